"""Who sits at the table: the parts of it that are the same in every game."""

from collections.abc import Iterable

from spielgeld.kernel.state import Seat
from spielgeld.render.html.page import Table
from spielgeld.render.html.region import Macros, Region, draw, group, tag
from spielgeld.render.same import Same

PLAYERS = Macros("players.html")

SECTION = (
    '<section id="players" class="players" aria-labelledby="players-title">'
    '<h2 id="players-title">%s</h2>'
)
STRIP = '<ul id="player-strip" class="strip" tabindex="0" aria-labelledby="players-title">'
PLAYER = '<li id="player-%s" class="player card p%s%s">'


def draw_players(table: Table, players: Iterable[Region]) -> Region:
    strip = group("player-strip", STRIP, tuple(players), "</ul>")
    title = tag(SECTION, table.frame.say("page-players"))
    host = table.once(
        "host", (Same(table.chairs), table.frame.links, table.host), lambda: draw_host(table)
    )
    return group("players", title, (strip, host), "</section>")


def draw_player(
    table: Table, seat: Seat, label: str, turn: Region, *facts: Region, style: str = ""
) -> Region:
    """Who it is, whether it is their turn, and what lies before them."""
    chair, own = table.chairs[seat], seat == table.view.seat
    who = draw(
        f"who-{seat}", PLAYERS.who, table.frame.say, seat, chair.name, label, own, chair.kind,
        chair.level, chair.away,
    )  # fmt: skip
    opening = tag(PLAYER, seat, seat, " own" + style if own else style)
    return group(f"player-{seat}", opening, (who, turn, *facts), "</li>")


def draw_turn(table: Table, seat: Seat, state: str, sign: str) -> Region:
    """What a player does now: a message with a sign, or nothing."""
    thinking = seat in table.view.waiting
    return draw(f"turn-{seat}", PLAYERS.turn, table.frame.say, seat, state, sign, thinking)


def draw_host(table: Table) -> Region:
    links, host = table.frame.links, table.frame.links.host if table.host else ""
    chairs = tuple([(c.seat, c.name, c.kind, c.stands_in) for c in table.chairs]) if host else ()
    return draw(
        "host-tools", PLAYERS.host, table.frame.say, host, links.invite if host else "",
        links.delete, table.levels if host else (), chairs, table.view.seat,
    )  # fmt: skip
