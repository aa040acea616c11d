"""The command line. Each command is a module of its own, loaded when it is called."""

import importlib
from typing import Any

import click

from spielgeld import __version__

COMMANDS = (
    "play",
    "serve",
    "tables",
    "learn",
    "replay",
    "verify",
    "analyse",
    "games",
    "simulate",
    "arena",
    "check",
)


class LazyGroup(click.Group):
    """Commands by the name of their module; its `command` is the command."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = importlib.import_module(f"spielgeld.cli.{cmd_name}").command
        return command


@click.group(cls=LazyGroup)
@click.version_option(__version__, prog_name="spielgeld")
def spielgeld() -> None:
    """Play, host and study three satirical board games about money."""


def main(*arguments: Any) -> None:
    spielgeld(*arguments)
