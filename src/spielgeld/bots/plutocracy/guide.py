"""The guide of Plutocracy for search.

Nothing is hidden and a turn is a voyage's next leg, so the quant searches voyages: more stops
and many more of them than the banker, for as long as the budget lasts.
"""

import time
from random import Random

from spielgeld.bots.budget import Budget
from spielgeld.bots.guide import Guide, Weighed
from spielgeld.bots.plutocracy import banker
from spielgeld.games.plutocracy.view import PlutocracyTable
from spielgeld.kernel.choice import Choice
from spielgeld.kernel.view import View

STEPS = ((2, 12), (3, 16), (3, 32), (4, 32), (4, 64), (4, 128))
"""Stops and width of one search after the other. A search follows stops * width voyages."""


class PlutocracyGuide(Guide):
    def plan(self, view: View, choice: Choice, budget: Budget) -> list[Weighed]:
        table: PlutocracyTable = view.table
        if table.stage != "turn":
            return [Weighed(banker.decide(view, choice, Random(0)), 0.5, 1)]
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
        legal = [plan for plan in best or [] if plan[0] in choice] or [({"retire": True}, 0.0)]
        return [Weighed(decision, worth, voyages) for decision, worth in legal]
