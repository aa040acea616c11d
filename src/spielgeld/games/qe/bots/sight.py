"""What the scholar sees of a table and the bids it weighs, all of it relative.

The measure of a sale is its open bid or, where nothing is bid yet, what companies went for of late.
Every amount is seen, and every bid made, as so many times that, so a table that counts in millions
looks like one that counts in tens. Arrays are as in crowd.py: the last axis is the table.
"""

import numpy as np

from spielgeld.games.qe.bots.cards import Numbers
from spielgeld.games.qe.bots.crowd import Crowd
from spielgeld.games.qe.bots.habits import around
from spielgeld.games.qe.rules.pieces import FIRST_BID_ADVICE

FIRST_MEASURE = float(np.sqrt(FIRST_BID_ADVICE[0] * FIRST_BID_ADVICE[1]))
"""Of the first sale."""
LATELY = 3
"""Sales that tell what companies go for."""
UNTOLD = 1.2
"""So many times what it has beaten a price is taken for that one was not told."""
PART_OF_UNTOLD = 0.4
"""Of what prices surely were that one was not told, so much more they may have been."""
QUICK = 0.4
"""How quickly a new bid changes what a bank is known for."""
NO_BID = -2.0
MOST_OTHERS = 4

FACTORS = np.array([0.5, 0.7, 0.85, 1.0, 1.1, 1.25, 1.5, 2.0, 3.0])
"""Of the measure; after an open bid 1 means one more."""
PARTS = np.array([1.0, 0.7, 0.4, 0.2, 0.1])
"""Of the room below what somebody else has surely spent; 1 means one less."""
ZERO, FIRST_FACTOR = 0, 1
SAFE = FIRST_FACTOR + len(FACTORS)
BIDS = SAFE + len(PARTS)
OF_OTHERS = 8
OF_SELF = 26
OPENS = 5
"""Where it is seen whether one opens."""
FEATURES = OF_SELF + OF_OTHERS * MOST_OTHERS


