"""Drawing and shuffling give what Python's own generator gives, and leave it in the same state."""

from random import Random

import pytest

from spielgeld.kernel.chance import draw_below, shuffle
from spielgeld.luck.lots import Lots


@pytest.mark.parametrize("size", [*range(20), 31, 32, 33, 64, 100])
def test_shuffles_as_python_does(size: int) -> None:
    for seed in range(20):
        ours, pythons = Random(seed), Random(seed)
        mine, theirs = list(range(size)), list(range(size))
        shuffle(mine, ours)
        pythons.shuffle(theirs)
        assert mine == theirs
        assert ours.getstate() == pythons.getstate()


@pytest.mark.parametrize("bound", [1, 2, 3, 4, 5, 7, 8, 9, 100, 2**70])
def test_draws_as_python_does(bound: int) -> None:
    ours, pythons = Random(1), Random(1)
    for _ in range(50):
        assert draw_below(bound, ours) == pythons.randrange(bound)
    assert ours.getstate() == pythons.getstate()


def test_another_generator_keeps_its_own_way() -> None:
    """What Lots draws can be checked in other languages: that way is a promise."""
    ours, theirs = Lots(b"seed"), Lots(b"seed")
    mine, its = list("abcdefgh"), list("abcdefgh")
    shuffle(mine, ours)
    theirs.shuffle(its)
    assert mine == its
    assert draw_below(6, ours) == theirs.randrange(6)
