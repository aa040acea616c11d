"""The players of QE, as the reader sees them."""

from typing import NamedTuple

from spielgeld.games.qe.page.board import state_of
from spielgeld.games.qe.rules.pieces import BOXES
from spielgeld.games.qe.rules.view import QeTable
from spielgeld.kernel.state import Seat
from spielgeld.page.cache import remembered
from spielgeld.page.page import TablePage
from spielgeld.page.players import draw_player, draw_players, draw_turn
from spielgeld.page.region import Macros, Region, region

PLAYERS = Macros("qe/players.html")

SIGNS = {"thinking": "thinking", "tied": "tie", "in": "sealed", "stands": "sealed"}


class PlayerFacts(NamedTuple):
    """What lies before a player; `look` is left, used or not in this box."""

    seat: Seat
    companies: int
    points: int
    zero_points: int
    spent: int
    exact: bool
    over: bool
    look: str


def draw_all(table: TablePage) -> Region:
    facts = table.steady(facts_of_all)
    return draw_players(table, [draw_one(table, seat, *said) for seat, said in enumerate(facts)])


def draw_one(table: TablePage, seat: Seat, label: str, facts: Region) -> Region:
    view = table.view
    qe: QeTable = view.table
    state = state_of(view, seat)
    sign = SIGNS.get(state, "gavel")
    if not state and not view.over and qe.stage != "look" and qe.sales[-1].auctioneer == seat:
        state = "auctioneer"
    turn = draw_turn(table, seat, f"player-state-{state}" if state else "", sign)
    return draw_player(table, seat, label, turn, facts)


def facts_of_all(table: TablePage) -> list[tuple[str, Region]]:
    """The nation of each player, and what lies before them."""
    view, words = table.view, table.frame.words
    qe: QeTable = view.table
    looks = BOXES[qe.edition, view.players].looks
    found = []
    for seat, player in enumerate(qe.players):
        points = points_of(qe.edition, view.players, player.companies)
        look = "left" if player.look_left else "used"
        shown = PlayerFacts(
            seat=seat,
            companies=len(player.companies),
            points=points,
            zero_points=player.zero_points,
            spent=player.spent_at_least if player.spent is None else player.spent,
            exact=player.spent is not None,
            over=view.over,
            look=look if looks else "",
        )
        facts = region(f"facts-{seat}", PLAYERS.facts, words, shown)
        found.append((words.say(f"nation-{player.nation}"), facts))
    return found


@remembered
def points_of(edition: str, players: int, companies: tuple[str, ...]) -> int:
    """What the companies of a player are worth, before any bonus."""
    tiles = BOXES[edition, players].tiles
    return sum([tiles[name].points for name in companies])
