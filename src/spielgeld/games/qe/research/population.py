"""Whom the scholar learns among: at every chair somebody who bids in a way of their own.

Besides the scholar itself these are old selves, reckoners as `habits.py` has them, and styles drawn
at random: what one opens with, how openings grow, how much and how far one goes beyond an open bid,
when one stops. None of the league's styles (styles.py) is here, so that the league is an exam.
"""

from dataclasses import dataclass

import numpy as np

from spielgeld.games.qe.bots.cards import Numbers
from spielgeld.games.qe.bots.sight import FIRST_MEASURE, Sight

SCHOLAR, OLD_SELF, RECKONER, STYLE = range(4)
STINGY = 0.2
"""Of the styles, those that hardly spend anything."""


@dataclass(frozen=True)
class Guests:
    """Shares of the chairs that the scholar leaves to others."""

    old_selves: float = 0.15
    reckoners: float = 0.15
    styles: float = 0.32
    all_reckoners: float = 0.15
    """Of the tables, those at which all others are reckoners."""
    all_alike: float = 0.25
    """Of the tables, those at which all others have the same style."""


def draw_chairs(guests: Guests, players: int, tables: int, rng: np.random.Generator) -> Numbers:
    """Who sits where; somewhere at each table the scholar does."""
    edges = np.cumsum([guests.old_selves, guests.reckoners, guests.styles])
    drawn = rng.random((players, tables))
    chairs = np.where(drawn < edges[-1], np.searchsorted(edges, drawn, side="right") + 1, SCHOLAR)
    pure = rng.random(tables)
    chairs[:, pure < guests.all_reckoners + guests.all_alike] = STYLE
    chairs[:, pure < guests.all_reckoners] = RECKONER
    chairs[rng.integers(players, size=tables), np.arange(tables)] = SCHOLAR
    return chairs


class DrawnStyles:
    """A way to bid for each seat of each table."""

    def __init__(
        self, guests: Guests, players: int, tables: int, rng: np.random.Generator, alike: Numbers
    ) -> None:
        shape = (players, tables)

        def among(low: float, high: float) -> Numbers:
            return self._alike(rng.uniform(low, high, shape), alike)

        self.rng = rng
        decades = np.where(among(0, 1) < 0.12, among(3, 6), among(0, 2.7))
        self.first = 10.0**decades
        """What the first opening is about."""
        self.own_measure = among(0, 1)
        """How far one keeps to one's own measure instead of what companies go for."""
        self.growth = np.where(among(0, 1) < 0.2, among(0.5, 1.3), among(-0.35, 0.7))
        self.spread = among(0.02, 0.6)
        self.keen = among(0, 1) ** 0.7
        """How often one bids at all for a company of some worth."""
        self.discerning = among(0, 1)
        self.beyond = 10.0 ** among(-1.7, 0.5)
        """How far beyond the open bid one goes."""
        self.zeros = among(0, 1) * (among(0, 1) < 0.6)
        self.restraint = among(-0.5, 1.3)
        self.follows = among(0, 1) * (among(0, 1) < 0.5)
        """How often one pays nearly as much as is safe."""
        stingy = among(0, 1) < STINGY
        self.first = np.where(stingy, 10.0 ** among(0, 1.3), self.first)
        self.keen = np.where(stingy, among(0, 0.15), self.keen)
        self.growth = np.where(stingy, among(-0.3, 0.1), self.growth)
        self.follows = np.where(stingy, 0.0, self.follows)
        self.own_measure = np.where(stingy & (among(0, 1) < 0.5), 1.0, self.own_measure)

    def _alike(self, drawn: Numbers, alike: Numbers) -> Numbers:
        return np.where(alike, drawn[:1], drawn)

    def bids(self, sight: Sight, level: Numbers) -> Numbers:
        own, rng = sight.seats, self.rng
        shape = sight.mine.shape
        noise = np.exp(rng.normal(0.0, 1.0, shape) * self.spread[own])
        kept = self.own_measure[own]
        usual = self.first[own] ** kept * level ** (1.0 - kept)
        usual = np.where(level == FIRST_MEASURE, self.first[own], usual)
        worthy = np.clip(sight.worth / 6.0, 0.2, 3.0) ** (2.0 * self.discerning[own])
        amount = usual * np.exp(self.growth[own]) * noise * worthy
        surely_most = sight.room < 0
        stops = surely_most & (rng.random(shape) < self.restraint[own])
        if sight.open_bid is None:
            amount = np.where(stops, 0.1 * amount, amount)
        else:
            keen = rng.random(shape) < self.keen[own] * np.minimum(worthy, 1.3)
            raised = sight.open_bid * (1.0 + self.beyond[own] * rng.exponential(1.0, shape)) + 1.0
            amount = np.where(rng.random(shape) < kept, amount, np.where(keen, raised, 0.0))
            amount = np.where(stops, 0.0, amount)
        safe = sight.room - 1.0
        follows = (rng.random(shape) < self.follows[own]) & (safe > sight.measure)
        amount = np.where(follows, safe * rng.uniform(0.5, 1.0, shape), amount)
        if sight.open_bid is not None:
            wants_zero = sight.zero_left & (rng.random(shape) < self.zeros[own])
            amount = np.where(wants_zero, 0.0, amount)
        bids: Numbers = np.floor(amount)
        return bids
