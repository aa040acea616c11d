"""What a translation lacks beside English: `spielgeld check --words LANG`."""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spielgeld import games
from spielgeld.telling.game import telling_of
from spielgeld.telling.languages import COMMON, ENGLISH, LANGUAGES, folders_of
from spielgeld.telling.numbers import number_words


class Lack(NamedTuple):
    """One message that is not as it should be, and why.

    `missing`: it is said in English. `values`: it says other values than the English one.
    `unknown`: nobody asks for it. `broken`: this is no Fluent.
    """

    file: str
    message: str
    why: str


class Translation(NamedTuple):
    """How far a translation is: `offered` where people may choose it."""

    language: str
    offered: bool
    messages: int
    translated: int
    numbers: bool
    lacks: tuple[Lack, ...]

    @property
    def whole(self) -> bool:
        return self.offered and self.numbers and not self.lacks

    def to_json(self) -> dict[str, object]:
        lacks = [lack._asdict() for lack in self.lacks]
        return {**self._asdict(), "whole": self.whole, "lacks": lacks}


class _Variables(Visitor):  # type: ignore[misc, unused-ignore]
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class BrokenFluent(ValueError):
    """Something in a file is no message, or a message is there twice."""


@lru_cache(500)
def messages_in(path: Path) -> dict[str, frozenset[str]]:
    """The ids in a file, attributes with a dot, and the values of each."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise BrokenFluent((entry.content or "").strip().partition("\n")[0])
        if not isinstance(entry, ast.Message):
            continue
        if entry.id.name in found:
            raise BrokenFluent(entry.id.name)
        parts = [(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
        for name, pattern in [(entry.id.name, entry.value), *parts]:
            variables = _Variables()
            variables.visit(pattern)
            found[name] = frozenset(variables.names)
    return found


def look_at(language: str) -> Translation:
    """Everything that this language should say, in all installed games."""
    rooms = {COMMON: folders_of(COMMON)}
    for name in sorted(games.installed()):
        brought = telling_of(name).folder
        rooms[name] = folders_of(name, brought and brought / "words")
    lacks: list[Lack] = []
    messages = translated = 0
    for room, folders in rooms.items():
        files = {path.name for folder in folders for path in folder.glob(f"{ENGLISH}/*.ftl")}
        for file in sorted(files):
            english, _ = _read(folders, ENGLISH, file)
            own, broken = _read(folders, language, file)
            where = f"{room}/{file}"
            lacks += [Lack(where, line, "broken") for line in broken]
            lacks += [Lack(where, name, "missing") for name in english if name not in own]
            lacks += [Lack(where, name, "unknown") for name in own if name not in english]
            both = [name for name in english if name in own]
            lacks += [Lack(where, name, "values") for name in both if english[name] != own[name]]
            messages += len(english)
            translated += len(both)
    numbers = bool(number_words(language).written)
    offered = language in LANGUAGES
    return Translation(language, offered, messages, translated, numbers, tuple(lacks))


def _read(
    folders: list[Path], language: str, file: str
) -> tuple[dict[str, frozenset[str]], list[str]]:
    found: dict[str, frozenset[str]] = {}
    broken = []
    for path in [folder / language / file for folder in folders]:
        if path.is_file():
            try:
                found |= messages_in(path)
            except BrokenFluent as error:
                broken.append(str(error))
    return found, broken
