"""The players of QE, as the reader sees them."""

from markupsafe import Markup

from spielgeld.games.qe.pieces import BOXES
from spielgeld.games.qe.view import QeTable
from spielgeld.kernel.state import Seat
from spielgeld.render.html.page import Table
from spielgeld.render.html.parts import amount, icon
from spielgeld.render.html.players import draw_player, draw_turn
from spielgeld.render.html.region import Region, draw, fill, remembered, tag
from spielgeld.render.qe.html.board import state_of
from spielgeld.render.words import Words

FACTS = (
    '<dl class="facts" id="facts-%s"><div><dt>%s</dt><dd>%s <small>(%s)</small></dd></div>'
    "<div><dt>%s</dt><dd>%s</dd></div><div><dt>%s</dt><dd>%s%s</dd></div>%s</dl>"
)
LOOK = "<div><dt>%s</dt><dd>%s</dd></div>"

SIGNS = {"thinking": "thinking", "tied": "tie", "in": "sealed", "stands": "sealed"}


def draw_all(table: Table) -> list[Region]:
    facts = table.steady(facts_of_all)
    return [draw_one(table, seat, *said) for seat, said in enumerate(facts)]


def draw_one(table: Table, seat: Seat, label: str, facts: Region) -> Region:
    view = table.view
    qe: QeTable = view.table
    state = state_of(view, seat)
    sign = SIGNS.get(state, "gavel")
    if not state and not view.over and qe.stage != "look" and qe.sales[-1].auctioneer == seat:
        state = "auctioneer"
    turn = draw_turn(table, seat, f"player-state-{state}" if state else "", sign)
    return draw_player(table, seat, label, turn, facts)


def facts_of_all(table: Table) -> list[tuple[str, Region]]:
    """The nation of each player, and what lies before them."""
    view, words = table.view, table.frame.words
    qe: QeTable = view.table
    looks = BOXES[qe.edition, view.players].looks
    found = []
    for seat, player in enumerate(qe.players):
        points = points_of(qe.edition, view.players, player.companies)
        facts = draw(
            f"facts-{seat}", facts_of, words, seat, len(player.companies), points,
            player.zero_points, player.spent, player.spent_at_least, view.over, looks,
            player.look_left,
        )  # fmt: skip
        found.append((words.say(f"nation-{player.nation}"), facts))
    return found


def facts_of(
    words: Words, seat: Seat, companies: int, points: int, zero: int, spent: int | None,
    at_least: int, over: bool, looks: bool, look_left: bool,
) -> Markup:  # fmt: skip
    say = words.say
    sign = Markup() if over else icon("eye")
    if spent is None:
        sign, spent = Markup("≥ "), at_least
    look: Markup | str = ""
    if looks:
        look = tag(LOOK, say("player-look"), say(f"mine-look-{'left' if look_left else 'used'}"))
    return fill(
        FACTS, seat, say("player-companies"), companies, say("board-points", points=points),
        say("player-zero"), zero, say("player-spent"), sign, amount(words, spent), look,
    )  # fmt: skip


@remembered
def points_of(edition: str, players: int, companies: tuple[str, ...]) -> int:
    """What the companies of a player are worth, before any bonus."""
    tiles = BOXES[edition, players].tiles
    return sum([tiles[name].points for name in companies])
