"""What the commands that run many games share: their options, errors, files and progress."""

import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, TypeVar

import click
from rich.console import Console

from spielgeld import bots
from spielgeld.bots.budget import Budget, NoBudget
from spielgeld.cli.shared import CantRun, read_options, said
from spielgeld.kernel.game import Game, Options
from spielgeld.kernel.refusal import Refused
from spielgeld.research import plots
from spielgeld.research.executors import NoCluster, executor_for
from spielgeld.telling.game import telling_of

F = TypeVar("F", bound=Callable[..., Any])


def read_table(game: Game[Any], players: int, pairs: tuple[str, ...]) -> Options:
    """The options of a table from `name=value` words, with the number of players checked."""
    words = telling_of(game.name).words("en")
    raw = read_options(pairs, game, words)
    try:
        options = game.read_options(raw)
        game.check_players(players, options)
    except Refused as refused:
        raise said(refused, words) from None
    return {name: options[name] for name in raw}


def read_bots(names: str, game: str) -> tuple[str, ...]:
    """The bots named with commas between them; each must be there."""
    line_up = tuple(name.strip() for name in names.split(",") if name.strip())
    if not line_up:
        raise CantRun("name at least one bot, such as --bots random.")
    for name in line_up:
        try:
            bots.find(name, game)
        except (bots.UnknownBot, NoBudget) as error:
            raise CantRun(f"{error}.") from None
    return line_up


def read_budget(written: str | None) -> Budget | None:
    try:
        return None if written is None else Budget.read(written)
    except NoBudget as error:
        raise CantRun(f"{error}.") from None


def check_files(*paths: str | None) -> None:
    """Whether these files could be written, before hours of work are lost."""
    for path in paths:
        if path is None:
            continue
        folder = Path(path).parent
        if Path(path).is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK):
            raise CantRun(f"{path} can't be written.")


def check_plots(path: str | None) -> None:
    if path is None:
        return
    if not path.endswith(".svg"):
        raise CantRun("plots are SVG: let the name of the file end in .svg.")
    try:
        plots.check()
    except plots.NoPlots as error:
        raise CantRun(f"{error}.") from None


@contextmanager
def whole_file(path: str | None) -> Iterator[IO[str]]:
    """A file that is there when all of it is written, and not before."""
    if path is None:
        with open(os.devnull, "w", encoding="utf-8") as nowhere:
            yield nowhere
        return
    unfinished = Path(f"{path}.part")
    try:
        with open(unfinished, "w", encoding="utf-8", newline="\n") as file:
            yield file
        os.replace(unfinished, path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


@contextmanager
def progress(what: str, total: int, done: int = 0) -> Iterator[Callable[[], None]]:
    """A bar on the terminal's error stream; nothing at all when that is not a terminal."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Remaining())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total, completed=done)
        yield lambda: bar.advance(task)


@contextmanager
def where(processes: int | None, cluster: str | None) -> Iterator[tuple[Executor | None, int]]:
    """An executor and the size of its chunks, from what the command line says."""
    try:
        with executor_for(processes or default_processes(), cluster) as executor:
            yield executor
    except (NoCluster, ConnectionError, OSError) as error:
        if cluster is None:
            raise
        raise CantRun(f"{cluster}: {error}.") from None


def wide_console() -> Console:
    """The terminal as it is; elsewhere wide enough that no table breaks its lines."""
    return Console() if sys.stdout.isatty() else Console(width=120)


def percent(part: float | None) -> str:
    return "" if part is None else f"{100 * part:.1f} %"


def default_processes() -> int:
    """All cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def table_options(command: F) -> F:
    """The options that say which games are played."""
    for option in (
        click.option("--cluster", metavar="ADDRESS", help="ray://HOST:PORT or dask://HOST:PORT."),
        click.option("--processes", type=click.IntRange(1), help="Cores to use.  [default: all]"),
        click.option(
            "--option", "options", multiple=True, help="name=value; an object: name=FILE."
        ),
        click.option("--seed", default="1", show_default=True, help="Same seed, same games."),
        click.option("--players", default=4, show_default=True, help="How many play."),
        click.argument("game"),
    ):
        command = option(command)
    return command
