"""What is in the box: bodies and their spaces, resources, parliaments, societies, event times.

Coordinates are axial [q, r] on flat-top hexes, q to the right and r downwards. Every coloured and
dashed hex was compared with the printed board. An orbit is listed clockwise from the space with
the star, the asteroid's path from the outside in.
"""

Hex = tuple[int, int]

MARS, JUPITER, SATURN, URANUS, NEPTUNE, EARTH, ASTEROID = range(7)
BODIES = ("mars", "jupiter", "saturn", "uranus", "neptune", "earth", "asteroid")
PLANETS = BODIES[:5]
"""PL-1: in these rules Earth is not a planet."""

# fmt: off
ORBITS: tuple[tuple[Hex, ...], ...] = (
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
SUN: tuple[Hex, ...] = ((0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

RESOURCES = ("oxygen", "uranium", "carbon", "plants", "water")
OXYGEN, URANIUM, CARBON, PLANTS, WATER = range(5)
DEMANDED = (OXYGEN, CARBON, URANIUM, PLANTS, WATER)
"""What each planet buys: its own resource."""
STANDARD_SUPPLY = (URANIUM, WATER, OXYGEN, CARBON, PLANTS)

LOWEST_PRICE, HIGHEST_PRICE = 1, 7
STANDARD_PRICES = (5, 3)
DIE_SIDES = 12
PRICES_BY_DIE = ((), *[(4, 2)] * 3, *[(5, 3)] * 6, *[(6, 4)] * 3)
"""PL-21: DEMAND and SUPPLY price by the number rolled, from 1."""

SEAT_PRICES = (3, 4, 6, 9, 13, 18, 24, 31)
FREE = -1
"""A parliament's seat, or a society's spot, that nobody has."""

START_MONEY = 12
HOLD_LIMIT = 5
EMPTY_HOLD: tuple[int, ...] = (0, 0, 0, 0, 0)

SOCIETIES = ("high", "scientist", "influencer", "merchant")
HIGH, SCIENTIST, INFLUENCER, MERCHANT = range(4)
SPOTS = (3, 2)
"""PL-16: councillors for the first and the second member."""
HIGH_MONEY = 25
INFLUENCER_PLANETS = 4
MERCHANT_RESOURCES = 3

CORPORATIONS = ("imperial", "galactica", "cosmos", "horizon")
STANDARD_STARTS = (MARS, SATURN, JUPITER, URANUS)
PLAYER_COUNTS = (2, 3, 4)

ROTATE, PRICES, ELECT, THE_END = range(4, 8)
"""Pieces on the time track, after the discs of seats 0 to 3."""
PIECES = 8
MARKERS = ("rotate", "prices", "elect", "the_end")
FIRST_TIMES = {2: (10, 20, 25, 75), 3: (10, 15, 25, 75), 4: (10, 12, 20, 60)}
"""PL-6: by number of players, in the order of the markers."""

START_AND_LANDING = 2
ROTATIONS_OF_THE_ASTEROID = len(ORBITS[ASTEROID])
COUNCILLORS = ((1,), (1,), (2, 1))
"""PL-10: for the most and second most seats on a planet, by election."""
