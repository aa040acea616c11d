"""spielgeld export: one table as a file, to be taken to another server."""

import asyncio
import os
from contextlib import closing
from pathlib import Path

import click

from spielgeld.cli.common import check_files, whole_file
from spielgeld.cli.keeping import with_file_and_database
from spielgeld.house.moving import to_file
from spielgeld.render.words import Words
from spielgeld.store import Store


@click.command("export")
@click.argument("table")
@with_file_and_database
def command(table: str, file: Path, database: str, words: Words) -> None:
    """Write TABLE (its number, as `spielgeld tables` lists it) into FILE for another server."""
    check_files(str(file))
    with closing(Store(database)) as store:
        text = asyncio.run(to_file(store, table))
    os.umask(0o077)  # sealed decisions stand in it
    with whole_file(str(file)) as opened:
        opened.write(text)
    click.echo(words.say("export-done", table=table, file=str(file)))
