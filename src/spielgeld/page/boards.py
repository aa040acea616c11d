"""What a game brings to be played on a page, and where it is found."""

import json
from collections.abc import Hashable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

from spielgeld.games.example import Example
from spielgeld.games.package import packages, part_of
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.numbers import to_json
from spielgeld.kernel.state import Event
from spielgeld.kernel.view import View
from spielgeld.page.environment import render
from spielgeld.page.examples import Picture
from spielgeld.page.now import draw_now
from spielgeld.page.origin import Editor, Section, sections_of
from spielgeld.page.page import TablePage
from spielgeld.page.players import draw_host
from spielgeld.page.region import Macro, Macros, Region, region
from spielgeld.telling.game import telling_of
from spielgeld.telling.words import Words

INSIDE_TABLE = Macros("inside.html")

Regions = tuple[Region, Region, Region, Region]
"""now, mine, players and board"""


class Figure(NamedTuple):
    """One of the figures that all players compare.

    `sign` is the id of a symbol, perhaps empty; `label` says what it is, `value` how much.
    """

    sign: str
    label: str
    value: str
    style: str = ""


class ShownMoment(NamedTuple):
    """A moment of a game that all are shown: `macro` draws what is on its card from `it`.

    `sign` is the id of a symbol beside the title.
    """

    title: str
    macro: Macro
    it: Hashable
    sign: str = ""


def desk() -> Region:
    """Where the reader's own things lie. An open page keeps what is typed there."""
    return region("desk", INSIDE_TABLE.desk)


class GamePage:
    """How a table of one game looks: `draw` makes its regions, with the templates in `folder`.

    A game may leave `draw` as it is: then its templates now.html, mine.html, players.html,
    board.html and finished.html are filled with what `prepare` says, each of them one region. As
    it stands this serves any game, in the notation's words and without a drawing.
    """

    headings: tuple[tuple[str, str], ...] = ()
    """Headings of the rules page (message ids), each with the first rule below it."""

    places: ClassVar[dict[str, str]] = {}
    """Fields of events that name a place on the board, each with the id of its element."""

    terms: tuple[str, ...] = ()
    """Words of the game that explain themselves: the messages term-NAME, each with a title."""

    drawn: ClassVar[dict[str, str]] = {}
    """Drawn pieces, by selectors, each with the term that says what it is."""

    scripts: tuple[str, ...] = ()
    """Static files of its own that its tables load."""

    chairs: str = ""
    """The part of a deal that says what each chair is, where a table may choose it."""

    editors: Mapping[str, Editor] = MappingProxyType({})
    """Pages on which options that are objects can be corrected, by the option's name."""

    fact_words: tuple[str, ...] = ()
    """Beginnings of the message ids by which names in the game's facts are said."""

    def __init__(self, game: str, folder: Path | None = None) -> None:
        self.game = game
        self.folder = folder
        self.kit = "generic" if folder is None else game

    def draw(self, table: TablePage) -> Regions:
        """What is asked now, what is the reader's own, the players and the board."""
        title = telling_of(self.game).title(table.frame.words)
        shared = {"title": title, "desk": desk(), "host": draw_host(table)}
        filled = {"table": table, "view": table.view, "it": self.prepare(table), **shared}

        def whole(name: str, template: str = "") -> Region:
            page = f"{self.kit}/{template or name}.html"
            return Region(name, render(page, table.frame, **filled).strip())

        over = table.view.over and table.at is None
        return (
            draw_now(table, lambda _: whole("now"), lambda _: title),
            whole("mine"),
            whole("players"),
            whole("board", "finished" if over else "board"),
        )

    def aid(self, table: TablePage) -> Region | None:
        """The fold-out with goal, turn and scoring; None where a game brings none."""
        return None

    def moments(
        self, events: Sequence[Event], words: Words, names: tuple[str, ...]
    ) -> Sequence[ShownMoment]:
        """What of the events of one step is shown to everybody as a card, until it is read."""
        return ()

    def figures(self, table: TablePage) -> Sequence[tuple[Figure, ...]]:
        """What all compare, of each player: always in sight. Nothing where a game brings none."""
        return ()

    def draw_example(
        self, example: Example, before: TablePage, after: TablePage
    ) -> Sequence[Picture]:
        """A worked example as small pictures; without any, it is told in words alone."""
        return ()

    def facts(self, words: Words) -> Sequence[Section]:
        """What is in the box, and how each value is known, for the rules page."""
        return sections_of(self.game, self.name_fact, words)

    def name_fact(self, word: str, words: Words) -> str:
        """A name in the facts as people say it."""
        kinds = ("fact", *self.fact_words)
        found = [f"{kind}-{word}" for kind in kinds if words.has(f"{kind}-{word}")]
        return words.say(found[0]) if found else word

    def sprite(self, table: TablePage) -> Any:
        """What sprite.html, the symbols of the game's drawings, calls `it`."""
        return {}

    @property
    def static(self) -> Path | None:
        """Stylesheets and pictures of its own, in a folder beside that of the templates.

        accent.css, which only sets tokens, is on all pages that name the game; game.css is on its
        own. A template names another file as `asset("games/GAME/FILE")`.
        """
        folder = None if self.folder is None else self.folder.parent / "static"
        return folder if folder is not None and folder.is_dir() else None

    def prepare(self, table: TablePage) -> Any:
        """What the templates call `it`."""
        view, words = table.view, table.frame.words
        question = ""
        if table.choice is not None:
            question = telling_of(self.game).question(view, table.choice, words, table.names)
        data = json.dumps(to_json(view.table), indent=1, ensure_ascii=False)
        return {"question": question, "data": data}

    def read(self, form: Mapping[str, str], view: View, choice: Choice, words: Words) -> Decision:
        """The decision that a form says; raises NotUnderstood with a hint."""
        return telling_of(self.game).read(form.get("text", ""), view, choice, words)

    def fields(self, decision: Decision, words: Words) -> dict[str, str]:
        """The fields of a form that says this decision, so that `read` gives it back."""
        return {"text": telling_of(self.game).write(decision, words)}

    def wants_confirmation(self, view: View, decision: Decision) -> bool:
        """Whether to ask again before this is sealed."""
        return False


@cache
def game_pages() -> dict[str, GamePage]:
    """The games that have a look of their own."""
    found = {game: part_of(game, "page") for game in packages()}
    return {game: page for game, page in found.items() if page is not None}


@lru_cache(1000)
def page_of(game: str) -> GamePage:
    """How a game looks on a page: its own way if it has one."""
    return game_pages().get(game) or GamePage(game)
