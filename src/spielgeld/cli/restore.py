"""spielgeld restore: the tables of a backup, in place of those there are."""

from pathlib import Path

import click

from spielgeld.cli.keeping import with_file_and_database
from spielgeld.render.words import Words
from spielgeld.store.keeping import restore


@click.command("restore")
@click.option("--replace", is_flag=True, help="Delete the tables that are there now.")
@with_file_and_database
def command(file: Path, database: str, words: Words, replace: bool) -> None:
    """Put the tables of a backup FILE into a database; the server must not run."""
    number = restore(file, database, replace=replace)
    click.echo(words.say("restore-done", number=number, file=str(file)))
