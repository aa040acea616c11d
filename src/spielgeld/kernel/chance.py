"""Drawing and shuffling as Python's own generator does it, from the same numbers, but faster.

Another kind of generator keeps its own way: what it draws may be a promise.
"""

from random import Random
from typing import Any


def draw_below(bound: int, rng: Random) -> int:
    """What `rng.randrange(bound)` gives."""
    if type(rng) is not Random:
        return rng.randrange(bound)
    bits = bound.bit_length()
    number = rng.getrandbits(bits)
    while number >= bound:
        number = rng.getrandbits(bits)
    return number


def shuffle(things: list[Any], rng: Random) -> None:
    """What `rng.shuffle(things)` does."""
    if type(rng) is not Random:
        rng.shuffle(things)
        return
    bits = len(things).bit_length()
    half = 1 << bits >> 1
    for last in range(len(things) - 1, 0, -1):
        if last + 1 < half:
            bits -= 1
            half >>= 1
        place = rng.getrandbits(bits)
        while place > last:
            place = rng.getrandbits(bits)
        thing = things[last]
        things[last] = things[place]
        things[place] = thing
