"""What was decided, what would have been advised and why, in the words of one language."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from spielgeld.kernel.choice import Decision
from spielgeld.kernel.view import View
from spielgeld.telling.game import telling_of
from spielgeld.telling.words import Words


class Fact(Protocol):
    """A reason as the bots give it."""

    @property
    def name(self) -> str: ...
    @property
    def values(self) -> Mapping[str, Any]: ...


@dataclass(frozen=True)
class Spoken:
    """A decision of a game looked back at."""

    moment: str
    decided: str
    advised: str
    reasons: tuple[str, ...]


def speak(
    view: View,
    decision: Decision,
    advised: Decision,
    reasons: Iterable[Fact],
    words: Words,
    names: list[str],
) -> Spoken:
    telling = telling_of(view.game)
    return Spoken(
        telling.moment(view, words),
        telling.decision(decision, view, words),
        telling.decision(advised, view, words),
        say_reasons(view.game, reasons, words, names),
    )


def say_reasons(
    game: str, reasons: Iterable[Fact], words: Words, names: list[str]
) -> tuple[str, ...]:
    telling = telling_of(game)
    return tuple([telling.reason(fact.name, fact.values, words, names) for fact in reasons])


def say_turn(decision: Decision, then: Iterable[Decision], view: View, words: Words) -> str:
    """A decision, and what would follow it in the same turn."""
    telling = telling_of(view.game)
    said = telling.decision(decision, view, words)
    for later in then:
        said = words.say("advice-then", first=said, then=telling.decision(later, view, words))
    return said


def percent(share: float) -> int:
    return round(100 * share)


def chance_to_win(worth: float, players: int) -> int:
    """In percent, what hoping to end ahead of this share of the others means for ending first.

    As if all others were equally strong (Luce's choice): ahead of half of three is one in four.
    """
    rivals = (1.0 - worth) * (players - 1)
    # Trials that all ended alike are no certainty.
    return min(max(percent(worth / (worth + rivals)), 1), 99)
