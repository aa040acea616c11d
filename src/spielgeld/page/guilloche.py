"""Engraved lines: a few sines that no forger has the patience for. Every seed has its own curve."""

import math
from random import Random
from typing import NamedTuple

from markupsafe import Markup

from spielgeld.page.cache import remembered
from spielgeld.page.region import Macros

SIGNS = Macros("signs.html")

Point = tuple[float, float]


class Rosette(NamedTuple):
    """A ring and how often it is turned, in degrees."""

    name: str
    ring: str
    turns: tuple[str, ...]


@remembered
def rosette(seed: str, radius: float, *, strands: int = 8) -> Markup:
    """A round guilloche about the origin: one wavy ring, turned a little again and again."""
    rng = Random(f"rosette {seed}")
    petals = rng.choice((7, 8, 9, 10, 11, 12))
    ripples = petals * rng.choice((2, 3))
    deep, fine = rng.uniform(0.2, 0.32), rng.uniform(0.03, 0.08)
    points = petals * 12
    ring = []
    for number in range(points):
        angle = math.tau * number / points
        swing = deep * math.sin(petals * angle) + fine * math.sin(ripples * angle)
        reach = radius * (1 - deep - fine + swing)
        ring.append((reach * math.cos(angle), reach * math.sin(angle)))
    # One turn by a whole petal would bring the ring back to where it was.
    turn = 360 / petals / strands
    name = f"ring-{rng.randrange(10**6)}-{radius:.0f}"
    turns = tuple([f"{strand * turn:.2f}" for strand in range(1, strands)])
    return SIGNS.rosette(None, Rosette(name, _closed(ring), turns))


@remembered
def band(seed: str, width: float, height: float, *, strands: int = 5) -> str:
    """The path of a guilloche ribbon from the origin to the right."""
    rng = Random(f"band {seed}")
    waves = rng.randint(5, 9)
    swell = rng.choice((2, 3, 4))
    points = waves * 10
    curves = []
    for strand in range(strands):
        shift = math.tau * strand / strands
        curve = []
        for number in range(points + 1):
            along = number / points
            reach = 0.5 + 0.5 * math.sin(math.pi * swell * along) ** 2
            swing = math.sin(math.tau * waves * along + shift) * reach
            curve.append((width * along, height / 2 * (1 + swing)))
        curves.append("M" + "L".join(_at(point) for point in curve))
    return "".join(curves)


def _closed(curve: list[Point]) -> str:
    """A smooth closed line: each point pulls, and the line passes halfway between them."""
    first = curve[0]
    parts = [f"M{_at(_halfway(curve[-1], first))}"]
    for here, there in zip(curve, [*curve[1:], first], strict=True):
        parts.append(f"Q{_at(here)} {_at(_halfway(here, there))}")
    return "".join(parts) + "Z"


def _halfway(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _at(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}".replace(".0", "")
