"""spielgeld import: a table that another server exported."""

import asyncio
from pathlib import Path

import click

from spielgeld.cli.hosting import config_option, database_option
from spielgeld.cli.shared import Clear, default_database, language_option
from spielgeld.house.moving import MOST_BYTES, NoTableFile, from_file
from spielgeld.render.words import words_of
from spielgeld.store import CantOpen, Store


@click.command("import")
@click.argument("file", type=click.Path(path_type=Path))
@config_option
@database_option
@language_option
def command(file: Path, database: str | None, lang: str) -> None:
    """Add the table in FILE, which another server exported; this one may be running."""
    words = words_of(lang)
    try:
        if file.stat().st_size > MOST_BYTES:
            raise Clear(words.say("moving-too-large"))
        text = file.read_text(encoding="utf-8")
        store = Store(database or default_database(words))
    except CantOpen as error:
        raise Clear(str(error)) from None
    except UnicodeDecodeError:
        raise Clear(words.say("moving-no-json")) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise Clear(words.say("keep-unreadable", file=str(file), reason=reason)) from None
    try:
        table = asyncio.run(from_file(store, text))
    except NoTableFile as error:
        raise Clear(words.say(f"moving-{error.reason}", **error.values)) from None
    finally:
        store.close()
    click.echo(words.say("import-done", table=table.id, number=table.number))
