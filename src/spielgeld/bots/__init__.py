"""Players that are programs: they see a view and a choice, never a state.

A bot is a function `decide(view, choice, rng) -> decision`, or a class whose instances have such
a method. Bots are found by entry point: `GAME-LEVEL` for one game, `LEVEL` for all of them.
"""

import importlib
import inspect
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from random import Random
from typing import Any

from spielgeld.bots.budget import Budget
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


def find(name: str, game: str, budget: Budget | None = None) -> Decide:
    """A bot by its level (`rookie`) or by where its code is (`my_package:MyBot`).

    A class is made a new instance, with the `budget` if it takes one. `quant@200it` is a quant
    with a budget of its own.
    """
    plain, at, own = name.partition("@")
    bot = _load(plain, game)
    if isinstance(bot, type):
        takes_budget = "budget" in inspect.signature(bot).parameters
        bot = bot(budget=Budget.read(own) if at else budget) if takes_budget else bot()
    decide: Decide = getattr(bot, "decide", bot)
    return decide


@cache
def _load(name: str, game: str) -> Any:
    if ":" in name:
        module, _, attribute = name.partition(":")
        try:
            return getattr(importlib.import_module(module), attribute)
        except (ImportError, AttributeError):
            raise UnknownBot(name, known(game)) from None
    points = entry_points(group=GROUP)
    for full_name in (f"{game}-{name}", name):
        if full_name in points.names:
            return points[full_name].load()
    raise UnknownBot(name, known(game))
