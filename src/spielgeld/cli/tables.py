"""spielgeld tables: the tables of a server, and a broom for old ones."""

import asyncio
import time
from contextlib import closing, nullcontext
from datetime import datetime

import click
from rich.console import Console
from rich.table import Table as Grid

from spielgeld.cli.hosting import beside_option, database_option
from spielgeld.cli.shared import CantRun, default_database, language_option
from spielgeld.store import CantOpen, Store
from spielgeld.store.database import InUse, hold, open_as_it_is
from spielgeld.store.journal import Idle
from spielgeld.store.schema import VERSION
from spielgeld.telling.words import Words, words_of

DAY = 24 * 60 * 60
STATES = ("open", "running", "over", "closed")


@click.command("tables")
@beside_option
@database_option
@click.option(
    "--older-than",
    type=click.FloatRange(min=0),
    default=0.0,
    metavar="DAYS",
    help="Only tables at which nothing has happened for so long.",
)
@click.option(
    "--state", "states", type=click.Choice(STATES), multiple=True, help="Only these; repeatable."
)
@click.option("--delete", is_flag=True, help="Delete what is listed, after a question.")
@click.option("--yes", is_flag=True, help="Do not ask.")
@language_option
def command(
    database: str | None,
    older_than: float,
    states: tuple[str, ...],
    delete: bool,
    yes: bool,
    lang: str,
) -> None:
    """List the tables of a server, and delete old ones."""
    words = words_of(lang)
    database = database or default_database()
    # What is listed is in databases of every version.
    oldest = VERSION if delete else 1
    try:
        with (
            (hold(database) if delete else None) or nullcontext(),
            closing(Store(database, engine=open_as_it_is(database, oldest=oldest))) as store,
        ):
            asyncio.run(tidy(store, older_than, states or STATES, delete, yes, words))
    except CantOpen as error:
        raise CantRun(str(error)) from None
    except InUse as error:
        raise CantRun(words.say("tables-in-use", file=str(error))) from None


async def tidy(
    store: Store, days: float, states: tuple[str, ...], delete: bool, yes: bool, words: Words
) -> None:
    found = [idle for idle in await store.idle(time.time() - days * DAY) if idle.status in states]
    show(found, words)
    if not delete or not found:
        return
    if not yes and not click.confirm(words.say("tables-sure", number=len(found))):
        return
    for idle in found:
        await store.delete(idle.id)
    click.echo(words.say("tables-deleted", number=len(found)))


def show(found: list[Idle], words: Words) -> None:
    grid = Grid(box=None, pad_edge=False)
    for column in ("table", "game", "state", "created", "last"):
        grid.add_column(words.say(f"tables-{column}"))
    for idle in found:
        state = words.say(f"tables-state-{idle.status}")
        grid.add_row(idle.id, idle.game, state, write_time(idle.created), write_time(idle.last))
    Console(highlight=False).print(grid)


def write_time(at: float) -> str:
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")
