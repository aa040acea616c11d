"""The Jinja environment: everything is escaped, and a missing value is an error."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import ChoiceLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined

FOLDER = Path(__file__).parent
STATIC = FOLDER / "static"
TEMPLATES = FOLDER / "templates"


@cache
def asset(name: str) -> str:
    """The name of a static file with a mark of its content, so that browsers may keep it long."""
    mark = hashlib.sha256((STATIC / name).read_bytes()).hexdigest()[:10]
    return f"{name}?v={mark}"


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
    environment.globals.update(globals_, asset=asset)
    return environment
