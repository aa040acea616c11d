"""Drawing lots: chance that follows from 32 bytes, the same in every version and language.

Python may change what its own generator makes of a seed; a promise may not. So everything a deal
asks for is built here on the blocks SHA-256(seed, 0), SHA-256(seed, 1), ..., the number of a block
written as 8 bytes, the highest first.
"""

from collections.abc import Iterable, MutableSequence, Sequence
from hashlib import sha256
from random import Random
from typing import Any, SupportsIndex, TypeVar

T = TypeVar("T")

FRACTION = 53
"""Bits of a number between 0 and 1."""


class Lots(Random):
    """What a game's `deal` may ask of chance: whole numbers, choices, samples and shuffles."""

    def __init__(self, seed: bytes) -> None:
        self._key = bytes(seed)
        self._blocks = 0
        self._left = b""
        super().__init__(0)

    def seed(self, a: Any = None, version: int = 2) -> None:
        """Only the bytes it was made with decide."""

    def _take(self, number: int) -> bytes:
        while len(self._left) < number:
            self._left += sha256(self._key + self._blocks.to_bytes(8, "big")).digest()
            self._blocks += 1
        taken, self._left = self._left[:number], self._left[number:]
        return taken

    def getrandbits(self, k: int, /) -> int:
        """The first k bits of as many whole bytes as needed."""
        size = -(-k // 8)
        return int.from_bytes(self._take(size), "big") >> (8 * size - k)

    def below(self, bound: int) -> int:
        """A number from 0 up to `bound` - 1: drawn again until it fits, so that all are alike."""
        if bound < 1:
            raise ValueError("there is no number below this")
        bits = (bound - 1).bit_length()
        number = self.getrandbits(bits)
        while number >= bound:
            number = self.getrandbits(bits)
        return number

    def random(self) -> float:
        return self.getrandbits(FRACTION) / (1 << FRACTION)

    def randrange(
        self, start: SupportsIndex, stop: SupportsIndex | None = None, step: SupportsIndex = 1
    ) -> int:
        numbers = range(int(start)) if stop is None else range(int(start), int(stop), int(step))
        return numbers[self.below(len(numbers))]

    def randint(self, a: int, b: int) -> int:
        return a + self.below(b - a + 1)

    def choice(self, seq: Any) -> Any:
        return seq[self.below(len(seq))]

    def choices(
        self, population: Any, weights: Any = None, *, cum_weights: Any = None, k: int = 1
    ) -> list[Any]:
        """Without weights: those are fractions, which no promise should rest on."""
        if weights is not None or cum_weights is not None:
            raise TypeError("lots have no weights")
        return [self.choice(population) for _ in range(k)]

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """From the last place to the second: change it with one of those up to it."""
        for place in range(len(x) - 1, 0, -1):
            other = self.below(place + 1)
            x[place], x[other] = x[other], x[place]

    def sample(
        self, population: Sequence[T], k: int, *, counts: Iterable[int] | None = None
    ) -> list[T]:
        """The first k of a shuffled copy."""
        if counts is not None:
            raise TypeError("lots have no counts")
        if not 0 <= k <= len(population):
            raise ValueError("a sample can't be larger than what it is taken from")
        drawn = list(population)
        self.shuffle(drawn)
        return drawn[:k]
