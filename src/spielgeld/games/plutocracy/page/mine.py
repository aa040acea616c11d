"""What is the reader's own: money, councillors, the hold, and what the societies want to see."""

from typing import NamedTuple

from spielgeld.games.plutocracy.rules.pieces import HOLD_LIMIT, RESOURCES
from spielgeld.games.plutocracy.rules.view import PlayerView, PlutocracyTable
from spielgeld.kernel.state import Seat
from spielgeld.page.boards import desk
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, Region, group, region

MINE = Macros("plutocracy/mine.html")


class OwnCorporation(NamedTuple):
    seat: Seat
    corporation: str


class MoneyAndCouncillors(NamedTuple):
    money: int
    councillors: int


class Cargo(NamedTuple):
    """So many units of a resource in a hold."""

    resource: str
    units: int


class Tanks(NamedTuple):
    """The hold of the ship: each resource has room for `limit` units."""

    cargo: tuple[Cargo, ...]
    limit: int


class SocietyWants(NamedTuple):
    """What a society wants to see, and how much of it the reader has.

    `state` is joined, full, open or not-yet.
    """

    society: str
    have: int
    needed: int
    state: str


def draw_mine(table: TablePage) -> Region:
    view, words = table.view, table.frame.words
    game: PlutocracyTable = view.table
    if view.seat is None:
        parts = [
            region("mine-title", MINE.title_of_watcher, words),
            region("mine-watching", MINE.watching, words, view.over),
        ]
    else:
        me = game.players[view.seat]
        cargo = tuple([Cargo(name, me.hold[name]) for name in RESOURCES])
        purse = MoneyAndCouncillors(me.money, me.councillors)
        parts = [
            region("mine-title", MINE.title, words, OwnCorporation(view.seat, me.corporation)),
            region("purse", MINE.purse, words, purse),
            region("tanks", MINE.tanks, words, Tanks(cargo, HOLD_LIMIT)),
        ]
        if not view.over:
            parts.append(region("wants", MINE.wants, words, wants_of(game, me, view.seat)))
    return group("mine", MINE.mine, None, None, (*parts, desk()))


def wants_of(game: PlutocracyTable, me: PlayerView, seat: Seat) -> tuple[SocietyWants, ...]:
    found = []
    for society in game.societies:
        have = me.shows[society.name]
        state = "open"
        if seat in society.members:
            state = "joined"
        elif None not in society.members:
            state = "full"
        elif have < society.wants:
            state = "not-yet"
        found.append(SocietyWants(society.name, have, society.wants, state))
    return tuple(found)
