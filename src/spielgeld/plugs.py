"""What packages bring for a game, found by entry point: here as elsewhere, ours by the same way."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any


class BrokenPlug(ImportError):
    """A package promises something that can't be loaded."""


def load(point: EntryPoint) -> Any:
    """What an entry point names; if that fails, it is said whose fault it is."""
    try:
        return point.load()
    except Exception as error:
        package = point.dist.name if point.dist is not None else "a package"
        what = f"{point.group} {point.name!r} ({point.value})"
        raise BrokenPlug(f"{package}: {what} can't be loaded: {error!r}") from error


@cache
def plugged(group: str, name: str) -> Any:
    """What is brought for this name, or None."""
    points = entry_points(group=group)
    return load(points[name]) if name in points.names else None
