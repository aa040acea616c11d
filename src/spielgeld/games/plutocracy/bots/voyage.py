"""A corporation's own journey ahead, in the midst of what the others do.

A voyage is a copy of what one player has. It flies from body to body, trades there and takes
seats, and says what its position is worth, in councillors.
"""

from typing import Final, NamedTuple

from spielgeld.games.plutocracy.bots.chart import Leg, Rival, StarChart, inside
from spielgeld.games.plutocracy.rules.board import NOWHERE
from spielgeld.games.plutocracy.rules.pieces import (
    DEMANDED,
    HIGH,
    HIGH_MONEY,
    HOLD_LIMIT,
    INFLUENCER,
    INFLUENCER_PLANETS,
    MERCHANT,
    MERCHANT_RESOURCES,
    PLANETS,
    SCIENTIST,
    SOCIETIES,
    SPOTS,
)

WORTH_OF_TIME: Final = 0.2
"""Councillors that a unit of time brings."""
WORTH_OF_MONEY: Final = 0.1
SPENT_PER_TIME: Final = 2.0
"""Money that can still be spent well in a unit of time."""
CARGO: Final = 0.75
"""How sure it is that what is on board will be sold at today's price."""

Trade = tuple[int, int, int]
"""Units sold, units bought, seats."""
NO_TRADE: Trade = (0, 0, 0)
Price = tuple[int, int] | None
"""A price that one's own trade has changed, and when."""
Saved = tuple[int, int, int, Price, Price, int, int, float, float]
"""What `Voyage.save` says."""


class Stop(NamedTuple):
    """Where a voyage went and what it traded there, and the stop before."""

    before: "Stop | None"
    leg: Leg
    trade: Trade


