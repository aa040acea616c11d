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

from spielgeld.games.qe.bots import banker
from spielgeld.games.qe.bots.beliefs import Beliefs
from spielgeld.games.qe.bots.bids import near
from spielgeld.games.qe.bots.cards import Numbers, cards_of
from spielgeld.games.qe.bots.crowd import Crowd, SharedLuck
from spielgeld.games.qe.bots.sight import SAFE, PriceMemory, Sight
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View

Floats = NDArray[np.float32]
Layers = tuple[tuple[Floats, Floats], ...]
NEVER = -1e9
RARE = 0.01
"""Bids that it would make more rarely it does not make at all."""


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


def remember(view: View, beliefs: Beliefs) -> PriceMemory:
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
        SharedLuck(0, 1),
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


class Scholar:
    """The bot, with its own network or one that was trained since."""

    def __init__(self, network: Network | None = None) -> None:
        self.network = network or own_network()

    def decide(self, view: View, choice: Choice, rng: Random) -> Decision:
        table, seat = view.table, view.seat
        assert seat is not None
        beliefs = Beliefs(table, seat)
        if table.stage == "look":
            return {"look": banker.wants_to_look(beliefs)}
        sale = table.sales[-1]
        opened: int | None = None if seat == sale.auctioneer else sale.open_bid
        open_bid = None if opened is None else np.array([beliefs.in_units(opened)])
        sight = Sight(remember(view, beliefs), [seat], open_bid)
        bids, sensible = sight.bids(np.array([[rng.random()]]))
        likely = self.network.chances(sight.features[:, :, 0].T, sensible[:, :, 0].T)[0]
        likely = np.where(likely < RARE, 0.0, likely)
        kind = rng.choices(range(len(likely)), likely.tolist())[0]
        bid = beliefs.safe_bid if kind == SAFE else beliefs.in_money(float(bids[kind, 0, 0]))
        if opened is not None and bid > 0:
            # What has no end is not exact in arrays.
            bid = max(bid, opened + 1)
        return near(bid, choice)
