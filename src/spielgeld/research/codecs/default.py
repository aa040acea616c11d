"""A codec for any game: a menu of the choice, and numbers by the names of a view's fields."""

import zlib
from collections.abc import Iterator
from itertools import islice
from typing import Any

from spielgeld.kernel.choice import Amount, Choice, Decision, OneOf
from spielgeld.kernel.numbers import to_json
from spielgeld.kernel.view import View
from spielgeld.research.codecs.codec import Codec, Mask, Vector, grid, size

LISTED = 5_000
"""A choice with more decisions than this is only listed so far."""


class DefaultCodec(Codec):
    """Slot n is the n-th entry of a menu of at most `menu` decisions, evenly drawn from the choice.

    So a slot means the same only where the same is asked. A vector has `length` numbers; where a
    field lies in it depends on its name alone, and two fields may share a place.
    """

    def __init__(
        self, players: int, options: dict[str, Any], *, menu: int = 64, length: int = 512
    ) -> None:
        self.menu = menu
        self.length = length
        self.players = players
        self._listed_last: tuple[Choice, list[Decision]] | None = None
        seats = [f"I am seat {seat}" for seat in range(players)]
        fields = [f"fields {number}" for number in range(length)]
        super().__init__([f"entry {number}" for number in range(1, menu + 1)], [*seats, *fields])

    def entries(self, choice: Choice) -> list[Decision]:
        last = self._listed_last
        if last is None or last[0] is not choice:
            last = self._listed_last = (choice, self._entries(choice))
        return last[1]

    def _entries(self, choice: Choice) -> list[Decision]:
        if isinstance(choice, OneOf):
            room = max(1, self.menu // max(1, len(choice.forms)))
            return [each for form in choice.forms for each in self._listed(form, room)]
        return self._listed(choice, self.menu)

    def _listed(self, choice: Choice, room: int) -> list[Decision]:
        if isinstance(choice, Amount) and choice.count() > room:
            amounts = [choice.low + step for step in grid(10, 1.2, 10**6)]
            listed = [{choice.kind: amount} for amount in amounts]
            return [decision for decision in listed if decision in choice][:room]
        listed = list(islice(choice, LISTED))
        if len(listed) <= room:
            return listed
        return [listed[number * (len(listed) - 1) // max(room - 1, 1)] for number in range(room)]

    def decision(self, slot: int, view: View, choice: Choice) -> Decision | None:
        entries = self.entries(choice)
        return entries[slot - 1] if slot <= len(entries) else None

    def fill_mask(self, mask: Mask, view: View, choice: Choice) -> None:
        mask[1 : len(self.entries(choice)) + 1] = 1

    def fill(self, vector: Vector, view: View) -> None:
        seat = view.seat or 0
        vector[seat] = 1
        for path, value in fields("", to_json(view.table)):
            place = self.players + zlib.crc32(path.encode()) % self.length
            vector[place] = min(vector[place] + value, 1.0)


def fields(path: str, value: Any) -> Iterator[tuple[str, float]]:
    """All numbers and words of JSON data, each with the names that lead to it."""
    if isinstance(value, dict):
        for name, entry in value.items():
            yield from fields(f"{path}.{name}", entry)
    elif isinstance(value, list):
        for number, entry in enumerate(value):
            yield from fields(f"{path}.{number}", entry)
    elif isinstance(value, str):
        yield f"{path}={value}", 1.0
    elif isinstance(value, bool):
        yield path, float(value)
    elif isinstance(value, int):
        yield path if value >= 0 else f"-{path}", size(abs(value))
