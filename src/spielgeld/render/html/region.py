"""Pages are made of regions.

A region is an element with an id, drawn from a small value: all that it shows, and the language.
Equal values give the same region, drawn once and shared by everybody who is shown it; so a value
must come from the reader's view alone and hold everything that stands in the text. Of a page that
is open a reader is sent what differs from what it has.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import lru_cache
from html import escape
from itertools import compress, takewhile
from operator import is_not, not_

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
        self.opening = str(opening)  # markup is sent as the text that it is
        self.parts = parts
        self.closing = closing

    def __html__(self) -> str:
        return self.text

    @property
    def text(self) -> str:
        if not self.parts:
            return self.opening + self.closing if self.closing else self.opening
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
    return Region(name, drawing(*value))


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
    had = len(found)
    for earlier, part in compress(zip(before, now, strict=True), map(is_not, before, now)):
        if earlier.id != part.id:
            del found[had:]
            _come_and_go(new, before, now, found)
            return
        if earlier.parts or part.parts:
            _compare(earlier, part, found)
        elif earlier.opening != part.opening or earlier.closing != part.closing:
            found.append([part.id, part.text])


def _come_and_go(
    region: Region, before: tuple[Region, ...], now: tuple[Region, ...], found: list[Change]
) -> None:
    # Most are where they were, from the beginning or from the end: lines only grow.
    start = _alike(before, now)
    before, now = before[start:], now[start:]
    end = _alike(reversed(before), reversed(now))
    following = now[-end].id if end else None
    before, now = before[: len(before) - end], now[: len(now) - end]
    had = {part.id: part for part in before}
    if had:
        has = {part.id for part in now}
        stayed = [name for name in had if name in has]
        if stayed != [part.id for part in now if part.id in had]:
            found.append([region.id, region.text])
            return
        found += [[name] for name in had if name not in has]
    for part in reversed(now):
        earlier = had.get(part.id)
        if earlier is None:
            found.append([part.id, part.text, region.id, following])
        elif earlier is not part:
            _compare(earlier, part, found)
        following = part.id


def _alike(some: Iterable[Region], others: Iterable[Region]) -> int:
    """How many of the first are the very same."""
    return len(list(takewhile(not_, map(is_not, some, others))))


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
