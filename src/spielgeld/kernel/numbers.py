"""Whole numbers of any size, as they stand in records and answers."""

import re
from functools import lru_cache
from typing import Any

JAVASCRIPT_MAX = 2**53 - 1
SAFE_DIGITS = 600
SAFE_BITS = 2_000
"""Python reads and writes so much whatever its limit is set to."""

_DECIMAL = re.compile(r"-?(0|[1-9][0-9]*)")


def read_integer(value: object) -> int | None:
    """The number that a JSON integer or decimal string stands for; None if it is neither."""
    if type(value) is int:
        return value
    if isinstance(value, str) and _DECIMAL.fullmatch(value):
        return number_of(value)
    return None


def number_of(digits: str) -> int:
    """The number that digits stand for, however many: Python by itself stops at 4,300."""
    if len(digits) <= SAFE_DIGITS:
        return int(digits)
    if digits[0] == "-":
        return -number_of(digits[1:])
    low = len(digits) // 2
    power: int = 10**low
    return number_of(digits[:-low]) * power + number_of(digits[-low:])


def digits_of(number: int) -> str:
    """A number of any size written down."""
    if number.bit_length() < SAFE_BITS:
        return str(number)
    if number < 0:
        return "-" + digits_of(-number)
    # A little less than half of its digits.
    low = number.bit_length() * 3 // 20
    high, rest = divmod(number, 10**low)
    return digits_of(high) + digits_of(rest).rjust(low, "0")


@lru_cache(1024)
def long_digits_of(number: int) -> str:
    """What takes long to write is written once, not for every answer."""
    return digits_of(number)


def text_of(value: object) -> str:
    """Any value in a message: what Python can't write down is not worth repeating."""
    if type(value) is int:
        return digits_of(value)
    try:
        return str(value)
    except ValueError:
        return "..."


JsonObject = dict[str, Any]
"""Plain JSON data: what records, decisions and deals are made of."""


def to_json(value: Any) -> Any:
    """Plain JSON data in which integers that JavaScript can't hold are decimal strings."""
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, int):
        if -JAVASCRIPT_MAX <= value <= JAVASCRIPT_MAX:
            return value
        return digits_of(value) if value.bit_length() < SAFE_BITS else long_digits_of(value)
    if isinstance(value, dict):
        return {str(key): to_json(entry) for key, entry in value.items()}
    if isinstance(value, (list, tuple)):
        return [to_json(entry) for entry in value]
    fields = getattr(value, "__dataclass_fields__", None)
    if fields is None:
        raise TypeError(f"{type(value).__name__} has no JSON form")
    return {name: to_json(getattr(value, name)) for name in fields}
