"""A QE table that a seat can't tell from the true one: for search, which must not see more.

Tokens and tiles to come are shuffled. Hidden bids are made up so that every sale goes as the
seat saw it go. The unknowns of a sale are few: the amount of each tie and the winning amount.
They are bounded by each other and by the bids that the seat knows.
"""

from dataclasses import replace
from random import Random
from typing import Final

from spielgeld.games.qe.rules.bids import TIES_THAT_END_A_SALE, Bids, highest_single_bidder
from spielgeld.games.qe.rules.phases import AUCTION, BLIND_SALE, REBID, SETTLE_TIES
from spielgeld.games.qe.rules.pieces import BOXES, Box, Tile
from spielgeld.games.qe.rules.state import QeState, Sale
from spielgeld.games.qe.rules.versions import tie_to_go_below
from spielgeld.games.qe.rules.view import STAGES, QeTable, SaleView
from spielgeld.kernel.choice import Amount
from spielgeld.kernel.state import Phase, Seat
from spielgeld.kernel.view import View

FORGOTTEN: Final = 60
"""An open bid that nobody remembers is taken to be lower than this."""


def imagine_state(view: View, rng: Random) -> QeState:
    table: QeTable = view.table
    box = BOXES[table.edition, view.players]
    limit = 10 ** view.options["max_digits"]
    state = QeState(
        box,
        limit,
        view.rules,
        nations=tuple([player.nation for player in table.players]),
        tokens=imagine_tokens(box, table, rng),
        tiles=imagine_tiles(box, table, rng),
        first=table.first,
    )
    for seen in table.sales:
        attempts = imagine_bids(box, seen, limit, view.rules, rng)
        if seen.decided:
            amount = attempts[-1][seen.winner] if seen.winner is not None else 0
            tile = box.tiles[seen.tile]
            sale = Sale(
                tile, seen.auctioneer, attempts, seen.ties, seen.winner, amount, seen.looked
            )
            state.sales.append(sale)
            if sale.winner is not None:
                state.spent[sale.winner] += amount
        state.attempts = attempts
    state.sale = len(table.sales) - 1
    current = table.sales[-1]
    state.auctioneer = current.auctioneer
    state.open_bid = current.open_bid or 0
    state.ties = current.ties
    state.winner = current.winner
    for seat, player in enumerate(table.players):
        state.zero_points[seat] = player.zero_points
        state.zero_round[seat] = state.round if player.zero_scored else -1
        state.looks_left[seat] = player.look_left
    if table.stage != "over":
        state.follow(agenda_from(table))
    return state


def agenda_from(table: QeTable) -> tuple[Phase[QeState], ...]:
    """What is still to come of the current sale."""
    sale = BLIND_SALE if table.sales[-1].auctioneer is None else AUCTION
    if table.stage == "rebid":
        return (REBID, *sale[sale.index(SETTLE_TIES) :])
    return sale[sale.index(STAGES[table.stage]) :]


def imagine_tokens(box: Box, table: QeTable, rng: Random) -> tuple[str, ...]:
    known = [player.token for player in table.players]
    hidden = [industry for industry in box.industries if industry not in known]
    rng.shuffle(hidden)
    return tuple([token if token is not None else hidden.pop() for token in known])


def imagine_tiles(box: Box, table: QeTable, rng: Random) -> tuple[Tile, ...]:
    seen = [box.tiles[sale.tile] for sale in table.sales]
    unseen = [tile for tile in box.tiles.values() if tile not in seen]
    rng.shuffle(unseen)
    if box.stacks and len(seen) < 4 * box.players:
        return imagine_stacks(box, seen, unseen, rng)
    return (*seen, *unseen)


