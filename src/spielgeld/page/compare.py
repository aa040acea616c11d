"""What everyone compares, always in sight: a strip with the figures of all players.

A game brings `figures`: what stands there of each player, in the order of the seats.
"""

from typing import NamedTuple

from spielgeld.kernel.state import Seat
from spielgeld.page.boards import Figure, page_of
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, Region, group, region

COMPARE = Macros("compare.html")


class FiguresOfPlayer(NamedTuple):
    """A player in the strip; `thinking` is one who is asked."""

    seat: Seat
    name: str
    own: bool
    thinking: bool
    figures: tuple[Figure, ...]


def draw_comparison(table: TablePage) -> tuple[Region, ...]:
    """Nothing where a game has nothing to compare, and at the end, where all is compared."""
    if table.view.over and table.at is None:
        return ()
    figures = table.steady(page_of(table.view.game).figures)
    if not figures:
        return ()
    words, view = table.frame.words, table.view
    players = [
        region(
            f"figures-{seat}",
            COMPARE.player,
            words,
            FiguresOfPlayer(seat, name, seat == view.seat, seat in view.waiting, own),
        )
        for seat, (name, own) in enumerate(zip(table.names, figures, strict=True))
    ]
    return (group("compare", COMPARE.strip, words, len(players), tuple(players)),)
