"""How bankers bid, at many tables at once.

The banker of `banker.py` draws worlds and tries bids in them, which is far too slow to be done at
thousands of tables. Here a small network says how likely each kind of bid is from what a banker
thinks of its table. `tools/habits.py` has fitted it to games of bankers.
"""

import json
from functools import cache, cached_property
from importlib import resources

import numpy as np

from spielgeld.bots.qe.beliefs import TOKEN_POINTS
from spielgeld.bots.qe.cards import Numbers
from spielgeld.bots.qe.crowd import Crowd

LOWEST, ONE, OPEN_AND_ONE, SAFE, PARTS = range(5)
"""Kinds of bids; from PARTS on they are parts of the highest bid that is likely."""
EDGES = np.arange(-3.0, 2.26, 0.25)
"""Where the parts begin and end, as logarithms."""
USUAL_POINTS = 6.0
BLOCK = 200
"""Tables whose bids are drawn at once: few enough for the cache, and for one processor."""
KINDS = PARTS + EDGES.size - 1


class Prospect:
    """What some seats think of the sale that is on, at every table, before they bid.

    Without an `open_bid` they open, or the sale is blind.
    """

    def __init__(self, crowd: Crowd, seats: list[int], open_bid: Numbers | None) -> None:
        self.luck, self.players = crowd.luck, crowd.players
        self.open_bid = open_bid
        opens = open_bid is None
        left = crowd.sales_to_come
        own = np.array(seats)
        others = np.array([[o for o in range(crowd.players) if o != seat] for seat in seats])
        each = own[:, None]
        mine = crowd.spent[own]
        if len(crowd.recent) >= 3:
            price = np.add.reduce([recent[own] for recent in crowd.recent]) / len(crowd.recent)
        else:
            price = crowd.prices[own].mean(1) * USUAL_POINTS
        price = np.maximum(price, 0.5)
        likely = crowd.prices[each, others] * crowd.worth_seen[others]
        if open_bid is not None:
            likely = np.where((others == crowd.auctioneer)[..., None], open_bid, likely)
        self.highest = np.maximum(likely.max(1), 0.5)
        at_least = crowd.at_least[each, others]
        certain = at_least.max(1)
        self.lowest = 1.0 if crowd.auctioneer in seats else 0.0
        self.safe = np.maximum(certain - mine - 1.0, self.lowest)
        spent = crowd.told[each, others] + crowd.guessed[each, others]
        points = crowd.points_seen[others] + (TOKEN_POINTS - crowd.points_own[own])[:, None]
        zero_left = ~crowd.zero_scored
        order = (np.arange(own.size)[:, None, None], spent.argsort(1), np.arange(mine.shape[1]))
        spent, at_least, points = spent[order], at_least[order], points[order]
        likely, zeros = likely[order], zero_left[others][order]

        def gap(amounts: Numbers) -> Numbers:
            bounded: Numbers = np.clip(
                (amounts - mine[:, None]) / (2.0 * price[:, None]), -4.0, 4.0
            )
            return bounded.swapaxes(0, 1)

        def room(amount: Numbers) -> Numbers:
            """Whether the likely highest bid leaves one below the amount."""
            ratio = np.log(np.maximum(amount - mine, 0.1) / self.highest)
            bounded: Numbers = np.clip(ratio, -2.0, 2.0)
            return bounded

        gaps, sure_gaps = gap(spent), gap(at_least)
        lead = certain - mine
        even = np.ones_like(mine)
        against = 0.1 * even if open_bid is None else np.maximum(open_bid, 0.1) * even
        self.features = np.stack(
            [
                # How far the game is
                even * (left / 8.0 - 1.0),
                even * opens,
                even * (left == 0),
                # What the company is worth, and what others may bid for it
                crowd.worth_own[own] / 5.0 - 1.0,
                np.log(price) / 2.0 - 1.0,
                np.log(self.highest / price),
                np.log1p(likely.sum(1) / price) - 1.0,
                np.log(against / self.highest) * (not opens),
                np.minimum(against / price, 4.0) * (not opens),
                np.minimum(self.highest / 10.0, 2.0),
                # Spending, and points for zero bids
                sure_gaps.max(0),
                np.minimum(mine / price / 4.0, 4.0),
                np.log1p(np.abs(lead)) * np.sign(lead) / 3.0,
                gaps[-1] * left / 8.0,
                room(certain),
                room(spent[:, -1]),
                room(spent[:, -2]),
                zero_left[own],
                points.max(1) / 10.0,
                # The others, from the one who has spent least
                *gaps,
                *sure_gaps,
                *np.log(np.maximum(likely / price[:, None], 0.01)).swapaxes(0, 1),
                *(points / 10.0).swapaxes(0, 1),
                *zeros.swapaxes(0, 1),
            ],
            dtype=np.float32,
            casting="unsafe",
        )

    @cached_property
    def chances(self) -> Numbers:
        """How likely each kind of bid is, or one before it."""
        features = self.features.reshape(len(self.features), -1)
        chances = np.empty((KINDS, features.shape[1]), np.float32)
        for start in range(0, features.shape[1], BLOCK):
            signal = features[:, start : start + BLOCK]
            *layers, last = network(self.players)
            for layer in layers:
                signal = np.maximum(layer[:, :-1] @ signal + layer[:, -1:], 0.0)
            signal = last[:, :-1] @ signal + last[:, -1:]
            chances[:, start : start + BLOCK] = np.exp(signal - signal.max(0)).cumsum(0)
        chances /= chances[-1]
        return chances.reshape(KINDS, *self.highest.shape)

    def draw(self, least: float = 0.0) -> Numbers:
        """Bids as bankers may make them, if they bid at least so much (0 or 1)."""
        kind, where = self.luck.uniform(2, len(self.highest))
        if least > self.lowest:
            lowest = self.chances[LOWEST]
            kind = lowest + (1.0 - lowest) * kind
        return self.bids((self.chances[:-1] < kind).sum(0), where)

    def bids(self, kinds: Numbers, where: Numbers) -> Numbers:
        """A bid of each kind; `where` in a part it lies, from 0 to 1."""
        part = EDGES[np.maximum(kinds - PARTS, 0)] + where * (EDGES[1] - EDGES[0])
        bid = np.floor(self.highest * np.exp(part) + 0.5)
        bid = np.where(kinds == SAFE, self.safe, bid)
        if self.open_bid is not None:
            bid = np.where(kinds == OPEN_AND_ONE, self.open_bid + 1.0, bid)
        bid = np.where(kinds == LOWEST, self.lowest, np.maximum(bid, 1.0))
        bid = np.where(kinds == ONE, 1.0, bid)
        return bid if self.open_bid is None else bid + (bid == self.open_bid)

    def kinds(self, bids: Numbers) -> Numbers:
        """Which kind these bids are of."""
        part = np.log(np.maximum(bids, 0.1) / self.highest)
        kinds = PARTS + np.clip(np.searchsorted(EDGES, part) - 1, 0, EDGES.size - 2)
        kinds = np.where(bids == 1.0, ONE, kinds)
        kinds = np.where(bids == self.safe, SAFE, kinds)
        if self.open_bid is not None:
            kinds = np.where(bids == self.open_bid + 1.0, OPEN_AND_ONE, kinds)
        return np.where(bids == self.lowest, LOWEST, kinds)


