"""The desk: finds tables, and adds to their journals. Stored first, then read, then announced."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from spielgeld.house.journal import Chat, Decide, Rematch, Renew, Sit, What
from spielgeld.house.live import Live
from spielgeld.house.news import News, read, read_all
from spielgeld.house.problems import Problem
from spielgeld.house.queue import TableQueue
from spielgeld.house.table import Preview, Receipt, Repeated, Table
from spielgeld.kernel.refusal import Refused
from spielgeld.limits import USUAL, Limits
from spielgeld.store import Entry, Store, TableRow
from spielgeld.store.journal import TurnBegun
from spielgeld.store.notices import DELETED

MOST_SET_ASIDE = 1_000
LONGEST_ID = 32
MOST_HELD = 8
TRIES = 20
MOST_OF_A_KIND = {"chat": 5_000, "undo": 5_000, "renew": 1_000, "bot": 1_000, "return": 1_000}
"""What may happen at a table without end, and only while its journal is not too long in bytes.
All else is bounded by the rules of its game."""

log = logging.getLogger("spielgeld")


class Draft(NamedTuple):
    """What is to be added, and the client's own name for the request."""

    what: What
    key: str | None = None


Write = Callable[[Table], Draft | Repeated | None]
"""Makes a draft of the table as it stands; None if there is nothing to add, raises if it must not.

A request that was answered before is no draft, but has its answer.
"""


class Added(NamedTuple):
    """The entry is stored and read."""

    answer: Receipt


