"""The end of a QE game: the scoring sheet, who won, and the spending over time."""

from dataclasses import dataclass

from spielgeld.games.qe.view import QeTable
from spielgeld.kernel.view import View
from spielgeld.render.html.page import Table

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


@dataclass(frozen=True)
class SheetLine:
    """A line of the scoring sheet: a category with one cell per player."""

    label: str
    rule: str
    cells: tuple[int | str, ...]
    kind: str = ""


def result(table: Table) -> str:
    view, say = table.view, table.frame.say
    if not view.over:
        return ""
    winners = view.winners
    names = [table.names[seat] for seat in winners]
    if view.seat in winners:
        return say("now-you-win" if len(winners) == 1 else "now-you-share")
    return say("now-they-win", names=names, count=len(names))


def scoring_sheet(table: Table) -> tuple[SheetLine, ...]:
    """The scoring card of everybody, side by side."""
    qe: QeTable = table.view.table
    say = table.frame.say
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


def spending_over_time(view: View) -> list[list[int]]:
    """What everybody had spent after each company; all is open when the game is over."""
    qe: QeTable = view.table
    series = [[0] for _ in range(view.players)]
    for sale in qe.sales:
        for seat, totals in enumerate(series):
            totals.append(totals[-1] + (sale.amount or 0 if sale.winner == seat else 0))
    return series
