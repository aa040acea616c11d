"""What is the reader's own, and what they remember of the sales so far."""

from markupsafe import Markup

from spielgeld.games.qe.pieces import BOXES
from spielgeld.games.qe.view import QeTable, SaleView
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.render.html.boards import DESK
from spielgeld.render.html.page import Table
from spielgeld.render.html.parts import LETTERS, amount, icon, mark
from spielgeld.render.html.region import Macros, Region, draw, fill, group, join, tag
from spielgeld.render.qe.html.aid import points_of
from spielgeld.render.qe.html.board import ONLY_YOU, UNKNOWN, short_of_tile
from spielgeld.render.words import Words

MINE = Macros("qe/mine.html")

ENTRY = (
    '<tr id="entry-%s"><th scope="row"><span class="tag ind-%s">%s</span></th>'
    '<td class="to">%s%s</td><td class="num">%s%s%s</td></tr>'
)
OWN = " <small>%s %s</small>"
SEEN = "<span>%s %s</span> "

SECTION = '<section id="mine" class="mine card" aria-labelledby="mine-title">'


def draw_mine(table: Table) -> Region:
    view, words, say = table.view, table.frame.words, table.frame.say
    qe: QeTable = view.table
    parts = [draw("mine-title", MINE.title, say, view.over, view.seat is not None)]
    if view.seat is not None:
        me = qe.players[view.seat]
        looks = BOXES[qe.edition, view.players].looks
        parts.append(
            draw(
                "mine-facts", MINE.facts, say, words, me.token, me.nation, me.spent, looks,
                me.look_left,
            )
        )  # fmt: skip
        points = table.steady(points_of)
        if points is not None:
            parts.append(draw("mine-points", MINE.points, say, *points))
    else:
        parts.append(draw("mine-watching", MINE.watching, say, view.over))
    entries = () if view.over else draw_ledger(table)
    if entries:
        lines = group("ledger-lines", '<tbody id="ledger-lines">', entries, "</tbody>")
        opening = draw("ledger", MINE.ledger, say).opening
        parts.append(group("ledger", opening, (lines,), "</table></div></details>"))
    return group("mine", SECTION, (*parts, DESK), "</section>")


def draw_ledger(table: Table) -> tuple[Region, ...]:
    """QE-15: the sales so far, the latest first; with `memory` off, only one's own prices."""
    sales = enumerate(table.view.table.sales, start=1)
    # A sale that is over is seen the same way ever after.
    kept = table.kept.get("entries")
    drawn: dict[int, tuple[SaleView, Region | None]] = {} if kept is None else kept[2]
    if kept is None or kept[1] != table.names:
        drawn = {}
        table.kept["entries"] = (None, table.names, drawn)
    entries = []
    for number, sale in sales:
        known = drawn.get(number)
        if known is None or known[0] is not sale:
            known = drawn[number] = (
                sale,
                draw_entry(table, number, sale) if sale.attempts else None,
            )
        if known[1] is not None:
            entries.append(known[1])
    return tuple(reversed(entries))


def draw_entry(table: Table, number: int, sale: SaleView) -> Region:
    view, words, names = table.view, table.frame.words, table.names
    remember = view.options["memory"] == "on"
    public = sale.winner == sale.auctioneer
    price = sale.amount if remember or public or sale.winner == view.seat else None
    own, seen = bids_known(view, sale) if remember or not sale.decided else (None, ())
    winner = "" if sale.winner is None else names[sale.winner]
    industry = sale.tile.split("-")[1]
    return draw(
        f"entry-{number}", entry, words, number, short_of_tile(sale.tile, words), industry,
        sale.decided, sale.winner, winner, price, not public, own, seen,
    )  # fmt: skip


def entry(
    words: Words, number: int, tile: str, industry: str, decided: bool, winner: Seat | None,
    name: str, price: int | None, private: bool, own: int | None,
    seen: tuple[tuple[Seat, int], ...],
) -> Markup:  # fmt: skip
    say = words.say
    if winner is None:
        name = say("ledger-nobody" if decided else "ledger-open")
    paid: Markup | str = ""
    if price is not None:
        paid = amount(words, price)
        if private:
            paid = fill(ONLY_YOU, say("page-only-you"), icon("eye"), paid)
    elif winner is not None:
        paid = tag(UNKNOWN, say("page-unknown"), say("page-unknown"))
    mine = "" if own is None else fill(OWN, say("ledger-own"), amount(words, own))
    others = join([fill(SEEN, LETTERS[seat], amount(words, bid)) for seat, bid in seen])
    return fill(
        ENTRY, number, industry, tile, "" if winner is None else mark(winner), name, paid, mine,
        fill(" <small>%s</small>", others) if seen else "",
    )  # fmt: skip


def bids_known(view: View, sale: SaleView) -> tuple[int | None, tuple[tuple[Seat, int], ...]]:
    """One's own bid that did not win, and the others' for the one who was auctioneer."""
    if view.seat is None:
        return None, ()
    final = sale.attempts[-1]
    if sale.auctioneer != view.seat:
        return (None if sale.winner == view.seat else final[view.seat]), ()
    others = enumerate(final)
    beaten = [
        (s, bid) for s, bid in others if bid is not None and s not in (view.seat, sale.winner)
    ]
    return None, tuple(beaten)