class Desk:
    """Tables are cached by process. Where others write too, each look asks for what is new.

    Who adds to a table does not ask: if others were quicker, the number is taken.

    `changed` is called with every table that this process has added to. At tables of days a mail is
    due `mail_after` so many seconds after a turn has begun, and browsers are told after
    `push_after`; None: nobody is.
    """

    def __init__(
        self,
        store: Store,
        *,
        changed: Callable[[Table], None] = lambda table: None,
        mail_after: float | None = None,
        push_after: float | None = None,
        limits: Limits = USUAL,
    ) -> None:
        self.store = store
        self.limits = limits
        self.live = Live(limits)
        self._news = News(store)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._queues: dict[str, TableQueue] = {}
        self.set_aside: OrderedDict[str, int] = OrderedDict()
        """Tables whose journals can't be read, with the entry that is at fault."""
        self._heard: dict[str, int] = {}
        """What others have added to tables that are watched here, and is not read yet."""
        self._reading: asyncio.Task[None] | None = None
        self._deleted = 0
        """How many tables have been deleted since the process began."""
        self._changed = changed
        self._mail_after = mail_after
        self._push_after = push_after

    def listen(self) -> None:
        """Hear of what other processes add, from the loop that runs now."""
        loop = asyncio.get_running_loop()

        def heard(notices: dict[str, int]) -> None:
            loop.call_soon_threadsafe(self._hear_all, notices)

        def reconnected() -> None:
            asyncio.run_coroutine_threadsafe(self._announce_missed(), loop)

        self.store.listen(heard, reconnected)

    def _hear_all(self, notices: dict[str, int]) -> None:
        for table_id, number in notices.items():
            self._hear(table_id, number)

    def _hear(self, table_id: str, number: int) -> None:
        """Tell it when it has been read; what is heard meanwhile is read and told together."""
        table, queue = self._tables.get(table_id), self._queues.get(table_id)
        if number == DELETED:
            self._forget(table_id)
        elif queue is not None and queue.length:
            # Whoever stands in the queue will tell it, with what they add.
            if number > queue.newest:
                queue.newest = number
                queue.held = max(queue.held, 1)
        elif table is None or table.number >= number or not self.live.watched(table_id):
            self._announce(table_id, number)
        else:
            self._heard[table_id] = max(number, self._heard.get(table_id, number))
            if self._reading is None:
                self._reading = asyncio.create_task(self._read_heard())

    async def _read_heard(self) -> None:
        while self._heard:
            heard, self._heard = self._heard, {}
            tables = [self._tables[table_id] for table_id in heard if table_id in self._tables]
            # Whoever watches a table that can't be read looks again, and is told why.
            await asyncio.gather(*[self._catch_up(t) for t in tables], return_exceptions=True)
            for table_id, number in heard.items():
                self._announce(table_id, number)
        self._reading = None

    def _announce(self, table_id: str, number: int) -> None:
        table = self._tables.get(table_id)
        if table is None or table.play is None:
            self.live.announce(table_id, number)
        else:
            self.live.announce(table_id, number, table.play.step, table.play.waiting)

    def _forget(self, table_id: str) -> None:
        """Whoever watches a table that was deleted looks again, and finds nothing."""
        self._deleted += 1
        self._tables.pop(table_id, None)
        self._let_go(table_id)
        self.live.nudge(table_id)

    async def _announce_missed(self) -> None:
        for table_id in self.live.tables():
            number = await self.store.length(table_id)
            if number == DELETED:
                self._forget(table_id)
            else:
                self.live.announce(table_id, number)

    async def delete(self, table_id: str) -> None:
        await self.store.delete(table_id)
        self._forget(table_id)

    async def create(self, row: TableRow, journal: list[Entry]) -> Table:
        await self.store.create(row, journal)
        table = Table(row)
        read(table, journal)
        table = self._hold(table)
        self._changed(table)
        return table

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
        if len(table_id) > LONGEST_ID or not (table_id.isascii() and table_id.isalnum()):
            raise Problem("no-table")
        row = await self.store.table(table_id)
        if row is None:
            raise Problem("no-table")
        if table_id in self.set_aside:
            raise Problem("broken-table", number=self.set_aside[table_id])
        table = Table(row)
        try:
            await read_all(table, self.store)
        except Problem as problem:
            self._set_aside(table_id, problem)
            raise
        table.seen = await self.store.chairs.seen(table_id)
        table.look_round(time.time())
        if deleted != self._deleted:
            # Perhaps it was this one, and what has been read is no table any more.
            return await self._load(table_id)
        return self._hold(table)

    def _hold(self, table: Table) -> Table:
        """There is one table for all: whoever asked at the same time may have been quicker."""
        table = self._tables.setdefault(table.id, table)
        self._queues.setdefault(table.id, TableQueue())
        while len(self._tables) > self.limits.tables_at_hand:
            forgotten, _ = self._tables.popitem(last=False)
            self._let_go(forgotten)
        return table

    def _let_go(self, table_id: str) -> None:
        """Forget the queue of a table that is not at hand any more, unless somebody is in it."""
        queue = self._queues.get(table_id)
        if queue is not None and queue.length == 0:
            del self._queues[table_id]

    async def _catch_up(self, table: Table) -> None:
        try:
            await self._news.read(table)
        except Problem as problem:
            self._tables.pop(table.id, None)
            self._let_go(table.id)
            self._set_aside(table.id, problem)
            raise

    def _set_aside(self, table_id: str, problem: Problem) -> None:
        """Nobody reads a journal again that can't be read; whoever runs the server is told once."""
        if problem.reason != "broken-table" or table_id in self.set_aside:
            return
        number = problem.values["number"]
        assert isinstance(number, int)
        self.set_aside[table_id] = number
        while len(self.set_aside) > MOST_SET_ASIDE:
            self.set_aside.popitem(last=False)
        self.store.vigil.failed("a table", problem.__cause__ or problem)
        log.error("table %s is set aside: see entry %s", table_id, number)

    def takes_mail(self, table: Table) -> bool:
        """Whether players can be mailed when it is their turn."""
        return self._mail_after is not None and table.settings.pace == "days"

    def takes_push(self, table: Table) -> bool:
        """Whether browsers can be told when it is their player's turn."""
        return self._push_after is not None and table.settings.pace == "days"

    def _turn(self, table: Table, preview: Preview) -> TurnBegun | None:
        """Who is to be mailed after an entry; None if nothing changes."""
        after = self._mail_after if self.takes_mail(table) else self._push_after
        if after is None or table.settings.pace != "days":
            return None
        standing = preview.standing
        if standing.play is None or isinstance(preview.what, Sit | Renew | Chat | Rematch):
            return None
        decided = preview.what.seat if isinstance(preview.what, Decide) else -1
        return TurnBegun(standing.people_asked(), preview.entry.at + after, decided)

    async def add(self, table_id: str, write: Write) -> Added | Repeated | None:
        """Add the entry that `write` makes of the table as it stands."""
        queue = self._queues.get(table_id) or self._queues.setdefault(table_id, TableQueue())
        queue.length += 1
        try:
            async with queue.lock:
                table = await self._find(table_id)
                outcome = await self._add(table, write)
                if isinstance(outcome, Added):
                    queue.newest = max(queue.newest, outcome.answer.number)
                    queue.held += 1
                    self._changed(table)
                return outcome
        finally:
            queue.length -= 1
            if queue.held and (queue.length == 0 or queue.held >= MOST_HELD):
                queue.held = 0
                self._announce(table_id, queue.newest)
            if table_id not in self._tables:
                self._let_go(table_id)

    async def _add(self, table: Table, write: Write) -> Added | Repeated | None:
        current = not self.store.shared
        for _ in range(TRIES):
            try:
                draft = write(table)
            except (Problem, Refused):
                if current:
                    raise
                draft = None
            if isinstance(draft, Repeated):
                return draft
            if draft is not None:
                answer = await self._keep(table, draft)
                if answer is not None:
                    return Added(answer)
            elif current:
                return None
            # Others were quicker, or may have been.
            await self._catch_up(table)
            current = True
        raise Problem("busy", retry_after=1)

    def _check_room(self, table: Table, what: What) -> None:
        """Talk has room of its own: however much was said, a game can be played and closed."""
        most = MOST_OF_A_KIND.get(what.kind)
        if most is None:
            return
        if table.counts[what.kind] >= most or table.bytes >= self.limits.journal_bytes:
            raise Problem("full-chat" if what.kind == Chat.kind else "full-table")

    async def _keep(self, table: Table, draft: Draft) -> Receipt | None:
        """Store an entry, and stand where it leads; None if its number is taken."""
        self._check_room(table, draft.what)
        preview = table.preview(draft.what, draft.key, time.time())
        if not await self.store.append(preview.entry, preview.mark, self._turn(table, preview)):
            return None
        table.commit(preview)
        cached = self._tables.setdefault(table.id, table)
        if cached is not table:
            await self._catch_up(cached)
        return Receipt(preview.standing.number, preview.standing.step)
