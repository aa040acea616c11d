"""Let seats of QE learn to make the most of bankers' habits: python tools/keenness.py [ROUNDS]

At thousands of imagined tables of five, one to three seats bid by a network that begins as the
bankers' own (`tools/habits.py`). Bids that led to more than was to be expected become likelier
(policy gradient). The network is written to bots/qe/habits.json; the quant takes itself to bid so
in later sales, and now and then others. Keen seats learn against each other, too, so the worth
goes up and down from round to round; the one in use was taken after some 45 rounds, when three
keen seats in five did well. To be done again after `tools/habits.py`.
"""

import json
import sys

import numpy as np
from habits import TARGET, Network

from spielgeld.bots.qe.cards import Numbers, cards_of
from spielgeld.bots.qe.crowd import Crowd, Luck
from spielgeld.bots.qe.habits import Prospect, bankers_habits, bids_of_bankers, sell

PLAYERS = 5
KEEN_SEATS = (1, 2, 2, 2, 3, 3, 3)
"""In each round there are tables with so many."""
TABLES = 700
ROUNDS = 45
BATCH = 4096
RATE = 0.001


class Lesson:
    """What keen seats thought and bid at some tables, and what it was worth in the end."""

    def __init__(self, network: Network, keen: list[int], rng: np.random.Generator) -> None:
        self.thoughts: list[Numbers] = []
        self.kinds: list[Numbers] = []
        seats: list[int] = []
        crowd = dealt(rng)
        layers = [layer.astype(np.float32) for layer in network.layers]
        crowd.keen = {seat: layers for seat in keen}  # noqa: C420
        while crowd.sale < crowd.cards.box.sales:
            crowd.turn_up()
            first = crowd.auctioneer
            assert first is not None
            opening = self._bid(crowd, first) if first in keen else None
            if opening is None:
                opening = bids_of_bankers(crowd, [first], None)[0]
            made = {first: opening}
            for seat in keen:
                if seat != first:
                    made[seat] = self._bid(crowd, seat, opening)
            seats += [first] * (first in keen) + [seat for seat in keen if seat != first]
            sell(crowd, made)
        values = crowd.values()
        self.worth = np.concatenate([values[seat] for seat in seats])
        self.value = float(values[keen].mean())
        self.out = float((crowd.spent[keen] == crowd.spent.max(0)).mean())

    def _bid(self, crowd: Crowd, seat: int, opening: Numbers | None = None) -> Numbers:
        prospect = Prospect(crowd, [seat], opening)
        kinds = prospect.draw_kinds()
        self.thoughts.append(prospect.features[:, 0])
        self.kinds.append(kinds[0])
        bids: Numbers = prospect.bids(kinds, crowd.luck.uniform(1))[0]
        return bids


def dealt(rng: np.random.Generator) -> Crowd:
    cards = cards_of("2019", PLAYERS)
    box = cards.box

    def drawn(number: int, of: int) -> Numbers:
        orders: Numbers = rng.permuted(np.tile(np.arange(of), (TABLES, 1)), axis=1)
        return orders[:, :number].T

    nations, tokens = drawn(PLAYERS, len(box.nations)), drawn(PLAYERS, len(box.industries))
    luck = Luck(int(rng.integers(1 << 62)), TABLES)
    return Crowd(cards, 0, nations, drawn(box.sales, len(box.tiles)), tokens, luck)


def surplus(thoughts: Numbers, worth: Numbers) -> Numbers:
    """What bids led to beyond what was to be expected before them (ridge regression)."""
    known = np.concatenate([thoughts, thoughts**2 / 4.0, np.ones((1, worth.size))])
    weights = np.linalg.solve(known @ known.T + 50.0 * np.eye(len(known)), known @ worth)
    rest: Numbers = worth - weights @ known
    rest /= rest.std()
    return rest


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    rng = np.random.default_rng(7)
    start = [layer.astype(float) for layer in bankers_habits(PLAYERS)]
    network = Network(start[0].shape[1] - 1, rng)
    network.layers = start
    for number in range(rounds):
        lessons = [
            Lesson(network, sorted(rng.permutation(PLAYERS)[:keen].tolist()), rng)
            for keen in KEEN_SEATS
        ]
        thoughts = np.concatenate([t for lesson in lessons for t in lesson.thoughts], 1)
        kinds = np.concatenate([k for lesson in lessons for k in lesson.kinds])
        gain = surplus(thoughts, np.concatenate([lesson.worth for lesson in lessons]))
        order = rng.permutation(kinds.size)
        for begin in range(0, order.size, BATCH):
            some = order[begin : begin + BATCH]
            network.learn(thoughts[:, some], kinds[some], RATE, gain[some], decay=0.0)
        if number % 5 == 4:
            value = np.mean([lesson.value for lesson in lessons])
            out = np.mean([lesson.out for lesson in lessons])
            print(f"{number + 1} rounds: value {value:.3f}, out {out:.3f}", flush=True)
    written = json.loads(TARGET.read_text("utf-8"))
    written[f"{PLAYERS} keen"] = [np.round(layer, 4).tolist() for layer in network.layers]
    TARGET.write_text(json.dumps(written, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
