"""Every game, edition and player count that the laws must hold for."""

import os
import shutil

import pytest

from spielgeld.games.euro_crisis.examples import board
from spielgeld.kernel.play import __file__ as kernel_file
from spielgeld.laws.table import Configuration, decide, play_on

__all__ = [
    "ANOTHER_BOARD", "CONFIGURATIONS", "Configuration", "decide", "play_on", "share",
    "some_are_proof",
]  # fmt: skip

ANOTHER_BOARD = board(
    {
        "states.spain.happiness": {"max": 3, "start": 2, "fist_weapons": 6},
        "states.ireland.bond_zone.rows_bottom_up": [[4, 5, 6, None], [5, None, 7, 8, "EURO"]],
        "states.ireland.bond_zone.columns": 5,
        "states.ireland.bond_zone.debt_start": {"column": 3, "row": 1},
        "states.greece.annual_debt": 6,
        "cards": {"frankfurt": 2, "london": 1, "moscow": 1, "brussels": 3, "rome": 3},
        "income": {"min": -6, "max": 12, "start": -4},
        "prices.gold": {"track": [0, 2, 5], "start": 2},
        "party_tracks": {"large_starts": 1, "small_starts": 3},
    }
)
"""A board with early crises, many debt cuts and short tracks."""

CONFIGURATIONS = [
    Configuration("euro-crisis", 3, {}),
    Configuration("euro-crisis", 4, {}),
    Configuration("euro-crisis", 4, {"quick_start": True}),
    Configuration("euro-crisis", 4, {"board": ANOTHER_BOARD}),
    Configuration("qe", 3, {}),
    Configuration("qe", 4, {}),
    Configuration("qe", 5, {}),
    Configuration("qe", 3, {"edition": "2019-fr"}),
    Configuration("qe", 4, {"edition": "2019-fr"}),
    Configuration("qe", 5, {"edition": "2019-fr"}),
    Configuration("qe", 4, {"edition": "2019-fr"}, rules=1),
    Configuration("qe", 4, {"edition": "2019-fr"}, rules=2),
    Configuration("qe", 3, {"memory": "off"}),
    Configuration("qe", 4, {"memory": "off"}),
    Configuration("qe", 3, {"edition": "2017"}),
    Configuration("qe", 4, {"edition": "2017"}),
    Configuration("plutocracy", 2, {}),
    Configuration("plutocracy", 3, {}),
    Configuration("plutocracy", 4, {}),
    Configuration("plutocracy", 2, {"setup": "random"}),
    Configuration("plutocracy", 3, {"setup": "random"}),
    Configuration("plutocracy", 4, {"setup": "random"}),
    Configuration("plutocracy", 3, {"setup": "random", "auction": True}),
    Configuration("plutocracy", 2, {"pressure": True}),
    Configuration("plutocracy", 3, {"pressure": True, "gap": "smaller"}),
    Configuration("plutocracy", 3, {"setup": "random", "auction": True}, rules=1),
    Configuration("plutocracy", 4, {"pressure": True}, rules=2),
    Configuration("plutocracy", 4, {"setup": "random", "auction": True, "pressure": True}),
]

EVERY_TIME = {
    "euro-crisis-4", "euro-crisis-4-board=other", "qe-5-edition=2019-fr", "qe-3-memory=off",
    "qe-4-edition=2017", "plutocracy-2", "plutocracy-4-setup=random,auction=True,pressure=True",
}  # fmt: skip
"""One of each kind, in which most that can go wrong goes wrong."""
assert {str(configuration) for configuration in CONFIGURATIONS} > EVERY_TIME


def some_are_proof(configurations: list[Configuration]) -> list[pytest.ParameterSet]:
    """For tests that take long: `make test` tries one of each kind, `make proof` the others."""
    return [
        pytest.param(one, marks=() if str(one) in EVERY_TIME else pytest.mark.proof)
        for one in configurations
    ]


def share(number: int) -> int:
    """How many of so many games a law plays on these rules.

    All of them compiled; a fifth plain, because that is the same source, only slower. Where
    nothing can be compiled, all of them plain.
    """
    compiled = not kernel_file.endswith(".py")
    if compiled or shutil.which(os.environ.get("CC", "cc")) is None:
        return number
    return number // 5
