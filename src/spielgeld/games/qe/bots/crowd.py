"""Many imagined tables of QE, played on side by side in plain numbers.

The last axis of every array is the table, the one before it a seat. Tables differ in what is
hidden and in how they go on; seats, the sale that is on and its auctioneer are the same at all of
them. Each seat has its own knowledge of the others, as `beliefs.py` has it for one at one table.
"""

from copy import copy

import numpy as np

from spielgeld.games.qe.bots.beliefs import FADING, FIRST_PRICE_OF_A_POINT, SPREAD
from spielgeld.games.qe.bots.cards import Cards, Numbers
from spielgeld.games.qe.rules.pieces import ZERO_BID_POINTS

PRIOR_WEIGHT = 1.5
MEAN = float(np.exp(SPREAD**2 / 2))
"""Of bids that spread so, beside the one in the middle."""


class SharedLuck:
    """Chance that is the same for every decision that is tried in the same world."""

    def __init__(self, seed: int, worlds: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.worlds = worlds
        self.copies = 1

    def times(self, number: int) -> "SharedLuck":
        """From here on for so many copies of every world."""
        twin = copy(self)
        twin.copies = number
        return twin

    def uniform(self, *shape: int) -> Numbers:
        return self._for_copies(self.rng.random((*shape, self.worlds)))

    def _for_copies(self, drawn: Numbers) -> Numbers:
        return drawn if self.copies == 1 else np.concatenate([drawn] * self.copies, -1)


class Crowd:
    """So many tables, before the first sale."""

    def __init__(
        self,
        cards: Cards,
        first: int,
        nations: Numbers,
        tiles: Numbers,
        tokens: Numbers,
        luck: SharedLuck,
    ) -> None:
        players, tables = cards.box.players, tiles.shape[1]
        self.cards = cards
        self.players = players
        self.first = first
        self.luck = luck
        self.sale = 0
        self.tiles = tiles
        self.nations = nations
        self.spent = np.zeros((players, tables))
        self.points = np.zeros((players, tables))
        self.national = np.zeros((players, tables), np.int64)
        self.holdings = np.stack([np.zeros((players, tables), np.int64), cards.unit[tokens]])
        """As others see them, without the token, and as they are."""
        self.zero_scored = np.full((players, tables), not cards.box.zero_bids_score)
        self.look_left = np.full((players, tables), cards.box.looks)
        industries = np.arange(len(cards.unit))[:, None, None]
        self.industries_to_come = (cards.tile_industry[tiles] == industries).sum(1)
        self.at_home_to_come = (cards.tile_nation[tiles] == nations[:, None]).sum(1)
        # By who believes it, and of whom:
        self.believed = np.zeros((players, players, tables))
        """What others spent, as far as one was told the amounts, with a guess at the rest."""
        self.at_least = np.zeros((players, players, tables))
        self.logs = np.zeros((players, players, tables))
        """Logarithms of prices of a point, summed with their weights."""
        self.weights = np.zeros((players, players, tables))
        self.recent: list[Numbers] = []
        """What each thinks the last companies went for."""
        # Of the last sale, by who knows it:
        self.told = np.zeros((players, tables), np.bool_)
        """Whether the amount was."""
        self.paid_at_least = np.zeros((players, tables))
        self.shown = np.zeros((players, players, tables), np.bool_)
        """Whose bids were."""

    def some(self, worlds: Numbers, seed: int) -> "Crowd":
        """Some of the tables, with a luck of their own from here on."""
        return self._at(worlds, SharedLuck(seed, worlds.size))

    def times(self, number: int) -> "Crowd":
        """All tables so many times over, one after the other, with the same luck."""
        tables = np.tile(np.arange(self.spent.shape[1]), number)
        return self._at(tables, self.luck.times(number))

    def _at(self, tables: Numbers, luck: SharedLuck) -> "Crowd":
        twin = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, np.ndarray):
                # Unlike an index, this keeps the tables side by side in memory.
                setattr(twin, name, value.take(tables, -1))
        twin.recent = [prices.take(tables, -1) for prices in self.recent]
        twin.luck = luck
        return twin

    @property
    def sales_to_come(self) -> int:
        """After the one that is on."""
        return self.cards.box.sales - 1 - self.sale

    @property
    def auctioneer(self) -> int | None:
        turn = self.cards.box.turn(self.sale)
        return None if turn is None else (self.first + turn) % self.players

    def turn_up(self) -> None:
        """The next company is on sale."""
        cards, tile = self.cards, self.tiles[self.sale]
        self.tile_points = cards.tile_points[tile]
        self.industry = cards.tile_industry[tile]
        self.unit = cards.unit[self.industry]
        self.industries_to_come -= self.unit == cards.unit[:, None]
        self.at_home = cards.tile_nation[tile] == self.nations
        self.at_home_to_come -= self.at_home
        if self.sale % self.players == 0 and cards.box.zero_bids_score:
            self.zero_scored = np.zeros_like(self.zero_scored)
        self.prices = self._prices_of_a_point()
        self.points_seen, self.points_own = self._points()
        self.worth_seen, self.worth_own = self._worth()

    @property
    def _in_sets(self) -> Numbers:
        """Of the holdings, what counts for sets."""
        return self.holdings[:1] if self.cards.box.card.one_set_without_token else self.holdings

    def _points(self) -> Numbers:
        """Points so far, as others see them (without the token) and as one's own."""
        cards = self.cards
        grouped = cards.monopolies[self.holdings] + cards.sets[self._in_sets]
        points: Numbers = self.points + cards.nationals[self.national] + grouped
        return points

    def _worth(self) -> Numbers:
        """What the company can be expected to add: `worth.worth` for all seats and tables."""
        cards, in_sets = self.cards, self._in_sets
        later = in_sets + (cards.unit[:, None] * cards.hoped[self.industries_to_come]).sum(0)
        at_home = cards.nation_step[self.national, self.at_home_to_come] * self.at_home
        # Rows of tables in which each holding has its place: far faster than two indices.
        row = self.industry * cards.sets.size
        sets = cards.set_step.take(row + in_sets) + cards.set_step.take(row + later)
        more = self.industries_to_come[self.industry, np.arange(row.size)]
        step = cards.industry_step[cards.held.take(row + self.holdings), more]
        worth: Numbers = self.tile_points + at_home + step + sets / 2
        return worth

    def _prices_of_a_point(self) -> Numbers:
        """What each seat thinks that each is ready to pay for a point."""
        prior = (self.logs.sum(1) + np.log(FIRST_PRICE_OF_A_POINT)) / (self.weights.sum(1) + 1.0)
        prices: Numbers = np.exp(
            (self.logs + PRIOR_WEIGHT * prior[:, None]) / (self.weights + PRIOR_WEIGHT)
        )
        return prices

    def winner_of(self, bids: Numbers) -> Numbers:
        """The highest bidder; of those who tie, any, as if their next bids were as high."""
        if self.auctioneer is not None or self.cards.box.stacks:
            winner: Numbers = (bids + 0.5 * self.luck.uniform(self.players)).argmax(0)
            return winner
        tied = (bids == bids.max(0)).sum(0) > 1
        return np.where(tied, -1, bids.argmax(0))

    def settle(self, bids: Numbers, winner: Numbers, looked: Numbers | None = None) -> None:
        """The company goes to the winner (-1: to nobody) for the bid, and all learn their part.

        Unless it is said who `looked`, those do who would as reckoners.
        """
        auctioneer = self.auctioneer
        seats = np.arange(self.players)
        won = winner == seats[:, None]
        amount = (bids * won).sum(0)
        told = won.copy()
        beaten = bids
        if auctioneer is not None:
            told |= winner == auctioneer
            told[auctioneer] = True
            beaten = np.maximum(bids, bids[auctioneer])
        if self.cards.box.looks:
            if looked is None:
                looked = self._wants_to_look(told, won, beaten)
            told |= looked
            self.look_left = self.look_left & ~looked
        value = self.tile_points + 2.0
        price = self.prices[:, np.maximum(winner, 0), np.arange(winner.size)]
        guess = np.maximum(MEAN * price * value, 1.2 * beaten + 1.0) * (winner >= 0)
        paid = np.where(told, amount, guess)
        self.believed += paid[:, None] * won
        self.told = told
        self.paid_at_least = np.where(told, amount, beaten + 1.0) * (winner >= 0)
        self.at_least += self.paid_at_least[:, None] * won
        self.recent = [*self.recent, paid][-self.players :]
        shown = told[:, None] & won
        if auctioneer is not None:
            shown[auctioneer] = shown[:, auctioneer] = True
        if self.cards.box.zero_bids_score:
            shown |= bids == 0
        self.shown = shown.copy()
        shown &= bids > 0
        shown[seats, seats] = False
        self.logs *= FADING
        self.logs += shown * np.log(np.maximum(bids, 0.1) / value)
        self.weights *= FADING
        self.weights += shown
        self.spent += won * amount
        self.points += won * self.tile_points
        self.national += won & self.at_home
        self.holdings += won * self.unit
        if self.cards.box.zero_bids_score:
            zero = (bids == 0) & ~self.zero_scored
            self.points += ZERO_BID_POINTS * zero
            self.zero_scored = self.zero_scored | zero
        self.sale += 1

    def _wants_to_look(self, told: Numbers, won: Numbers, beaten: Numbers) -> Numbers:
        """`reckoner.wants_to_look` for all seats and tables."""
        if not 0 < self.sales_to_come < 2 * self.players:
            return np.zeros_like(told)
        of_winner = (self.at_least * won).sum(1) + beaten + 1.0
        most = (self.at_least * ~np.eye(self.players, dtype=np.bool_)[..., None]).max(1)
        wants: Numbers = self.look_left & ~told & (of_winner >= most)
        return wants

    def values(self) -> Numbers:
        """When all is sold: the share of the others that each seat is ahead of (QE-21, QE-22)."""
        out = self.spent == self.spent.max(0)
        lowest = self.spent == self.spent.min(0)
        points = self._points()[1] + self.cards.box.card.lowest_spending * lowest
        points[out] = -1.0
        spent = np.where(out, 0.0, self.spent)
        lead = np.sign(points[:, None] - points)
        lead = np.where(lead == 0, np.sign(spent - spent[:, None]), lead)
        ahead: Numbers = 0.5 + 0.5 * lead.sum(1) / (self.players - 1)
        return ahead
