"""PL-1 to PL-4: the map, the sun, prices and holds."""

from spielgeld.games.plutocracy.examples import standard
from spielgeld.games.plutocracy.rules.board import (
    BODY_OF,
    DIRECTIONS,
    DISTANCE,
    FLIGHTS,
    IN_REACH,
    NEAREST,
    NEXT_SPACE,
    SPACE_AT,
    SPACES,
    radius,
)
from spielgeld.games.plutocracy.rules.pieces import BODIES, ORBITS, SEAT_PRICES, SUN
from tests.rulebook.plutocracy.table import EARTH, JUPITER, refusal, seat_of, table


def test_pl1_bodies_stand_on_spaces_of_their_own_orbit() -> None:
    assert [len(orbit) for orbit in ORBITS] == [3, 5, 7, 9, 11, 2, 6]
    assert len(set(SPACES)) == len(SPACES) == 43
    assert not set(SPACES) & set(SUN)
    at = {body.name: body.at for body in table(standard()).bodies}
    assert at == {
        "mars": (-3, 4), "jupiter": (1, 3), "saturn": (-9, 5), "uranus": (-9, 8),
        "neptune": (-11, 3), "earth": (0, -2), "asteroid": (-12, 1),
    }  # fmt: skip
    for space, after in enumerate(NEXT_SPACE[:-1]):
        assert BODY_OF[space] == BODY_OF[after]
    assert BODIES[BODY_OF[-1]] == "asteroid"
    assert NEXT_SPACE[-1] == -1


def test_pl1_orbits_run_clockwise() -> None:
    """On a map with y downwards, clockwise turns have a positive cross product."""
    for orbit in ORBITS[:6]:
        points = [(1.5 * q, 3**0.5 * (r + q / 2)) for q, r in orbit]
        turns = [
            x * after_y - y * after_x
            for (x, y), (after_x, after_y) in zip(points, [*points[1:], points[0]], strict=True)
        ]
        assert min(turns) > -1e-9


def test_pl2_the_sun_is_seven_hexes_around_the_middle() -> None:
    assert set(SUN) == {(0, 0), *DIRECTIONS}


def test_pl2_checked_distances() -> None:
    earth, other = SPACE_AT[0, -2], SPACE_AT[0, 2]
    assert DISTANCE[earth][other] == 6
    assert DISTANCE[earth][SPACE_AT[1, 3]] == 7


def test_pl2_distances_are_exact_and_the_map_needs_no_edge() -> None:
    """A second way to find them: step by step through a far larger piece of sky."""
    for start in (SPACE_AT[0, 2], SPACE_AT[-12, 1], SPACE_AT[-2, 1], SPACE_AT[10, -1]):
        seen = {SPACES[start]: 0}
        ring = [SPACES[start]]
        while ring:
            ring = [
                (q + dq, r + dr)
                for q, r in ring
                for dq, dr in DIRECTIONS
                if radius((q + dq, r + dr)) <= 30
                and (q + dq, r + dr) not in SUN
                and seen.setdefault((q + dq, r + dr), seen[q, r] + 1) == seen[q, r] + 1
            ]
            ring = list(set(ring))
        assert DISTANCE[start] == tuple(seen[space] for space in SPACES)


def test_pl2_distance_is_a_metric_that_only_the_sun_makes_longer() -> None:
    for start, row in enumerate(DISTANCE):
        for to, distance in enumerate(row):
            assert distance == DISTANCE[to][start]
            (q, r), (to_q, to_r) = SPACES[start], SPACES[to]
            straight = radius((to_q - q, to_r - r))
            assert straight <= distance <= straight + 2
            assert all(distance <= row[via] + DISTANCE[via][to] for via in range(len(SPACES)))


def test_pl2_tables_of_flights_agree_with_the_distances() -> None:
    for start, row in enumerate(DISTANCE):
        assert sorted(NEAREST[start]) == [to for to in range(len(SPACES)) if to != start]
        for time in (0, 2, 3, 10, 40, 75):
            others = [distance for to, distance in enumerate(row) if to != start]
            assert IN_REACH[start][time] == sum(distance + 2 <= time for distance in others)
            lengths = [max(time - distance - 1, 0) for distance in others]
            assert FLIGHTS[start][time] == sum(lengths)
            near = [row[to] for to in NEAREST[start]]
            assert near == sorted(near)


def test_pl3_prices_and_parliaments() -> None:
    assert SEAT_PRICES == (3, 4, 6, 9, 13, 18, 24, 31)
    summary = standard().summary()
    assert all(planet["demand"][1] == 5 for planet in summary["planets"].values())
    assert all(planet["supply"][1] == 3 for planet in summary["planets"].values())
    assert summary["parliaments"] == dict.fromkeys(BODIES[:5], [None] * 8)


def test_pl4_everyone_starts_with_12_and_an_empty_hold() -> None:
    play = standard(4)
    for seat in range(4):
        assert seat_of(play, seat)["money"] == 12
        assert seat_of(play, seat)["hold"] == {}


def test_earth_to_earth_takes_8() -> None:
    play = standard()
    play.submit(0, {"fly": EARTH, "time": 8})
    play.submit(1, {"retire": True})
    assert refusal(play, 0, {"fly": [0, 2], "time": 7}).values == {"distance": 6, "shortest": 8}
    why = refusal(play, 0, {"fly": JUPITER, "time": 8})
    assert (why.rule, why.reason, why.values) == ("PL-17", "short", {"distance": 7, "shortest": 9})
