"""Where names and prices stand on the map: near their bodies, on no hex and on no other label."""

import math
from functools import lru_cache
from typing import NamedTuple

from spielgeld.games.plutocracy.page.geometry import SIZE, Point, centre
from spielgeld.games.plutocracy.page.time_track import CELL, HEIGHT, WIDTH
from spielgeld.games.plutocracy.rules.board import SPACES
from spielgeld.games.plutocracy.rules.pieces import SUN
from spielgeld.page.cache import remembered

PRICES = 112
"""How wide a name with prices below it is, at least."""
LETTER = 11.5
"""How wide a letter of a name is, more or less."""
SMALL_LETTER = 18.5
"""The same on a small map, where names are larger than all else."""
LINE, TWO_LINES, SMALL_LINE = 22, 46, 33
"""How high a name is, a name with prices, and a name on a small map."""

STEP = 8
FURTHEST = 100
"""So far from its body a label may begin."""
MOST_PLACES = 100
HEXES = tuple([(centre(space), SIZE - 1) for space in SPACES]) + tuple(
    [(centre(space), SIZE) for space in SUN]
)

Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""


class Label(NamedTuple):
    """What is to stand near a body."""

    body: str
    at: Point
    width: float
    height: float


def label_of(body: str, said: str, at: Point, *, trades: bool) -> Label:
    """The name of a body, with its prices if it trades."""
    width = rounded(LETTER * len(said) + 4)
    return Label(body, at, max(width, PRICES) if trades else width, TWO_LINES if trades else LINE)


def small_label_of(body: str, said: str, at: Point) -> Label:
    return Label(body, at, rounded(SMALL_LETTER * len(said)), SMALL_LINE)


def rounded(width: float) -> float:
    """Upwards, so that names of about the same length look for their places together."""
    return math.ceil(width / 16) * 16


@remembered
def places_of(labels: tuple[Label, ...]) -> dict[str, Point]:
    """The middle of every label: as near to its body as those with less room leave it."""
    order = sorted(labels, key=lambda label: len(candidates(*label[1:])))
    found: dict[str, Point] = {}
    for _ in labels:
        found, stuck = {}, None
        taken: list[Box] = []
        for label in order:
            free = free_place(label, taken, labels)
            if free is None:
                stuck = label
                break
            found[label.body] = free
            taken.append(box_at(free, label))
        if stuck is None:
            return found
        # Whoever finds no place any more chooses first.
        order = [stuck, *[label for label in order if label is not stuck]]
    rest = {label.body: candidates(*label[1:])[0] for label in labels}
    return rest | found


def free_place(label: Label, taken: list[Box], labels: tuple[Label, ...]) -> Point | None:
    """On no other label; and on no ship beside another body, if that can be."""
    crowded = None
    discs = [berths(other.at) for other in labels if other.body != label.body]
    for place in candidates(*label[1:]):
        box = box_at(place, label)
        if any([overlap(box, other) for other in taken]):
            continue
        if not any([overlap(box, disc) for disc in discs]):
            return place
        crowded = crowded or place
    return crowded


@lru_cache(4096)
def candidates(at: Point, width: float, height: float) -> tuple[Point, ...]:
    """Where a label of this size may stand for a body, on no hex: the best place first."""
    x, y = at
    across, down = math.ceil(width / 2 + FURTHEST), math.ceil(height / 2 + FURTHEST)
    near = [
        (middle, size)
        for middle, size in HEXES
        if abs(middle[0] - x) < across + width and abs(middle[1] - y) < down + height
    ]
    places = []
    for dx in range(-across // STEP * STEP, across + 1, STEP):
        for dy in range(-down // STEP * STEP, down + 1, STEP):
            place = (x + dx, y + dy)
            gap = math.hypot(max(abs(dx) - width / 2, 0), max(abs(dy) - height / 2, 0))
            if gap <= FURTHEST and inside_the_frame(box_around(place, width, height)):
                places.append((gap + abs(dx) / 4, place))
    places.sort()
    free = []
    for _, place in places:
        if not any([touches(place, width, height, *around) for around in near]):
            free.append(place)
            if len(free) == MOST_PLACES:
                break
    return tuple(free)


def touches(place: Point, width: float, height: float, middle: Point, size: float) -> bool:
    """Whether a label covers a part of a hex: no line of six directions passes between them."""
    dx, dy = abs(middle[0] - place[0]), abs(middle[1] - place[1])
    inner = size * math.sqrt(3) / 2
    if dx >= size + width / 2 or dy >= inner + height / 2:
        return False
    slope, rise = math.sqrt(3) / 2, 0.5
    return slope * dx + rise * dy < inner + slope * width / 2 + rise * height / 2


def box_at(place: Point, label: Label) -> Box:
    return box_around(place, label.width, label.height)


def box_around(place: Point, width: float, height: float) -> Box:
    x, y = place
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


def overlap(one: Box, other: Box) -> bool:
    left, top, right, bottom = one
    west, north, east, south = other
    return left < east and west < right and top < south and north < bottom


def berths(at: Point) -> Box:
    """A body with the ships that may lie beside it."""
    x, y = at
    return x - 46, y - 24, x + 46, y + 28


def inside_the_frame(box: Box) -> bool:
    left, top, right, bottom = box
    return max(-left, right) <= WIDTH / 2 - CELL and max(-top, bottom) <= HEIGHT / 2 - CELL
