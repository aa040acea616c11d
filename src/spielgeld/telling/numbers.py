"""Reading and writing amounts of money as people do, however large."""

import re
import sys
import tomllib
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from babel.numbers import format_decimal

from spielgeld.telling.languages import COMMON, folders_of, locale_of

REMEMBERED = 8192
LONG_BITS, LONG_REMEMBERED = 400, 1024
"""From how many binary digits on a number is written only once, and how many such are kept."""

LONGEST = 20_000
"""More digits than this are not read: nobody types them by hand."""

NUMBERS = "numbers.toml"
"""What a language calls large numbers: a file beside its Fluent files, docs/translate.md."""

UNDERSTOOD = {
    "k": 3, "thousand": 3, "tausend": 3, "tsd": 3, "mille": 3,
    "m": 6, "mio": 6, "million": 6, "millions": 6, "millionen": 6,
    "mrd": 9, "md": 9, "mds": 9, "milliarde": 9, "milliarden": 9, "milliard": 9, "milliards": 9,
    "bn": 9, "tn": 12, "billiarde": 15, "billiarden": 15, "billiard": 15, "billiards": 15,
    "googol": 100,
}  # fmt: skip
"""Powers of ten by the names that mean them in every language, unless it says otherwise."""

FARTHEST = 6
"""A number is not written in words if it is longer than the largest of them by more digits."""

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


class NumberWords(NamedTuple):
    """`written`: powers of ten, each with its forms, `{} Millionen`, by Babel's names of plurals;
    `read`: powers by the words, in small letters, that people type.
    """

    written: dict[int, dict[str, str]]
    read: dict[str, int]


@lru_cache(10)
def number_words(language: str) -> NumberWords:
    """What a language calls large numbers; nothing but what all understand if it does not say."""
    written: dict[int, dict[str, str]] = {}
    read = dict(UNDERSTOOD)
    for folder in folders_of(COMMON):
        path = folder / language / NUMBERS
        if path.is_file():
            said = tomllib.loads(path.read_text(encoding="utf-8"))
            written |= {int(power): forms for power, forms in said.get("written", {}).items()}
            read |= said.get("read", {})
    for power, forms in written.items():
        read |= {form.replace("{}", "").strip().lower(): power for form in forms.values()}
    return NumberWords(written, read)


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
    powers = number_words(language).read
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
    symbols = locale_of(language).number_symbols["latn"]
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
    mark: str = locale_of(language).number_symbols["latn"]["group"]
    return mark


@lru_cache(REMEMBERED)
def write_short(number: int, language: str) -> str:
    """A number that fits a card: exact up to 15 digits, then in words, then as a power of ten.

    Where digits are left out, the last three follow: a bid and the one just above it differ.
    """
    digits = len(str(abs(number)))
    if digits <= 15:
        return write_number(number, language)
    written = number_words(language).written
    power = max([power for power in written if power < digits], default=0)
    locale = locale_of(language)
    if power and digits <= power + FARTHEST:
        leading = _leading(number, power)
        forms = written[power]
        form = forms.get(locale.plural_form(leading), forms["other"])
        said = form.format(format_decimal(leading, locale=locale))
    else:
        power = digits - 1
        leading = _leading(number, power)
        said = f"{format_decimal(leading, locale=locale)} × 10^{power}"
    left_out = abs(number) % 10 ** (power - 2)
    return with_minus(f"{said} …{left_out % 1000:03}" if left_out else said)


def _leading(number: int, power: int) -> Decimal:
    """The figure before the power of ten, cut after two decimals, or none if it is long."""
    leading = Decimal(abs(number) // 10 ** (power - 2)) / 100
    return (leading if leading < 1000 else leading // 1) * (-1 if number < 0 else 1)
