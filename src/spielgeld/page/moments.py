"""What happens to everybody is shown, not only told: cards over the board, until they are read.

A game brings `moments`: what of the events of one step is one, and a macro that draws it.
"""

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from spielgeld.page.boards import ShownMoment, page_of
from spielgeld.page.cache import remembered
from spielgeld.page.page import TablePage, UnreadChapter
from spielgeld.page.region import Macros, Region, group, halves, region
from spielgeld.telling.same import Same
from spielgeld.telling.words import Words

MOST_SHOWN = 3
"""Earlier ones are read in the story."""

MOMENTS = Macros("moments.html")


class CardAround(NamedTuple):
    """What every card has, whatever is drawn inside."""

    id: str
    title: str
    sign: str


class ReadUpTo(NamedTuple):
    """What a reader sends who has seen all cards that are shown, the last of them from `step`."""

    address: str
    step: int
    number: int


def draw_moments(table: TablePage) -> Region:
    """The latest moments that the reader has not said they have read, the last one first."""
    cards: tuple[tuple[int, Region], ...] = ()
    if table.unread:
        names = tuple(table.names)
        cards = cards_of(table.view.game, Same(table.unread), table.frame.words, names)
    last = cards[0][0] if cards else 0
    shown = tuple([card for _, card in cards])
    read = ReadUpTo(table.frame.links.read, last, len(cards))
    parts = (
        group("moment-cards", MOMENTS.cards, table.frame.words, None, shown),
        region("moments-read", MOMENTS.read, table.frame.words, read),
    )
    return group("moments", MOMENTS.moments, None, None, parts)


@remembered
def cards_of(
    game: str, unread: Same, words: Words, names: tuple[str, ...]
) -> tuple[tuple[int, Region], ...]:
    """The latest cards, each with its step."""
    return tuple(islice(latest_cards(game, unread.value, words, names), MOST_SHOWN))


def latest_cards(
    game: str, unread: tuple[UnreadChapter, ...], words: Words, names: tuple[str, ...]
) -> Iterator[tuple[int, Region]]:
    for step, chapter in reversed(unread):
        moments = moments_in(game, Same(chapter), words, names)
        for number, moment in reversed(list(enumerate(moments, start=1))):
            yield step, draw_card(f"moment-{step}-{number}", words, moment)


@remembered
def moments_in(
    game: str, chapter: Same, words: Words, names: tuple[str, ...]
) -> tuple[ShownMoment, ...]:
    """All who have heard the same of a step are shown the same of it."""
    events = [line.event for line in chapter.value if line.event is not None]
    return tuple(page_of(game).moments(events, words, names)) if events else ()


@remembered
def draw_card(name: str, words: Words, moment: ShownMoment) -> Region:
    opening, closing = halves(MOMENTS.card(words, CardAround(name, moment.title, moment.sign)))
    return Region(name, f"{opening}{moment.macro(words, moment.it)}{closing}")
