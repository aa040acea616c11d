"""spielgeld restore: the tables of a backup, in place of those there are."""

from contextlib import nullcontext
from pathlib import Path

import click

from spielgeld.cli.backup_options import with_file_and_database
from spielgeld.cli.shared import CantRun
from spielgeld.store.backups import restore
from spielgeld.store.database import InUse, hold, hold_file, lock_of
from spielgeld.telling.words import Words


@click.command("restore")
@click.option("--replace", is_flag=True, help="Delete the tables that are there now.")
@with_file_and_database
def command(file: Path, database: str, words: Words, replace: bool) -> None:
    """Put the tables of a backup FILE into a database; the server must not run.

    FILE may also be an SQLite database itself, whose tables go to PostgreSQL so.
    """
    try:
        source = hold_file(file) if lock_of(file).exists() else None
        with source or nullcontext(), hold(database) or nullcontext():
            number = restore(file, database, replace=replace)
    except InUse as error:
        raise CantRun(words.say("restore-in-use", file=str(error))) from None
    click.echo(words.say("restore-done", number=number, file=str(file)))
