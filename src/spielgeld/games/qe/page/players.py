"""The players of QE: their shelves say who is there, whose turn it is and who has what."""

import re
from typing import NamedTuple

from spielgeld.games.qe.rules.pieces import BOXES
from spielgeld.games.qe.rules.view import QeTable, SaleView
from spielgeld.games.qe.telling.saying import tile_words
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.page.cache import remembered
from spielgeld.page.page import TablePage
from spielgeld.page.players import draw_host_alone, draw_player, draw_turn
from spielgeld.page.region import Macros, Region, region
from spielgeld.telling.words import Words

PLAYERS = Macros("qe/players.html")

SIGNS = {"thinking": "thinking", "tied": "tie", "in": "sealed", "stands": "sealed"}

LONG_TOTAL = 10**9
"""From here on a total does not fit on one line below its envelope."""
_AFTER_GROUP = re.compile(r"(?<=\d[.,\u202f])(?=\d)")


class Spent(NamedTuple):
    """What is known of a player's spending: all of it, or at least so much."""

    number: int
    exact: bool
    long: bool
    pieces: tuple[str, ...]
    """Its groups of digits, if it is written in full."""


class Shelf(NamedTuple):
    """What lies before a player, with the envelope that holds what they have spent."""

    seat: Seat
    nation: str
    companies: tuple[str, ...]
    points: int
    zero_points: int
    look: str
    """left, used or not in this box."""
    spent: Spent
    over: bool


def draw_all(table: TablePage) -> Region:
    """The shelves are the list of players; here is what else there is to them."""
    return draw_host_alone(table)


def draw_shelves(table: TablePage) -> tuple[Region, ...]:
    shelves = table.steady(draw_what_lies_there)
    return tuple([draw_shelf(table, seat, *said) for seat, said in enumerate(shelves)])


def draw_shelf(table: TablePage, seat: Seat, label: str, style: str, shelf: Region) -> Region:
    view = table.view
    qe: QeTable = view.table
    state = state_of(view, seat)
    sign = SIGNS.get(state, "gavel")
    if not state and not view.over and qe.stage != "look" and qe.sales[-1].auctioneer == seat:
        state = "auctioneer"
    turn = draw_turn(table, seat, f"player-state-{state}" if state else "", sign)
    return draw_player(table, seat, label, turn, shelf, style=style)


def draw_what_lies_there(table: TablePage) -> list[tuple[str, str, Region]]:
    """The nation of each player, whether their shelf is empty, and what lies on it."""
    view, words = table.view, table.frame.words
    qe: QeTable = view.table
    looks = BOXES[qe.edition, view.players].looks
    found = []
    for seat, player in enumerate(qe.players):
        exact = player.spent is not None
        number = player.spent_at_least if player.spent is None else player.spent
        look = "left" if player.look_left else "used"
        shelf = Shelf(
            seat=seat,
            nation=player.nation,
            companies=tuple([tile_words(name, words) for name in player.companies]),
            points=points_of(qe.edition, view.players, player.companies),
            zero_points=player.zero_points,
            look=look if looks and not view.over else "",
            spent=Spent(number, exact, number >= LONG_TOTAL, pieces_of(number, words)),
            over=view.over,
        )
        style = " shelf" if player.companies else " shelf empty"
        drawn = region(f"facts-{seat}", PLAYERS.shelf, words, shelf)
        found.append((words.say(f"nation-{player.nation}"), style, drawn))
    return found


@remembered
def points_of(edition: str, players: int, companies: tuple[str, ...]) -> int:
    """What the companies of a player are worth, before any bonus."""
    tiles = BOXES[edition, players].tiles
    return sum([tiles[name].points for name in companies])


@remembered
def pieces_of(number: int, words: Words) -> tuple[str, ...]:
    """The groups of digits between which an amount may be broken; none if it is said shorter."""
    said = words.number(number)
    return tuple(_AFTER_GROUP.split(said)) if words.short(number) == said else ()


def state_of(view: View, seat: Seat) -> str:
    """What a player does in the current question, as all can see."""
    qe: QeTable = view.table
    if view.over:
        return ""
    sale: SaleView = qe.sales[-1]
    tied = bool(sale.ties) and not sale.decided and seat in sale.ties[-1]
    if seat in view.waiting:
        return "tied" if tied else "thinking"
    if qe.stage in ("secret bids", "blind bids") and seat != sale.auctioneer:
        return "in"
    if qe.stage == "rebid" and seat != sale.auctioneer:
        return "in" if tied else "stands"
    return ""
