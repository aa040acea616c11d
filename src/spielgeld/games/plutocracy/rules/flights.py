"""What a flight costs and what it meets: for those who plan one. No rule depends on it."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from spielgeld.games.plutocracy.rules.board import (
    BODY_OF,
    DISTANCE,
    NEAREST,
    NOWHERE,
    SPACES,
)
from spielgeld.games.plutocracy.rules.pieces import (
    ASTEROID,
    BODIES,
    MARKERS,
    ORBITS,
    ROTATE,
    ROTATIONS_OF_THE_ASTEROID,
    START_AND_LANDING,
    Hex,
)
from spielgeld.games.plutocracy.rules.state import PlutocracyState
from spielgeld.kernel.frozen import Frozen

REMEMBERED: Final = 256
"""For so many turns: who sits at a table asks for the same flights one after another."""

ROTATION_TIME: Final = 10
"""PL-6: from one rotation to the next, with any number of players."""


@dataclass(frozen=True)
class FlightView(Frozen):
    """A flight of the ship to move, to one space, in the `shortest` time.

    `body` is the one whose orbit or path this is. So many `rotations` happen before the next
    turn; if the flight is `in_reach`, the ship is then on the body (`there`) or not: a body takes
    along what is on its space, so it may have gone on together with the ship. To be on it the
    flight must take the time `to_meet` (the least that does; None: it can't be done). `falls`
    warns that the asteroid takes the ship into the sun before that turn, `falls_from` that it
    does if the flight takes so long or longer.
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
    falls_from: int | None

    def falls_in(self, time: int) -> bool:
        """Whether a flight of this length ends in the sun before the next turn."""
        return self.falls_from is not None and time >= self.falls_from

    def ends_on_body(self, time: int) -> bool:
        """Whether after a flight of this length the ship is on the body at the next turn."""
        return self.to_meet is not None and self.to_meet <= time and not self.falls_in(time)


def flights_of(state: PlutocracyState) -> tuple[FlightView, ...]:
    """All flights of the ship to move, the nearest first."""
    seat = state.seat
    time = state.track.times[seat]
    return list_flights(
        state.ships[seat],
        time,
        min(state.terms.the_end, state.ends[seat]) - time,
        state.track.time_of(ROTATE),
        state.rotations,
        state.places,
    )


@lru_cache(REMEMBERED)
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
        falls_from = time_to_fall(rotate, rotations, places[body], to, shortest, time, reach)
        falls = falls_from == shortest
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
                falls_from=falls_from,
            )
        )
    return tuple(flights)


def time_to_fall(
    rotate: int | None, rotations: int, place: int, to: int, shortest: int, time: int, reach: int
) -> int | None:
    """PL-8: the least length from which the asteroid takes along a ship that flies to a space."""
    if BODY_OF[to] != ASTEROID or rotate is None or rotations_needed(place, to) is None:
        return None
    left = ROTATIONS_OF_THE_ASTEROID - rotations
    length = max(first_time_after(rotate, left) - time, shortest)
    return length if length <= reach else None


def asteroid_falls(state: PlutocracyState) -> int | None:
    """PL-8: the time of the rotation that drops the asteroid; None if it has fallen."""
    left = ROTATIONS_OF_THE_ASTEROID - state.rotations
    rotate = state.track.time_of(ROTATE)
    return None if rotate is None or left <= 0 else rotate + (left - 1) * ROTATION_TIME


@lru_cache(4096)
def times_to_come(
    times: tuple[int | None, ...], steps: tuple[int, ...]
) -> dict[str, tuple[int, ...]]:
    """PL-6: all times at which each marker is still to act, up to THE END."""
    the_end = steps[-1]
    return {
        name: () if time is None else tuple(range(time, the_end + 1, step))
        for name, time, step in zip(MARKERS, times, steps, strict=True)
    }


def acts_before(times: tuple[int, ...], arrival: int) -> int:
    """PL-5, PL-6: how often a marker is next before a disc that is now put down at `arrival`.

    A disc lies on top of the marker where that is now, but below it where it comes later.
    """
    if not times or arrival <= times[0]:
        return 0
    return sum([time <= arrival for time in times])


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
