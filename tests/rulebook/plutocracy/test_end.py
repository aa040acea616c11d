"""PL-19, PL-23, PL-24, PL-30: time pressure, being out, and who wins."""

from dataclasses import replace
from typing import Any

import pytest

from spielgeld import games
from spielgeld.games.plutocracy.examples import RETIRE, fly, lay_out, play_all, random, standard
from spielgeld.games.plutocracy.rules.events import PlayerWentOut, TimeRanOut
from spielgeld.kernel.play import Play
from tests.rulebook.plutocracy.table import (
    EARTH,
    JUPITER,
    MARS,
    NEPTUNE,
    TIMEOUT,
    parliament,
    refusal,
    seat_of,
    table,
    told,
)


def ending(
    track: dict[int, list[int | str]],
    councillors: list[int],
    ends: list[int] | None = None,
    **options: Any,
) -> Play:
    """A game in which only seat 0 has still to retire."""
    seats: dict[int, dict[str, Any]] = {
        seat: {"councillors": number, "retired": seat != 0, "ship": None if seat else (1, 3)}
        for seat, number in enumerate(councillors)
    }
    for seat, end in enumerate(ends or []):
        seats[seat]["end"] = end
    play = lay_out(
        standard(len(councillors), **options),
        players=seats,
        track={**track, 75: [*track.get(75, []), "the_end"]},
    )
    play.submit(0, RETIRE)
    assert play.over
    return play


# PL-19


def test_pl19_most_councillors() -> None:
    play = ending({70: [0, 1, 2]}, [3, 5, 4])
    assert play.winners() == [1]
    assert play.ranking() == [[1], [2], [0]]
    assert table(play).tie_break == ""


def test_pl19_tie_less_time_spent() -> None:
    play = ending({68: [1], 70: [0], 71: [2]}, [5, 5, 5])
    assert play.ranking() == [[1], [0], [2]]
    assert table(play).tie_break == "time"


def test_pl19_tie_on_the_same_space_the_higher_disc() -> None:
    play = ending({70: [1, 0, 2]}, [5, 5, 5])
    assert play.ranking() == [[2], [0], [1]]
    assert table(play).tie_break == "disc"


def test_pl19_a_retired_disc_keeps_its_height() -> None:
    """Seat 1 retires above seat 0 on the same space, and stays above it."""
    play = standard(2)
    play_all(play, (0, fly(JUPITER, 8)), (1, fly(NEPTUNE, 8)), (1, RETIRE), (0, RETIRE))
    assert play.ranking() == [[1], [0]]


def test_pl19_nothing_ends_early() -> None:
    play = standard(3)
    play_all(play, (0, RETIRE), (1, RETIRE), (2, RETIRE))
    assert table(play).rotations == 7
    assert play.summary()["elections"] == 3
    assert play.ranking() == [[0], [1], [2]]


# PL-23


def test_pl23_time_that_runs_out_moves_the_personal_end_back() -> None:
    play = standard(2, pressure=True)
    play.submit(0, TIMEOUT)
    assert play.waiting == [0]
    assert seat_of(play, 0)["end"] == 74
    assert seat_of(play, 1)["end"] == 75
    assert told(play, TimeRanOut) == [TimeRanOut(0, 74)]
    play_all(play, (0, {"buy": 1}), (0, TIMEOUT), (0, TIMEOUT))
    assert seat_of(play, 0)["end"] == 72
    assert refusal(play, 0, {"buy": 1}).reason == "order"
    assert table(play).done == "buy"


def test_pl23_only_for_the_one_whose_turn_it_is() -> None:
    assert refusal(standard(2, pressure=True), 1, TIMEOUT).rule == "G-1"


@pytest.mark.parametrize("value", [False, 1, "true", None])
def test_pl23_malformed_timeouts(value: object) -> None:
    assert refusal(standard(2, pressure=True), 0, {"timeout": value}).rule == "G-2"


def test_pl23_nobody_is_offered_to_run_out_of_time() -> None:
    choice = standard(2, pressure=True).choice(0)
    assert TIMEOUT in choice
    assert TIMEOUT not in list(choice)
    assert choice.describe() == standard(2).choice(0).describe()
    assert TIMEOUT not in standard(2).choice(0)


def test_pl23_out_when_it_reaches_the_disc() -> None:
    play = standard(2, pressure=True)
    play_all(play, (0, {"buy": 2}), (0, fly(JUPITER, 74)), (1, RETIRE))
    play.submit(0, {"seats": 1})
    play.submit(0, TIMEOUT)
    assert play.over
    assert seat_of(play, 0)["out"]
    assert (seat_of(play, 0)["time"], seat_of(play, 0)["end"]) == (74, 74)
    assert told(play, PlayerWentOut) == [PlayerWentOut(0, "time")]
    assert play.ranking() == [[1], [0]]


def test_pl23_what_was_done_in_the_turn_stays_done() -> None:
    play = lay_out(standard(2, pressure=True), players={0: {"end": 1}})
    play_all(play, (0, {"buy": 2}), (0, TIMEOUT))
    assert play.summary()["planets"]["mars"]["supply"] == ["uranium", 4]
    assert play.waiting == [1]
    assert seat_of(play, 0)["hold"] == {}


