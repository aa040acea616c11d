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
