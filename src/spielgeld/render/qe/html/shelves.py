"""Where the companies of QE lie, and what lies before each player."""

from dataclasses import dataclass
from functools import lru_cache

from spielgeld.games.qe.pieces import BOXES
from spielgeld.games.qe.view import QeTable
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.render.html.page import Table
from spielgeld.render.qe import tile_words
from spielgeld.render.words import Words


@dataclass(frozen=True)
class Piece:
    """A company tile where it now lies: on sale, on the shelf of a seat, or with nobody."""

    name: str
    nation: str
    industry: str
    points: int
    words: str
    number: int
    seat: Seat | None
    place: int = 0
    last: bool = False


@dataclass(frozen=True)
class Shelf:
    """What lies before a player, as the reader sees it."""

    seat: Seat
    name: str
    nation: str
    mine: bool
    pieces: tuple[Piece, ...]
    token: str | None
    auctioneer: bool
    state: str
    """thinking, in, tied, stands, or nothing."""
    spent: int | None
    spent_at_least: int
    points: int
    zero_points: int
    look_left: bool


@lru_cache(256)
def words_of_tile(name: str, words: Words) -> str:
    return tile_words(name, words)


def lay_out(view: View, words: Words) -> tuple[Piece, ...]:
    """Every company that has been turned up, in the order of sale."""
    table: QeTable = view.table
    tiles = BOXES[table.edition, view.players].tiles
    won = [0] * view.players
    last = max((n for n, sale in enumerate(table.sales) if sale.decided), default=None)
    pieces = []
    for number, sale in enumerate(table.sales):
        tile = tiles[sale.tile]
        place = 0
        if sale.winner is not None:
            place = won[sale.winner]
            won[sale.winner] += 1
        pieces.append(
            Piece(
                tile.name, tile.nation, tile.industry, tile.points, words_of_tile(tile.name, words),
                number + 1, sale.winner, place, number == last,
            )
        )  # fmt: skip
    return tuple(pieces)


def shelf_of(table: Table, seat: Seat, pieces: tuple[Piece, ...]) -> Shelf:
    view = table.view
    qe: QeTable = view.table
    player = qe.players[seat]
    own = tuple(piece for piece in pieces if piece.seat == seat)
    return Shelf(
        seat=seat,
        name=table.chairs[seat].name,
        nation=player.nation,
        mine=seat == view.seat,
        pieces=own,
        token=player.token,
        auctioneer=not view.over and qe.sales[-1].auctioneer == seat and qe.stage != "look",
        state=state_of(view, seat),
        spent=player.spent,
        spent_at_least=player.spent_at_least,
        points=sum(piece.points for piece in own),
        zero_points=player.zero_points,
        look_left=player.look_left,
    )


def state_of(view: View, seat: Seat) -> str:
    """What a player does in the current question, as all can see."""
    qe: QeTable = view.table
    if view.over:
        return ""
    sale = qe.sales[-1]
    tied = bool(sale.ties) and not sale.decided and seat in sale.ties[-1]
    if seat in view.waiting:
        return "tied" if tied else "thinking"
    if qe.stage in ("secret bids", "blind bids") and seat != sale.auctioneer:
        return "in"
    if qe.stage == "rebid" and seat != sale.auctioneer:
        return "in" if tied else "stands"
    return ""
