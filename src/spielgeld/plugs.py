"""What packages bring for a game, found by entry point; ours is found by the same way.

What can't be loaded is as if it were not there: it is said in the log whose fault that is, and
everything else goes on.
"""

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

log = logging.getLogger("spielgeld")


def _load(point: EntryPoint) -> Any:
    try:
        return point.load()
    except Exception as error:
        package = point.dist.name if point.dist is not None else "a package"
        what = f"{point.group} {point.name!r} ({point.value})"
        log.warning("%s: %s can't be loaded: %r", package, what, error)
        return None


@cache
def plugged(group: str, name: str) -> Any:
    """What is brought for this name, or None."""
    points = entry_points(group=group)
    return _load(points[name]) if name in points.names else None


@cache
def all_plugged(group: str) -> dict[str, Any]:
    """All that is brought, by name."""
    found = {name: plugged(group, name) for name in sorted(entry_points(group=group).names)}
    return {name: brought for name, brought in found.items() if brought is not None}
