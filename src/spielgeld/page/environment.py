"""The Jinja environment: everything is escaped, and a missing value is an error."""

import hashlib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Protocol

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup

from spielgeld.page import parts
from spielgeld.page.guilloche import band, rosette
from spielgeld.page.page import Frame
from spielgeld.page.qr import qr_code
from spielgeld.telling.languages import LANGUAGES, name_of

FOLDER = Path(__file__).parent
STATIC = FOLDER / "static"
TEMPLATES = FOLDER / "templates"

SHARED_SHEETS = (
    "tokens",
    "type",
    "layout",
    "parts",
    "advice",
    "lesson",
    "aid",
    "moments",
    "compare",
)


GAMES = "games/"
"""Below this, and its name, are the static files of a game."""


@cache
def static_folders() -> dict[str, Path]:
    """Where the static files are, by the beginning of their names."""
    from spielgeld.page.boards import game_pages

    own = {f"{GAMES}{name}/": look.static for name, look in game_pages().items()}
    return {"": STATIC} | {start: folder for start, folder in own.items() if folder is not None}


def static_file(name: str) -> Path:
    """`css/type.css`, or `games/qe/game.css` for one that a game brings."""
    start = "/".join(name.split("/")[:2]) + "/" if name.startswith(GAMES) else ""
    return static_folders().get(start, STATIC) / name.removeprefix(start)


@lru_cache(10_000)
def asset(name: str) -> str:
    """The name of a static file with a mark of its content, so that browsers may keep it long."""
    mark = hashlib.sha256(static_file(name).read_bytes()).hexdigest()[:10]
    return f"{name}?v={mark}"


@lru_cache(1000)
def stylesheets(game: str) -> tuple[str, ...]:
    """The shared ones, and the game's own if it has some. The house shows the accents of all."""
    starts = [start for start in static_folders() if start]
    own = [f"{GAMES}{game}/"] if game else starts
    sheets = [f"css/{sheet}.css" for sheet in SHARED_SHEETS]
    sheets += [f"{start}accent.css" for start in own]
    sheets += [f"{GAMES}{game}/game.css"] if game else []
    return tuple([asset(sheet) for sheet in sheets if static_file(sheet).is_file()])


@cache
def environment() -> Environment:
    """Shared templates, and those of each game under its name."""
    from spielgeld.page.boards import game_pages

    folders = {look.kit: look.folder for look in game_pages().values()}
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
    made.filters["by_strength"] = parts.by_strength
    made.globals.update(
        rosette=rosette,
        band=band,
        qr_code=qr_code,
        letters=parts.LETTERS,
        languages={language: name_of(language) for language in LANGUAGES},
        asset=asset,
        stylesheets=stylesheets,
        mark=parts.mark,
        icon=parts.icon,
        amount=parts.amount,
        exactly=parts.exactly,
        rule_link=parts.rule_link,
        about=parts.about,
        term=parts.term,
    )
    return made


def render(template: str, frame: Frame, **values: Any) -> Markup:
    """A page or a part of one."""
    page = environment().get_template(template)
    return Markup(
        page.render(frame=frame, links=frame.links, words=frame.words, say=frame.say, **values)
    )


class Framed(Protocol):
    """A page as a value: what stands on it, and what every page needs."""

    @property
    def frame(self) -> Frame: ...


def draw_page(template: str, page: Framed, **more: Any) -> Markup:
    """A page or a part of one, from one value; `more` is what was drawn or reckoned for it."""
    return render(template, page.frame, page=page, title=page.frame.title, **more)
