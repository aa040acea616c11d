"""Reading and adding to the journals of tables."""

import json
import secrets
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, RowMapping, delete, func, insert, select, text, update

from spielgeld.limits import USUAL
from spielgeld.store import database
from spielgeld.store.chairs import Chairs
from spielgeld.store.journal import Entry, Idle, Mark, TableRow, TurnBegun
from spielgeld.store.mailboxes import Mailboxes
from spielgeld.store.move_codes import MoveCodes
from spielgeld.store.notices import (
    CHANNEL,
    DELETED,
    MOST_IN_A_NOTICE,
    Heard,
    PostgresListener,
    notify,
)
from spielgeld.store.pushes import Pushes
from spielgeld.store.reader import Reader
from spielgeld.store.schema import chairs, entries, mailboxes, pushes, schema_version, tables
from spielgeld.store.switchboard import Extension
from spielgeld.store.writer import Told, Writer
from spielgeld.vigil import Vigil

COLUMNS = ("table_id", "number", "kind", "seat", "body", "key", "at")
# All entries of a transaction are one statement, which costs little more than one entry would.
SQLITE_ADD = f"""
    INSERT INTO entries ({", ".join(COLUMNS)})
    SELECT {", ".join(f"json_extract(value, '$[{place}]')" for place in range(len(COLUMNS)))}
    FROM json_each(?) WHERE true"""
SQLITE_ADD_WHAT_FITS = f"{SQLITE_ADD} ON CONFLICT DO NOTHING RETURNING table_id, number"
POSTGRES_ADD_AND_TELL = f"""
    WITH added AS (
        INSERT INTO entries ({", ".join(COLUMNS)})
        SELECT e->>0, (e->>1)::int, e->>2, (e->>3)::int, e->>4, e->>5, (e->>6)::float
        FROM json_array_elements(%s::json) AS e
        ON CONFLICT DO NOTHING RETURNING table_id, number
    ), told AS (
        SELECT pg_notify('{CHANNEL}', %s || string_agg(E'\\n' || table_id || ' ' || number, ''))
        FROM (SELECT *, row_number() OVER () / {MOST_IN_A_NOTICE} AS part FROM added) AS parts
        GROUP BY part
    )
    SELECT table_id, number, (SELECT count(*) FROM told) FROM added"""
NEWS = """
    SELECT entries.* FROM {each} AS known JOIN entries
    ON entries.table_id = known.key AND entries.number > CAST(known.value AS integer)
    ORDER BY entries.table_id, entries.number"""
READ_NEWS = {
    "sqlite": text(NEWS.format(each="json_each(:known)")),
    "postgresql": text(NEWS.format(each="json_each_text(CAST(:known AS json))")),
}


SECONDS_BETWEEN_CHECKS = 2.0


class Counts(NamedTuple):
    """How many tables there are, by status, and how many mails and pushes wait to be sent."""

    tables: dict[str, int]
    mails_due: int
    pushes_due: int


