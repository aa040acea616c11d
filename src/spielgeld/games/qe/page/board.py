"""The board of QE: the sale that is on, the companies, and a shelf for each player."""

import re
from textwrap import wrap
from typing import NamedTuple

from spielgeld.games.qe.page.aid import DRAWN
from spielgeld.games.qe.rules.pieces import BOXES, Tile
from spielgeld.games.qe.rules.view import QeTable, SaleView
from spielgeld.games.qe.telling.saying import tile_words
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.page.aid import draw_legend
from spielgeld.page.cache import remembered
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, Region, group, region
from spielgeld.telling.asides import aside_about
from spielgeld.telling.words import Words

BOARD = Macros("qe/board.html")

LONG_TOTAL = 10**9
"""From here on a total does not fit on one line below its envelope."""
ASIDE_WIDTH = 36
"""So many letters fit on a line of a certificate, which has two for the remark."""
_AFTER_GROUP = re.compile(r"(?<=\d[.,\u202f])(?=\d)")


class SaleNumber(NamedTuple):
    """The how manyth sale of how many it is."""

    sale: int
    sales: int
    round: int


class Opening(NamedTuple):
    """Who opens the sale, and with how much once that is known; nobody opens a blind one."""

    auctioneer: Seat | None
    name: str
    bid: int | None
    blind_rule: str
    rules: str


class Tie(NamedTuple):
    """Those who bid again, and for the how manyth time."""

    names: tuple[str, ...]
    number: int
    rules: str


class Bidder(NamedTuple):
    """What a player does in this sale, and their bid for those who know it."""

    seat: Seat
    name: str
    state: str
    bid: int | None


class LastSale(NamedTuple):
    """The sale before the current one; all know who won, some know the price."""

    text: str
    unknown: bool = False
    price: int | None = None
    private: bool = False
    beaten: tuple[tuple[str, int], ...] = ()
    """The bids that only the auctioneer saw, by name."""
    zeros: tuple[str, ...] = ()


class Spent(NamedTuple):
    """What is known of a player's spending: all of it, or at least so much."""

    number: int
    exact: bool
    long: bool
    pieces: tuple[str, ...]
    """Its groups of digits, if it is written in full."""


class Shelf(NamedTuple):
    """A player's place, with the envelope in which their spending lies."""

    seat: Seat
    name: str
    nation: str
    own: bool
    auctioneer: bool
    companies: tuple[str, ...]
    spent: Spent
    over: bool


class Certificate(NamedTuple):
    """The company on sale; `aside` is the remark about it, line by line."""

    tile: Tile
    title: str
    aside: tuple[str, ...]
    number: int
    of: int
    sold: bool


class LyingTile(NamedTuple):
    """A company where it lies: `place` are the classes that say so."""

    tile: Tile
    title: str
    place: str


Lying = tuple[tuple[str, Seat | None, bool], ...]
"""The companies in the order of sale: with whom each of them is, and whether its sale is over."""


def draw_board(table: TablePage) -> Region:
    view, words = table.view, table.frame.words
    parts = [table.steady(draw_stage), draw_legend(words, DRAWN)]
    if not view.over:
        parts.insert(0, group("room", BOARD.room, None, None, draw_sale(table)))
    return group("board", BOARD.board, words, None, tuple(parts))


def draw_sale(table: TablePage) -> tuple[Region, ...]:
    """How the sale stands, and how the last one went."""
    view, names = table.view, table.names
    qe: QeTable = view.table
    head, last = table.steady(draw_opening), table.steady(draw_last)
    if qe.stage in ("open bid", "look"):
        return (*head, *last)
    sale = qe.sales[-1]
    standing = sale.attempts[-1] if sale.attempts else (None,) * view.players
    bidders = [
        Bidder(seat, names[seat], state, standing[seat])
        for seat in range(view.players)
        if (state := state_of(view, seat))
    ]
    return (*head, region("bidders", BOARD.bidders, table.frame.words, tuple(bidders)), *last)


def draw_opening(table: TablePage) -> tuple[Region, ...]:
    words, names = table.frame.words, table.names
    qe: QeTable = table.view.table
    sale = qe.sales[-1]
    number = SaleNumber(len(qe.sales), qe.sales_in_all, qe.round)
    opening = Opening(
        sale.auctioneer,
        "" if sale.auctioneer is None else names[sale.auctioneer],
        sale.open_bid,
        "QE-37" if qe.edition == "2017" else "QE-13",
        table.rules,
    )
    parts = [
        region("sale-number", BOARD.sale_number, words, number),
        region("opening", BOARD.opening, words, opening),
    ]
    if sale.ties and not sale.decided:
        tied = tuple([names[seat] for seat in sale.ties[-1]])
        parts.append(region("tie", BOARD.tie, words, Tie(tied, len(sale.ties), table.rules)))
    return tuple(parts)


