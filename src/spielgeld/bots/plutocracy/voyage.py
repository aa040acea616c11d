"""A corporation's own journey ahead, counted without the others' moves.

A voyage is a copy of what one player has and of the prices it will meet. It flies from body to
body, trades there and takes seats, and says what its position is worth, in councillors.
"""

from spielgeld.games.plutocracy.board import DISTANCE, NEXT_SPACE, NOWHERE, SPACE_AT
from spielgeld.games.plutocracy.flights import first_time_after, rotations_before
from spielgeld.games.plutocracy.pieces import (
    ASTEROID,
    BODIES,
    COUNCILLORS,
    EARTH,
    FIRST_TIMES,
    HIGH_MONEY,
    HIGHEST_PRICE,
    HOLD_LIMIT,
    INFLUENCER_PLANETS,
    LOWEST_PRICE,
    MERCHANT_RESOURCES,
    PLANETS,
    RESOURCES,
    SEAT_PRICES,
    SOCIETIES,
    SPOTS,
    START_AND_LANDING,
)
from spielgeld.games.plutocracy.view import PlutocracyTable
from spielgeld.kernel.state import Seat

ROTATIONS_AHEAD = 9
WORTH_OF_TIME = 0.2
"""Councillors that a unit of time brings."""
WORTH_OF_MONEY = 0.1
CARGO = 0.75
"""How sure it is that what is on board will be sold at today's price."""
HOLD_ON = 0.8
"""How likely a lead in a parliament lasts till an election that is far off."""


