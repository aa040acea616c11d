"""Where things lie in a picture of the solar system: hexes, orbits and ways around the sun.

Hexes are flat-topped: [q, r] lies at x = 1.5 q, y = sqrt(3) (r + q/2), times the size of a hex.
"""

import math
from functools import cache, lru_cache
from itertools import pairwise

from spielgeld.games.plutocracy.rules.board import DIRECTIONS, SPACES, radius
from spielgeld.games.plutocracy.rules.pieces import ASTEROID, ORBITS, SUN, Hex

SIZE = 30.0
MARGIN = 14.0
STEPS = 180
"""So many points make a closed orbit."""

Point = tuple[float, float]

SHIPS = {
    "imperial": "M0-10L10-3L6 8H-6L-10-3Z",
    "galactica": "M-8-8H8V8H-8Z",
    "cosmos": "M0-11L11 0L0 11L-11 0Z",
    "horizon": "M-11-7H11L0 12Z",
}
"""A shape for each corporation; the letter is on it."""


def centre(place: Hex) -> Point:
    q, r = place
    return 1.5 * q * SIZE, math.sqrt(3) * (r + q / 2) * SIZE


def corners(middle: Point, size: float) -> list[Point]:
    x, y = middle
    angles = [math.radians(60 * corner) for corner in range(6)]
    return [(x + size * math.cos(angle), y + size * math.sin(angle)) for angle in angles]


def bounds() -> tuple[float, float, float, float]:
    """Left, top, width and height of the picture."""
    middles = [centre(space) for space in SPACES]
    left = min(x for x, _ in middles) - SIZE - MARGIN
    right = max(x for x, _ in middles) + SIZE + MARGIN
    top = min(y for _, y in middles) - SIZE - MARGIN
    bottom = max(y for _, y in middles) + SIZE + MARGIN
    return left, top, right - left, bottom - top


@cache
def sky() -> tuple[Hex, ...]:
    """All hexes inside the bounds, also those that nobody can land on."""
    left, top, width, height = bounds()
    edge = max(radius(space) for space in SPACES) + 4
    across = range(-edge, edge + 1)
    return tuple(
        (q, r)
        for q in across
        for r in across
        if left + SIZE <= centre((q, r))[0] <= left + width - SIZE
        and top + SIZE <= centre((q, r))[1] <= top + height - SIZE
    )


@cache
def empty_sky() -> str:
    return "".join(closed(corners(centre(place), SIZE)) for place in sky() if place not in SUN)


@lru_cache(100)
def orbit_path(body: int) -> str:
    """A smooth line through the spaces of an orbit; the asteroid's goes straight into the sun."""
    middles = [centre(space) for space in ORBITS[body]]
    if body == ASTEROID:
        start, end = middles[0], centre((-1, 1))
        return f"M{point(start)}L{point(end)}"
    wide, high = ellipse_near(middles)
    turns = sorted(
        (math.atan2(y / high, x / wide), math.hypot(x / wide, y / high)) for x, y in middles
    )
    line = []
    for step in range(STEPS):
        angle = -math.pi + math.tau * step / STEPS
        reach = reach_at(angle, turns)
        line.append((reach * wide * math.cos(angle), reach * high * math.sin(angle)))
    return closed(line)


def ellipse_near(places: list[Point]) -> Point:
    """Half the width and height of the ellipse around the sun that is nearest to some places.

    Least squares for a in a_0 x^2 + a_1 y^2 = 1; a circle if the places lie on one line.
    """
    squares = [(x * x, y * y) for x, y in places]
    xx, xy, yy = (
        sum(x * x for x, _ in squares),
        sum(x * y for x, y in squares),
        sum(y * y for _, y in squares),
    )
    x_sum, y_sum = sum(x for x, _ in squares), sum(y for _, y in squares)
    determinant = xx * yy - xy * xy
    if determinant < 1:
        circle = math.hypot(*places[0])
        return circle, circle
    wide = (x_sum * yy - y_sum * xy) / determinant
    high = (y_sum * xx - x_sum * xy) / determinant
    return 1 / math.sqrt(wide), 1 / math.sqrt(high)


def reach_at(angle: float, turns: list[Point]) -> float:
    """How far out an orbit is in a direction, gently between its spaces."""
    (first, near_first), (last, near_last) = turns[0], turns[-1]
    around = [(last - math.tau, near_last), *turns, (first + math.tau, near_first)]
    for (before, near), (after, far) in pairwise(around):
        if before <= angle <= after:
            share = (1 - math.cos(math.pi * (angle - before) / (after - before))) / 2
            return near + (far - near) * share
    raise AssertionError(angle)


@lru_cache(1000)
def steps_to(to: Hex) -> dict[Hex, int]:
    """PL-2: how far all hexes are from a space, around the sun."""
    free = set(sky()) - set(SUN)
    steps = {to: 0}
    ring = [to]
    while ring:
        further = []
        for q, r in ring:
            for dq, dr in DIRECTIONS:
                neighbour = (q + dq, r + dr)
                if neighbour in free and neighbour not in steps:
                    steps[neighbour] = steps[q, r] + 1
                    further.append(neighbour)
        ring = further
    return steps


@lru_cache(4096)
def way(start: Hex, to: Hex) -> tuple[Hex, ...]:
    """PL-2: a shortest way around the sun, both ends included, as straight as there is one."""
    steps = steps_to(to)
    (x, y), (x_end, y_end) = centre(start), centre(to)

    def aside(place: Hex) -> float:
        across, down = centre(place)
        return abs((x_end - x) * (down - y) - (y_end - y) * (across - x))

    hexes = [start]
    while hexes[-1] != to:
        q, r = hexes[-1]
        around = [(q + dq, r + dr) for dq, dr in DIRECTIONS]
        nearer = [place for place in around if steps.get(place, math.inf) < steps[q, r]]
        hexes.append(min(nearer, key=aside))
    return tuple(hexes)


CLEAR = 88.0
"""So far from its middle a straight line does not touch the sun."""


def straightened(hexes: tuple[Hex, ...]) -> list[Point]:
    """A way with no more corners than the sun asks for."""
    places = [centre(place) for place in hexes]
    line = [places[0]]
    while line[-1] != places[-1]:
        at = places.index(line[-1])
        seen = [place for place in places[at + 1 :] if from_the_sun(line[-1], place) >= CLEAR]
        line.append(seen[-1] if seen else places[at + 1])
    return line


def from_the_sun(one: Point, other: Point) -> float:
    """How near the straight line between two places comes to the middle of the sun."""
    (x, y), (x_end, y_end) = one, other
    across, down = x_end - x, y_end - y
    length = across * across + down * down
    share = min(max(-(x * across + y * down) / length, 0), 1) if length else 0
    return math.hypot(x + share * across, y + share * down)


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0") if abs(value) >= 0.05 else "0"


def point(place: Point) -> str:
    return f"{number(place[0])} {number(place[1])}"


def closed(line: list[Point]) -> str:
    return "M" + "L".join(point(place) for place in line) + "Z"
