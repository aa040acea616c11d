"""Whole numbers of any size, in a process of whose limits nobody has thought."""

import subprocess
import sys
from random import Random

import pytest

from spielgeld.kernel.numbers import digits_of, number_of, read_integer, to_json

LIBRARY = """
import json
import sys

before = sys.get_int_max_str_digits()
from spielgeld import games
from spielgeld.kernel.refusal import Refused

play = games.new("qe", 3, max_digits=9000, seed=1)
(seat,) = play.waiting
bid, more = 10**8000 + 7, "1" + "0" * 8001
play.submit(seat, {"bid": bid})
first, second = play.waiting
for wrong in (bid, "1" + "0" * 9000):
    try:
        play.submit(first, {"bid": wrong})
    except Refused as refused:
        assert "QE-" in str(refused)
    else:
        raise AssertionError("the open bid is barred, and there is a limit")
play.submit(first, {"bid": more})
text = json.dumps(games.record(play))
spelt = text.replace(chr(34) + more + chr(34), more)
assert spelt != text
for record in (text, spelt, json.loads(text)):
    assert games.replay(record).decisions == play.decisions
assert sys.get_int_max_str_digits() == before
"""


@pytest.mark.parametrize("digits", [1, 599, 600, 601, 4_300, 4_301, 10_001])
def test_digits_there_and_back(digits: int) -> None:
    rng = Random(digits)
    for number in (
        10 ** (digits - 1),
        10**digits - 1,
        rng.randrange(10 ** (digits - 1), 10**digits),
    ):
        for signed in (number, -number):
            text = digits_of(signed)
            assert len(text.lstrip("-")) == digits
            assert number_of(text) == read_integer(text) == signed
            assert read_integer(to_json(signed)) == signed


def test_a_program_that_imports_us_keeps_its_limits_and_bids_without_any() -> None:
    subprocess.run([sys.executable, "-c", LIBRARY], check=True)
