"""How reckoners bid, at many tables at once.

The reckoner of `reckoner.py` draws worlds and tries bids in them, far too slowly for thousands of
tables, at which the scholar is to meet some. Here a small network says how likely each kind of bid
is from what a reckoner thinks of its table. `tools/habits.py` has fitted it to games of reckoners.
"""

import json
from functools import cached_property, lru_cache
from importlib import resources

import numpy as np

from spielgeld.games.qe.bots.beliefs import TOKEN_POINTS
from spielgeld.games.qe.bots.cards import Numbers
from spielgeld.games.qe.bots.crowd import Crowd

LOWEST, ONE, OPEN_AND_ONE, SAFE, PARTS = range(5)
"""Kinds of bids; from PARTS on they are parts of the highest bid that is likely."""
EDGES = np.arange(-3.0, 2.26, 0.25)
"""Where the parts begin and end, as logarithms."""
USUAL_POINTS = 6.0
BLOCK = 200
"""Tables whose bids are drawn at once: few enough for the cache, and for one processor."""
KINDS = PARTS + EDGES.size - 1
UP_TO = np.tri(KINDS, dtype=np.float32)
"""Adds to each kind those before it, faster than cumsum does."""
(
    # How far the game is
    LEFT,
    OPENS,
    LAST,
    # What the company is worth, and what others may bid for it
    WORTH,
    PRICE,
    HIGHEST,
    ALL_BIDS,
    AGAINST,
    AGAINST_PRICE,
    SMALL,
    # Spending, and points for zero bids
    SURE_GAP,
    SPENT,
    LEAD,
    LATER_GAP,
    ROOM,
    _ROOM_BELOW_FIRST,
    _ROOM_BELOW_SECOND,
    ZERO_LEFT,
    POINTS,
    # The others, from the one who has spent least
    OTHERS,
) = range(20)
"""What the network takes. Of OTHERS there are gaps, sure gaps, bids, points and zeros left."""


class Minds:
    """What some seats think of their tables, whatever is bid now.

    The others are in the order of what they are thought to have spent; of equals the first seat
    comes first.
    """

    def __init__(self, crowd: Crowd, seats: list[int]) -> None:
        players, tables, left = crowd.players, crowd.spent.shape[1], crowd.sales_to_come
        own, others, pairs = around(players, tuple(seats))
        many = players - 1
        self.seats = seats
        self.mine = mine = crowd.spent[own]
        self.price = price = np.maximum(self._price(crowd, own), 0.5)
        self.features = np.empty((OTHERS + 5 * many, *mine.shape), np.float32)

        def of_others(amounts: Numbers) -> Numbers:
            """What these seats think of the others, of what all think of all."""
            return amounts.reshape(players**2, tables).take(pairs, 0)

        spent = of_others(crowd.believed)
        self.order = spent.argsort(0, kind="stable")
        cells = self.order * mine.size + np.arange(mine.size).reshape(mine.shape)
        at_least = of_others(crowd.at_least)
        self.certain = certain = at_least.max(0)
        spent, at_least = spent.take(cells), at_least.take(cells)
        self.likely = (of_others(crowd.prices) * crowd.worth_seen[others]).take(cells)
        ahead = crowd.points_seen[others] + (TOKEN_POINTS - crowd.points_own[own])
        lead = certain - mine
        self.rooms = np.maximum(np.stack([certain, spent[-1], spent[-2]]) - mine, 0.1)
        width = 2.0 * price
        gaps = within((spent - mine) / width, 4.0)
        sure_gaps = within((at_least - mine) / width, 4.0)

        features = self.features
        features[LEFT] = left / 8.0 - 1.0
        features[LAST] = left == 0
        features[WORTH] = crowd.worth_own[own] / 5.0 - 1.0
        features[PRICE] = np.log(price) / 2.0 - 1.0
        features[SURE_GAP] = sure_gaps.max(0)
        features[SPENT] = np.minimum(mine / price / 4.0, 4.0)
        features[LEAD] = np.log1p(np.abs(lead)) * np.sign(lead) / 3.0
        features[LATER_GAP] = gaps[-1] * left / 8.0
        features[ZERO_LEFT] = ~crowd.zero_scored[own]
        features[POINTS] = ahead.max(0) / 10.0
        of_each = features[OTHERS:].reshape(5, many, *mine.shape)
        of_each[0] = gaps
        of_each[1] = sure_gaps
        of_each[3] = ahead.take(cells) / 10.0
        of_each[4] = ~crowd.zero_scored[others].take(cells)

    def _price(self, crowd: Crowd, own: Numbers) -> Numbers:
        """What a company goes for."""
        recent = crowd.recent
        if len(recent) < 3:
            usual: Numbers = crowd.prices[own].mean(1) * USUAL_POINTS
            return usual
        price: Numbers = sum(recent[1:], recent[0])[own] / len(recent)
        return price

    def some(self, part: slice) -> "Minds":
        """Those of some of the seats."""
        twin = object.__new__(Minds)
        twin.seats = self.seats[part]
        for name, value in vars(self).items():
            if name != "seats":
                setattr(twin, name, value[part] if value.ndim == 2 else value[:, part])
        return twin


