"""Companies of QE in words."""

from spielgeld.games.qe.rules.pieces import BOXES
from spielgeld.games.qe.rules.view import QeTable
from spielgeld.kernel.view import View
from spielgeld.telling.words import Words


def tile_words(tile: str, words: Words) -> str:
    """Housing, Japan."""
    nation, industry = tile.split("-")
    return words.say(
        "tile", industry=words.say(f"industry-{industry}"), nation=words.say(f"nation-{nation}")
    )


def tile_with_points(table: QeTable, view: View, tile: str, words: Words) -> str:
    points = BOXES[table.edition, view.players].tiles[tile].points
    return words.say("tile-with-points", tile=tile_words(tile, words), points=points)
