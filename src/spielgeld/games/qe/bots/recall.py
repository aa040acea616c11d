"""What people still know of others' money at a table without the memory aid (QE-15)."""

from dataclasses import replace
from typing import Final

from spielgeld.games.qe.rules.view import PlayerView, QeTable, SaleView
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View

FIGURES: Final = {"random": 1, "rookie": 1, "banker": 2}
"""So many figures of an amount are kept in mind; an expert forgets nothing."""


def recalled(view: View, level: str) -> View:
    """The view as somebody at this level has it in mind; with the memory aid, all of it."""
    figures = FIGURES.get(level)
    if figures is None or view.options["memory"] == "on" or view.seat is None:
        return view
    table: QeTable = view.table
    sales = tuple([vague_sale(sale, view.seat, figures) for sale in table.sales[:-2]])
    players = tuple(
        [
            player if seat == view.seat else vague_player(player, figures)
            for seat, player in enumerate(table.players)
        ]
    )
    return replace(view, table=replace(table, sales=(*sales, *table.sales[-2:]), players=players))


def vague(amount: int, figures: int) -> int:
    """Not more than it was, so that what is surely spent stays so."""
    unit: int = 10 ** max(len(str(amount)) - figures, 0)
    return amount // unit * unit


def vague_sale(sale: SaleView, seat: Seat, figures: int) -> SaleView:
    """A sale of some time ago; one's own bids one knows (QE-15: those that won are noted)."""
    attempts = tuple(
        [
            tuple(
                [
                    bid if bid is None or bidder == seat else vague(bid, figures)
                    for bidder, bid in enumerate(bids)
                ]
            )
            for bids in sale.attempts
        ]
    )
    amount = sale.amount
    if amount is not None and sale.winner != seat:
        amount = vague(amount, figures)
    opened = None if sale.open_bid is None else vague(sale.open_bid, figures)
    if sale.auctioneer == seat:
        opened = sale.open_bid
    return replace(sale, open_bid=opened, attempts=attempts, amount=amount)


def vague_player(player: PlayerView, figures: int) -> PlayerView:
    return replace(player, spent_at_least=vague(player.spent_at_least, figures))
