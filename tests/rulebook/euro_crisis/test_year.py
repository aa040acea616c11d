"""EC-4, EC-10 to EC-16 and EC-41: the course of a year and the end."""

from typing import Any

import pytest

from spielgeld import games
from spielgeld.games.euro_crisis.examples import (
    BLUE,
    GREEN,
    RED,
    SKIP,
    WHITE,
    act,
    arrange,
    bid,
    board,
    let_pass,
    quick,
    stage,
    turn_of,
)
from spielgeld.games.euro_crisis.rules.events import CardChosen, QuarterTaken
from spielgeld.kernel.refusal import Refused
from tests.rulebook.euro_crisis.table import (
    after_initial_round,
    all_seats,
    choose_cards,
    choose_quarters,
    is_stage,
    is_year,
    land,
    refused,
    seat,
    table,
    told,
)

FULL = {"frankfurt": 1, "london": 2, "moscow": 2, "brussels": 1, "rome": 2}
CALM = {
    f"states.{state}.{value}": 0
    for state in ("spain", "france", "ireland", "greece")
    for value in ("annual_debt", "economy_shock")
} | {"public_anger": {"named": 0, "others": 0}, "economy_others": 0}
"""Changes to the board with which events do nothing."""


def test_ec4_whoever_moves_to_an_occupied_space_goes_on_top() -> None:
    play = choose_quarters(quick(), 1, 2, 3, 4)
    choose_cards(play, "frankfurt", "frankfurt", "frankfurt", "moscow")
    act(play, RED, {"borrow": 1})
    assert play.summary()["income_order"] == [BLUE, WHITE, GREEN, RED]
    act(play, BLUE, {"borrow": 1})
    assert play.summary()["income_order"] == [WHITE, GREEN, BLUE, RED]
    act(play, WHITE, {"borrow": 2})
    assert play.summary()["income_order"] == [GREEN, BLUE, RED, WHITE]


def test_ec4_at_most_40_and_a_rise_past_it_goes_on_top() -> None:
    play = turn_of(GREEN, "london", quick())
    arrange(play, income={RED: 40, GREEN: 38}, order=[RED, GREEN, BLUE, WHITE])
    act(play, GREEN, {"lend": "france", "markers": 2})
    assert seat(play, GREEN)["income"] == 40
    assert play.summary()["income_order"] == [GREEN, RED, BLUE, WHITE]


def test_ec4_a_rise_at_40_goes_on_top_again() -> None:
    play = turn_of(GREEN, "london", quick())
    arrange(play, income={RED: 40, GREEN: 40}, order=[RED, GREEN, BLUE, WHITE])
    act(play, GREEN, {"lend": "france", "markers": 1})
    assert seat(play, GREEN)["income"] == 40
    assert play.summary()["income_order"] == [GREEN, RED, BLUE, WHITE]


def test_ec4_a_change_of_0_does_not_move_a_disc() -> None:
    """Paying a negative income in full leaves the discs as they lie."""
    play = let_pass(quick(changes=CALM), lambda play: play.summary()["quarter"] == 4)
    arrange(play, income={BLUE: -3, WHITE: -3}, order=[RED, GREEN, BLUE, WHITE])
    let_pass(play, is_year(2))
    assert play.summary()["income_order"] == [RED, GREEN, BLUE, WHITE]
    assert all_seats(play, "money") == [11 + 5, 12 - 3, 13 - 3, 14 + 5]


def test_ec10_in_descending_income_each_takes_a_free_quarter() -> None:
    play = quick(first=1)
    asked = []
    for quarter in (2, 4, 1, 3):
        asked += play.waiting
        choose_quarters(play, quarter)
    assert asked == [1, 2, 3, 0]
    assert play.summary()["starters"] == {"1": 3, "2": 1, "3": 0, "4": 2}


def test_ec10_a_quarter_is_taken_once() -> None:
    play = choose_quarters(quick(), 2)
    assert refused(play, BLUE, {"quarter": 2}) == ("EC-10", "barred", {"barred": 2})
    assert refused(play, BLUE, {"quarter": 5}) == ("EC-10", "high", {"high": 4})
    assert refused(play, BLUE, {"quarter": 0}) == ("EC-10", "low", {"low": 1})
    assert refused(play, RED, {"quarter": 1})[0] == "G-1"


