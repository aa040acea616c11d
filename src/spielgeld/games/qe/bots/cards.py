"""A box of QE in lookup tables, so that thousands of tables can be reckoned at once.

How many companies of each industry a bank has is one number, its holding: a digit for each
industry.
"""

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spielgeld.games.qe.bots.worth import EAGER, expected_step
from spielgeld.games.qe.rules.pieces import BOXES, Box
from spielgeld.games.qe.rules.scoring import best_split, from_card, monopolisation

Numbers = NDArray[Any]

DIGIT = 6
"""Of an industry a bank has at most four companies and a token."""


class Cards:
    """What holdings score and what one more company may be expected to add."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.hope = min(EAGER / box.players, 1.0)
        self.number = {name: number for number, name in enumerate(box.tiles)}
        tiles = list(box.tiles.values())
        self.tile_points = np.array([float(tile.points) for tile in tiles])
        self.tile_industry = np.array([box.industries.index(tile.industry) for tile in tiles])
        self.tile_nation = np.array([box.nations.index(tile.nation) for tile in tiles])
        self.unit = DIGIT ** np.arange(len(box.industries))
        """What one company of an industry adds to a holding."""
        card = box.card
        holdings = [self._counts(code) for code in range(DIGIT ** len(box.industries))]
        self.monopolies = np.array([float(monopolisation(card, counts)) for counts in holdings])
        self.sets = np.array([self._sets(counts) for counts in holdings])
        self.set_step = np.array([self._steps_in_sets(int(unit)) for unit in self.unit])
        """By industry and holding: what one more company adds to the sets."""
        self.held = np.array([[counts[i] for counts in holdings] for i in range(len(self.unit))])
        """By industry and holding: how many companies of it one has."""
        self.nationals = np.array([float(from_card(card.nationalisation, n)) for n in range(DIGIT)])
        self.nation_step = self._steps(card.nationalisation)
        self.industry_step = self._steps(card.monopolisation)
        self.hoped = np.rint(self.hope * np.arange(DIGIT)).astype(np.int64)
        """By companies to come, how many of them a bank hopes to win."""

    def _counts(self, code: int) -> tuple[int, ...]:
        return tuple([code // int(unit) % DIGIT for unit in self.unit])

    def _sets(self, counts: tuple[int, ...]) -> float:
        card = self.box.card
        if card.one_set_without_token:
            return float(from_card(card.diversification, sum([count > 0 for count in counts])))
        return float(best_split(card.diversification, tuple(sorted(counts, reverse=True))))

    def _steps_in_sets(self, unit: int) -> Numbers:
        more = np.minimum(np.arange(self.sets.size) + unit, self.sets.size - 1)
        step: Numbers = self.sets[more] - self.sets
        return step

    def _steps(self, points: tuple[int, ...]) -> Numbers:
        """By companies one has and companies to come: see `expected_step`."""
        numbers = range(DIGIT)
        return np.array(
            [[expected_step(points, had, more, self.hope) for more in numbers] for had in numbers]
        )


@lru_cache(100)
def cards_of(edition: str, players: int) -> Cards:
    return Cards(BOXES[edition, players])
