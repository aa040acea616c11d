"""Numbers for decisions and views, as programs that learn want them.

A decision becomes a slot, one of a fixed number; a view becomes a vector of fixed length. Both
lose something by nature: of endless bids only those on a grid have slots, and of huge amounts
only their size is kept. The record and the rules know nothing of this.
"""

import math
import re
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View

Mask = NDArray[np.int8]
Vector = NDArray[np.float32]
Row = float | Sequence[float] | Vector

PASS: Final = 0
"""The slot of everybody who is not asked."""


class IllegalSlot(ValueError):
    """This slot stands for no decision that is legal now."""


class Codec:
    """The slots and the vector of one game at a table of so many players, with these options.

    `slots` and `features` are the labels: what slot 7 means and what the 7th number is. Slot 0 is
    a pass, for whoever is not asked. A slot always means the same; a relative one, such as "open
    bid + 1", the same in words. All numbers of a vector lie from 0 to 1.
    """

    def __init__(self, slots: Iterable[str], features: Iterable[str]) -> None:
        self.slots = ("pass", *slots)
        self.features = tuple(features)
        self._pass = np.zeros(len(self.slots), np.int8)
        self._pass[PASS] = 1

    def decision(self, slot: int, view: View, choice: Choice) -> Decision | None:
        """What a slot stands for now, legal or not; None if it has no meaning here."""
        raise NotImplementedError

    def fill(self, vector: Vector, view: View) -> None:
        """Write what the view shows into a vector of zeros."""
        raise NotImplementedError

    def fill_mask(self, mask: Mask, view: View, choice: Choice) -> None:
        """Set 1 for each slot that stands for a legal decision."""
        for slot in range(1, len(self.slots)):
            decision = self.decision(slot, view, choice)
            mask[slot] = decision is not None and decision in choice

    def mask(self, view: View, choice: Choice | None) -> Mask:
        """1 for each slot that is legal; without a choice only the pass is."""
        if choice is None:
            return self._pass.copy()
        mask = np.zeros(len(self.slots), np.int8)
        self.fill_mask(mask, view, choice)
        return mask

    def decide(self, slot: int, view: View, choice: Choice) -> Decision:
        """The legal decision that a slot stands for."""
        decision = self.decision(slot, view, choice) if 0 < slot < len(self.slots) else None
        if decision is None or decision not in choice:
            label = self.slots[slot] if 0 <= slot < len(self.slots) else "unknown"
            raise IllegalSlot(f"slot {slot} ({label}) is not legal now: {decision}")
        return decision

    def observe(self, view: View) -> Vector:
        """What a seat may know, as numbers; everything comes from its view."""
        vector = np.zeros(len(self.features), np.float32)
        self.fill(vector, view)
        return vector

    def nearest(self, decision: Decision, view: View, choice: Choice) -> int:
        """The legal slot that comes nearest to a decision: for learning from other players."""
        legal = np.flatnonzero(self.mask(view, choice))
        meant = [self.decision(int(slot), view, choice) for slot in legal]
        distances = [distance(decision, each) for each in meant]
        best = min(range(len(distances)), key=distances.__getitem__)
        return int(legal[best])


