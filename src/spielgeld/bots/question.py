"""A question of a game that was played, as its seat saw it then."""

from dataclasses import dataclass
from typing import Any

from spielgeld import games
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View


@dataclass(frozen=True)
class Question:
    """What a seat saw and was asked before a decision of a record, and what it decided."""

    index: int
    view: View
    choice: Choice
    decision: Decision


def question_at(record: dict[str, Any], index: int) -> Question:
    play = games.replay(record, at=index)
    seat, raw = record["decisions"][index]
    choice = play.choice(seat)
    decision = choice.read(raw)
    assert decision is not None
    return Question(index, play.known(seat), choice, decision)
