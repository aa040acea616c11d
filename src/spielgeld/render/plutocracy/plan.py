"""Flights as a person plans them: to a body where it is, or where it will be."""

from dataclasses import dataclass

from spielgeld.games.plutocracy.flights import FlightView, rotations_before
from spielgeld.games.plutocracy.pieces import ROTATIONS_OF_THE_ASTEROID, Hex
from spielgeld.games.plutocracy.view import BodyView, PlutocracyTable


@dataclass(frozen=True)
class Plan:
    """A flight and its length. So many `rotations` happen before the ship is next."""

    flight: FlightView
    time: int
    rotations: int

    @property
    def wait(self) -> int:
        return self.time - self.flight.shortest


def time_now(table: PlutocracyTable) -> int:
    assert table.asked is not None
    return table.players[table.asked].time


def plan(table: PlutocracyTable, flight: FlightView, time: int) -> Plan:
    rotations = rotations_before(table.markers["rotate"], time_now(table) + time)
    return Plan(flight, time, rotations)


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
    return _nearest_there(plans, table)


def to_meet_after(table: PlutocracyTable, body: str, time: int) -> Plan | None:
    """The flight of this length in all that is then on a body, with the least waiting."""
    plans = [
        plan(table, flight, time)
        for flight in table.flights
        if flight.body == body and flight.shortest <= time
    ]
    return _nearest_there(list(reversed(plans)), table)


def _nearest_there(plans: list[Plan], table: PlutocracyTable) -> Plan | None:
    there = [plan for plan in plans if ends_on_body(table, plan)]
    return there[0] if there else None


def ends_on_body(table: PlutocracyTable, plan: Plan) -> bool:
    """Whether the ship is on the body of its target at the next turn, perhaps taken along."""
    meeting = plan.flight.to_meet
    return meeting is not None and meeting <= plan.time and not falls(table, plan)


def falls(table: PlutocracyTable, plan: Plan) -> bool:
    """PL-8: whether the asteroid takes the ship into the sun before the next turn."""
    flight = plan.flight
    boards = flight.falls or (flight.to_meet is not None and flight.to_meet <= plan.time)
    fallen = table.rotations + plan.rotations >= ROTATIONS_OF_THE_ASTEROID
    return flight.body == "asteroid" and boards and fallen


def flight_to(table: PlutocracyTable, to: Hex) -> FlightView | None:
    """The flight to a space; None if it is no space or the ship is there."""
    return next((flight for flight in table.flights if flight.to == to), None)
