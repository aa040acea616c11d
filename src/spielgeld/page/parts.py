"""Small parts of pages that come again and again; each is made once and remembered."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup, escape

from spielgeld.kernel.state import Seat
from spielgeld.page.cache import REMEMBERED, remembered
from spielgeld.page.region import Macros
from spielgeld.telling.words import Say, Words

SIGNS = Macros("signs.html")

LETTERS = "ABCDE"
"""Players have a colour, a pattern and one of these."""

LONGEST_TITLE = 200

_POWER = re.compile(r"10\^(\d+)")


class PlayerMark(NamedTuple):
    """A player's sign, small or in another size."""

    seat: Seat
    size: str


class ShownAmount(NamedTuple):
    """A number that fits anywhere, and with all digits if these are others."""

    short: str
    exact: str | None


class RuleLink(NamedTuple):
    """A rule and where the rules are."""

    rules: str
    rule: str


class TermLink(NamedTuple):
    """A word that explains itself, as it stands in a sentence."""

    key: str
    label: str


@remembered
def mark(seat: Seat, size: str = "") -> Markup:
    """A player: colour, pattern and letter."""
    return SIGNS.mark(None, PlayerMark(seat, size))


@remembered
def icon(name: str) -> Markup:
    return SIGNS.icon(None, name)


STRENGTH = ("random", "rookie", "banker", "quant")


def by_strength(levels: Iterable[str]) -> list[str]:
    """The bots from the weakest to the strongest; those of other packages come last."""
    return sorted(levels, key=lambda level: ([*STRENGTH, level].index(level), level))


def powers(text: str) -> Markup:
    """3.2 × 10^898 with a raised figure; everything is escaped."""
    return SIGNS.powers(None, _POWER.split(text)) if "10^" in text else escape(text)


@lru_cache(REMEMBERED)
def amount(words: Words, number: int) -> Markup:
    """A number that fits anywhere: short, and with all digits when pointed at."""
    short, exact = words.short(number), words.number(number)
    if short == exact:
        return SIGNS.amount(None, ShownAmount(exact, None))
    if len(exact) > LONGEST_TITLE:
        exact = exact[:LONGEST_TITLE] + "…"
    return SIGNS.amount(None, ShownAmount(short, exact))


@lru_cache(REMEMBERED)
def exactly(words: Words, number: int) -> Markup:
    """A number that unfolds to all its digits."""
    short, exact = words.short(number), words.number(number)
    if short == exact:
        return amount(words, number)
    return SIGNS.exactly(None, ShownAmount(short, exact))


@lru_cache(REMEMBERED)
def rule_link(rules: str, rule: str) -> Markup:
    return SIGNS.rule_link(None, RuleLink(rules, rule))


@remembered
def term(key: str, label: str) -> Markup:
    """A word that explains itself, by touch, by keyboard and for screen readers."""
    return SIGNS.term(None, TermLink(key, label))


def about(say: Say, key: str) -> Markup:
    """What a drawn piece is, for those who point at it; the legend says it to all."""
    title, text = say(f"term-{key}.title"), say(f"term-{key}")
    return SIGNS.about(None, f"{title}{say('page-colon')}{text}")
