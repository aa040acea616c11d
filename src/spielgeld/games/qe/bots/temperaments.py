"""How often people make each kind of bid, as we guess, and how people of one temperament differ.

The scholar was pulled towards what people usually do while it learned, so what it does more often
than they do is what it has found to pay: `company.py` keeps the one and changes the other.
"""

from typing import Final

import numpy as np

from spielgeld.games.qe.bots.cards import Numbers
from spielgeld.games.qe.bots.sight import BIDS, FACTORS, FIRST_FACTOR, PARTS, SAFE, ZERO

USUAL_OPENINGS: Final = np.array([0.0, 1, 2, 3, 4, 6, 6, 5, 3, 1, 1, 1, 1, 1, 1]) / 36
USUAL_ANSWERS: Final = np.array([7.0, 0, 0, 0, 4, 5, 5, 4, 3, 2, 1, 1, 1, 1, 1]) / 35
"""How often people bid each kind: they raise, a little more often than not."""


def tilted(zero: float, growth: float, near: float, safe: float) -> Numbers:
    """How many times as often as usual each kind is bid.

    `growth` is for bids that are so many times the measure, `near` for those that stay near it.
    """
    tilt = np.ones(BIDS)
    tilt[ZERO] = zero
    tilt[FIRST_FACTOR:SAFE] = FACTORS**growth * np.exp(-near * np.log(FACTORS / 1.1) ** 2)
    tilt[SAFE:] = safe * PARTS ** (growth / 3)
    return tilt


TILTS: Final[dict[str, Numbers]] = {
    "bold": tilted(zero=0.5, growth=1.0, near=0.0, safe=1.0),
    "miser": tilted(zero=1.6, growth=-1.2, near=0.0, safe=0.7),
    "mirror": tilted(zero=0.8, growth=0.0, near=6.0, safe=0.5),
    "spiteful": tilted(zero=1.0, growth=-0.3, near=1.0, safe=3.0),
    "rounder": tilted(zero=1.0, growth=0.3, near=0.0, safe=0.7),
}
