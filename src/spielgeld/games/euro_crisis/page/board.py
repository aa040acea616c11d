"""The board of €uro Crisis: the year with its events, and between the states what all share."""

from spielgeld.games.euro_crisis.page.aid import DRAWN
from spielgeld.games.euro_crisis.page.sheets import draw_states
from spielgeld.games.euro_crisis.page.tracks import draw_incomes, draw_market
from spielgeld.games.euro_crisis.page.year import draw_events, draw_year
from spielgeld.page.aid import draw_legend
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, Region, group, region

BOARD = Macros("euro-crisis/board.html")


def draw_board(table: TablePage) -> Region:
    parts = (draw_year(table), table.steady(draw_sheets))
    return group("board", BOARD.board, table.frame.words, "board", parts)


def draw_sheets(table: TablePage) -> Region:
    """The states with what lies in their middle, which does not change while decisions are sealed.

    The last move is told by events, which come with steps, too.
    """
    words, states = table.frame.words, draw_states(table)
    shared = (draw_market(table, draw_events(table)), draw_incomes(table))
    middle = group("middle", BOARD.middle, None, None, shared)
    parts = (
        group("sheets", BOARD.sheets, None, len(states), (*states[:2], middle, *states[2:])),
        region("signs", BOARD.signs, words),
        draw_legend(words, DRAWN),
    )
    return group("sheets-shown", BOARD.sheets_shown, None, None, parts)
