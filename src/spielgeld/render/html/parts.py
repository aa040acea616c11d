"""Small parts of pages that come again and again; each is made once and remembered."""

import re
from collections.abc import Iterable
from functools import cache, lru_cache

from markupsafe import Markup, escape

from spielgeld.render.words import REMEMBERED, Words

LETTERS = "ABCDE"
"""Players have a colour, a pattern and one of these."""

LONGEST_TITLE = 200

_POWER = re.compile(r"10\^(\d+)")


@cache
def mark(seat: int, size: str = "") -> Markup:
    """A player: colour, pattern and letter."""
    return Markup(
        '<svg class="mark p{} {}" viewBox="0 0 28 28" aria-hidden="true">'
        '<use href="#mark-{}"/></svg>'
    ).format(seat, size, seat)


@cache
def icon(name: str) -> Markup:
    return Markup(
        '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#icon-{}"/></svg>'
    ).format(name)


STRENGTH = ("random", "rookie", "banker", "quant")


def by_strength(levels: Iterable[str]) -> list[str]:
    """The bots from the weakest to the strongest; those of other packages come last."""
    return sorted(levels, key=lambda level: ([*STRENGTH, level].index(level), level))


def powers(text: str) -> Markup:
    """3.2 × 10^898 with a raised figure; everything is escaped."""
    escaped = escape(text)
    return Markup(_POWER.sub(r"10<sup>\1</sup>", str(escaped))) if "10^" in text else escaped


@lru_cache(REMEMBERED)
def amount(words: Words, number: int) -> Markup:
    """A number that fits anywhere: short, and with all digits when pointed at."""
    short, exact = words.short(number), words.number(number)
    if short == exact:
        return Markup('<span class="amount">{}</span>').format(exact)
    if len(exact) > LONGEST_TITLE:
        exact = exact[:LONGEST_TITLE] + "…"
    return Markup('<span class="amount short" title="{}">{}</span>').format(exact, powers(short))


@lru_cache(REMEMBERED)
def exactly(words: Words, number: int) -> Markup:
    """A number that unfolds to all its digits."""
    short, exact = words.short(number), words.number(number)
    if short == exact:
        return amount(words, number)
    return Markup(
        '<details class="exact"><summary><span class="amount short">{}</span></summary>'
        '<span class="digits">{}</span></details>'
    ).format(powers(short), exact)


@lru_cache(REMEMBERED)
def rule_link(rules: str, rule: str) -> Markup:
    return Markup('<a class="rule" href="{}#{}" target="_blank">{}</a>').format(rules, rule, rule)
