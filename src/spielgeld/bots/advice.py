"""Advice for one who is asked: what the quant would decide with the same knowledge, and why."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from spielgeld import games
from spielgeld.bots.budget import Budget
from spielgeld.bots.guide import Weighed
from spielgeld.bots.question import Question, question_at
from spielgeld.bots.reason import Reason
from spielgeld.bots.search import Quant, guide_of
from spielgeld.games.package import part_of
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View

OTHERS = 3
MOST_REASONS = 3

FindReasons = Callable[[View, Decision], list[Reason]]
"""What speaks for a decision, the weightiest first: brought by a game, by entry point."""


@dataclass(frozen=True)
class Advice:
    """The decision to be made comes first, then the next best; the reasons are for the first.

    `figures` are the game's own estimates, each from 0 to 1.
    """

    weighed: tuple[Weighed, ...]
    reasons: tuple[Reason, ...]
    figures: dict[str, float] = field(default_factory=dict)


def advise(
    view: View, choice: Choice, budget: Budget | None = None, before: Sequence[Question] = ()
) -> Advice:
    """Made from what this seat sees: the same position gives the same advice, if the budget is

    in iterations (by default the quant's own). `before` are the questions of the same turn so far:
    who followed the advice is told the rest of that turn, and that it is worth the same.
    """
    first, *others = weigh_turn(view, choice, budget, before)
    known = [entry for entry in others if entry.tried >= max(first.tried // 4, 1)]
    known = different(view, first, known)
    weighed = (first, *[no_better(entry, first.worth) for entry in known[:OTHERS]])
    figures = guide_of(view.game).figures(view, Random(view.step))
    return Advice(weighed, reasons_for(view, first.decision), figures)


def different(view: View, first: Weighed, others: Sequence[Weighed]) -> list[Weighed]:
    """Of decisions that lead to the same position only the best."""
    outcome = guide_of(view.game).outcome
    seen, kept = {outcome(view, first.decision)}, []
    for entry in others:
        led_to = outcome(view, entry.decision)
        if led_to not in seen:
            seen.add(led_to)
            kept.append(entry)
    return kept


def is_as_good(best: Weighed, other: Weighed) -> bool:
    """Whether nobody can tell them apart: they differ by less than the search knows."""
    return best.worth - other.worth <= other.doubt


def weigh_turn(
    view: View, choice: Choice, budget: Budget | None, before: Sequence[Question]
) -> list[Weighed]:
    fresh = Quant(budget).weigh(view, choice, Random(view.step))
    if not before:
        return fresh
    *earlier, last = before
    planned = weigh_turn(last.view, last.choice, budget, earlier)[0]
    if planned.decision != last.decision or not planned.then:
        return fresh
    decision, *rest = planned.then
    others = [entry for entry in fresh if entry.decision != decision]
    return [replace(planned, decision=decision, then=tuple(rest)), *others]


def turn_so_far(play: Play, seat: Seat) -> list[Question]:
    """What a seat was asked before in a turn that it plans as a whole, and what it decided."""
    goes_on = guide_of(play.game.name).goes_on
    decisions = play.decisions
    first = len(decisions)
    while first and decisions[first - 1][0] == seat and goes_on(decisions[first - 1][1]):
        first -= 1
    if first == len(decisions):
        return []
    record = games.record(play)
    return [question_at(record, index) for index in range(first, len(decisions))]


def no_better(other: Weighed, best: float) -> Weighed:
    """What did better than the first did so by chance, or it would be the first."""
    return replace(other, worth=min(other.worth, best))


def reasons_for(view: View, decision: Decision) -> tuple[Reason, ...]:
    find: FindReasons | None = part_of(view.game, "reasons")
    return () if find is None else tuple(find(view, decision)[:MOST_REASONS])
