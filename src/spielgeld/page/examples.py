"""Worked examples as the rules page shows them: small drawn positions with their reckoning."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from spielgeld import games
from spielgeld.games.example import Example
from spielgeld.kernel.play import Play
from spielgeld.page.cache import remembered
from spielgeld.page.page import Frame, Links, ShownChair, TablePage
from spielgeld.page.region import Region
from spielgeld.telling.examples import ToldExample, tell_example
from spielgeld.telling.game import telling_of
from spielgeld.telling.words import Words

_ID = re.compile(r'\bid="([^"]+)"')
_REFERENCE = re.compile(r'\b(id|aria-labelledby|aria-describedby|href)="(#?)([^"]+)"')


class Picture(NamedTuple):
    """A drawn position; `caption` is a message."""

    caption: str
    drawing: Region


class DrawnPicture(NamedTuple):
    caption: str
    drawing: Markup


class ShownExample(NamedTuple):
    told: ToldExample
    pictures: tuple[DrawnPicture, ...]


@remembered
def examples_of(game: str, words: Words) -> tuple[ShownExample, ...]:
    return tuple([shown(game, example, words) for example in games.examples(game)])


def shown(game: str, example: Example, words: Words) -> ShownExample:
    from spielgeld.page.boards import page_of

    before, after = table_of(example.before, words), table_of(example.after, words, told=True)
    pictures = page_of(game).draw_example(example, before, after)
    return ShownExample(tell_example(game, example, words), drawn(example.name, pictures))


def drawn(name: str, pictures: Sequence[Picture]) -> tuple[DrawnPicture, ...]:
    return tuple(
        [
            DrawnPicture(picture.caption, apart(f"{name}-{number}", picture.drawing.text))
            for number, picture in enumerate(pictures, start=1)
        ]
    )


def table_of(play: Play, words: Words, *, told: bool = False) -> TablePage:
    """The table of an example as everybody sees it; with what happened, if it is told."""
    view = play.view(None)
    names = telling_of(view.game).names(view, words)
    return TablePage(
        # Links to rules lead to this very page.
        Frame(words, Links(rules=""), view.game),
        "example",
        view,
        tuple([ShownChair(seat, name) for seat, name in enumerate(names)]),
        told=play.full_story() if told else (),
    )


def apart(name: str, drawing: str) -> Markup:
    """The same drawing with ids of its own, so that it can stand beside others of its kind."""
    own = set(_ID.findall(drawing))

    def renamed(found: re.Match[str]) -> str:
        attribute, sign, value = found.groups()
        ids = [f"{name}-{each}" if each in own else each for each in value.split(" ")]
        return f'{attribute}="{sign}{" ".join(ids)}"'

    return Markup(_REFERENCE.sub(renamed, drawing))