class Store:
    """`shared` says that other processes may write to the same database.

    `notices` is where they are heard: PostgreSQL's own address, if `url` is that of a pool before
    it; or the file of the switchboard of an SQLite file's workers. `told` hears of each commit.
    `engine` is what `open_as_it_is` opened; otherwise an older database is brought up to date.
    So many entries as `most_waiting` may wait to be written.
    """

    def __init__(
        self,
        url: str,
        vigil: Vigil | None = None,
        notices: str = "",
        told: Told = lambda seconds, entries: None,
        engine: Engine | None = None,
        most_waiting: int = USUAL.waiting_entries,
    ) -> None:
        self._url = url
        self._notices = notices
        self._engine = engine or database.open_engine(url, pooled=bool(notices))
        self.vigil = vigil or Vigil()
        self._next_check = 0.0
        self._name = secrets.token_hex(8)
        dialect = self._engine.dialect.name
        self._held = database.join(url) if dialect == "sqlite" and notices else None
        self._reader = Reader(self._engine, self.vigil)
        add = partial(add_entries, name=self._name)
        self._writer = Writer(self._engine, add, self.vigil, told, most_waiting)
        self._listener: PostgresListener | Extension | None = None
        self.shared = dialect == "postgresql" or bool(notices)
        self.chairs = Chairs(self._writer, self._reader, dialect)
        self.mailboxes = Mailboxes(self._writer, self._reader)
        self.pushes = Pushes(self._writer, self._reader)
        self.move_codes = MoveCodes(self._writer, self._reader)

    @property
    def waiting(self) -> int:
        """How many wait to be written."""
        return self._writer.waiting

    def listen(self, heard: Heard, reconnected: Callable[[], None]) -> None:
        """Hear what other processes write, in a thread of its own."""
        if self._engine.dialect.name == "postgresql":
            url = self._notices or self._url
            self._listener = PostgresListener(url, self._name, heard, reconnected, self.vigil)
        elif self.shared:
            extension = Extension(Path(self._notices), heard, reconnected, self.vigil)
            self._writer.committed = extension.tell
            self._listener = extension

    def close(self) -> None:
        if self._listener is not None:
            self._listener.close()
        self._writer.close()
        self._engine.dispose()
        if self._held is not None:
            self._held.close()

    async def create(self, row: TableRow, journal: Sequence[Entry]) -> None:
        """Keep a new table and what has happened at it already."""

        def work(connection: Connection) -> None:
            values = {**vars(row), "settings": to_text(row.settings)}
            connection.execute(insert(tables).values(values))
            for entry in journal:
                connection.execute(insert(entries).values(values_of(entry)))

        await self._writer.write(row.id, work)

    async def append(
        self, entry: Entry, mark: Mark | None = None, turn: TurnBegun | None = None
    ) -> bool:
        """Add an entry. False if its number or its seat's key is taken: read what is new first."""

        def work(connection: Connection) -> None:
            if mark is not None:
                row = update(tables).where(tables.c.id == entry.table_id)
                connection.execute(row.values(status=mark.status, wakes=mark.wakes))
            if turn is not None:
                self.mailboxes.pass_turn(connection, entry.table_id, turn)
                self.pushes.pass_turn(connection, entry.table_id, turn)

        return await self._writer.append(entry, work if mark or turn else None)

    async def delete(self, table_id: str) -> None:
        """Forget a table and all that happened at it."""

        def work(connection: Connection) -> None:
            for kept in (entries, chairs, mailboxes, pushes):
                connection.execute(delete(kept).where(kept.c.table_id == table_id))
            connection.execute(delete(tables).where(tables.c.id == table_id))
            if connection.dialect.name == "postgresql":
                notify(connection, self._name, table_id, DELETED)

        await self._writer.write(table_id, work)
        if isinstance(self._listener, Extension):
            self._listener.tell([(table_id, DELETED)])

    async def idle(self, since: float) -> list[Idle]:
        """The tables at which nothing has happened since then, the longest forgotten first."""

        def read(connection: Connection) -> list[Idle]:
            last = func.coalesce(func.max(entries.c.at), tables.c.created)
            query = (
                select(tables.c.id, tables.c.game, tables.c.status, tables.c.created, last)
                .outerjoin(entries, entries.c.table_id == tables.c.id)
                .group_by(tables.c.id)
                .having(last <= since)
                .order_by(last, tables.c.id)
            )
            return [Idle(*row) for row in connection.execute(query)]

        return await self._reader.read(read)

    async def states(self) -> dict[str, int]:
        """How many tables there are, by status."""

        def read(connection: Connection) -> dict[str, int]:
            query = select(tables.c.status, func.count()).group_by(tables.c.status)
            return {row[0]: row[1] for row in connection.execute(query)}

        return await self._reader.read(read)

    async def counts(self) -> Counts:
        mails, pushes = await self.mailboxes.number_due(), await self.pushes.number_due()
        return Counts(await self.states(), mails, pushes)

    async def check(self) -> None:
        """Raises whatever is wrong with the database, which is read and now and then written to."""
        await self.mailboxes.number_due()
        now = time.monotonic()
        if now >= self._next_check:
            self._next_check = now + SECONDS_BETWEEN_CHECKS
            await self._writer.write("", write_in_place)

    async def table(self, table_id: str) -> TableRow | None:
        def read(connection: Connection) -> TableRow | None:
            query = select(tables).where(tables.c.id == table_id)
            row = connection.execute(query).mappings().first()
            return None if row is None else table_of(row)

        return await self._reader.read(read)

    async def journal(self, table_id: str, after: int = 0, most: int | None = None) -> list[Entry]:
        """The entries with higher numbers than `after`, in order; so many of them at most."""

        def read(connection: Connection) -> list[Entry]:
            query = select(entries).where(entries.c.table_id == table_id, entries.c.number > after)
            query = query.order_by("number").limit(most)
            return [entry_of(row) for row in connection.execute(query).mappings()]

        return await self._reader.read(read)

    async def news(self, known: dict[str, int]) -> dict[str, list[Entry]]:
        """The entries with higher numbers than the known ones, by table and in order."""

        def read(connection: Connection) -> dict[str, list[Entry]]:
            new: dict[str, list[Entry]] = {}
            query = READ_NEWS[connection.dialect.name]
            for row in connection.execute(query, {"known": to_text(known)}).mappings():
                new.setdefault(row["table_id"], []).append(entry_of(row))
            return new

        return await self._reader.read(read)

    async def length(self, table_id: str) -> int:
        """The number of a table's last entry; 0 if it has none."""

        def read(connection: Connection) -> int:
            query = select(func.max(entries.c.number)).where(entries.c.table_id == table_id)
            return connection.execute(query).scalar() or 0

        return await self._reader.read(read)

    async def waking(self, until: float, most: int = 100) -> list[str]:
        """The tables that someone must look after by then, the longest overdue first."""

        def read(connection: Connection) -> list[str]:
            query = select(tables.c.id).where(tables.c.wakes <= until)
            return list(connection.execute(query.order_by(tables.c.wakes).limit(most)).scalars())

        return await self._reader.read(read)

    async def postpone(self, table_id: str, seen: float, wakes: float | None) -> None:
        """Who saw that a table should be awake puts it off, unless someone else has by now."""

        def work(connection: Connection) -> None:
            row = update(tables).where(tables.c.id == table_id, tables.c.wakes <= seen)
            connection.execute(row.values(wakes=wakes))

        await self._writer.write(table_id, work)


