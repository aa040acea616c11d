"""Bots on chairs. They think in processes of their own and decide after a human moment.

How long a moment is follows from chance and from what all can see, so it tells nothing; a thought
takes place within it. Now and then a bot says a word about what all have just heard.
"""

import asyncio
from random import Random, SystemRandom

from spielgeld.bots.company import BotName, company_of
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
SHORTEST_MOMENT, LONGEST_MOMENT = 0.5, 4.0
"""Of the usual one."""
UNEVEN = 0.5
"""How much moments differ, as the standard deviation of their logarithm."""
TALKATIVE = 0.12
"""How often a word is said where there is one to say."""
RECENT = 4
"""So many events back something has just happened."""
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
                await self._speak(table)
            level = table.chairs[waiting[0]].level
            moment = self._moment and moment_of(table) * self._moment / len(waiting)
            await self.decide(table, waiting[0], level or DEFAULT_LEVEL, by="bot", moment=moment)

    async def _speak(self, table: Table) -> None:
        said = remark_on(table)
        if said is not None and table.play is not None:
            await self._service.remark(table.id, *said, table.play.step)

    async def decide(
        self, table: Table, seat: Seat, level: str, by: By, moment: float = 0.0
    ) -> None:
        """Let a bot decide for a seat that is asked now, not before this moment is over."""
        play = table.play
        if play is None or seat not in play.waiting:
            return
        view, choice, step = play.known(seat), play.choice(seat), play.step
        # Each table asks for one decision at a time; where people wait, they come first.
        people = any([chair.secret_hash is not None for chair in table.chairs])
        scripted = step_due(table, seat)
        over = asyncio.create_task(asyncio.sleep(moment))
        try:
            if scripted:
                decision = scripted.decision
            else:
                decision = await self._think(level, view, choice, urgent=people)
            await over
        finally:
            over.cancel()
        await self._service.decide_for(table.id, seat, decision, step, by)

    async def _think(self, level: str, view: View, choice: Choice, *, urgent: bool) -> Decision:
        try:
            return await self._workers.run(
                LONGEST_THOUGHT, decide_once, level, view, choice, urgent=urgent
            )
        except NoThought:
            return choice.sample(CHANCE)


def moment_of(table: Table) -> float:
    """How many times the usual moment a bot takes, by chance and what any watcher knows."""
    company = company_of(table.settings.game)
    stage = None if table.play is None else getattr(table.play.view(None).table, "stage", None)
    hard = 1.0 if company is None else company.pauses.get(str(stage), 1.0)
    return hard * min(max(CHANCE.lognormvariate(0.0, UNEVEN), SHORTEST_MOMENT), LONGEST_MOMENT)


def remark_on(table: Table) -> tuple[Seat, str] | None:
    """Who says what about the last thing that all have heard; by the same chance everywhere."""
    company, play = company_of(table.settings.game), table.play
    if company is None or play is None or table.settings.lesson is not None:
        return None
    chance = Random(f"{table.id} remark {play.step}")
    if chance.random() >= TALKATIVE:
        return None
    for event in reversed(play.story(None)[-RECENT:]):
        messages, seat = company.remarks.get(type(event).__name__), getattr(event, "seat", None)
        if messages and seat is not None:
            level = table.chairs[seat].level
            person = BotName.read(level).person if level else ""
            return (seat, chance.choice(messages)) if person else None
    return None
