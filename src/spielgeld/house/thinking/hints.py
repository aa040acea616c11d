"""Hints: what the quant would decide with a chair's own knowledge. Nobody else hears of them."""

import asyncio
from collections import Counter, OrderedDict

from spielgeld.bots.advice import Advice, advise, turn_so_far
from spielgeld.bots.budget import Budget
from spielgeld.bots.question import Question
from spielgeld.house.problems import Problem
from spielgeld.house.service import Secrets, Service
from spielgeld.house.table import Table
from spielgeld.house.thinking.workers import NoThought, Workers
from spielgeld.kernel.choice import Choice
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View

LONGEST_WAIT = 30.0
MOST_REMEMBERED = 2_000

Key = tuple[str, Seat, int]
"""A table, a seat and a step: asked twice, a question has one answer."""


class Hints:
    def __init__(self, service: Service, workers: Workers, budget: Budget | None) -> None:
        self._service = service
        self._workers = workers
        self._budget = budget
        self._advice: OrderedDict[Key, asyncio.Task[Advice]] = OrderedDict()
        self._waiting: Counter[str] = Counter()
        """How many questions of each address wait."""

    async def ask(
        self, table_id: str, secrets: Secrets, seat: Seat | None = None, address: str = ""
    ) -> tuple[Table, Seat, Advice]:
        """Advice for one's own chair, if it is asked and the table plays with hints.

        `address` is whose share of those who wait it takes; without one nobody's.
        """
        table, role = await self._service.visit(table_id, secrets)
        mine = role.own(seat)
        if not table.settings.hints:
            raise Problem("no-hints")
        if table.play is None or not table.running:
            raise Problem("closed" if table.status == "closed" else "not-running")
        choice = table.play.choice(mine)
        key = (table_id, mine, table.play.step)
        before = turn_so_far(table.play, mine)
        view = table.play.view(mine)
        return table, mine, await self._find(key, view, choice, before, address)

    async def _find(
        self, key: Key, view: View, choice: Choice, before: list[Question], address: str
    ) -> Advice:
        task = self._advice.get(key)
        if task is None:
            most, of_all = self._service.desk.limits, self._waiting.total()
            of_visitor = self._waiting[address] if address else 0
            if of_all >= most.waiting_hints or of_visitor >= most.waiting_hints_of_a_visitor:
                raise Problem("hints-busy", retry_after=5)
            self._waiting[address] += 1
            task = asyncio.create_task(self._think(view, choice, before, address))
            self._advice[key] = task
            while len(self._advice) > MOST_REMEMBERED:
                self._advice.popitem(last=False)
        try:
            # Who goes away does not take the answer from those who ask again.
            return await asyncio.shield(task)
        except Exception as error:
            self._advice.pop(key, None)
            if isinstance(error, NoThought):
                raise Problem("no-hint", retry_after=5) from None
            raise

    async def _think(
        self, view: View, choice: Choice, before: list[Question], address: str
    ) -> Advice:
        try:
            return await self._workers.run(LONGEST_WAIT, advise, view, choice, self._budget, before)
        finally:
            self._waiting -= Counter([address])
