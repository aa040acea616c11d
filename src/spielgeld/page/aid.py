"""The player aid: goal, turn and scoring of a game on one fold-out, and what each term means.

A term is explained where it stands: `term("rotate", "ROTATE")` (parts.py) opens a small note,
by touch, by keyboard and for screen readers, without a script. The aid lists the same notes.
"""

from dataclasses import dataclass
from typing import NamedTuple

from markupsafe import Markup

from spielgeld.page.cache import remembered
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, Region, group, region
from spielgeld.telling.asides import aside_about
from spielgeld.telling.words import Say, Words

AID = Macros("aid.html")


@dataclass(frozen=True)
class AidTable:
    """A small table of the aid: its rows, each with a heading, below the first one."""

    title: str
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Aid:
    """What stands on the fold-out all through the game."""

    goal: str
    turn: tuple[str, ...]
    sheets: tuple[AidTable, ...] = ()
    legend: tuple[str, ...] = ()


@dataclass(frozen=True)
class Term:
    """A word of the game and what it means, perhaps with a remark."""

    key: str
    name: str
    text: str
    aside: str


@remembered
def terms_of(words: Words, keys: tuple[str, ...]) -> tuple[Term, ...]:
    """`term-KEY.title`, `term-KEY` and `aside-KEY` of the game's words."""
    return tuple([term_of(words, key) for key in keys])


def term_of(words: Words, key: str) -> Term:
    name, text = words.say(f"term-{key}.title"), words.say(f"term-{key}")
    return Term(key, name, text, aside_about(key, words))


@remembered
def notes_of(words: Words, keys: tuple[str, ...]) -> Markup:
    """What each term means: the notes that open beside it, the same on all pages of a game."""
    return AID.notes(words, terms_of(words, keys))


def steps(say: Say, number: int, **values: object) -> tuple[str, ...]:
    """The messages aid-turn-1, aid-turn-2 and so on."""
    return tuple([say(f"aid-turn-{step}", **values) for step in range(1, number + 1)])


class AidCard(NamedTuple):
    """What stands on the fold-out, and where the rules are."""

    aid: Aid
    terms: tuple[Term, ...]
    rules: str


def draw_legend(words: Words, keys: tuple[str, ...]) -> Region:
    """The pieces that are drawn on a board, each as a word that explains itself."""
    return region("legend", AID.legend, words, keys)


def draw_aid(table: TablePage, aid: Aid, terms: tuple[Term, ...], now: tuple[str, ...]) -> Region:
    """`now` are sentences about how things stand at this moment."""
    words = table.frame.words
    parts = [region("aid-now", AID.at_this_moment, words, now)] if now else []
    parts.append(region("aid-card", AID.card, words, AidCard(aid, terms, table.rules)))
    return group("aid", AID.aid, words, None, tuple(parts))
