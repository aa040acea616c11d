"""The end of a €uro Crisis game: who won, the scoring sheet, income and PP over time."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from spielgeld.games.euro_crisis.page.board import BOARD, draw_sheets
from spielgeld.games.euro_crisis.rules.events import (
    BankDroppedOut,
    GameEnded,
    LoansLost,
    LoansPlaced,
    LoansTaken,
    MoneyPaid,
    PropertyRenationalised,
    PropertySold,
    QuarterBegan,
    YearEnded,
)
from spielgeld.games.euro_crisis.rules.pieces import QUARTERS
from spielgeld.games.euro_crisis.rules.view import EuroCrisisTable
from spielgeld.kernel.state import Event, Seat
from spielgeld.page.chart import LineChart, Tick, line_chart
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, Region, group, region
from spielgeld.page.scoring_sheet import SheetLine

END = Macros("euro-crisis/end.html")

INCOME_EVENTS = (LoansPlaced, LoansTaken, MoneyPaid, LoansLost, BankDroppedOut)
"""Each says what the income of its seat came to."""

MARKS = (QuarterBegan, YearEnded, GameEnded)
"""Where values are noted."""


class FinalScores(NamedTuple):
    """The scoring sheet, and how income and points went, by the name of the chart."""

    rules: str
    names: tuple[str, ...]
    winners: tuple[Seat, ...]
    lines: tuple[SheetLine, ...]
    charts: tuple[tuple[str, LineChart], ...]


def draw_end(table: TablePage) -> Region:
    words, over_time = table.frame.words, follow(table, table.told)
    series = (("income", over_time.incomes), ("points", over_time.points))
    charts = [(name, chart_of(table, values)) for name, values in series]
    results = FinalScores(
        rules=table.rules,
        names=tuple(table.names),
        winners=table.view.winners,
        lines=scoring_sheet(table),
        charts=tuple([(name, chart) for name, chart in charts if chart is not None]),
    )
    parts = (
        region("results", END.results, words, results),
        group("board-shown", BOARD.board, words, "board-shown", (draw_sheets(table),)),
    )
    return group("board", END.finished, None, None, parts)


def scoring_sheet(table: TablePage) -> tuple[SheetLine, ...]:
    """EC-41, line by line."""
    euro: EuroCrisisTable = table.view.table
    say = table.frame.say
    out = say("score-out")
    lines: list[tuple[str, str, list[int | str]]] = [
        ("properties", "EC-32", [bank.pp for bank in euro.banks]),
        ("gold", "", [bank.gold for bank in euro.banks]),
        ("weapons", "", [bank.weapons for bank in euro.banks]),
        ("income", "", [bank.income for bank in euro.banks]),
        ("half", "", [bank.score - bank.pp for bank in euro.banks]),
        ("total", "EC-41", [out if bank.out else bank.score for bank in euro.banks]),
    ]
    return tuple(
        SheetLine(say(f"score-{kind}"), rule, tuple(cells), kind) for kind, rule, cells in lines
    )


@dataclass(frozen=True)
class OverTime:
    """By seat: the values at the start and after every quarter."""

    incomes: list[list[int]]
    points: list[list[int]]


def follow(table: TablePage, told: Sequence[Event]) -> OverTime:
    """How income and PP went, from what was told in the whole game."""
    euro: EuroCrisisTable = table.view.table
    income = [euro.first_income] * len(euro.banks)
    points = [bank.pp for bank in euro.banks]
    for event in told:  # backwards from the end: a quick start begins with properties
        for seat, change in points_in(event):
            points[seat] -= change
    over_time = OverTime([[] for _ in income], [[] for _ in income])
    last: Event | None = None
    for event in told:
        if isinstance(event, INCOME_EVENTS):
            income[event.seat] = event.income
        for seat, change in points_in(event):
            points[seat] += change
        if not isinstance(event, MARKS):
            continue
        if not isinstance(last, YearEnded):  # after which nothing has changed yet
            for seat, value in enumerate(income):
                over_time.incomes[seat].append(value)
                over_time.points[seat].append(points[seat])
        last = event
    return over_time


def points_in(event: Event) -> list[tuple[Seat, int]]:
    if isinstance(event, PropertySold):
        return [(event.seat, event.points)]
    if isinstance(event, PropertyRenationalised):
        return [(event.seat, -event.points)]
    return []


def chart_of(table: TablePage, series: list[list[int]]) -> LineChart | None:
    """A line for each bank, with the years marked below."""
    if len(series[0]) < 2:
        return None
    chart = line_chart(series, table.frame.words)
    steps = len(series[0]) - 1
    across = tuple(
        Tick(
            chart.left + (chart.right - chart.left) * step / steps,
            table.frame.say("chart-year", year=step // QUARTERS + 1),
        )
        for step in range(0, steps, QUARTERS)
    )
    return replace(chart, across=across)
