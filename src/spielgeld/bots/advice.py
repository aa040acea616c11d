"""Advice for one who is asked: what the quant would decide with the same knowledge, and why."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from spielgeld.bots.budget import Budget
from spielgeld.bots.guide import Weighed
from spielgeld.bots.reason import Reason
from spielgeld.bots.search import Quant
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View
from spielgeld.plugs import plugged

BUDGET = Budget(seconds=1.0)
OTHERS = 3
MOST_REASONS = 3

GROUP = "spielgeld.reasons"

FindReasons = Callable[[View, Decision], list[Reason]]
"""What speaks for a decision, the weightiest first: brought by a game, by entry point."""


@dataclass(frozen=True)
class Advice:
    """The decision to be made comes first, then the next best; the reasons are for the first."""

    weighed: tuple[Weighed, ...]
    reasons: tuple[Reason, ...]


def advise(view: View, choice: Choice, budget: Budget = BUDGET) -> Advice:
    """Made from this view alone: equal views and iterations give equal advice."""
    first, *others = Quant(budget).weigh(view, choice, Random(view.step))
    known = [entry for entry in others if entry.tried >= max(first.tried // 4, 1)]
    weighed = (first, *[no_better(entry, first.worth) for entry in known[:OTHERS]])
    return Advice(weighed, reasons_for(view, first.decision))


def no_better(other: Weighed, best: float) -> Weighed:
    """What did better than the first did so by chance, or it would be the first."""
    return replace(other, worth=min(other.worth, best))


def reasons_for(view: View, decision: Decision) -> tuple[Reason, ...]:
    find: FindReasons | None = plugged(GROUP, view.game)
    return () if find is None else tuple(find(view, decision)[:MOST_REASONS])
