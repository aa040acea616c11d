"""EC-26 to EC-28: how far markers move."""

import pytest

from spielgeld.games.euro_crisis.examples import (
    BLUE,
    RED,
    act,
    arrange,
    let_pass,
    quick,
    stage,
    turn_of,
)
from spielgeld.kernel.play import Play
from tests.rulebook.euro_crisis.table import land, seat

SPAIN, FRANCE, IRELAND, GREECE = range(4)
PARTY = {"left": "conservatives", "right": "socialists", "down": "liberals", "up": "communists"}
COLUMNS = {"spain": 10, "france": 11, "ireland": 9, "greece": 8}


def at(state: str, column: int, row: int) -> int:
    return (row - 1) * COLUMNS[state] + column - 1


def moved(state: str, start: tuple[int, int], direction: str) -> list[int]:
    """Where one real reform of the party that moves in this direction takes the debt marker."""
    play = turn_of(RED, "rome", quick())
    number = tuple(COLUMNS).index(state)
    party = tuple(PARTY).index(direction)
    arrange(
        play,
        debt={number: at(state, *start)},
        large={number: party},
        small={number: (party + 1) % 4},
    )
    act(play, RED, {"reform": "real", "state": state, "party": PARTY[direction]})
    debt: list[int] = land(play, state)["debt"]
    return debt


@pytest.mark.parametrize(
    ("state", "start", "direction", "end"),
    [
        ("spain", (5, 2), "left", [4, 2]),
        ("spain", (5, 2), "right", [6, 2]),
        ("spain", (5, 2), "up", [5, 3]),
        ("spain", (5, 2), "down", [5, 1]),
        ("spain", (5, 1), "down", [5, 1]),
        ("spain", (5, 4), "up", [5, 4]),
        ("spain", (8, 2), "down", [8, 2]),
        ("spain", (7, 1), "right", [7, 2]),
        ("spain", (8, 2), "right", [8, 3]),
        ("spain", (9, 3), "right", [9, 4]),
        ("spain", (9, 4), "right", [10, 4]),
        ("spain", (10, 4), "right", [10, 4]),
        ("spain", (10, 4), "up", [10, 4]),
        ("spain", (10, 4), "left", [9, 4]),
        ("spain", (10, 4), "down", [10, 4]),
        ("spain", (3, 2), "left", [3, 2]),
        ("greece", (3, 1), "left", [3, 1]),
        ("ireland", (5, 1), "up", [5, 2]),
    ],
)
def test_ec27_debt_marker(
    state: str, start: tuple[int, int], direction: str, end: list[int]
) -> None:
    assert moved(state, start, direction) == end


def test_ec26_happiness_ends_at_its_track() -> None:
    play = turn_of(RED, "rome", quick())
    arrange(play, happiness={FRANCE: 7})
    act(play, RED, {"reform": "real", "state": "france", "party": "socialists"})
    assert land(play, "france")["happiness"] == 7
    assert land(play, "france")["debt"] == [6, 2]


def test_ec26_happiness_never_falls_below_the_fist() -> None:
    play = turn_of(RED, "rome", quick())
    arrange(play, happiness={SPAIN: 1})
    act(
        play,
        RED,
        {"reform": "real", "state": "spain", "party": "conservatives"},
        {"reform": "real", "state": "spain", "party": "conservatives"},
    )
    assert land(play, "spain")["happiness"] == 0
    assert stage(play) == "further reform"


def test_ec26_prices_never_leave_their_track() -> None:
    play = let_pass(quick(), lambda play: play.summary()["quarter"] == 3)
    assert play.summary()["prices"] == {"gold": 3, "weapons": 2}
    let_pass(play, lambda play: play.summary()["quarter"] == 4)
    assert play.summary()["prices"] == {"gold": 1, "weapons": 1}


def test_ec26_a_lost_move_still_pays_the_owners() -> None:
    play = turn_of(RED, "rome", quick())
    arrange(play, debt={IRELAND: at("ireland", 4, 1)})
    act(play, RED, {"reform": "real", "state": "ireland", "party": "liberals"})
    assert land(play, "ireland")["debt"] == [4, 1]
    assert seat(play, 2)["money"] == 14


def rome_at_the_black_space() -> Play:
    play = turn_of(RED, "rome", quick())
    return arrange(play, debt={SPAIN: at("spain", 9, 4)})


def test_ec28_no_debt_cut_if_the_marker_leaves_the_black_space_in_the_same_action() -> None:
    play = rome_at_the_black_space()
    act(play, RED, {"reform": "real", "state": "spain", "party": "socialists"})
    assert land(play, "spain")["debt"] == [10, 4]
    act(play, RED, {"reform": "real", "state": "spain", "party": "conservatives"}, {"done": True})
    assert land(play, "spain")["debt"] == [9, 4]
    assert len(land(play, "spain")["bonds"]) == 2


def test_ec28_a_debt_cut_follows_the_action() -> None:
    play = rome_at_the_black_space()
    act(play, RED, {"reform": "real", "state": "spain", "party": "socialists"})
    assert len(land(play, "spain")["bonds"]) == 2
    act(play, RED, {"done": True})
    assert land(play, "spain") == {
        "debt": [5, 2],
        "happiness": 6,
        "government": [["conservatives", 4], ["socialists", 1]],
        "bonds": [],
        "sold": [["La Roja", RED]],
    }
    assert seat(play, RED)["income"] == 1
    assert seat(play, BLUE)["income"] == 0


def test_ec27_left_from_the_black_space_not_into_a_column_with_a_loan() -> None:
    play = rome_at_the_black_space()
    arrange(play, debt={SPAIN: at("spain", 10, 4)}, holders={8: BLUE}, loan_spaces={8: 38})
    act(play, RED, {"reform": "real", "state": "spain", "party": "conservatives"})
    assert land(play, "spain")["debt"] == [10, 4]


def test_ec27_debt_of_several_spaces_goes_step_by_step() -> None:
    """Greece is 3 from the end of a row: the economy takes it two right and then up."""
    play = let_pass(quick(), lambda play: play.summary()["quarter"] == 2)
    arrange(play, debt={IRELAND: at("ireland", 7, 3)})
    let_pass(play, lambda play: play.summary()["quarter"] == 3)
    assert land(play, "ireland")["debt"] == [8, 4]
