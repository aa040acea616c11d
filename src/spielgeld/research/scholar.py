"""The scholar: a QE bot that nobody taught how to bid. It has played, and kept what paid.

Its network says which share of the others each kind of bid leaves behind, and it takes the best.
What it sees and the kinds of bids are those of `bots/qe/habits.py`: worth, spending and prices as
a bank can reckon them, and bids beside the highest that is likely. How it learned is in
selfplay.py; all that it needs to play is here, and numpy.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spielgeld.bots.qe import banker
from spielgeld.bots.qe.beliefs import Beliefs
from spielgeld.bots.qe.bids import near
from spielgeld.bots.qe.cards import Numbers, cards_of
from spielgeld.bots.qe.crowd import Crowd, Luck
from spielgeld.bots.qe.habits import KINDS, Prospect
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View

Floats = NDArray[np.float32]
OF_OTHERS = 5
"""Numbers of a `Prospect` on each of the others, after all the rest."""
Layers = tuple[tuple[Floats, Floats], ...]


@dataclass(frozen=True)
class Network:
    """Layers of weights; between them, no less than 0.

    The first takes what is seen and then, as one 1 among zeros, the kind of bid.
    """

    layers: Layers

    def values(self, seen: Floats) -> Floats:
        """What each kind of bid (second axis) promises where this is seen (first axis).

        The first layer adds what is seen and what is done, so what is seen counts once for all.
        """
        weights, biases = self.layers[0]
        width = len(weights) - KINDS
        around = seen @ weights[:width] + biases
        hidden = np.maximum(around[:, None] + weights[width:], 0)
        for weights, biases in self.layers[1:-1]:
            hidden = np.maximum(hidden @ weights + biases, 0)
        weights, biases = self.layers[-1]
        promised: Floats = (hidden @ weights + biases)[..., 0]
        return promised

    def save(self, path: str | Path) -> None:
        """In half precision."""
        arrays = {
            f"{kind}{number}": array.astype(np.float16)
            for number, layer in enumerate(self.layers)
            for kind, array in zip(("weights", "biases"), layer, strict=True)
        }
        with open(path, "wb") as file:
            np.savez_compressed(file, **arrays)  # type: ignore[arg-type]


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
    return load(files("spielgeld.research") / "scholar.npz")


def as_among_four(seen: Floats, players: int) -> Floats:
    """What a bank sees at a table of three or five, as if they were the four it learned with.

    Of four others, who come from the least spending on, the second is left out; where there are
    only two, the first is seen twice.
    """
    kept = {3: [0, 0, 1], 4: [0, 1, 2], 5: [0, 2, 3]}[players]
    start = len(seen) - OF_OTHERS * (players - 1)
    others = seen[start:].reshape(OF_OTHERS, players - 1, -1)[:, kept]
    return np.concatenate([seen[:start], others.reshape(OF_OTHERS * len(kept), -1)])


def remember(view: View, beliefs: Beliefs) -> Crowd:
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
        Luck(0, 1),
    )
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
        crowd.settle(bids, np.array([winner]), looked)
    crowd.turn_up()
    return crowd


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
        open_bid: Numbers | None = None
        if seat != table.sales[-1].auctioneer and table.sales[-1].open_bid is not None:
            open_bid = np.array([beliefs.in_units(table.sales[-1].open_bid)])
        prospect = Prospect(remember(view, beliefs), [seat], open_bid)
        values = self.network.values(as_among_four(prospect.features[:, 0], view.players).T)
        bid = prospect.bids(values.argmax(1)[None], np.array([[rng.random()]]))
        return near(beliefs.in_money(float(bid[0, 0])), choice)