def test_ec10_the_last_free_quarter_is_asked_for_with_four() -> None:
    play = choose_quarters(quick(), 1, 3, 4)
    assert play.waiting == [GREEN]
    assert list(play.choice(GREEN)) == [{"quarter": 2}]


def test_ec10_of_three_the_highest_income_also_gets_the_last() -> None:
    play = choose_quarters(after_initial_round(3, first=1), 4, 1, 2)
    assert stage(play) == "choose cards"
    assert play.summary()["starters"] == {"1": 2, "2": 0, "3": 1, "4": 1}
    assert told(play, QuarterTaken)[-1] == QuarterTaken(1, 3, False)


def test_ec10_three_left_of_four_as_with_three() -> None:
    play = turn_of(RED, "frankfurt", quick(), others="moscow")
    act(play, RED, {"borrow": 13})
    let_pass(play, is_year(2))
    assert play.summary()["income_order"] == [BLUE, WHITE, GREEN]
    choose_quarters(play, 3, 1, 2)
    assert play.summary()["starters"] == {"1": WHITE, "2": GREEN, "3": BLUE, "4": BLUE}
    assert play.summary()["direction"] == 1


def test_ec10_two_left_take_two_each_in_turns() -> None:
    play = choose_quarters(quick(), 1, 2, 3, 4)
    choose_cards(play, "frankfurt", "moscow", "frankfurt", "moscow")
    act(play, RED, {"borrow": 13})
    act(play, BLUE, SKIP)
    act(play, WHITE, {"borrow": 20})
    let_pass(play, is_year(2))
    asked = []
    for quarter in (4, 1, 2, 3):
        asked += play.waiting
        choose_quarters(play, quarter)
    assert asked == [BLUE, GREEN, BLUE, GREEN]
    assert play.summary()["starters"] == {"1": GREEN, "2": BLUE, "3": GREEN, "4": BLUE}


def test_ec11_all_choose_at_once_and_reveal_one_after_another() -> None:
    play = choose_quarters(quick(), 3, 1, 2, 4)
    assert play.waiting == [RED, BLUE, WHITE, GREEN]
    assert play.summary()["quarter"] == 1
    choose_cards(play, "rome", "moscow", "brussels", "london")
    assert play.waiting == [BLUE]
    assert play.summary()["revealed"] == {"1": "moscow"}
    act(play, BLUE, SKIP)
    assert play.waiting == [WHITE]
    assert play.summary()["revealed"] == {"1": "moscow", "2": "brussels"}
    act(play, WHITE, SKIP)
    act(play, GREEN, SKIP)
    assert play.waiting == [RED]
    act(play, RED, SKIP)
    assert play.summary()["quarter"] == 2
    assert play.summary()["revealed"] == {}


def test_ec11_a_card_stays_hidden_until_its_owners_turn() -> None:
    play = choose_quarters(quick(), 1, 2, 3, 4)
    choose_cards(play, "rome", "moscow", "brussels", "london")
    assert play.view(WHITE).table.chosen == "brussels"
    for other in (RED, BLUE, GREEN, None):
        view = play.view(other)
        assert view.table.banks[WHITE].has_hidden_card
        assert view.table.banks[WHITE].revealed is None
        assert view.table.banks[WHITE].cards == FULL
        assert view.table.chosen != "brussels"
    heard = [event for event in play.story(BLUE) if isinstance(event, CardChosen)]
    assert heard == [CardChosen("moscow", audience=(BLUE,))]


def test_ec11_if_the_starting_player_is_out_the_next_begins() -> None:
    play = choose_quarters(quick(), 2, 1, 3, 4)
    choose_cards(play, "frankfurt", "moscow", "moscow", "moscow")
    let_pass(play, lambda play: play.waiting == [RED])
    act(play, RED, {"borrow": 13})
    let_pass(play, lambda play: play.summary()["quarter"] == 2)
    assert play.waiting == [BLUE, WHITE, GREEN]
    choose_cards(play, "london", "london", "london")
    assert play.waiting == [BLUE]


