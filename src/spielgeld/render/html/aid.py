"""The player aid: goal, turn and scoring of a game on one fold-out, and what each term means.

A term is explained where it stands: `term("rotate", "ROTATE")` is a button that opens a small note,
by touch, by keyboard and for screen readers, without a script. The aid lists the same notes.
"""

from dataclasses import dataclass

from markupsafe import Markup

from spielgeld.render.html.page import Table
from spielgeld.render.html.region import Macros, Region, draw, fill, group, remembered, tag
from spielgeld.render.same import Same
from spielgeld.render.words import Say, Words

AID = Macros("aid.html")

OPENING = (
    '<section id="aid" class="aid card" aria-labelledby="aid-title">'
    '<details id="aid-sheet"><summary><h2 id="aid-title">%s</h2></summary>'
)
END = "</details></section>"
LEGEND = (
    '<div id="legend" class="legend-line"><p aria-hidden="true">%s</p>'
    '<ul aria-label="%s">%s</ul></div>'
)
TERM = '<button type="button" class="term" popovertarget="term-%s">%s</button>'


@dataclass(frozen=True)
class Sheet:
    """A small table of the aid: its rows, each with a heading, below the first one."""

    title: str
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Aid:
    """What stands on the fold-out all through the game."""

    goal: str
    turn: tuple[str, ...]
    sheets: tuple[Sheet, ...] = ()
    legend: tuple[str, ...] = ()


@dataclass(frozen=True)
class Term:
    """A word of the game and what it means."""

    key: str
    name: str
    text: str


@remembered
def terms_of(words: Words, keys: tuple[str, ...]) -> tuple[Term, ...]:
    """`term-KEY.title` and `term-KEY` of the game's words."""
    return tuple([Term(k, words.say(f"term-{k}.title"), words.say(f"term-{k}")) for k in keys])


@remembered
def notes_of(words: Words, keys: tuple[str, ...]) -> Markup:
    """What each term means: the notes that open beside it, the same on all pages of a game."""
    return AID.notes(words.say, terms_of(words, keys))


def steps(say: Say, number: int, **values: object) -> tuple[str, ...]:
    """The messages aid-turn-1, aid-turn-2 and so on."""
    return tuple([say(f"aid-turn-{step}", **values) for step in range(1, number + 1)])


def term(key: str, label: str) -> Markup:
    """A word that explains itself."""
    return tag(TERM, key, label)


def about(say: Say, key: str) -> Markup:
    """What a drawn piece is, for those who point at it; the legend says it to all."""
    title, text = say(f"term-{key}.title"), say(f"term-{key}")
    return fill("<title>%s%s%s</title>", title, say("page-colon"), text)


def draw_legend(say: Say, keys: tuple[str, ...]) -> Region:
    """The pieces that are drawn on a board, each as a word that explains itself."""
    return draw("legend", _legend, say, keys)


def _legend(say: Say, keys: tuple[str, ...]) -> Markup:
    terms = Markup("").join([fill("<li>%s</li>", term(k, say(f"term-{k}.title"))) for k in keys])
    return fill(LEGEND, say("aid-drawn"), say("aid-drawn"), terms)


def draw_aid(table: Table, aid: Aid, terms: tuple[Term, ...], now: tuple[str, ...]) -> Region:
    """`now` are sentences about how things stand at this moment."""
    say = table.frame.say
    parts = [draw("aid-now", _now, say, now)] if now else []
    parts.append(draw("aid-card", _card, say, Same(aid), Same(terms), table.rules))
    return group("aid", tag(OPENING, say("aid-title")), tuple(parts), END)


def _card(say: Say, aid: Same, terms: Same, rules: str) -> Markup:
    return AID.card(say, aid.value, terms.value, rules)


def _now(say: Say, lines: tuple[str, ...]) -> Markup:
    listed = Markup("").join([fill("<li>%s</li>", line) for line in lines])
    return fill('<div id="aid-now"><h3>%s</h3><ul>%s</ul></div>', say("aid-now"), listed)
