"""The guide of QE for search."""

import math
from collections.abc import Sequence
from random import Random

import numpy as np

from spielgeld.bots.budget import Budget
from spielgeld.bots.guide import Guide, Trials, Weighed, menu_of
from spielgeld.games.qe.bots import reckoner
from spielgeld.games.qe.bots.beliefs import Beliefs
from spielgeld.games.qe.bots.bids import near
from spielgeld.games.qe.bots.cards import Numbers
from spielgeld.games.qe.bots.past import imagine_tables
from spielgeld.games.qe.bots.scholar import Mind, Thought, own_network, play_on, sell
from spielgeld.games.qe.bots.sight import BIDS, PriceMemory
from spielgeld.games.qe.bots.top_spender import chance_to_spend_most
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View

TABLES = 800
"""So many are played at once."""
IMAGINED = 200
LOOKED_AT = 40
PARTS = (0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 0.95)


class CrowdTrials:
    """Each decision is tried at many imagined tables, which scholars play to the end."""

    cut = 4

    def __init__(self, view: View, choice: Choice, rng: Random, also: Sequence[Decision]) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.rng = rng
        self.sale = view.table.sales[-1]
        self.beliefs = Beliefs(view.table, view.seat)
        self.tables = imagine_tables(view, self.beliefs, IMAGINED, rng)
        self.tables.crowd.turn_up()
        self.next = 0
        thought = Thought(view, own_network(), rng)
        bids = [near(thought.bid(kind), choice) for kind in range(BIDS) if thought.sensible[kind]]
        likely = near(thought.bid(int(thought.chances.argmax())), choice)
        self.menu = menu_of(likely, also, self._bids([each["bid"] for each in bids], choice))

    def _bids(self, thought_of: list[int], choice: Choice) -> list[Decision]:
        """Those thought of, little, and just enough for some of the tables."""
        bids = {*thought_of, near(0, choice)["bid"], near(1, choice)["bid"]}
        needed = np.sort(self._bids_of_others(self.tables).max(0))
        for part in PARTS:
            bid = self.beliefs.in_money(float(needed[int(part * (IMAGINED - 1))])) + 1
            bids.add(near(bid, choice)["bid"])
        return [{"bid": bid} for bid in thinned(sorted(bids))]

    def _bids_of_others(self, memory: PriceMemory) -> Numbers:
        """What the others may bid; if it is this seat that opens, after the lowest opening."""
        crowd = memory.crowd
        bids = np.zeros_like(crowd.spent)
        if self.sale.auctioneer == self.seat:
            bids[self.seat] = 1.0
        made = self._made(memory)
        for seat, bid in made.items():
            bids[seat] = bid
        open_bid = None if self.sale.auctioneer is None else bids[self.sale.auctioneer]
        asked = [s for s in range(crowd.players) if s not in (self.seat, *made)]
        if asked:
            bids[asked] = Mind(memory, asked, open_bid).draw()
        return bids

    def _made(self, memory: PriceMemory) -> dict[int, Numbers]:
        """Bids of others that stand already."""
        crowd = memory.crowd
        sale, made = self.sale, {}
        tables = crowd.spent.shape[1]
        open_bid = None
        if sale.auctioneer is not None and sale.auctioneer != self.seat:
            open_bid = np.full(tables, self.beliefs.in_units(sale.open_bid or 0))
            made[sale.auctioneer] = open_bid
        if sale.ties:
            tie = self.beliefs.in_units(sale.attempts[-1][self.seat] or 0)
            for seat in range(crowd.players):
                if seat not in sale.ties[-1] and seat not in made:
                    bid = Mind(memory, [seat], open_bid).draw()[0]
                    made[seat] = np.minimum(bid, tie - 1.0)
        return made

    def try_all(self, entries: list[int], most: int) -> list[list[float]]:
        # All that is left in one go: a few tables take nearly as long as many.
        worlds = max(math.ceil(min(most, TABLES) / len(entries)), 1)
        chosen = np.arange(self.next, self.next + worlds) % IMAGINED
        self.next += worlds
        memory = self.tables.some(chosen, self.rng.getrandbits(64))
        own = np.repeat(
            [self.beliefs.in_units(self.menu[entry]["bid"]) for entry in entries], worlds
        )
        if self.sale.auctioneer == self.seat:
            memory = memory.times(len(entries))
            sell(memory, {self.seat: own})
        else:
            # What the others bid, they bid whatever this seat does.
            bids = np.tile(self._bids_of_others(memory), len(entries))
            bids[self.seat] = own
            memory = memory.times(len(entries))
            memory.settle(bids, memory.crowd.winner_of(bids))
        play_on(memory)
        values: list[list[float]] = memory.crowd.values()[self.seat].reshape(-1, worlds).tolist()
        return values


def thinned(bids: list[int]) -> list[int]:
    """Bids that differ enough for trials to tell them apart."""
    kept: list[int] = []
    for bid in bids:
        if not kept or 8 * bid >= 9 * kept[-1]:
            kept.append(bid)
    return kept


class QeGuide(Guide):
    iterations = 1000
    doubt = 0.05

    def plan(
        self, view: View, choice: Choice, budget: Budget, also: Sequence[Decision] = ()
    ) -> list[Weighed] | None:
        """Looks are left to a rule of thumb, as at imagined tables, so none is worth more."""
        if view.table.stage != "look":
            return None
        assert view.seat is not None
        beliefs = Beliefs(view.table, view.seat)
        memory = imagine_tables(view, beliefs, LOOKED_AT, Random(view.step))
        play_on(memory)
        worth = float(memory.crowd.values()[view.seat].mean())
        menu = menu_of({"look": reckoner.wants_to_look(beliefs)}, also, list(choice))
        return [Weighed(decision, worth, LOOKED_AT) for decision in menu]

    def trials(self, view: View, choice: Choice, rng: Random, also: Sequence[Decision]) -> Trials:
        return CrowdTrials(view, choice, rng, also)

    def figures(self, view: View, rng: Random) -> dict[str, float]:
        return {"top_spender": chance_to_spend_most(view, rng)}


GUIDE = QeGuide()
