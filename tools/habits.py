"""Fit how reckoners bid in QE to games that they play: python tools/habits.py [PLAYERS ...]

Reckoners play among themselves and with shoppers. A small network then learns which kind of bid
follows from what a reckoner thinks of its table, and is written to
games/qe/bots/habits.json. To be done again whenever the reckoner or `Prospect` changes; it takes
about ten minutes.
"""

import json
import sys
from itertools import pairwise
from pathlib import Path

import numpy as np

from spielgeld.games.qe.bots.cards import Numbers, cards_of
from spielgeld.games.qe.bots.crowd import Crowd, SharedLuck
from spielgeld.games.qe.bots.habits import KINDS, Prospect
from spielgeld.games.qe.rules.pieces import PLAYER_COUNTS
from spielgeld.games.qe.rules.state import QeState
from spielgeld.research.series import FinishedGame, Series

TARGET = Path(__file__).resolve().parent.parent / "src/spielgeld/games/qe/bots/habits.json"
SEED = "h5"
GAMES = {3: 320, 4: 320, 5: 700}
"""Of reckoners among themselves; five players have the most to reckon with."""
TABLES = (("2019", ("reckoner", "shopper"), 80), ("2017", ("reckoner",), 120))
HIDDEN = 32
ROUNDS = 60
BATCH = 256


def examples(series: Series, games: list[FinishedGame]) -> tuple[Numbers, Numbers]:
    """What reckoners thought, and the kind of bid they made. Seat 0 is the first auctioneer."""
    players, cards = series.players, cards_of(str(series.options["edition"]), series.players)
    box = cards.box
    states = [game.play.state for game in games if isinstance(game.play.state, QeState)]

    def by_seat(rows: list[list[float]]) -> Numbers:
        return np.array([rows[i][s.first :] + rows[i][: s.first] for i, s in enumerate(states)]).T

    crowd = Crowd(
        cards,
        0,
        by_seat([[box.nations.index(nation) for nation in s.nations] for s in states]),
        np.array([[cards.number[tile.name] for tile in s.tiles] for s in states]).T,
        by_seat([[box.industries.index(token) for token in s.tokens] for s in states]),
        SharedLuck(1, len(states)),
    )
    reckons = [[float(series.bots[bot] == "reckoner") for bot in game.seating] for game in games]
    is_reckoner = by_seat(reckons) > 0
    thoughts, kinds = [], []
    for number in range(box.sales):
        crowd.turn_up()
        sales = [state.sales[number] for state in states]
        first = by_seat([[float(bid) for bid in sale.attempts[0]] for sale in sales])
        last = by_seat([[float(bid) for bid in sale.attempts[-1]] for sale in sales])
        winner = np.array(
            [
                -1 if sale.winner is None else (sale.winner - state.first) % players
                for sale, state in zip(sales, states, strict=True)
            ]
        )
        for seat in range(players):
            opens = crowd.auctioneer in (None, seat)
            open_bid = None if opens else first[crowd.auctioneer or 0]
            prospect = Prospect(crowd, [seat], open_bid)
            thoughts.append(prospect.features[:, 0, is_reckoner[seat]])
            kinds.append(prospect.kinds(first[[seat]])[0, is_reckoner[seat]])
        looked = by_seat([[int(seat in sale.looked) for seat in range(players)] for sale in sales])
        crowd.settle(last, winner, looked > 0)
    return np.concatenate(thoughts, 1), np.concatenate(kinds)


class Network:
    """Two hidden layers, fitted by Adam to the likelihood of the kinds that were seen."""

    def __init__(self, inputs: int, rng: np.random.Generator) -> None:
        sizes = (inputs, HIDDEN, HIDDEN, KINDS)
        self.layers = [
            rng.standard_normal((size, before + 1))
            * np.sqrt((2.0 if size == HIDDEN else 0.2) / before)
            for before, size in pairwise(sizes)
        ]
        self.moments = [np.zeros((2, *layer.shape)) for layer in self.layers]
        self.steps = 0

    def outputs(self, inputs: Numbers) -> list[Numbers]:
        """What each layer says; the last one in chances."""
        outputs = [inputs]
        for layer in self.layers:
            outputs.append(np.maximum(layer[:, :-1] @ outputs[-1] + layer[:, -1:], 0.0))
        signal = self.layers[-1][:, :-1] @ outputs[-2] + self.layers[-1][:, -1:]
        chances = np.exp(signal - signal.max(0))
        outputs[-1] = chances / chances.sum(0)
        return outputs

    def surprise(self, inputs: Numbers, kinds: Numbers) -> float:
        chances = self.outputs(inputs)[-1][kinds, np.arange(kinds.size)]
        return float(-np.log(chances + 1e-12).mean())

    def learn(self, inputs: Numbers, kinds: Numbers, rate: float) -> None:
        outputs = self.outputs(inputs)
        error = outputs[-1]
        error[kinds, np.arange(kinds.size)] -= 1.0
        error /= kinds.size
        self.steps += 1
        for number in reversed(range(len(self.layers))):
            layer, before = self.layers[number], outputs[number]
            slope = np.concatenate([error @ before.T, error.sum(1, keepdims=True)], 1)
            slope += 1e-4 * layer
            error = (layer[:, :-1].T @ error) * (before > 0)
            first, second = self.moments[number]
            first += 0.1 * (slope - first)
            second += 0.001 * (slope**2 - second)
            size = np.sqrt(second / (1.0 - 0.999**self.steps)) + 1e-8
            layer -= rate * first / (1.0 - 0.9**self.steps) / size


def fit(inputs: Numbers, kinds: Numbers) -> Network:
    rng = np.random.default_rng(1)
    network = Network(len(inputs), rng)
    for number in range(ROUNDS):
        order = rng.permutation(kinds.size)
        for start in range(0, order.size, BATCH):
            some = order[start : start + BATCH]
            network.learn(inputs[:, some], kinds[some], 0.003 * (1.0 - number / ROUNDS) + 0.0001)
    return network


def main() -> None:
    written = json.loads(TARGET.read_text("utf-8")) if TARGET.exists() else {}
    for players in [int(number) for number in sys.argv[1:]] or (3, 4, 5):
        parts = []
        for edition, bots, number in (("2019", ("reckoner",), GAMES[players]), *TABLES):
            if players in PLAYER_COUNTS[edition]:
                series = Series("qe", players, bots, SEED, {"edition": edition})
                parts.append(examples(series, [series.play(game) for game in range(number)]))
        inputs = np.concatenate([part[0] for part in parts], 1)
        kinds = np.concatenate([part[1] for part in parts])
        network = fit(inputs, kinds)
        print(
            f"{players} players, {kinds.size} bids: surprise {network.surprise(inputs, kinds):.3f}"
        )
        written[str(players)] = [np.round(layer, 4).tolist() for layer in network.layers]
        TARGET.write_text(json.dumps(written, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
