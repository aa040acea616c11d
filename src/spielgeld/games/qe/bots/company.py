"""The people of QE: what pays, as the scholar has found out, mixed with what somebody likes to do.

The scholar was pulled towards what people usually bid while it learned. How much more often than
they do it makes a kind of bid tells by how much that pays. Strength is how much somebody heeds
this; temperament is what they would usually bid.
"""

from collections.abc import Callable
from random import Random
from typing import Final

import numpy as np

from spielgeld.bots.budget import Budget
from spielgeld.bots.company import Company, near_best
from spielgeld.bots.search import Quant
from spielgeld.games.qe.bots import reckoner
from spielgeld.games.qe.bots.beliefs import Beliefs
from spielgeld.games.qe.bots.bids import near
from spielgeld.games.qe.bots.cards import Numbers
from spielgeld.games.qe.bots.recall import recalled
from spielgeld.games.qe.bots.scholar import Thought, own_network
from spielgeld.games.qe.bots.sight import BIDS, FACTORS, FIRST_FACTOR, SAFE
from spielgeld.games.qe.bots.temperaments import TILTS, USUAL_ANSWERS, USUAL_OPENINGS
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View

PEOPLE: Final = {
    "nora": "bold",
    "leo": "bold",
    "agnes": "miser",
    "paul": "miser",
    "tessa": "mirror",
    "felix": "mirror",
    "carla": "spiteful",
    "boris": "spiteful",
    "anton": "rounder",
    "iris": "rounder",
}

STRENGTH: Final = {"random": 0.0, "rookie": 0.25, "banker": 1.4}
"""By which power of what pays somebody bids. Of an expert see `SURE`."""
SURE: Final = 0.02
"""Of the others to end ahead of, what an expert may give away."""
MOST: Final = 30.0
"""So many times as often as people bid is what pays for sure; less often than that never."""
RARE: Final = 0.04
"""Beside the most likely kind, one that nobody makes."""
GROWTH: Final = {"random": 0.5, "rookie": 0.7, "banker": 1.6}
"""By which power of how many times the measure a bid is it is made more often than usual: people
forget what money was worth. What pays holds prices down, so it takes more of this among the strong.
"""
SPITE: Final = 3.0
"""How many times as often somebody spiteful bids against who leads."""


class QePerson:
    """One of the people, at one of the levels, or somebody of no temperament."""

    def __init__(self, level: str, temperament: str, budget: Budget | None) -> None:
        self._level = level
        self._strength = STRENGTH.get(level)
        self._temperament = temperament
        self._quant = Quant(budget)

    def decide(self, view: View, choice: Choice, rng: Random) -> Decision:
        if self._temperament:
            # Only people forget.
            view = recalled(view, self._level)
        assert view.seat is not None
        if view.table.stage == "look":
            return {"look": reckoner.wants_to_look(Beliefs(view.table, view.seat))}
        thought = Thought(view, own_network(), rng)
        if self._strength is None:
            weighed = self._quant.weigh(view, choice, rng)
            tried = [(each.decision["bid"], each.worth) for each in weighed if each.tried]
            likings = self._likings(thought)
            bid = near_best(tried, SURE, likings, rng)
        else:
            bid = thought.draw(self._gladly(thought, self._strength), rng)
        return near(self._rounded(bid, thought), choice)

    def _gladly(self, thought: Thought, strength: float) -> Numbers:
        """How gladly each kind of bid is made."""
        opens = thought.sight.open_bid is None and not thought.sight.blind
        usual = (USUAL_OPENINGS if opens else USUAL_ANSWERS) * thought.sensible
        usual = usual / usual.sum()
        pays = thought.chances / np.maximum(usual, 1e-6)
        gladly = usual * np.clip(pays, 1 / MOST, MOST) ** strength * self._tilt(thought)
        kept: Numbers = np.where(gladly < RARE * gladly.max(), 0.0, gladly)
        return kept

    def _tilt(self, thought: Thought) -> Numbers:
        tilt = TILTS.get(self._temperament, np.ones(BIDS)).copy()
        tilt[FIRST_FACTOR:SAFE] *= FACTORS ** GROWTH.get(self._level, 0.0)
        if self._temperament == "spiteful" and thought.opened is not None:
            points, auctioneer = thought.beliefs.points, thought.beliefs.sale.auctioneer
            leads = auctioneer is not None and points[auctioneer] == max(points)
            tilt[0] *= 1 / SPITE if leads else SPITE / 2
        return tilt

    def _likings(self, thought: Thought) -> Callable[[int], float]:
        """Of bids that an expert finds about as good."""
        measure = float(thought.sight.measure[0, 0])
        unit = thought.beliefs.in_units

        def size(bid: int) -> float:
            return float(np.clip(np.log(max(unit(bid), 0.1) / measure) / 2.0 + 0.5, 0.0, 1.0))

        match self._temperament:
            case "bold":
                return size
            case "miser":
                return lambda bid: 1.0 - size(bid)
            case "mirror":
                return lambda bid: 1.0 - 2.0 * abs(size(bid) - 0.5)
            case "spiteful":
                return lambda bid: 1.0 if thought.opened and bid > thought.opened else 0.0
        return lambda bid: 0.0

    def _rounded(self, bid: int, thought: Thought) -> int:
        """To one figure, or two where that is too far off; never below what it was to beat."""
        if self._temperament != "rounder" or bid < 10 or bid == thought.beliefs.safe_bid:
            return bid
        for figures in (1, 2):
            unit: int = 10 ** max(len(str(bid)) - figures, 1)
            rounded: int = (bid + unit // 2) // unit * unit
            beats = thought.opened is None or (rounded > thought.opened) == (bid > thought.opened)
            if beats and rounded and 4 * abs(rounded - bid) <= bid:
                return rounded
        return bid


def play(
    level: str, temperament: str, budget: Budget | None
) -> Callable[[View, Choice, Random], Decision]:
    return QePerson(level, temperament, budget).decide


def stand_in(view: View, choice: Choice, rng: Random) -> Decision:
    """For people who are missing: as a miser would, who knows what pays."""
    return QePerson("banker", "miser", None).decide(view, choice, rng)


COMPANY = Company(
    PEOPLE,
    play,
    pauses={"open bid": 1.6, "secret bids": 1.3, "blind bids": 1.8, "look": 0.6},
    remarks={
        "CompanyWon": ("remark-won-1", "remark-won-2", "remark-won-3", "remark-won-4"),
        "OpenBidMade": ("remark-open-1", "remark-open-2", "remark-open-3"),
    },
)
