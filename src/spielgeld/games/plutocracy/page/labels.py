"""Where names and prices stand on the map, so that they cover as little as can be."""

from itertools import product

from spielgeld.games.plutocracy.page.geometry import Point, centre
from spielgeld.games.plutocracy.page.time_track import CELL, HEIGHT, WIDTH
from spielgeld.games.plutocracy.rules.board import SPACES
from spielgeld.games.plutocracy.rules.pieces import SUN
from spielgeld.page.cache import remembered

LAYOUTS = ("around", "up", "down", "under")
"""The name above a body and its prices below, all above, all below, or the name below."""
LETTER = 12
"""How wide a letter of a name is, more or less."""
SMALL_LETTER = 18.5
"""The same on a small map, where names are larger than all else."""

Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""


@remembered
def layouts_of(places: tuple[tuple[str, Point], ...]) -> dict[str, str]:
    """How each body has its name and prices, so that they cover as little as can be."""
    known = dict(places)
    letters = [around(at, 11) for at in map(centre, SPACES) if at not in known.values()]
    letters += [around(centre(place), 16) for place in SUN]
    labels = {
        (name, layout): labels_of(name, at, layout) for name, at in places for layout in LAYOUTS
    }

    def hides(name: str, boxes: list[Box]) -> int:
        """The time track, other bodies, letters of orbits and the sun, the worst counting most."""
        discs = [berths(at) for other, at in places if other != name]
        outside = sum([not inside_the_frame(box) for box in boxes])
        return 100 * outside + 30 * overlaps(boxes, discs) + 10 * overlaps(boxes, letters)

    alone = {key: hides(key[0], boxes) for key, boxes in labels.items()}

    def cost(name: str, layout: str, layouts: dict[str, str]) -> int:
        others = [labels[other, layouts[other]] for other in known if other != name]
        return alone[name, layout] + 1000 * sum(
            [overlaps(labels[name, layout], boxes) for boxes in others]
        )

    found = []
    for first in LAYOUTS:
        layouts = dict.fromkeys(known, first)
        for name in (*known, *known, *known):
            layouts[name] = min(LAYOUTS, key=lambda each: cost(name, each, layouts))
        found.append(layouts)
    return min(found, key=lambda each: sum([cost(name, each[name], each) for name in known]))


def labels_of(name: str, at: Point, layout: str) -> list[Box]:
    """About what the name and the prices of a body take up, as sky.html draws them."""
    x, y = at
    trades = name not in ("earth", "asteroid")
    line = name_line(layout, trades=trades)
    half = LETTER / 2 * len(name)
    boxes = [(x - half, y + line - 18, x + half, y + line + 4)]
    if trades:
        top = y + prices_line(layout)
        boxes += [(x - 60, top, x - 2, top + 24), (x + 2, top, x + 60, top + 24)]
    return boxes


@remembered
def low_names(places: tuple[tuple[str, str, Point], ...]) -> frozenset[str]:
    """The bodies whose names stand below them on a small map, so that no name touches another."""
    labels = [(small_label(said, at, low=False), small_label(said, at, low=True))
              for _, said, at in places]  # fmt: skip
    alone = []
    for number, pair in enumerate(labels):
        discs = [around(at, 28) for other, (_, _, at) in enumerate(places) if other != number]
        hidden = [overlaps([label], discs) for label in pair]
        outside = [not inside_the_frame(label) for label in pair]
        alone.append([100 * outside[low] + 30 * hidden[low] + low for low in (0, 1)])
    apart = {
        (one, other): [[overlap(label, next_to) for next_to in labels[other]] for label in pair]
        for one, pair in enumerate(labels)
        for other in range(one)
    }

    def cost(lows: tuple[int, ...]) -> int:
        touching = sum([each[lows[one]][lows[other]] for (one, other), each in apart.items()])
        return 1000 * touching + sum([costs[low] for low, costs in zip(lows, alone, strict=True)])

    best = min(product((0, 1), repeat=len(places)), key=cost)
    return frozenset([name for (name, _, _), low in zip(places, best, strict=True) if low])


def small_label(said: str, at: Point, *, low: bool) -> Box:
    """About what a name takes up on a small map, as game.css places it."""
    x, y = at
    half, line = SMALL_LETTER / 2 * len(said), y + (57 if low else -37)
    return x - half, line - 25, x + half, line + 8


def overlap(one: Box, other: Box) -> bool:
    left, top, right, bottom = one
    west, north, east, south = other
    return left < east and west < right and top < south and north < bottom


def overlaps(some: list[Box], others: list[Box]) -> int:
    return sum([overlap(one, other) for one in some for other in others])


def name_line(layout: str, *, trades: bool) -> int:
    """How far below a body its name stands; prices may be between them."""
    return {
        "around": -33,
        "up": -63 if trades else -33,
        "down": 76 if trades else 46,
        "under": 46,
    }[layout]


def prices_line(layout: str) -> int:
    return -55 if layout in ("up", "under") else 31


def around(at: Point, reach: float) -> Box:
    x, y = at
    return x - reach, y - reach, x + reach, y + reach


def berths(at: Point) -> Box:
    """A body with the ships that may lie beside it."""
    x, y = at
    return x - 46, y - 24, x + 46, y + 28


def inside_the_frame(box: Box) -> bool:
    left, top, right, bottom = box
    return max(-left, right) <= WIDTH / 2 - CELL and max(-top, bottom) <= HEIGHT / 2 - CELL
