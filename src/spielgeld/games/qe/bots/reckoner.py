"""The reckoner: weighs points against the danger of having spent most, at prices it finds usual.

It imagines some worlds that fit what it knows, tries a few bids in each and takes the one with
which it ends up ahead of most others. It was the banker once; the scholar learned among such bots.
"""

import math
from random import Random
from typing import Final

from spielgeld.games.qe.bots.beliefs import Beliefs, World
from spielgeld.games.qe.bots.bids import near
from spielgeld.games.qe.rules.pieces import ZERO_BID_POINTS
from spielgeld.games.qe.rules.view import QeTable
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View

WORLDS: Final = 40


def decide(view: View, choice: Choice, rng: Random) -> Decision:
    table: QeTable = view.table
    assert view.seat is not None
    beliefs = Beliefs(table, view.seat)
    return weigh(beliefs, [World(beliefs, rng) for _ in range(WORLDS)], choice)


def weigh(beliefs: Beliefs, worlds: list[World], choice: Choice) -> Decision:
    """The best decision in these worlds."""
    if beliefs.table.stage == "look":
        return {"look": wants_to_look(beliefs)}
    best, best_worth = 0, -1.0
    for bid in menu(beliefs, worlds, choice):
        outcome = sum([result(beliefs, world, bid) for world in worlds])
        if outcome > best_worth + 1e-9:
            best, best_worth = bid, outcome
    return near(best, choice)


def menu(beliefs: Beliefs, worlds: list[World], choice: Choice) -> list[int]:
    """Zero, little, just enough for some of the worlds, and the most that is safe."""
    needed = sorted([max([world.bids[other] for other in beliefs.others]) for world in worlds])
    last = len(needed) - 1
    bids = {0, 1, beliefs.safe_bid, (beliefs.sale.open_bid or 0) + 1}
    for part in (0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 0.95):
        bids.add(beliefs.in_money(needed[int(part * last)]) + 1)
    bids.add(beliefs.in_money(needed[-1] * 1.3) + 1)
    legal = {near(bid, choice)["bid"] for bid in bids if bid >= 0}
    return sorted(legal)


def result(beliefs: Beliefs, world: World, bid: int) -> float:
    """How many of the others this seat ends up ahead of in this world, with this bid."""
    me, table = beliefs.seat, beliefs.table
    winner, price = me, beliefs.in_units(bid)
    for other in beliefs.others:
        if world.bids[other] >= price:
            winner, price = other, world.bids[other]
    spent, points = world.spent.copy(), beliefs.points.copy()
    spent[winner] += price
    points[winner] += beliefs.worth[winner]
    if bid == 0 and beliefs.box.zero_bids_score and not table.players[me].zero_scored:
        points[me] += ZERO_BID_POINTS
    for seat in range(beliefs.players):
        spent[seat] += world.future_spent[seat]
        points[seat] += world.future_points[seat]
    most_of_others = max([spent[other] for other in beliefs.others])
    if spent[me] >= most_of_others:
        return 0.0
    least = min(spent)
    bonus, close = beliefs.box.card.lowest_spending, beliefs.temper.close
    mine = points[me] + (bonus if spent[me] == least else 0)
    ahead = 0.0
    for other in beliefs.others:
        if spent[other] == most_of_others:
            ahead += 1.0
        else:
            theirs = points[other] + (bonus if spent[other] == least else 0)
            ahead += 1.0 / (1.0 + math.exp(max(min((theirs - mine) / close, 50.0), -50.0)))
    return ahead


def wants_to_look(beliefs: Beliefs) -> bool:
    """Look where the one who may have spent most has paid an amount that can only be guessed."""
    players = beliefs.table.players
    winner = beliefs.sale.winner
    most = max([players[other].spent_at_least for other in beliefs.others])
    return (
        winner is not None
        and beliefs.sale.amount is None
        and beliefs.sales_to_come < 2 * beliefs.players
        and players[winner].spent_at_least == most
    )
