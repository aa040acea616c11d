"""The Jinja environment: everything is escaped, and a missing value is an error."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup

from spielgeld.render.html import parts
from spielgeld.render.html.guilloche import band, rosette
from spielgeld.render.html.page import Frame
from spielgeld.render.html.qr import qr_code
from spielgeld.render.numbers import LANGUAGES

FOLDER = Path(__file__).parent
STATIC = FOLDER / "static"
TEMPLATES = FOLDER / "templates"

SHARED_SHEETS = ("tokens", "type", "layout", "parts", "advice")


@cache
def asset(name: str) -> str:
    """The name of a static file with a mark of its content, so that browsers may keep it long."""
    mark = hashlib.sha256((STATIC / name).read_bytes()).hexdigest()[:10]
    return f"{name}?v={mark}"


@cache
def stylesheets(game: str) -> tuple[str, ...]:
    """The shared ones, and the game's own if it has one."""
    own = [game] if game and (STATIC / "css" / f"{game}.css").exists() else []
    return tuple(asset(f"css/{sheet}.css") for sheet in [*SHARED_SHEETS, *own])


@cache
def environment() -> Environment:
    """Shared templates, and those of each game under its name."""
    from spielgeld.render.html.boards import html_renders

    folders = {look.kit: look.folder for look in html_renders().values()}
    games = PrefixLoader({kit: FileSystemLoader(own) for kit, own in folders.items() if own})
    made = Environment(
        loader=ChoiceLoader([FileSystemLoader(TEMPLATES), games]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    made.filters["powers"] = parts.powers
    made.globals.update(
        rosette=rosette,
        band=band,
        qr_code=qr_code,
        letters=parts.LETTERS,
        languages=LANGUAGES,
        asset=asset,
        stylesheets=stylesheets,
        mark=parts.mark,
        icon=parts.icon,
        amount=parts.amount,
        exactly=parts.exactly,
        rule_link=parts.rule_link,
    )
    return made


def render(template: str, frame: Frame, **values: Any) -> Markup:
    """A page or a part of one."""
    page = environment().get_template(template)
    return Markup(
        page.render(frame=frame, links=frame.links, words=frame.words, say=frame.say, **values)
    )
