"""The guide of Plutocracy for search.

Nothing is hidden and a turn is a voyage's next leg, so the quant searches voyages: more stops
and many more of them than the banker, for as long as the budget lasts.
"""

import time
from random import Random

from spielgeld.bots.budget import Budget
from spielgeld.bots.guide import Guide
from spielgeld.bots.plutocracy import banker
from spielgeld.games.plutocracy.view import PlutocracyTable
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View

STEPS = ((2, 12), (3, 16), (3, 32), (4, 32), (4, 64), (4, 128))
"""Stops and width of one search after the other. A search follows stops * width voyages."""


class PlutocracyGuide(Guide):
    def plan(self, view: View, choice: Choice, budget: Budget) -> Decision | None:
        table: PlutocracyTable = view.table
        if table.stage != "turn":
            return banker.decide(view, choice, Random(0))
        assert view.seat is not None
        started = time.perf_counter()
        voyages, best = 0, None
        for stops, width in STEPS:
            took = time.perf_counter() - started
            # Each step takes about twice as long as all before it.
            if best and budget.seconds is not None and 3 * took > budget.seconds:
                break
            voyages += stops * width
            if best and budget.iterations is not None and voyages > budget.iterations:
                break
            best = banker.plans(table, view.seat, stops, width)
        return banker.first_legal(best or [], choice)
