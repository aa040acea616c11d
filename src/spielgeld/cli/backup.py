"""spielgeld backup: a copy of all tables, also while a server runs."""

from pathlib import Path

import click

from spielgeld.cli.hosting import config_option, database_option
from spielgeld.cli.shared import Clear, default_database, language_option
from spielgeld.render.words import words_of
from spielgeld.store.keeping import CantKeep, CantOpen, back_up


@click.command("backup")
@click.argument("file", type=click.Path(path_type=Path))
@config_option
@database_option
@language_option
def command(file: Path, database: str | None, lang: str) -> None:
    """Copy all tables of a server into FILE, also while it runs."""
    words = words_of(lang)
    try:
        number = back_up(database or default_database(words), file)
    except CantOpen as error:
        raise Clear(str(error)) from None
    except CantKeep as error:
        raise Clear(words.say(f"keep-{error.reason}", **error.values)) from None
    click.echo(words.say("backup-done", number=number, file=str(file)))
