"""The map: spaces that ships can fly to, ways around the sun, and tables made of them once.

A space is a number. Every space belongs to one orbit (or to the asteroid's path), so a ship on it
is on a body if that orbit's body is there.
"""

from typing import Final

from spielgeld.games.plutocracy.rules.pieces import (
    ASTEROID,
    FIRST_TIMES,
    ORBITS,
    START_AND_LANDING,
    SUN,
    Hex,
)

NOWHERE: Final = -1
DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

SPACES: Final[tuple[Hex, ...]] = tuple([space for orbit in ORBITS for space in orbit])
SPACE_AT: Final[dict[Hex, int]] = {space: number for number, space in enumerate(SPACES)}
BODY_OF: Final[tuple[int, ...]] = tuple([body for body, orbit in enumerate(ORBITS) for _ in orbit])
"""Whose orbit a space belongs to."""
STARS: Final[tuple[int, ...]] = tuple([SPACE_AT[orbit[0]] for orbit in ORBITS])


def _next_spaces() -> tuple[int, ...]:
    after = []
    for body, orbit in enumerate(ORBITS):
        after += [SPACE_AT[space] for space in orbit[1:]]
        after.append(NOWHERE if body == ASTEROID else SPACE_AT[orbit[0]])
    return tuple(after)


NEXT_SPACE: Final[tuple[int, ...]] = _next_spaces()
"""PL-7: where a body goes from here; the asteroid goes from its last space into the sun."""


def radius(space: Hex) -> int:
    """How far a hex lies from the middle of the sun, as the crow flies."""
    q, r = space
    return max(abs(q), abs(r), abs(q + r))


def _sky() -> list[Hex]:
    """The hexes to fly over: a hexagon around all spaces. No shortest way leaves it."""
    edge = max([radius(space) for space in SPACES])
    across = range(-edge, edge + 1)
    return [(q, r) for q in across for r in across if radius((q, r)) <= edge and (q, r) not in SUN]


def _distances() -> tuple[tuple[int, ...], ...]:
    """PL-2: hexes of the shortest way around the sun, from every space to every space."""
    sky = _sky()
    number = {place: index for index, place in enumerate(sky)}
    neighbours = [
        [number[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in number]
        for q, r in sky
    ]
    table = []
    for start in SPACES:
        distance = [NOWHERE] * len(sky)
        distance[number[start]] = 0
        ring = [number[start]]
        while ring:
            further = []
            for place in ring:
                for neighbour in neighbours[place]:
                    if distance[neighbour] == NOWHERE:
                        distance[neighbour] = distance[place] + 1
                        further.append(neighbour)
            ring = further
        table.append(tuple([distance[number[space]] for space in SPACES]))
    return tuple(table)


DISTANCE: Final[tuple[tuple[int, ...], ...]] = _distances()

NEAREST: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple(sorted([to for to in range(len(SPACES)) if to != start], key=row.__getitem__))
        for start, row in enumerate(DISTANCE)
    ]
)
"""All other spaces, the nearest first."""

LONGEST: Final = max([times[-1] for times in FIRST_TIMES.values()])


def _shortest_flights(start: int) -> list[int]:
    return [DISTANCE[start][to] + START_AND_LANDING for to in NEAREST[start]]


IN_REACH: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple(
            [
                sum([shortest <= time for shortest in _shortest_flights(start)])
                for time in range(LONGEST + 1)
            ]
        )
        for start in range(len(SPACES))
    ]
)
"""How many of the nearest spaces can be flown to from a space in so much time."""

FLIGHTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([sum(row[: time + 1]) for time in range(LONGEST + 1)]) for row in IN_REACH]
)
"""How many flights there are from a space in so much time, counting every length of waiting."""
