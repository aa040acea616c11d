"""Pages: a view in, HTML and SVG out. They know no request, no rule and no clock."""

from functools import cache
from typing import Any

from jinja2 import Environment
from markupsafe import Markup

from spielgeld.render.game import render_of
from spielgeld.render.html.environment import make_environment
from spielgeld.render.html.games import html_renders
from spielgeld.render.html.guilloche import band, rosette
from spielgeld.render.html.page import Frame, Table
from spielgeld.render.html.qr import qr_code
from spielgeld.render.numbers import LANGUAGES

FRAGMENTS = ("now", "board", "mine", "players", "story", "chat")
"""The parts of a table page, each an element with this id."""

LETTERS = "ABCDE"


@cache
def _environment() -> Environment:
    folders = {game: render.folder for game, render in html_renders().items()}
    return make_environment(
        folders, rosette=rosette, band=band, qr_code=qr_code, letters=LETTERS, languages=LANGUAGES
    )


def _render(template: str, frame: Frame, **values: Any) -> Markup:
    words = frame.words
    return Markup(
        _environment()
        .get_template(template)
        .render(frame=frame, links=frame.links, words=words, say=words.say, **values)
    )


def _table_values(table: Table) -> dict[str, Any]:
    game = table.view.game
    return {
        "table": table,
        "view": table.view,
        "game": game,
        "title": render_of(game).title(table.frame.words),
        "it": html_renders()[game].prepare(table),
    }


def table_page(table: Table) -> str:
    """The whole page of a table, running or finished, for one reader."""
    return _render("table.html", table.frame, **_table_values(table))


def table_fragments(table: Table) -> str:
    """What is inside #table: all fragments, to be morphed into the page."""
    return _render("fragments.html", table.frame, **_table_values(table))


def fragment(name: str, table: Table) -> str:
    """One of the FRAGMENTS."""
    assert name in FRAGMENTS
    return _render("fragment.html", table.frame, name=name, **_table_values(table))
