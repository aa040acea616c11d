"""Searches for good voyages: a few stops ahead, or to the end of the game."""

import heapq
import math
from collections.abc import Callable
from typing import Final, NamedTuple

from spielgeld.games.plutocracy.bots.chart import StarChart
from spielgeld.games.plutocracy.bots.voyage import (
    NO_TRADE,
    Saved,
    Stop,
    Trade,
    Voyage,
    begin,
    is_planet,
)
from spielgeld.games.plutocracy.rules.board import BODY_OF, NOWHERE, SPACE_AT, SPACES
from spielgeld.games.plutocracy.rules.choices import BUY, SEATS, SELL
from spielgeld.games.plutocracy.rules.pieces import ASTEROID, DEMANDED, EARTH, MERCHANT, SOCIETIES
from spielgeld.kernel.choice import Decision

STOPS: Final = 2
"""Stops that are planned beyond the present one."""
WIDTH: Final = 6
"""Voyages that are followed further after each stop."""
LAST_LEG: Final = 15
"""No voyage ends longer before the end of the game."""
LATE: Final = 20
"""So much time before the end all money may go into seats."""

Turn = list[Decision]
Plan = tuple[Turn, float]


def plans(chart: StarChart, stops: int = STOPS, width: int = WIDTH) -> list[Plan]:
    """Turns with what the best voyage that begins so is worth, the best first."""
    turns, routes = departures(chart)
    best: dict[int, float] = {}
    for begun in routes:
        # Time that nothing can be done with any more is worth nothing.
        if begun.space == NOWHERE:
            best[begun.first] = begun.final().council
    flights = [route for route in routes if route.space != NOWHERE]
    for stop in range(stops):
        further: list[tuple[float, int, Landing]] = []
        for flown in flights:
            for arrival in arrivals(flown):
                saved = arrival.act()
                worth = flown.worth()
                arrival.take_back(saved)
                further.append((worth, len(further), arrival))
                if worth > best.get(flown.first, -math.inf):
                    best[flown.first] = worth
        if stop + 1 < stops:
            further.sort(key=lambda route: (-route[0], route[1]))
            flights = [
                flown for _, _, arrival in further[:width] for flown in onward(arrival.voyage())
            ]
    return sorted([(turns[first], worth) for first, worth in best.items()], key=lambda p: -p[1])


def departures(chart: StarChart) -> tuple[list[Turn], list[Voyage]]:
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


def departed(chart: StarChart, turn: Turn) -> list[Voyage]:
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


def here(chart: StarChart) -> list[tuple[Turn, Voyage]]:
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
        for trade in trades(start, body, done):
            after = start.copy()
            after.trade(body, trade)
            routes.append((said(trade), after))
        return routes
    return [(turn, start)]


def said(trade: Trade) -> Turn:
    kinds = ("sell", "buy", "seats")
    return [{kind: number} for kind, number in zip(kinds, trade, strict=True) if number]


def trades(start: Voyage, planet: int, done: int = 0) -> list[Trade]:
    """Sell, buy and take seats: a few ways to do it."""
    ways: list[Trade] = []
    merchant = not start.joined[MERCHANT]
    kinds = len(start.hold) - start.hold.count(0)
    supplied = start.chart.supplied[planet]
    units = start.hold[DEMANDED[planet]] if done < SELL else 0
    to_sell = [units]
    if units > 1 and merchant and kinds > 2:
        to_sell.append(units - 1)
    prices = start.seat_prices(planet)
    for sold in to_sell:
        money = start.money
        if sold:
            money += sold * start.demand_price(planet)
        for seats in seat_numbers(start, planet, prices, money) if done < SEATS else [0]:
            rest = money - sum(prices[:seats])
            room = start.room_to_buy(planet, rest) if done < BUY else 0
            ways.append((sold, 0, seats))
            if room:
                ways.append((sold, room, seats))
                if merchant and room > 1 and kinds and not start.hold[supplied]:
                    ways.append((sold, 1, seats))
    return ways


def seat_numbers(voyage: Voyage, planet: int, prices: list[int], money: int) -> list[int]:
    """None, one or two, and as many as are level with the leader or lead."""
    affordable = 0
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


