"""Engraved lines: a few sines that no forger has the patience for. Every seed has its own curve."""

import math
from random import Random


def rosette(seed: str, radius: float, *, strands: int = 7, points: int = 72) -> str:
    """The path of a round guilloche about the origin: strands that swing between two circles."""
    rng = Random(f"rosette {seed}")
    petals = rng.choice((5, 6, 7, 8, 9, 11, 12))
    ripple = petals * rng.choice((2, 3))
    deep, fine = rng.uniform(0.16, 0.26), rng.uniform(0.03, 0.07)
    turn = rng.uniform(0, math.tau)
    curves = []
    for strand in range(strands):
        shift = math.tau * strand / strands
        curve = []
        for number in range(points):
            angle = math.tau * number / points
            swing = deep * math.sin(petals * angle + shift) + fine * math.sin(ripple * angle + turn)
            reach = radius * (1 - deep - fine + swing)
            curve.append((reach * math.cos(angle), reach * math.sin(angle)))
        curves.append(_closed(curve))
    return "".join(curves)


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


def _closed(curve: list[tuple[float, float]]) -> str:
    """A smooth closed line: each point pulls, and the line passes halfway between them."""
    first, last = curve[0], curve[-1]
    parts = [f"M{_at(_halfway(last, first))}"]
    for here, there in zip(curve, [*curve[1:], first], strict=True):
        parts.append(f"Q{_at(here)} {_at(_halfway(here, there))}")
    return "".join(parts) + "Z"


def _halfway(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _at(point: tuple[float, float]) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}".replace(".0", "")
