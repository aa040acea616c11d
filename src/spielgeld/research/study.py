"""What can be read off a finished game, beyond who won it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from spielgeld.bots import Decide
from spielgeld.games.package import part_of
from spielgeld.kernel.play import Play


@dataclass(frozen=True)
class Observation:
    """One figure of a game: the `value` of a `series` for one of its `groups` (such as a round).

    Values are whole numbers of any size, so they are compared and never added up.
    """

    series: str
    group: int | str
    value: int


class Study:
    """How a game is studied: which field of its summary is the score, and its own figures."""

    def __init__(self, score: str) -> None:
        self.score = score

    def observe(self, play: Play, summary: dict[str, Any]) -> Iterator[Observation]:
        """The figures of a finished game that was listened to."""
        yield from ()

    def probe(
        self, decide: Decide, players: int, seed: str, options: dict[str, Any]
    ) -> Iterator[tuple[str, int]]:
        """What a bot answers in situations that tell much about it, each by its name."""
        yield from ()


def study_of(game: str) -> Study | None:
    """The study of a game, found by entry point; None if there is none."""
    study: Study | None = part_of(game, "study")
    return study
