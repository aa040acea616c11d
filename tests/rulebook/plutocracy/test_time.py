"""PL-5 to PL-11: who is next, and what the event markers do."""

import pytest

from spielgeld.games.plutocracy.examples import RETIRE, fly, lay_out, play_all, standard
from spielgeld.games.plutocracy.rules.events import (
    AsteroidFell,
    BodiesRotated,
    BodyReached,
    ElectionHeld,
    GameEnded,
    PlayerWentOut,
    PricesChanged,
)
from spielgeld.kernel.play import Play
from tests.rulebook.plutocracy.table import (
    ASTEROID,
    EARTH,
    JUPITER,
    MARS,
    NEPTUNE,
    SATURN,
    URANUS,
    parliament,
    seat_of,
    table,
    told,
)

LETTERS = {BodiesRotated: "R", PricesChanged: "P", ElectionHeld: "E"}


def events(play: Play) -> str:
    words = []
    for event in told(play, BodiesRotated, PricesChanged, ElectionHeld, GameEnded):
        end = isinstance(event, GameEnded)
        words.append("END" if end else f"{event.time}{LETTERS[type(event)]}")
    return " ".join(words)


EVENTS = {
    2: "10R 20R 20P 25E 30R 40R 40P 50R 50E 60R 60P 70R 75E END",
    3: "10R 15P 20R 25E 30R 30P 40R 45P 50R 50E 60R 60P 70R 75P 75E END",
    4: "10R 12P 20R 20E 24P 30R 36P 40R 40E 48P 50R 60R 60P 60E END",
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pl6_events_if_everyone_retires_at_once(players: int) -> None:
    play = standard(players)
    play_all(play, *[(seat, RETIRE) for seat in range(players)])
    assert play.over
    assert events(play) == EVENTS[players]


def test_pl5_least_time_is_next() -> None:
    play = standard(3)
    play_all(play, (0, fly(JUPITER, 9)), (1, fly(NEPTUNE, 6)), (2, fly(MARS, 7)))
    assert play.waiting == [1]
    play.submit(1, fly(SATURN, 6))
    assert play.waiting == [2]


def test_pl5_on_the_same_space_the_last_to_come_is_next() -> None:
    play = standard(3)
    play_all(play, (0, fly(JUPITER, 8)), (1, fly(NEPTUNE, 8)), (2, fly(MARS, 8)))
    assert play.waiting == [2]
    play.submit(2, RETIRE)
    assert play.waiting == [1]


def test_pl5_one_player_may_have_several_turns_in_a_row() -> None:
    play = standard(2)
    play_all(play, (0, fly(JUPITER, 20)), (1, fly(NEPTUNE, 6)), (1, fly(SATURN, 6)))
    assert play.waiting == [1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pl5_a_disc_that_comes_to_a_marker_acts_before_it(players: int) -> None:
    play = standard(players)
    play_all(play, (0, fly(JUPITER, 10)), *[(seat, RETIRE) for seat in range(1, players)])
    assert table(play).rotations == 0
    assert table(play).players[0].body == "jupiter"
    assert play.waiting == [0]
    play.submit(0, RETIRE)
    assert play.over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pl5_a_marker_that_comes_to_a_disc_acts_before_it(players: int) -> None:
    play = standard(players)
    play_all(play, (0, fly(JUPITER, 20)), *[(seat, RETIRE) for seat in range(1, players)])
    assert table(play).rotations == 2
    # PRICES was on 20 first with two players; with four ELECT was, and PRICES has come by.
    assert events(play) == {2: "10R 20R", 3: "10R 15P 20R", 4: "10R 12P 20R"}[players]
    play.submit(0, RETIRE)
    assert events(play) == EVENTS[players]


def test_pl5_discs_and_markers_on_one_space_act_from_top_to_bottom() -> None:
    """Two players on 20: PRICES at the bottom, then a disc, then ROTATE, then the other disc."""
    play = standard(2)
    play_all(play, (0, fly(JUPITER, 20)), (1, fly(NEPTUNE, 11)), (1, fly([-5, -3], 9)))
    # ROTATE came to 20 when it acted on 10, before seat 1.
    stack = table(play).track[0]
    assert stack.time == 20
    kinds = [(piece.kind, piece.seat) for piece in stack.pieces]
    assert kinds == [("prices", None), ("disc", 0), ("rotate", None), ("disc", 1)]
    assert play.waiting == [1]
    assert events(play) == "10R"
    play.submit(1, RETIRE)
    assert play.waiting == [0]
    assert events(play) == "10R 20R"
    play.submit(0, fly([-6, 1], 6))
    assert events(play) == "10R 20R 20P 25E"


@pytest.mark.parametrize(("players", "end"), [(2, 75), (3, 75), (4, 60)])
def test_pl6_markers_on_the_space_of_the_end_act_before_it(players: int, end: int) -> None:
    """A disc that went to THE END at once lies below the markers that come there later."""
    play = standard(players)
    play_all(play, (0, fly(JUPITER, end)), *[(seat, RETIRE) for seat in range(1, players)])
    assert play.waiting == [0]
    assert f"{events(play)} END" == EVENTS[players]
    assert play.summary()["elections"] == 3
    assert play.summary()["markers"] == {
        "rotate": None, "prices": None, "elect": None, "the_end": end,
    }  # fmt: skip
    play.submit(0, RETIRE)
    assert play.over
    assert play.summary()["markers"]["the_end"] == end


@pytest.mark.parametrize(("players", "end"), [(2, 75), (3, 75), (4, 60)])
def test_pl6_a_disc_that_comes_last_to_the_end_acts_before_the_markers_there(
    players: int, end: int
) -> None:
    play = standard(players)
    play_all(play, (0, fly(JUPITER, end - 5)), *[(seat, RETIRE) for seat in range(1, players)])
    here = table(play).players[0].ship
    near = next(flight for flight in table(play).flights if flight.shortest <= 5)
    assert here != near.to
    play.submit(0, fly(list(near.to), 5))
    stack = table(play).track[-1]
    assert stack.time == end
    assert stack.pieces[0].kind == "the_end"
    assert stack.pieces[-1].seat == 0
    assert play.summary()["elections"] == 2
    play.submit(0, RETIRE)
    assert play.over
    assert events(play) == EVENTS[players]


def test_pl6_a_marker_that_would_pass_the_end_leaves_the_game() -> None:
    play = standard(2)
    play_all(play, (0, RETIRE), (1, fly(NEPTUNE, 61)))
    assert play.summary()["markers"]["prices"] is None
    assert play.summary()["markers"]["rotate"] == 70
    assert told(play, PricesChanged)[-1].next is None


def test_pl7_rotate_moves_every_body_one_space() -> None:
    play = standard(2)
    play_all(play, (0, RETIRE), (1, fly(EARTH, 12)))
    summary = play.summary()
    assert {name: planet["at"] for name, planet in summary["planets"].items()} == {
        "mars": [-3, -1], "jupiter": [-6, 5], "saturn": [-6, -1], "uranus": [-10, 3],
        "neptune": [-6, -3],
    }  # fmt: skip
    assert summary["earth"] == [0, 2]
    assert summary["asteroid"] == [-10, 1]
    assert summary["markers"]["rotate"] == 20


def test_pl7_orbits_go_round() -> None:
    play = standard(2)
    play_all(play, (0, RETIRE), (1, fly(EARTH, 31)))
    assert play.summary()["planets"]["mars"]["at"] == MARS
    assert play.summary()["earth"] == [0, 2]


def test_pl7_ships_move_with_their_body() -> None:
    play = standard(2)
    play_all(play, (0, fly(EARTH, 15)), (1, RETIRE))
    assert seat_of(play, 0)["ship"] == [0, 2]
    assert table(play).players[0].body == "earth"


def test_pl7_a_body_reaches_a_waiting_ship() -> None:
    play = standard(2)
    play_all(play, (0, fly([0, 2], 15)), (1, RETIRE))
    assert seat_of(play, 0)["ship"] == [0, 2]
    assert table(play).players[0].body == "earth"
    assert told(play, BodyReached) == [BodyReached(0, "earth")]


def test_pl7_a_ship_in_empty_space_stays() -> None:
    play = standard(2)
    play_all(play, (0, fly([-3, -1], 25)), (1, RETIRE))
    # Mars came to it with the first rotation and took it along with the second.
    assert seat_of(play, 0)["ship"] == [5, -2]
    play = standard(2)
    play_all(play, (0, fly([5, -2], 15)), (1, RETIRE))
    assert seat_of(play, 0)["ship"] == [5, -2]
    assert table(play).players[0].body is None


def test_pl8_the_sixth_rotation_drops_the_asteroid() -> None:
    play = standard(2)
    play_all(play, (0, RETIRE), (1, fly(EARTH, 55)))
    assert play.summary()["asteroid"] == [-2, 1]
    assert play.summary()["aliens"] == 2
    play.submit(1, fly([-2, 1], 12))
    assert play.summary()["asteroid"] is None
    assert play.summary()["aliens"] == 0
    assert told(play, AsteroidFell) == [AsteroidFell(2)]


def test_pl8_who_is_on_the_asteroid_is_out() -> None:
    play = standard(3)
    play_all(play, (0, fly([-2, 1], 65)), (1, fly([-4, 1], 65)), (2, RETIRE))
    assert seat_of(play, 0) == {
        "councillors": 0, "money": 0, "hold": {}, "seats": {}, "societies": [], "alien": False,
        "time": 65, "end": 75, "ship": None, "retired": False, "out": True,
    }  # fmt: skip
    # The asteroid took seat 1 along from the space where it came by.
    assert seat_of(play, 1)["out"]
    assert told(play, PlayerWentOut) == [
        PlayerWentOut(0, "asteroid"),
        PlayerWentOut(1, "asteroid"),
    ]
    assert play.over
    assert play.winners() == [2]
    assert play.ranking() == [[2], [0, 1]]


def test_pl8_a_space_that_the_asteroid_has_left_is_safe() -> None:
    play = standard(2)
    play_all(play, (0, fly(URANUS, 8)), (1, fly(NEPTUNE, 11)), (0, RETIRE))
    play.submit(1, fly(ASTEROID, 60))
    assert not seat_of(play, 1)["out"]
    assert seat_of(play, 1)["ship"] == ASTEROID
    assert table(play).players[1].body is None


def test_pl9_prices_stay_inside_1_to_7() -> None:
    play = lay_out(
        standard(2),
        planets={"mars": {"demand_price": 7, "supply_price": 1}, "uranus": {"demand_price": 6}},
    )
    play_all(play, (0, RETIRE), (1, fly(NEPTUNE, 21)))
    planets = play.summary()["planets"]
    assert (planets["mars"]["demand"], planets["mars"]["supply"]) == (
        ["oxygen", 7],
        ["uranium", 1],
    )
    assert (planets["uranus"]["demand"], planets["uranus"]["supply"]) == (
        ["plants", 7],
        ["carbon", 2],
    )
    assert told(play, PricesChanged)[0].demand["jupiter"] == 6


def election(number: int, seats: dict[str, tuple[int, ...]], **recent: tuple[int, ...]) -> Play:
    """Three players, of whom the last is to retire: then the election is held."""
    return lay_out(
        standard(3),
        track={24: [2], 25: ["elect"], 26: [1], 27: [0], 75: ["the_end"]},
        planets={
            name: {"parliament": parliament(*owners), "recent": recent[name]}
            for name, owners in seats.items()
        },
        elections=number - 1,
    )


def test_pl10_first_election_the_most_seats_send_one() -> None:
    play = election(1, {"mars": (0, 0, 1), "saturn": (1,)}, mars=(1, 0), saturn=(1,))
    play.submit(2, RETIRE)
    assert [seat_of(play, seat)["councillors"] for seat in range(3)] == [1, 1, 0]
    assert play.summary()["elections"] == 1


def test_pl10_second_election_is_like_the_first() -> None:
    play = election(2, {"mars": (0, 0, 1)}, mars=(1, 0))
    play.submit(2, RETIRE)
    assert [seat_of(play, seat)["councillors"] for seat in range(3)] == [1, 0, 0]


def test_pl10_third_election_two_for_the_most_and_one_for_the_second() -> None:
    seats = {"mars": (0, 0, 1, 2, 2, 2), "saturn": (1,)}
    play = election(3, seats, mars=(1, 0, 2), saturn=(1,))
    play.submit(2, RETIRE)
    assert [seat_of(play, seat)["councillors"] for seat in range(3)] == [1, 2, 2]


@pytest.mark.parametrize(("recent", "councillors"), [((0, 1), [1, 0, 0]), ((1, 0), [0, 1, 0])])
def test_pl10_tie_the_latest_buyer_is_ahead(
    recent: tuple[int, ...], councillors: list[int]
) -> None:
    play = election(1, {"mars": (0, 1)}, mars=recent)
    play.submit(2, RETIRE)
    assert [seat_of(play, seat)["councillors"] for seat in range(3)] == councillors


def test_pl10_tie_for_the_second_place_in_the_third_election() -> None:
    play = election(3, {"mars": (0, 1, 2, 2)}, mars=(2, 1, 0))
    play.submit(2, RETIRE)
    assert [seat_of(play, seat)["councillors"] for seat in range(3)] == [0, 1, 2]


def test_pl10_buying_again_puts_ahead_in_a_tie() -> None:
    """Seat 0 bought first, then seat 1, then seat 0 once more."""
    planets = {"mars": {"parliament": parliament(0, 1, 1), "recent": (1, 0)}}
    play = lay_out(standard(2), planets=planets)
    play.submit(0, {"seats": 1})
    assert table(play).planets[0].recent == (0, 1)
    play_all(play, (0, RETIRE), (1, fly(NEPTUNE, 26)))
    assert seat_of(play, 0)["councillors"] == 1


def test_pl10_no_seats_no_councillor() -> None:
    play = standard(2)
    play_all(play, (0, RETIRE), (1, RETIRE))
    assert [event.sent for event in told(play, ElectionHeld)] == [(), (), ()]


def test_pl10_the_third_election_is_held_when_all_have_retired() -> None:
    play = standard(2)
    play_all(play, (0, {"seats": 1}), (0, RETIRE), (1, RETIRE))
    assert play.summary()["elections"] == 3
    assert seat_of(play, 0)["councillors"] == 1 + 1 + 2
    assert seat_of(play, 0)["retired"]


def test_pl11_the_game_ends_when_the_end_is_next() -> None:
    play = standard(2)
    play_all(play, (0, RETIRE), (1, fly(NEPTUNE, 74)))
    assert not play.over
    assert play.summary()["winners"] == []
    play.submit(1, RETIRE)
    assert play.over
    assert told(play, GameEnded) == [GameEnded((0,))]
