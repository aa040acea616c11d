"""A game of QE and its pair, decided while both are played: for pairs of tables on a server."""

from random import Random
from typing import Any

from spielgeld.games.qe.pieces import BOXES
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.play import Play
from tests.laws.configurations import decide


def other_deal(deal: dict[str, Any], play: Play, watcher: int | None, cut: int, rng: Random) -> Any:
    """The same for all that the watcher sees before the sale number `cut`."""
    box = BOXES[play.options["edition"], play.players]
    own = None if watcher is None else deal["industries"][watcher]
    pool = [industry for industry in box.industries if industry != own]
    rng.shuffle(pool)
    tokens = [own if seat == watcher else pool.pop() for seat in range(play.players)]
    tiles = deal["tiles"]
    if box.stacks:
        size = play.players
        stacks = [tiles[start : start + size] for start in range(0, 4 * size, size)]
        shown = -(-cut // size)
        hidden = stacks[shown:]
        rng.shuffle(hidden)
        for stack in hidden:
            rng.shuffle(stack)
        rest = tiles[4 * size :]
        to_come = max(cut - 4 * size, 0)
        later = rest[to_come:]
        rng.shuffle(later)
        tiles = [
            *[tile for stack in [*stacks[:shown], *hidden] for tile in stack],
            *rest[:to_come],
            *later,
        ]
    else:
        later = tiles[cut:]
        rng.shuffle(later)
        tiles = [*tiles[:cut], *later]
    return {**deal, "industries": tokens, "tiles": tiles}


class Watcher:
    """Makes decisions for one game, and for its pair those that look the same to the watcher."""

    def __init__(self, seat: int | None, rng: Random) -> None:
        self.seat = seat
        self.rng = rng
        self.look_at = rng.randrange(15)
        self.factor = rng.randrange(2, 10**6)
        self.known = 0

    def decide(self, play: Play, seat: int) -> Decision:
        table = play.view(seat).table
        if table.stage == "look" and seat == self.seat:
            return {"look": len(table.sales) - 1 == self.look_at}
        decision = decide(play.choice(seat), self.rng)
        if seat != self.seat:
            return decision
        if table.stage == "rebid":
            # A rebid stays where hidden bids are the same in both games.
            low = {"bid": self.rng.randrange(self.known + 1)}
            return low if low in play.choice(seat) else {"bid": 0}
        return decision

    def disguise(self, play: Play, decisions: dict[int, Decision]) -> dict[int, Decision]:
        """Hidden bids above all that the watcher knows of this sale are spread out."""
        table = play.view(None).table
        sale = table.sales[-1]
        if table.stage in ("look", "open bid"):
            return decisions
        if table.stage != "rebid":
            own = (
                0
                if self.seat is None or self.seat not in decisions
                else (decisions[self.seat]["bid"])
            )
            self.known = max(own, sale.open_bid or 0)
        shown = sale.auctioneer is not None and sale.auctioneer == self.seat
        if shown or len(table.sales) - 1 == self.look_at:
            return decisions
        return {
            seat: decision if seat == self.seat else {"bid": self.spread(decision["bid"])}
            for seat, decision in decisions.items()
        }

    def spread(self, bid: int) -> int:
        return bid if bid <= self.known else self.known + (bid - self.known) * self.factor