@cache
def network(players: int) -> list[Numbers]:
    text = resources.files("spielgeld.bots.qe").joinpath("habits.json").read_text("utf-8")
    return [np.array(layer, np.float32) for layer in json.loads(text)[str(players)]]


def bids_of_bankers(crowd: Crowd, seats: list[int], open_bid: Numbers | None) -> Numbers:
    """The bids of these seats at every table. Without an `open_bid` they open, or bid blindly."""
    return Prospect(crowd, seats, open_bid).draw()


def play_on(crowd: Crowd) -> None:
    """Let bankers play all sales that are still to come."""
    while crowd.sale < crowd.cards.box.sales:
        crowd.turn_up()
        sell(crowd, {})


def sell(crowd: Crowd, made: dict[int, Numbers]) -> None:
    """One sale among bankers, but for bids that are made already."""
    auctioneer = crowd.auctioneer
    made = made.copy()
    if auctioneer is not None and auctioneer not in made:
        made[auctioneer] = bids_of_bankers(crowd, [auctioneer], None)[0]
    asked = [seat for seat in range(crowd.players) if seat not in made]
    bids = np.empty_like(crowd.spent)
    for seat, bid in made.items():
        bids[seat] = bid
    if asked:
        open_bid = None if auctioneer is None else bids[auctioneer]
        bids[asked] = bids_of_bankers(crowd, asked, open_bid)
    crowd.settle(bids, crowd.winner_of(bids))
