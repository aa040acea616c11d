"""A large value may be part of what is remembered by: it is told from others by what it is."""

from typing import Any


class Same:
    """A large value as a part of a small one: it equals nothing but itself."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.value is self.value