class Chart:
    """What is the same for all voyages from one table: where bodies will be, and the others."""

    def __init__(self, table: PlutocracyTable, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        me = table.players[seat]
        the_end = table.markers["the_end"]
        assert the_end is not None
        self.end = min(me.end, the_end)
        self.rotate = table.markers["rotate"]
        self.prices = table.markers["prices"]
        step = FIRST_TIMES[len(table.players)]
        self.prices_step = step[1]
        self.elections: list[tuple[int, tuple[int, ...]]] = []
        elect = table.markers["elect"]
        for number in range(table.elections, len(COUNCILLORS)):
            if elect is not None and elect <= the_end:
                self.elections.append((elect, COUNCILLORS[number]))
                elect += step[2]
        self.places: list[list[int]] = []
        for body in table.bodies:
            space = NOWHERE if body.at is None else SPACE_AT[body.at]
            places = []
            for _ in range(ROTATIONS_AHEAD):
                places.append(space)
                space = NOWHERE if space == NOWHERE else NEXT_SPACE[space]
            self.places.append(places)
        self.demanded = [RESOURCES.index(planet.demand) for planet in table.planets]
        self.supplied = [RESOURCES.index(planet.supply) for planet in table.planets]
        self.buyer = {resource: planet for planet, resource in enumerate(self.demanded)}
        self.rivals = [self._rivals(planet) for planet in range(len(PLANETS))]
        self.free_seats = [
            [
                price
                for owner, price in zip(planet.parliament, SEAT_PRICES, strict=True)
                if owner is None
            ]
            for planet in table.planets
        ]
        self.spots = [
            next(
                (
                    worth
                    for member, worth in zip(society.members, SPOTS, strict=True)
                    if member is None
                ),
                0,
            )
            for society in table.societies
        ]

    def _rivals(self, planet: int) -> list[int]:
        """How many seats the others have on a planet, most first."""
        parliament = self.table.planets[planet].parliament
        others = [seat for seat in parliament if seat is not None and seat != self.seat]
        return sorted([others.count(other) for other in set(others)], reverse=True)

    def price_rises(self, time: int) -> int:
        if self.prices is None or time <= self.prices:
            return 0
        return 1 + (time - self.prices - 1) // self.prices_step


class Voyage:
    __slots__ = (
        "bought",
        "chart",
        "council",
        "demand",
        "hold",
        "joined",
        "money",
        "rescued",
        "rises",
        "rotations",
        "seats",
        "space",
        "supply",
        "time",
    )

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        table = chart.table
        me = table.players[chart.seat]
        self.time = me.time
        self.rotations = 0
        self.rises = 0
        self.space = NOWHERE if me.ship is None else SPACE_AT[me.ship]
        self.money = me.money
        self.hold = [me.hold[resource] for resource in RESOURCES]
        self.seats = [me.seats[planet] for planet in PLANETS]
        self.bought = [0] * len(PLANETS)
        self.demand = [planet.demand_price for planet in table.planets]
        self.supply = [planet.supply_price for planet in table.planets]
        self.joined = [name in me.societies for name in SOCIETIES]
        self.rescued = me.alien
        self.council = float(me.councillors)

    def copy(self) -> "Voyage":
        other = Voyage.__new__(Voyage)
        other.chart = self.chart
        other.time = self.time
        other.rotations = self.rotations
        other.rises = self.rises
        other.space = self.space
        other.money = self.money
        other.hold = self.hold.copy()
        other.seats = self.seats.copy()
        other.bought = self.bought.copy()
        other.demand = self.demand.copy()
        other.supply = self.supply.copy()
        other.joined = self.joined.copy()
        other.rescued = self.rescued
        other.council = self.council
        return other

    def arrival(self, body: int) -> tuple[int, int] | None:
        """The soonest time to meet a body, and the rotations till then."""
        chart = self.chart
        best: tuple[int, int] | None = None
        for rotations in range(self.rotations, min(self.rotations + 4, ROTATIONS_AHEAD)):
            space = chart.places[body][rotations]
            if space == NOWHERE:
                break
            if space == self.space:
                continue
            time = self.time + DISTANCE[self.space][space] + START_AND_LANDING
            before = rotations_before(chart.rotate, time)
            if before > rotations:
                continue
            if before < rotations:
                if chart.rotate is None:
                    break
                time = max(time, first_time_after(chart.rotate, rotations))
            if time <= chart.end and (best is None or time < best[0]):
                best = (time, rotations)
        return best

    def fly(self, body: int, time: int, rotations: int) -> None:
        chart = self.chart
        self.elections_until(time)
        self.time, self.rotations = time, rotations
        self.space = chart.places[body][rotations]
        rises = chart.price_rises(time)
        for _ in range(rises - self.rises):
            self.demand = [min(price + 1, HIGHEST_PRICE) for price in self.demand]
            self.supply = [max(price - 1, LOWEST_PRICE) for price in self.supply]
        self.rises = rises

    def elections_until(self, time: int) -> None:
        for when, councillors in self.chart.elections:
            if self.time <= when < time:
                self.council += sum(
                    [self.elected(planet, councillors) for planet in range(len(PLANETS))]
                )

    def elected(self, planet: int, councillors: tuple[int, ...]) -> float:
        """What one planet sends of ours as things stand."""
        mine = self.seats[planet]
        if not mine:
            return 0.0
        ahead = sum([rival >= mine for rival in self.chart.rivals[planet]])
        if ahead == 1 and self.chart.rivals[planet][0] == mine and self.was_last(planet):
            ahead = 0
        return float(councillors[ahead]) if ahead < len(councillors) else 0.0

    def was_last(self, planet: int) -> bool:
        recent = self.chart.table.planets[planet].recent
        return self.bought[planet] > 0 or (bool(recent) and recent[0] == self.chart.seat)

    def body(self) -> int:
        """The body here, or NOWHERE."""
        for body, places in enumerate(self.chart.places):
            if places[self.rotations] == self.space:
                return body
        return NOWHERE

    def sell(self, planet: int) -> int:
        units = self.hold[self.chart.demanded[planet]]
        if units:
            self.hold[self.chart.demanded[planet]] = 0
            self.money += units * self.demand[planet]
            self.demand[planet] = max(self.demand[planet] - 1, LOWEST_PRICE)
        return units

    def room_to_buy(self, planet: int, money: int) -> int:
        room = HOLD_LIMIT - self.hold[self.chart.supplied[planet]]
        return min(room, max(money, 0) // self.supply[planet])

    def buy(self, planet: int, units: int) -> None:
        if units:
            self.hold[self.chart.supplied[planet]] += units
            self.money -= units * self.supply[planet]
            self.supply[planet] = min(self.supply[planet] + 1, HIGHEST_PRICE)

    def seat_prices(self, planet: int) -> list[int]:
        return self.chart.free_seats[planet][self.bought[planet] :]

    def take_seats(self, planet: int, number: int) -> None:
        self.money -= sum(self.seat_prices(planet)[:number])
        self.bought[planet] += number
        self.seats[planet] += number

    def can_join(self, society: int) -> bool:
        if self.joined[society] or not self.chart.spots[society]:
            return False
        return self.fulfils(society)

    def fulfils(self, society: int) -> bool:
        if society == 0:
            return self.money >= HIGH_MONEY
        if society == 1:
            return self.rescued
        if society == 2:
            return sum([seats > 0 for seats in self.seats]) >= INFLUENCER_PLANETS
        return sum([units > 0 for units in self.hold]) >= MERCHANT_RESOURCES

    def visit_earth(self) -> None:
        for society in range(len(SOCIETIES)):
            if self.can_join(society):
                self.joined[society] = True
                self.council += self.chart.spots[society]

    def worth(self) -> float:
        """What this position promises, in councillors."""
        chart = self.chart
        left = chart.end - self.time
        useful = min(left / 20.0, 1.0)
        money = float(self.money)
        for resource, units in enumerate(self.hold):
            if units:
                money += CARGO * units * self.demand[chart.buyer[resource]]
        total = self.council + WORTH_OF_TIME * left + WORTH_OF_MONEY * useful * money
        certain = 1.0
        held = [planet for planet, seats in enumerate(self.seats) if seats]
        for when, councillors in chart.elections:
            if when >= self.time:
                certain *= HOLD_ON if when > self.time + 3 else 1.0
                for planet in held:
                    total += certain * self.elected(planet, councillors)
        if left > 8:
            for society in range(len(SOCIETIES)):
                if not self.joined[society] and chart.spots[society]:
                    total += self.prospect(society) * chart.spots[society]
        return total

    def prospect(self, society: int) -> float:
        """How near a society's condition is, if it can still be met."""
        if self.fulfils(society):
            return 0.65
        if society == 0:
            return 0.3 * self.money / HIGH_MONEY
        if society == 2:
            return 0.1 * sum([seats > 0 for seats in self.seats])
        if society == 3:
            return 0.12 * sum([units > 0 for units in self.hold])
        return 0.0


def is_planet(body: int) -> bool:
    return 0 <= body < len(PLANETS)


__all__ = ["ASTEROID", "BODIES", "EARTH", "Chart", "Voyage", "is_planet"]
