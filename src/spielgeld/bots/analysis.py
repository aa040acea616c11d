"""A game looked back at: what each decision was worth, by what its seat knew then."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

from spielgeld import games
from spielgeld.bots.advice import no_better, reasons_for
from spielgeld.bots.budget import Budget
from spielgeld.bots.question import Question, question_at
from spielgeld.bots.reason import Reason
from spielgeld.bots.search import Quant, guide_of
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.numbers import to_json
from spielgeld.kernel.state import Seat

SWING = 0.1
"""A difference in worth that is a big one."""


@dataclass(frozen=True)
class Moment:
    """A decision, and what the quant would have decided with the same knowledge.

    `worth` and `best` are what the two promised: the share of the others to end ahead of. What
    the quant does not prefer is worth no more, or it would be better by more than chance. A
    difference within `doubt` is none. `same`: both lead to the same position.
    """

    index: int
    step: int
    seat: Seat
    decision: Decision
    advised: Decision
    worth: float
    best: float
    reasons: tuple[Reason, ...] = ()
    """For what the quant would have decided."""
    figures: dict[str, float] = field(default_factory=dict)
    doubt: float = 0.0
    same: bool = False

    @property
    def agrees(self) -> bool:
        return self.same or self.decision == self.advised

    @property
    def as_good(self) -> bool:
        """Whether nobody can tell the two apart."""
        return self.agrees or self.best - self.worth <= self.doubt

    @property
    def lost(self) -> float:
        """What the other decision would have been better by, if that can be told at all."""
        return 0.0 if self.as_good else self.best - self.worth

    @property
    def swings(self) -> bool:
        return self.lost >= SWING

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = to_json(
            {
                "index": self.index,
                "step": self.step,
                "seat": self.seat,
                "decision": self.decision,
                "advised": self.advised,
                "reasons": [{"reason": why.name, "values": why.values} for why in self.reasons],
            }
        )
        shares = {"worth": self.worth, "best": self.best, "lost": self.lost, "doubt": self.doubt}
        shares |= self.figures
        return data | {name: round(share, 4) for name, share in shares.items()}


def decisions_of(record: dict[str, Any], seat: Seat) -> list[int]:
    """The decisions of a seat, without those in which there was nothing to decide."""
    play = games.replay(record, at=0)
    found = []
    for index, (decider, decision) in enumerate(record["decisions"]):
        choice = play.choice(decider)
        forced = choice.count() == 1 or choice.read(decision) == choice.timeout()
        if decider == seat and not forced:
            found.append(index)
        play.submit(decider, decision)
    return found


def analyse_at(record: dict[str, Any], budget: Budget | None, index: int) -> Moment:
    """A decision of a record, by its number: what another process or machine can be asked."""
    return analyse(question_at(record, index), budget)


def analyse(asked: Question, budget: Budget | None = None) -> Moment:
    """The same question and iterations give the same answer; without a budget the quant's own."""
    view, decision = asked.view, asked.decision
    assert view.seat is not None
    weighed = Quant(budget).weigh(view, asked.choice, Random(asked.index), [decision])
    first = weighed[0]
    own = no_better(next(each for each in weighed if each.decision == decision), first.worth)
    guide = guide_of(view.game)
    same = guide.outcome(view, decision) == guide.outcome(view, first.decision)
    return Moment(
        asked.index,
        view.step,
        view.seat,
        decision,
        first.decision,
        first.worth if same else own.worth,
        first.worth,
        reasons_for(view, first.decision),
        guide.figures(view, Random(asked.index)),
        own.doubt,
        same,
    )
