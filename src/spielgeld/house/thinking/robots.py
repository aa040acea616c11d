"""Bots on chairs. They think in processes of their own and decide after a human moment."""

import asyncio
from random import SystemRandom

from spielgeld.bots.seated import decide_once
from spielgeld.house.journal import By
from spielgeld.house.script import step_due
from spielgeld.house.service import Service
from spielgeld.house.table import Table
from spielgeld.house.thinking.workers import NoThought, Workers
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.vigil import Vigil

LONGEST_THOUGHT = 20.0
DEFAULT_LEVEL = "random"

CHANCE = SystemRandom()


class Robots:
    """`moment` is how long a bot seems to think at a live table, in seconds."""

    def __init__(self, service: Service, workers: Workers, vigil: Vigil, *, moment: float) -> None:
        self._service = service
        self._vigil = vigil
        self._workers = workers
        self._moment = moment
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Let the bots of a table decide, if they are asked and not at it already."""
        if table.id not in self._tasks and table.bots_to_move():
            task = self._vigil.errand("bots", self._decide_all(table.id))
            self._tasks[table.id] = task
            task.add_done_callback(lambda _: self._tasks.pop(table.id, None))

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()

    async def _decide_all(self, table_id: str) -> None:
        while True:
            table = await self._service.desk.get(table_id)
            waiting = table.bots_to_move()
            if not waiting:
                return
            if self._moment:
                await asyncio.sleep(self._moment * CHANCE.uniform(0.5, 1.5) / len(waiting))
            level = table.chairs[waiting[0]].level
            await self.decide(table, waiting[0], level or DEFAULT_LEVEL, by="bot")

    async def decide(self, table: Table, seat: Seat, level: str, by: By) -> None:
        """Let a bot decide for a seat that is asked now."""
        play = table.play
        if play is None or seat not in play.waiting:
            return
        view, choice, step = play.known(seat), play.choice(seat), play.step
        # Each table asks for one decision at a time; where people wait, they come first.
        people = any([chair.secret_hash is not None for chair in table.chairs])
        scripted = step_due(table, seat)
        if scripted:
            decision = scripted.decision
        else:
            decision = await self._think(level, view, choice, urgent=people)
        await self._service.decide_for(table.id, seat, decision, step, by)

    async def _think(self, level: str, view: View, choice: Choice, *, urgent: bool) -> Decision:
        try:
            return await self._workers.run(
                LONGEST_THOUGHT, decide_once, level, view, choice, urgent=urgent
            )
        except NoThought:
            return choice.sample(CHANCE)