def test_ec12_a_played_card_is_gone_for_the_year() -> None:
    play = turn_of(RED, "brussels", quick(), others="moscow")
    assert seat(play, RED)["cards"]["brussels"] == 0
    let_pass(play, lambda play: play.summary()["quarter"] == 2)
    assert refused(play, RED, {"card": "brussels"}) == ("EC-12", "pick", {"pick": "brussels"})
    assert refused(play, RED, {"card": "paris"})[0] == "G-2"
    act(play, BLUE, {"card": "moscow"})
    let_pass(play, is_year(2))
    assert all_seats(play, "cards") == [FULL] * 4


def test_ec12_a_card_leaves_the_hand_when_its_owners_turn_begins() -> None:
    play = choose_quarters(quick(), 1, 2, 3, 4)
    choose_cards(play, "rome", "rome", "rome", "rome")
    assert [bank["cards"]["rome"] for bank in play.summary()["seats"]] == [1, 2, 2, 2]


def test_ec13_clockwise_with_four() -> None:
    play = choose_quarters(quick(), 1, 2, 3, 4)
    turns = []
    choose_cards(play, "moscow", "moscow", "moscow", "moscow")
    while play.summary()["quarter"] == 1:
        turns += play.waiting
        act(play, play.waiting[0], SKIP)
    assert turns == [RED, BLUE, WHITE, GREEN]


def test_ec13_three_in_the_direction_from_the_highest_to_the_second_income() -> None:
    play = after_initial_round(3, changes=CALM)
    choose_quarters(play, 1, 2, 3)
    choose_cards(play, "moscow", "frankfurt", "moscow")
    act(play, 0, SKIP)
    act(play, 1, {"borrow": 1})
    let_pass(play, is_year(2))
    assert play.summary()["income_order"] == [0, 2, 1]
    assert play.summary()["direction"] == -1
    choose_quarters(play, 1, 2, 3)
    choose_cards(play, "moscow", "moscow", "moscow")
    turns = []
    while play.summary()["quarter"] == 1:
        turns += play.waiting
        act(play, play.waiting[0], SKIP)
    assert turns == [0, 2, 1]


def test_ec13_a_table_of_four_stays_clockwise_with_three_left() -> None:
    play = choose_quarters(quick(changes=CALM), 1, 2, 3, 4)
    choose_cards(play, "frankfurt", "frankfurt", "moscow", "moscow")
    act(play, RED, {"borrow": 13})
    act(play, BLUE, {"borrow": 1})
    let_pass(play, is_year(2))
    assert play.summary()["income_order"] == [WHITE, GREEN, BLUE]
    assert play.summary()["direction"] == 1


def test_ec14_public_anger_after_quarter_1() -> None:
    play = let_pass(quick(), lambda play: play.summary()["quarter"] == 2)
    happiness = {name: state["happiness"] for name, state in play.summary()["states"].items()}
    assert happiness == {"spain": 4, "france": 2, "ireland": 4, "greece": 3}


def test_ec14_economy_after_quarter_2() -> None:
    play = let_pass(quick(), lambda play: play.summary()["quarter"] == 3)
    debts = {name: state["debt"] for name, state in play.summary()["states"].items()}
    assert debts == {"spain": [6, 2], "france": [6, 2], "ireland": [6, 3], "greece": [5, 2]}


def test_ec2_three_of_more_tokens_of_the_black_market_are_drawn() -> None:
    """A box may hold more than the three that the rulebook shows, and one of them twice."""
    stock = [[2, 2], [3, 1], [1, 3], [0, 3], [3, 1]]
    options: dict[str, Any] = {"board": board({"black_market": stock})}
    drawn = set()
    for seed in range(40):
        deal = games.new("euro-crisis", 4, seed=seed, **options).deal
        assert len(deal["market"]) == 3
        assert all(deal["market"].count(token) <= stock.count(token) for token in deal["market"])
        drawn |= {tuple(token) for token in deal["market"]}
    assert drawn == {tuple(token) for token in stock}
    twice = {**deal, "market": [[0, 3], [0, 3], [3, 1]]}
    with pytest.raises(Refused) as refused:
        games.new("euro-crisis", 4, deal=twice, **options)
    assert refused.value.refusal.reason == "deal-market"