def test_pl23_an_end_on_0_from_the_auction_does_not_put_out_but_the_next_timeout_does() -> None:
    play = random(2, auction=True, pressure=True)
    play_all(
        play,
        (0, {"position": 2, "bid": 75}),
        (1, {"position": 1, "bid": 0}),
        (1, {"start": "mars"}),
        (0, {"start": "mars"}),
    )
    assert play.waiting == [0]
    assert not seat_of(play, 0)["out"]
    play.submit(0, TIMEOUT)
    assert seat_of(play, 0)["out"]
    assert seat_of(play, 0)["end"] == -1
    assert play.waiting == [1]


def test_pl23_seconds_are_the_clocks_business() -> None:
    play = standard(2, pressure=True, turn_seconds=30)
    assert play.options["turn_seconds"] == 30


# PL-24


def test_pl24_no_flight_passes_the_personal_end() -> None:
    play = lay_out(standard(2, pressure=True), players={0: {"end": 20}})
    why = refusal(play, 0, fly(JUPITER, 21))
    assert (why.rule, why.reason, why.values) == (
        "PL-24",
        "personal-end",
        {"arrival": 21, "end": 20},
    )
    why = refusal(play, 0, fly(JUPITER, 76))
    assert (why.rule, why.reason) == ("PL-17", "end")
    assert refusal(play, 0, fly(JUPITER, 5)).rule == "PL-17"
    play.submit(0, fly(JUPITER, 20))
    assert seat_of(play, 0)["time"] == 20


def test_pl24_who_cannot_fly_before_the_personal_end_must_retire() -> None:
    play = lay_out(standard(2, pressure=True), players={0: {"end": 4}})
    assert "fly" not in table(play).actions
    assert play.choice(0).count() == len(list(play.choice(0)))
    assert refusal(play, 0, fly(JUPITER, 6)).rule == "PL-24"


def test_pl24_tie_the_larger_gap() -> None:
    track: dict[int, list[int | str]] = {60: [1], 70: [0], 72: [2]}
    play = ending(track, [5, 5, 5], ends=[75, 64, 75], pressure=True)
    assert play.ranking() == [[0], [1], [2]]
    assert table(play).tie_break == "gap-larger"


def test_pl24_by_rules_1_the_smaller_gap() -> None:
    track: dict[int, list[int | str]] = {60: [1], 70: [0], 72: [2]}
    play = ending(track, [5, 5, 5], ends=[75, 64, 75], pressure=True, rules=1)
    assert play.options["gap"] == "smaller"
    assert play.ranking() == [[2], [1], [0]]
    assert table(play).tie_break == "gap-smaller"


def test_pl24_tie_with_equal_personal_ends_less_time_wins() -> None:
    track: dict[int, list[int | str]] = {60: [1], 70: [0], 72: [2]}
    assert ending(track, [5, 5, 5], pressure=True).ranking() == [[1], [0], [2]]
    by_text = ending(track, [5, 5, 5], pressure=True, gap="smaller")
    assert by_text.ranking() == [[2], [0], [1]]


def test_pl24_tie_same_gap_less_time() -> None:
    track: dict[int, list[int | str]] = {60: [1], 70: [0], 72: [2]}
    play = ending(track, [5, 5, 5], ends=[73, 63, 75], pressure=True)
    assert play.ranking() == [[1], [0], [2]]
    assert table(play).tie_break == "time"


def test_pl24_tie_same_gap_and_time_the_higher_disc() -> None:
    track: dict[int, list[int | str]] = {70: [1, 0, 2]}
    assert ending(track, [5, 5, 5], pressure=True).ranking() == [[2], [0], [1]]
    play = ending(track, [5, 5, 5], pressure=True, gap="smaller")
    assert play.ranking() == [[2], [0], [1]]


@pytest.mark.parametrize("rules", [1, 2])
def test_pl24_option_which_gap(rules: int) -> None:
    """What the table says holds in every version."""
    track: dict[int, list[int | str]] = {60: [1], 70: [0], 72: [2]}
    for gap, places in (("larger", [[0], [1], [2]]), ("smaller", [[2], [1], [0]])):
        ends = [75, 64, 75]
        play = ending(track, [5, 5, 5], ends=ends, pressure=True, gap=gap, rules=rules)
        assert play.ranking() == places


def test_pl24_councillors_come_before_the_gap() -> None:
    track: dict[int, list[int | str]] = {60: [1], 70: [0], 72: [2]}
    assert ending(track, [6, 7, 5], pressure=True).ranking() == [[1], [0], [2]]


def test_pl24_without_personal_ends_the_gap_means_nothing() -> None:
    track: dict[int, list[int | str]] = {60: [1], 70: [0], 72: [2]}
    assert ending(track, [5, 5, 5], gap="larger").ranking() == [[1], [0], [2]]


# PL-30


