"""What waits at the end of a flight: prices, seats, whose turn is then, and where to go on."""

from collections.abc import Iterable
from typing import NamedTuple

from spielgeld.games.plutocracy.page.flights import Departure, Meeting, meetings_of, targets_of
from spielgeld.games.plutocracy.rules.flights import FlightView
from spielgeld.games.plutocracy.rules.moves import fallen, risen
from spielgeld.games.plutocracy.rules.pieces import SEAT_PRICES
from spielgeld.games.plutocracy.rules.plans import flights_then, soonest
from spielgeld.games.plutocracy.rules.view import PlanetView, PlutocracyTable
from spielgeld.kernel.state import Seat
from spielgeld.page.cache import remembered
from spielgeld.telling.same import Same
from spielgeld.telling.words import Words


class PlanetAhead(NamedTuple):
    """A planet as it will be at the arrival, if nobody trades there before.

    `load` is what the ship has of what the planet demands; `seat` is the price of the next one.
    """

    demand: str
    demand_price: int
    load: int
    supply: str
    supply_price: int
    seat: int | None
    ahead: tuple[Seat, ...]


class OfferedTrip(NamedTuple):
    """A flight that meets a body. `again`: nobody else is next before the ship is."""

    meeting: Meeting
    prospect: PlanetAhead | None
    again: bool


class NextLegs(NamedTuple):
    """After a flight to a body: when each of the others could be reached from there."""

    body: str
    arrival: int
    then: tuple[int | None, ...]


class EndOfTime(NamedTuple):
    """The last time at which the ship can land, and whether it is its own."""

    end: int
    left: int
    personal: bool


class TwoFlights(NamedTuple):
    """Two flights in a row, the first of them to each of the bodies."""

    bodies: tuple[str, ...]
    legs: tuple[NextLegs, ...]


def trips_of(words: Words, departure: Departure, game: PlutocracyTable) -> tuple[OfferedTrip, ...]:
    assert game.asked is not None
    me = game.players[game.asked]
    others = [
        player.time
        for seat, player in enumerate(game.players)
        if seat != game.asked and not player.out and not player.retired
    ]
    hold = tuple(me.hold.items())
    first = min(others, default=departure.end)
    return trips_from(words, departure, Same(game.planets), hold, first)


@remembered
def trips_from(
    words: Words, departure: Departure, planets: Same, hold: tuple[tuple[str, int], ...],
    first_of_others: int,
) -> tuple[OfferedTrip, ...]:  # fmt: skip
    """The same for all who are to move at the same place and time with the same hold."""
    meetings = meetings_of(targets_of(words, departure))
    load = dict(hold)
    boards: dict[str, PlanetView] = {planet.name: planet for planet in planets.value}
    return tuple(
        [
            OfferedTrip(
                meeting,
                planet_ahead(boards.get(meeting.target.body), meeting.trip.prices, load),
                meeting.trip.arrival <= first_of_others,
            )
            for meeting in meetings
        ]
    )


def planet_ahead(
    planet: PlanetView | None, changes: int, load: dict[str, int]
) -> PlanetAhead | None:
    """The prices after so many changes of all of them."""
    if planet is None:
        return None
    demand, supply = planet.demand_price, planet.supply_price
    for _ in range(changes):
        demand, supply = risen(demand), fallen(supply)
    free = [
        price for owner, price in zip(planet.parliament, SEAT_PRICES, strict=True) if owner is None
    ]
    seat = free[0] if free else None
    return PlanetAhead(
        planet.demand, demand, load[planet.demand], planet.supply, supply, seat, planet.ahead
    )


@remembered
def two_flights_of(words: Words, departure: Departure) -> TwoFlights:
    bodies = tuple([body.name for body in departure.bodies.value if body.at is not None])
    return TwoFlights(bodies, legs_of(departure, meetings_of(targets_of(words, departure))))


def legs_of(departure: Departure, meetings: Iterable[Meeting]) -> tuple[NextLegs, ...]:
    """For every first flight when the others could be reached by a second one."""
    bodies = departure.bodies.value
    flights: dict[tuple[int, int], FlightView] = {f.to: f for f in departure.flights.value}
    rotations = departure.coming.value["rotate"]
    legs = []
    for target, trip in meetings:
        left = departure.end - trip.arrival
        then = soonest(flights_then(bodies, rotations, flights[target.to], trip.arrival, left))
        times = tuple(
            [
                trip.arrival + then[body.name]
                if body.name in then and then[body.name] <= left
                else None
                for body in bodies
                if body.at is not None
            ]
        )
        legs.append(NextLegs(target.body, trip.arrival, times))
    return tuple(legs)
