"""The Jinja environment: everything is escaped, and a missing value is an error."""

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined
from markupsafe import Markup, escape

FOLDER = Path(__file__).parent
_POWER = re.compile(r"10\^(\d+)")

STATIC = FOLDER / "static"
TEMPLATES = FOLDER / "templates"


@cache
def asset(name: str) -> str:
    """The name of a static file with a mark of its content, so that browsers may keep it long."""
    mark = hashlib.sha256((STATIC / name).read_bytes()).hexdigest()[:10]
    return f"{name}?v={mark}"


def powers(text: str) -> Markup:
    """3.2 × 10^898 with a raised figure, everything else escaped."""
    return Markup(_POWER.sub(r"10<sup>\1</sup>", str(escape(text))))


def make_environment(folders: dict[str, Path], **globals_: Any) -> Environment:
    """Shared templates, and those of each game under its name."""
    games = PrefixLoader({game: FileSystemLoader(folder) for game, folder in folders.items()})
    environment = Environment(
        loader=ChoiceLoader([FileSystemLoader(TEMPLATES), games]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["powers"] = powers
    environment.globals.update(globals_, asset=asset)
    return environment