def test_ec14_black_market_after_quarter_3() -> None:
    play = let_pass(quick(), lambda play: play.summary()["quarter"] == 3)
    arrange(play, gold_price=6)
    let_pass(play, lambda play: play.summary()["quarter"] == 4)
    assert play.summary()["prices"] == {"gold": 5, "weapons": 1}


def test_ec14_tokens_of_the_year() -> None:
    play = let_pass(quick(), is_year(2))
    before = land(play, "greece")["happiness"]
    assert before == 3
    let_pass(play, lambda play: stage(play) == "place weapons")
    assert table(play).riot.state == "greece"
    assert table(play).event == "anger"
    assert play.summary()["quarter"] == 0


def test_ec15_income_debt_and_governments() -> None:
    play = turn_of(RED, "rome", quick())
    act(play, RED, {"reform": "senseless", "state": "spain", "party": "conservatives"})
    let_pass(play, is_year(2))
    assert all_seats(play, "money") == [11 - 1 + 5, 17, 18, 19]
    assert land(play, "spain")["government"] == [["conservatives", 4], ["socialists", 2]]
    debts = {name: state["debt"] for name, state in play.summary()["states"].items()}
    assert debts == {"spain": [8, 2], "france": [8, 2], "ireland": [7, 3], "greece": [6, 3]}


def test_worked_check_minus_3_with_2_money_pays_2_and_falls_by_1() -> None:
    play = let_pass(quick(), lambda play: play.summary()["quarter"] == 4)
    arrange(play, income={RED: -3}, money={RED: 2}, order=[BLUE, WHITE, GREEN, RED])
    let_pass(play, is_year(2))
    assert seat(play, RED)["money"] == 0
    assert seat(play, RED)["income"] == -4


def test_ec15_payments_run_from_the_lowest_income_up() -> None:
    """Both fall to -4: the one with the higher income pays last and lands on top."""
    play = let_pass(quick(), lambda play: play.summary()["quarter"] == 4)
    arrange(
        play,
        income={RED: -3, BLUE: -2},
        money={RED: 2, BLUE: 0},
        order=[WHITE, GREEN, BLUE, RED],
    )
    let_pass(play, is_year(2))
    assert all_seats(play, "income") == [-4, -4, 5, 5]
    assert play.summary()["income_order"] == [WHITE, GREEN, BLUE, RED]


def test_ec15_the_order_is_the_one_before_the_first_payment() -> None:
    """Red falls below white while paying; white has still paid after it, so lies on top at -6."""
    play = let_pass(quick(), lambda play: play.summary()["quarter"] == 4)
    arrange(
        play,
        income={RED: -3, WHITE: -3},
        money={RED: 0, WHITE: 0},
        order=[BLUE, GREEN, WHITE, RED],
    )
    let_pass(play, is_year(2))
    assert all_seats(play, "income") == [-6, 5, -6, 5]
    assert play.summary()["income_order"] == [BLUE, GREEN, WHITE, RED]


def test_ec15_a_debt_cut_at_the_end_of_the_year_comes_before_new_governments() -> None:
    play = let_pass(quick(), lambda play: play.summary()["quarter"] == 4)
    greece = 3
    arrange(play, debt={greece: 24 + 6}, large_left={greece: 1}, placed=())
    let_pass(play, is_year(2))
    assert land(play, "greece")["debt"] == [4, 2]
    assert land(play, "greece")["bonds"] == []
    assert all_seats(play, "income") == [5, 5, 0, 1]
    assert all_seats(play, "money") == [16, 17, 18, 19]


def test_ec16_the_game_ends_after_year_3() -> None:
    play = let_pass(quick(), lambda play: False)
    assert play.over
    assert play.summary()["year"] == 3
    assert play.summary()["quarter"] == 0
    assert all_seats(play, "cards") == [FULL] * 4


def test_ec16_33_pp_end_the_game_after_the_year() -> None:
    play = turn_of(RED, "london", quick())
    spain = 0
    arrange(play, owners={spain: (RED, RED, RED)}, pp={RED: 23})
    act(play, RED, {"lend": "spain", "markers": 1})
    assert play.summary()["last_year"] is False
    bid(play, 2, 0, 0, 0)
    assert seat(play, RED)["pp"] == 36
    assert play.summary()["last_year"] is True
    let_pass(play, lambda play: play.summary()["year"] == 2)
    assert play.over
    assert play.summary()["year"] == 1
    assert play.winners() == [RED]


