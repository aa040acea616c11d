"""What can be seen of a table: the same for everyone, and what a flight will meet."""

from random import Random

import pytest

from spielgeld import games
from spielgeld.games.plutocracy.examples import RETIRE, fly, lay_out, play_all, random, standard
from spielgeld.games.plutocracy.rules.events import (
    AsteroidFell,
    BodiesRotated,
    ElectionHeld,
    PricesChanged,
)
from tests.rulebook.plutocracy.table import EARTH, JUPITER, NEPTUNE, hold, table


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
    assert play.view(None).ranking == ((1,), (0,))
    assert play.view(0).winners == (1,)


def test_pl10_the_view_says_who_is_ahead_in_a_parliament() -> None:
    recent = {"parliament": (0, 1, 2, 0, 1, None, None, None), "recent": (1, 2, 0)}
    play = lay_out(standard(3), planets={"mars": recent})
    assert table(play).planets[0].ahead == (1, 0, 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pl6_the_view_says_when_every_marker_acts(players: int) -> None:
    """If everyone retires at once, exactly these times come, and the asteroid falls at its."""
    play = games.new("plutocracy", players, listen=True)
    said, falls = table(play).coming, table(play).asteroid_falls
    while not play.over:
        play.submit(play.waiting[0], RETIRE)
    times: dict[str, list[int]] = {"rotate": [], "prices": [], "elect": []}
    fell = None
    for event in play.full_story():
        if isinstance(event, BodiesRotated):
            times["rotate"].append(event.time)
        elif isinstance(event, PricesChanged):
            times["prices"].append(event.time)
        elif isinstance(event, ElectionHeld):
            times["elect"].append(event.time)
        elif isinstance(event, AsteroidFell):
            fell = times["rotate"][-1]
    assert {name: tuple(acted) for name, acted in times.items()} == {
        name: said[name] for name in times
    }
    assert fell == falls
    assert table(play).asteroid_falls is None


def test_pl16_the_view_says_what_a_society_wants_and_who_has_it() -> None:
    play = lay_out(standard(2), players={0: {"money": 26, "hold": hold(water=1, oxygen=2)}})
    assert [society.wants for society in table(play).societies] == [25, 1, 4, 3]
    shown = {"high": 26, "scientist": 0, "influencer": 0, "merchant": 2}
    assert table(play).players[0].shows == shown


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
