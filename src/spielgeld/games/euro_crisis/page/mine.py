"""What is the reader's own: their card of this quarter, what their bank has, its properties."""

from spielgeld.games.euro_crisis.page.players import cards_of, purse_of
from spielgeld.games.euro_crisis.page.year import own_card
from spielgeld.games.euro_crisis.rules.view import EuroCrisisTable
from spielgeld.kernel.state import Seat
from spielgeld.page.boards import desk
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, Region, group, region

MINE = Macros("euro-crisis/mine.html")

Deeds = tuple[tuple[str, int], ...]
"""Properties with their points."""


def draw_mine(table: TablePage) -> Region:
    view, words = table.view, table.frame.words
    if view.seat is None:
        parts = [
            region("mine-title", MINE.watching_title, words),
            region("mine-watching", MINE.watching, words, view.over),
        ]
    else:
        parts = [region("mine-title", MINE.title, words, view.seat)]
        card = own_card(table)
        if card is not None:
            parts.append(region("own-card", MINE.own_card, words, card))
        parts += table.steady(draw_belongings)
    return group("mine", MINE.mine, None, None, (*parts, desk()))


def draw_belongings(table: TablePage) -> tuple[Region, ...]:
    view, words = table.view, table.frame.words
    assert view.seat is not None
    euro: EuroCrisisTable = view.table
    bank, deeds = euro.banks[view.seat], deeds_of(euro, view.seat)
    parts = [
        region("purse", MINE.purse, words, purse_of(bank)),
        region("hand", MINE.hand, words, cards_of(bank)),
    ]
    if deeds:
        parts.append(region("deeds", MINE.deeds, words, deeds))
    return tuple(parts)


def deeds_of(euro: EuroCrisisTable, seat: Seat) -> Deeds:
    return tuple(
        [
            lot
            for state in euro.states
            for lot, owner in zip(state.board.properties, state.owners, strict=False)
            if owner == seat
        ]
    )
