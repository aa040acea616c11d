"""Who is at the table now: whoever has its page open, in whichever server process."""

import time
from collections.abc import Iterable

from spielgeld.house.desk import Desk
from spielgeld.house.table import AWAY_SECONDS, Table
from spielgeld.kernel.state import Seat

BEAT_SECONDS = 10.0


class Presence:
    """Every few seconds each process writes down whom it sees and reads whom the others see.

    Nothing has to be done when somebody leaves, or when a process ends without a word.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._greeted: set[tuple[str, Seat]] = set()

    def greet(self, table: Table, seats: Iterable[Seat]) -> None:
        """The player of these chairs has just opened the page."""
        now = time.time()
        for seat in seats:
            table.seen[seat] = now
            self._greeted.add((table.id, seat))
        self._look_round(table, now)

    async def beat(self) -> None:
        now, store = time.time(), self._desk.store
        here = self._greeted | self._desk.live.seated()
        if here:
            await store.chairs.saw(here, now)
            self._greeted -= here
        if store.shared:
            seen = await store.chairs.seen_since(now - 2 * BEAT_SECONDS)
        else:
            seen = [(table_id, seat, now) for table_id, seat in here]
        for table_id, seat, at in seen:
            table = self._desk.cached(table_id)
            if table is not None:
                known = table.seen.get(seat, at)
                # Whoever was seen in the future was so before the clock was set back.
                table.seen[seat] = at if known > now + AWAY_SECONDS else max(at, known)
        for table in self._desk.all_cached():
            self._look_round(table, now)

    def _look_round(self, table: Table, now: float) -> None:
        if table.look_round(now):
            self._desk.live.nudge(table.id)