def test_ec16_32_pp_are_not_enough() -> None:
    play = turn_of(RED, "london", quick())
    arrange(play, pp={RED: 25})
    act(play, RED, {"lend": "spain", "markers": 1})
    bid(play, 2, 0, 0, 0)
    assert seat(play, RED)["pp"] == 32
    assert not let_pass(play, is_year(2)).over


def test_ec16_points_lost_later_in_the_year_still_count() -> None:
    play = turn_of(RED, "london", quick())
    arrange(play, owners={0: (RED, RED, RED)}, pp={RED: 23})
    act(play, RED, {"lend": "spain", "markers": 1})
    bid(play, 2, 0, 0, 0)
    arrange(play, happiness={0: 1})
    let_pass(play, is_stage("place weapons"))
    let_pass(play, lambda play: play.summary()["quarter"] == 2)
    assert seat(play, RED)["pp"] == 23
    assert let_pass(play, is_year(2)).over


def test_ec16_points_of_a_bank_now_out_still_count() -> None:
    play = turn_of(RED, "london", quick())
    arrange(play, pp={RED: 26})
    act(play, RED, {"lend": "spain", "markers": 1})
    bid(play, 2, 0, 0, 0)
    arrange(play, income={RED: -25}, order=[BLUE, WHITE, GREEN])
    assert let_pass(play, is_year(2)).over
    assert play.ranking()[-1] == [RED]


def test_ec41_score_is_pp_and_half_of_the_rest_rounded_up() -> None:
    play = let_pass(quick(), lambda play: play.summary()["quarter"] == 4)
    arrange(play, income={RED: 10, BLUE: -3, WHITE: -20, GREEN: 0})
    arrange(play, gold={RED: 2, BLUE: 0, WHITE: 0, GREEN: 4})
    arrange(play, weapons={RED: 3, BLUE: 0, WHITE: 1, GREEN: 0})
    assert all_seats(play, "score") == [4 + 8, 2 - 1, 8 - 9, 0 + 2]


def test_ec41_ties_go_to_the_higher_income() -> None:
    play = let_pass(quick(changes=CALM), lambda play: play.summary()["year"] == 3)
    let_pass(play, lambda play: play.summary()["quarter"] == 4)
    arrange(play, pp={0: 0, 1: 0, 2: 0, 3: 0}, gold={0: 4, 1: 4, 2: 4, 3: 5})
    arrange(play, income={0: 5, 1: 6, 2: 5, 3: 5}, order=[1, 2, 0, 3])
    let_pass(play, lambda play: False)
    assert all_seats(play, "score") == [6, 7, 6, 7]
    assert play.ranking() == [[1], [3], [2], [0]]
    assert play.winners() == [1]


def test_ec11_everyone_still_in_is_asked_also_when_one_answer_is_legal() -> None:
    changes = {"cards": {"frankfurt": 4, "london": 0, "moscow": 0, "brussels": 0, "rome": 0}}
    play = choose_quarters(quick(changes=changes), 1, 2, 3, 4)
    assert play.waiting == [RED, BLUE, WHITE, GREEN]
    assert list(play.choice(RED)) == [{"card": "frankfurt"}]


def test_summary_counts_quarter_0_outside_the_quarters() -> None:
    play = quick()
    assert play.summary()["quarter"] == 0
    assert play.summary()["starters"] == {}


def test_summary_last_year_is_true_in_year_3() -> None:
    play = let_pass(quick(changes=CALM), is_year(2))
    assert play.summary()["last_year"] is False
    assert let_pass(play, is_year(3)).summary()["last_year"] is True


def test_ec16_ruling_cards_come_back_also_to_a_bank_that_is_out() -> None:
    play = turn_of(RED, "frankfurt", quick(), others="moscow")
    act(play, RED, {"borrow": 13})
    assert seat(play, RED)["cards"]["frankfurt"] == 0
    let_pass(play, is_year(2))
    assert seat(play, RED)["out"] is True
    assert seat(play, RED)["cards"] == FULL
