"""What several commands share: languages, options of a table, and clear errors."""

import json
import locale
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
import platformdirs

from spielgeld import bots, games
from spielgeld.kernel.game import Game, Options
from spielgeld.kernel.refusal import Refused
from spielgeld.telling.languages import ENGLISH, LANGUAGES, closest
from spielgeld.telling.words import Words

F = TypeVar("F", bound=Callable[..., Any])


class CantRun(click.ClickException):
    """One clear sentence, and exit code 2: the command was not called as it can be."""

    exit_code = 2


def user_language() -> str:
    """The language of the user's locale, or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            break
    else:
        name = ""
    setting = os.environ.get(name) or (locale.getlocale()[0] or "")
    return closest(setting) or ENGLISH


def language_option(function: F) -> F:
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        default=user_language,
        show_default="your locale's",
        help="The language of everything that players read.",
    )(function)


def table_options(function: F) -> F:
    """--players and --option name=value."""
    function = click.option(
        "--option",
        "option_texts",
        multiple=True,
        metavar="NAME=VALUE",
        help="An option of the game, as `spielgeld games` lists them; may be repeated. "
        "An option that is an object takes a JSON file.",
    )(function)
    return click.option(
        "--players", type=int, default=4, show_default=True, help="How many chairs."
    )(function)


def default_database() -> str:
    """The address of a database in the user's own data folder."""
    folder = Path(platformdirs.user_data_dir("spielgeld", appauthor=False))
    return f"sqlite:///{folder / 'tables.db'}"


def check_data_folder(words: Words) -> None:
    """Make the user's own data folder, or say that it can't be."""
    folder = Path(platformdirs.user_data_dir("spielgeld", appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise CantRun(words.say("serve-folder", folder=str(folder), reason=reason)) from None


def find_game(name: str, words: Words) -> Game[Any]:
    installed = games.installed()
    if name not in installed:
        raise CantRun(words.say("unknown-game", name=name, known=", ".join(installed)))
    return installed[name]


def find_bot(name: str, game: str, words: Words) -> bots.Decide:
    try:
        return bots.find(name, game)
    except bots.UnknownBot as unknown:
        raise CantRun(words.say("unknown-bot", name=name, known=", ".join(unknown.known))) from None


def read_options(texts: tuple[str, ...], game: Game[Any], words: Words) -> Options:
    """`edition=2017 auction=true board=my.json` as values that a game can read."""
    objects = [option.name for option in game.options if option.is_object]
    options: Options = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            raise CantRun(words.say("bad-option", text=text))
        name, value = name.strip(), value.strip()
        if name in objects:
            options[name] = read_json(Path(value), words)
        else:
            options[name] = {"true": True, "false": False}.get(value, value)
    return options


def read_json(path: Path, words: Words) -> Any:
    """What a JSON file holds; what is wrong with it is said to the line and column."""
    try:
        return json.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        detail = error.strerror or "?"
        problem = words.say("broken-unreadable", file=str(path), detail=detail)
    except UnicodeDecodeError as error:
        problem = words.say("broken-text", file=str(path), byte=error.start)
    except json.JSONDecodeError as error:
        place = {"line": error.lineno, "column": error.colno, "detail": error.msg}
        problem = words.say("in-file", file=str(path), message=words.say("broken-json", **place))
    except RecursionError:
        problem = words.say("in-file", file=str(path), message=words.say("broken-nested"))
    raise CantRun(problem)


def said(refused: Refused, words: Words) -> CantRun:
    """A refusal as an error of the command line."""
    return CantRun(words.refusal(refused.refusal))
