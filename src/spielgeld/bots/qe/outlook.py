"""How a QE table may go on to its end, roughly and quickly: for judging imagined tables."""

import math
from random import Random

from spielgeld.bots.qe.worth import expected_step
from spielgeld.games.qe.pieces import ZERO_BID_POINTS, Tile
from spielgeld.games.qe.scoring import best_split, from_card, monopolisation
from spielgeld.games.qe.state import QeState

SPREAD = 0.5
FIRST_PRICE_OF_A_POINT = 8.0
CARELESS = 0.015
"""How often somebody goes on to spend more than all others have, because it can't be known."""
ROOM = 0.75
"""How much of the way to the most that anyone has spent is thought to be safe."""
CLOSE = 3.0
"""A lead of this many points is a fair one, but not a sure one."""
BIG = 10**200


class Outlook:
    """A table in plain numbers: what each seat has and has spent."""

    def __init__(self, state: QeState) -> None:
        self.box = box = state.box
        largest = max(state.spent)
        unit = 1 if largest < BIG else largest // BIG
        self.spent = [float(amount // unit) for amount in state.spent]
        self.points = [float(points) for points in state.zero_points]
        self.national = [0] * box.players
        self.industries = [[0] * len(box.industries) for _ in range(box.players)]
        self.nations = state.nations
        self.place = {industry: place for place, industry in enumerate(box.industries)}
        self.tokens = [self.place[token] for token in state.tokens]
        if not box.card.one_set_without_token:
            for seat, token in enumerate(self.tokens):
                self.industries[seat][token] += 1
        for sale in state.sales:
            if sale.winner is not None:
                self.take(sale.winner, sale.tile)
        recent = sorted([sale.amount // unit for sale in state.sales[-2 * box.players :]])
        self.price = FIRST_PRICE_OF_A_POINT
        if len(recent) >= 3:
            # The middle one: a single high price does not make all that follow high.
            self.price = float(recent[len(recent) // 2]) / 5.0 + 0.2
        done = len(state.sales)
        self.to_come = state.tiles[done:]
        self.zero_left = [
            (box.sales - done) / box.players - (state.zero_round[seat] == state.round)
            for seat in range(box.players)
        ]

    def take(self, seat: int, tile: Tile) -> None:
        self.points[seat] += tile.points
        self.national[seat] += tile.nation == self.nations[seat]
        self.industries[seat][self.place[tile.industry]] += 1

    def worth(self, seat: int, tile: Tile, left: int) -> float:
        """What a company adds, with some hope for those to come."""
        card, players = self.box.card, self.box.players
        mine = self.industries[seat]
        place = self.place[tile.industry]
        hopes = left // len(mine)
        total = tile.points + expected_step(card.monopolisation, mine[place], hopes, 1.2 / players)
        if tile.nation == self.nations[seat]:
            total += expected_step(card.nationalisation, self.national[seat], hopes, 1.2 / players)
        return total + (1.0 if mine[place] else 2.5)

    def play_on(self, rng: Random) -> None:
        players = range(self.box.players)
        spent = self.spent
        left = len(self.to_come)
        for tile in self.to_come:
            left -= 1
            most = max(spent)
            best, best_bid = 0, -1.0
            for seat in players:
                bid = self.price * self.worth(seat, tile, left) * math.exp(rng.gauss(0.0, SPREAD))
                if spent[seat] + bid >= most and rng.random() > CARELESS:
                    bid = min(bid, ROOM * (most - spent[seat]))
                if bid > best_bid:
                    best, best_bid = seat, bid
            spent[best] += best_bid
            self.take(best, tile)
        if self.box.zero_bids_score:
            for seat in players:
                self.points[seat] += ZERO_BID_POINTS * max(self.zero_left[seat], 0.0) * 0.8

    def values(self) -> list[float]:
        """For each seat the share of the others that it is ahead of, in doubt a part of it."""
        seats = range(self.box.players)
        most = max(self.spent)
        points = [self.final_points(seat) for seat in seats]
        result = []
        for seat in seats:
            ahead = 0.0
            if self.spent[seat] < most:
                for other in seats:
                    if other == seat:
                        continue
                    if self.spent[other] == most:
                        ahead += 1.0
                    else:
                        lead = (points[seat] - points[other]) / CLOSE
                        ahead += 1.0 / (1.0 + math.exp(-max(min(lead, 50.0), -50.0)))
            result.append(ahead / (len(points) - 1))
        return result

    def final_points(self, seat: int) -> float:
        card, counts = self.box.card, self.industries[seat]
        points = self.points[seat] + from_card(card.nationalisation, self.national[seat])
        if card.one_set_without_token:
            points += from_card(card.diversification, sum([count > 0 for count in counts]))
            counts = counts.copy()
            counts[self.tokens[seat]] += 1
        else:
            split = tuple(sorted(counts, reverse=True))
            points += best_split(card.diversification, split)
        points += monopolisation(card, tuple(counts))
        return points + (card.lowest_spending if self.spent[seat] == min(self.spent) else 0)


def outlook(state: QeState, rng: Random) -> list[float]:
    """What each seat may expect, from 0 (last) to 1 (ahead of all), by one way to go on."""
    table = Outlook(state)
    table.play_on(rng)
    return table.values()
