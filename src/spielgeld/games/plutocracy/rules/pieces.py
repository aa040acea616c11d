"""What is in the box: bodies and their spaces, resources, parliaments, societies, event times.

Coordinates are axial [q, r] on flat-top hexes, q to the right and r downwards. Every coloured and
dashed hex was compared with the printed board. An orbit is listed clockwise from the space with
the star, the asteroid's path from the outside in.
"""

from typing import Final

Hex = tuple[int, int]

MARS: Final = 0
JUPITER: Final = 1
SATURN: Final = 2
URANUS: Final = 3
NEPTUNE: Final = 4
EARTH: Final = 5
ASTEROID: Final = 6
BODIES: Final[tuple[str, ...]] = (
    "mars",
    "jupiter",
    "saturn",
    "uranus",
    "neptune",
    "earth",
    "asteroid",
)
PLANETS: Final[tuple[str, ...]] = BODIES[:5]
"""PL-1: in these rules Earth is not a planet."""

# fmt: off
ORBITS: Final[tuple[tuple[Hex, ...], ...]] = (
    ((-3, 4), (-3, -1), (5, -2)),
    ((1, 3), (-6, 5), (-5, 0), (3, -5), (7, -3)),
    ((-9, 5), (-6, -1), (2, -6), (7, -6), (8, -2), (2, 4), (-5, 7)),
    ((-9, 8), (-10, 3), (-5, -3), (2, -7), (8, -8), (11, -5), (8, 0), (2, 5), (-4, 8)),
    ((-11, 3), (-6, -3), (0, -7), (5, -9), (10, -9), (12, -6), (10, -1), (4, 5), (-2, 8), (-7, 9),
     (-11, 8)),
    ((0, -2), (0, 2)),
    ((-12, 1), (-10, 1), (-8, 1), (-6, 1), (-4, 1), (-2, 1)),
)
# fmt: on
SUN: Final[tuple[Hex, ...]] = ((0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

RESOURCES: Final[tuple[str, ...]] = ("oxygen", "uranium", "carbon", "plants", "water")
OXYGEN: Final = 0
URANIUM: Final = 1
CARBON: Final = 2
PLANTS: Final = 3
WATER: Final = 4
DEMANDED: Final[tuple[int, ...]] = (OXYGEN, CARBON, URANIUM, PLANTS, WATER)
"""What each planet buys: its own resource."""
STANDARD_SUPPLY: Final[tuple[int, ...]] = (URANIUM, WATER, OXYGEN, CARBON, PLANTS)

LOWEST_PRICE: Final = 1
HIGHEST_PRICE: Final = 7
STANDARD_PRICES: Final = (5, 3)
DIE_SIDES: Final = 12
PRICES_BY_DIE: Final[tuple[tuple[int, int], ...]] = (
    (0, 0),
    *[(4, 2)] * 3,
    *[(5, 3)] * 6,
    *[(6, 4)] * 3,
)
"""PL-21: DEMAND and SUPPLY price by the number rolled; there is no 0."""

SEAT_PRICES: Final[tuple[int, ...]] = (3, 4, 6, 9, 13, 18, 24, 31)
FREE: Final = -1
"""A parliament's seat, or a society's spot, that nobody has."""

START_MONEY: Final = 12
HOLD_LIMIT: Final = 5
EMPTY_HOLD: Final[tuple[int, ...]] = (0, 0, 0, 0, 0)

SOCIETIES: Final[tuple[str, ...]] = ("high", "scientist", "influencer", "merchant")
HIGH: Final = 0
SCIENTIST: Final = 1
INFLUENCER: Final = 2
MERCHANT: Final = 3
SPOTS: Final[tuple[int, ...]] = (3, 2)
"""PL-16: councillors for the first and the second member."""
HIGH_MONEY: Final = 25
INFLUENCER_PLANETS: Final = 4
MERCHANT_RESOURCES: Final = 3
WANTED: Final[tuple[int, ...]] = (HIGH_MONEY, 1, INFLUENCER_PLANETS, MERCHANT_RESOURCES)
"""PL-16: how much a society wants to see: money, an alien, planets with seats, resources."""

CORPORATIONS: Final[tuple[str, ...]] = ("imperial", "galactica", "cosmos", "horizon")
STANDARD_STARTS: Final[tuple[int, ...]] = (MARS, SATURN, JUPITER, URANUS)
PLAYER_COUNTS: Final[tuple[int, ...]] = (2, 3, 4)

ROTATE: Final = 4
PRICES: Final = 5
ELECT: Final = 6
THE_END: Final = 7
"""Pieces on the time track, after the discs of seats 0 to 3."""
PIECES: Final = 8
MARKERS: Final[tuple[str, ...]] = ("rotate", "prices", "elect", "the_end")
FIRST_TIMES: Final[dict[int, tuple[int, ...]]] = {
    2: (10, 20, 25, 75),
    3: (10, 15, 25, 75),
    4: (10, 12, 20, 60),
}
"""PL-6: by number of players, in the order of the markers."""

START_AND_LANDING: Final = 2
ROTATIONS_OF_THE_ASTEROID: Final = len(ORBITS[ASTEROID])
COUNCILLORS: Final[tuple[tuple[int, ...], ...]] = ((1,), (1,), (2, 1))
"""PL-10: for the most and second most seats on a planet, by election."""
