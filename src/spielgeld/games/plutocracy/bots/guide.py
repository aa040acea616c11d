"""The guide of Plutocracy for search.

Nothing is hidden, so the quant foresees a whole game: what bankers on all chairs would do from
here to the end. Amidst the others' deeds it searches for its own best journey. Then the bankers
answer to this journey, which says what it is really worth, and the search begins anew.
"""

import time
from collections.abc import Hashable, Sequence
from dataclasses import replace
from random import Random

from spielgeld import games
from spielgeld.bots.budget import Budget
from spielgeld.bots.guide import Guide, Weighed
from spielgeld.games.plutocracy.bots.chart import Deed, StarChart
from spielgeld.games.plutocracy.bots.forecast import bankers_turns, forecast, outcome, table_of
from spielgeld.games.plutocracy.bots.planner import Journey, Outlook
from spielgeld.games.plutocracy.bots.starts import FULL_TIME, best_starts, weigh_positions
from spielgeld.games.plutocracy.rules.view import PlutocracyTable
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View

SMALLEST = 40
"""With fewer iterations there is no time to think of the others."""
VOYAGES_PER_DECISION = 3
"""As much work as it is to foresee a decision."""
SEARCHED = 0.5
"""The share of the time that foreseeing takes for which voyages are searched."""
GONE_ON = 150
"""Voyages that are searched from a decision that somebody asks about."""
ACTIONS = ("sell", "buy", "seats", "rescue", "join")
"""PL-11: what may be done in a turn before it ends."""
TRUST = 0.9
"""How likely a lead in a parliament lasts as foreseen till the next election but one."""


class PlutocracyGuide(Guide):
    iterations = 600
    doubt = 0.03

    def plan(
        self, view: View, choice: Choice, budget: Budget, also: Sequence[Decision] = ()
    ) -> list[Weighed]:
        table: PlutocracyTable = view.table
        assert view.seat is not None
        play = games.imagine(view, Random(0))
        if table.stage == "auction":
            return weigh_positions(table, also)
        if table.stage == "start":
            return weigh_starts(play, view.seat, budget, also)
        return Weighing(play, view.seat, budget).run(also)

    def goes_on(self, decision: Decision) -> bool:
        return next(iter(decision)) in ACTIONS

    def outcome(self, view: View, decision: Decision) -> Hashable:
        """Whoever is on the same body at the same time is in the same place by the next turn."""
        if "fly" in decision:
            for flight in view.table.flights:
                if list(flight.to) == decision["fly"] and flight.ends_on_body(decision["time"]):
                    return flight.body, decision["time"]
        return super().outcome(view, decision)