class Voyage:
    """Begins with `begin`; a copy goes its own way. `first` is the turn that it begins with."""

    __slots__ = (
        "chart",
        "council",
        "demand",
        "first",
        "held",
        "hold",
        "joined",
        "last",
        "lead",
        "log",
        "losses",
        "money",
        "rescued",
        "rotations",
        "seats",
        "space",
        "supply",
        "taken",
        "time",
    )

    def __init__(
        self,
        chart: StarChart,
        hold: list[int],
        seats: list[int],
        taken: list[int],
        last: list[float],
        demand: list[Price],
        supply: list[Price],
        joined: list[bool],
        losses: list[float],
    ) -> None:
        self.chart = chart
        self.hold = hold
        self.seats = seats
        self.taken = taken
        self.last = last
        self.demand = demand
        self.supply = supply
        self.joined = joined
        self.losses = losses
        self.time = 0
        self.rotations = 0
        self.held = 0
        self.space = NOWHERE
        self.money = 0
        self.rescued = False
        self.council = 0.0
        self.lead = 0.0
        self.first = -1
        self.log: Stop | None = None

    def copy(self) -> "Voyage":
        other = Voyage(
            self.chart,
            self.hold.copy(),
            self.seats.copy(),
            self.taken.copy(),
            self.last.copy(),
            self.demand.copy(),
            self.supply.copy(),
            self.joined.copy(),
            self.losses.copy(),
        )
        other.time = self.time
        other.rotations = self.rotations
        other.held = self.held
        other.space = self.space
        other.money = self.money
        other.rescued = self.rescued
        other.council = self.council
        other.lead = self.lead
        other.first = self.first
        other.log = self.log
        return other

    def key(self) -> tuple[object, ...]:
        """Voyages with the same key go on alike."""
        return (
            self.time,
            self.space,
            self.money,
            *self.hold,
            *self.seats,
            *self.joined,
            self.rescued,
            self.council,
            self.first,
        )

    def fly(self, leg: Leg) -> None:
        elections = self.chart.elections
        while self.held < len(elections):
            election = elections[self.held]
            # PL-5: a disc lies on top of a marker that was there before it.
            if election.time > leg.time or (election.time == leg.time and election.put < self.time):
                break
            self.hold_election()
        self.time, self.rotations, self.space = leg.time, leg.rotations, leg.space
        self.log = Stop(self.log, leg, NO_TRADE)

    def hold_election(self) -> None:
        """PL-10: count ours, and what the others lose by it."""
        election = self.chart.elections[self.held]
        self.held += 1
        councillors = election.councillors
        for planet in range(len(PLANETS)):
            mine = self.seats[planet]
            if mine:
                rivals = election.rivals[planet]
                place = self.place(planet, rivals)
                if place < len(councillors):
                    self.council += councillors[place]
                    for rank in range(place, min(len(councillors), len(rivals))):
                        lost = councillors[rank]
                        if rank + 1 < len(councillors):
                            lost -= councillors[rank + 1]
                        self.losses[rivals[rank].seat] += lost
        self.look_ahead()

    def look_ahead(self) -> None:
        """What the seats so far promise in the elections to come."""
        self.lead = 0.0
        for planet in range(len(PLANETS)):
            if self.seats[planet]:
                self.lead += self.lead_on(planet)

    def lead_on(self, planet: int) -> float:
        """What the seats on a planet promise."""
        chart = self.chart
        key = (self.held, planet, self.seats[planet], self.last[planet])
        lead = chart.leads.get(key)
        if lead is None:
            lead, certain = 0.0, 1.0
            for number in range(self.held, len(chart.elections)):
                election = chart.elections[number]
                place = self.place(planet, election.rivals[planet])
                if place < len(election.councillors):
                    lead += certain * election.councillors[place]
                certain *= chart.trust
            chart.leads[key] = lead
        return lead

    def place(self, planet: int, rivals: list[Rival]) -> int:
        mine, last = self.seats[planet], self.last[planet]
        place = 0
        for rival in rivals:
            if rival[0] > mine or (rival[0] == mine and rival[1] > last):
                place += 1
            else:
                break
        return place

    def demand_price(self, planet: int) -> int:
        known = self.demand[planet]
        if known is None:
            return self.chart.demand[planet][self.time - self.chart.now]
        price, since = known
        for time, move in self.chart.demand_moves[planet]:
            if since < time <= self.time:
                price = inside(price + move)
        return price

    def supply_price(self, planet: int) -> int:
        known = self.supply[planet]
        if known is None:
            return self.chart.supply[planet][self.time - self.chart.now]
        price, since = known
        for time, move in self.chart.supply_moves[planet]:
            if since < time <= self.time:
                price = inside(price + move)
        return price

    def sell(self, planet: int, units: int) -> None:
        price = self.demand_price(planet)
        self.hold[DEMANDED[planet]] -= units
        self.money += units * price
        self.demand[planet] = (inside(price - 1), self.time)

    def buy(self, planet: int, units: int) -> None:
        price = self.supply_price(planet)
        self.hold[self.chart.supplied[planet]] += units
        self.money -= units * price
        self.supply[planet] = (inside(price + 1), self.time)

    def trade(self, planet: int, trade: Trade) -> None:
        sold, bought, seats = trade
        if sold:
            self.sell(planet, sold)
        if bought:
            self.buy(planet, bought)
        if seats:
            self.take_seats(planet, seats)

    def save(self, planet: int) -> Saved:
        """All that a trade changes, to take it back with `restore`."""
        return (
            self.money,
            self.hold[DEMANDED[planet]],
            self.hold[self.chart.supplied[planet]],
            self.demand[planet],
            self.supply[planet],
            self.taken[planet],
            self.seats[planet],
            self.last[planet],
            self.lead,
        )

    def restore(self, planet: int, saved: Saved) -> None:
        self.money = saved[0]
        self.hold[DEMANDED[planet]] = saved[1]
        self.hold[self.chart.supplied[planet]] = saved[2]
        self.demand[planet] = saved[3]
        self.supply[planet] = saved[4]
        self.taken[planet] = saved[5]
        self.seats[planet] = saved[6]
        self.last[planet] = saved[7]
        self.lead = saved[8]

    def room_to_buy(self, planet: int, money: int) -> int:
        room = HOLD_LIMIT - self.hold[self.chart.supplied[planet]]
        return min(room, max(money, 0) // self.supply_price(planet))

    def seat_prices(self, planet: int) -> list[int]:
        chart = self.chart
        gone = self.taken[planet] + chart.sold[planet][self.time - chart.now]
        return chart.free_seats[planet][gone:]

    def take_seats(self, planet: int, number: int) -> None:
        self.money -= sum(self.seat_prices(planet)[:number])
        if self.seats[planet]:
            self.lead -= self.lead_on(planet)
        self.taken[planet] += number
        self.seats[planet] += number
        self.last[planet] = self.time
        self.lead += self.lead_on(planet)

    def can_join(self, society: int) -> bool:
        return (
            not self.joined[society]
            and self.fulfils(society)
            and self.chart.spots[society][self.time - self.chart.now] < len(SPOTS)
        )

    def fulfils(self, society: int) -> bool:
        if society == HIGH:
            return self.money >= HIGH_MONEY
        if society == SCIENTIST:
            return self.rescued
        if society == INFLUENCER:
            return len(PLANETS) - self.seats.count(0) >= INFLUENCER_PLANETS
        return len(self.hold) - self.hold.count(0) >= MERCHANT_RESOURCES

    def visit_earth(self) -> None:
        for society in range(len(SOCIETIES)):
            if self.can_join(society):
                self.join(society)

    def join(self, society: int) -> None:
        """PL-16: who comes later has a worse spot, or none."""
        chart = self.chart
        place = chart.spots[society][self.time - chart.now]
        self.joined[society] = True
        self.council += SPOTS[place]
        for time, other in chart.joins[society]:
            if time > self.time and place < len(SPOTS):
                self.losses[other] += SPOTS[place]
                place += 1
                if place < len(SPOTS):
                    self.losses[other] -= SPOTS[place]

    def final(self) -> "Voyage":
        """What has come of it at the end of the game if nothing more is done."""
        if self.held == len(self.chart.elections):
            return self
        after = self.copy()
        while after.held < len(after.chart.elections):
            after.hold_election()
        return after

    def promise(self) -> float:
        """What this position may still bring, in councillors, apart from time."""
        chart = self.chart
        left = chart.end - self.time
        later = self.time - chart.now
        money = float(self.money)
        for planet in range(len(PLANETS)):
            units = self.hold[DEMANDED[planet]]
            if units:
                known = self.demand[planet]
                price = chart.demand[planet][later] if known is None else known[0]
                money += CARGO * units * price
        total = self.lead + WORTH_OF_MONEY * min(money, SPENT_PER_TIME * left)
        if left > 8:
            for society in range(len(SOCIETIES)):
                if not self.joined[society]:
                    spot = chart.spots[society][later]
                    if spot < len(SPOTS):
                        total += self.prospect(society) * SPOTS[spot]
        return total

    def prospect(self, society: int) -> float:
        """How near a society's condition is, if it can still be met."""
        if self.fulfils(society):
            return 0.65
        if society == HIGH:
            return 0.3 * self.money / HIGH_MONEY
        if society == INFLUENCER:
            return 0.1 * (len(PLANETS) - self.seats.count(0))
        if society == MERCHANT:
            return 0.12 * (len(self.hold) - self.hold.count(0))
        return 0.0

    def worth(self) -> float:
        """Councillors to hope for, for those who do not look at the others' plans."""
        time = WORTH_OF_TIME * (self.chart.end - self.time)
        return self.council + time + self.promise()


def begin(chart: StarChart) -> Voyage:
    state, seat = chart.state, chart.seat
    voyage = Voyage(
        chart,
        list(state.holds[seat]),
        [state.seats_on(planet, seat) for planet in range(len(PLANETS))],
        [0] * len(PLANETS),
        list(chart.last),
        [None] * len(PLANETS),
        [None] * len(PLANETS),
        [society in state.joined[seat] for society in range(len(SOCIETIES))],
        [0.0] * state.terms.players,
    )
    voyage.time = chart.now
    voyage.space = state.ships[seat]
    voyage.money = state.money[seat]
    voyage.rescued = state.rescued[seat]
    voyage.council = float(state.councillors[seat])
    voyage.look_ahead()
    return voyage


def is_planet(body: int) -> bool:
    return 0 <= body < len(PLANETS)
