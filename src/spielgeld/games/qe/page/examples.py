"""The worked example of QE as a picture: the companies of one player, and their scoring sheet."""

from dataclasses import replace
from typing import NamedTuple

from spielgeld.games.example import Example
from spielgeld.games.qe.page.board import LyingTile, title_of_tile
from spielgeld.games.qe.page.end import scoring_sheet
from spielgeld.games.qe.rules.pieces import BOXES
from spielgeld.games.qe.rules.view import QeTable
from spielgeld.page.examples import Picture
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, region
from spielgeld.page.scoring_sheet import SheetLine

EXAMPLES = Macros("qe/examples.html")


class OneSheet(NamedTuple):
    """The companies that one player won, and their scoring sheet."""

    tiles: tuple[LyingTile, ...]
    names: tuple[str, ...]
    rules: str
    lines: tuple[SheetLine, ...]


def draw_example(example: Example, before: TablePage, after: TablePage) -> tuple[Picture, ...]:
    """The winner's sheet; the others don't matter here."""
    (winner,) = after.view.winners
    words = after.frame.words
    qe: QeTable = after.view.table
    tiles = BOXES[qe.edition, after.view.players].tiles
    won = [tiles[sale.tile] for sale in qe.sales if sale.winner == winner]
    shown = OneSheet(
        tuple([LyingTile(tile, title_of_tile(tile, words), "") for tile in won]),
        (after.names[winner],),
        after.rules,
        tuple(
            [replace(line, cells=(line.cells[winner],)) for line in scoring_sheet(qe, words.say)]
        ),
    )
    return (Picture("example-sheet-picture", region("sheet", EXAMPLES.sheet, words, shown)),)
