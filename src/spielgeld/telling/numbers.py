"""Reading and writing amounts of money as people do, however large."""

import re
import sys
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache

from babel import Locale
from babel.numbers import format_decimal

LANGUAGES = ("en", "de", "fr")

REMEMBERED = 8192
LONG_BITS, LONG_REMEMBERED = 400, 1024
"""From how many binary digits on a number is written only once, and how many such are kept."""

LONGEST = 20_000
"""More digits than this are not read: nobody types them by hand."""

_SHARED = {
    "k": 3, "thousand": 3, "tausend": 3, "tsd": 3, "mille": 3,
    "m": 6, "mio": 6, "million": 6, "millions": 6, "millionen": 6,
    "mrd": 9, "md": 9, "mds": 9, "milliarde": 9, "milliarden": 9, "milliard": 9, "milliards": 9,
    "bn": 9, "tn": 12, "billiarde": 15, "billiarden": 15, "billiard": 15, "billiards": 15,
    "googol": 100,
}  # fmt: skip

_SHORT_SCALE = {
    "billion": 9, "trillion": 12, "quadrillion": 15, "quintillion": 18, "sextillion": 21,
    "septillion": 24, "octillion": 27, "nonillion": 30, "decillion": 33,
}  # fmt: skip

_LONG_SCALE = {
    "billion": 12, "trillion": 18, "quadrillion": 24, "quintillion": 30, "sextillion": 36,
    "septillion": 42, "octillion": 48, "nonillion": 54, "decillion": 60,
}  # fmt: skip

_PLURALS = {"en": ("", "s"), "de": ("", "en"), "fr": ("", "s")}

_AMOUNT = re.compile(
    r"(?P<sign>[-\u2212]?)(?P<figure>\d[\d.,_' \u00a0\u202f]*?)"
    r"(?:e\+?(?P<power>\d+))?\s*(?P<word>[^\W\d_]*)\.?"
)

_GROUPED = re.compile(r"\d{1,3}(?:(?P<mark>[.,_' \u00a0\u202f])\d{3})(?:(?P=mark)\d{3})*|\d+")


def write_any_number() -> None:
    """Let this process read and print integers of any length: what people see has no limit.

    Only a program of our own decides so for its process, never a module that is imported.
    """
    sys.set_int_max_str_digits(0)


class NotAnAmount(ValueError):
    """This text does not say a whole number."""


@lru_cache(10)
def _words(language: str) -> dict[str, int]:
    scale = _SHORT_SCALE if language == "en" else _LONG_SCALE
    named = {name + ending: power for name, power in scale.items() for ending in _PLURALS[language]}
    return {**named, **_SHARED}


def read_amount(text: str, language: str = "en") -> int:
    """The number in `25`, `1_000_000`, `3 million`, `2e9` or `5 Mrd`.

    Words for large numbers are those of the language: a German billion has twelve zeros.
    """
    if text.isdecimal() and text.isascii() and len(text) <= LONGEST:
        return int(text)
    text = text.strip().lower()
    if text == "googol":
        return 10**100
    match = _AMOUNT.fullmatch(text)
    if match is None or len(text) > LONGEST:
        raise NotAnAmount(text[:50])
    word = match["word"]
    powers = _words(language)
    if word and word not in powers:
        raise NotAnAmount(text[:50])
    power = int(match["power"] or 0) + (powers[word] if word else 0)
    if power > LONGEST:
        raise NotAnAmount(text[:50])
    figure = _read_figure(match["figure"].strip(), language, fraction_allowed=power > 0)
    amount = figure * 10**power
    if amount.denominator != 1:
        raise NotAnAmount(text[:50])
    return -int(amount) if match["sign"] else int(amount)


def _read_figure(figure: str, language: str, *, fraction_allowed: bool) -> Fraction:
    """Marks between groups of three are skipped; before a word the last mark may be a comma."""
    symbols = Locale(language).number_symbols["latn"]
    grouped = _GROUPED.fullmatch(figure)
    if grouped is not None and not (fraction_allowed and grouped["mark"] == symbols["decimal"]):
        return Fraction(re.sub(r"\D", "", figure))
    whole, _, rest = figure.replace(",", ".").rpartition(".")
    if fraction_allowed and rest.isdigit() and (whole.isdigit() or _GROUPED.fullmatch(whole)):
        return Fraction(re.sub(r"\D", "", whole) + "." + rest)
    raise NotAnAmount(figure[:50])


def write_number(number: int, language: str) -> str:
    """All digits, in the groups of the language."""
    if number.bit_length() > LONG_BITS:
        return write_long(number, language)
    return with_minus(f"{number:,}".replace(",", _mark_between_groups(language)))


@lru_cache(LONG_REMEMBERED)
def write_long(number: int, language: str) -> str:
    """Thousands of digits take long to write: they are written once, not for every page."""
    return with_minus(f"{number:,}".replace(",", _mark_between_groups(language)))


_HYPHEN = re.compile(r"(?<![\w.])-(?=\d)")


def with_minus(text: str) -> str:
    """A number below zero has a minus sign, not a hyphen."""
    return _HYPHEN.sub("\u2212", text)


@lru_cache(10)
def _mark_between_groups(language: str) -> str:
    mark: str = Locale(language).number_symbols["latn"]["group"]
    return mark


@lru_cache(REMEMBERED)
def write_short(number: int, language: str) -> str:
    """A number that fits a card: exact up to 15 digits, then in words, then as a power of ten.

    Where digits are left out, the last three follow: a bid and the one just above it differ.
    """
    digits = len(str(abs(number)))
    if digits <= 15:
        return write_number(number, language)
    scale = _SHORT_SCALE if language == "en" else _LONG_SCALE
    fitting = [(power, name) for name, power in scale.items() if power < digits <= power + 6]
    if fitting:
        power, name = max(fitting)
        leading = _leading(number, power)
        plural = _PLURALS[language][leading != 1] if language != "en" else ""
        name = name.capitalize() if language == "de" else name
        said = f"{format_decimal(leading, locale=language)} {name}{plural}"
    else:
        power = digits - 1
        leading = _leading(number, power)
        said = f"{format_decimal(leading, locale=language)} × 10^{power}"
    left_out = abs(number) % 10 ** (power - 2)
    return with_minus(f"{said} …{left_out % 1000:03}" if left_out else said)


def _leading(number: int, power: int) -> Decimal:
    """The figure before the power of ten, cut after two decimals, or none if it is long."""
    leading = Decimal(abs(number) // 10 ** (power - 2)) / 100
    return (leading if leading < 1000 else leading // 1) * (-1 if number < 0 else 1)
