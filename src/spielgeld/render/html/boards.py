"""What a game brings to be played on a page, and where it is found."""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View
from spielgeld.render.html.page import Table
from spielgeld.render.words import Words

GROUP = "spielgeld.html"


class HtmlRender:
    """How a table of one game looks: templates in `folder`, and what they are filled with.

    The templates are now.html, board.html, mine.html, players.html, sheet.html and sprite.html.
    """

    headings: tuple[tuple[str, str], ...] = ()
    """Headings of the rules page (message ids), each with the first rule below it."""

    def __init__(self, game: str, folder: Path) -> None:
        self.game = game
        self.folder = folder

    def prepare(self, table: Table) -> Any:
        """What the templates call `it`."""
        raise NotImplementedError

    def read(self, form: Mapping[str, str], view: View, choice: Choice, words: Words) -> Decision:
        """The decision that a form says; raises NotUnderstood with a hint."""
        raise NotImplementedError

    def wants_confirmation(self, view: View, decision: Decision) -> bool:
        """Whether to ask again before this is sealed."""
        return False


@cache
def html_renders() -> dict[str, HtmlRender]:
    """All games that can be shown on a page."""
    renders = [point.load() for point in entry_points(group=GROUP)]
    return {render.game: render for render in sorted(renders, key=lambda render: render.game)}
