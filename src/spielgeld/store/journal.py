"""What is stored: tables, and the entries of their journals."""

from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]
"""What others than the store know the meaning of."""


@dataclass(frozen=True)
class TableRow:
    """A table as it was made. `wakes` is when someone must look after it unasked."""

    id: str
    game: str
    settings: Json
    host_hash: str
    invite_hash: str
    created: float
    status: str = "open"
    wakes: float | None = None


@dataclass(frozen=True)
class Entry:
    """Entry `number` (from 1) of a table's journal. `key` is the client's name for the request."""

    table_id: str
    number: int
    kind: str
    seat: int | None
    body: Json
    key: str | None
    at: float


@dataclass(frozen=True)
class Idle:
    """A table at which nothing has happened since `last`."""

    id: str
    game: str
    status: str
    created: float
    last: float


@dataclass(frozen=True)
class Mark:
    """What changes in a table's row together with an entry."""

    status: str
    wakes: float | None


@dataclass(frozen=True)
class TurnBegun:
    """Whose turn it is after an entry, and when those who gave an address are to be mailed."""

    seats: tuple[int, ...]
    due: float
    decided: int = -1
    """Who decided by this entry, if it was a decision: asked again, it is another turn."""
