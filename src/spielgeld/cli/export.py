"""spielgeld export: one table as a file, to be taken to another server."""

import asyncio
import os
from pathlib import Path

import click

from spielgeld.cli.common import check_files, whole_file
from spielgeld.cli.hosting import config_option, database_option
from spielgeld.cli.shared import Clear, default_database, language_option
from spielgeld.house.moving import NoTableFile, to_file
from spielgeld.render.words import words_of
from spielgeld.store import CantOpen, Store


@click.command("export")
@click.argument("table")
@click.argument("file", type=click.Path(path_type=Path))
@config_option
@database_option
@language_option
def command(table: str, file: Path, database: str | None, lang: str) -> None:
    """Write TABLE (its number, as `spielgeld tables` lists it) into FILE for another server."""
    words = words_of(lang)
    check_files(str(file))
    try:
        store = Store(database or default_database(words))
    except CantOpen as error:
        raise Clear(str(error)) from None
    try:
        text = asyncio.run(to_file(store, table))
    except NoTableFile as error:
        raise Clear(words.say(f"moving-{error.reason}", **error.values)) from None
    finally:
        store.close()
    os.umask(0o077)  # sealed decisions stand in it
    with whole_file(str(file)) as opened:
        opened.write(text)
    click.echo(words.say("export-done", table=table, file=str(file)))
