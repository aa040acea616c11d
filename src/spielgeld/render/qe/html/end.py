"""The end of a QE game: the scoring sheet, who won, and the spending over time."""

from spielgeld.games.qe.pieces import BOXES
from spielgeld.games.qe.view import QeTable
from spielgeld.kernel.state import Seat
from spielgeld.render.html.chart import line_chart
from spielgeld.render.html.page import Table
from spielgeld.render.html.region import Macros, Region, draw, tag
from spielgeld.render.html.sheet import SheetLine
from spielgeld.render.qe.html.board import draw_stage, short_of_tile
from spielgeld.render.same import Same
from spielgeld.render.words import Say, Words

END = Macros("qe/finished.html")

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


def draw_finished(table: Table) -> Region:
    view = table.view
    value = table.frame.words, table.rules, tuple(table.names), view.winners, Same(view.table)
    shelves = tag(SHELVES, table.frame.say("board-title"))
    return Region(
        "board",
        '<div id="board" class="finished">',
        (
            draw("results", results, *value),
            Region("shelves-shown", shelves, (draw_stage(table),), "</section>"),
            draw("sales", sales, table.frame.words, tuple(table.names), Same(view.table)),
        ),
        "</div>",
    )


SHELVES = (
    '<section id="shelves-shown" class="board qe" aria-labelledby="shelves-title">'
    '<h2 id="shelves-title" class="hidden">%s</h2>'
)


def results(
    words: Words, rules: str, names: tuple[str, ...], winners: tuple[Seat, ...], same: Same
) -> str:
    qe: QeTable = same.value
    lines, chart = scoring_sheet(qe, words.say), line_chart(spending_over_time(qe), words)
    return END.results(words.say, words, rules, names, winners, lines, chart)


def sales(words: Words, names: tuple[str, ...], same: Same) -> str:
    qe: QeTable = same.value
    tiles = BOXES[qe.edition, len(qe.players)].tiles
    sold = [(sale, tiles[sale.tile], short_of_tile(sale.tile, words)) for sale in qe.sales]
    return END.sales(words.say, words, names, sold)


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
