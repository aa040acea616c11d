"""Games looked back at, finished or from a file: one after the other, in a process of its own."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple, TypeVar

from spielgeld import games
from spielgeld.bots.analysis import Moment, analyse, decisions_of
from spielgeld.bots.budget import Budget
from spielgeld.bots.question import question_at
from spielgeld.house.names import names_of
from spielgeld.house.problems import Problem
from spielgeld.house.table import Table
from spielgeld.house.thinking.workers import NoThought, Workers
from spielgeld.kernel.numbers import JsonObject
from spielgeld.kernel.state import Seat
from spielgeld.limits import USUAL, Limits
from spielgeld.telling.advice import Spoken, speak
from spielgeld.telling.game import words_for
from spielgeld.telling.languages import LANGUAGES
from spielgeld.vigil import Vigil

T = TypeVar("T")

log = logging.getLogger(__name__)

LONGEST_THOUGHT = 60.0
MOST_REMEMBERED = 400

Weighed = tuple[Moment, dict[str, Spoken]]
"""A decision, and how it is said in every language."""


def weigh(
    record: JsonObject, index: int, budget: Budget | None, names: dict[str, list[str]]
) -> Weighed:
    """In a process of its own: one decision of a game that is over."""
    asked = question_at(record, index)
    moment = analyse(asked, budget)
    said = {
        language: speak(
            asked.view,
            moment.decision,
            moment.advised,
            moment.reasons,
            words_for(language, record["game"]),
            names[language],
        )
        for language in LANGUAGES
    }
    return moment, said


class Unweighed(NamedTuple):
    """A decision that could not be weighed, after how many others, and whether time ran out."""

    decision: int
    place: int
    slow: bool


@dataclass(eq=False)
class Analysis:
    """One chair's game, as far as it is weighed."""

    record: JsonObject
    seat: Seat
    names: dict[str, list[str]]
    decisions: list[int] | None = None
    """Which decisions of the record are to be weighed; None until the work has begun."""
    weighed: list[Weighed] = field(default_factory=list)
    unweighed: list[Unweighed] = field(default_factory=list)
    address: str = ""
    """From where it was asked for first."""

    @property
    def complete(self) -> bool:
        done = len(self.weighed) + len(self.unweighed)
        return self.decisions is not None and done >= len(self.decisions)


class Analyses:
    def __init__(
        self, workers: Workers, vigil: Vigil, budget: Budget | None, limits: Limits = USUAL
    ) -> None:
        self._limits = limits
        self._workers = workers
        self._vigil = vigil
        self._budget = budget
        self._known: OrderedDict[tuple[str, Seat], Analysis] = OrderedDict()
        self._queue: list[Analysis] = []
        self._task: asyncio.Task[None] | None = None

    def of(self, table: Table, seat: Seat, address: str = "") -> Analysis:
        """The analysis of a chair as far as it is; it is begun if nobody asked for it before.

        `address` is whose share of those that wait it takes; without one nobody's.
        """
        if table.play is None or not table.open_to_all:
            raise Problem("not-over")
        if seat >= len(table.chairs):
            raise Problem("no-chair", seats=len(table.chairs))
        key = (table.id, seat)
        known = self._known.get(key)
        if known is None:
            most, of_visitor = self._limits, [one for one in self._queue if one.address == address]
            full = len(self._queue) >= most.waiting_analyses
            if full or (address and len(of_visitor) >= most.waiting_analyses_of_a_visitor):
                raise Problem("analyses-busy", retry_after=60)
            game = table.settings.game
            names = {lang: names_of(table, words_for(lang, game)) for lang in LANGUAGES}
            known = self._known[key] = Analysis(
                games.record(table.play), seat, names, address=address
            )
            self._queue.append(known)
            while len(self._known) > MOST_REMEMBERED:
                self._known.popitem(last=False)
            if self._task is None or self._task.done():
                self._task = self._vigil.errand("analyses", self._work())
        self._known.move_to_end(key)
        return known

    def before(self, analysis: Analysis) -> int:
        """How many analyses come first."""
        return self._queue.index(analysis) if analysis in self._queue else 0

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _work(self) -> None:
        while self._queue:
            await self._finish(self._queue[0])
            del self._queue[0]

    async def _finish(self, analysis: Analysis) -> None:
        record, seat = analysis.record, analysis.seat
        decisions = await self._run(decisions_of, record, seat)
        analysis.decisions = [] if isinstance(decisions, bool) else decisions
        for index in analysis.decisions:
            weighed = await self._run(weigh, record, index, self._budget, analysis.names)
            if isinstance(weighed, bool):
                place = len(analysis.weighed) + len(analysis.unweighed)
                analysis.unweighed.append(Unweighed(index, place, slow=weighed))
            else:
                analysis.weighed.append(weighed)

    async def _run(self, think: Callable[..., T], *arguments: object) -> T | bool:
        """Where thinking failed, whether it took too long: one decision stops no analysis."""
        try:
            return await self._workers.run(LONGEST_THOUGHT, think, *arguments)
        except NoThought:
            log.warning("an analysis took too long")
            return True
        except Exception:
            log.exception("an analysis failed")
        return False
