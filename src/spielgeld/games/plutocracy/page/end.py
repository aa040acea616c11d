"""The end of a game: the scoring sheet, and councillors and money over time."""

from collections.abc import Sequence
from typing import NamedTuple

from spielgeld.games.plutocracy.page.board import BOARD, parts_of_board
from spielgeld.games.plutocracy.rules.events import (
    BodiesRotated,
    ElectionHeld,
    PlayerWentOut,
    PricesChanged,
    ResourcesBought,
    ResourcesSold,
    SeatsBought,
    SocietyJoined,
    TurnBegan,
)
from spielgeld.games.plutocracy.rules.pieces import SPOTS, START_MONEY
from spielgeld.games.plutocracy.rules.view import PlutocracyTable
from spielgeld.kernel.state import Event, Seat
from spielgeld.page.chart import LineChart, line_chart
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, Region, group, region
from spielgeld.page.scoring_sheet import SheetLine

END = Macros("plutocracy/end.html")


class NamedChart(NamedTuple):
    """Councillors or money over time."""

    name: str
    chart: LineChart


class ScoresAndCharts(NamedTuple):
    """The scoring sheet, and what everybody had over time."""

    rules: str
    names: tuple[str, ...]
    winners: tuple[Seat, ...]
    lines: tuple[SheetLine, ...]
    charts: tuple[NamedChart, ...]


def draw_end(table: TablePage) -> Region:
    words, names, winners = table.frame.words, tuple(table.names), table.view.winners
    scores = ScoresAndCharts(table.rules, names, winners, scoring_sheet(table), charts_of(table))
    parts = (
        region("results", END.results, words, scores),
        group("board-shown", BOARD.board, words, "board-shown", parts_of_board(table)),
    )
    return group("board", END.finished, None, None, parts)


def charts_of(table: TablePage) -> tuple[NamedChart, ...]:
    """Councillors and money over time, if the server has told what happened."""
    if not table.told:
        return ()
    game: PlutocracyTable = table.view.table
    the_end = game.markers["the_end"]
    assert the_end is not None
    councillors, money = over_time(table.told, table.view.players, the_end)
    words = table.frame.words
    return (
        NamedChart("councillors", line_chart(councillors, words)),
        NamedChart("money", line_chart(money, words)),
    )


def scoring_sheet(table: TablePage) -> tuple[SheetLine, ...]:
    """Where everybody's councillors come from, and what breaks ties."""
    game: PlutocracyTable = table.view.table
    say = table.frame.say
    seats = range(len(game.players))
    places = {
        seat: rank for rank, place in enumerate(table.view.ranking, start=1) for seat in place
    }
    invited = [from_societies(game, seat) for seat in seats]
    elected = [game.players[seat].councillors - invited[seat] for seat in seats]
    out = say("score-out")
    total = [out if player.out else player.councillors for player in game.players]
    lines = [
        SheetLine(say("sheet-elections"), "PL-10", tuple(elected)),
        SheetLine(say("score-societies"), "PL-16", tuple(invited)),
        SheetLine(say("score-councillors"), "PL-19", tuple(total), "total"),
        SheetLine(say("score-time"), "PL-19", tuple([p.time for p in game.players])),
    ]
    if game.personal:
        lines.append(SheetLine(say("score-end"), "PL-24", tuple([p.end for p in game.players])))
    lines += [
        SheetLine(say("score-place"), "", tuple([places[seat] for seat in seats])),
        SheetLine(say("score-seats"), "", tuple([sum(p.seats.values()) for p in game.players])),
        SheetLine(say("sheet-money"), "", tuple([p.money for p in game.players])),
    ]
    return tuple(lines)


def from_societies(game: PlutocracyTable, seat: Seat) -> int:
    return sum(
        [
            councillors
            for society in game.societies
            for councillors, member in zip(SPOTS, society.members, strict=True)
            if member == seat
        ]
    )


def over_time(
    told: Sequence[Event], players: int, the_end: int
) -> tuple[list[list[int]], list[list[int]]]:
    """Everybody's councillors and money at every time from 0 to THE END, from what was told."""
    councillors = [[0] * (the_end + 1) for _ in range(players)]
    money = [[START_MONEY] * (the_end + 1) for _ in range(players)]
    now = 0

    def add(series: list[list[int]], seat: Seat, change: int) -> None:
        for time in range(now, the_end + 1):
            series[seat][time] += change

    for event in told:
        if isinstance(event, (TurnBegan, BodiesRotated, PricesChanged, ElectionHeld)):
            now = event.time
        if isinstance(event, ResourcesSold):
            add(money, event.seat, event.units * event.price)
        elif isinstance(event, ResourcesBought):
            add(money, event.seat, -event.units * event.price)
        elif isinstance(event, SeatsBought):
            add(money, event.seat, -event.cost)
        elif isinstance(event, SocietyJoined):
            add(councillors, event.seat, event.councillors)
        elif isinstance(event, ElectionHeld):
            for sent in event.sent:
                add(councillors, sent.seat, sent.councillors)
        elif isinstance(event, PlayerWentOut):
            add(councillors, event.seat, -councillors[event.seat][now])
            add(money, event.seat, -money[event.seat][now])
    return councillors, money
