"""A guided first game: a script that explains a game while it is played."""

from dataclasses import dataclass

from spielgeld.kernel.choice import Decision
from spielgeld.kernel.game import Deal, Options
from spielgeld.kernel.state import Seat

LEARNER: Seat = 0
"""Where the learner sits."""


@dataclass(frozen=True)
class Step:
    """Who decides what, and the message that explains it beforehand, if there is one.

    Where a step is `free`, the learner may decide otherwise.
    """

    seat: Seat
    decision: Decision
    text: str | None = None
    free: bool = False


@dataclass(frozen=True)
class Lesson:
    """A game, decided by its steps up to a point and open from there on.

    `opening` and `closing` are the messages before the first step and after the last one. All
    messages may name the learner as `name`.
    """

    players: int
    options: Options
    deal: Deal
    opening: tuple[str, ...]
    steps: tuple[Step, ...]
    closing: tuple[str, ...]
