"""The shopper: pays for what a company adds at once, and slows down when it spent a lot."""

from random import Random

from spielgeld.games.qe.bots.bids import near
from spielgeld.games.qe.bots.worth import box_of, worth_now
from spielgeld.games.qe.rules.view import QeTable
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View

PRICE_OF_A_POINT = 10
MUCH = 100
FAR_MORE = 3
"""One who has surely spent so many times more, and much, will be out: there is room to pay more."""
GENEROUS = 3


def decide(view: View, choice: Choice, rng: Random) -> Decision:
    table: QeTable = view.table
    assert view.seat is not None
    if table.stage == "look":
        return {"look": rng.random() < 0.3}
    me = table.players[view.seat]
    points = worth_now(table, view.seat, table.sales[-1].tile)
    bid = int(PRICE_OF_A_POINT * points * rng.uniform(0.6, 1.4))
    others = [player.spent_at_least for player in table.players if player is not me]
    if me.spent_at_least > max(others):
        bid //= 4
    elif max(others) > FAR_MORE * (me.spent_at_least + MUCH):
        bid *= GENEROUS
    zero_scores = box_of(table).zero_bids_score and not me.zero_scored
    if table.stage != "open bid" and zero_scores and (points <= 2 or bid < 10):
        bid = 0
    return near(bid, choice)
