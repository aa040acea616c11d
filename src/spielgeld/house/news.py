"""What is new at tables that this process has at hand. All who ask at once ask one question."""

import asyncio

from spielgeld.house.table import Table
from spielgeld.store import Entry, Store

SLICE = 100
"""So many entries are read without a pause: a few milliseconds."""


class News:
    """While one question is put to the database, all others wait and are put together, next."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: dict[Table, asyncio.Future[None]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def read(self, table: Table) -> None:
        """Read what has been added to a table up to now."""
        if table not in self._waiting:
            self._waiting[table] = asyncio.get_running_loop().create_future()
        answer = self._waiting[table]
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask())
        await asyncio.shield(answer)

    async def _ask(self) -> None:
        try:
            await self._ask_all()
        finally:
            self._asking = None

    async def _ask_all(self) -> None:
        while self._waiting:
            waiting, self._waiting = self._waiting, {}
            try:
                new = await self._store.news({table.id: table.number for table in waiting})
            except Exception as error:
                for answer in waiting.values():
                    answer.set_exception(error)
                continue
            for table, answer in waiting.items():
                try:
                    await read_slowly(table, new.get(table.id, []))
                except Exception as error:
                    answer.set_exception(error)
                else:
                    answer.set_result(None)


async def read_all(table: Table, store: Store) -> None:
    """Read a journal to its end, a slice at a time: meanwhile all others are answered."""
    while True:
        entries = await store.journal(table.id, table.number, SLICE)
        read(table, entries)
        if len(entries) < SLICE:
            return


async def read_slowly(table: Table, entries: list[Entry]) -> None:
    for begin in range(0, len(entries), SLICE):
        read(table, entries[begin : begin + SLICE])
        await asyncio.sleep(0)


def read(table: Table, entries: list[Entry]) -> None:
    """Read entries to a table, except those that it has by now."""
    for entry in entries:
        if entry.number == table.number + 1:
            table.read(entry)
