"""Leaks by keeping something for somebody and giving it to somebody else."""

from typing import Any

from spielgeld.house.thinking.hints import Hints
from spielgeld.web import kept
from spielgeld.web.api import views
from spielgeld.web.pages import drawing, memory, sitting, table
from spielgeld.web.pages.memory import Memory
from tests.mutants import mutant, wrap

SEAT = "cache without the seat"
TABLE = "cache without the table"


@mutant(SEAT)
def views_kept_for_all() -> None:
    """Views as JSON are kept without the seat."""
    wrap(
        kept.Kept,
        "get",
        lambda old, place, table_id, name, stamp: old(place, table_id, name[0], stamp),
    )
    wrap(
        kept.Kept,
        "put",
        lambda old, place, table_id, name, *rest: old(place, table_id, name[0], *rest),
    )


@mutant(SEAT)
def looks_kept_for_all() -> None:
    """The game's own part of a view is kept by step alone."""
    looks: dict[Any, bytes] = {}

    def look(old: Any, table: Any, play: Any, seat: Any) -> bytes:
        return looks.setdefault((table.id, play.step), old(table, play, seat))

    wrap(views, "look", look)


@mutant(SEAT)
def pages_look_for_all() -> None:
    """What pages remember of a look is that of whoever looked first."""
    wrap(
        Memory, "look", lambda old, kept, play, seat: old(kept, play, next(iter(kept._looks), seat))
    )


@mutant(SEAT)
def regions_kept_for_all() -> None:
    """Drawn regions are kept by step, and the next reader gets them."""
    regions: dict[Any, Any] = {}

    def region(old: Any, at: Any) -> Any:
        return regions.setdefault((at.table.id, at.table.number, at.visitor.language), old(at))

    wrap(sitting.Sitting, "region", region)


@mutant(SEAT)
def pages_kept_for_all() -> None:
    """Drawn tables are kept by number, whoever asked."""
    pages: dict[Any, Any] = {}

    def draw(old: Any, table: Any, seat: Any, role: Any, frame: Any) -> Any:
        key = (table.id, table.number, frame.words.language, role.seat is None)
        return pages.setdefault(key, old(table, seat, role, frame))

    wrap(sitting, "draw_table", draw)
    wrap(table, "draw_table", draw)


@mutant(SEAT)
def steps_kept_for_all() -> None:
    """Looking back is kept by step, whoever looked back first."""
    steps: dict[Any, Any] = {}

    def draw(old: Any, table: Any, step: int, seat: Any, frame: Any) -> Any:
        return steps.setdefault(
            (table.id, step, frame.words.language), old(table, step, seat, frame)
        )

    wrap(table, "draw_step", draw)


@mutant(SEAT)
def hints_kept_for_all() -> None:
    """Advice is kept by table and step."""

    async def find(old: Any, hints: Any, key: Any, *rest: Any) -> Any:
        return await old(hints, (key[0], 0, key[2]), *rest)

    wrap(Hints, "_find", find)


@mutant(TABLE)
def views_kept_across_tables() -> None:
    """Views are kept by seat and number, for all tables of the server."""
    wrap(kept.Kept, "get", lambda old, place, table_id, *rest: old(place, "", *rest))
    wrap(kept.Kept, "put", lambda old, place, table_id, *rest: old(place, "", *rest))


@mutant(TABLE)
def pages_share_a_memory() -> None:
    """What pages remember is kept by game."""
    memories: dict[str, Memory] = {}

    def memory_of(old: Any, table: Any) -> Memory:
        return memories.setdefault(table.settings.game, Memory())

    for module in (memory, drawing, table):
        if "memory_of" in vars(module):
            wrap(module, "memory_of", memory_of)


@mutant(TABLE)
def notes_kept_by_seat() -> None:
    """Notes are kept by seat: whoever sits there at any table reads them."""
    from spielgeld.store.chairs import Chairs

    notes: dict[int, str] = {}

    async def read(old: Any, chairs: Any, table_id: str, seat: int) -> str:
        return notes.setdefault(seat, await old(chairs, table_id, seat))

    wrap(Chairs, "notes", read)
