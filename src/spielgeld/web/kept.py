"""What the doors have made of tables and may need again: views as JSON, pages, stories.

One place for all of it, bounded in entries and in bytes, whoever asks for what. Part of a name
may only be what the house knows (a seat, a language, a role): nobody makes the place grow by
sending other cookies.
"""

from collections.abc import Hashable
from typing import Any

MOST_ENTRIES = 40_000
MOST_BYTES = 256 * 1024 * 1024
OVERHEAD = 200
"""About what an entry takes besides its value."""


class Kept:
    """Values by table and name. `stamp` says of which version of the table a value is.

    A name has one value, its last. Where room is needed, what nobody asked for longest goes.
    """

    def __init__(self, most_entries: int = MOST_ENTRIES, most_bytes: int = MOST_BYTES) -> None:
        self._most_entries = most_entries
        self._most_bytes = most_bytes
        self._values: dict[tuple[str, Hashable], tuple[Hashable, Any, int]] = {}
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._values)

    def get(self, table_id: str, name: Hashable, stamp: Hashable) -> Any:
        """The value, if there is one of this version; otherwise None."""
        place = (table_id, name)
        found = self._values.pop(place, None)
        if found is None:
            return None
        self._values[place] = found
        return found[1] if found[0] == stamp else None

    def put(self, table_id: str, name: Hashable, stamp: Hashable, value: Any, size: int) -> None:
        """Keep a value of about this many bytes."""
        place, size = (table_id, name), size + OVERHEAD
        self._drop(place)
        if size > self._most_bytes:
            return
        self._values[place] = (stamp, value, size)
        self.bytes += size
        while self.bytes > self._most_bytes or len(self._values) > self._most_entries:
            self._drop(next(iter(self._values)))

    def _drop(self, place: tuple[str, Hashable]) -> None:
        before = self._values.pop(place, None)
        if before is not None:
            self.bytes -= before[2]


KEPT = Kept()
"""Of this process."""