def write_in_place(connection: Connection) -> None:
    """Changes nothing, but only where something can be written."""
    connection.execute(update(schema_version).values(version=schema_version.c.version))


def add_entries(
    connection: Connection, new: Sequence[Entry], name: str = ""
) -> set[tuple[str, int]]:
    """Add entries to their journals; the answer is the tables and numbers of those added.

    PostgreSQL tells other processes, when the transaction is committed, who did it.
    """
    rows = [[*vars(entry).values()] for entry in new]
    for row in rows:
        row[4] = to_text(row[4])
    values = (to_text(rows),)
    # The driver itself is asked: SQLAlchemy would take as long again for it.
    driver: Any = connection.connection.driver_connection
    if connection.dialect.name == "postgresql":
        added = driver.execute(POSTGRES_ADD_AND_TELL, (*values, name))
        return {(table_id, number) for table_id, number, _ in added}
    # Each row that SQLite returns is a wait for the interpreter's lock, so it returns none as
    # long as all entries fit. If they don't, only this statement is undone.
    with suppress(sqlite3.IntegrityError):
        driver.execute(SQLITE_ADD, values)
        return {(entry.table_id, entry.number) for entry in new}
    return set(driver.execute(SQLITE_ADD_WHAT_FITS, values).fetchall())


def values_of(entry: Entry) -> dict[str, object]:
    return {**vars(entry), "body": to_text(entry.body)}


def entry_of(row: RowMapping) -> Entry:
    return Entry(**{**row, "body": json.loads(row["body"])})


def table_of(row: RowMapping) -> TableRow:
    return TableRow(**{**row, "settings": json.loads(row["settings"])})


to_text = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
