"""What is in a game's box, as data, and how each value of it is known.

A value is named by its path, `$.states.spain.properties[2][1]`. A source names many of them at
once: `*` stands for any key or place.
"""

import re
from typing import Any

from mypy_extensions import mypyc_attr

PRINTED = "printed"
INFERRED = "inferred"
RECONSTRUCTED = "reconstructed"
SOURCES = (PRINTED, INFERRED, RECONSTRUCTED)
"""It is printed; it follows from what is printed; nobody told us, and it fits all that is known."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Facts:
    """The data of a box; `sources` are the paths that are known in each way."""

    def __init__(self, data: dict[str, Any], sources: dict[str, list[str]]) -> None:
        self.data = data
        self.sources = sources
        self._patterns = [
            (source, pattern_of(path)) for source in SOURCES for path in sources.get(source, [])
        ]

    def source(self, path: str) -> str:
        """How the value at this path is known."""
        for source, pattern in self._patterns:
            if pattern.fullmatch(path):
                return source
        raise LookupError(f"nobody says how {path} is known")

    def counted(self) -> dict[str, int]:
        """How many values are known in each way."""
        known = [self.source(path) for path, _ in leaves(self.data)]
        return {source: known.count(source) for source in SOURCES}


def pattern_of(path: str) -> re.Pattern[str]:
    return re.compile(re.escape(path).replace(r"\*", r"[^.\[\]]+"))


def leaves(data: Any, path: str = "$") -> list[tuple[str, Any]]:
    """Every single value with its path."""
    if isinstance(data, dict):
        below = [leaves(value, f"{path}.{key}") for key, value in data.items()]
    elif isinstance(data, list):
        below = [leaves(value, f"{path}[{place}]") for place, value in enumerate(data)]
    else:
        return [(path, data)]
    return [leaf for part in below for leaf in part]
