"""Deals of many QE tables at once; a tile, a nation and an industry are numbers, as in the box."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from spielgeld.games.qe.rules.pieces import Box

Numbers = NDArray[Any]


class Deals:
    """QE-1 to QE-4: what chance decides. The last axis of every array is the table."""

    def __init__(self, nations: Numbers, tokens: Numbers, tiles: Numbers, first: Numbers) -> None:
        self.nations = nations
        self.tokens = tokens
        self.tiles = tiles
        self.first = first

    def written(self, box: Box, table: int) -> dict[str, Any]:
        """The deal of one table as a record has it."""
        names = list(box.tiles)
        return {
            "nations": [box.nations[number] for number in self.nations[:, table]],
            "industries": [box.industries[number] for number in self.tokens[:, table]],
            "tiles": [names[number] for number in self.tiles[:, table]],
            "first": int(self.first[table]),
        }


def deal(box: Box, tables: int, rng: np.random.Generator) -> Deals:
    players = box.players
    return Deals(
        nations=shuffled(len(box.nations), tables, rng)[:players],
        tokens=shuffled(len(box.industries), tables, rng)[:players],
        tiles=deal_stacks(box, tables, rng) if box.stacks else shuffled(box.sales, tables, rng),
        first=rng.integers(players, size=tables),
    )


def shuffled(number: int, tables: int, rng: np.random.Generator) -> Numbers:
    """0, 1, ... in an order of its own at each table."""
    return in_any_order(np.repeat(np.arange(number)[:, None], tables, axis=1), rng)


def in_any_order(cards: Numbers, rng: np.random.Generator) -> Numbers:
    order = rng.random(cards.shape, np.float32).argsort(axis=0)
    return np.take_along_axis(cards, order, axis=0)


def deal_stacks(box: Box, tables: int, rng: np.random.Generator) -> Numbers:
    """QE-31: four stacks with every industry once. QE-37: three players take one tile of each."""
    tiles = list(box.tiles.values())
    by_industry = [
        in_any_order(
            np.repeat(
                np.array([[n] for n, tile in enumerate(tiles) if tile.industry == industry]),
                tables,
                axis=1,
            ),
            rng,
        )
        for industry in box.industries
    ]
    stacks = [
        in_any_order(np.stack([pile[number] for pile in by_industry]), rng)
        for number in range(len(by_industry))
    ]
    if box.players == 3:
        fifth = np.stack([stack[-1] for stack in stacks])
        stacks = [*[stack[:-1] for stack in stacks], in_any_order(fifth, rng)]
    return np.concatenate(stacks)
