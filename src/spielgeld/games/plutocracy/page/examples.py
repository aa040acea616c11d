"""The worked examples of Plutocracy as pictures: a corner of the board, or the start auction."""

from spielgeld.games.example import Example
from spielgeld.games.plutocracy.page.board import (
    BOARD,
    PositionBids,
    ViewBox,
    map_in_words,
    next_pieces,
    position_bids,
)
from spielgeld.games.plutocracy.page.sky import draw_picture
from spielgeld.games.plutocracy.page.time_track import CELL, HEIGHT, WIDTH, cell
from spielgeld.games.plutocracy.rules.view import PlutocracyTable
from spielgeld.page.examples import Picture
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, Region, group, region
from spielgeld.telling.same import Same

EXAMPLES = Macros("plutocracy/examples.html")


def corner(first: int, last: int, width: float) -> ViewBox:
    """What is seen of the board: the time track between two times, and so many spaces of width."""
    xs, ys = zip(cell(first), cell(last), strict=True)
    half = CELL // 2 + 1
    right = min(max(xs) + half, WIDTH // 2)
    left = max(right - width * CELL, -WIDTH // 2) if right > 0 else -WIDTH // 2
    top = max(min(ys) - half, -HEIGHT // 2)
    return ViewBox(int(left), int(top), int(width * CELL), int(max(ys) + half - top))


ROTATING = ViewBox(int(WIDTH * -0.38), int(HEIGHT * -0.46), int(WIDTH * 0.49), int(HEIGHT * 0.66))
"""Where everybody is who moves with a body in the example of a rotation."""

VIEWS = {"rotation": (corner(14, 31, 10), ROTATING), "gap": (corner(75, 67, 1.7),)}


def draw_example(example: Example, before: TablePage, after: TablePage) -> tuple[Picture, ...]:
    if example.name == "auction":
        return (Picture("example-after", draw_auction(after)),)
    moments = [("example-before", before), ("example-after", after)]
    shown = moments[:1] if example.name == "gap" else moments
    return tuple(
        [
            Picture(caption, draw_corner(table, view))
            for view in VIEWS[example.name]
            for caption, table in shown
        ]
    )


def draw_corner(table: TablePage, view: ViewBox) -> Region:
    words, names = table.frame.words, tuple(table.names)
    game: PlutocracyTable = table.view.table
    sky = group("sky", BOARD.sky, None, view, (draw_picture(words, names, Same(game), None),))
    parts = (
        sky,
        region("board-facts", BOARD.facts, words, map_in_words(names, game)),
        region("coming", EXAMPLES.coming, words, next_pieces(table.rules, names, game)),
    )
    return group("corner", EXAMPLES.corner, words, None, parts)


def draw_auction(table: TablePage) -> Region:
    words, names = table.frame.words, tuple(table.names)
    bids = PositionBids(table.rules, position_bids(names, table.view.table))
    return region("auction", BOARD.auction, words, bids)
