"""Small line charts over time, drawn as SVG."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from spielgeld.telling.words import Words

WIDTH, HEIGHT = 440, 230
LEFT, RIGHT, TOP, BOTTOM = 84, 28, 12, 28

STEPS = (1, 2, 5, 10, 20, 50, 100, 200)
LINEAR_UP_TO = 300
"""Larger values are drawn on a scale of powers of ten: somebody always prints a fortune."""


@dataclass(frozen=True)
class Tick:
    at: float
    label: str


@dataclass(frozen=True)
class ChartLine:
    """One player's line; `label_y` keeps letters at the ends apart."""

    seat: int
    path: str
    end_y: float
    label_y: float


@dataclass(frozen=True)
class LineChart:
    lines: tuple[ChartLine, ...]
    across: tuple[Tick, ...]
    up: tuple[Tick, ...]
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    right: int = WIDTH - RIGHT
    top: int = TOP
    bottom: int = HEIGHT - BOTTOM


def line_chart(series: Sequence[Sequence[int]], words: Words) -> LineChart:
    """One line per seat, from the start (0) to the last step. Values may be endlessly large."""
    steps = max(len(values) for values in series) - 1
    largest = max(max(values) for values in series)
    smallest = min(0, min(min(values) for values in series))
    stretch = _linear if max(largest, -smallest) <= LINEAR_UP_TO else _powers
    high, low = stretch(max(largest, 1)), stretch(smallest)

    def x(step: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * step / max(steps, 1)

    def y(value: int) -> float:
        share = (stretch(value) - low) / (high - low)
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share

    ends = [y(values[-1]) for values in series]
    labels = _apart(ends)
    lines = []
    for seat, values in enumerate(series):
        points = [f"{x(step):.1f} {y(value):.1f}" for step, value in enumerate(values)]
        lines.append(ChartLine(seat, "M" + "L".join(points), ends[seat], labels[seat]))
    across = range(0, steps + 1, max(1, steps // 8))
    return LineChart(
        tuple(lines),
        tuple(Tick(x(step), str(step)) for step in across),
        tuple(Tick(y(value), words.short(value)) for value in _ticks(smallest, largest)),
    )


def share_chart(shares: Sequence[float], seat: int, words: Words) -> LineChart:
    """One seat's line between 0 and 100 percent, by the number of the decision from 1."""
    last = max(len(shares) - 1, 1)
    xs = [LEFT + (WIDTH - LEFT - RIGHT) * number / last for number in range(len(shares))]

    def y(share: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share

    points = [f"{x:.1f} {y(share):.1f}" for x, share in zip(xs, shares, strict=True)]
    end = y(shares[-1])
    up = [Tick(y(part / 4), words.say("advice-worth", percent=25 * part)) for part in range(5)]
    every = max(1, len(shares) // 8)
    across = [Tick(xs[number], str(number + 1)) for number in range(0, len(shares), every)]
    return LineChart((ChartLine(seat, "M" + "L".join(points), end, end),), tuple(across), tuple(up))


def _linear(value: int) -> float:
    return float(value)


def _powers(value: int) -> float:
    """The power of ten, with 0 at 0."""
    power = math.log10(1 + abs(value))
    return -power if value < 0 else power


def _ticks(smallest: int, largest: int) -> list[int]:
    if max(largest, -smallest) <= LINEAR_UP_TO:
        step = next(s for s in STEPS if (largest - smallest) <= 5 * s)
        return list(range(-(-smallest // step) * step, largest + 1, step))
    up, down = len(str(abs(largest))), len(str(abs(smallest)))
    every = max(1, -(-(up + down - 2) // 5))
    below = [-(10**power) for power in range(every, down, every)]
    return [*reversed(below), 0, *[10**power for power in range(every, up, every)]]


def _apart(ends: list[float], gap: float = 17) -> list[float]:
    """The same heights, moved so that no two are closer than the gap."""
    moved = list(ends)
    order = sorted(range(len(ends)), key=lambda seat: ends[seat])
    for before, after in pairwise(order):
        moved[after] = max(moved[after], moved[before] + gap)
    floor = float(HEIGHT - BOTTOM)
    for seat in reversed(order):
        moved[seat] = min(moved[seat], floor)
        floor = moved[seat] - gap
    return moved