class PriceMemory:
    """What all seats remember of prices and of how the others bid; `settle` ends each sale."""

    def __init__(self, crowd: Crowd) -> None:
        players, tables = crowd.spent.shape
        self.crowd = crowd
        self.measure = np.full((players, tables), FIRST_MEASURE)
        self.prices: list[Numbers] = []
        # By who remembers, and of whom:
        self.untold = np.zeros((players, players, tables))
        """What was surely paid at least in sales whose price one was not told."""
        self.boldness = np.zeros((players, players, tables))
        """How far above the measure bids were of late, as a logarithm."""

    def some(self, worlds: Numbers, seed: int) -> "PriceMemory":
        """Some of the tables, with a luck of their own from here on."""
        return self._at(self.crowd.some(worlds, seed), worlds)

    def times(self, number: int) -> "PriceMemory":
        """All tables so many times over, one after the other, with the same luck."""
        tables = np.tile(np.arange(self.measure.shape[1]), number)
        return self._at(self.crowd.times(number), tables)

    def _at(self, crowd: Crowd, tables: Numbers) -> "PriceMemory":
        twin = PriceMemory(crowd)
        twin.prices = [prices.take(tables, -1) for prices in self.prices]
        twin.measure = self.measure.take(tables, -1)
        twin.untold, twin.boldness = self.untold.take(tables, -1), self.boldness.take(tables, -1)
        return twin

    def settle(self, bids: Numbers, winner: Numbers, looked: Numbers | None = None) -> None:
        crowd, auctioneer = self.crowd, self.crowd.auctioneer
        measure = self.measure[:, None]
        if auctioneer is not None:
            measure = np.broadcast_to(bids[auctioneer], (crowd.players, 1, bids.shape[1])).copy()
            against = np.repeat(measure, crowd.players, axis=1)
            against[:, auctioneer] = self.measure
        else:
            against = np.repeat(measure, crowd.players, axis=1)
        crowd.settle(bids, winner, looked)
        bold = np.clip(np.log(np.maximum(bids, 0.1) / np.maximum(against, 0.1)), NO_BID, -NO_BID)
        bold = np.where(bids == 0, NO_BID, bold)
        self.boldness += QUICK * crowd.shown * (bold - self.boldness)
        won = winner == np.arange(crowd.players)[:, None]
        self.untold += np.where(crowd.told, 0.0, crowd.paid_at_least)[:, None] * won
        price = crowd.paid_at_least * np.where(crowd.told, 1.0, UNTOLD)
        if self.prices:
            price = np.where(price > 0, price, self.prices[-1])
        self.prices = [*self.prices, price][-LATELY:]
        middle = np.sort(self.prices, axis=0)[len(self.prices) // 2]
        self.measure = np.maximum(middle, 1.0)


class Sight:
    """What some seats see before they bid.

    Without an `open_bid` they open, or the sale is blind.
    """

    def __init__(self, memory: PriceMemory, seats: list[int], open_bid: Numbers | None) -> None:
        crowd = memory.crowd
        players, tables, many = crowd.players, crowd.spent.shape[1], crowd.players - 1
        own, others, pairs = around(players, tuple(seats))

        def of_others(amounts: Numbers) -> Numbers:
            return amounts.reshape(players**2, tables)[pairs]

        self.seats, self.open_bid = seats, open_bid
        self.blind = open_bid is None and crowd.auctioneer is None
        level = memory.measure[own]
        measure = level if open_bid is None else np.repeat(open_bid[None], len(seats), 0)
        self.measure = measure = np.maximum(measure, 1.0)
        if crowd.sale == 0:
            # What the first bid is beside the rulebook's advice says nothing.
            level = measure
        self.mine = mine = crowd.spent[own]
        at_least = of_others(crowd.at_least)
        likely = at_least + PART_OF_UNTOLD * of_others(memory.untold)
        self.likely = likely
        self.certain = certain = at_least.max(0)
        self.room = certain - mine
        worth_of_others = crowd.worth_seen[others]
        lead = crowd.points_own[own] - crowd.points_seen[others]
        self.worth = crowd.worth_own[own]
        self.zero_left = ~crowd.zero_scored[own]
        self.sale = crowd.sale
        self.sales_to_come = left = crowd.sales_to_come
        self.players = players

        def relative(amounts: Numbers) -> Numbers:
            """From -1.3 for nothing over 0 for the measure to 2 for ever so much."""
            seen: Numbers = np.minimum(np.log(amounts / measure + 0.02) / 3.0, 2.0)
            return seen

        def beside(amounts: Numbers) -> Numbers:
            """From -1 where one has spent all oneself to 1."""
            seen: Numbers = (amounts - mine) / (amounts + mine + 0.02 * measure)
            return seen

        box = crowd.cards.box
        shape = mine.shape
        most = likely.max(0)
        self.features = np.zeros((FEATURES, *shape), np.float32)
        described: tuple[Numbers | float, ...] = (
            left / box.sales,
            left == 0,
            left < players,
            players == 3,
            players == 5,
            open_bid is None and not self.blind,
            self.blind,
            box.zero_bids_score,
            self.zero_left,
            (players - crowd.sale % players) / players,
            self.worth / 8.0,
            worth_of_others.max(0) / 8.0,
            worth_of_others.mean(0) / 8.0,
            relative(level),
            relative(mine),
            relative(certain),
            relative(most),
            relative(np.maximum(self.room, 0.0)),
            beside(certain),
            beside(most),
            beside(likely.min(0)),
            (likely > mine).mean(0),
            (at_least > mine).mean(0),
            np.clip(lead.min(0) / 10.0, -2.0, 2.0),
            np.clip(lead.mean(0) / 10.0, -2.0, 2.0),
            (mine > 0),
        )
        for number, values in enumerate(described):
            self.features[number] = values
        # Those who seem to have spent most come first.
        order = np.argsort(-likely, axis=0, kind="stable")
        of_each = self.features[OF_SELF:].reshape(OF_OTHERS, MOST_OTHERS, *shape)
        opens = others == (-1 if crowd.auctioneer is None else crowd.auctioneer)
        seen = (
            np.ones_like(likely),
            relative(likely),
            beside(likely),
            beside(at_least),
            np.clip(lead / 10.0, -2.0, 2.0),
            worth_of_others / 8.0,
            of_others(memory.boldness),
            np.repeat(opens[:, :, None], tables, 2) if opens.ndim == 2 else opens,
        )
        for number, values in enumerate(seen):
            of_each[number, :many] = np.take_along_axis(np.asarray(values, float), order, 0)

    def bids(self, chance: Numbers) -> tuple[Numbers, Numbers]:
        """By kind, the bids and whether they make sense; `chance` spreads them a little."""
        spread = 0.93 + 0.14 * chance
        bids = np.zeros((BIDS, *self.measure.shape))
        factors, parts = bids[FIRST_FACTOR:SAFE], bids[SAFE:]
        np.floor(FACTORS[:, None, None] * (self.measure * spread), out=factors)
        np.floor(PARTS[:, None, None] * self.room - 1.0, out=parts)
        if self.open_bid is None:
            np.maximum(factors, 1.0, out=factors)
            sensible = bids >= 1.0
            # Only who may have spent most has a reason to stay far behind what companies go for.
            sensible[FIRST_FACTOR] &= self.room < 0
            sensible[ZERO] = self.blind
            return bids, sensible
        raised = self.measure + 1.0
        sensible = np.empty(bids.shape, np.bool_)
        sensible[FIRST_FACTOR:SAFE] = (FACTORS >= 1.0)[:, None, None]
        np.maximum(factors, raised, out=factors)
        factors[FACTORS == 1.0] = raised
        sensible[SAFE:] = parts >= raised
        sensible[ZERO] = True
        return bids, sensible