def imagine_stacks(box: Box, seen: list[Tile], unseen: list[Tile], rng: Random) -> tuple[Tile, ...]:
    """QE-31, QE-37: every industry once in each stack of 4; with 3 players one is taken out."""
    tiles: list[Tile] = []
    taken_out: list[Tile] = []
    size = box.players
    for start in range(0, 4 * size, size):
        shown = seen[start : start + size]
        rest: list[Tile] = []
        for industry in box.industries:
            if all([tile.industry != industry for tile in shown]):
                tile = next(tile for tile in unseen if tile.industry == industry)
                unseen.remove(tile)
                rest.append(tile)
        rng.shuffle(rest)
        if size == 3:
            taken_out.append(rest.pop())
        tiles += shown + rest
    rng.shuffle(taken_out)
    return (*tiles, *taken_out)


class Unknowns:
    """Whole numbers between bounds, some of which must be less than others."""

    def __init__(self, number: int, limit: int) -> None:
        self.low = [0] * number
        self.high = [limit - 1] * number
        self.less: list[tuple[int, int]] = []

    def fix(self, unknown: int, value: int) -> None:
        self.low[unknown] = self.high[unknown] = value

    def above(self, unknown: int, value: int) -> None:
        self.low[unknown] = max(self.low[unknown], value + 1)

    def narrow(self) -> None:
        """Carry each bound over to whatever must be less or more."""
        changed = True
        while changed:
            changed = False
            for small, large in self.less:
                if self.low[large] <= self.low[small]:
                    self.low[large] = self.low[small] + 1
                    changed = True
                if self.high[small] >= self.high[large]:
                    self.high[small] = self.high[large] - 1
                    changed = True

    def settle(self, rng: Random) -> list[int]:
        """Choose all of them, near their lower bounds rather than far above."""
        self.narrow()
        for unknown in range(len(self.low)):
            low, high = self.low[unknown], self.high[unknown]
            if low < high:
                share = rng.random()
                # Only the leading digits of a huge bound matter for how far above it we go.
                spread = int((low // 4 + 2) * int(2**20 * share / (1.0 - share))) >> 20
                self.fix(unknown, min(low + spread, high))
                self.narrow()
        return self.low


def imagine_bids(box: Box, sale: SaleView, limit: int, rules: int, rng: Random) -> tuple[Bids, ...]:
    """Bids at each comparison with which the sale goes as it was seen to go."""
    if sale.decided and sale.auctioneer is not None and sale.open_bid is None:
        sale = with_open_bid(sale, limit, rng)
    known = tuple([tuple([bid for bid in bids if bid is not None]) for bids in sale.attempts])
    if all([len(bids) == box.players for bids in known]):
        return known
    while True:
        attempts = ImaginedBids(box, sale, limit, rules).imagine(rng)
        # Only after a third tie, where equal bids lose, does chance not hit it at once.
        if len(sale.ties) < TIES_THAT_END_A_SALE or sale.winner == highest_single_bidder(
            attempts, sale.ties, overridden_count=box.stacks
        ):
            return attempts


def with_open_bid(sale: SaleView, limit: int, rng: Random) -> SaleView:
    """QE-15: a sale of which even the open bid is forgotten, with one that could have been."""
    seat = sale.auctioneer
    assert seat is not None
    ceiling = min(limit, FORGOTTEN if sale.amount is None else sale.amount)
    open_bid = rng.randrange(1, max(ceiling, 2))
    attempts = tuple([(*bids[:seat], open_bid, *bids[seat + 1 :]) for bids in sale.attempts])
    amount = open_bid if sale.winner == seat else sale.amount
    return replace(sale, open_bid=open_bid, attempts=attempts, amount=amount)


class ImaginedBids:
    """The unknowns of a sale, tie by tie and last the winning amount, and what bounds them."""

    def __init__(self, box: Box, sale: SaleView, limit: int, rules: int) -> None:
        self.box = box
        self.rules = rules
        self.sale = sale
        self.third_tie = len(sale.ties) == TIES_THAT_END_A_SALE
        self.open_bid = -1 if sale.open_bid is None else sale.open_bid
        self.bidders = [seat for seat in range(box.players) if seat != sale.auctioneer]
        self.win = len(sale.ties)
        self.unknowns = Unknowns(self.win + 1, limit)
        for tie in range(self.win):
            self.unknowns.above(tie, self.open_bid)
        if sale.amount is not None:
            self.unknowns.fix(self.win, sale.amount)
        else:
            self.unknowns.above(self.win, self.open_bid)

    def imagine(self, rng: Random) -> tuple[Bids, ...]:
        for seat in self.bidders:
            for placed, tied in self.bids_of(seat):
                self.bound(seat, placed, tied)
        amounts = self.unknowns.settle(rng)
        attempts = [[self.open_bid] * self.box.players for _ in self.sale.attempts]
        for seat in self.bidders:
            for placed, tied in self.bids_of(seat):
                bid = self.sale.attempts[placed][seat]
                if bid is None and tied is not None:
                    bid = amounts[tied]
                elif bid is None and seat == self.sale.winner:
                    bid = amounts[self.win]
                elif bid is None:
                    bid = self.losing_bid(seat, placed, amounts, attempts[-1], rng)
                for bids in attempts[placed : None if tied is None else tied + 1]:
                    bids[seat] = bid
        return tuple([tuple(bids) for bids in attempts])

    def bids_of(self, seat: Seat) -> list[tuple[int, int | None]]:
        """The comparison for which each bid was made, and the tie it ended in, if any."""
        bids: list[tuple[int, int | None]] = []
        placed = 0
        for tie, tied in enumerate(self.sale.ties):
            if seat in tied:
                bids.append((placed, tie))
                placed = tie + 1
        if placed < len(self.sale.attempts):
            bids.append((placed, None))
        return bids

    def ties_above(self, seat: Seat, placed: int, tied: int | None) -> list[int]:
        """The ties that a bid stood by without being in them, and the one it must be below."""
        above = list(range(placed, self.win if tied is None else tied))
        if not self.box.rebids_fall or placed == 0:
            return above
        return [tie_to_go_below(self.rules, self.sale.ties[:placed], seat), *above]

    def bound(self, seat: Seat, placed: int, tied: int | None) -> None:
        known = self.sale.attempts[placed][seat]
        above = self.ties_above(seat, placed, tied)
        if tied is not None or seat == self.sale.winner:
            unknown = self.win if tied is None else tied
            if known is not None:
                self.unknowns.fix(unknown, known)
            self.unknowns.less += [(unknown, tie) for tie in above]
            return
        least = self.least(seat) if known is None else known
        for tie in above:
            self.unknowns.above(tie, least)
        if not self.third_tie:
            self.unknowns.above(self.win, least)

    def least(self, seat: Seat) -> int:
        """The lowest bid that a seat can have made: no zero where zeros were revealed."""
        if seat in self.sale.zeros or not (self.sale.decided and self.box.zero_bids_score):
            return 0
        return 2 if self.open_bid == 1 else 1

    def losing_bid(
        self, seat: Seat, placed: int, amounts: list[int], standing: list[int], rng: Random
    ) -> int:
        if seat in self.sale.zeros:
            return 0
        least = self.least(seat)
        ceiling = min([amounts[tie] for tie in self.ties_above(seat, placed, None)], default=None)
        if ceiling is None or (not self.third_tie and amounts[self.win] < ceiling):
            ceiling = amounts[self.win]
        if self.third_tie and rng.random() < 0.5:
            # A bid above the winning one lost because somebody else had made it too.
            equal = [bid for bid in (*amounts, *standing) if least <= bid < ceiling]
            equal = [bid for bid in equal if bid != self.open_bid]
            if equal:
                return rng.choice(equal)
        elif self.third_tie and least < amounts[self.win] < ceiling and rng.random() < 0.9:
            ceiling = amounts[self.win]
        choice = Amount("bid", "", low=least, high=ceiling - 1, barred=(self.open_bid,))
        bid: int = choice.sample(rng)["bid"]
        return bid
