"""What a bank believes about the others' spending, made of what it knows and likely bids.

Amounts may be of any size. They are counted in units, so that floats can hold them; the
exact bounds on what others spent stay whole numbers.
"""

import math
from dataclasses import dataclass
from random import Random
from typing import Final

from spielgeld.games.qe.bots.worth import box_of, points_now, worth
from spielgeld.games.qe.rules.view import QeTable, SaleView
from spielgeld.kernel.state import Seat

FIRST_PRICE_OF_A_POINT: Final = 8.0
SPREAD: Final = 0.6
"""How much bids for the same worth differ, as the standard deviation of their logarithm."""
FADING: Final = 0.8
"""How much less an older bid says about the next one."""
TOKEN_POINTS: Final = 3.0
BIG: Final = 10**200
BEYOND: Final = 10**250
"""In units: more than this is as good as this."""


@dataclass(frozen=True)
class Temper:
    """What a reckoner reckons with. Five players score more, and need it otherwise."""

    points_to_come: float
    """What a company that is still to come brings whoever wins it."""
    restraint: float
    """How often one who has spent most holds back."""
    close: float
    """A lead of this many points is a fair one, but not a sure one."""


FEW = Temper(points_to_come=5.0, restraint=0.6, close=3.0)
FIVE = Temper(points_to_come=3.5, restraint=0.9, close=5.0)


class Beliefs:
    """One seat's picture of the table, from its view alone."""

    def __init__(self, table: QeTable, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.box = box_of(table)
        self.players = len(table.players)
        self.temper = FIVE if self.players == 5 else FEW
        self.others = [other for other in range(self.players) if other != seat]
        self.sale = table.sales[-1]
        self.over = [sale for sale in table.sales if sale.decided]
        known = [
            bid for sale in table.sales for bids in sale.attempts for bid in bids if bid is not None
        ]
        sums = [max(bank.spent or 0, bank.spent_at_least) for bank in table.players]
        largest = max([1, *known, *sums, self.sale.open_bid or 0])
        self.unit = 1 if largest < BIG else largest // BIG
        self.spent = self.in_units(table.players[seat].spent or 0)
        self.price = self._prices_of_a_point()
        self.worth = [worth(table, other, self.sale.tile) for other in range(self.players)]
        self.points = [
            points_now(table, other) + (0.0 if other == seat else TOKEN_POINTS)
            for other in range(self.players)
        ]

    def in_units(self, amount: int) -> float:
        """Somebody may ask about a bid beside which all that is known is nothing."""
        return float(min(amount // self.unit, BEYOND))

    def in_money(self, units: float) -> int:
        return int(units) * self.unit

    @property
    def safe_bid(self) -> int:
        """The most that leaves this seat below what somebody else has certainly spent."""
        players = self.table.players
        certain = max([players[other].spent_at_least for other in self.others])
        return certain - (players[self.seat].spent or 0) - 1

    @property
    def sales_to_come(self) -> int:
        return self.table.sales_in_all - len(self.table.sales)

    def _prices_of_a_point(self) -> list[float]:
        """What each seat seems ready to pay for a point, by the bids of it that are known."""
        logs = [[0.0, 0.0] for _ in range(self.players)]
        for age, sale in enumerate(reversed(self.over)):
            weight = FADING**age
            value = self.box.tiles[sale.tile].points + 2.0
            for bids in sale.attempts[-1:]:
                for seat, bid in enumerate(bids):
                    if bid and seat != self.seat:
                        logs[seat][0] += weight * math.log(max(self.in_units(bid), 1e-9) / value)
                        logs[seat][1] += weight
        pooled = sum([entry[0] for entry in logs]) + math.log(FIRST_PRICE_OF_A_POINT)
        prior = pooled / (sum([entry[1] for entry in logs]) + 1.0)
        return [math.exp((total + 1.5 * prior) / (weight + 1.5)) for total, weight in logs]

    def likely_bid(self, seat: Seat, value: float, rng: Random) -> float:
        return self.price[seat] * value * math.exp(rng.gauss(0.0, SPREAD))

    def likely_amount(self, sale: SaleView, rng: Random) -> float:
        """What a winner paid: known, or likely and above all bids that it beat."""
        if sale.amount is not None:
            return self.in_units(sale.amount)
        assert sale.winner is not None
        beaten = self.in_units(
            max([bid for bid in sale.attempts[-1] if bid is not None], default=0)
        )
        value = self.box.tiles[sale.tile].points + 2.0
        bid = self.likely_bid(sale.winner, value, rng)
        return bid if bid > beaten else beaten * (1.0 + 0.3 * rng.random()) + 1.0


class World:
    """One way in which all that the seat doesn't know may be, and may turn out."""

    __slots__ = ("bids", "future_points", "future_spent", "spent")

    def __init__(self, beliefs: Beliefs, rng: Random) -> None:
        players, temper = beliefs.players, beliefs.temper
        self.spent = [0.0] * players
        prices = []
        for sale in beliefs.over:
            if sale.winner is not None:
                amount = beliefs.likely_amount(sale, rng)
                self.spent[sale.winner] += amount
                prices.append(amount)
        self.spent[beliefs.seat] = beliefs.spent
        self.bids = [0.0] * players
        for other in beliefs.others:
            self.bids[other] = self._bid(beliefs, other, rng)
        price = sum(beliefs.price) / players * (temper.points_to_come + 1.0)
        if len(prices) >= 3:
            price = sum(prices[-players:]) / len(prices[-players:])
        totals = self.spent.copy()
        self.future_spent = [0.0] * players
        self.future_points = [0.0] * players
        for _ in range(beliefs.sales_to_come):
            winner = int(rng.random() * players)
            if totals[winner] == max(totals) and rng.random() < temper.restraint:
                winner = int(rng.random() * players)
            cost = price * math.exp(rng.gauss(0.0, 0.5))
            totals[winner] += cost
            self.future_spent[winner] += cost
            self.future_points[winner] += temper.points_to_come

    def _bid(self, beliefs: Beliefs, other: Seat, rng: Random) -> float:
        sale, table = beliefs.sale, beliefs.table
        if other == sale.auctioneer:
            return beliefs.in_units(sale.open_bid or 0)
        if sale.ties and other not in sale.ties[-1]:
            return 0.0
        wants_zero = beliefs.box.zero_bids_score and not table.players[other].zero_scored
        if wants_zero and rng.random() < 0.3:
            return 0.0
        return beliefs.likely_bid(other, beliefs.worth[other], rng)
