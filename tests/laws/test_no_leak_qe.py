"""The no-leak law for QE.

Two games that differ only in what a watcher may not know (others' tokens, hidden bids and
amounts, the tiles to come) give that watcher equal views, events, choices and refusals.
"""

from random import Random
from typing import Any

import pytest

from spielgeld import games
from spielgeld.games.qe.pieces import BOXES
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.play import Play
from tests.laws.configurations import CONFIGURATIONS, Configuration, decide, share

PAIRS = 1_300
SHARDS = 4

QE = [configuration for configuration in CONFIGURATIONS if configuration.game == "qe"]


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


def seen(play: Play, watcher: int | None) -> Any:
    """All that a watcher receives at this moment."""
    mine = watcher in play.waiting
    assert play.chapters is not None
    return (
        play.view(watcher),
        [event for event in play.chapters[-1] if event.heard_by(watcher)],
        play.choice(watcher).describe() if mine and watcher is not None else None,
        [play.why_not(watcher if watcher is not None else 9, {"bid": bid}) for bid in (-1, 3)],
    )


def check_pair(configuration: Configuration, number: int) -> bool:
    """Play a pair; says whether there was a hidden difference at all."""
    rng = Random(f"{configuration} {number}")
    one = configuration.start(number, listen=True)
    watcher = rng.choice([*range(one.players), None])
    cut = rng.randrange(1, len(one.deal["tiles"]) + 1)
    deal = other_deal(one.deal, one, watcher, cut, rng)
    two = games.new(
        configuration.game, configuration.players, deal=deal, listen=True, **configuration.options
    )
    decider = Watcher(watcher, rng)
    while not one.over and len(one.view(None).table.sales) <= cut:
        assert seen(one, watcher) == seen(two, watcher)
        decisions = {seat: decider.decide(one, seat) for seat in one.waiting}
        disguised = decider.disguise(one, decisions)
        order = rng.sample(sorted(decisions), len(decisions))
        for seat in order[:-1]:
            one.submit(seat, decisions[seat])
            two.submit(seat, disguised[seat])
        if len(order) > 1:
            assert seen(one, watcher) == seen(two, watcher)
        one.submit(order[-1], decisions[order[-1]])
        two.submit(order[-1], disguised[order[-1]])
    return (one.deal, one.decisions) != (two.deal, two.decisions)


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("configuration", QE, ids=str)
def test_no_leak(configuration: Configuration, shard: int) -> None:
    different = [check_pair(configuration, number) for number in range(shard, share(PAIRS), SHARDS)]
    assert sum(different) > 0.9 * len(different)


def test_there_are_enough_pairs() -> None:
    assert len(QE) * PAIRS >= 10_000
