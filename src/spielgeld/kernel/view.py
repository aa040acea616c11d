"""What a seat may know of a game being played."""

from dataclasses import dataclass
from typing import Any

from spielgeld.kernel.choice import Decision
from spielgeld.kernel.state import Seat


@dataclass(frozen=True)
class View:
    """What one seat (None: a spectator) may know. `table` is the game's own part of it.

    `ranking` (the seats that share a place, best first) and `winners` are empty until it is over.
    """

    game: str
    players: int
    options: dict[str, Any]
    seat: Seat | None
    step: int
    over: bool
    waiting: tuple[Seat, ...]
    sealed: Decision | None
    ranking: tuple[tuple[Seat, ...], ...]
    winners: tuple[Seat, ...]
    table: Any
