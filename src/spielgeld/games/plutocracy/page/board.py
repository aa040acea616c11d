"""The board of Plutocracy: the map, what comes next on the time track, and the planet boards."""

from typing import NamedTuple

from spielgeld.games.plutocracy.page.aid import drawn
from spielgeld.games.plutocracy.page.aims import draw_aims
from spielgeld.games.plutocracy.page.market import draw_market, draw_trade
from spielgeld.games.plutocracy.page.sky import draw_picture
from spielgeld.games.plutocracy.page.time_track import HEIGHT, WIDTH
from spielgeld.games.plutocracy.rules.events import ShipFlew
from spielgeld.games.plutocracy.rules.pieces import BODIES, ORBITS, Hex
from spielgeld.games.plutocracy.rules.view import PlutocracyTable
from spielgeld.kernel.state import Seat
from spielgeld.page.aid import draw_legend
from spielgeld.page.cache import remembered
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, Region, group, region
from spielgeld.telling.same import Same
from spielgeld.telling.words import Words

BOARD = Macros("plutocracy/board.html")


class ViewBox(NamedTuple):
    """What of a drawing is seen."""

    left: int
    top: int
    width: int
    height: int


SKY_VIEW = ViewBox(-WIDTH // 2, -HEIGHT // 2, WIDTH, HEIGHT)


class BodyPlace(NamedTuple):
    """A body, so many spaces past its star."""

    name: str
    steps: int


class ShipPlace(NamedTuple):
    """Whose ship it is, and the body that it is on."""

    name: str
    body: str | None


class MapInWords(NamedTuple):
    """What is to be seen on the map, for those who don't see it."""

    bodies: tuple[BodyPlace, ...]
    ships: tuple[ShipPlace, ...]


class PositionBid(NamedTuple):
    """A position of the start auction: whose it is so far, and for how much."""

    seat: Seat | None
    name: str
    bid: int | None


class PositionBids(NamedTuple):
    """How the start auction stands."""

    rules: str
    positions: tuple[PositionBid, ...]


class NextPiece(NamedTuple):
    """A disc of a player, or a marker, on the time track."""

    time: int
    kind: str
    seat: Seat | None
    name: str


class NextPieces(NamedTuple):
    """What comes next on the time track, the least time first."""

    rules: str
    pieces: tuple[NextPiece, ...]


def draw_board(table: TablePage) -> Region:
    return group("board", BOARD.board, table.frame.words, "board", parts_of_board(table))


def parts_of_board(table: TablePage) -> tuple[Region, ...]:
    view, words, names = table.view, table.frame.words, tuple(table.names)
    same = Same(view.table)
    sky = [draw_picture(words, names, same, last_flight(table))]
    if view.table.stage == "turn" and table.choice is not None and table.at is None:
        sky.append(draw_aims(table))
    return (
        group("sky-view", BOARD.sky_view, words, None,
              (group("sky", BOARD.sky, None, SKY_VIEW, tuple(sky)),)),
        draw_legend(words, drawn(view.table)),
        *draw_around(words, table.rules, names, same),
    )  # fmt: skip


def last_flight(table: TablePage) -> tuple[Seat, Hex, Hex] | None:
    """Who flew last, and from where to where."""
    if table.view.over:
        return None
    flown = (event for event in reversed(table.told) if isinstance(event, ShipFlew))
    last = next(flown, None)
    return None if last is None else (last.seat, last.start, last.to)


@remembered
def draw_around(words: Words, rules: str, names: tuple[str, ...], same: Same) -> tuple[Region, ...]:
    """All that stands around the map: the same for everybody at the table."""
    game: PlutocracyTable = same.value
    parts = [region("board-facts", BOARD.facts, words, map_in_words(names, game))]
    if game.stage == "auction":
        auction = PositionBids(rules, position_bids(names, game))
        parts.append(region("auction", BOARD.auction, words, auction))
    if game.stage != "over":
        parts.append(region("coming", BOARD.coming, words, next_pieces(rules, names, game)))
    return (*parts, draw_market(words, rules, names, game), draw_trade(words, game))


def map_in_words(names: tuple[str, ...], game: PlutocracyTable) -> MapInWords:
    bodies = [
        BodyPlace(body.name, ORBITS[BODIES.index(body.name)].index(body.at))
        for body in game.bodies
        if body.at is not None
    ]
    ships = [
        ShipPlace(name, player.body)
        for name, player in zip(names, game.players, strict=True)
        if player.ship is not None
    ]
    return MapInWords(tuple(bodies), tuple(ships))


def position_bids(names: tuple[str, ...], game: PlutocracyTable) -> tuple[PositionBid, ...]:
    free = PositionBid(None, "", None)
    return tuple(
        [
            free if bid is None else PositionBid(bid.seat, names[bid.seat], bid.bid)
            for bid in game.auction
        ]
    )


def next_pieces(rules: str, names: tuple[str, ...], game: PlutocracyTable) -> NextPieces:
    pieces = [
        NextPiece(time, piece.kind, piece.seat, "" if piece.seat is None else names[piece.seat])
        for time, piece in game.next_pieces()
    ]
    return NextPieces(rules, tuple(pieces))
