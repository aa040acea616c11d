"""Leaks by tables that are closed or deleted."""

from typing import Any

from spielgeld import games
from spielgeld.house import service
from spielgeld.house.desk import Desk
from spielgeld.house.table import Table
from spielgeld.house.texts import read_small
from spielgeld.web.api import tables
from spielgeld.web.pages import table as table_pages
from tests.mutants import mutant, wrap

CLOSED = "closed or deleted tables"


@mutant(CLOSED)
def record_of_a_closed_table() -> None:
    """A closed table gives its record away."""

    async def record(old: Any, house: Any, table_id: str, secrets: Any) -> Any:
        table, _ = await house.visit(table_id, secrets)
        if table.status == "closed" and table.play is not None:
            return games.record(table.play)
        return await old(house, table_id, secrets)

    wrap(service.Service, "record", record)


@mutant(CLOSED)
def closed_tables_are_open_books() -> None:
    """Once a table is closed, one may look back as anybody."""

    def back(old: Any, table: Table, role: Any, wanted: Any) -> Any:
        seat = read_small(wanted)
        return seat if table.status == "closed" else old(table, role, wanted)

    wrap(table_pages, "seat_looking_back", back)


@mutant(CLOSED)
def closed_tables_tell_all_events() -> None:
    """Once a table is closed, the API tells what nobody was told."""

    def events(old: Any, table: Table, seat: Any, start: int) -> Any:
        if table.status == "closed" and table.play is not None:
            return [{"event": repr(event)} for event in table.play.full_story()]
        return old(table, seat, start)

    wrap(tables, "describe_events", events)


@mutant(CLOSED)
def deleted_tables_are_kept() -> None:
    """A table that was deleted is still at hand."""
    wrap(Desk, "_forget", lambda old, desk, table_id: None)


@mutant(CLOSED)
def closing_opens_what_was_sealed() -> None:
    """A closed table describes what was sealed when it was closed."""

    def describe(old: Any, table: Table) -> Any:
        told = old(table)
        if table.status == "closed" and table.play is not None:
            told["last"] = [str(decision) for decision in table.play.sealed.values()]
        return told

    wrap(tables, "describe_table", describe)


@mutant(CLOSED)
def record_of_a_running_game() -> None:
    """The record can be had before the end."""

    async def record(old: Any, house: Any, table_id: str, secrets: Any) -> Any:
        table, _ = await house.visit(table_id, secrets)
        return (
            await old(house, table_id, secrets) if table.play is None else games.record(table.play)
        )

    wrap(service.Service, "record", record)
