"""Where the values of a box come from, as a page shows it, and how such values are corrected."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from spielgeld import games
from spielgeld.kernel.facts import RECONSTRUCTED, SOURCES, Facts, leaves
from spielgeld.kernel.refusal import Refusal
from spielgeld.page.region import Region
from spielgeld.telling.words import Words

OWN = "own"
"""The source of a value that the reader has corrected."""


@dataclass(frozen=True)
class SourcedValue:
    """A value as it is shown, and how it is known."""

    text: str
    source: str
    label: str = ""


@dataclass(frozen=True)
class SourcedLine:
    """Values that belong together."""

    label: str
    cells: tuple[SourcedValue, ...]


@dataclass(frozen=True)
class Field:
    """A line that can be corrected. `path` is also the name of the field in the form."""

    path: str
    label: str
    text: str
    cells: tuple[SourcedValue, ...]
    kind: str = "number"
    """number, text, list or choice"""
    values: tuple[tuple[str, str], ...] = ()
    """What a choice has to offer, and how people call it."""
    faults: tuple[str, ...] = ()


@dataclass(frozen=True)
class Section:
    """A part of the box."""

    id: str
    title: str
    lines: Sequence[SourcedLine] = ()
    fields: Sequence[Field] = ()

    @property
    def counted(self) -> list[tuple[str, int]]:
        cells = [line.cells for line in self.lines] + [field.cells for field in self.fields]
        known = [cell.source for some in cells for cell in some]
        return [(source, known.count(source)) for source in (*SOURCES, OWN) if source in known]

    @property
    def doubtful(self) -> bool:
        """Whether to show at once that something of it is not known."""
        return any([cell.source == RECONSTRUCTED for line in self.lines for cell in line.cells])

    @property
    def faulty(self) -> bool:
        return any([field.faults for field in self.fields])


class Editor:
    """How a game's object that takes the place of a printed one is corrected on a page."""

    def sections(
        self, board: Any, words: Words, faults: Sequence[Refusal] = ()
    ) -> Sequence[Section]:
        """The object as fields of a form, with what is wrong at each."""
        raise NotImplementedError

    def read(self, form: Mapping[str, str]) -> Any:
        """The object that a form says; what can't be read stays in it as it was typed."""
        raise NotImplementedError

    def faults(self, board: Any) -> list[Refusal]:
        """All that is wrong with it."""
        raise NotImplementedError

    def is_whole(self, board: Any) -> bool:
        """Whether it has all its parts, so that it can be shown."""
        raise NotImplementedError

    def preview(self, board: Any, words: Words) -> Sequence[Region]:
        """How an object without faults looks at a table; nothing where a game draws none."""
        return ()

    def file(self, board: Any) -> Any:
        """What is given to people to keep."""
        return board


def sections_of(game: str, named: Callable[[str, Words], str], words: Words) -> list[Section]:
    """The facts of any game: a section for each part of its data."""
    facts = games.get(game).facts()
    if facts is None:
        return []
    reader = _Reader(facts, named, words)
    return [
        Section(f"facts-{part}", reader.name(part), reader.lines(value, f"$.{part}"))
        for part, value in facts.data.items()
    ]


class _Reader:
    def __init__(self, facts: Facts, named: Callable[[str, Words], str], words: Words) -> None:
        self.facts = facts
        self.named = named
        self.words = words

    def name(self, word: Any) -> str:
        if isinstance(word, int):
            return self.words.number(word)
        return self.named(str(word), self.words)

    def cell(self, value: Any, path: str, label: str = "") -> SourcedValue:
        """One value, or a few that are one thing, such as the place of a space."""
        below = leaves(value, path)
        known = [self.facts.source(inner) for inner, _ in below]
        weakest = max(known, key=SOURCES.index)
        return SourcedValue(" ".join([self.name(leaf) for _, leaf in below]), weakest, label)

    def lines(self, value: Any, path: str) -> list[SourcedLine]:
        if isinstance(value, dict) and any(
            isinstance(part, (dict, list)) for part in value.values()
        ):
            return [
                SourcedLine(" · ".join([self.name(key), *filter(None, [line.label])]), line.cells)
                for key, part in value.items()
                for line in self.lines(part, f"{path}.{key}")
            ]
        if isinstance(value, dict):
            inside = [
                self.cell(part, f"{path}.{key}", self.name(key)) for key, part in value.items()
            ]
        elif isinstance(value, list):
            inside = [self.cell(part, f"{path}[{place}]") for place, part in enumerate(value)]
        else:
            inside = [self.cell(value, path)]
        return [SourcedLine("", tuple(inside))]
