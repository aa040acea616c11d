"""The clock: looks after tables that nobody's request moves on."""

import time

from spielgeld.bots import STAND_IN
from spielgeld.house.problems import Problem
from spielgeld.house.service import Service
from spielgeld.house.standing import BOT_PATIENCE
from spielgeld.house.table import Table
from spielgeld.house.thinking.robots import Robots

LOOK_UP_SECONDS = 1.0
LONG_PATIENCE = 60.0
UNREADABLE = ("no-table", "broken-table", "newer-table")


class Clock:
    def __init__(self, service: Service, robots: Robots) -> None:
        self._service = service
        self._desk = service.desk
        self._robots = robots

    async def look_up(self) -> None:
        """Also after a restart: tables that wait for a bot or have run out of time wake up."""
        for table_id in await self._desk.store.waking(time.time()):
            await self._look_at(table_id)

    async def _look_at(self, table_id: str) -> None:
        """One table that can't be looked after keeps nobody else waiting."""
        try:
            await self.look_after(await self._desk.get(table_id))
        except Exception as error:
            gone = isinstance(error, Problem) and error.reason in UNREADABLE
            if not gone:
                self._desk.store.vigil.failed("clock at a table", error)
            now = time.time()
            wakes = None if gone else now + LONG_PATIENCE
            await self._desk.store.postpone(table_id, now, wakes)

    async def look_after(self, table: Table) -> None:
        now = time.time()
        wakes = deadline = table.deadline
        drawing = table.standing.drawing
        if drawing is not None:
            await self._service.pledges.deal(table.id)
            wakes = drawing
        elif deadline is not None and deadline <= now:
            await self._ring(table)
            wakes = now + (BOT_PATIENCE if table.settings.timeout == "bot" else LONG_PATIENCE)
        elif table.bots_to_move():
            self._robots.wake(table)
            wakes = now + BOT_PATIENCE
        await self._desk.store.postpone(table.id, now, wakes)

    async def _ring(self, table: Table) -> None:
        """Time is up: the game says what follows, or a bot decides if the table agreed so."""
        assert table.play is not None
        step = table.play.step
        for seat in table.play.waiting:
            if table.play.step != step or seat not in table.play.waiting:
                continue
            timeout = table.play.choice(seat).timeout()
            if timeout is not None:
                await self._service.decide_for(table.id, seat, timeout, step, "clock")
            elif table.settings.timeout == "bot":
                level = table.chairs[seat].level or STAND_IN
                await self._robots.decide(table, seat, level, by="clock")