def about_to_go_out(players: int = 3, **options: Any) -> Play:
    """Seat 0 loses all with the next timeout; it has seats, a spot and an alien."""
    play = lay_out(
        standard(players, pressure=True, **options),
        players={
            0: {
                "end": 1,
                "councillors": 7,
                "societies": ("high",),
                "alien": True,
                "ship": tuple(EARTH),
            },
            1: {"money": 40, "ship": tuple(MARS)},
        },
        planets={"mars": {"parliament": parliament(0, 2, 0, 1), "recent": (0, 1, 2)}},
        aliens=players - 1,
    )
    societies = table(play).societies
    first = replace(societies[0], members=(0, 2))
    return lay_out(play, societies=(first, *societies[1:]), players={2: {"societies": ("high",)}})


def test_pl30_all_pieces_leave_the_board() -> None:
    play = about_to_go_out()
    play.submit(0, TIMEOUT)
    assert seat_of(play, 0) == {
        "councillors": 0, "money": 0, "hold": {}, "seats": {}, "societies": [], "alien": False,
        "time": 0, "end": 0, "ship": None, "retired": False, "out": True,
    }  # fmt: skip
    assert play.summary()["parliaments"]["mars"] == [None, 2, None, 1, None, None, None, None]
    assert table(play).planets[0].recent == (1, 2)
    assert all(piece.seat != 0 for stack in table(play).track for piece in stack.pieces)
    assert play.waiting == [1]


def test_pl30_ruling_freed_seats_are_sold_again_cheapest_first() -> None:
    play = about_to_go_out()
    play_all(play, (0, TIMEOUT), (1, {"seats": 3}))
    assert play.summary()["parliaments"]["mars"] == [1, 2, 1, 1, 1, None, None, None]
    assert seat_of(play, 1)["money"] == 40 - 3 - 6 - 13


def test_pl30_ruling_the_spot_of_a_member_who_is_out_stays_used() -> None:
    play = about_to_go_out()
    play.submit(0, TIMEOUT)
    assert seat_of(play, 0)["societies"] == []
    assert table(play).societies[0].members == (0, 2)
    play = lay_out(play, players={1: {"ship": tuple(EARTH)}})
    assert refusal(play, 1, {"join": "high"}).reason == "full"


def test_pl30_ruling_after_the_first_member_is_out_the_next_is_the_second() -> None:
    play = about_to_go_out()
    first = replace(table(play).societies[0], members=(0, None))
    play = lay_out(
        play,
        societies=(first, *table(play).societies[1:]),
        players={1: {"ship": tuple(EARTH)}, 2: {"societies": ()}},
    )
    play_all(play, (0, TIMEOUT), (1, {"join": "high"}))
    assert seat_of(play, 1)["councillors"] == 2


def test_pl30_by_rules_2_a_freed_spot_is_taken_again_the_best_first() -> None:
    play = about_to_go_out(rules=2)
    play.submit(0, TIMEOUT)
    assert table(play).societies[0].members == (None, 2)
    play = lay_out(play, players={1: {"ship": tuple(EARTH)}})
    play.submit(1, {"join": "high"})
    assert seat_of(play, 1)["councillors"] == 3
    assert table(play).societies[0].members == (1, 2)


def test_pl30_ruling_an_alien_does_not_return() -> None:
    play = about_to_go_out()
    play.submit(0, TIMEOUT)
    assert play.summary()["aliens"] == 2


def test_pl30_out_is_ranked_last_together() -> None:
    play = lay_out(standard(3, pressure=True), players={0: {"end": 1}, 2: {"end": 1}})
    play_all(play, (0, TIMEOUT), (1, RETIRE), (2, TIMEOUT))
    assert play.over
    assert play.ranking() == [[1], [0, 2]]
    assert play.winners() == [1]


def test_pl30_if_all_are_out_nobody_wins() -> None:
    play = lay_out(standard(2, pressure=True), players={0: {"end": 1}, 1: {"end": 1}})
    play_all(play, (0, TIMEOUT), (1, TIMEOUT))
    assert play.over
    assert play.winners() == []
    assert play.ranking() == [[0, 1]]
    assert play.summary()["elections"] == 3


def test_pl23_a_turn_lasts_from_its_first_action_to_the_flight() -> None:
    play = games.new("plutocracy", 2, pressure=True, turn_seconds=30)
    first = play.turn_clock()
    assert first is not None
    assert first.seconds == 30
    play.submit(0, {"buy": 1})
    assert play.turn_clock() == first
    play.submit(0, {"timeout": True})
    assert play.turn_clock() == first
    assert play.choice(0).timeout() == {"timeout": True}
    play.submit(0, {"fly": [0, -2], "time": 20})
    second = play.turn_clock()
    assert play.waiting == [1]
    assert second is not None
    assert second.turn != first.turn


def test_pl23_there_is_no_clock_without_pressure_or_during_set_up() -> None:
    play = games.new("plutocracy", 2)
    assert play.turn_clock() is None
    assert play.choice(0).timeout() is None
    play = games.new("plutocracy", 2, seed=1, setup="random", pressure=True)
    assert play.turn_clock() is None
