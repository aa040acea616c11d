"""What a seat may know of a game being played."""

from dataclasses import dataclass
from typing import Any

from spielgeld.kernel.choice import Decision
from spielgeld.kernel.frozen import Frozen
from spielgeld.kernel.state import Seat


@dataclass(frozen=True)
class View(Frozen):
    """What one seat (None: a spectator) may know. `table` is the game's own part of it.

    `rules` is the version of the game's rules by which it is played.
    `ranking` (the seats that share a place, best first) and `winners` are empty until it is over.
    """

    game: str
    rules: int
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

    def __hash__(self) -> int:
        return fingerprint((self.game, self.seat, self.step, self.waiting, self.sealed, self.table))


def fingerprint(value: Any) -> int:
    """A hash of plain data, dictionaries in it included."""
    if isinstance(value, dict):
        return hash(frozenset([(key, fingerprint(entry)) for key, entry in value.items()]))
    if isinstance(value, (tuple, list)):
        return hash(tuple([fingerprint(entry) for entry in value]))
    fields = getattr(value, "__dataclass_fields__", None)
    if fields is None:
        return hash(value)
    return hash(tuple([fingerprint(getattr(value, name)) for name in fields]))
