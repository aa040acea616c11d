"""Small deliberate leaks, to see whether the tests against leaks would notice.

    python -m tests.mutants [--few] [NAME ...]

Each is put into two worlds (`tests/web/worlds.py`) and must be caught by the scenes alone. The list
with its results is docs/leaks.md, written by the command.
"""

import json
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from spielgeld.house.table import Table


@dataclass(frozen=True)
class Mutant:
    """`kind` is the class of mistake that it stands for; `says` is the mistake."""

    name: str
    kind: str
    says: str
    leak: Callable[[], None]


MUTANTS: dict[str, Mutant] = {}


def mutant(kind: str) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """The function makes the mistake in the process that calls it; its docstring says which."""

    def add(leak: Callable[[], None]) -> Callable[[], None]:
        name, says = leak.__name__, (leak.__doc__ or "").strip()
        assert name not in MUTANTS
        assert says
        MUTANTS[name] = Mutant(name, kind, says, leak)
        return leak

    return add


def wrap(owner: Any, name: str, new: Callable[..., Any]) -> None:
    """Replace a function by one that is given the old one first."""
    raw = vars(owner)[name]
    old = raw.fget if isinstance(raw, property) else raw

    def replaced(*args: Any, **named: Any) -> Any:
        return new(old, *args, **named)

    setattr(owner, name, property(replaced) if isinstance(raw, property) else replaced)


def truth(table: Table) -> int:
    """A number that follows from all that is hidden at a table."""
    play = table.play
    if play is None:
        promised = table.standing.promised
        return zlib.crc32(repr(promised and promised.secret).encode())
    hidden = [play.deal, play.decisions, sorted(play.sealed.items())]
    return zlib.crc32(json.dumps(hidden, default=str).encode())


def sealed(table: Table) -> str:
    """What has been decided and not been opened."""
    return "" if table.play is None else str(sorted(table.play.sealed.items()))


def somebody_else(table: Table, seat: int | None) -> int:
    return (0 if seat is None else seat + 1) % len(table.chairs)


from tests.mutants import (  # noqa: E402
    aside,
    caches,
    closing,
    derived,
    doors,
    lately,
    records,
    roles,
    serialisers,
    thinking,
)

__all__ = [
    "MUTANTS", "Mutant", "aside", "caches", "closing", "derived", "doors", "lately", "mutant",
    "records", "roles", "sealed", "serialisers", "somebody_else", "thinking", "truth", "wrap",
]  # fmt: skip
