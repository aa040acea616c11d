"""Leaks by keeping something for somebody and giving it to somebody else."""

from typing import Any

from spielgeld.house.thinking.hints import Hints
from spielgeld.page import cache
from spielgeld.web.api import views
from spielgeld.web.pages import drawing, memory, sitting, table
from spielgeld.web.view_cache import CACHE
from tests.mutants import mutant, wrap

SEAT = "cache without the seat"
TABLE = "cache without the table"


@mutant(SEAT)
def views_kept_for_all() -> None:
    """Views as JSON are kept without the seat."""

    def recall(old: Any, kept: Any, table: Any, make: Any, reader: Any, *rest: Any) -> Any:
        return old(kept, table, make, 0 if make is views.write_view else reader, *rest)

    wrap(cache.ViewCache, "recall", recall)


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
    looks: dict[Any, Any] = {}

    def look(old: Any, table: Any, play: Any, seat: Any) -> Any:
        return looks.setdefault((table.id, play.step), old(table, play, seat))

    wrap(memory, "look", look)


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

    def recall(old: Any, kept: Any, table: Any, make: Any, *rest: Any) -> Any:
        return old(kept, "" if make is views.write_view else table, make, *rest)

    wrap(cache.ViewCache, "recall", recall)


@mutant(TABLE)
def pages_share_a_memory() -> None:
    """What pages remember is kept by game."""

    def cache_of(old: Any, table: Any) -> Any:
        return cache.TableCache(CACHE, table.settings.game)

    for module in (memory, drawing, sitting):
        wrap(module, "cache_of", cache_of)


@mutant(TABLE)
def notes_kept_by_seat() -> None:
    """Notes are kept by seat: whoever sits there at any table reads them."""
    from spielgeld.store.chairs import Chairs

    notes: dict[int, str] = {}

    async def read(old: Any, chairs: Any, table_id: str, seat: int) -> str:
        return notes.setdefault(seat, await old(chairs, table_id, seat))

    wrap(Chairs, "notes", read)
