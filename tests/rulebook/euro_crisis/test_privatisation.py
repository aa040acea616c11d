"""EC-30 to EC-32: privatisation."""

from random import Random

from spielgeld import games
from spielgeld.games.euro_crisis.examples import (
    BLUE,
    GREEN,
    RED,
    WHITE,
    act,
    arrange,
    bid,
    let_pass,
    quick,
    stage,
    turn_of,
)
from spielgeld.games.euro_crisis.rules.phases.privatisation import break_tie
from spielgeld.games.euro_crisis.rules.state import NOBODY_SEAT as NOBODY
from spielgeld.games.euro_crisis.rules.state import EuroCrisisState
from spielgeld.kernel.play import Play
from tests.rulebook.euro_crisis.table import (
    all_seats,
    choose_cards,
    choose_quarters,
    land,
    new,
    refused,
    seat,
    table,
)


def red_lends(state: str, markers: int) -> Play:
    play = turn_of(RED, "london", quick())
    return act(play, RED, {"lend": state, "markers": markers})


def test_ec30_only_the_winner_pays() -> None:
    play = red_lends("spain", 1)
    bid(play, 1, 2, 0, 1)
    assert all_seats(play, "gold") == [2, 1, 0, 4]
    assert land(play, "spain")["sold"] == [["La Roja", RED], ["RTVE", BLUE]]
    assert seat(play, BLUE)["pp"] == 9


def test_ec30_from_nothing_to_all_gold() -> None:
    play = red_lends("spain", 1)
    assert refused(play, WHITE, {"gold": 1}) == ("EC-30", "high", {"high": 0})
    assert refused(play, BLUE, {"gold": 4}) == ("EC-30", "high", {"high": 3})
    assert refused(play, BLUE, {"gold": -1}) == ("EC-30", "low", {"low": 0})
    assert play.waiting == [RED, BLUE, WHITE, GREEN]
    act(play, WHITE, {"gold": 0})


def test_ec30_the_highest_owns_it_also_for_nothing() -> None:
    play = red_lends("spain", 1)
    bid(play, 0, 0, 0, 0)
    assert all_seats(play, "gold") == [2, 3, 0, 4]
    assert land(play, "spain")["sold"][1] == ["RTVE", RED]


def test_ec30_bids_are_sealed_until_all_are_in() -> None:
    play = red_lends("spain", 1)
    act(play, RED, {"gold": 2})
    assert play.view(RED).sealed == {"gold": 2}
    assert play.view(BLUE).sealed is None
    assert play.view(BLUE).table.banks[RED].gold == 2


def test_ec31_the_view_says_who_is_ahead_of_whom_with_equal_bids() -> None:
    """Red has two markers in Spain, blue the one further right than white's; green has none."""
    play = red_lends("spain", 1)
    arrange(play, holders=dict.fromkeys(range(len(table(play).states[0].board.rows[-1])), NOBODY))
    arrange(play, holders={0: RED, 1: RED, 2: WHITE, 3: BLUE})
    assert table(play).sale.tie_order == (RED, BLUE, WHITE, GREEN)
    bid(play, 0, 0, 0, 0)
    assert land(play, "spain")["sold"][-1][1] == RED


def test_ec31_of_any_who_tie_the_one_wins_who_is_ahead_in_the_view() -> None:
    rng, reasons = Random(31), set()
    for number in range(60):
        play = games.new("euro-crisis", 3 + number % 2, seed=number)
        while not play.over:
            state = play.state
            assert isinstance(state, EuroCrisisState)
            if stage(play) == "gold bids":
                for size in range(2, len(state.order) + 1):
                    tied = rng.sample(state.order, size)
                    winner, reason = break_tie(state, tied)
                    assert winner == min(tied, key=table(play).sale.tie_order.index)
                    reasons.add(reason)
            for bidder in play.waiting:
                play.submit(bidder, play.choice(bidder).sample(rng))
    assert reasons == {"income", "loans", "right"}


def test_ec30_nothing_happens_if_none_is_left() -> None:
    play = turn_of(RED, "london", quick())
    greece = 3
    arrange(play, owners={greece: (RED, WHITE, GREEN)}, pp={RED: 10, WHITE: 20, GREEN: 15})
    act(play, RED, {"lend": "greece", "markers": 1})
    assert stage(play) != "gold bids"
    assert seat(play, RED)["income"] == 11


def test_ec31_more_loan_markers_in_the_state() -> None:
    play = red_lends("spain", 1)
    bid(play, 2, 2, 0, 2)
    assert land(play, "spain")["bonds"] == [[1, 2, RED], [2, 2, BLUE], [3, 2, RED]]
    assert land(play, "spain")["sold"][1] == ["RTVE", RED]


def test_ec31_then_the_marker_furthest_right() -> None:
    play = turn_of(GREEN, "london", quick(), others="moscow")
    act(play, GREEN, {"lend": "spain", "markers": 1})
    bid(play, 2, 2, 0, 0)
    assert land(play, "spain")["sold"][1] == ["RTVE", BLUE]


def test_ec31_without_markers_there_the_higher_income() -> None:
    play = red_lends("spain", 1)
    bid(play, 0, 0, 0, 0)
    play = red_lends("spain", 2)
    play = arrange(play, gold={WHITE: 3})
    bid(play, 0, 0, 3, 3)
    assert play.summary()["income_order"] == [RED, BLUE, WHITE, GREEN]
    assert land(play, "spain")["sold"][1] == ["RTVE", WHITE]


def test_ec31_the_upper_disc_has_the_higher_income() -> None:
    play = red_lends("spain", 2)
    arrange(play, gold={WHITE: 3}, order=[RED, BLUE, GREEN, WHITE])
    bid(play, 0, 0, 3, 3)
    assert land(play, "spain")["sold"][1] == ["RTVE", GREEN]


def test_ec31_more_markers_win_over_one_further_right() -> None:
    """Green's single marker lies further right than both of red's."""
    play = choose_quarters(quick(), 1, 2, 3, 4)
    choose_cards(play, "london", "moscow", "moscow", "london")
    act(play, RED, {"lend": "spain", "markers": 1})
    bid(play, 0, 0, 0, 0)
    let_pass(play, lambda play: play.waiting == [GREEN] and stage(play) == "london")
    act(play, GREEN, {"lend": "spain", "markers": 1})
    bid(play, 2, 0, 0, 2)
    assert land(play, "spain")["bonds"][3] == [4, 2, GREEN]
    assert land(play, "spain")["sold"][2] == ["Corrida de Toros", RED]


def test_ec32_pp_is_the_value_of_the_properties() -> None:
    play = red_lends("spain", 1)
    bid(play, 2, 0, 0, 0)
    assert seat(play, RED)["properties"] == ["La Roja", "RTVE"]
    assert seat(play, RED)["pp"] == 4 + 7


def test_ec30_all_banks_bid_in_the_initial_round() -> None:
    play = let_pass(new(3), lambda play: stage(play) == "gold bids")
    assert play.waiting == [0, 1, 2]