def draw_last(table: TablePage) -> tuple[Region, ...]:
    qe: QeTable = table.view.table
    sale = next((sale for sale in reversed(qe.sales[-2:]) if sale.decided), None)
    if sale is None:
        return ()
    return (region("last", BOARD.last, table.frame.words, last_sale(table, sale)),)


def last_sale(table: TablePage, sale: SaleView) -> LastSale:
    view, words, say, names = table.view, table.frame.words, table.frame.say, table.names
    tile = words_of_tile(sale.tile, words)
    zeros = tuple([names[seat] for seat in sale.zeros])
    if sale.winner is None:
        return LastSale(say("board-last-unsold", tile=tile), zeros=zeros)
    looking = view.table.stage == "look"
    if looking:
        text = say("board-sold", name=names[sale.winner])
    else:
        text = say("board-last-won", tile=tile, name=names[sale.winner])
    beaten: tuple[tuple[str, int], ...] = ()
    if view.seat is not None and sale.auctioneer == view.seat:
        bids = enumerate(sale.attempts[-1])
        beaten = tuple([(names[s], b) for s, b in bids if b and s not in (view.seat, sale.winner)])
    unknown = looking and sale.amount is None
    private = sale.winner != sale.auctioneer
    return LastSale(text, unknown, sale.amount, private, beaten, zeros)


def draw_stage(table: TablePage) -> Region:
    """The company on sale, the shelves, and all companies where they lie."""
    view, words = table.view, table.frame.words
    qe: QeTable = view.table
    shelves = tuple([draw_shelf(table, seat) for seat in range(view.players)])
    lying = tuple([(sale.tile, sale.winner, sale.decided) for sale in qe.sales])
    pieces = draw_pieces(words, qe.edition, view.players, lying, view.over)
    parts = [group("shelves", BOARD.shelves, None, None, shelves), pieces]
    if not view.over:
        deck = region("deck", BOARD.deck, words, qe.sales_in_all - len(qe.sales))
        parts = [draw_certificate(table), deck, *parts]
    return group("stage", BOARD.stage, None, view.over, tuple(parts))


def draw_shelf(table: TablePage, seat: Seat) -> Region:
    view, words = table.view, table.frame.words
    qe: QeTable = view.table
    player = qe.players[seat]
    exact = player.spent is not None
    number = player.spent_at_least if player.spent is None else player.spent
    shelf = Shelf(
        seat=seat,
        name=table.names[seat],
        nation=player.nation,
        own=seat == view.seat,
        auctioneer=not view.over and qe.sales[-1].auctioneer == seat and qe.stage != "look",
        companies=tuple([words_of_tile(name, words) for name in player.companies]),
        spent=Spent(number, exact, number >= LONG_TOTAL, pieces_of(number, words)),
        over=view.over,
    )
    return region(f"shelf-{seat}", BOARD.shelf, words, shelf)


@remembered
def pieces_of(number: int, words: Words) -> tuple[str, ...]:
    """The groups of digits between which an amount may be broken; none if it is said shorter."""
    said = words.number(number)
    return tuple(_AFTER_GROUP.split(said)) if words.short(number) == said else ()


def draw_certificate(table: TablePage) -> Region:
    words = table.frame.words
    qe: QeTable = table.view.table
    tile = BOXES[qe.edition, table.view.players].tiles[qe.sales[-1].tile]
    number, sold = len(qe.sales), qe.stage == "look"
    title, aside = title_of_tile(tile, words), wrap(aside_about(tile.name, words), ASIDE_WIDTH)
    certificate = Certificate(tile, title, tuple(aside), number, qe.sales_in_all, sold)
    return region(f"certificate-{tile.name}", BOARD.certificate, words, certificate)


@remembered
def draw_pieces(words: Words, edition: str, players: int, lying: Lying, over: bool) -> Region:
    """Every company that has been turned up, in the order of sale; its class says where it lies."""
    tiles = BOXES[edition, players].tiles
    won = [winner for _, winner, _ in lying]
    last = max([n for n, (_, _, decided) in enumerate(lying) if decided], default=None)
    parts = []
    for number, (name, winner, _) in enumerate(lying):
        if winner is not None:
            place = f"s{winner} i{won[:number].count(winner)} n{won.count(winner)}"
        else:
            place = "on-sale" if number == len(lying) - 1 and not over else "unsold"
        tile = tiles[name]
        shown = LyingTile(tile, title_of_tile(tile, words), place + " last" * (number == last))
        parts.append(region(f"tile-{name}", BOARD.tile, words, shown))
    return group("pieces", BOARD.pieces, None, None, tuple(parts))


@remembered
def words_of_tile(name: str, words: Words) -> str:
    return tile_words(name, words)


@remembered
def short_of_tile(name: str, words: Words) -> str:
    """JP HOU, as it stands on the tile."""
    nation, industry = name.split("-")
    return f"{nation} {words.say(f'industry-short-{industry}')}"


@remembered
def title_of_tile(tile: Tile, words: Words) -> str:
    """Housing, Japan (3 points)."""
    return words.say("tile-with-points", tile=words_of_tile(tile.name, words), points=tile.points)


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
