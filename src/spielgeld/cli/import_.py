"""spielgeld import: a table that another server exported."""

import asyncio
from contextlib import closing
from pathlib import Path

import click

from spielgeld.cli.keeping import with_file_and_database
from spielgeld.house.moving import MOST_BYTES, NoTableFile, from_file
from spielgeld.render.words import Words
from spielgeld.store import Store
from spielgeld.store.keeping import CantKeep


@click.command("import")
@with_file_and_database
def command(file: Path, database: str, words: Words) -> None:
    """Add the table in FILE, which another server exported; this one may be running."""
    try:
        if file.stat().st_size > MOST_BYTES:
            raise NoTableFile("too-large")
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise NoTableFile("no-json") from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise CantKeep("unreadable", file=str(file), reason=reason) from None
    with closing(Store(database)) as store:
        table = asyncio.run(from_file(store, text))
    click.echo(words.say("import-done", table=table.id, number=table.number))
