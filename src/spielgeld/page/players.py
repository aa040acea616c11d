"""Who sits at the table: the parts of it that are the same in every game."""

from collections.abc import Iterable
from typing import NamedTuple

from spielgeld.kernel.state import Seat
from spielgeld.page.page import ShownChair, TablePage
from spielgeld.page.region import Macros, Region, group, region

PLAYERS = Macros("players.html")


class PlayerCard(NamedTuple):
    """The place of a player, in a style of the game's own."""

    seat: Seat
    own: bool
    style: str


class PlayerName(NamedTuple):
    """Who it is; `away` says since when they are not there."""

    seat: Seat
    name: str
    label: str
    own: bool
    kind: str
    level: str
    person: str
    away: str


class WhoseTurn(NamedTuple):
    """What a player does now: a message with a sign, or nothing."""

    seat: Seat
    state: str
    sign: str
    thinking: bool


class HostTools(NamedTuple):
    """What the host can do; anybody else has empty addresses."""

    address: str
    invite: str
    delete: str
    levels: tuple[str, ...]
    chairs: tuple[ShownChair, ...]
    seat: Seat | None


def draw_players(table: TablePage, players: Iterable[Region]) -> Region:
    words = table.frame.words
    strip = group("player-strip", PLAYERS.strip, None, None, tuple(players))
    return group("players", PLAYERS.players, words, None, (strip, draw_host(table)))


def draw_host_alone(table: TablePage) -> Region:
    """Where the players themselves are on the board: what the host can do."""
    return group("players", PLAYERS.elsewhere, None, None, (draw_host(table),))


def draw_player(
    table: TablePage, seat: Seat, label: str, turn: Region, *facts: Region, style: str = ""
) -> Region:
    """Who it is, whether it is their turn, and what lies before them."""
    chair, own = table.chairs[seat], seat == table.view.seat
    shown = PlayerName(
        seat, chair.name, label, own, chair.kind, chair.level, chair.person, chair.away
    )
    who = region(f"who-{seat}", PLAYERS.who, table.frame.words, shown)
    card = PlayerCard(seat, own, style)
    return group(f"player-{seat}", PLAYERS.player, None, card, (who, turn, *facts))


def draw_turn(table: TablePage, seat: Seat, state: str, sign: str) -> Region:
    """What a player does now: a message with a sign, or nothing."""
    shown = WhoseTurn(seat, state, sign, seat in table.view.waiting)
    return region(f"turn-{seat}", PLAYERS.turn, table.frame.words, shown)


def draw_host(table: TablePage) -> Region:
    links, seat = table.frame.links, table.view.seat
    tools = HostTools("", "", links.delete, (), (), seat)
    if table.host and links.host:
        tools = tools._replace(
            address=links.host, invite=links.invite, levels=table.levels, chairs=table.chairs
        )
    return region("host-tools", PLAYERS.host, table.frame.words, tools)
