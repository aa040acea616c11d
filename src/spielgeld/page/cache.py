"""The two ways in which what was drawn or reckoned is remembered.

`remembered` is for what follows from small values alone, whoever asks: it is kept by the function
and the values. A `ViewCache` is for what is made of a table as it stands: it is kept by the table,
the function, the reader and what the table stands at.
"""

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Any, TypeVar

T = TypeVar("T")

REMEMBERED = 32_768
"""So many regions are remembered, whoever reads them."""

# Typed, as 1 and True, or markup and a text that reads the same, are not drawn alike.
remembered = lru_cache(REMEMBERED // 8, typed=True)
"""A pure function of small values that can be hashed."""

MOST_ENTRIES = 40_000
MOST_BYTES = 256 * 1024 * 1024
OVERHEAD = 200
"""About what an entry takes besides its value."""
ABOUT = 2_000
"""About what a value takes that is no text: regions, a story."""

Place = tuple[Hashable, Callable[..., Any], Hashable]


class ViewCache:
    """What was made of tables and may be asked for again: bounded in entries and in bytes.

    Part of a key may only be what the house knows (a seat, a role, a language): nobody makes the
    cache grow by sending other cookies. Where room is needed, what nobody asked for longest goes.
    """

    def __init__(self, most_entries: int = MOST_ENTRIES, most_bytes: int = MOST_BYTES) -> None:
        self._most_entries = most_entries
        self._most_bytes = most_bytes
        self._values: dict[Place, tuple[Hashable, Any, int]] = {}
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._values)

    def recall(
        self, table: Hashable, make: Callable[..., T], reader: Hashable, stands: Hashable, *of: Any
    ) -> T:
        """`make(*of)`, made once for a reader as long as `stands` stays the same.

        Everything in `of` that may change what is made must follow from the other three.
        """
        place = (table, make, reader)
        found = self._values.pop(place, None)
        if found is not None:
            self._values[place] = found
            if found[0] == stands:
                known: T = found[1]
                return known
        value = make(*of)
        self._put(place, stands, value)
        return value

    def _put(self, place: Place, stands: Hashable, value: Any) -> None:
        size = OVERHEAD + (len(value) if isinstance(value, (bytes, str)) else ABOUT)
        self._drop(place)
        if size > self._most_bytes:
            return
        self._values[place] = (stands, value, size)
        self.bytes += size
        while self.bytes > self._most_bytes or len(self._values) > self._most_entries:
            self._drop(next(iter(self._values)))

    def _drop(self, place: Place) -> None:
        before = self._values.pop(place, None)
        if before is not None:
            self.bytes -= before[2]


class TableCache:
    """The part of a cache that is one table's; `table` is another once it was read anew."""

    __slots__ = ("_cache", "_table")

    def __init__(self, cache: ViewCache | None = None, table: Hashable = None) -> None:
        self._cache = ViewCache() if cache is None else cache
        self._table = table

    def recall(self, make: Callable[..., T], reader: Hashable, stands: Hashable, *of: Any) -> T:
        """`make(*of)`, made once for a reader as long as `stands` stays the same."""
        return self._cache.recall(self._table, make, reader, stands, *of)
