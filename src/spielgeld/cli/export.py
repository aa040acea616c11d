"""spielgeld export: one table as a file, to be taken to another server."""

import asyncio
import os
from contextlib import closing
from pathlib import Path

import click

from spielgeld.cli.backup_options import with_file_and_database
from spielgeld.cli.many_games import check_files, whole_file
from spielgeld.house.table_files import to_file
from spielgeld.store import Store
from spielgeld.store.database import open_as_it_is
from spielgeld.telling.words import Words


@click.command("export")
@click.argument("table")
@with_file_and_database
def command(table: str, file: Path, database: str, words: Words) -> None:
    """Write TABLE (its number, as `spielgeld tables` lists it) into FILE for another server."""
    check_files(str(file))
    with closing(Store(database, engine=open_as_it_is(database))) as store:
        text = asyncio.run(to_file(store, table))
    os.umask(0o077)  # sealed decisions stand in it
    with whole_file(str(file)) as opened:
        opened.write(text)
    click.echo(words.say("export-done", table=table, file=str(file)))
