"""spielgeld import: a table that another server exported."""

import asyncio
from contextlib import closing
from pathlib import Path

import click

from spielgeld.cli.backup_options import with_file_and_database
from spielgeld.house.table_files import MOST_BYTES, NoTableFile, from_file
from spielgeld.store import Store
from spielgeld.store.backups import BackupError
from spielgeld.store.database import NoDatabase, open_as_it_is, open_engine
from spielgeld.telling.words import Words


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
        raise BackupError("unreadable", file=str(file), reason=reason) from None
    try:
        engine = open_as_it_is(database)
    except NoDatabase:
        engine = open_engine(database)
    with closing(Store(database, engine=engine)) as store:
        table = asyncio.run(from_file(store, text))
    click.echo(words.say("import-done", table=table.id, number=table.number))
