"""The desk: finds tables, and adds to their journals. Stored first, then read, then announced."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from spielgeld.house import keys
from spielgeld.house.journal import Chat, Decide, Rematch, Renew, Sit, What
from spielgeld.house.line import Line
from spielgeld.house.live import Live
from spielgeld.house.news import News, read
from spielgeld.house.problems import Problem
from spielgeld.house.table import Answer, Foreseen, Repeated, Table
from spielgeld.kernel.refusal import Refused
from spielgeld.store import Entry, Store, TableRow
from spielgeld.store.journal import Turn
from spielgeld.store.notices import DELETED

MOST_TABLES = 2_000
MOST_SET_ASIDE = 1_000
LONGEST_ID = 32
MOST_HELD = 8
TRIES = 20
MOST_OF_A_KIND = {"chat": 5_000, "undo": 5_000, "renew": 1_000, "bot": 1_000, "return": 1_000}
"""What may happen at a table without end. All else is bounded by the rules of its game."""

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

    answer: Answer


class Desk:
    """Tables are cached by process. Where others write too, each look asks for what is new.

    Who adds to a table does not ask: if others were quicker, the number is taken.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.live = Live()
        self._news = News(store)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._lines: dict[str, Line] = {}
        self.set_aside: OrderedDict[str, int] = OrderedDict()
        """Tables whose journals can't be read, with the entry that is at fault."""
        self._heard: dict[str, int] = {}
        """What others have added to tables that are watched here, and is not read yet."""
        self._reading: asyncio.Task[None] | None = None
        self._deleted = 0
        """How many tables have been deleted since the process began."""
        self.mail_after: float | None = None
        """At tables of days: so many seconds after a turn has begun a mail is due."""
        self.push_after: float | None = None
        """The same for browsers that want to be told."""
        self.new_id = keys.new_table_id
        """Names the next table; where there are several workers, so that it lives with the next."""
        self.changed: Callable[[Table], None] = lambda table: None
        """Called with every table that this process has added to."""

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
        table, line = self._tables.get(table_id), self._lines.get(table_id)
        if number == DELETED:
            self._forget(table_id)
        elif line is not None and line.length:
            # Whoever stands in line will tell it, with what they add.
            if number > line.newest:
                line.newest = number
                line.held = max(line.held, 1)
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
        return self._hold(table)

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
            read(table, await self.store.journal(table_id))
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
        self._lines.setdefault(table.id, Line())
        while len(self._tables) > MOST_TABLES:
            forgotten, _ = self._tables.popitem(last=False)
            self._let_go(forgotten)
        return table

    def _let_go(self, table_id: str) -> None:
        """Forget the line of a table that is not at hand any more, unless somebody stands in it."""
        line = self._lines.get(table_id)
        if line is not None and line.length == 0:
            del self._lines[table_id]

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
        self.set_aside[table_id] = problem.values["number"]
        while len(self.set_aside) > MOST_SET_ASIDE:
            self.set_aside.popitem(last=False)
        self.store.vigil.failed("a table", problem.__cause__ or problem)
        log.error("table %s is set aside: see entry %s", table_id, problem.values["number"])

    def takes_mail(self, table: Table) -> bool:
        """Whether players can be mailed when it is their turn."""
        return self.mail_after is not None and table.settings.pace == "days"

    def takes_push(self, table: Table) -> bool:
        """Whether browsers can be told when it is their player's turn."""
        return self.push_after is not None and table.settings.pace == "days"

    def _turn(self, table: Table, foreseen: Foreseen) -> Turn | None:
        """Who is to be mailed after an entry; None if nothing changes."""
        after = self.mail_after if self.takes_mail(table) else self.push_after
        if after is None or table.settings.pace != "days":
            return None
        standing = foreseen.standing
        if standing.play is None or isinstance(foreseen.what, Sit | Renew | Chat | Rematch):
            return None
        decided = foreseen.what.seat if isinstance(foreseen.what, Decide) else -1
        return Turn(standing.people_asked(), foreseen.entry.at + after, decided)

    async def add(self, table_id: str, write: Write) -> Added | Repeated | None:
        """Add the entry that `write` makes of the table as it stands."""
        line = self._lines.get(table_id) or self._lines.setdefault(table_id, Line())
        line.length += 1
        try:
            async with line.lock:
                table = await self._find(table_id)
                outcome = await self._add(table, write)
                if isinstance(outcome, Added):
                    line.newest = max(line.newest, outcome.answer.number)
                    line.held += 1
                    self.changed(table)
                return outcome
        finally:
            line.length -= 1
            if line.held and (line.length == 0 or line.held >= MOST_HELD):
                line.held = 0
                self._announce(table_id, line.newest)
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
        if most is not None and table.counts[what.kind] >= most:
            raise Problem("full-chat" if what.kind == Chat.kind else "full-table")

    async def _keep(self, table: Table, draft: Draft) -> Answer | None:
        """Store an entry, and stand where it leads; None if its number is taken."""
        self._check_room(table, draft.what)
        foreseen = table.foresee(draft.what, draft.key, time.time())
        if not await self.store.append(foreseen.entry, foreseen.mark, self._turn(table, foreseen)):
            return None
        table.adopt(foreseen)
        cached = self._tables.setdefault(table.id, table)
        if cached is not table:
            await self._catch_up(cached)
        return Answer(foreseen.standing.number, foreseen.standing.step)
