"""The command line. Each command is a module of its own, loaded when it is called."""

import importlib
import re
import sys
from importlib.metadata import requires
from keyword import iskeyword
from typing import Any

import click

from spielgeld import __version__

COMMANDS = {
    "play": "Play GAME here, against bots.",
    "serve": "Serve tables in the browser.",
    "tables": "List the tables of a server, and delete old ones.",
    "backup": "Copy all tables of a server into FILE, also while it runs.",
    "restore": "Put the tables of a backup FILE into a database; the server must not run.",
    "upgrade": "Bring the database of an earlier Spielgeld up to date; the server must not run.",
    "export": "Write TABLE (its number, as `spielgeld tables` lists it) into FILE for another "
    "server.",
    "import": "Add the table in FILE, which another server exported; this one may be running.",
    "doctor": "Check what a server needs: database, disk, clocks, mail server, public address.",
    "canary": "Play at the server at URL with bids of 40 digits, and look for them where they must "
    "not be.",
    "learn": "Learn GAME by playing it: a script leads through the beginning and explains it.",
    "replay": "Tell the game in FILE again (- for standard input; .jsonl: one game a line).",
    "verify": "Check that the cards of the game in FILE (- for standard input) were dealt as "
    "promised.",
    "analyse": "Look back at the game in FILE (- for standard input): what the quant would have "
    "done.",
    "rules": "Read the rules of GAME, or one RULE, with worked examples.",
    "games": "List the games, their editions, options and bots.",
    "simulate": "Play GAME many times between bots and tell who wins, how long it takes and "
    "what happens.",
    "arena": "Let bots play GAME against each other and rate them.",
    "check": "Check that GAME keeps the laws: at every table, with all options it has.",
    "new-game": "Write a small, complete game called NAME, to be changed into your own.",
}
"""What each command does, said here too, so that `--help` need not load them all."""

FOR_HOSTS = (
    "serve",
    "tables",
    "backup",
    "restore",
    "upgrade",
    "export",
    "import",
    "doctor",
    "canary",
)
EXTRAS = {**dict.fromkeys(FOR_HOSTS, "server"), "arena": "arena"}
"""Commands that need more than the plain installation, and the extra that brings it."""


class LazyGroup(click.Group):
    """Commands by the name of their module; its `command` is the command."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        try:
            module = importlib.import_module(f"spielgeld.cli.{module_of(cmd_name)}")
        except ModuleNotFoundError as missing:
            extra = EXTRAS.get(cmd_name)
            if extra is None or not brings(extra, missing.name or ""):
                raise
            raise missing_extra(extra) from None
        command: click.Command = module.command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


def module_of(command: str) -> str:
    name = command.replace("-", "_")
    return f"{name}_" if iskeyword(name) else name


def brings(extra: str, module: str) -> bool:
    """Whether installing the extra would bring a module, and not something else be wrong."""
    package = module.partition(".")[0].replace("_", "-")
    for requirement in requires("spielgeld") or []:
        name, _, condition = requirement.partition(";")
        if re.search(rf"extra == ['\"]{extra}['\"]", condition):
            found = re.match(r"[\w.-]+", name)
            if found and found[0].lower().replace("_", "-") == package:
                return True
    return False


def missing_extra(extra: str) -> click.ClickException:
    """One line with the command that brings what is missing."""
    from spielgeld.cli.shared import CantRun, user_language
    from spielgeld.telling.words import words_of

    return CantRun(words_of(user_language()).say("missing-extra", extra=extra))


@click.group(cls=LazyGroup)
@click.version_option(__version__, prog_name="spielgeld")
def spielgeld() -> None:
    """Play, host and study three satirical board games about money."""


def main(*arguments: Any) -> None:
    # As render.numbers.write_any_number, which would be loaded for a mere --help.
    sys.set_int_max_str_digits(0)
    spielgeld(*arguments)
