"""The Jinja environment: everything is escaped, and a missing value is an error."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined

from spielgeld.render.html import parts

FOLDER = Path(__file__).parent
STATIC = FOLDER / "static"
TEMPLATES = FOLDER / "templates"

SHARED_SHEETS = ("tokens", "type", "layout", "parts", "advice", "lesson")


GAMES = "games/"
"""Below this, and its name, are the static files of a game."""


@cache
def static_folders() -> dict[str, Path]:
    """Where the static files are, by the beginning of their names."""
    from spielgeld.render.html.boards import html_renders

    own = {f"{GAMES}{name}/": look.static for name, look in html_renders().items()}
    return {"": STATIC} | {start: folder for start, folder in own.items() if folder is not None}


def static_file(name: str) -> Path:
    """`css/type.css`, or `games/qe/game.css` for one that a game brings."""
    start = "/".join(name.split("/")[:2]) + "/" if name.startswith(GAMES) else ""
    return static_folders().get(start, STATIC) / name.removeprefix(start)


@cache
def asset(name: str) -> str:
    """The name of a static file with a mark of its content, so that browsers may keep it long."""
    mark = hashlib.sha256(static_file(name).read_bytes()).hexdigest()[:10]
    return f"{name}?v={mark}"


@cache
def stylesheets(game: str) -> tuple[str, ...]:
    """The shared ones, and the game's own if it has some. The house shows the accents of all."""
    starts = [start for start in static_folders() if start]
    own = [f"{GAMES}{game}/"] if game else starts
    sheets = [f"css/{sheet}.css" for sheet in SHARED_SHEETS]
    sheets += [f"{start}accent.css" for start in own]
    sheets += [f"{GAMES}{game}/game.css"] if game else []
    return tuple([asset(sheet) for sheet in sheets if static_file(sheet).is_file()])


def make_environment(folders: dict[str, Path], **values: Any) -> Environment:
    """Shared templates, and those of each game under its name."""
    games = PrefixLoader({game: FileSystemLoader(folder) for game, folder in folders.items()})
    environment = Environment(
        loader=ChoiceLoader([FileSystemLoader(TEMPLATES), games]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.filters["powers"] = parts.powers
    environment.globals.update(
        values,
        asset=asset,
        stylesheets=stylesheets,
        mark=parts.mark,
        icon=parts.icon,
        once=parts.once,
        amount=parts.amount,
        exactly=parts.exactly,
        rule_link=parts.rule_link,
        guard=parts.guard,
    )
    return environment
