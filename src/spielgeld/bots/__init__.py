"""Players that are programs: they see a view and a choice, never a state.

A bot is a function `decide(view, choice, rng) -> decision`, or a class whose instances have such
a method. A game brings bots of its own, by level; other packages bring theirs by entry point:
`GAME-LEVEL` for one game, `LEVEL` for all of them.
"""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.metadata import entry_points
from pkgutil import resolve_name
from random import Random
from typing import Any

from spielgeld.bots.budget import Budget
from spielgeld.bots.company import ANYONE, Anyone, BotName, company_of
from spielgeld.games.package import package_of, part_of
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View

GROUP = "spielgeld.bots"

ANY_GAME = {"random": "spielgeld.bots.random:decide", "quant": "spielgeld.bots.search:Quant"}
"""Bots that play whatever there is."""

STAND_IN = "stand-in"
"""Who decides for people that are missing: found by `find`, and offered as no level."""

HIDDEN = {STAND_IN: "spielgeld.bots.stand_in:decide"}

ANY_STYLES = "spielgeld.bots.styles:STYLES"

Decide = Callable[[View, Choice, Random], Decision]


DRAWN = "drawn-"


@dataclass(frozen=True)
class Styles:
    """Ways to play that are yardsticks for bots, by name, and others that are drawn by number."""

    named: Mapping[str, Decide]
    draw: Callable[[int], Decide] | None = None

    def find(self, name: str) -> Decide | None:
        number = name.removeprefix(DRAWN)
        if self.draw is not None and number != name and number.isdecimal():
            return self.draw(int(number))
        return self.named.get(name)


class UnknownBot(LookupError):
    """There is no bot of this name for this game; `known` are those there are."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"no bot {name!r}; there are {', '.join(known)}")
        self.name = name
        self.known = known


def known(game: str) -> list[str]:
    """The names of all bots that play a game, as `find` takes them."""
    names = {*ANY_GAME, *_own(game)}
    for point in entry_points(group=GROUP):
        if point.name.startswith(f"{game}-"):
            names.add(point.name.removeprefix(f"{game}-"))
        elif "-" not in point.name:
            names.add(point.name)
    return sorted(names)


def find(name: str, game: str, budget: Budget | None = None) -> Decide:
    """A bot by its level (`rookie`), its level and its name (`rookie.mila`), its style (`miser`)

    or where its code is (`my_package:MyBot`). A class is made a new instance, with the `budget` if
    it takes one. `quant@200it` is a quant with a budget of its own.
    """
    plain, at, own = name.partition("@")
    own_budget = Budget.read(own) if at else budget
    called = BotName.read(plain)
    if called.person:
        return _find_person(called, game, own_budget)
    bot = _load(plain, game)
    if isinstance(bot, type):
        bot = bot(budget=own_budget) if takes_budget(bot) else bot()
    decide: Decide = getattr(bot, "decide", bot)
    return decide


def _find_person(name: BotName, game: str, budget: Budget | None) -> Decide:
    company = company_of(game)
    if company is None or not company.has(name):
        raise UnknownBot(str(name), known(game))
    if name.person == ANYONE:
        return Anyone(company, name.level, budget).decide
    return company.play(name.level, company.people[name.person], budget)


def takes_budget(bot: Any) -> bool:
    return isinstance(bot, type) and "budget" in inspect.signature(bot).parameters


def with_budget(name: str, game: str, budget: Budget | None) -> str:
    """The name under which `find` gives the same bot with the same budget."""
    if budget is None or "@" in name or not takes_budget(_load(BotName.read(name).level, game)):
        return name
    return f"{name}@{budget.written}"


@lru_cache(1000)
def _load(name: str, game: str) -> Any:
    if ":" in name:
        try:
            return resolve_name(name)
        except (ImportError, AttributeError):
            raise UnknownBot(name, known(game)) from None
    ours = ANY_GAME | HIDDEN | _own(game)
    if name in ours:
        return resolve_name(ours[name])
    points = entry_points(group=GROUP)
    for full_name in (f"{game}-{name}", name):
        if full_name in points.names:
            return points[full_name].load()
    style = styles_of(game).find(name)
    if style is not None:
        return style
    raise UnknownBot(name, known(game))


def styles_of(game: str) -> Styles:
    """The yardsticks that a game brings, or those that fit any game."""
    brought: Styles = part_of(game, "styles") or resolve_name(ANY_STYLES)
    return brought


def _own(game: str) -> dict[str, str]:
    """The bots that a game brings, by level: where their code is."""
    package = package_of(game)
    return {} if package is None else dict(package.bots)
