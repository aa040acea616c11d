"""What can be seen of a table: the same for everyone, and what a flight will meet."""

from random import Random

import pytest

from spielgeld import games
from tests.rulebook.plutocracy.table import (
    EARTH,
    JUPITER,
    NEPTUNE,
    RETIRE,
    fly,
    play_all,
    random,
    standard,
    table,
)


def test_bodies_show_where_they_go() -> None:
    bodies = {body.name: body for body in table(standard()).bodies}
    assert bodies["earth"].coming == ((0, 2),)
    assert bodies["mars"].coming == ((-3, -1), (5, -2))
    assert bodies["asteroid"].coming[-1] == (-2, 1)
    play = standard(2)
    play_all(play, (0, RETIRE), (1, fly(NEPTUNE, 61)))
    fallen = table(play).bodies[-1]
    assert (fallen.at, fallen.coming) == (None, ())


def test_flights_go_to_all_42_other_spaces_the_nearest_first() -> None:
    flights = table(standard()).flights
    assert len(flights) == 42
    assert [flight.distance for flight in flights] == sorted(f.distance for f in flights)
    earth = next(flight for flight in flights if flight.to == (0, -2))
    assert (earth.body, earth.distance, earth.shortest) == ("earth", 6, 8)
    assert (earth.rotations, earth.there, earth.to_meet, earth.in_reach) == (0, True, 8, True)


@pytest.mark.parametrize("seed", range(12))
def test_flights_meet_what_they_promise(seed: int) -> None:
    """Alone on the board: fly as promised, and the ship is on the body or is not."""
    rng = Random(seed)
    play = standard(2)
    play_all(play, (0, fly(EARTH, rng.randint(8, 60))), (1, RETIRE))
    for flight in table(play).flights:
        for time in {flight.shortest, flight.to_meet or flight.shortest}:
            if not flight.in_reach:
                continue
            clone = play.clone()
            rotations = table(play).rotations
            arrival = table(play).players[0].time + time
            clone.submit(0, fly(list(flight.to), time))
            seen = table(clone)
            if time == flight.shortest:
                assert seen.players[0].out == flight.falls
            if seen.players[0].out:
                assert arrival > 60
                assert not flight.there
                continue
            assert seen.players[0].time == arrival
            met = seen.players[0].body == flight.body
            if time == flight.shortest:
                assert seen.rotations - rotations == flight.rotations
                assert met == flight.there
            if time == flight.to_meet:
                assert met


def test_a_body_takes_the_ship_along() -> None:
    """PL-7: who flies to where a body is stays on it, however often it moves on meanwhile."""
    play = standard(2)
    play_all(play, (0, fly(EARTH, 8)), (1, RETIRE))
    mars = next(flight for flight in table(play).flights if flight.to == (-3, 4))
    assert (mars.rotations, mars.there, mars.to_meet) == (1, True, mars.shortest)
    play_all(play, (0, fly([-3, 4], mars.shortest)))
    assert (table(play).players[0].body, table(play).players[0].ship) == ("mars", (-3, -1))


@pytest.mark.parametrize("seed", range(3))
def test_no_shorter_flight_meets_the_body(seed: int) -> None:
    play = standard(2)
    play_all(play, (0, fly(JUPITER, 20 + seed)), (1, RETIRE))
    for flight in table(play).flights[::5]:
        for time in range(flight.shortest, flight.to_meet or 50):
            clone = play.clone()
            clone.submit(0, fly(list(flight.to), time))
            assert table(clone).players[0].body != flight.body


def test_stages() -> None:
    play = random(2, auction=True)
    assert (table(play).stage, table(play).asked, table(play).choosing) == ("auction", 0, (0, 1))
    play_all(play, (0, {"position": 2, "bid": 3}), (1, {"position": 1, "bid": 0}))
    assert (table(play).stage, table(play).asked, table(play).choosing) == ("start", 1, (1, 0))
    play_all(play, (1, {"start": "mars"}), (0, {"start": "saturn"}))
    assert (table(play).stage, table(play).asked) == ("turn", 0)
    play_all(play, (0, RETIRE), (1, RETIRE))
    assert (table(play).stage, table(play).asked) == ("over", None)
    assert table(play).ranking == ((0,), (1,))


def test_summary_has_all_that_was_agreed() -> None:
    summary = games.new("plutocracy", 2, seed=1).summary()
    assert list(summary) == [
        "game", "over", "waiting", "decisions", "winners", "ranking", "seats", "planets", "earth",
        "asteroid", "aliens", "markers", "elections", "parliaments", "auction",
    ]  # fmt: skip
    assert list(summary["seats"][0]) == [
        "councillors", "money", "hold", "seats", "societies", "alien", "time", "end", "ship",
        "retired", "out",
    ]  # fmt: skip
    assert summary["markers"] == {"rotate": 10, "prices": 20, "elect": 25, "the_end": 75}
    assert summary["planets"]["mars"] == {
        "at": [-3, 4], "demand": ["oxygen", 5], "supply": ["uranium", 3],
    }  # fmt: skip


def test_choice_describes_itself() -> None:
    described = standard().choice(0).describe()
    forms = {form["kind"]: form for form in described["forms"]}
    assert list(forms) == ["buy", "seats", "fly", "retire"]
    assert forms["buy"] == {"kind": "buy", "type": "amount", "low": 1, "high": 4, "barred": []}
    assert forms["fly"]["longest"] == 75
    assert {"to": [0, -2], "shortest": 8} in forms["fly"]["spaces"]
    choice = standard().choice(0)
    assert choice.count() == len(list(choice))
