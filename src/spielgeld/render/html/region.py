"""Pages are made of regions.

A region is an element with an id, drawn from a small value: all that it shows, and the language.
Equal values give the same region, drawn once and shared by everybody who is shown it; so a value
must come from the reader's view alone and hold everything that stands in the text. Of a page that
is open a reader is sent what differs from what it has.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import lru_cache
from html import escape
from typing import Any

from markupsafe import Markup

REMEMBERED = 32_768
"""So many regions are remembered, whoever reads them."""

Change = list[str | None]
"""What becomes of an element: [id] is gone, [id, text] is as the text says, and
[id, text, parent, next] is new inside `parent`, before `next` or, without one, at the end."""


class Region:
    """An element: its opening, the regions inside it and its closing; a small one is all opening.

    A region whose parts come and go has nothing but parts between opening and closing.
    """

    __slots__ = ("closing", "id", "opening", "parts")

    def __init__(
        self, name: str, opening: str, parts: tuple["Region", ...] = (), closing: str = ""
    ) -> None:
        self.id = name
        self.opening = opening
        self.parts = parts
        self.closing = closing

    def __html__(self) -> str:
        return self.text

    @property
    def text(self) -> str:
        if not self.parts:
            return "".join((self.opening, self.closing))
        pieces: list[str] = []
        self._write(pieces)
        return "".join(pieces)

    def _write(self, pieces: list[str]) -> None:
        pieces.append(self.opening)
        for part in self.parts:
            part._write(pieces)
        pieces.append(self.closing)

    def find(self, name: str) -> "Region | None":
        """The region with this id: this one or one inside it."""
        return next((region for region in self.walk() if region.id == name), None)

    def walk(self) -> Iterator["Region"]:
        yield self
        for part in self.parts:
            yield from part.walk()


# Typed, as markup and a text that reads the same are not drawn alike.
@lru_cache(REMEMBERED, typed=True)
def draw(name: str, drawing: Callable[..., str], *value: Hashable) -> Region:
    """A region that looks the same for the same value."""
    return Region(name, str(drawing(*value)))


def fill(form: str, *values: object) -> Markup:
    """A form with a number, a text or markup for each %s; texts are escaped.

    Many times faster than a template: for what changes with nearly every decision.
    """
    safe = [value if type(value) in SAFE else _escape(value) for value in values]
    return str.__new__(Markup, form % tuple(safe))


SAFE = (Markup, int)


@lru_cache(REMEMBERED)
def _escape(text: str) -> str:
    return escape(text)


def join(parts: Iterable[Markup]) -> Markup:
    return str.__new__(Markup, "".join(parts))


tag = lru_cache(REMEMBERED // 8, typed=True)(fill)
"""A form that is filled again and again with the same values."""


remembered = lru_cache(REMEMBERED // 8, typed=True)
"""For what makes a region of many others from a small value."""


@lru_cache(REMEMBERED)
def group(name: str, opening: str, parts: tuple[Region, ...], closing: str) -> Region:
    """A region around others: the very same while they are, so that it need not be compared."""
    return Region(name, opening, parts, closing)


class Same:
    """A large value as a part of a small one: it equals nothing but itself."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.value is self.value


def changes(old: Region, new: Region) -> list[Change]:
    """What makes a page that shows one region show another one with the same id."""
    found: list[Change] = []
    _compare(old, new, found)
    return found


def _compare(old: Region, new: Region, found: list[Change]) -> None:
    if old.opening != new.opening or old.closing != new.closing:
        found.append([new.id, new.text])
        return
    before, now = old.parts, new.parts
    if before is now:
        return
    if len(before) != len(now):
        _come_and_go(new, before, now, found)
        return
    differing = [pair for pair in zip(before, now, strict=True) if pair[0] is not pair[1]]
    for earlier, part in differing:
        if earlier.id != part.id:
            _come_and_go(new, before, now, found)
            return
    for earlier, part in differing:
        _compare(earlier, part, found)


def _come_and_go(
    region: Region, before: tuple[Region, ...], now: tuple[Region, ...], found: list[Change]
) -> None:
    more = len(now) - len(before)
    if more > 0 and now[more:] == before:
        # Lines that only grow have the latest first.
        had: dict[str, Region] = {}
        now = now[: more + 1]
        if before:
            had = {before[0].id: before[0]}
    else:
        had = {part.id: part for part in before}
        has = {part.id for part in now}
        stayed = [part.id for part in before if part.id in has]
        if stayed != [part.id for part in now if part.id in had]:
            found.append([region.id, region.text])
            return
        found += [[part.id] for part in before if part.id not in has]
    following: str | None = None
    for part in reversed(now):
        earlier = had.get(part.id)
        if earlier is None:
            found.append([part.id, part.text, region.id, following])
        elif earlier is not part:
            _compare(earlier, part, found)
        following = part.id


class Macros:
    """The macros of a template, by name: `Macros("qe/board.html").shelf(...)`."""

    def __init__(self, template: str) -> None:
        self._template = template

    def __getattr__(self, name: str) -> Callable[..., Markup]:
        from spielgeld.render.html.environment import environment

        module = environment().get_template(self._template).module
        macro: Callable[..., Markup] = getattr(module, name)
        setattr(self, name, macro)
        return macro
