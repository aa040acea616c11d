"""The phases of a QE auction, in the words and the order of the rulebook."""

from typing import Final

from spielgeld.games.qe.rules.bids import (
    TIES_THAT_END_A_SALE,
    Bids,
    highest_bidders,
    highest_single_bidder,
)
from spielgeld.games.qe.rules.events import (
    BidMade,
    BidsSeen,
    BidsTied,
    CompanyRevealed,
    CompanyUnsold,
    CompanyWon,
    GameEnded,
    Looked,
    OpenBidMade,
    PricePaid,
    PriceSeen,
    RoundBegan,
    ZeroBidsRevealed,
)
from spielgeld.games.qe.rules.pieces import ZERO_BID_POINTS
from spielgeld.games.qe.rules.scoring import winners
from spielgeld.games.qe.rules.state import QeState, Sale
from spielgeld.kernel.choice import Amount, Pick
from spielgeld.kernel.state import NOBODY, Asked, Decisions, Phase, Seat


class RevealCompany(Phase[QeState]):
    """QE-5: the auctioneer turns up the top tile."""

    def resolve(self, state: QeState, decisions: Decisions) -> None:
        state.sale += 1
        state.auctioneer = self.auctioneer(state)
        state.open_bid = 0
        state.attempts = ()
        state.ties = ()
        state.winner = None
        if state.tell is not None:
            if state.sale % state.box.players == 0:
                state.tell(RoundBegan(state.round + 1))
            tile = state.tiles[state.sale]
            state.tell(CompanyRevealed(tile.name, tile.points, state.auctioneer))

    def auctioneer(self, state: QeState) -> Seat | None:
        """QE-12, QE-32: whose turn it is; nobody's in the blind sale (QE-13, QE-37)."""
        turn = state.box.turn(state.sale)
        return None if turn is None else (state.first + turn) % state.box.players


class OpenBid(Phase[QeState]):
    """QE-5: the auctioneer bids openly, at least 1."""

    def asks(self, state: QeState) -> Asked:
        assert state.auctioneer is not None
        return {state.auctioneer: Amount("bid", "QE-5", low=1, limit=state.limit)}

    def resolve(self, state: QeState, decisions: Decisions) -> None:
        seat = state.auctioneer
        assert seat is not None
        state.open_bid = decisions[seat]["bid"]
        if state.tell is not None:
            state.tell(OpenBidMade(seat, state.open_bid))


class SecretBids(Phase[QeState]):
    """QE-6: all others bid at once, in secret, and not the amount of the open bid."""

    def asks(self, state: QeState) -> Asked:
        open_bid = state.open_bid
        choice = Amount("bid", "QE-6", barred=(open_bid,), limit=state.limit, typical=open_bid + 1)
        return {seat: choice for seat in range(state.box.players) if seat != state.auctioneer}

    def resolve(self, state: QeState, decisions: Decisions) -> None:
        bids = [state.open_bid] * state.box.players
        for seat, decision in decisions.items():
            bids[seat] = decision["bid"]
        make_bids(state, tuple(bids), decisions)


class BlindBids(Phase[QeState]):
    """QE-13, QE-37: the last tile of three players has no auctioneer; all bid in secret."""

    def asks(self, state: QeState) -> Asked:
        choice = Amount("bid", state.box.blind_rule, limit=state.limit)
        return dict.fromkeys(range(state.box.players), choice)

    def resolve(self, state: QeState, decisions: Decisions) -> None:
        bids = [decisions[seat]["bid"] for seat in range(state.box.players)]
        make_bids(state, tuple(bids), decisions)


class Rebid(Phase[QeState]):
    """QE-9: the tied players bid again, everyone else's bid stands."""

    def asks(self, state: QeState) -> Asked:
        return {seat: self.choice(state, seat) for seat in state.ties[-1]}

    def choice(self, state: QeState, seat: Seat) -> Amount:
        """In `2019-fr` a rebid is lower than one's own first bid of the sale."""
        if state.auctioneer is None:
            return Amount("bid", state.box.blind_rule, limit=state.limit)
        ceiling = state.rebid_ceiling(seat)
        return Amount(
            "bid",
            "QE-6",
            high=None if ceiling is None else ceiling - 1,
            high_rule="QE-9",
            barred=(state.open_bid,),
            limit=state.limit,
            typical=state.open_bid + 1,
        )

    def resolve(self, state: QeState, decisions: Decisions) -> None:
        bids = list(state.attempts[-1])
        for seat, decision in decisions.items():
            bids[seat] = decision["bid"]
        make_bids(state, tuple(bids), decisions)


class SettleTies(Phase[QeState]):
    """QE-9, QE-10, QE-34: the highest bid wins; a tie is bid again, a third one is decided."""

    def resolve(self, state: QeState, decisions: Decisions) -> None:
        leaders = highest_bidders(state.attempts[-1])
        if len(leaders) == 1:
            state.winner = leaders[0]
            return
        tied = tuple(leaders)
        state.ties += (tied,)
        third = len(state.ties) == TIES_THAT_END_A_SALE
        if state.tell is not None:
            state.tell(BidsTied(tied, third))
        if third:
            state.winner = highest_single_bidder(
                state.attempts, state.ties, overridden_count=state.box.stacks
            )
        elif state.auctioneer is not None or state.box.stacks:
            state.follow((REBID, self))


