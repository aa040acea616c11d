"""What a package brings for one game: where each part stands, loaded when it is asked for.

Packages are found by entry point, ours by the same way. What can't be loaded is as if it were not
there: it is said in the log whose fault that is, and everything else goes on.
"""

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from pkgutil import resolve_name
from typing import Any

log = logging.getLogger("spielgeld")

GROUP = "spielgeld.games"

BEFORE = (
    "%s brings the game %r as packages for Spielgeld 0.2 did: let its entry point spielgeld.games"
    " lead to a GamePackage that names its parts (docs/new-game.md, From 0.2)"
)


@dataclass(frozen=True)
class GamePackage:
    """The parts of a game, each as `module:name`. Only the rules are needed to play."""

    rules: str
    """A `Game`."""
    lessons: str = ""
    """Guided first games, by the role of the learner."""
    examples: str = ""
    """The worked `Example`s of its rulebook."""
    telling: str = ""
    """A `GameTelling`: the game in words and on a terminal."""
    page: str = ""
    """A `GamePage`: the game in a browser."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """Bots by level; others may bring more by the entry points `spielgeld.bots`."""
    styles: str = ""
    """`Styles` of play: yardsticks for bots, not offered as company."""
    company: str = ""
    """A `Company`: people whom the bots are, with names and temperaments."""
    stand_in: str = ""
    """A bot that decides for people who are missing: with care, and with little of theirs."""
    guide: str = ""
    """A `Guide` for search."""
    reasons: str = ""
    """A function that finds what speaks for a decision."""
    codec: str = ""
    """A function that makes the `Codec` of a table: decisions and views as numbers."""
    study: str = ""
    """A `Study`: which figures of a finished game are worth a look."""


@lru_cache(1000)
def package_of(game: str) -> GamePackage | None:
    """What is brought for this name, or None."""
    points = entry_points(group=GROUP)
    if game not in points.names:
        return None
    brought = _load(points[game])
    if brought is None or isinstance(brought, GamePackage):
        return brought
    log.warning(BEFORE, _whose(points[game]), game)
    return None


@cache
def packages() -> tuple[str, ...]:
    """The names of all games whose rules can be loaded."""
    names = sorted(entry_points(group=GROUP).names)
    return tuple([name for name in names if part_of(name, "rules") is not None])


@lru_cache(10_000)
def part_of(game: str, part: str) -> Any:
    """A part of a game, or None where it brings none."""
    package = package_of(game)
    where: str = "" if package is None else getattr(package, part)
    if not where:
        return None
    try:
        return resolve_name(where)
    except Exception as error:
        log.warning("%s: its %s (%s) can't be loaded: %r", game, part, where, error)
        return None


def _load(point: EntryPoint) -> Any:
    try:
        return point.load()
    except Exception as error:
        what = f"{point.group} {point.name!r} ({point.value})"
        log.warning("%s: %s can't be loaded: %r", _whose(point), what, error)
        return None


def _whose(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else "a package"
