"""Whole numbers of any size, as they stand in records and answers."""

import re
from typing import Any

from spielgeld.kernel.on_demand import OnDemand

JAVASCRIPT_MAX = 2**53 - 1

_DECIMAL = re.compile(r"-?(0|[1-9][0-9]*)")


def read_integer(value: object) -> int | None:
    """The number that a JSON integer or decimal string stands for; None if it is neither."""
    if type(value) is int:
        return value
    if isinstance(value, str) and _DECIMAL.fullmatch(value):
        return int(value)
    return None


def to_json(value: Any) -> Any:
    """Plain JSON data in which integers that JavaScript can't hold are decimal strings."""
    if value is None or isinstance(value, (bool, str)):
        return value
    if isinstance(value, int):
        return value if -JAVASCRIPT_MAX <= value <= JAVASCRIPT_MAX else str(value)
    if isinstance(value, dict):
        return {str(key): to_json(entry) for key, entry in value.items()}
    if isinstance(value, (list, tuple, OnDemand)):
        return [to_json(entry) for entry in value]
    fields = getattr(value, "__dataclass_fields__", None)
    if fields is None:
        raise TypeError(f"{type(value).__name__} has no JSON form")
    return {name: to_json(getattr(value, name)) for name in fields}
