"""The guide of Plutocracy for search.

Nothing is hidden, so the quant foresees a whole game: what bankers on all chairs would do from
here to the end. Amidst the others' deeds it searches for its own best journey. Then the bankers
answer to this journey, which says what it is really worth, and the search begins anew.
"""

import time
from collections.abc import Callable
from random import Random

from spielgeld import games
from spielgeld.bots.budget import Budget
from spielgeld.bots.guide import Guide, Weighed
from spielgeld.bots.plutocracy.chart import Chart
from spielgeld.bots.plutocracy.forecast import forecast, outcome, table_of
from spielgeld.bots.plutocracy.planner import Outlook
from spielgeld.bots.plutocracy.starts import FULL_TIME, best_starts, weigh_positions
from spielgeld.games.plutocracy.view import PlutocracyTable
from spielgeld.kernel.choice import Choice
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View

ROUNDS = 2
"""How often the others answer to a journey."""
TRUST = 0.9
"""How likely a lead in a parliament lasts as foreseen till the next election but one."""


class PlutocracyGuide(Guide):
    def plan(self, view: View, choice: Choice, budget: Budget) -> list[Weighed]:
        table: PlutocracyTable = view.table
        assert view.seat is not None
        play = games.imagine(view, Random(0))
        if table.stage == "auction":
            return weigh_positions(table)
        if table.stage == "start":
            return weigh_starts(play, view, budget)
        return weigh_turns(play, view.seat, budget)


def weigh_turns(play: Play, seat: Seat, budget: Budget) -> list[Weighed]:
    """What each turn's first decision is worth, that of the best journey first."""
    started = time.perf_counter()
    state = table_of(play)
    deeds = forecast(play.clone(), seat)
    hopes: dict[str, Weighed] = {}
    best: Weighed | None = None
    tried = 0
    for number in range(1, ROUNDS + 1):
        chart = Chart(state, seat, deeds, TRUST)
        outlook = Outlook(chart)
        outlook.search(is_over(budget, number / ROUNDS, started, tried))
        tried += outlook.expanded
        for worth, turn in [(worth, plan.turn) for worth, plan in outlook.plans()]:
            key = str(turn[0])
            if key not in hopes or worth > hopes[key].worth:
                hopes[key] = Weighed(turn[0], worth, tried)
        _, journey = outlook.plans()[0]
        answered = play.clone()
        deeds = forecast(answered, seat, journey)
        worth = outcome(answered, seat, chart.end - chart.now)
        if best is None or worth > best.worth:
            best = Weighed(journey.turn[0], worth, tried)
    assert best is not None
    # Nobody has answered to the other journeys: they are as much less than hoped as the best one.
    lost = hopes[str(best.decision)].worth - best.worth
    others = [
        Weighed(hope.decision, min(max(hope.worth - lost, 0.0), best.worth), hope.tried)
        for hope in hopes.values()
        if hope.decision != best.decision
    ]
    return [best, *sorted(others, key=lambda hope: -hope.worth)]


def is_over(budget: Budget, part: float, started: float, tried: int) -> Callable[[int], bool]:
    """Whether this part of the budget is used up, after so many more voyages."""
    if budget.seconds is not None:
        end = started + budget.seconds * part
        return lambda more: time.perf_counter() >= end
    last = int((budget.iterations or 1) * part)
    return lambda more: tried + more >= last


def weigh_starts(play: Play, view: View, budget: Budget) -> list[Weighed]:
    """What a game of bankers comes to from each start planet."""
    assert view.seat is not None
    started = time.perf_counter()
    weighed: list[Weighed] = []
    for start in best_starts(view.table):
        if weighed and is_over(budget, 1.0, started, 0)(0):
            break
        begun = play.clone()
        begun.submit(view.seat, start)
        table: PlutocracyTable = begun.view(None).table
        while table.stage == "start":
            begun.submit(begun.waiting[0], best_starts(table)[0])
            table = begun.view(None).table
        forecast(begun, view.seat)
        weighed.append(Weighed(start, outcome(begun, view.seat, FULL_TIME), 1))
    return sorted(weighed, key=lambda start: -start.worth)
