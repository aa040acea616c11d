"""Players that are programs: they see a view and a choice, never a state.

A bot is a function `decide(view, choice, rng) -> decision`, or a class whose instances have such
a method. Bots are found by entry point: `GAME-LEVEL` for one game, `LEVEL` for all of them.
"""

import importlib
from collections.abc import Callable
from importlib.metadata import entry_points
from random import Random
from typing import Any

from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View

GROUP = "spielgeld.bots"

Decide = Callable[[View, Choice, Random], Decision]


class UnknownBot(LookupError):
    """There is no bot of this name for this game; `known` are those there are."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"no bot {name!r}; there are {', '.join(known)}")
        self.name = name
        self.known = known


def known(game: str) -> list[str]:
    """The names of all bots that play a game, as `find` takes them."""
    names = set()
    for point in entry_points(group=GROUP):
        if point.name.startswith(f"{game}-"):
            names.add(point.name.removeprefix(f"{game}-"))
        elif "-" not in point.name:
            names.add(point.name)
    return sorted(names)


def find(name: str, game: str) -> Decide:
    """A bot by its level (`rookie`) or by where its code is (`my_package:MyBot`)."""
    if ":" in name:
        module, _, attribute = name.partition(":")
        try:
            return _decide_of(getattr(importlib.import_module(module), attribute))
        except (ImportError, AttributeError):
            raise UnknownBot(name, known(game)) from None
    points = entry_points(group=GROUP)
    for full_name in (f"{game}-{name}", name):
        if full_name in points.names:
            return _decide_of(points[full_name].load())
    raise UnknownBot(name, known(game))


def _decide_of(bot: Any) -> Decide:
    """A class is made an instance, and an instance with a `decide` method stands for it."""
    made = bot() if isinstance(bot, type) else bot
    decide: Decide = getattr(made, "decide", made)
    return decide
