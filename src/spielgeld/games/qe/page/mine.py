"""What is the reader's own, and what they remember of the sales so far."""

from typing import NamedTuple

from spielgeld.games.qe.page.aid import PointsSoFar, card_of_points, points_of
from spielgeld.games.qe.page.board import short_of_tile
from spielgeld.games.qe.rules.pieces import BOXES
from spielgeld.games.qe.rules.view import QeTable, SaleView
from spielgeld.kernel.state import Seat
from spielgeld.page.boards import desk
from spielgeld.page.cache import remembered
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, Region, group, region
from spielgeld.telling.same import Same
from spielgeld.telling.words import Words

MINE = Macros("qe/mine.html")


class MineTitle(NamedTuple):
    over: bool
    seated: bool


class MineFacts(NamedTuple):
    """What is on the reader's own sheet; `look` is left, used or not in this box."""

    token: str | None
    nation: str
    spent: int | None
    look: str


class LedgerEntry(NamedTuple):
    """A sale as the reader remembers it."""

    number: int
    tile: str
    industry: str
    decided: bool
    winner: Seat | None
    name: str
    price: int | None
    private: bool
    own: int | None
    """One's own bid that did not win."""
    seen: tuple[tuple[Seat, int], ...]
    """The other bids, which the auctioneer saw."""


def draw_mine(table: TablePage) -> Region:
    view, words = table.view, table.frame.words
    title = MineTitle(view.over, view.seat is not None)
    parts = [region("mine-title", MINE.title, words, title)]
    if view.seat is None:
        parts.append(region("mine-watching", MINE.watching, words, view.over))
    else:
        parts.append(region("mine-facts", MINE.facts, words, facts_of(table, view.seat)))
        points: PointsSoFar | None = table.steady(points_of)
        if points is not None:
            parts.append(region("mine-points", MINE.points, words, points))
    if not view.over:
        card = card_of_points(words, view.table.edition, view.players)
        parts.append(region("mine-card", MINE.card_of_points, words, card))
    entries = () if view.over else draw_ledger(table)
    if entries:
        lines = group("ledger-lines", MINE.ledger_lines, None, None, entries)
        parts.append(group("ledger", MINE.ledger, words, None, (lines,)))
    return group("mine", MINE.mine, None, None, (*parts, desk()))


def facts_of(table: TablePage, seat: Seat) -> MineFacts:
    qe: QeTable = table.view.table
    me = qe.players[seat]
    look = "left" if me.look_left else "used"
    looks = BOXES[qe.edition, table.view.players].looks
    return MineFacts(me.token, me.nation, me.spent, look if looks else "")


def draw_ledger(table: TablePage) -> tuple[Region, ...]:
    """QE-15: the sales so far, the latest first; with `memory` off, only one's own prices."""
    view, words, names = table.view, table.frame.words, tuple(table.names)
    remember = view.options["memory"] == "on"
    sales = list(enumerate(view.table.sales, start=1))
    return tuple(
        [
            draw_entry(words, names, view.seat, remember, number, Same(sale))
            for number, sale in reversed(sales)
            if sale.attempts
        ]
    )


@remembered
def draw_entry(
    words: Words, names: tuple[str, ...], seat: Seat | None, remember: bool, number: int,
    same: Same,
) -> Region:  # fmt: skip
    """A sale that is over is seen the same way ever after."""
    sale: SaleView = same.value
    public = sale.winner == sale.auctioneer
    price = sale.amount if remember or public or sale.winner == seat else None
    own, seen = bids_known(seat, sale) if remember or not sale.decided else (None, ())
    entry = LedgerEntry(
        number=number,
        tile=short_of_tile(sale.tile, words),
        industry=sale.tile.split("-")[1],
        decided=sale.decided,
        winner=sale.winner,
        name="" if sale.winner is None else names[sale.winner],
        price=price,
        private=not public,
        own=own,
        seen=seen,
    )
    return region(f"entry-{number}", MINE.entry, words, entry)


def bids_known(
    seat: Seat | None, sale: SaleView
) -> tuple[int | None, tuple[tuple[Seat, int], ...]]:
    """One's own bid that did not win, and the others' for the one who was auctioneer."""
    if seat is None:
        return None, ()
    final = sale.attempts[-1]
    if sale.auctioneer != seat:
        return (None if sale.winner == seat else final[seat]), ()
    others = [(s, b) for s, b in enumerate(final) if b is not None and s not in (seat, sale.winner)]
    return None, tuple(others)
