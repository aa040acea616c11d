"""The board of QE: the sale that is on, the companies, and a shelf for each player."""

from textwrap import wrap
from typing import NamedTuple

from spielgeld.games.qe.page.aid import DRAWN
from spielgeld.games.qe.page.players import draw_shelves, state_of
from spielgeld.games.qe.rules.pieces import BOXES, Tile
from spielgeld.games.qe.rules.view import QeTable, SaleView
from spielgeld.games.qe.telling.saying import tile_words
from spielgeld.kernel.state import Seat
from spielgeld.page.aid import draw_legend
from spielgeld.page.cache import remembered
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, Region, group, region
from spielgeld.telling.asides import aside_about
from spielgeld.telling.words import Words

BOARD = Macros("qe/board.html")

ASIDE_WIDTH = 36
"""So many letters fit on a line of a certificate, which has two for the remark."""


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
    """How the last sale went; all know who won, some know the price."""

    number: int
    tile: str
    winner: Seat | None
    name: str
    own: bool
    price: int | None = None
    private: bool = False
    beaten: tuple[tuple[str, int], ...] = ()
    """The bids that only the auctioneer saw, by name."""
    zeros: tuple[str, ...] = ()
    first: str = ""
    """What the fall of the hammer shows before the next company: the ids of its parts."""


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
    parts = [draw_stage(table), draw_legend(words, DRAWN)]
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
    for number in range(len(qe.sales), max(0, len(qe.sales) - 2), -1):
        sale = qe.sales[number - 1]
        if sale.decided:
            shown = last_sale(table, number, sale)
            return (region("last", BOARD.last, table.frame.words, shown),)
    return ()


def last_sale(table: TablePage, number: int, sale: SaleView) -> LastSale:
    view, names, winner = table.view, table.names, sale.winner
    beaten: tuple[tuple[str, int], ...] = ()
    if view.seat is not None and sale.auctioneer == view.seat:
        bids = enumerate(sale.attempts[-1])
        beaten = tuple([(names[s], b) for s, b in bids if b and s not in (view.seat, winner)])
    place = "" if winner is None else f" player-{winner} facts-{winner}"
    return LastSale(
        number=number,
        tile=words_of_tile(sale.tile, table.frame.words),
        winner=winner,
        name="" if winner is None else names[winner],
        own=winner is not None and winner == view.seat,
        price=sale.amount,
        private=winner != sale.auctioneer,
        beaten=beaten,
        zeros=tuple([names[seat] for seat in sale.zeros]),
        first=f"tile-{sale.tile}{place}",
    )


def draw_stage(table: TablePage) -> Region:
    """The company on sale, the players' shelves, and all companies where they lie."""
    view = table.view
    before, pieces = table.steady(draw_pieces_of)
    shelves = group("shelves", BOARD.shelves, table.frame.words, None, draw_shelves(table))
    return group("stage", BOARD.stage, None, view.over, (*before, shelves, pieces))


def draw_pieces_of(table: TablePage) -> tuple[tuple[Region, ...], Region]:
    """The company on sale with the deck, and all that were turned up so far."""
    view, words = table.view, table.frame.words
    qe: QeTable = view.table
    lying = tuple([(sale.tile, sale.winner, sale.decided) for sale in qe.sales])
    pieces = draw_pieces(words, qe.edition, view.players, lying, view.over)
    if view.over:
        return (), pieces
    deck = region("deck", BOARD.deck, words, qe.sales_in_all - len(qe.sales))
    return (draw_certificate(table), deck), pieces


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
