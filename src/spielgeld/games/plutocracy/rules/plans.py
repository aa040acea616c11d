"""Flights as a person plans them: to a body where it is, or where it will be (PL-7, PL-17)."""

from dataclasses import dataclass

from spielgeld.games.plutocracy.rules.board import NOWHERE, SPACE_AT
from spielgeld.games.plutocracy.rules.flights import FlightView, acts_before, list_flights
from spielgeld.games.plutocracy.rules.pieces import (
    ROTATIONS_OF_THE_ASTEROID,
    START_AND_LANDING,
    Hex,
)
from spielgeld.games.plutocracy.rules.view import BodyView, PlutocracyTable
from spielgeld.kernel.frozen import Frozen


@dataclass(frozen=True)
class Plan(Frozen):
    """A flight and its length. So many `rotations` happen before the ship is next."""

    flight: FlightView
    time: int
    rotations: int

    @property
    def wait(self) -> int:
        return self.time - self.flight.shortest


def flights_then(
    bodies: tuple[BodyView, ...], rotations: tuple[int, ...], flight: FlightView, arrival: int,
    reach: int,
) -> tuple[FlightView, ...]:  # fmt: skip
    """The flights of the turn after a flight that is on its body at `arrival`, as far as time and

    rotations decide them: `rotations` are the times of those to come, `reach` the longest then.
    """
    turned = acts_before(rotations, arrival)
    places = [place_after(body, turned) for body in bodies]
    here = next(
        place for body, place in zip(bodies, places, strict=True) if body.name == flight.body
    )
    if here is None:
        return ()
    path = next((body for body in bodies if body.name == "asteroid" and body.at is not None), None)
    fallen = ROTATIONS_OF_THE_ASTEROID if path is None else gone_on(path) + turned
    return list_flights(
        SPACE_AT[here],
        arrival,
        reach,
        rotations[turned] if turned < len(rotations) else None,
        fallen,
        tuple([NOWHERE if place is None else SPACE_AT[place] for place in places]),
    )


def gone_on(asteroid: BodyView) -> int:
    """How many rotations there have been, by where the asteroid is."""
    return ROTATIONS_OF_THE_ASTEROID - 1 - len(asteroid.coming)


def soonest(flights: tuple[FlightView, ...]) -> dict[str, int]:
    """For every body how long the flight lasts that is soonest on it."""
    found: dict[str, int] = {}
    for flight in flights:
        if flight.to_meet is not None:
            found[flight.body] = min(flight.to_meet, found.get(flight.body, flight.to_meet))
    return found


def time_now(table: PlutocracyTable) -> int:
    assert table.asked is not None
    return table.players[table.asked].time


def plan(table: PlutocracyTable, flight: FlightView, time: int) -> Plan:
    return Plan(flight, time, table.acts_before("rotate", time_now(table) + time))


def body_of(table: PlutocracyTable, name: str) -> BodyView:
    return next(body for body in table.bodies if body.name == name)


def place_after(body: BodyView, rotations: int) -> Hex | None:
    """Where a body is after so many rotations: the asteroid's path ends, orbits do not."""
    if body.at is None:
        return None
    places = (body.at, *body.coming)
    if body.name == "asteroid":
        return places[rotations] if rotations < len(places) else None
    return places[rotations % len(places)]


def to_meet(table: PlutocracyTable, body: str) -> Plan | None:
    """The flight that is soonest on a body; of equals the shorter way."""
    meeting = [
        (flight.to_meet, flight.distance, flight)
        for flight in table.flights
        if flight.body == body and flight.to_meet is not None
    ]
    if not meeting:
        return None
    time, _, flight = min(meeting, key=lambda entry: entry[:2])
    return plan(table, flight, time)


def to_meet_waiting(table: PlutocracyTable, body: str, wait: int) -> Plan | None:
    """The shortest flight that is on a body after waiting so long at its target."""
    plans = [
        plan(table, flight, flight.shortest + wait)
        for flight in table.flights
        if flight.body == body
    ]
    return _first_there(plans)


def to_meet_after(table: PlutocracyTable, body: str, time: int) -> Plan | None:
    """The flight of this length in all that is then on a body, with the least waiting."""
    plans = [
        plan(table, flight, time)
        for flight in table.flights
        if flight.body == body and flight.shortest <= time
    ]
    return _first_there(plans[::-1])


def _first_there(plans: list[Plan]) -> Plan | None:
    return next((plan for plan in plans if plan.flight.ends_on_body(plan.time)), None)


def flight_to(table: PlutocracyTable, to: Hex) -> FlightView | None:
    """The flight to a space; None if it is no space or the ship is there."""
    return next((flight for flight in table.flights if flight.to == to), None)


def money_left_over(table: PlutocracyTable, time: int) -> int:
    """The money with which a ship leaves a place where seats can be bought, if a flight of this

    length may be its last.
    """
    if "seats" not in table.actions or table.asked is None:
        return 0
    player = table.players[table.asked]
    last = player.time + time + START_AND_LANDING >= player.end
    return player.money if last else 0
