"""Flights as they are offered: what they cost, and what happens before the next turn."""

from collections.abc import Iterable
from typing import NamedTuple

from spielgeld.games.plutocracy.page.geometry import centre, point, straightened, way
from spielgeld.games.plutocracy.page.time_track import cell
from spielgeld.games.plutocracy.rules.board import SPACE_AT
from spielgeld.games.plutocracy.rules.flights import FlightView, acts_before
from spielgeld.games.plutocracy.rules.pieces import Hex
from spielgeld.games.plutocracy.rules.view import PlutocracyTable
from spielgeld.games.plutocracy.telling.saying import said_space
from spielgeld.page.cache import remembered
from spielgeld.telling.same import Same
from spielgeld.telling.words import Words


class Departure(NamedTuple):
    """From where and when a ship flies, and all else that its flights depend on.

    It stays the same while the player in turn trades, as the views of these parts do.
    """

    ship: Hex
    time: int
    end: int
    """The last time at which it can land."""
    flights: Same
    bodies: Same
    coming: Same

    @property
    def reach(self) -> int:
        """The longest flight that ends in time."""
        return self.end - self.time


class Trip(NamedTuple):
    """A flight of one length. `body` is what the ship is on at the next turn."""

    value: str
    """As the form says it: q,r,time."""
    time: int
    wait: int
    arrival: int
    rotations: int
    prices: int
    elections: int
    body: str | None
    falls: bool
    said: str
    """What it costs and brings, in a sentence."""


class Target(NamedTuple):
    """A space to fly to: the shortest flight, and the one with a wait that is on its body."""

    number: int
    to: Hex
    body: str
    name: str
    trips: tuple[Trip, ...]
    path: str
    at: str
    arrives: str
    """On the time track, with the last of its trips."""

    @property
    def best(self) -> Trip:
        return self.trips[-1]


class Meeting(NamedTuple):
    """The flight that is soonest on a body."""

    target: Target
    trip: Trip


def departure_of(game: PlutocracyTable) -> Departure | None:
    """None if nobody is asked, or nothing can be flown to."""
    if game.asked is None or not game.flights:
        return None
    player = game.players[game.asked]
    assert player.ship is not None
    end = min(player.end, game.markers["the_end"] or 0)
    flights, bodies, coming = Same(game.flights), Same(game.bodies), Same(game.coming)
    return Departure(player.ship, player.time, end, flights, bodies, coming)


@remembered
def targets_of(words: Words, departure: Departure) -> tuple[Target, ...]:
    """All spaces that can be flown to, the nearest first."""
    targets = []
    for flight in departure.flights.value:
        if not flight.in_reach:
            continue
        times = [flight.shortest]
        if flight.to_meet is not None and flight.to_meet != flight.shortest:
            times.append(flight.to_meet)
        trips = tuple([trip_of(words, departure, flight, time) for time in times])
        targets.append(
            Target(
                number=SPACE_AT[flight.to],
                to=flight.to,
                body=flight.body,
                name=said_space(flight.to, departure.bodies.value, words),
                trips=trips,
                path=way_path(departure.ship, flight.to),
                at=point(centre(flight.to)),
                arrives=point(cell(trips[-1].arrival)),
            )
        )
    return tuple(targets)


def meetings_of(targets: Iterable[Target]) -> tuple[Meeting, ...]:
    """For every body the flight that is soonest on it, the soonest first."""
    soonest: dict[str, Meeting] = {}
    for target in targets:
        for trip in target.trips:
            known = soonest.get(target.body)
            if trip.body and (known is None or trip.time < known.trip.time):
                soonest[target.body] = Meeting(target, trip)
    return tuple(sorted(soonest.values(), key=lambda meeting: meeting.trip.time))


def trip_of(words: Words, departure: Departure, flight: FlightView, time: int) -> Trip:
    """What a flight of this length brings."""
    arrival, wait = departure.time + time, time - flight.shortest
    before = {name: acts_before(times, arrival) for name, times in departure.coming.value.items()}
    lost = flight.falls_in(time)
    body = flight.body if flight.ends_on_body(time) else None
    outcome = "falls" if lost else "there" if body else "empty"
    said = words.say(
        f"trip-{outcome}",
        arrival=arrival,
        rotations=before["rotate"],
        wait=wait,
        on=words.say(f"body-{flight.body}.on"),
    )
    return Trip(
        value=f"{flight.to[0]},{flight.to[1]},{time}",
        time=time,
        wait=wait,
        arrival=arrival,
        rotations=before["rotate"],
        prices=before["prices"],
        elections=before["elect"],
        body=body,
        falls=lost,
        said=said,
    )


@remembered
def way_path(start: Hex, to: Hex) -> str:
    return "M" + "L".join([point(place) for place in straightened(way(start, to))])
