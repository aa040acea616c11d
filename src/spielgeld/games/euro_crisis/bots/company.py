"""The people of €uro Crisis: what is near the best, and among it what somebody likes."""

from collections.abc import Callable
from random import Random
from typing import Final

from spielgeld import games
from spielgeld.bots.budget import Budget
from spielgeld.bots.company import Company, near_best
from spielgeld.bots.search import Quant
from spielgeld.games.euro_crisis.bots.banker import (
    choose_quarter,
    menu,
    ranked,
    weigh_bids,
    weigh_cards,
)
from spielgeld.games.euro_crisis.bots.reasons import AskedBank
from spielgeld.games.euro_crisis.rules.events import MoneyReceived
from spielgeld.games.euro_crisis.rules.state import EuroCrisisState
from spielgeld.games.euro_crisis.rules.view import EuroCrisisTable
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View

PEOPLE: Final = {
    "clara": "lender",
    "emil": "lender",
    "lola": "speculator",
    "max": "speculator",
    "rosa": "agitator",
    "victor": "agitator",
}

DELTA: Final = {"random": 8.0, "rookie": 2.5, "banker": 0.5}
"""Points that somebody may give away with a decision."""
ENVY: Final = 0.3
"""Points that it costs if a rival gets one more of money than oneself."""
SURE: Final = 0.03
"""Of the others to end ahead of, what an expert may give away."""


def lender(decision: Decision) -> float:
    """Loans, and the markers for them."""
    if "lend" in decision or "borrow" in decision:
        return 1.0
    return {"london": 1.0, "frankfurt": 0.7}.get(decision.get("card", ""), 0.0)


def speculator(decision: Decision) -> float:
    """Gold, and what gold buys."""
    if "gold" in decision or "buy_gold" in decision:
        gold: int = decision.get("gold", 0) + decision.get("buy_gold", 0)
        return min(gold / 5, 1.0)
    return {"moscow": 1.0, "london": 0.5}.get(decision.get("card", ""), 0.0)


def agitator(decision: Decision) -> float:
    """Weapons, unrest and changes of government."""
    if "weapons" in decision or "buy_weapons" in decision:
        weapons: int = decision.get("weapons", 0) + decision.get("buy_weapons", 0)
        return min(weapons / 3, 1.0)
    if "reform" in decision:
        return 1.0
    return {"rome": 1.0, "brussels": 0.8}.get(decision.get("card", ""), 0.0)


LIKINGS: Final[dict[str, Callable[[Decision], float]]] = {
    "lender": lender,
    "speculator": speculator,
    "agitator": agitator,
}


class EuroCrisisPerson:
    """One of the people, at one of the levels."""

    def __init__(self, level: str, temperament: str, budget: Budget | None) -> None:
        self._delta = DELTA.get(level)
        self._liking = LIKINGS[temperament]
        self._quant = Quant(budget)

    def decide(self, view: View, choice: Choice, rng: Random) -> Decision:
        if self._delta is None:
            weighed = self._quant.weigh(view, choice, rng)
            tried = [(each.decision, each.worth) for each in weighed if each.tried]
            return near_best(tried, SURE, self._liking, rng)
        return near_best(self._weigh(view, choice, rng), self._delta, self._liking, rng)

    def _weigh(self, view: View, choice: Choice, rng: Random) -> list[tuple[Decision, float]]:
        """What may be decided, in points."""
        table: EuroCrisisTable = view.table
        assert view.seat is not None
        if table.stage == "choose quarters":
            return [(choose_quarter(choice), 0.0)]
        imagined = games.imagine(view, rng)
        if table.sale is not None:
            state = imagined.state
            assert isinstance(state, EuroCrisisState)
            return weigh_bids(state, table.sale.points, view.seat)
        if table.stage == "choose cards":
            return weigh_cards(imagined, choice, view.seat, rng)
        weighed = ranked(imagined, view.seat, menu(choice), rng)
        if table.stage not in ("rome", "further reform"):
            return weighed
        return [(each, worth - ENVY * favour(view, each)) for each, worth in weighed]


def favour(view: View, decision: Decision) -> int:
    """By how much more money a reform brings a rival than oneself."""
    if "party" not in decision or decision["reform"] == "senseless":
        return 0
    assert view.seat is not None
    received: dict[Seat, int] = {}
    for event in AskedBank(view, view.seat).after(decision):
        if isinstance(event, MoneyReceived):
            received[event.seat] = received.get(event.seat, 0) + event.amount
    own = received.pop(view.seat, 0)
    return max(max(received.values(), default=0) - own, 0)


def play(
    level: str, temperament: str, budget: Budget | None
) -> Callable[[View, Choice, Random], Decision]:
    return EuroCrisisPerson(level, temperament, budget).decide


COMPANY = Company(
    PEOPLE,
    play,
    pauses={"choose cards": 1.6, "gold bids": 1.6, "place weapons": 1.4, "choose quarters": 0.8},
    remarks={
        "PropertySold": ("remark-sold-1", "remark-sold-2"),
        "LoansTaken": ("remark-loans-1",),
        "ReformMade": ("remark-reform-1", "remark-reform-2"),
        "PropertyRenationalised": ("remark-renationalised-1",),
        "LoansLost": ("remark-lost-1",),
    },
)