class Purse:
    """A budget, and how much of it is used."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.started = time.perf_counter()
        self.voyages = 0

    def used(self) -> float:
        """The share of the budget that is gone."""
        if self.budget.seconds is not None:
            return (time.perf_counter() - self.started) / self.budget.seconds
        return self.voyages / (self.budget.iterations or 1)


class Weighing:
    """The turns that may be made, being weighed."""

    def __init__(self, play: Play, seat: Seat, budget: Budget) -> None:
        self.play = play
        self.seat = seat
        self.purse = Purse(budget)
        self.hopes: dict[str, Weighed] = {}
        """First decisions, by what their best journey is worth if the others don't mind it."""
        self.answered: dict[str, Weighed] = {}
        """Whole turns, by what came of their best journey when the others answered to it."""
        self.best = -1.0
        self.deeds: list[Deed] = []
        """What the best of them is worth, and what the others do in answer to it."""

    def run(self, also: Sequence[Decision]) -> list[Weighed]:
        """Weigh all that the best journeys begin with, and what else is asked about."""
        self.weigh_journeys()
        for decision in also:
            worth, journey = self.go_on_from(decision)
            if not self.answered:
                self.hopes.setdefault(str(decision), begun(journey, worth, self.purse.voyages))
            elif all([answer.decision != decision for answer in self.answered.values()]):
                self.answer(Journey([decision], []))
                self.answer(journey)
        return self.weighed()

    def weigh_journeys(self) -> None:
        """Try journeys and turns that a banker might make by turns, while there is time."""
        iterations = self.purse.budget.iterations
        if iterations is not None and iterations < SMALLEST:
            self.search(Outlook(self.chart([])), 1.0)
            return
        turns = [Journey(turn, []) for turn in bankers_turns(table_of(self.play))]
        self.answer(turns.pop(0))
        cost = self.purse.used()
        outlook, known = Outlook(self.chart(self.deeds)), self.best
        followed: set[str] = set()
        more = True
        while more:
            journeys = self.search(outlook, self.purse.used() + SEARCHED * cost)
            new = [journey for journey in journeys if str(journey.turn) not in followed][:1]
            followed |= {str(journey.turn) for journey in new}
            for journey in new + turns[:1]:
                self.answer(journey)
                if self.purse.used() + cost > 1.0:
                    return
            more = bool(new or turns)
            turns = turns[1:]
            if self.best > known:
                outlook, known = Outlook(self.chart(self.deeds)), self.best

    def answer(self, journey: Journey) -> None:
        """Let the others answer to a journey, after which one goes on like a banker."""
        deeds, worth = self.foresee(journey)
        if worth > self.best:
            self.best, self.deeds = worth, deeds
        key = str(journey.turn)
        known = self.answered.get(key)
        if known is None or known.worth < worth:
            self.answered[key] = begun(journey, worth, self.purse.voyages)

    def chart(self, deeds: list[Deed]) -> StarChart:
        return StarChart(table_of(self.play), self.seat, deeds, TRUST)

    def foresee(self, journey: Journey) -> tuple[list[Deed], float]:
        """What the others do if one goes on a journey, and what comes of it."""
        play = self.play.clone()
        state = table_of(self.play)
        left = state.terms.the_end - state.track.times[self.seat]
        deeds = forecast(play, self.seat, journey)
        self.purse.voyages += VOYAGES_PER_DECISION * len(play.decisions)
        return deeds, outcome(play, self.seat, left)

    def search(self, outlook: Outlook, until: float) -> list[Journey]:
        """The best journeys, when so much of the budget is used."""
        purse = self.purse
        before = purse.voyages - outlook.expanded

        def is_over() -> bool:
            purse.voyages = before + outlook.expanded
            return purse.used() >= until

        outlook.search(is_over)
        plans = outlook.plans()
        for worth, journey in plans:
            first = journey.turn[0]
            if str(first) not in self.hopes or worth > self.hopes[str(first)].worth:
                tried = purse.voyages if len(journey.stops) > 1 else 1
                self.hopes[str(first)] = begun(journey, worth, tried)
        return [journey for _, journey in plans]

    def go_on_from(self, decision: Decision) -> tuple[float, Journey]:
        """The best journey that begins with this, and what it is worth if the others don't mind."""
        if "fly" in decision or "retire" in decision:
            done = []
            outlook = Outlook(self.chart(self.deeds), [decision])
        else:
            done = [decision]
            play = self.play.clone()
            play.submit(self.seat, decision)
            outlook = Outlook(StarChart(table_of(play), self.seat, self.deeds, TRUST))
        outlook.search(lambda: outlook.expanded >= GONE_ON)
        worth, journey = outlook.plans()[0]
        return worth, Journey([*done, *journey.turn], journey.stops)

    def weighed(self) -> list[Weighed]:
        """First decisions, the one to be made first. Those to which nobody answered are untried."""
        hopes = sorted(self.hopes.values(), key=lambda hope: -hope.worth)
        if not self.answered:
            return hopes
        weighed: dict[str, Weighed] = {}
        for answer in sorted(self.answered.values(), key=lambda answer: -answer.worth):
            weighed.setdefault(str(answer.decision), answer)
        for hope in hopes:
            untried = replace(hope, worth=min(hope.worth, self.best), tried=0)
            weighed.setdefault(str(hope.decision), untried)
        return list(weighed.values())


def begun(journey: Journey, worth: float, tried: int) -> Weighed:
    """The first decision of a journey, with the rest of its turn."""
    first, *rest = journey.turn
    return Weighed(first, worth, tried, tuple(rest))


def weigh_starts(play: Play, seat: Seat, budget: Budget, also: Sequence[Decision]) -> list[Weighed]:
    """What a game of bankers comes to from each start planet."""
    purse = Purse(budget)
    weighed: list[Weighed] = []
    for start in best_starts(play.view(seat).table):
        if len(weighed) > 1 and purse.used() >= 1.0 and start not in also:
            continue
        begun = play.clone()
        begun.submit(seat, start)
        table: PlutocracyTable = begun.view(None).table
        while table.stage == "start":
            begun.submit(begun.waiting[0], best_starts(table)[0])
            table = begun.view(None).table
        forecast(begun, seat)
        purse.voyages += VOYAGES_PER_DECISION * len(begun.decisions)
        weighed.append(Weighed(start, outcome(begun, seat, FULL_TIME), purse.voyages))
    return sorted(weighed, key=lambda start: -start.worth)


GUIDE = PlutocracyGuide()
