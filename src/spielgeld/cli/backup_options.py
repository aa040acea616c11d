"""What backup, restore, export and import share: a file, a database, and clear answers."""

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

from spielgeld.cli.hosting import beside_option, database_option
from spielgeld.cli.shared import CantRun, default_database, language_option
from spielgeld.house.table_files import NoTableFile
from spielgeld.store.backups import BackupError
from spielgeld.store.database import CantOpen
from spielgeld.telling.words import words_of


def with_file_and_database(function: Callable[..., None]) -> Callable[..., None]:
    """FILE, --database and --lang; the function gets `file`, `database` and `words`."""

    @click.argument("file", type=click.Path(path_type=Path))
    @beside_option
    @database_option
    @language_option
    @wraps(function)
    def command(*, database: str | None, lang: str, **others: Any) -> None:
        words = words_of(lang)
        try:
            function(database=database or default_database(), words=words, **others)
        except CantOpen as error:
            raise CantRun(str(error)) from None
        except BackupError as error:
            raise CantRun(words.say(f"keep-{error.reason}", **error.values)) from None
        except NoTableFile as error:
            raise CantRun(words.say(f"moving-{error.reason}", **error.values)) from None

    return command
