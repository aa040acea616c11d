"""What a chair has besides the journal: when its player was last there, and private notes."""

from collections.abc import Iterable
from importlib import import_module

from sqlalchemy import Connection, select

from spielgeld.store.reader import Reader
from spielgeld.store.schema import chairs
from spielgeld.store.writer import Writer

Place = tuple[str, int]
"""A table and a seat."""


class Chairs:
    def __init__(self, writer: Writer, reader: Reader, dialect: str) -> None:
        self._writer = writer
        self._reader = reader
        # Only the dialect in use: PostgreSQL's would take a tenth of a server's start.
        self._insert = import_module(f"sqlalchemy.dialects.{dialect}").insert

    async def saw(self, places: Iterable[Place], at: float) -> None:
        """These players were there at this time."""
        rows = [{"table_id": table, "seat": seat, "seen": at} for table, seat in sorted(places)]

        def work(connection: Connection) -> None:
            self._put(connection, rows, "seen")

        await self._writer.write("", work)

    async def seen(self, table_id: str) -> dict[int, float]:
        """When the players of a table were last there."""

        def read(connection: Connection) -> dict[int, float]:
            query = select(chairs.c.seat, chairs.c.seen).where(chairs.c.table_id == table_id)
            rows = connection.execute(query.where(chairs.c.seen.is_not(None)))
            return {row.seat: row.seen for row in rows}

        return await self._reader.read(read)

    async def seen_since(self, at: float) -> list[tuple[str, int, float]]:
        """Everybody who was at some table since this time."""

        def read(connection: Connection) -> list[tuple[str, int, float]]:
            query = select(chairs.c.table_id, chairs.c.seat, chairs.c.seen)
            rows = connection.execute(query.where(chairs.c.seen >= at))
            return [(row.table_id, row.seat, row.seen) for row in rows]

        return await self._reader.read(read)

    async def keep_notes(self, table_id: str, seat: int, notes: str) -> None:
        def work(connection: Connection) -> None:
            self._put(connection, [{"table_id": table_id, "seat": seat, "notes": notes}], "notes")

        await self._writer.write(table_id, work)

    async def notes(self, table_id: str, seat: int) -> str:
        def read(connection: Connection) -> str:
            query = select(chairs.c.notes).where(chairs.c.table_id == table_id)
            return connection.execute(query.where(chairs.c.seat == seat)).scalar() or ""

        return await self._reader.read(read)

    def _put(self, connection: Connection, rows: list[dict[str, object]], column: str) -> None:
        """Set one column of chairs, whether or not they have a row."""
        add = self._insert(chairs)
        chair, new = ["table_id", "seat"], {column: add.excluded[column]}
        connection.execute(add.on_conflict_do_update(index_elements=chair, set_=new), rows)
