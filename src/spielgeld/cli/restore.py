"""spielgeld restore: the tables of a backup, in place of those there are."""

from contextlib import nullcontext
from pathlib import Path

import click

from spielgeld.cli.hosting import config_option, database_option
from spielgeld.cli.shared import Clear, default_database, language_option
from spielgeld.render.words import words_of
from spielgeld.store.database import InUse, hold
from spielgeld.store.keeping import CantKeep, CantOpen, restore


@click.command("restore")
@click.argument("file", type=click.Path(path_type=Path))
@config_option
@database_option
@click.option("--replace", is_flag=True, help="Delete the tables that are there now.")
@language_option
def command(file: Path, database: str | None, replace: bool, lang: str) -> None:
    """Put the tables of a backup FILE into a database; the server must not run."""
    words = words_of(lang)
    database = database or default_database(words)
    try:
        with hold(database) or nullcontext():
            number = restore(file, database, replace=replace)
    except InUse as error:
        raise Clear(words.say("restore-in-use", file=str(error))) from None
    except CantOpen as error:
        raise Clear(str(error)) from None
    except CantKeep as error:
        raise Clear(words.say(f"keep-{error.reason}", **error.values)) from None
    click.echo(words.say("restore-done", number=number, file=str(file)))