class Prospect:
    """What some seats think of the sale that is on, at every table, before they bid.

    Without an `open_bid` they open, or the sale is blind.
    """

    def __init__(
        self, crowd: Crowd, seats: list[int], open_bid: Numbers | None, minds: Minds | None = None
    ) -> None:
        minds = minds or Minds(crowd, seats)
        self.luck, self.players = crowd.luck, crowd.players
        self.open_bid = open_bid
        likely, price, auctioneer = minds.likely, minds.price, crowd.auctioneer
        if open_bid is not None and auctioneer is not None:
            # Where the auctioneer comes among the others of each seat.
            place = np.array([[auctioneer - (auctioneer > seat)] for seat in seats])
            likely = np.where(minds.order == place, open_bid, likely)
        self.highest = highest = np.maximum(likely.max(0), 0.5)
        self.lowest = 1.0 if auctioneer in seats else 0.0
        self.safe = np.maximum(minds.certain - minds.mine - 1.0, self.lowest)
        self.features = features = minds.features
        features[OPENS] = open_bid is None
        features[HIGHEST] = np.log(highest / price)
        features[ALL_BIDS] = np.log1p(likely.sum(0) / price) - 1.0
        if open_bid is None:
            features[AGAINST : AGAINST_PRICE + 1] = 0.0
        else:
            against = np.maximum(open_bid, 0.1)
            features[AGAINST] = np.log(against / highest)
            features[AGAINST_PRICE] = np.minimum(against / price, 4.0)
        features[SMALL] = np.minimum(highest / 10.0, 2.0)
        features[ROOM : ROOM + 3] = within(np.log(minds.rooms / highest), 2.0)
        bids = OTHERS + 2 * len(likely)
        features[bids : bids + len(likely)] = np.log(np.maximum(likely / price, 0.01))

    @cached_property
    def chances(self) -> Numbers:
        """How likely each kind of bid is, or one before it."""
        features = self.features.reshape(len(self.features), self.highest.size)
        chances = np.empty((KINDS, features.shape[1]), np.float32)
        *layers, last = network(self.players)
        for start in range(0, features.shape[1], BLOCK):
            signal = features[:, start : start + BLOCK]
            for layer, bias in layers:
                signal = layer @ signal
                signal += bias
                np.maximum(signal, 0.0, out=signal)
            signal = last[0] @ signal
            signal += last[1]
            signal -= signal.max(0)
            np.matmul(UP_TO, np.exp(signal, out=signal), out=chances[:, start : start + BLOCK])
        chances /= chances[-1]
        return chances.reshape(KINDS, *self.highest.shape)

    def draw(self, least: float = 0.0) -> Numbers:
        """Bids as reckoners may make them, if they bid at least so much (0 or 1)."""
        kind, where = self.luck.uniform(2, len(self.highest))
        kind = kind.astype(np.float32)
        if least > self.lowest:
            lowest = self.chances[LOWEST]
            kind = lowest + (1.0 - lowest) * kind
        return self.bids((self.chances[:-1] < kind).sum(0, dtype=np.int8), where)

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


def within(numbers: Numbers, bound: float) -> Numbers:
    """The numbers, none further from 0 than the bound; they are changed."""
    np.maximum(numbers, -bound, out=numbers)
    return np.minimum(numbers, bound, out=numbers)


@lru_cache(1000)
def around(players: int, seats: tuple[int, ...]) -> tuple[Numbers, Numbers, Numbers]:
    """The seats, the others of each, and both as one number."""
    own = np.array(seats)
    others = np.array([[o for o in range(players) if o != seat] for seat in seats]).T
    return own, others, own * players + others


@lru_cache(100)
def network(players: int) -> list[tuple[Numbers, Numbers]]:
    """Weights and biases, layer by layer."""
    text = resources.files("spielgeld.games.qe.bots").joinpath("habits.json").read_text("utf-8")
    layers = [np.array(layer, np.float32) for layer in json.loads(text)[str(players)]]
    return [(layer[:, :-1], layer[:, -1:]) for layer in layers]
