"""The languages that people may choose, and where their words stand.

A language is a folder of Fluent files in each room: one room has the words of all games, `common`,
and every game has one. A host may lay further ones beside them (docs/translate.md).
"""

import os
import re
from functools import lru_cache
from pathlib import Path

from babel import Locale, UnknownLocaleError

ENGLISH = "en"
COMMON = "common"

FURTHER = "SPIELGELD_WORDS"
"""In the environment: a folder with further words, `ROOM/LANGUAGE/*.ftl`."""

OWN = Path(__file__).parents[1]

TABLE_WORDS = "table.ftl"
"""Without these nobody could follow a game: what is missing elsewhere is said in English."""

_MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


def folders_of(room: str, own: Path | None = None) -> list[Path]:
    """Where the words of a room stand, each below the name of its language; the last one wins."""
    if room == COMMON:
        own = OWN / "telling" / COMMON / "words"
    further = os.environ.get(FURTHER)
    return [*([own] if own else []), *([Path(further) / room] if further else [])]


def languages_in(folders: list[Path]) -> set[str]:
    return {path.name for folder in folders if folder.is_dir() for path in folder.iterdir()}


def find_languages() -> tuple[str, ...]:
    """English, and every language that has all words of the table, in every game of ours."""
    games = {
        path.parents[1].name.replace("_", "-"): path for path in OWN.glob("games/*/telling/words")
    }
    rooms = [folders_of(COMMON), *[folders_of(room, own) for room, own in sorted(games.items())]]
    begun = {language for language in languages_in(rooms[0]) if is_language(language)}
    whole = [each for each in begun if all([has_table_words(each, room) for room in rooms])]
    return (ENGLISH, *sorted({*whole} - {ENGLISH}))


def is_language(name: str) -> bool:
    try:
        locale_of(name)
    except (ValueError, UnknownLocaleError):
        return False
    return True


def has_table_words(language: str, folders: list[Path]) -> bool:
    return table_words(ENGLISH, folders) <= table_words(language, folders)


def table_words(language: str, folders: list[Path]) -> set[str]:
    paths = [folder / language / TABLE_WORDS for folder in folders]
    texts = [path.read_text(encoding="utf-8") for path in paths if path.is_file()]
    return {message for text in texts for message in _MESSAGE.findall(text)}


@lru_cache(50)
def locale_of(language: str) -> Locale:
    """What Babel knows of a language: plurals, lists, days, marks between groups of digits."""
    return Locale.parse(language, sep="-")


def name_of(language: str) -> str:
    """What those who speak a language call it: Deutsch."""
    name = locale_of(language).get_display_name() or language
    return name[0].upper() + name[1:]


def closest(tag: str) -> str | None:
    """The language of ours that `de-CH`, `PT` or `pt_BR.UTF-8` asks for, if there is one."""
    wanted = re.split(r"[.@]", tag.strip().lower().replace("_", "-"))[0]
    by_tag = {language.lower(): language for language in LANGUAGES}
    first = wanted.partition("-")[0]
    alike = [language for lower, language in by_tag.items() if lower.partition("-")[0] == first]
    return by_tag.get(wanted) or by_tag.get(first) or next(iter(alike), None)


LANGUAGES = find_languages()
