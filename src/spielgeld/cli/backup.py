"""spielgeld backup: a copy of all tables, also while a server runs."""

from pathlib import Path

import click

from spielgeld.cli.backup_options import with_file_and_database
from spielgeld.store.backups import back_up
from spielgeld.telling.words import Words


@click.command("backup")
@with_file_and_database
def command(file: Path, database: str, words: Words) -> None:
    """Copy all tables of a server into FILE, also while it runs."""
    number = back_up(database, file)
    click.echo(words.say("backup-done", number=number, file=str(file)))
