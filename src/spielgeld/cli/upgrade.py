"""spielgeld upgrade: an older database brought up to date, and nothing else."""

from contextlib import nullcontext

import click

from spielgeld.cli.hosting import beside_option, database_option
from spielgeld.cli.shared import CantRun, default_database, language_option
from spielgeld.store.database import CantOpen, InUse, hold, open_as_it_is, open_engine, version_of
from spielgeld.store.schema import VERSION
from spielgeld.telling.words import words_of


@click.command("upgrade")
@beside_option
@database_option
@language_option
def command(database: str | None, lang: str) -> None:
    """Bring the database of an earlier Spielgeld up to date; the server must not run."""
    words = words_of(lang)
    database = database or default_database()
    try:
        before = open_as_it_is(database, oldest=1)
        version = version_of(before)
        before.dispose()
        if version != VERSION:
            with hold(database) or nullcontext():
                open_engine(database).dispose()
    except CantOpen as error:
        raise CantRun(str(error)) from None
    except InUse as error:
        raise CantRun(words.say("restore-in-use", file=str(error))) from None
    click.echo(words.say("upgrade-needless" if version == VERSION else "upgrade-done"))
