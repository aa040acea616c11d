"""QE-15: what people are shown again, and what not at a table without the memory aid.

The printed game has boards that are wiped. So once the next sale begins, with its open bid or, if
nobody opens it, with its tile, a sale shows who took part and who won, and to the winner what it
cost; nothing that could be added up. Who has not decided since may still read what happened in the
meantime: it was never shown before.
"""

from collections.abc import Sequence
from dataclasses import replace

from spielgeld.games.qe.rules.events import BidMade, CompanyRevealed, OpenBidMade
from spielgeld.games.qe.rules.state import QeState
from spielgeld.games.qe.rules.view import PlayerView, QeTable, SaleView
from spielgeld.kernel.state import Event, Seat


def forget(state: QeState, table: QeTable, seat: Seat | None) -> QeTable:
    """What is left of a view at a table that forgets."""
    if not state.forgets or not state.agenda:
        return table
    kept = len(state.sales) if state.is_opened else len(state.sales) - 1
    if state.sale < len(state.sales):
        kept = state.sale  # the last sale is over, and some may still look at its price
    return replace(
        table,
        sales=tuple(
            [
                wiped(sale, seat) if number < kept else sale
                for number, sale in enumerate(table.sales)
            ]
        ),
        players=tuple([without_sums(player) for player in table.players]),
    )


def wiped(sale: SaleView, seat: Seat | None) -> SaleView:
    """A past sale: of all amounts only one's own winning bid."""
    mine = seat is not None and sale.winner == seat
    bids: list[int | None] = [None] * len(sale.attempts[-1])
    attempts = [tuple(bids)] * len(sale.attempts)
    if mine and seat is not None:
        bids[seat] = sale.amount
        attempts[-1] = tuple(bids)
    return SaleView(
        sale.tile,
        sale.auctioneer,
        open_bid=sale.amount if mine and sale.auctioneer == seat else None,
        attempts=tuple(attempts),
        ties=sale.ties,
        decided=sale.decided,
        winner=sale.winner,
        amount=sale.amount if mine else None,
        zeros=sale.zeros,
        looked=sale.looked,
    )


def without_sums(player: PlayerView) -> PlayerView:
    """What others spent at least is a sum of what is to be forgotten."""
    if player.spent is not None:
        return player
    return PlayerView(
        player.nation,
        player.token,
        player.companies,
        player.zero_points,
        player.zero_scored,
        player.look_left,
        spent=None,
        spent_at_least=0,
    )


def remembered_since(
    state: QeState, chapters: Sequence[Sequence[Event]], seat: Seat | None, *, decided: bool
) -> int:
    """The chapter after the one in which the current sale, or one that is just over, began."""
    if not state.forgets or not state.agenda:
        return 0
    since = begun(chapters, 1 if state.is_opened else 2)
    if seat is None or decided:
        return since
    own = [
        step
        for step, chapter in enumerate(chapters)
        if any([isinstance(e, (BidMade, OpenBidMade)) and e.seat == seat for e in chapter])
    ]
    return min(since, own[-1]) if own else 0


def begun(chapters: Sequence[Sequence[Event]], sales: int) -> int:
    """The chapter after the one in which the last sale, or the one before it, was opened."""
    for step in range(len(chapters) - 1, -1, -1):
        sales -= sum([isinstance(event, CompanyRevealed) for event in chapters[step]])
        if sales <= 0:
            return step + 1
    return 0