def distance(one: Any, other: Any) -> float:
    """How far two decisions are apart: in numbers by their size, else without measure."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return math.fsum([distance(one[key], other[key]) for key in one])
    if type(one) is int and type(other) is int:
        low, high = sorted((max(one, 0), max(other, 0)))
        return math.log1p(high) - math.log1p(low)
    return 0.0 if one == other else math.inf


def size(amount: int) -> float:
    """An amount of any size, from 0 to 1: 10 is a third, 100 a half, 1,000 three fifths."""
    digits = math.log10(1 + amount)
    return digits / (digits + 2)


def one_of(value: Hashable, values: Sequence[Any]) -> list[float]:
    """1 at the place of the value, 0 elsewhere; all 0 if it is none of them."""
    return [1.0 if value == each else 0.0 for each in values]


class Marks(dict[Any, Vector]):
    """For each of a few values the row with a 1 at its place; for any other, a row of zeros."""

    def __init__(self, values: Sequence[Any]) -> None:
        super().__init__(zip(values, np.eye(len(values), dtype=np.float32), strict=True))
        self.none = np.zeros(len(values), np.float32)

    def __missing__(self, value: Any) -> Vector:
        return self.none

    def __reduce__(self) -> Any:
        return Marks, (tuple(self),)


def clockwise(players: int) -> list[Marks]:
    """For each seat, the rows of all seats as they sit clockwise from it: its own has a 1 first."""
    return [
        Marks([(seat + place) % players for place in range(players)]) for seat in range(players)
    ]


def part(value: float, high: float, low: float = 0) -> float:
    """Where a number lies between its least and its most; beyond them, at the end."""
    return min(max((value - low) / ((high - low) or 1), 0.0), 1.0)


def grid(exact: int, ratio: float, top: int) -> list[int]:
    """Every amount up to `exact`, then each `ratio` times the one before, up to `top`."""
    if exact < 1 or ratio <= 1 or top < exact:
        raise ValueError("a grid has exact >= 1, ratio > 1 and top >= exact")
    amounts = list(range(exact + 1))
    while (following := max(amounts[-1] + 1, round(amounts[-1] * ratio))) <= top:
        amounts.append(following)
    return amounts


def steps(name: str, numbers: Iterable[int]) -> tuple[int, ...]:
    """The steps of a grid that are given one by one: whole numbers from 0 up, each once."""
    listed = tuple(numbers)
    fine = all([isinstance(number, int) and number >= 0 for number in listed])
    if not listed or not fine or len(set(listed)) < len(listed):
        raise ValueError(f"{name} are whole numbers from 0 up, each once, not {listed}")
    return listed


class Rows:
    """The numbers of one part of a view, made once: views show the same part again and again.

    Parts are known by identity, and kept so that no other object can have theirs.
    """

    MOST: Final = 20_000

    def __init__(self, make: Callable[[Any], Row]) -> None:
        self.make = make
        self.made: dict[int, tuple[Any, Vector]] = {}

    def __call__(self, seen: Any) -> Vector:
        found = self.made.get(id(seen))
        if found is None:
            if len(self.made) >= self.MOST:
                self.made.clear()
            found = (seen, np.array(self.make(seen), np.float32))
            self.made[id(seen)] = found
        return found[1]

    def __reduce__(self) -> Any:
        return Rows, (self.make,)


Tile = tuple[int, Callable[[Any], Row]]
"""How many numbers tell a part of a view, and which they are."""


class Mosaic:
    """A vector put together from parts of a view; only those that have changed are written.

    A part has changed if it is another object: views show the same one for as long as it looks
    the same.
    """

    def __init__(self, tiles: Sequence[Tile]) -> None:
        ends = np.cumsum([width for width, _ in tiles])
        self.vector = np.zeros(int(ends[-1]), np.float32)
        self.tiles = [
            (self.vector[end - width : end], make)
            for end, (width, make) in zip(ends, tiles, strict=True)
        ]
        nothing = object()
        self.seen: Sequence[Any] = (nothing,) * len(tiles)

    def look(self, parts: Sequence[Any]) -> Vector:
        """The numbers of these parts, until the next look."""
        for new, old, (place, make) in zip(parts, self.seen, self.tiles, strict=True):
            if new is not old:
                place[:] = make(new)
        self.seen = parts
        return self.vector


def turned(features: Sequence[str], players: int) -> list[NDArray[np.intp]]:
    """For each seat, where its numbers stand in what seat 0 sees.

    "Player 1" is the next clockwise: of seat 2, that is the one whom seat 0 calls "player 3".
    """
    places = {label: place for place, label in enumerate(features)}

    def for_seat_0(label: str, seat: int) -> str:
        return re.sub(
            r"\bplayer (\d+)", lambda other: f"player {(int(other[1]) + seat) % players}", label
        )

    return [
        np.array([places[for_seat_0(label, seat)] for label in features]) for seat in range(players)
    ]
