"""Yardsticks for bots of games that bring no styles of their own: habits that any game allows."""

from functools import partial
from random import Random
from typing import Any, Final

from spielgeld.bots import Styles, find
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View

DRAWN: Final = 12
"""Decisions that a style of amounts chooses among."""


def level(name: str, view: View, choice: Choice, rng: Random) -> Decision:
    return find(name, view.game)(view, choice, rng)


def mixture(
    part: float, often: str, seldom: str, view: View, choice: Choice, rng: Random
) -> Decision:
    """One level for this part of the decisions, another for the others."""
    return level(often if rng.random() < part else seldom, view, choice, rng)


def passive(view: View, choice: Choice, rng: Random) -> Decision:
    """What the clock would decide, and else the first that there is."""
    waited = choice.timeout()
    return waited if waited is not None else hasty(view, choice, rng)


def hasty(view: View, choice: Choice, rng: Random) -> Decision:
    """The first decision that comes to mind."""
    return next(iter(choice), None) or choice.sample(rng)


def amounts(decision: Any) -> float:
    """All numbers in a decision, added up."""
    if isinstance(decision, dict):
        return sum([amounts(part) for part in decision.values()])
    if isinstance(decision, (list, tuple)):
        return sum([amounts(part) for part in decision])
    return float(decision) if isinstance(decision, int) else 0.0


def thrifty(view: View, choice: Choice, rng: Random) -> Decision:
    """Of some decisions the one with the smallest numbers."""
    return min([choice.sample(rng) for _ in range(DRAWN)], key=amounts)


def lavish(view: View, choice: Choice, rng: Random) -> Decision:
    """Of some decisions the one with the largest numbers."""
    return max([choice.sample(rng) for _ in range(DRAWN)], key=amounts)


STYLES: Final = Styles(
    {
        "passive": passive,
        "hasty": hasty,
        "thrifty": thrifty,
        "lavish": lavish,
        "absent-minded": partial(mixture, 0.8, "banker", "random"),
        "moody": partial(mixture, 0.5, "banker", "rookie"),
        "erratic": partial(mixture, 0.5, "rookie", "random"),
    }
)
