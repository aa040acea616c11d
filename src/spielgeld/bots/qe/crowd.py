"""Many imagined tables of QE, played on side by side in plain numbers.

The last axis of every array is the table, the one before it a seat. Tables differ in what is
hidden and in how they go on; seats, the sale that is on and its auctioneer are the same at all of
them. Each seat has its own knowledge of the others, as `beliefs.py` has it for one at one table.
"""

import numpy as np

from spielgeld.bots.qe.beliefs import FADING, FIRST_PRICE_OF_A_POINT, SPREAD
from spielgeld.bots.qe.cards import DIGIT, Cards, Numbers
from spielgeld.games.qe.pieces import ZERO_BID_POINTS

PRIOR_WEIGHT = 1.5
MEAN = float(np.exp(SPREAD**2 / 2))
"""Of bids that spread so, beside the one in the middle."""


class Luck:
    """Chance that is the same for every decision that is tried in the same world."""

    def __init__(self, seed: int, worlds: int, copies: int = 1) -> None:
        self.rng = np.random.default_rng(seed)
        self.worlds = worlds
        self.copies = copies

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
        luck: Luck,
    ) -> None:
        players, tables = cards.box.players, tiles.shape[1]
        self.cards = cards
        self.players = players
        self.first = first
        self.luck = luck
        self.sale = 0
        self.tiles = tiles
        self.nations = nations
        self.token_units = cards.unit[tokens]
        self.spent = np.zeros((players, tables))
        self.points = np.zeros((players, tables))
        self.national = np.zeros((players, tables), np.int64)
        self.holding = np.zeros((players, tables), np.int64)
        self.zero_scored = np.full((players, tables), not cards.box.zero_bids_score)
        self.look_left = np.full((players, tables), cards.box.looks)
        industries = np.arange(len(cards.unit))[:, None, None]
        self.industries_to_come = (cards.tile_industry[tiles] == industries).sum(1)
        self.at_home_to_come = (cards.tile_nation[tiles] == nations[:, None]).sum(1)
        # By who believes it, and of whom:
        self.told = np.zeros((players, players, tables))
        """What others spent, as far as one was told the amounts; and a guess at the rest."""
        self.guessed = np.zeros((players, players, tables))
        self.at_least = np.zeros((players, players, tables))
        self.logs = np.zeros((players, players, tables))
        """Logarithms of prices of a point, summed with their weights."""
        self.weights = np.zeros((players, players, tables))
        self.recent: list[Numbers] = []
        """What each thinks the last companies went for."""

    def copies(self, worlds: Numbers, number: int, seed: int) -> "Crowd":
        """Some of the tables, so many times over, one after the other."""
        tables = np.concatenate([worlds] * number)
        twin = object.__new__(Crowd)
        for name, value in vars(self).items():
            setattr(twin, name, value[..., tables] if isinstance(value, np.ndarray) else value)
        twin.recent = [prices[:, tables] for prices in self.recent]
        twin.luck = Luck(seed, worlds.size, number)
        return twin

    @property
    def sales_to_come(self) -> int:
        """After the one that is on."""
        return self.cards.box.sales - 1 - self.sale

    @property
    def auctioneer(self) -> int | None:
        box = self.cards.box
        if box.blind_last_sale and self.sales_to_come == 0:
            return None
        turns = self.sale + self.sale // self.players if box.stacks else self.sale
        return (self.first + turns) % self.players

    def turn_up(self) -> None:
        """The next company is on sale."""
        cards, tile = self.cards, self.tiles[self.sale]
        self.tile_points = cards.tile_points[tile]
        self.unit = cards.unit[cards.tile_industry[tile]]
        self.industries_to_come = self.industries_to_come - (self.unit == cards.unit[:, None])
        self.at_home = cards.tile_nation[tile] == self.nations
        self.at_home_to_come = self.at_home_to_come - self.at_home
        if self.sale % self.players == 0 and cards.box.zero_bids_score:
            self.zero_scored = np.zeros_like(self.zero_scored)
        self.prices = self._prices_of_a_point()
        self.points_seen, self.points_own = self._points()
        self.worth_seen, self.worth_own = self._worth()

    def _holdings(self) -> tuple[Numbers, Numbers]:
        """What counts for monopolies and for sets, first without the token and then with it."""
        full = np.stack([self.holding, self.holding + self.token_units])
        one_set = self.cards.box.card.one_set_without_token
        return full, np.stack([self.holding, self.holding]) if one_set else full

    def _points(self) -> Numbers:
        """Points so far, as others see them (without the token) and as one's own."""
        cards = self.cards
        full, in_sets = self._holdings()
        grouped = cards.monopolies[full] + cards.sets[in_sets]
        points: Numbers = self.points + cards.nationals[self.national] + grouped
        return points

    def _worth(self) -> Numbers:
        """What the company can be expected to add: `worth.worth` for all seats and tables."""
        cards, unit = self.cards, self.unit
        full, in_sets = self._holdings()
        more = (self.industries_to_come * (unit == cards.unit[:, None])).sum(0)
        hopes = np.rint(cards.hope * self.industries_to_come).astype(np.int64)
        later = in_sets + cards.unit @ hopes
        at_home = cards.nation_step[self.national, self.at_home_to_come] * self.at_home
        sets = cards.sets[in_sets + unit] - cards.sets[in_sets]
        later_sets = cards.sets[later + unit] - cards.sets[later]
        step = cards.industry_step[full // unit % DIGIT, more]
        worth: Numbers = self.tile_points + at_home + step + (sets + later_sets) / 2
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

        Unless it is said who `looked`, those do who would as bankers.
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
        price = np.take_along_axis(self.prices, np.maximum(winner, 0)[None, None], 1)[:, 0]
        guess = np.maximum(MEAN * price * value, 1.2 * beaten + 1.0) * (winner >= 0)
        self.told = self.told + (told * amount)[:, None] * won
        self.guessed = self.guessed + (~told * guess)[:, None] * won
        self.at_least = self.at_least + np.where(told, amount, beaten + 1.0)[:, None] * won
        self.recent = [*self.recent, np.where(told, amount, guess)][-self.players :]
        shown = told[:, None] & won
        if auctioneer is not None:
            shown[auctioneer] = shown[:, auctioneer] = True
        shown &= bids > 0
        shown[seats, seats] = False
        self.logs = FADING * self.logs + shown * np.log(np.maximum(bids, 0.1) / value)
        self.weights = FADING * self.weights + shown
        self.spent = self.spent + won * amount
        self.points = self.points + won * self.tile_points
        self.national = self.national + (won & self.at_home)
        self.holding = self.holding + won * self.unit
        zero = (bids == 0) & ~self.zero_scored
        self.points = self.points + ZERO_BID_POINTS * zero
        self.zero_scored = self.zero_scored | zero
        self.sale += 1

    def _wants_to_look(self, told: Numbers, won: Numbers, beaten: Numbers) -> Numbers:
        """`banker.wants_to_look` for all seats and tables."""
        if not 0 < self.sales_to_come < 2 * self.players:
            return np.zeros_like(told)
        at_least = self.at_least + (beaten + 1.0)[:, None] * won
        of_winner = (at_least * won).sum(1)
        seats = np.arange(self.players)
        at_least[seats, seats] = 0.0
        wants: Numbers = self.look_left & ~told & (of_winner == at_least.max(1))
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
