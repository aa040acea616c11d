"""What a reader may know of the sales so far."""

from dataclasses import dataclass

from spielgeld.games.qe.view import QeTable, SaleView
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.render.html.page import Table
from spielgeld.render.qe.html.shelves import Piece


@dataclass(frozen=True)
class Entry:
    """A line of the ledger: a sale as far as the reader remembers it."""

    number: int
    piece: Piece
    sale: SaleView
    amount: int | None
    private: bool
    own: int | None
    seen: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True)
class LastSale:
    """How the last company went."""

    text: str
    amount: int | None = None
    private: bool = False
    seen: tuple[tuple[Seat, int], ...] = ()
    """The other bids, for the one who was auctioneer."""
    zeros: tuple[str, ...] = ()


def ledger(view: View, pieces: tuple[Piece, ...]) -> tuple[Entry, ...]:
    """QE-15: the sales so far, the latest first; with `memory` off, only one's own prices."""
    qe: QeTable = view.table
    remember = view.options["memory"] == "on" or view.over
    entries = []
    for piece, sale in zip(pieces, qe.sales, strict=True):
        if not sale.attempts:
            continue
        final = sale.attempts[-1]
        public = sale.winner == sale.auctioneer
        amount = sale.amount if remember or public or sale.winner == view.seat else None
        current = not sale.decided
        seen: tuple[tuple[Seat, int], ...] = ()
        if (remember or current) and view.seat is not None and sale.auctioneer == view.seat:
            seen = tuple(
                (seat, bid)
                for seat, bid in enumerate(final)
                if bid is not None and seat != view.seat
            )
        own = None
        if view.seat is not None and (remember or current):
            own = final[view.seat]
        entries.append(
            Entry(piece.number, piece, sale, amount, not public and not view.over, own, seen)
        )
    return tuple(reversed(entries))


def last_sale(table: Table, pieces: tuple[Piece, ...]) -> LastSale | None:
    """The sale before the current one; all know who won, some know the price."""
    view, say = table.view, table.frame.say
    qe: QeTable = view.table
    decided = [n for n, sale in enumerate(qe.sales) if sale.decided]
    if not decided or view.over:
        return None
    piece, sale = pieces[decided[-1]], qe.sales[decided[-1]]
    zeros = tuple(table.names[seat] for seat in sale.zeros)
    if sale.winner is None:
        return LastSale(say("board-last-unsold", tile=piece.words), zeros=zeros)
    seen: tuple[tuple[Seat, int], ...] = ()
    if view.seat is not None and sale.auctioneer == view.seat:
        others = enumerate(sale.attempts[-1])
        seen = tuple((s, bid) for s, bid in others if bid and s not in (view.seat, sale.winner))
    text = say("board-last-won", tile=piece.words, name=table.names[sale.winner])
    return LastSale(text, sale.amount, sale.winner != sale.auctioneer, seen, zeros)
