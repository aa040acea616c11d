"""Figures about many games: shares with intervals, means and quantiles."""

import math
from collections.abc import Sequence
from random import Random
from typing import Any

RESAMPLES = 1_000
Z_95 = 1.959963984540054


def share(part: float, whole: int) -> dict[str, Any]:
    """A share with Wilson's 95 % interval, which holds for small numbers too."""
    if whole == 0:
        return {"share": None, "low": None, "high": None}
    p, z2 = part / whole, Z_95 * Z_95
    middle = (p + z2 / (2 * whole)) / (1 + z2 / whole)
    half = Z_95 * math.sqrt(p * (1 - p) / whole + z2 / (4 * whole * whole)) / (1 + z2 / whole)
    return {
        "share": tidy(p),
        "low": tidy(max(middle - half, 0.0)),
        "high": tidy(min(middle + half, 1.0)),
    }


def distribution(values: Sequence[float]) -> dict[str, Any]:
    """Mean, standard deviation and quantiles of small numbers."""
    if not values:
        return {"count": 0}
    mean = math.fsum(values) / len(values)
    variance = math.fsum((value - mean) ** 2 for value in values) / len(values)
    return {
        "count": len(values),
        "mean": tidy(mean),
        "deviation": tidy(math.sqrt(variance)),
        **quantiles(values),
    }


def quantiles(values: Sequence[Any]) -> dict[str, Any]:
    """Values that were really seen, so that they are exact at any size."""
    ordered = sorted(values)
    last = len(ordered) - 1
    at = {"least": 0.0, "p10": 0.1, "p25": 0.25, "median": 0.5, "p75": 0.75, "p90": 0.9, "most": 1}
    return {name: ordered[math.floor(part * last + 0.5)] for name, part in at.items()}


def share_of_blocks(blocks: Sequence[tuple[float, float]]) -> dict[str, Any]:
    """A mean from sums and how many they are of, block by block, with its 95 % interval.

    Games of a block hang together, so whole blocks are drawn again and again (bootstrap).
    """
    whole = math.fsum(number for _, number in blocks)
    if not whole:
        return {"share": None, "low": None, "high": None}
    rng = Random(len(blocks))
    means = []
    for _ in range(RESAMPLES):
        drawn = rng.choices(blocks, k=len(blocks))
        means.append(sum([part for part, _ in drawn]) / sum([number for _, number in drawn]))
    return {"share": tidy(math.fsum(part for part, _ in blocks) / whole), **interval(means)}


def interval(values: Sequence[float]) -> dict[str, Any]:
    """Where 95 % of the values lie."""
    if not values:
        return {"low": None, "high": None}
    ordered = sorted(values)
    last = len(ordered) - 1
    return {
        "low": tidy(ordered[math.floor(0.025 * last)]),
        "high": tidy(ordered[math.ceil(0.975 * last)]),
    }


def tidy(value: float) -> float:
    """Six decimals: enough, and the same on every machine."""
    return round(value, 6)
