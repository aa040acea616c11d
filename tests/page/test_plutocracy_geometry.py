"""Where things lie on Plutocracy's map, on pages and in the picture of the docs."""

import math
import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from spielgeld.games.plutocracy.page.geometry import (
    SIZE,
    bounds,
    centre,
    corners,
    orbit_path,
    way,
)
from spielgeld.games.plutocracy.rules.board import DISTANCE, SPACES
from spielgeld.games.plutocracy.rules.pieces import ASTEROID, BODIES, ORBITS, SUN

PICTURE = Path(__file__).resolve().parents[2] / "docs" / "plutocracy-board.svg"


def by_id(picture: str) -> dict[str, ElementTree.Element]:
    root = ElementTree.fromstring(picture)
    named = [element for element in root.iter() if "id" in element.attrib]
    assert len({element.attrib["id"] for element in named}) == len(named)
    return {element.attrib["id"]: element for element in named}


def place(element: ElementTree.Element) -> tuple[float, float]:
    x, y = re.findall(r"-?[\d.]+", element.attrib["transform"])
    return float(x), float(y)


def test_in_the_docs_bodies_stand_on_their_stars_and_spaces_where_the_data_says() -> None:
    found = by_id(PICTURE.read_text(encoding="utf-8"))
    for body, orbit in zip(BODIES, ORBITS, strict=True):
        assert place(found[f"map-body-{body}"]) == pytest.approx(centre(orbit[0]), abs=0.06)
        for q, r in orbit:
            space = found[f"map-space_{q}_{r}"]
            assert place(space) == pytest.approx(centre((q, r)), abs=0.06)
            assert (space.attrib["data-q"], space.attrib["data-r"]) == (str(q), str(r))
            assert space.attrib["data-body"] == body


def test_flat_top_hexes() -> None:
    assert centre((2, -7)) == pytest.approx((3 * SIZE, -6 * math.sqrt(3) * SIZE))
    assert corners((0, 0), SIZE)[0] == pytest.approx((SIZE, 0))


@pytest.mark.parametrize("body", range(ASTEROID), ids=lambda body: BODIES[body])
def test_orbits_pass_their_spaces_clockwise_and_no_other(body: int) -> None:
    line = [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", orbit_path(body))]
    for space in ORBITS[body]:
        assert min(math.dist(point, centre(space)) for point in line) < SIZE / 2
    for other in SPACES:
        if other not in ORBITS[body] + ORBITS[ASTEROID]:
            assert min(math.dist(point, centre(other)) for point in line) > SIZE * 0.6, other
    turns = [math.atan2(y, x) for x, y in map(centre, ORBITS[body])]
    steps = [(b - a) % math.tau for a, b in zip(turns, turns[1:] + turns[:1], strict=True)]
    assert sum(steps) == pytest.approx(math.tau)


def test_everything_is_inside_the_frame() -> None:
    left, top, width, height = bounds()
    for x, y in map(centre, SPACES):
        assert left + SIZE <= x <= left + width - SIZE
        assert top + SIZE <= y <= top + height - SIZE


def test_ways_are_as_long_as_the_rules_say_and_go_around_the_sun() -> None:
    rng = Random(1)
    for _ in range(100):
        start, to = rng.randrange(len(SPACES)), rng.randrange(len(SPACES))
        hexes = way(SPACES[start], SPACES[to])
        assert len(hexes) == DISTANCE[start][to] + 1
        assert not set(hexes) & set(SUN)
