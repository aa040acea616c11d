"""Live updates: who watches which table, and the stream of numbers they get.

A message says only which entry of the journal is the last. Each browser then fetches what its
own secret lets it see; so it does when somebody came or went, which has no number of its own.

Whoever has a new question is told at once. So are all others, unless everyone was told a moment
ago: where it goes faster than people read, a few times a second is enough.
"""

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncGenerator, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from spielgeld.house.problems import Problem
from spielgeld.kernel.state import Seat
from spielgeld.limits import USUAL, Limits

HEARTBEAT_SECONDS = 20.0
PAUSE_SECONDS = 0.2
"""After everyone at a table was told, until those are told again who have no question."""
MOST_AT_A_BEAT = 40
MOST_REMEMBERED = 1_000


@dataclass(frozen=True)
class WatchQuota:
    """Whose room a watcher takes: that of a seat or of the spectators, and that of an address."""

    seat: Seat | None
    address: str


SPECTATORS = WatchQuota(None, "")


class Watcher:
    """One open stream or socket: the last number it was told of, its chairs, and a bell."""

    def __init__(
        self, number: int, seats: tuple[Seat, ...], quota: WatchQuota | None = None
    ) -> None:
        self.number = number
        self.seats = seats
        self.quota = quota or WatchQuota(seats[0] if seats else None, "")
        self.nudged = False
        self.bell = asyncio.Event()

    def knows(self, number: int) -> None:
        """They have seen this for themselves, and need not be told."""
        self.number = max(number, self.number)

    def tell(self, number: int) -> None:
        """Ring, unless they have heard of this number."""
        if number > self.number:
            self.number = number
            self.bell.set()


@dataclass
class Pause:
    """Everyone at a table was told of a step; what has happened since, they are told later."""

    step: int
    number: int


class Live:
    def __init__(self, limits: Limits = USUAL) -> None:
        self._limits = limits
        self._watchers: dict[str, set[Watcher]] = defaultdict(set)
        self._newest: dict[str, int] = {}
        """What was announced last, for those who were just about to watch."""
        self._pauses: dict[str, Pause] = {}
        self.watching = 0
        self.seated_watchers = 0
        self._addresses: Counter[str] = Counter()
        self.closing = False

    def close(self) -> None:
        """End all streams: browsers come back to the server that follows."""
        self.closing = True
        for watcher in self._all():
            watcher.bell.set()

    async def beat(self) -> None:
        """Now and then a word to everyone, so that nothing on the way takes a stream for dead.

        A few at a time: whoever has something to say at that moment need not wait for thousands.
        """
        watchers = self._all()
        turns = max(1, -(-len(watchers) // MOST_AT_A_BEAT))
        for turn in range(turns):
            await asyncio.sleep(HEARTBEAT_SECONDS / turns)
            for watcher in watchers[turn::turns]:
                watcher.bell.set()

    def _all(self) -> list[Watcher]:
        return [watcher for watchers in self._watchers.values() for watcher in watchers]

    def watched(self, table_id: str) -> bool:
        return table_id in self._watchers

    def tables(self) -> list[str]:
        """The tables that somebody watches."""
        return list(self._watchers)

    def seated(self) -> set[tuple[str, Seat]]:
        """The chairs whose players watch from them."""
        return {
            (table_id, seat)
            for table_id, watchers in self._watchers.items()
            for watcher in watchers
            for seat in watcher.seats
        }

    def nudge(self, table_id: str) -> None:
        """Tell everyone who watches this table that somebody came or went."""
        for watcher in tuple(self._watchers.get(table_id, ())):
            watcher.nudged = True
            watcher.bell.set()

    def announce(
        self, table_id: str, number: int, step: int = 0, asked: Collection[Seat] = ()
    ) -> None:
        """Ring for everyone who watches this table and has not heard of this number.

        In a pause only for those who are `asked` in a new step.
        """
        self._newest[table_id] = max(number, self._newest.pop(table_id, 0))
        if len(self._newest) > MOST_REMEMBERED:
            del self._newest[next(iter(self._newest))]
        watchers, pause = tuple(self._watchers.get(table_id, ())), self._pauses.get(table_id)
        if pause is None:
            for watcher in watchers:
                watcher.tell(number)
            if watchers:
                self._pause(table_id, step, number)
            return
        pause.number = max(number, pause.number)
        if pause.step != step:
            pause.step = step
            for watcher in watchers:
                if any([seat in asked for seat in watcher.seats]):
                    watcher.tell(number)

    def _pause(self, table_id: str, step: int, number: int) -> None:
        self._pauses[table_id] = Pause(step, number)
        asyncio.get_running_loop().call_later(PAUSE_SECONDS, self._end_pause, table_id)

    def _end_pause(self, table_id: str) -> None:
        """Tell those who have missed something, and pause again if there were any."""
        pause = self._pauses.pop(table_id)
        late = [w for w in self._watchers.get(table_id, ()) if w.number < pause.number]
        for watcher in late:
            watcher.tell(pause.number)
        if late:
            self._pause(table_id, pause.step, pause.number)

    def check_quota(self, table_id: str, quota: WatchQuota = SPECTATORS) -> None:
        """Whether one more may watch. Only those of the same seat take a player's room."""
        most = self._limits
        at_table = [watcher.quota for watcher in self._watchers.get(table_id, ())]
        if quota.seat is None:
            full = self.watching >= most.spectators
            full |= sum([other.seat is None for other in at_table]) >= most.spectators_of_a_table
        else:
            full = self.seated_watchers >= most.pages_of_all_chairs
            full |= sum([other.seat == quota.seat for other in at_table]) >= most.pages_of_a_chair
        if quota.address:
            full |= self._addresses[quota.address] >= most.streams_of_a_visitor
        if full:
            raise Problem("too-many", retry_after=30)

    async def stream(
        self,
        table_id: str,
        number: int,
        last: int,
        seats: tuple[Seat, ...],
        quota: WatchQuota | None = None,
    ) -> AsyncGenerator[bytes, None]:
        """Messages for one browser that knows of entry `last` while `number` is the newest."""
        with self.watch(table_id, number, seats, quota=quota) as watcher:
            yield b"retry: 1000\n\n"
            while not self.closing:
                if watcher.number > last:
                    last = watcher.number
                    yield f"id: {last}\nevent: step\ndata: {last}\n\n".encode()
                    continue
                if watcher.nudged:
                    watcher.nudged = False
                    yield f"event: presence\ndata: {last}\n\n".encode()
                    continue
                watcher.bell.clear()
                await watcher.bell.wait()
                if watcher.number <= last and not watcher.nudged:
                    yield b": still here\n\n"

    def _count(self, quota: WatchQuota, number: int) -> None:
        if quota.seat is None:
            self.watching += number
        else:
            self.seated_watchers += number
        self._addresses[quota.address] += number
        if self._addresses[quota.address] <= 0:
            del self._addresses[quota.address]

    @contextmanager
    def watch(
        self,
        table_id: str,
        number: int,
        seats: tuple[Seat, ...],
        quota: WatchQuota | None = None,
    ) -> Iterator[Watcher]:
        """One more who wants to hear of what follows entry `number`.

        That may have been announced since they looked.
        """
        watcher = Watcher(max(number, self._newest.get(table_id, 0)), seats, quota)
        self._watchers[table_id].add(watcher)
        self._count(watcher.quota, 1)
        try:
            yield watcher
        finally:
            self._count(watcher.quota, -1)
            self._watchers[table_id].discard(watcher)
            if not self._watchers[table_id]:
                del self._watchers[table_id]
