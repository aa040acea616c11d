"""What a flight costs and what it meets: for those who plan one. No rule depends on it."""

from dataclasses import dataclass
from typing import Final

from spielgeld.games.plutocracy.board import (
    BODY_OF,
    DISTANCE,
    NEAREST,
    NOWHERE,
    SPACES,
)
from spielgeld.games.plutocracy.pieces import (
    ASTEROID,
    BODIES,
    ORBITS,
    ROTATE,
    ROTATIONS_OF_THE_ASTEROID,
    START_AND_LANDING,
    Hex,
)
from spielgeld.games.plutocracy.state import PlutocracyState
from spielgeld.kernel.frozen import Frozen
from spielgeld.kernel.on_demand import OnDemand

ROTATION_TIME: Final = 10
"""PL-6: from one rotation to the next, with any number of players."""


@dataclass(frozen=True)
class FlightView(Frozen):
    """A flight of the ship to move, to one space, in the `shortest` time.

    `body` is the one whose orbit or path this is. So many `rotations` happen before the next
    turn; if the flight is `in_reach`, the ship is then on the body (`there`) or not: a body takes
    along what is on its space, so it may have gone on together with the ship. To be on it the
    flight must take the time `to_meet` (the least that does; None: it can't be done). `falls`
    warns that the asteroid takes the ship into the sun before that turn.
    """

    to: Hex
    body: str
    distance: int
    shortest: int
    in_reach: bool
    rotations: int
    there: bool
    to_meet: int | None
    falls: bool


def flights_of(state: PlutocracyState) -> OnDemand[FlightView]:
    """All flights of the ship to move, the nearest first."""
    seat = state.seat
    time = state.track.times[seat]
    return OnDemand(
        list_flights,
        state.ships[seat],
        time,
        min(state.terms.the_end, state.ends[seat]) - time,
        state.track.time_of(ROTATE),
        state.rotations,
        state.places,
    )


def no_flights() -> tuple[FlightView, ...]:
    return ()


NO_FLIGHTS: Final[OnDemand[FlightView]] = OnDemand(no_flights)
"""Outside of turns."""


def list_flights(
    start: int,
    time: int,
    reach: int,
    rotate: int | None,
    rotations: int,
    places: tuple[int, ...],
) -> tuple[FlightView, ...]:
    flights = []
    for to in NEAREST[start]:
        body = BODY_OF[to]
        shortest = DISTANCE[start][to] + START_AND_LANDING
        before = rotations_before(rotate, time + shortest)
        needed = rotations_needed(places[body], to)
        met = needed is not None and needed <= before
        falls = (
            met
            and body == ASTEROID
            and rotations + before >= ROTATIONS_OF_THE_ASTEROID
            and shortest <= reach
        )
        to_meet = None
        if met and not falls:
            to_meet = shortest
        elif not met and needed is not None and rotate is not None:
            to_meet = first_time_after(rotate, needed) - time
        if to_meet is not None and to_meet > reach:
            to_meet = None
        flights.append(
            FlightView(
                to=SPACES[to],
                body=BODIES[body],
                distance=shortest - START_AND_LANDING,
                shortest=shortest,
                in_reach=shortest <= reach,
                rotations=before,
                there=to_meet == shortest,
                to_meet=to_meet,
                falls=falls,
            )
        )
    return tuple(flights)


def rotations_before(rotate: int | None, arrival: int) -> int:
    """PL-5, PL-6: how often ROTATE is next before a disc that is now put down at `arrival`.

    A disc lies on top of the marker where that is now, but below it where it comes later.
    """
    if rotate is None or arrival <= rotate:
        return 0
    return 1 + (arrival - rotate) // ROTATION_TIME


def first_time_after(rotate: int, rotations: int) -> int:
    """The least time of a disc that has so many rotations before it, at least one."""
    return rotate + 1 if rotations == 1 else rotate + (rotations - 1) * ROTATION_TIME


def rotations_needed(place: int, to: int) -> int | None:
    """PL-7: after how many rotations a body comes to a space of its own and takes along who waits.

    `place` is where the body is now.
    """
    body = BODY_OF[to]
    if place == NOWHERE:
        return None
    steps = to - place
    if body == ASTEROID:
        return steps if steps >= 0 else None
    return steps % len(ORBITS[body])
