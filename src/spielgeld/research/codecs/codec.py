"""Numbers for decisions and views, as programs that learn want them.

A decision becomes a slot, one of a fixed number; a view becomes a vector of fixed length. Both
lose something by nature: of endless bids only those on a grid have slots, and of huge amounts
only their size is kept. The record and the rules know nothing of this.
"""

import math
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View

Mask = NDArray[np.int8]
Vector = NDArray[np.float32]

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


class Rows:
    """The numbers of one part of a view, made once: views show the same part again and again.

    Parts are known by identity, and kept so that no other object can have theirs.
    """

    MOST: Final = 20_000

    def __init__(self, make: Callable[[Any, int], list[float] | Vector]) -> None:
        self.make = make
        self.made: dict[tuple[int, int], tuple[Any, Vector]] = {}
        self.joined: dict[tuple[int, ...], tuple[Any, Vector]] = {}

    def __call__(self, seen: Any, seat: int) -> Vector:
        key = (id(seen), seat)
        found = self.made.get(key)
        if found is None:
            if len(self.made) >= self.MOST:
                self.made.clear()
            found = (seen, np.array(self.make(seen, seat), np.float32))
            self.made[key] = found
        return found[1]

    def together(self, parts: tuple[Any, ...], seat: int) -> Vector:
        """The rows of several parts, one after the other."""
        key = (seat, *map(id, parts))
        found = self.joined.get(key)
        if found is None:
            if len(self.joined) >= self.MOST:
                self.joined.clear()
            found = (parts, np.concatenate([self(part, seat) for part in parts]))
            self.joined[key] = found
        return found[1]

    def __reduce__(self) -> Any:
        return Rows, (self.make,)
