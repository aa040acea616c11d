"""Searches for good voyages: a few stops ahead, or to the end of the game."""

import heapq
import math
from collections.abc import Callable
from typing import NamedTuple

from spielgeld.bots.plutocracy.chart import Chart
from spielgeld.bots.plutocracy.voyage import ASTEROID, EARTH, Stop, Trade, Voyage, begin, is_planet
from spielgeld.games.plutocracy.board import NOWHERE, SPACE_AT, SPACES
from spielgeld.games.plutocracy.choices import BUY, SEATS, SELL
from spielgeld.games.plutocracy.pieces import DEMANDED, MERCHANT, SOCIETIES
from spielgeld.kernel.choice import Decision

STOPS = 2
"""Stops that are planned beyond the present one."""
WIDTH = 6
"""Voyages that are followed further after each stop."""
LAST_LEG = 15
"""No voyage ends longer before the end of the game."""
LATE = 20
"""So much time before the end all money may go into seats."""

Turn = list[Decision]
Plan = tuple[Turn, float]


def plans(chart: Chart, stops: int = STOPS, width: int = WIDTH) -> list[Plan]:
    """Turns with what the best voyage that begins so is worth, the best first."""
    turns, routes = departures(chart)
    best: dict[int, float] = {}
    for begun in routes:
        # Time that nothing can be done with any more is worth nothing.
        if begun.space == NOWHERE:
            best[begun.first] = begun.final().council
    routes = [route for route in routes if route.space != NOWHERE]
    for stop in range(stops):
        further: list[tuple[float, int, Voyage]] = []
        for voyage in routes:
            for after in arrivals(voyage) if stop == 0 else onward(voyage):
                further.append((after.worth(), len(further), after))
        further.sort(key=lambda route: (-route[0], route[1]))
        for worth, _, after in further:
            if worth > best.get(after.first, -math.inf):
                best[after.first] = worth
        routes = [after for _, _, after in further[:width]]
    return sorted([(turns[first], worth) for first, worth in best.items()], key=lambda p: -p[1])


def departures(chart: Chart) -> tuple[list[Turn], list[Voyage]]:
    """All that may be done here, each with every flight onward or with retirement.

    A voyage that has departed is in flight: it has not yet done anything where it arrives. One
    that retires is nowhere.
    """
    turns: list[Turn] = []
    voyages: list[Voyage] = []
    for done, voyage in here(chart):
        for leg in chart.legs(voyage.space, voyage.time, 0):
            if leg.body == ASTEROID and voyage.rescued:
                continue
            flown = voyage.copy()
            flown.fly(leg)
            flown.first = len(turns)
            turns.append([*done, {"fly": list(SPACES[leg.space]), "time": leg.time - voyage.time}])
            voyages.append(flown)
        idle = voyage.copy()
        idle.space = NOWHERE
        idle.first = len(turns)
        turns.append([*done, {"retire": True}])
        voyages.append(idle)
    return turns, voyages


def departed(chart: Chart, turn: Turn) -> list[Voyage]:
    """The voyage that departs without doing anything here."""
    voyage = begin(chart)
    voyage.first = 0
    if "retire" in turn[0]:
        voyage.space = NOWHERE
    else:
        q, r = turn[0]["fly"]
        voyage.fly(chart.flight(SPACE_AT[q, r], voyage.time + turn[0]["time"]))
        if voyage.space == NOWHERE:
            # PL-8: the asteroid has taken the ship into the sun.
            voyage.council = -math.inf
    return [voyage]


def here(chart: Chart) -> list[tuple[Turn, Voyage]]:
    """What can be done at the present stop before flying on."""
    start = begin(chart)
    body = chart.body_at(start.space)
    done = chart.state.done
    turn: Turn = []
    if body == EARTH:
        for society, name in enumerate(SOCIETIES):
            if start.can_join(society):
                start.join(society)
                turn.append({"join": name})
    elif body == ASTEROID and not start.rescued:
        start.rescued = True
        turn.append({"rescue": True})
    elif is_planet(body):
        routes = []
        for (sold, bought, seats), after in trades(start, body, done):
            turn = []
            if sold:
                turn.append({"sell": sold})
            if bought:
                turn.append({"buy": bought})
            if seats:
                turn.append({"seats": seats})
            routes.append((turn, after))
        return routes
    return [(turn, start)]


def trades(start: Voyage, planet: int, done: int = 0) -> list[tuple[Trade, Voyage]]:
    """Sell, buy and take seats: a few ways to do it, with how many of each."""
    routes: list[tuple[Trade, Voyage]] = []
    merchant = not start.joined[MERCHANT]
    kinds = len(start.hold) - start.hold.count(0)
    supplied = start.chart.supplied[planet]
    units = start.hold[DEMANDED[planet]] if done < SELL else 0
    to_sell = [units]
    if units > 1 and merchant and kinds > 2:
        to_sell.append(units - 1)
    for sold in to_sell:
        stocked = start
        if sold:
            stocked = start.copy()
            stocked.sell(planet, sold)
        prices = stocked.seat_prices(planet)
        for seats in seat_numbers(stocked, planet, prices) if done < SEATS else [0]:
            cost = sum(prices[:seats])
            room = stocked.room_to_buy(planet, stocked.money - cost) if done < BUY else 0
            amounts = [0]
            if room:
                amounts.append(room)
                if merchant and room > 1 and kinds and not stocked.hold[supplied]:
                    amounts.append(1)
            for bought in amounts:
                voyage = stocked.copy()
                if bought:
                    voyage.buy(planet, bought)
                if seats:
                    voyage.take_seats(planet, seats)
                if voyage.log is not None:
                    voyage.log = Stop(voyage.log.before, voyage.log.leg, (sold, bought, seats))
                routes.append(((sold, bought, seats), voyage))
    return routes


