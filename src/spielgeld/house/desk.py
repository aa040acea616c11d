"""The desk: finds tables, and adds to their journals. Stored first, then read, then announced."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any
from weakref import WeakValueDictionary

from spielgeld.house.line import Line
from spielgeld.house.live import Live
from spielgeld.house.news import News, read
from spielgeld.house.problems import Problem
from spielgeld.house.table import Table
from spielgeld.kernel.refusal import Refused
from spielgeld.store import Entry, Store, TableRow
from spielgeld.store.journal import Turn
from spielgeld.store.notices import DELETED

MOST_TABLES = 2_000
MOST_HELD = 8
TRIES = 20
MOST_ENTRIES = 50_000
"""No game is that long: only chatter without end would get there."""

Draft = tuple[str, int | None, dict[str, Any], str | None]
"""An entry to be: its kind, seat, body and key."""


class Desk:
    """Tables are cached by process. Where others write too, each look asks for what is new.

    Who adds to a table does not ask: if others were quicker, the number is taken.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.live = Live()
        self._news = News(store)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._lines: WeakValueDictionary[str, Line] = WeakValueDictionary()
        self._deleted = 0
        """How many tables have been deleted since the process began."""
        self.mail_after: float | None = None
        """At tables of days: so many seconds after a turn has begun a mail is due."""
        self.changed: Callable[[Table], None] = lambda table: None
        """Called with every table that this process has added to."""

    def listen(self) -> None:
        """Hear of what other processes add, from the loop that runs now."""
        loop = asyncio.get_running_loop()

        def heard(table_id: str, number: int) -> None:
            loop.call_soon_threadsafe(self._hear, table_id, number)

        def reconnected() -> None:
            asyncio.run_coroutine_threadsafe(self._announce_missed(), loop)

        self.store.listen(heard, reconnected)

    def _hear(self, table_id: str, number: int) -> None:
        if number == DELETED:
            self._forget(table_id)
        else:
            self.live.announce(table_id, number)

    def _forget(self, table_id: str) -> None:
        """Whoever watches a table that was deleted looks again, and finds nothing."""
        self._deleted += 1
        self._tables.pop(table_id, None)
        self.live.nudge(table_id)

    async def _announce_missed(self) -> None:
        for table_id in self.live.tables():
            self.live.announce(table_id, await self.store.length(table_id))

    async def delete(self, table_id: str) -> None:
        await self.store.delete(table_id)
        self._forget(table_id)

    async def create(self, row: TableRow, journal: list[Entry]) -> Table:
        await self.store.create(row, journal)
        return await self.get(row.id)

    async def get(self, table_id: str) -> Table:
        """The table as it stands now."""
        if self.store.shared and table_id in self._tables:
            await self._catch_up(self._tables[table_id])
        return await self._find(table_id)

    async def at(self, table_id: str, number: int) -> Table:
        """The table after this entry or a later one."""
        table = self._tables.get(table_id)
        return table if table and table.number >= number else await self.get(table_id)

    async def _find(self, table_id: str) -> Table:
        """The table, perhaps behind its time."""
        table = self._tables.get(table_id) or await self._load(table_id)
        if table_id in self._tables:  # it may have been deleted meanwhile
            self._tables.move_to_end(table_id)
        return table

    def cached(self, table_id: str) -> Table | None:
        """A table that this process has at hand, perhaps behind its time."""
        return self._tables.get(table_id)

    def all_cached(self) -> list[Table]:
        return list(self._tables.values())

    async def _load(self, table_id: str) -> Table:
        deleted = self._deleted
        row = await self.store.table(table_id)
        if row is None:
            raise Problem("no-table")
        table = Table(row)
        read(table, await self.store.journal(table_id))
        table.seen = await self.store.chairs.seen(table_id)
        table.look_round(time.time())
        if deleted != self._deleted:
            # Perhaps it was this one, and what has been read is no table any more.
            return await self._load(table_id)
        # Whoever asked at the same time may have been quicker; there is one table for all.
        table = self._tables.setdefault(table_id, table)
        while len(self._tables) > MOST_TABLES:
            self._tables.popitem(last=False)
        return table

    async def _catch_up(self, table: Table) -> None:
        try:
            await self._news.read(table)
        except Problem:
            self._tables.pop(table.id, None)
            raise

    def takes_mail(self, table: Table) -> bool:
        """Whether players can be mailed when it is their turn."""
        return self.mail_after is not None and table.settings.pace == "days"

    def _turn(self, table: Table, entry: Entry) -> Turn | None:
        """Who is to be mailed after an entry that is not read yet; None if nothing changes."""
        if self.mail_after is None or not self.takes_mail(table):
            return None
        asked = table.asked_after(entry)
        return None if asked is None else Turn(asked, entry.at + self.mail_after)

    async def add(
        self, table_id: str, draft: Callable[[Table], Draft | None]
    ) -> tuple[Table, Entry | None]:
        """Add the entry that `draft` makes of the table as it stands, or that is there already.

        `draft` raises if it must not be, and answers None if there is nothing to add.
        """
        line = self._lines.setdefault(table_id, Line())
        line.length += 1
        try:
            async with line.lock:
                table, entry = await self._add(table_id, draft)
                if entry is not None:
                    line.newest = entry.number
                    line.held += 1
                    self.changed(table)
                return table, entry
        finally:
            line.length -= 1
            if line.held and (line.length == 0 or line.held == MOST_HELD):
                line.held = 0
                self.live.announce(table_id, line.newest)

    async def _add(
        self, table_id: str, draft: Callable[[Table], Draft | None]
    ) -> tuple[Table, Entry | None]:
        table = await self._find(table_id)
        current = not self.store.shared
        for _ in range(TRIES):
            try:
                made = draft(table)
            except (Problem, Refused):
                if current:
                    raise
                made = None
            if made is not None:
                entry = self._write(table, made)
                if entry is None or await self._keep(table, entry):
                    return table, entry
            elif current:
                return table, None
            # Others were quicker, or may have been.
            await self._catch_up(table)
            current = True
        raise Problem("busy", retry_after=1)

    def _write(self, table: Table, made: Draft) -> Entry | None:
        """The entry; None if it is there already."""
        if table.number >= MOST_ENTRIES:
            raise Problem("full-table")
        kind, seat, body, key = made
        if key is not None and (seat, key) in table.answers:
            return None
        return Entry(table.id, table.number + 1, kind, seat, body, key, time.time())

    async def _keep(self, table: Table, entry: Entry) -> bool:
        """Store an entry and read it; False if its number is taken."""
        mark, turn = table.mark_after(entry), self._turn(table, entry)
        if not await self.store.append(entry, mark, turn):
            return False
        # Another process may have read it to us while we waited for the disk.
        if table.number < entry.number:
            table.add(entry)
        cached = self._tables.setdefault(table.id, table)
        if cached is not table:
            await self._catch_up(cached)
        return True
