"""What one corporation's voyages sail by: bodies, prices, elections and what the others will do."""

from typing import Final, NamedTuple

from spielgeld.games.plutocracy.rules.board import BODY_OF, DISTANCE, NEXT_SPACE, NOWHERE
from spielgeld.games.plutocracy.rules.flights import (
    ROTATION_TIME,
    first_time_after,
    rotations_before,
)
from spielgeld.games.plutocracy.rules.pieces import (
    BODIES,
    COUNCILLORS,
    ELECT,
    FREE,
    HIGHEST_PRICE,
    LOWEST_PRICE,
    PLANETS,
    PRICES,
    ROTATE,
    SEAT_PRICES,
    SOCIETIES,
    SPOTS,
    START_AND_LANDING,
)
from spielgeld.games.plutocracy.rules.state import PlutocracyState
from spielgeld.kernel.state import Seat

ROTATIONS_AHEAD: Final = 9
TIE: Final = 0.004
"""What a unit of time is worth where all else is equal: less than a councillor in all."""
PATIENCE: Final = 4
"""Rotations that a flight may wait for its body."""


class Deed(NamedTuple):
    """What another player does or will do: at a planet, or in a society on Earth."""

    time: int
    seat: Seat
    kind: str
    place: int
    number: int


class Leg(NamedTuple):
    """A flight that meets a body."""

    body: int
    space: int
    time: int
    rotations: int


class Rival(NamedTuple):
    """Somebody else's seats in a parliament and when the last was bought."""

    seats: int
    last: float
    seat: Seat


class Election(NamedTuple):
    """When it is, when its marker came there, whom it sends and the others' seats by planet."""

    time: int
    put: int
    councillors: tuple[int, ...]
    rivals: list[list[Rival]]


