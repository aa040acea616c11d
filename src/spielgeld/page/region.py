"""Pages are made of regions.

A region is an element with an id, drawn from a small value: all that it shows, and the language.
Equal values give the same region, drawn once and shared by everybody who is shown it; so a value
must come from the reader's view alone and hold everything that stands in the text. Of a page that
is open a reader is sent what differs from what it has.

    BOARD = Macros("qe/board.html")

    class Tie(NamedTuple):
        names: tuple[str, ...]
        number: int

    region("tie", BOARD.tie, words, Tie(names, 2))

The macro `tie(it)` of that template finds the value as `it`, and `words` and `say` of its language.
A value holds data and no markup: what stands in it is escaped.
"""

from collections.abc import Hashable, Iterable, Iterator
from functools import lru_cache
from hashlib import blake2b
from itertools import compress, takewhile
from operator import is_not, not_
from typing import Any

from markupsafe import Markup

from spielgeld.page.cache import REMEMBERED, remembered
from spielgeld.telling.words import Words

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


MARK_SIZE = 9

INSIDE = Markup("<inside/>")
"""Where a macro that goes around others leaves their place: no text from outside reads so."""


class Macro:
    """One macro of a template: a value in, HTML out, in the words of a game and a language."""

    __slots__ = ("_name", "_template")

    def __init__(self, template: str, name: str) -> None:
        self._template = template
        self._name = name

    def __repr__(self) -> str:
        return f"{self._template}: {self._name}"

    def __call__(self, words: Words | None = None, it: Any = None) -> Markup:
        macro = getattr(_module(self._template, words), self._name)
        drawn: Markup = macro() if it is None else macro(it)
        return drawn.strip()


@remembered
def _module(template: str, words: Words | None) -> Any:
    """A template whose macros know the words of a language, and those of all it imports."""
    from spielgeld.page.environment import environment

    known = {} if words is None else {"words": words, "say": words.say}
    return environment().get_template(template).make_module({"inside": INSIDE, **known})


class Macros:
    """The macros of a template, by name: `Macros("qe/board.html").shelf`."""

    def __init__(self, template: str) -> None:
        self._template = template

    def __getattr__(self, name: str) -> Macro:
        macro = Macro(self._template, name)
        setattr(self, name, macro)
        return macro


@lru_cache(REMEMBERED)  # a macro's values are of one type
def region(name: str, macro: Macro, words: Words | None = None, it: Hashable = None) -> Region:
    """The region with this id as the macro draws it from the value: once for equal values."""
    return Region(name, macro(words, it))


def group(
    name: str, macro: Macro, words: Words | None, it: Hashable, parts: tuple[Region, ...]
) -> Region:
    """A region around others: the macro leaves their place with `{{ inside }}`."""
    opening, closing = _around(macro, words, it)
    return Region(name, opening, parts, closing)


@remembered
def _around(macro: Macro, words: Words | None, it: Hashable) -> tuple[str, str]:
    return halves(macro(words, it))


def halves(drawn: Markup) -> tuple[str, str]:
    """What stands before and after the place that a macro leaves."""
    opening, _, closing = str(drawn).partition(INSIDE)
    return opening, closing


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


def mark_of(region: Region) -> str:
    """The same for the same page, whichever process draws it."""
    return blake2b(region.text.encode(), digest_size=MARK_SIZE).hexdigest()
