"""Texts and data from outside that may be kept: a database must be able to hold them."""

import re

from spielgeld.house.problems import Problem

DEEPEST = 40
"""No option of any game is nested as deeply as this."""
MOST_DIGITS = 10_000
"""Of one number. Reading more costs more time than any visitor may take from the others."""
SMALL_DIGITS = 9

LONG_NUMBER = re.compile(rb"[0-9]{%d}" % (MOST_DIGITS + 1))


def is_storable(text: str) -> bool:
    """Whether it is whole characters, none of them the character zero."""
    if "\0" in text:
        return False
    if text.isascii():
        return True
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def check_text(text: str) -> str:
    if not is_storable(text):
        raise Problem("bad-text")
    return text


def check_data(data: object, depth: int = 0) -> None:
    """All texts of plain JSON data, and that it is not nested without end."""
    if isinstance(data, str):
        check_text(data)
    elif isinstance(data, (dict, list)):
        if depth == DEEPEST:
            raise Problem("bad-form")
        for entry in data:
            check_data(entry, depth + 1)
        if isinstance(data, dict):
            for entry in data.values():
                check_data(entry, depth + 1)


def has_long_number(message: bytes | str) -> bool:
    """Whether there is a number in it that is not even to be read."""
    if len(message) <= MOST_DIGITS:
        return False
    raw = message if isinstance(message, bytes) else message.encode(errors="replace")
    return LONG_NUMBER.search(raw) is not None


def read_small(text: str | None) -> int | None:
    """A number as addresses and pages have them; None if it is no such number."""
    if not text or len(text) > SMALL_DIGITS or not (text.isascii() and text.isdecimal()):
        return None
    return int(text)
