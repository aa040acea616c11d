"""The scholar: a QE bot that nobody taught how to bid. It has played, and kept what paid.

Its network says how gladly it makes each kind of bid where it sees this; it draws one of them. What
it sees and the kinds of bids are those of sight.py. How it learned is in research/selfplay.py; all
that it needs to play is here, and numpy.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spielgeld.games.qe.bots import reckoner
from spielgeld.games.qe.bots.beliefs import Beliefs
from spielgeld.games.qe.bots.bids import near
from spielgeld.games.qe.bots.cards import Numbers, cards_of
from spielgeld.games.qe.bots.crowd import Crowd, SharedLuck
from spielgeld.games.qe.bots.sight import BIDS, FIRST_MEASURE, SAFE, PriceMemory, Sight
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View

Floats = NDArray[np.float32]
Layers = tuple[tuple[Floats, Floats], ...]
NEVER = -1e9
ALONE = 0.6
"""One who has spent so much that the mean of the others is this part of it stands alone."""
FORTUNE = 20 * FIRST_MEASURE
"""In the first round, in which all spending is uneven, less than this is none."""
RELUCTANT = 0.03
RARE = 0.01
"""Bids that it would make so much more rarely than its likeliest it does not make at all."""


@dataclass(frozen=True)
class Network:
    """Layers of weights; between them, no less than 0."""

    layers: Layers

    def chances(self, seen: Floats, sensible: Numbers) -> Floats:
        """Of each kind of bid (second axis) where this is seen (first axis)."""
        signal = seen
        for weights, biases in self.layers[:-1]:
            signal = np.maximum(signal @ weights + biases, 0)
        weights, biases = self.layers[-1]
        return chances(signal @ weights + biases, sensible)

    def save(self, path: str | Path) -> None:
        """In half precision."""
        arrays = {
            f"{kind}{number}": array.astype(np.float16)
            for number, layer in enumerate(self.layers)
            for kind, array in zip(("weights", "biases"), layer, strict=True)
        }
        with open(path, "wb") as file:
            np.savez_compressed(file, **arrays)  # type: ignore[arg-type]


def chances(signal: Floats, sensible: Numbers) -> Floats:
    """Of each kind, with what is not sensible never."""
    signal = np.where(sensible, signal, NEVER)
    signal = np.exp(signal - signal.max(1, keepdims=True))
    found: Floats = signal / signal.sum(1, keepdims=True)
    return found


def load(path: Any) -> Network:
    with path.open("rb") as file, np.load(file) as kept:
        layers = [
            (
                kept[f"weights{number}"].astype(np.float32),
                kept[f"biases{number}"].astype(np.float32),
            )
            for number in range(len(kept.files) // 2)
        ]
    return Network(tuple(layers))


@cache
def own_network() -> Network:
    return load(files("spielgeld.games.qe.bots") / "scholar.npz")


def remember(view: View, beliefs: Beliefs, luck: int = 0) -> PriceMemory:
    """One table as this seat saw it go, up to the sale that is on.

    What the others bid in secret is left at nothing: it does not count for what the seat knows.
    """
    table = view.table
    cards = cards_of(table.edition, view.players)
    box = cards.box
    shown = [cards.number[sale.tile] for sale in table.sales]
    hidden = [number for number in range(len(box.tiles)) if number not in shown]
    tiles = (shown + hidden)[: box.sales]
    known = [player.token for player in table.players]
    crowd = Crowd(
        cards,
        table.first,
        np.array([[box.nations.index(player.nation)] for player in table.players]),
        np.array(tiles)[:, None],
        np.array([[0 if token is None else box.industries.index(token)] for token in known]),
        SharedLuck(luck, 1),
    )
    memory = PriceMemory(crowd)
    for sale in beliefs.over:
        crowd.turn_up()
        bids = np.zeros((view.players, 1))
        for seat, bid in enumerate(sale.attempts[-1]):
            # A bid of zero would have been revealed where it scores.
            bids[seat] = 0.5 if bid is None else beliefs.in_units(bid)
        winner = -1 if sale.winner is None else sale.winner
        if sale.winner is not None and sale.attempts[-1][winner] is None:
            bids[winner] = bids.max() + 1.0
        looked = np.array([[seat in sale.looked] for seat in range(view.players)])
        memory.settle(bids, np.array([winner]), looked)
    crowd.turn_up()
    return memory


class Mind:
    """What some seats may bid at many tables, and how gladly."""

    def __init__(
        self,
        memory: PriceMemory,
        seats: list[int],
        open_bid: Numbers | None,
        network: Network | None = None,
    ) -> None:
        self.sight = sight = Sight(memory, seats, open_bid)
        self.luck = memory.crowd.luck
        shape = sight.measure.shape
        self.bids, self.sensible = sight.bids(self.luck.uniform(*shape[:1]))
        self.chances = (network or own_network()).chances(
            sight.features.reshape(len(sight.features), -1).T,
            self.sensible.reshape(BIDS, -1).T,
        )
        """Of each kind (second axis), by seat and table."""
        self.chances *= restraint(sight, self.bids, memory.crowd.sale).reshape(BIDS, -1).T

    def draw(self) -> Numbers:
        """Bids at every table."""
        shape = self.sight.measure.shape
        summed = self.chances.cumsum(1)
        drawn = self.luck.uniform(*shape[:1]).reshape(-1, 1) * summed[:, -1:]
        kinds = np.minimum((summed < drawn).sum(1), BIDS - 1).reshape(shape)
        bids: Numbers = np.take_along_axis(self.bids, kinds[None], 0)[0]
        open_bid = self.sight.open_bid
        return bids if open_bid is None else bids + (bids == open_bid)


def restraint(sight: Sight, bids: Numbers, sale: int) -> Numbers:
    """How often, of all times, bids are still made that go beyond a fortune that stands alone.

    Whoever has spent far more than all others will be out if they stay below. The scholar hardly
    ever met such a one while it learned.
    """
    certain, mine, many = sight.certain, sight.mine, sight.players - 1
    others = (sight.likely.sum(0) - sight.likely.max(0) + mine) / many
    alone = np.clip(2.0 * (others / np.maximum(certain, 1.0) - ALONE), RELUCTANT, 1.0)
    is_fortune = (certain >= FORTUNE) if sale < sight.players else (certain > 0)
    beyond = is_fortune & (mine < certain) & (bids + mine >= certain)
    held_back: Numbers = np.where(beyond, alone, 1.0)
    return held_back


def play_on(memory: PriceMemory) -> None:
    """Let scholars play all sales that are still to come."""
    crowd = memory.crowd
    while crowd.sale < crowd.cards.box.sales:
        crowd.turn_up()
        sell(memory, {})


def sell(memory: PriceMemory, made: dict[int, Numbers]) -> None:
    """One sale among scholars, but for bids that are made already."""
    crowd = memory.crowd
    auctioneer = crowd.auctioneer
    bids = np.empty_like(crowd.spent)
    for seat, bid in made.items():
        bids[seat] = bid
    if auctioneer is not None and auctioneer not in made:
        bids[auctioneer] = Mind(memory, [auctioneer], None).draw()[0]
    asked = [seat for seat in range(crowd.players) if seat not in (auctioneer, *made)]
    if asked:
        open_bid = None if auctioneer is None else bids[auctioneer]
        bids[asked] = Mind(memory, asked, open_bid).draw()
    memory.settle(bids, crowd.winner_of(bids))


class Thought:
    """One seat's bids, kind by kind, at the table that it sits at."""

    def __init__(self, view: View, network: Network, rng: Random) -> None:
        assert view.seat is not None
        self.beliefs = beliefs = Beliefs(view.table, view.seat)
        sale = beliefs.sale
        self.opened = None if view.seat == sale.auctioneer else sale.open_bid
        open_bid = None if self.opened is None else np.array([beliefs.in_units(self.opened)])
        memory = remember(view, beliefs, rng.getrandbits(64))
        mind = Mind(memory, [view.seat], open_bid, network)
        self.sight = mind.sight
        self.sensible = mind.sensible[:, 0, 0]
        self.chances = mind.chances[0]
        self._bids = mind.bids[:, 0, 0]

    def bid(self, kind: int) -> int:
        """In money. What has no end is not exact in arrays."""
        beliefs = self.beliefs
        bid = beliefs.safe_bid if kind == SAFE else beliefs.in_money(float(self._bids[kind]))
        return bid if self.opened is None or bid <= 0 else max(bid, self.opened + 1)

    def draw(self, likely: Numbers, rng: Random) -> int:
        """A bid, each kind as likely as it says."""
        kinds = range(len(likely))
        return self.bid(rng.choices(kinds, likely.tolist())[0])


class Scholar:
    """The bot, with its own network or one that was trained since."""

    def __init__(self, network: Network | None = None) -> None:
        self.network = network or own_network()

    def decide(self, view: View, choice: Choice, rng: Random) -> Decision:
        if view.table.stage == "look":
            assert view.seat is not None
            return {"look": reckoner.wants_to_look(Beliefs(view.table, view.seat))}
        thought = Thought(view, self.network, rng)
        chances = thought.chances
        likely = np.where(chances < RARE * chances.max(), 0.0, chances)
        return near(thought.draw(likely, rng), choice)
