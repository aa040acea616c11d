"""The end of a QE game: the envelopes are opened; the scoring sheet, and the spending over time."""

import re
from dataclasses import replace
from re import Match
from typing import NamedTuple

from spielgeld.games.qe.page.board import draw_stage, short_of_tile, words_of_tile
from spielgeld.games.qe.rules.pieces import BOXES, Tile
from spielgeld.games.qe.rules.view import QeTable
from spielgeld.games.qe.telling.ending import bank_statement, needed, why_it_ended
from spielgeld.kernel.state import Seat
from spielgeld.page.chart import LineChart, line_chart
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, Region, group, region
from spielgeld.page.scoring_sheet import SheetLine
from spielgeld.telling.words import Say

END = Macros("qe/end.html")

POWER = re.compile(r"10\^(\d+)")
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")

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


class Opened(NamedTuple):
    """An envelope, and what its amount means."""

    seat: Seat
    name: str
    spent: int
    top: bool
    bonus: int


class FinalPlace(NamedTuple):
    """A player's place; 0 is out."""

    seat: Seat
    name: str
    place: int
    points: int


class Finale(NamedTuple):
    """The end as it is told: envelope by envelope, the ranking, why, and the bank statement."""

    last: str
    opened: tuple[Opened, ...]
    old: bool
    """2017: who spent most loses all points and is not out."""
    ranking: tuple[FinalPlace, ...]
    why: str
    statement: str
    needed: tuple[int, ...]
    share: str


class Sales(NamedTuple):
    names: tuple[str, ...]
    sales: tuple[SoldCompany, ...]


def draw_end(table: TablePage) -> Region:
    finale = region("finale", END.finale, table.frame.words, finale_of(table))
    shelves = group("shelves-shown", END.shelves, table.frame.words, None, (draw_stage(table),))
    results, sales = table.steady(draw_results)
    return group("board", END.finished, None, None, (finale, results, shelves, sales))


def draw_results(table: TablePage) -> tuple[Region, Region]:
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
    return (
        region("results", END.results, words, results),
        region("sales", END.sales, words, Sales(names, tuple(sales))),
    )


def raised(power: Match[str]) -> str:
    """An exponent where there is no markup."""
    return "10" + power[1].translate(RAISED)


def finale_of(table: TablePage) -> Finale:
    """The envelopes by what is in them, the most last; then the places, from the last one up."""
    view, words, names = table.view, table.frame.words, table.names
    qe: QeTable = view.table
    scores = qe.scores
    assert scores is not None
    by_spending = sorted(range(view.players), key=lambda seat: scores[seat].spent)
    places = [place for place in view.ranking if not scores[place[0]].out]
    placed = [
        FinalPlace(seat, names[seat], number, scores[seat].total)
        for number, place in enumerate(places, start=1)
        for seat in place
    ]
    placed += [FinalPlace(s, names[s], 0, 0) for s in by_spending if scores[s].out]
    last = qe.sales[-1]
    sold = "finale-unsold" if last.winner is None else "finale-last"
    name = "" if last.winner is None else names[last.winner]
    watching = replace(view, seat=None)
    why = why_it_ended(watching, words, names)
    told = f"{table.frame.title}: {why} {bank_statement(watching, words)} {table.frame.links.share}"
    return Finale(
        last=words.say(sold, tile=words_of_tile(last.tile, words), name=name),
        opened=tuple(
            [
                Opened(seat, names[seat], scores[seat].spent, scores[seat].out, scores[seat].bonus)
                for seat in by_spending
            ]
        ),
        old=qe.edition == "2017",
        ranking=tuple(placed),
        why=why_it_ended(view, words, names),
        statement=bank_statement(view, words),
        needed=tuple(needed(view)),
        share=POWER.sub(raised, told).strip(),
    )


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