def seat_numbers(voyage: Voyage, planet: int, prices: list[int]) -> list[int]:
    """None, one or two, and as many as are level with the leader or lead."""
    affordable, money = 0, voyage.money
    for price in prices:
        money -= price
        if money < 0:
            break
        affordable += 1
    if not affordable:
        return [0]
    numbers = {0, 1, 2}
    chart = voyage.chart
    if voyage.held < len(chart.elections):
        rivals = chart.elections[voyage.held].rivals[planet]
        if rivals:
            level = max(rivals[0].seats - voyage.seats[planet], 0)
            numbers |= {level, level + 1}
    if chart.end - voyage.time < LATE:
        numbers.add(affordable)
    return sorted([number for number in numbers if number <= affordable])


def arrivals(voyage: Voyage) -> list[Voyage]:
    """What may be done where a voyage has arrived."""
    body = body_under(voyage)
    if is_planet(body):
        return [after for _, after in trades(voyage, body)]
    after = voyage.copy()
    if body == EARTH:
        after.visit_earth()
    elif body == ASTEROID:
        after.rescued = True
    return [after]


def body_under(voyage: Voyage) -> int:
    for body, places in enumerate(voyage.chart.places):
        if places[voyage.rotations] == voyage.space:
            return body
    return NOWHERE


def onward(voyage: Voyage) -> list[Voyage]:
    """All next stops, with what may be done there."""
    after: list[Voyage] = []
    for leg in voyage.chart.legs(voyage.space, voyage.time, voyage.rotations):
        if leg.body == ASTEROID and voyage.rescued:
            continue
        flown = voyage.copy()
        flown.fly(leg)
        after += arrivals(flown)
    return after


class Journey(NamedTuple):
    """A turn and the stops after it."""

    turn: Turn
    stops: list[Stop]


class Outlook:
    """All voyages to the end of the game, the most promising of each time first."""

    def __init__(self, chart: Chart, turn: Turn | None = None) -> None:
        """Of all voyages from here, or of those that begin with this flight or retirement."""
        self.chart = chart
        self.turns, routes = departures(chart) if turn is None else ([turn], departed(chart, turn))
        self.best: dict[int, tuple[float, Voyage]] = {}
        self.expanded = 0
        self.rounds = 0
        self.seen: set[tuple[object, ...]] = set()
        self.open: list[list[tuple[float, int, Voyage]]] = [
            [] for _ in range(chart.end - chart.now + 1)
        ]
        self.number = 0
        for voyage in routes:
            self._finish(voyage)
            if voyage.space != NOWHERE:
                for after in arrivals(voyage):
                    self._add(after)

    def search(self, is_over: Callable[[], bool]) -> None:
        """Round by round, the best voyage of each time goes on. One round is always made."""
        more = True
        while more:
            more = False
            for waiting in self.open:
                if waiting:
                    if self.rounds and is_over():
                        return
                    more = True
                    _, _, voyage = heapq.heappop(waiting)
                    self.expanded += 1
                    for after in onward(voyage):
                        self._add(after)
            self.rounds += 1

    def _add(self, voyage: Voyage) -> None:
        key = voyage.key()
        if key in self.seen:
            return
        self.seen.add(key)
        if self.chart.end - voyage.time <= LAST_LEG:
            self._finish(voyage)
        self.number += 1
        worth = self.chance(voyage, voyage.council + voyage.promise())
        heapq.heappush(self.open[voyage.time - self.chart.now], (-worth, self.number, voyage))

    def _finish(self, voyage: Voyage) -> None:
        final = voyage.final()
        worth = self.chance(final, final.council)
        known = self.best.get(voyage.first)
        if known is None or worth > known[0]:
            self.best[voyage.first] = (worth, final)

    def chance(self, voyage: Voyage, council: float) -> float:
        """The share of the others one may hope to end ahead of."""
        chart = self.chart
        council += chart.thrift * voyage.time
        leads = [council - chart.finals[other] + voyage.losses[other] for other in chart.others]
        return chance(leads, chart.end - chart.now, len(voyage.losses))

    def plans(self) -> list[tuple[float, Journey]]:
        """The best journey for each turn to begin with, the best first."""
        ranked = sorted(self.best.items(), key=lambda entry: (-entry[1][0], entry[0]))
        return [
            (worth, Journey(self.turns[first], stops_of(voyage)))
            for first, (worth, voyage) in ranked
        ]


def stops_of(voyage: Voyage) -> list[Stop]:
    stops = []
    stop = voyage.log
    while stop is not None:
        stops.append(stop)
        stop = stop.before
    return stops[::-1]


def chance(leads: list[float], left: int, players: int) -> float:
    """How many of the others one may be ahead of in the end; those who are out don't count."""
    spread = 0.7 + 0.04 * left
    ahead = sum([0.5 + 0.5 * math.tanh(lead / spread / 2) for lead in leads])
    return (ahead + players - 1 - len(leads)) / (players - 1)
