"""The guide of Plutocracy for search.

Nothing is hidden and a turn is a voyage's next leg, so the quant searches voyages: more stops
and many more of them than the banker, for as long as the budget lasts.
"""

import time
from collections.abc import Sequence
from random import Random

from spielgeld import games
from spielgeld.bots.budget import Budget
from spielgeld.bots.guide import Guide, Weighed
from spielgeld.bots.plutocracy import banker
from spielgeld.games.plutocracy.view import PlutocracyTable
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View

STEPS = ((2, 12), (3, 16), (3, 32), (4, 32), (4, 64), (4, 128))
"""Stops and width of one search after the other. A search follows stops * width voyages."""


class PlutocracyGuide(Guide):
    def plan(
        self, view: View, choice: Choice, budget: Budget, also: Sequence[Decision] = ()
    ) -> list[Weighed]:
        table: PlutocracyTable = view.table
        if table.stage != "turn":
            chosen = banker.decide(view, choice, Random(0))
            return [Weighed(decision, 0.5, 1) for decision in (chosen, *without(also, [chosen]))]
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
            reached = (stops, width)
        legal = [plan for plan in best or [] if plan[0] in choice] or [({"retire": True}, 0.0)]
        for decision in without(also, [known for known, _ in legal]):
            legal.append((decision, after(view, decision, *reached)))
        legal = [legal[0], *sorted(legal[1:], key=lambda plan: -plan[1])]
        return [Weighed(decision, worth, voyages) for decision, worth in legal]


def without(decisions: Sequence[Decision], known: list[Decision]) -> list[Decision]:
    return [decision for decision in decisions if decision not in known]


def after(view: View, decision: Decision, stops: int, width: int) -> float:
    """What the best voyage is worth once this is done; the others stand by."""
    assert view.seat is not None
    play = games.imagine(view, Random(0))
    play.submit(view.seat, decision)
    plans = banker.plans(play.view(view.seat).table, view.seat, stops, width)
    return plans[0][1] if plans else 0.0
