"""The end of a QE game: the scoring sheet, who won, and the spending over time."""

from typing import NamedTuple

from spielgeld.games.qe.page.board import draw_stage, short_of_tile
from spielgeld.games.qe.rules.pieces import BOXES, Tile
from spielgeld.games.qe.rules.view import QeTable
from spielgeld.kernel.state import Seat
from spielgeld.page.chart import LineChart, line_chart
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, Region, group, region
from spielgeld.page.scoring_sheet import SheetLine
from spielgeld.telling.words import Say

END = Macros("qe/end.html")

RULES_OF_2019 = {
    "companies": "QE-16",
    "zero_bids": "QE-17",
    "nationalisation": "QE-18",
    "monopolisation": "QE-19",
    "diversification": "QE-20",
    "subtotal": "",
    "spent": "QE-21",
    "bonus": "QE-21",
    "total": "QE-22",
}
"""The lines of the scoring sheet and the rules behind them."""

RULES_OF_2017 = {name: "QE-35" if rule else "" for name, rule in RULES_OF_2019.items()} | {
    "zero_bids": "QE-33",
    "total": "QE-36",
}


class ScoresAndSpending(NamedTuple):
    """The scoring sheet and the spending over time, of everybody."""

    rules: str
    names: tuple[str, ...]
    winners: tuple[Seat, ...]
    lines: tuple[SheetLine, ...]
    spending: LineChart


class SoldCompany(NamedTuple):
    """A company and what everybody bid for it in the end."""

    tile: Tile
    short: str
    auctioneer: Seat | None
    winner: Seat | None
    bids: tuple[int | None, ...]


class Sales(NamedTuple):
    names: tuple[str, ...]
    sales: tuple[SoldCompany, ...]


def draw_end(table: TablePage) -> Region:
    view, words, names = table.view, table.frame.words, tuple(table.names)
    qe: QeTable = view.table
    spending = line_chart(spending_over_time(qe), words)
    results = ScoresAndSpending(
        table.rules, names, view.winners, scoring_sheet(qe, words.say), spending
    )
    tiles = BOXES[qe.edition, view.players].tiles
    sales = [
        SoldCompany(
            tiles[sale.tile], short_of_tile(sale.tile, words), sale.auctioneer, sale.winner,
            sale.attempts[-1],
        )
        for sale in qe.sales
    ]  # fmt: skip
    parts = (
        region("results", END.results, words, results),
        group("shelves-shown", END.shelves, words, None, (draw_stage(table),)),
        region("sales", END.sales, words, Sales(names, tuple(sales))),
    )
    return group("board", END.finished, None, None, parts)


def scoring_sheet(qe: QeTable, say: Say) -> tuple[SheetLine, ...]:
    """The scoring card of everybody, side by side."""
    scores = qe.scores
    if scores is None:
        return ()
    rules = RULES_OF_2017 if qe.edition == "2017" else RULES_OF_2019
    tokens = tuple(say(f"industry-{player.token}") for player in qe.players)
    lines = [SheetLine(say("sheet-token"), "", tokens, "token")]
    for name, rule in rules.items():
        label = say("score-" + name.replace("_", "-"))
        cells: tuple[int | str, ...] = tuple(getattr(score, name) for score in scores)
        if name == "total":
            out = say("score-out")
            cells = tuple(out if score.out else score.total for score in scores)
        lines.append(SheetLine(label, rule, cells, name))
    return tuple(lines)


def spending_over_time(qe: QeTable) -> list[list[int]]:
    """What everybody had spent after each company; all is open when the game is over."""
    series = [[0] for _ in qe.players]
    for sale in qe.sales:
        for seat, totals in enumerate(series):
            totals.append(totals[-1] + (sale.amount or 0 if sale.winner == seat else 0))
    return series
