"""Plutocracy's map as a picture; `python -m tests.render.test_plutocracy_map` draws the docs'."""

import math
import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from spielgeld import games
from spielgeld.games.plutocracy.board import DISTANCE, SPACES
from spielgeld.games.plutocracy.pieces import ASTEROID, BODIES, ORBITS, SUN
from spielgeld.render.game import render_of
from spielgeld.render.numbers import LANGUAGES
from spielgeld.render.plutocracy.map import (
    SIZE,
    centre,
    corners,
    draw_map,
    frame,
    orbit_path,
    way,
)

PICTURE = Path(__file__).resolve().parents[2] / "docs" / "plutocracy-board.svg"
SVG = "{http://www.w3.org/2000/svg}"


def board() -> str:
    """The standard set-up with four players."""
    table = games.new("plutocracy", 4).view(None).table
    return draw_map(table, render_of("plutocracy").words("en"), alone=True)


def by_id(picture: str) -> dict[str, ElementTree.Element]:
    root = ElementTree.fromstring(picture)
    named = [element for element in root.iter() if "id" in element.attrib]
    assert len({element.attrib["id"] for element in named}) == len(named)
    return {element.attrib["id"]: element for element in named}


def place(element: ElementTree.Element) -> tuple[float, float]:
    x, y = re.findall(r"-?[\d.]+", element.attrib["transform"])
    return float(x), float(y)


def test_the_picture_in_the_docs_is_current() -> None:
    assert PICTURE.read_text(encoding="utf-8") == board(), (
        "python -m tests.render.test_plutocracy_map"
    )


def test_bodies_stand_on_their_stars_and_spaces_where_the_data_says() -> None:
    found = by_id(board())
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
    left, top, width, height = frame(alone=False)
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_progress_can_be_drawn(language: str) -> None:
    """Ships, marks and the spaces in reach are there to be moved and clicked."""
    words = render_of("plutocracy").words(language)
    rng = Random(3)
    play = games.new("plutocracy", 4, seed=3)
    while not play.over:
        table = play.view(None).table
        flight = rng.choice(table.flights)
        picture = draw_map(table, words, marked=flight.to, rotations=flight.rotations)
        found = by_id(picture)
        in_reach = {flight.to: flight.shortest for flight in table.flights if flight.in_reach}
        for q, r in SPACES:
            space = found[f"map-space_{q}_{r}"]
            assert ("in-reach" in space.attrib["class"].split()) == ((q, r) in in_reach)
            assert space.attrib.get("data-shortest", "None") == str(in_reach.get((q, r)))
        for seat, player in enumerate(table.players):
            assert (f"map-ship-{seat}" in found) == (player.ship is not None)
        assert "<style" not in picture
        seat = play.waiting[0]
        play.submit(seat, play.choice(seat).sample(rng))


if __name__ == "__main__":
    PICTURE.write_text(board(), encoding="utf-8")
    print(f"{PICTURE.name} written")