class Landing:
    """A voyage that has come to a body, and one of the things it may do there.

    Many arrivals share a voyage; only one that goes on has its own.
    """

    __slots__ = ("flown", "planet", "trade")

    def __init__(self, flown: Voyage, planet: int, trade: Trade) -> None:
        self.flown = flown
        self.planet = planet
        self.trade = trade

    def act(self) -> Saved | None:
        if self.trade == NO_TRADE:
            return None
        saved = self.flown.save(self.planet)
        self.flown.trade(self.planet, self.trade)
        return saved

    def take_back(self, saved: Saved | None) -> None:
        if saved is not None:
            self.flown.restore(self.planet, saved)

    def voyage(self) -> Voyage:
        voyage = self.flown.copy()
        if self.trade != NO_TRADE:
            voyage.trade(self.planet, self.trade)
            assert voyage.log is not None
            voyage.log = Stop(voyage.log.before, voyage.log.leg, self.trade)
        return voyage


def arrivals(flown: Voyage) -> list[Landing]:
    """What may be done where a voyage has arrived."""
    body = BODY_OF[flown.space]
    if flown.chart.places[body][flown.rotations] == flown.space:
        if is_planet(body):
            return [Landing(flown, body, trade) for trade in trades(flown, body)]
        if body == EARTH:
            flown.visit_earth()
        else:
            flown.rescued = True
    return [Landing(flown, body, NO_TRADE)]


def onward(voyage: Voyage) -> list[Voyage]:
    """The flights to all next stops."""
    flights: list[Voyage] = []
    for leg in voyage.chart.legs(voyage.space, voyage.time, voyage.rotations):
        if leg.body == ASTEROID and voyage.rescued:
            continue
        flown = voyage.copy()
        flown.fly(leg)
        flights.append(flown)
    return flights


class Journey(NamedTuple):
    """A turn and the stops after it."""

    turn: Turn
    stops: list[Stop]


class Outlook:
    """All voyages to the end of the game, the most promising of each time first.

    Voyages are compared with those that have spent as much time, so nothing must be said about
    what time is worth.
    """

    def __init__(self, chart: StarChart, turn: Turn | None = None) -> None:
        """Of all voyages from here, or of those that begin with this flight or retirement."""
        self.chart = chart
        self.turns, routes = departures(chart) if turn is None else ([turn], departed(chart, turn))
        self.best: dict[int, tuple[float, Voyage]] = {}
        self.expanded = 0
        self.rounds = 0
        self.seen: set[tuple[object, ...]] = set()
        self.open: list[list[tuple[float, int, Landing]]] = [
            [] for _ in range(chart.end - chart.now + 1)
        ]
        self.number = 0
        for voyage in routes:
            self._finish(voyage.copy())
            if voyage.space != NOWHERE:
                self._add(voyage)

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
                    _, _, arrival = heapq.heappop(waiting)
                    self.expanded += 1
                    for flown in onward(arrival.voyage()):
                        self._add(flown)
            self.rounds += 1

    def _add(self, flown: Voyage) -> None:
        waiting = self.open[flown.time - self.chart.now]
        for arrival in arrivals(flown):
            saved = arrival.act()
            key = flown.key()
            new = key not in self.seen
            if new:
                self.seen.add(key)
                worth = self.chance(flown, flown.council + flown.promise())
                self.number += 1
                heapq.heappush(waiting, (-worth, self.number, arrival))
            arrival.take_back(saved)
            if new and self.chart.end - flown.time <= LAST_LEG:
                self._finish(arrival.voyage())

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


def spread_of_leads(left: int) -> float:
    """How many councillors a lead may still change by, in so much time."""
    return 0.7 + 0.04 * left


def chance(leads: list[float], left: int, players: int) -> float:
    """How many of the others one may be ahead of in the end; those who are out don't count."""
    spread = spread_of_leads(left)
    ahead = sum([0.5 + 0.5 * math.tanh(lead / spread / 2) for lead in leads])
    return (ahead + players - 1 - len(leads)) / (players - 1)