class Award(Phase[QeState]):
    """QE-7, QE-8: the winner takes the tile and has spent the amount of the bid."""

    def resolve(self, state: QeState, decisions: Decisions) -> None:
        tile = state.tiles[state.sale]
        winner = state.winner
        amount = 0
        if winner is not None:
            amount = state.attempts[-1][winner]
            state.spent[winner] += amount
        sale = Sale(tile, state.auctioneer, state.attempts, state.ties, winner, amount)
        state.sales.append(sale)
        if state.tell is not None:
            if winner is None:
                state.tell(CompanyUnsold(tile.name))
                return
            state.tell(CompanyWon(tile.name, winner))
            knows = sale_known_to(sale)
            state.tell(PricePaid(tile.name, winner, amount, audience=knows))


class ZeroBids(Phase[QeState]):
    """QE-11, QE-33: final bids of zero are revealed and score, at most once per round."""

    def resolve(self, state: QeState, decisions: Decisions) -> None:
        bids = state.attempts[-1]
        if not state.box.zero_bids_score or 0 not in bids:
            return
        zeros = [seat for seat in range(state.box.players) if bids[seat] == 0]
        scored = [seat for seat in zeros if state.zero_round[seat] != state.round]
        for seat in scored:
            state.zero_points[seat] += ZERO_BID_POINTS
            state.zero_round[seat] = state.round
        if state.tell is not None:
            state.tell(ZeroBidsRevealed(tuple(zeros), tuple(scored)))


class Look(Phase[QeState]):
    """QE-14: with five players each may, once per game, look at a winning bid."""

    def asks(self, state: QeState) -> Asked:
        if not state.box.looks or state.winner == state.auctioneer or state.is_last_sale:
            return NOBODY
        choice = LOOK_OR_NOT
        return {
            seat: choice
            for seat in range(state.box.players)
            if state.looks_left[seat] and seat != state.winner and seat != state.auctioneer
        }

    def resolve(self, state: QeState, decisions: Decisions) -> None:
        looked = tuple([seat for seat in decisions if decisions[seat]["look"]])
        if not looked:
            return
        for seat in looked:
            state.looks_left[seat] = False
        sale = state.sales[-1]
        state.sales[-1] = Sale(
            sale.tile, sale.auctioneer, sale.attempts, sale.ties, sale.winner, sale.amount, looked
        )
        if state.tell is not None:
            state.tell(Looked(looked))
            for seat in looked:
                state.tell(PriceSeen(seat, sale.tile.name, sale.amount, audience=(seat,)))


class EndOfSale(Phase[QeState]):
    """QE-12, QE-13, QE-37: the next auction, the blind sale of the last tile, or the end."""

    def resolve(self, state: QeState, decisions: Decisions) -> None:
        to_come = state.box.sales - 1 - state.sale
        if to_come == 0:
            if state.tell is not None:
                state.tell(GameEnded(tuple(winners(state))))
        elif to_come == 1 and state.box.blind_last_sale:
            state.follow(BLIND_SALE)
        else:
            state.follow(AUCTION)


LOOK_OR_NOT: Final = Pick("look", "QE-14", (True, False))
REBID: Final = Rebid()
REVEAL_COMPANY, SETTLE_TIES, AWARD = RevealCompany(), SettleTies(), Award()
ZERO_BIDS, LOOK, END_OF_SALE = ZeroBids(), Look(), EndOfSale()
OPEN_BID, SECRET_BIDS, BLIND_BIDS = OpenBid(), SecretBids(), BlindBids()

AUCTION: Final[tuple[Phase[QeState], ...]] = (
    REVEAL_COMPANY,
    OPEN_BID,
    SECRET_BIDS,
    SETTLE_TIES,
    AWARD,
    ZERO_BIDS,
    LOOK,
    END_OF_SALE,
)
BLIND_SALE: Final[tuple[Phase[QeState], ...]] = (
    REVEAL_COMPANY,
    BLIND_BIDS,
    SETTLE_TIES,
    AWARD,
    ZERO_BIDS,
    END_OF_SALE,
)


def make_bids(state: QeState, bids: Bids, bidders: Decisions) -> None:
    """The bids now stand; each bidder knows their own and the auctioneer sees them all."""
    state.attempts += (bids,)
    if state.tell is not None:
        for seat in bidders:
            state.tell(BidMade(seat, bids[seat], audience=(seat,)))
        if state.auctioneer is not None:
            state.tell(BidsSeen(state.auctioneer, bids, audience=(state.auctioneer,)))


def sale_known_to(sale: Sale) -> tuple[Seat, ...] | None:
    """QE-8: the amount is known to winner and auctioneer; to all (None) if these are the same."""
    assert sale.winner is not None
    if sale.auctioneer is None:
        return (sale.winner,)
    return None if sale.winner == sale.auctioneer else (sale.winner, sale.auctioneer)
