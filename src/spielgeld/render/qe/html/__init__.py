"""QE on a page: what its templates are filled with."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from spielgeld.games.qe.pieces import BOXES
from spielgeld.games.qe.view import QeTable, SaleView
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.render.game import render_of
from spielgeld.render.html.boards import HtmlRender
from spielgeld.render.html.chart import Chart, line_chart
from spielgeld.render.html.page import Table
from spielgeld.render.qe.html.end import (
    SheetLine,
    result,
    scoring_sheet,
    spending_over_time,
)
from spielgeld.render.qe.html.ledger import Entry, LastSale, last_sale, ledger
from spielgeld.render.qe.html.now import Quick, announce, ask, quick_bids, waiting_title, what_now
from spielgeld.render.qe.html.shelves import Piece, Shelf, lay_out, shelf_of
from spielgeld.render.qe.striking import is_striking
from spielgeld.render.words import Words


@dataclass(frozen=True)
class QePage:
    """All that the templates of QE call `it`."""

    now: str
    """bid, look, sealed, waiting or over."""
    stage: str
    piece: Piece | None
    """The company on sale, or that was just sold while some may look at its price."""
    sale: SaleView | None
    tile: str
    number: int
    of: int
    round: int
    shelves: tuple[Shelf, ...]
    pieces: tuple[Piece, ...]
    quick: tuple[Quick, ...]
    ledger: tuple[Entry, ...]
    sealed_bid: int | None
    looks: bool
    standing: tuple[int | None, ...]
    """The bids that now stand in this sale, as far as the reader knows them."""
    tied: tuple[str, ...]
    last: LastSale | None
    ask: str
    waiting_title: str
    result: str
    announce: str
    winners: tuple[Seat, ...]
    sheet: tuple[SheetLine, ...]
    chart: Chart | None


class QeHtml(HtmlRender):
    headings = (
        ("rules-set-up", "QE-1"),
        ("rules-auction", "QE-5"),
        ("rules-scoring", "QE-16"),
        ("rules-2017", "QE-30"),
    )

    def prepare(self, table: Table) -> QePage:
        view, words, say = table.view, table.frame.words, table.frame.say
        qe: QeTable = view.table
        pieces = lay_out(view, words)
        over = view.over
        sale = None if over else qe.sales[-1]
        piece = None if over else pieces[-1]
        tile = ""
        if piece is not None:
            tile = say("tile-with-points", tile=piece.words, points=piece.points)
        return QePage(
            now=what_now(table),
            stage=qe.stage,
            piece=piece,
            sale=sale,
            tile=tile,
            number=len(qe.sales),
            of=qe.sales_in_all,
            round=qe.round,
            shelves=tuple(shelf_of(table, seat, pieces) for seat in range(view.players)),
            pieces=pieces,
            quick=quick_bids(table, pieces),
            ledger=ledger(view, pieces),
            sealed_bid=None if view.sealed is None else view.sealed.get("bid"),
            looks=BOXES[qe.edition, view.players].looks,
            standing=standing_bids(view),
            tied=() if sale is None else tied_names(table, sale),
            last=last_sale(table, pieces),
            ask=ask(table),
            waiting_title=waiting_title(table, piece),
            result=result(table),
            announce=announce(table),
            winners=view.winners,
            sheet=scoring_sheet(table),
            chart=line_chart(spending_over_time(view), words) if over else None,
        )

    def read(self, form: Mapping[str, str], view: View, choice: Choice, words: Words) -> Decision:
        if choice.kind == "look":
            return {"look": form.get("look") == "true"}
        return render_of("qe").read(form.get("bid", ""), view, choice, words)

    def fields(self, decision: Decision, words: Words) -> dict[str, str]:
        if "look" in decision:
            return {"look": "true" if decision["look"] else "false"}
        return {"bid": str(decision["bid"])}

    def forgets(self, options: Mapping[str, Any]) -> bool:
        """QE-15: a table may turn the memory aid off."""
        return bool(options["memory"] == "off")

    def wants_confirmation(self, view: View, decision: Decision) -> bool:
        return is_striking(view, decision)


def standing_bids(view: View) -> tuple[int | None, ...]:
    qe: QeTable = view.table
    sale = qe.sales[-1]
    return sale.attempts[-1] if sale.attempts else (None,) * view.players


def tied_names(table: Table, sale: SaleView) -> tuple[str, ...]:
    return tuple(table.names[seat] for seat in sale.ties[-1]) if sale.ties else ()


HTML = QeHtml("qe", Path(__file__).parent / "templates")