class StarChart:
    """The same for all voyages of one seat from one table."""

    def __init__(self, state: PlutocracyState, seat: Seat, deeds: list[Deed], trust: float) -> None:
        self.state = state
        self.seat = seat
        self.trust = trust
        terms = state.terms
        track = state.track
        self.end = min(state.ends[seat], terms.the_end)
        # PL-19, PL-24: less time spent breaks ties, or the smaller gap to one's own end.
        self.thrift = TIE if terms.personal and not terms.larger_gap else -TIE
        self.rotate = track.time_of(ROTATE)
        self.places = [places_ahead(place) for place in state.places]
        self.supplied = state.supplied
        self.deeds = deeds
        self.leads: dict[tuple[int, int, int, float], float] = {}
        """What so many seats, the last bought then, promise after so many elections, by planet."""
        self.legs_from: dict[tuple[int, int, int], list[Leg]] = {}

        rises = times_of(track.time_of(PRICES), terms.first_times[PRICES - ROTATE], terms.the_end)
        self.demand_moves: list[list[tuple[float, int]]] = []
        self.supply_moves: list[list[tuple[float, int]]] = []
        for planet in range(len(PLANETS)):
            # A disc lies on top of a marker that is on its space, and so comes before it.
            demand = [(time + 0.5, 1) for time in rises]
            supply = [(time + 0.5, -1) for time in rises]
            for deed in deeds:
                if deed.place == planet and deed.kind == "sell":
                    demand.append((float(deed.time), -1))
                elif deed.place == planet and deed.kind == "buy":
                    supply.append((float(deed.time), 1))
            self.demand_moves.append(sorted(demand))
            self.supply_moves.append(sorted(supply))
        now = track.times[seat]
        self.now = now
        self.demand = [
            prices_from(state.demand[planet], self.demand_moves[planet], now, self.end)
            for planet in range(len(PLANETS))
        ]
        self.supply = [
            prices_from(state.supply[planet], self.supply_moves[planet], now, self.end)
            for planet in range(len(PLANETS))
        ]
        self.free_seats = [
            [price for owner, price in zip(parliament, SEAT_PRICES, strict=True) if owner == FREE]
            for parliament in state.parliaments
        ]
        self.sold = [
            running(
                0,
                [
                    (deed.time, deed.number)
                    for deed in deeds
                    if deed.kind == "seats" and deed.place == planet
                ],
                now,
                self.end,
            )
            for planet in range(len(PLANETS))
        ]
        self.members = [len(spots) - spots.count(FREE) for spots in state.societies]
        self.joins = [
            [
                (deed.time, deed.seat)
                for deed in deeds
                if deed.kind == "join" and deed.place == place
            ]
            for place in range(len(SOCIETIES))
        ]
        self.spots = [
            running(members, [(time, 1) for time, _ in joins], now, self.end)
            for members, joins in zip(self.members, self.joins, strict=True)
        ]
        self.last = [last_bought(state, planet, seat) for planet in range(len(PLANETS))]
        self.elections = self._elections()
        self.others = [
            other for other in range(terms.players) if other != seat and not state.out[other]
        ]
        self.finals = self._finals()

    def _elections(self) -> list[Election]:
        state = self.state
        time = state.track.time_of(ELECT)
        step = state.terms.first_times[ELECT - ROTATE]
        put = -1
        elections = []
        for number in range(state.elections, len(COUNCILLORS)):
            if time is None or time > state.terms.the_end:
                break
            rivals = [self._rivals(planet, time) for planet in range(len(PLANETS))]
            elections.append(Election(time, put, COUNCILLORS[number], rivals))
            put = time
            time += step
        return elections

    def _rivals(self, planet: int, time: int) -> list[Rival]:
        """The others in a parliament at an election, those ahead first."""
        state = self.state
        seats: dict[Seat, int] = {}
        last: dict[Seat, float] = {}
        for other in state.recent[planet]:
            if other != self.seat:
                seats[other] = state.parliaments[planet].count(other)
                last[other] = last_bought(state, planet, other)
        for deed in self.deeds:
            if is_seat(deed, planet, time):
                seats[deed.seat] = seats.get(deed.seat, 0) + deed.number
                last[deed.seat] = deed.time
        rivals = [Rival(number, last[other], other) for other, number in seats.items()]
        return sorted(rivals, reverse=True)

    def _finals(self) -> list[float]:
        """The councillors that each other has in the end, if we do nothing more."""
        finals = [float(number) for number in self.state.councillors]
        for society, joins in enumerate(self.joins):
            for place, (_, other) in enumerate(joins, self.members[society]):
                if place < len(SPOTS):
                    finals[other] += SPOTS[place]
        for election in self.elections:
            for rivals in election.rivals:
                for number, rival in zip(election.councillors, rivals, strict=False):
                    finals[rival.seat] += number
        return finals

    def legs(self, space: int, time: int, rotations: int) -> list[Leg]:
        """The soonest flight to every body."""
        key = (space, time, rotations)
        legs = self.legs_from.get(key)
        if legs is None:
            legs = self.legs_from[key] = []
            for body in range(len(BODIES)):
                leg = self._leg(body, space, time, rotations)
                if leg is not None:
                    legs.append(leg)
        return legs

    def _leg(self, body: int, start: int, now: int, rotated: int) -> Leg | None:
        best: Leg | None = None
        # The marker is where the rotations so far have brought it.
        rotate = None if self.rotate is None else self.rotate + rotated * ROTATION_TIME
        if rotate is not None and rotate > self.state.terms.the_end:
            rotate = None
        for more in range(PATIENCE):
            rotations = rotated + more
            space = self.places[body][rotations] if rotations < ROTATIONS_AHEAD else NOWHERE
            if space == NOWHERE:
                break
            if space == start:
                continue
            time = now + DISTANCE[start][space] + START_AND_LANDING
            before = rotations_before(rotate, time)
            if before > more:
                continue
            if before < more:
                if rotate is None:
                    break
                time = max(time, first_time_after(rotate, more))
            if time <= self.end and (best is None or time < best.time):
                best = Leg(body, space, time, rotations)
        return best

    def flight(self, to: int, time: int) -> Leg:
        """Any flight from here; a body that is at its end takes the ship along."""
        body = BODY_OF[to]
        rotations = rotations_before(self.rotate, time)
        if to in self.places[body][: rotations + 1]:
            to = self.places[body][rotations]
        return Leg(body, to, time, rotations)

    def body_at(self, space: int) -> int:
        body = NOWHERE if space == NOWHERE else BODY_OF[space]
        return body if body != NOWHERE and self.places[body][0] == space else NOWHERE


def places_ahead(space: int) -> list[int]:
    places = []
    for _ in range(ROTATIONS_AHEAD):
        places.append(space)
        space = NOWHERE if space == NOWHERE else NEXT_SPACE[space]
    return places


def times_of(first: int | None, step: int, end: int) -> list[int]:
    return [] if first is None else list(range(first, end + 1, step))


def prices_from(price: int, moves: list[tuple[float, int]], now: int, end: int) -> list[int]:
    """The price at every time from now to the end."""
    prices = []
    number = 0
    for time in range(now, end + 1):
        while number < len(moves) and moves[number][0] <= time:
            price = inside(price + moves[number][1])
            number += 1
        prices.append(price)
    return prices


def running(total: int, added: list[tuple[int, int]], now: int, end: int) -> list[int]:
    """A total at every time from now to the end, to which something is added at times."""
    totals = [total] * (end - now + 1)
    for time, number in added:
        for later in range(max(time - now, 0), len(totals)):
            totals[later] += number
    return totals


def inside(price: int) -> int:
    return LOWEST_PRICE if price < LOWEST_PRICE else min(price, HIGHEST_PRICE)


def is_seat(deed: Deed, planet: int, time: int) -> bool:
    return deed.kind == "seats" and deed.place == planet and deed.time <= time


def last_bought(state: PlutocracyState, planet: int, seat: Seat) -> float:
    """A time before now that keeps the order of buyers."""
    recent = state.recent[planet]
    return -1.0 - recent.index(seat) if seat in recent else -10.0
