"""EC-20 to EC-25: the five actions."""

import pytest

from spielgeld.games.euro_crisis.examples import (
    BLUE,
    DONE,
    GREEN,
    RED,
    SKIP,
    WHITE,
    act,
    arrange,
    bid,
    quick,
    stage,
    turn_of,
)
from tests.rulebook.euro_crisis.table import all_seats, land, new, refused, seat, table

SPAIN, FRANCE, IRELAND, GREECE = range(4)


def real(state: str, party: str) -> dict[str, str]:
    return {"reform": "real", "state": state, "party": party}


def senseless(state: str, party: str) -> dict[str, str]:
    return {"reform": "senseless", "state": state, "party": party}


def test_ec20_each_marker_costs_2_income() -> None:
    play = turn_of(RED, "frankfurt", quick(), others="moscow")
    act(play, RED, {"borrow": 2})
    assert seat(play, RED)["loans"] == 4
    assert seat(play, RED)["income"] == 1


def test_worked_check_frankfurt_with_3_markers_from_5_gives_minus_1() -> None:
    play = turn_of(BLUE, "frankfurt", quick(), others="moscow")
    act(play, BLUE, {"borrow": 3})
    assert seat(play, BLUE)["income"] == -1
    assert play.summary()["income_order"] == [RED, WHITE, GREEN, BLUE]


def test_ec20_any_number_from_1_also_one_that_puts_the_bank_out() -> None:
    play = turn_of(RED, "frankfurt", quick(), others="moscow")
    assert refused(play, RED, {"borrow": 0}) == ("EC-20", "low", {"low": 1})
    assert refused(play, RED, {"borrow": -3}) == ("EC-20", "low", {"low": 1})
    act(play, RED, {"borrow": "13"})
    assert seat(play, RED)["income"] == -21
    assert seat(play, RED)["loans"] == 15
    assert seat(play, RED)["out"] is True


def test_ec20_an_income_of_minus_20_is_still_in() -> None:
    play = turn_of(RED, "frankfurt", quick(), others="moscow")
    arrange(play, income={RED: 4})
    act(play, RED, {"borrow": 12})
    assert seat(play, RED)["income"] == -20
    assert seat(play, RED)["out"] is False


def test_worked_check_london_with_2_markers_in_spain_gives_10() -> None:
    play = turn_of(RED, "london", quick())
    act(play, RED, {"lend": "spain", "markers": 2})
    assert seat(play, RED)["income"] == 15
    assert seat(play, RED)["loans"] == 0
    assert land(play, "spain")["bonds"][2:] == [[3, 2, RED], [4, 2, RED]]
    assert stage(play) == "gold bids"
    assert table(play).sale.property == "RTVE"


def test_ec21_leftmost_columns_without_any_marker() -> None:
    """A debt cut freed columns 1 and 2, somebody holds column 2."""
    play = turn_of(RED, "london", quick())
    arrange(play, holders={0: -1, 2: GREEN}, loan_spaces={2: 12})
    act(play, RED, {"lend": "spain", "markers": 2})
    assert [bond[0] for bond in land(play, "spain")["bonds"]] == [1, 2, 3, 4]
    assert [bond[2] for bond in land(play, "spain")["bonds"]] == [RED, BLUE, GREEN, RED]


def test_ec21_a_space_without_a_number_gives_way_to_the_nearest_row() -> None:
    """Spain, debt in column 8 of the second row: columns 7 shows a number in row 3."""
    play = turn_of(RED, "london", quick())
    columns = {2: GREEN, 3: GREEN, 4: GREEN}
    arrange(play, holders=columns, loan_spaces={2: 12, 3: 13, 4: 14}, debt={SPAIN: 10 + 7})
    assert play.view(RED).table.states[SPAIN].next_loans() == [(6, 2), (7, 3)]
    act(play, RED, {"lend": "spain", "markers": 2})
    assert land(play, "spain")["bonds"][5:] == [[6, 2, RED], [7, 3, RED]]
    assert seat(play, RED)["income"] == 5 + 7 + 8


def test_ec21_two_rows_equally_near_the_higher_one() -> None:
    rows = [[3, 4, 4, 4, 5], [4, 5, 5, None, 6], [5, 6, 6, 9, 7, "EURO"]]
    path = "states.spain.bond_zone."
    play = quick(changes={path + "rows_bottom_up": rows, path + "columns": 6})
    play = turn_of(RED, "london", play)
    assert play.view(RED).table.states[SPAIN].next_loans() == [(3, 2), (4, 3)]
    act(play, RED, {"lend": "spain", "markers": 2})
    assert land(play, "spain")["bonds"][2:] == [[3, 2, RED], [4, 3, RED]]
    assert seat(play, RED)["income"] == 5 + 5 + 9


def test_ec21_no_more_than_own_markers_and_free_columns() -> None:
    play = turn_of(RED, "london", quick())
    assert refused(play, RED, {"lend": "spain", "markers": 0}) == ("EC-21", "low", {"low": 1})
    assert refused(play, RED, {"lend": "spain", "markers": 3}) == ("EC-21", "high", {"high": 2})
    values = {"state": "greece", "columns": 1}
    assert refused(play, RED, {"lend": "greece", "markers": 2}) == ("EC-21", "columns", values)
    assert refused(play, RED, {"lend": "spain"})[0] == "G-2"
    assert refused(play, RED, {"lend": "spain", "markers": 1.5})[0] == "G-2"


def test_ec21_a_state_without_a_free_column_cannot_be_chosen() -> None:
    play = turn_of(RED, "london", quick())
    arrange(play, debt={GREECE: 8 + 2})
    refusal = refused(play, RED, {"lend": "greece", "markers": 1})
    assert refusal == ("EC-21", "no-column", {"state": "greece"})


def test_ec21_a_state_that_is_not_in_play() -> None:
    play = turn_of(0, "london", new(3))
    refusal = refused(play, 0, {"lend": "greece", "markers": 1})
    assert refusal == ("EC-21", "not-in-play", {"state": "greece"})


def test_ec21_without_markers_london_can_only_be_skipped() -> None:
    play = turn_of(RED, "london", quick())
    arrange(play, loans={RED: 0})
    assert refused(play, RED, {"lend": "spain", "markers": 1}) == ("EC-21", "no-markers", {})
    assert list(play.choice(RED)) == [SKIP]
    act(play, RED, SKIP)


def test_worked_check_moscow_2_gold_at_3_cost_6() -> None:
    play = turn_of(WHITE, "moscow", quick())
    act(play, WHITE, {"buy_gold": 2, "buy_weapons": 0})
    assert seat(play, WHITE)["money"] == 13 - 6
    assert seat(play, WHITE)["gold"] == 2
    assert play.summary()["prices"] == {"gold": 4, "weapons": 2}


def test_worked_check_moscow_1_gold_at_4_and_5_weapons_at_3_cost_19() -> None:
    play = turn_of(GREEN, "moscow", quick())
    arrange(play, gold_price=3, weapons_price=2, money={GREEN: 19})
    act(play, GREEN, {"buy_gold": 1, "buy_weapons": 5})
    assert seat(play, GREEN)["money"] == 0
    assert seat(play, GREEN)["weapons"] == 8
    assert play.summary()["prices"] == {"gold": 5, "weapons": 4}


def test_ec22_at_most_5_of_each_and_something_at_all() -> None:
    play = turn_of(RED, "moscow", quick())
    arrange(play, money={RED: 100})
    for decision in ({"buy_gold": 6, "buy_weapons": 0}, {"buy_gold": 0, "buy_weapons": 6}):
        assert refused(play, RED, decision) == ("EC-22", "high", {"high": 5})
    nothing = {"buy_gold": 0, "buy_weapons": 0}
    assert refused(play, RED, nothing) == ("EC-22", "nothing", {})
    assert refused(play, RED, {"buy_gold": -1, "buy_weapons": 2}) == ("EC-22", "low", {"low": 0})
    assert refused(play, RED, {"buy_gold": 1})[0] == "G-2"
    act(play, RED, {"buy_gold": 5, "buy_weapons": 5})
    assert seat(play, RED)["money"] == 100 - 15 - 10


def test_ec22_not_more_than_one_can_pay() -> None:
    play = turn_of(RED, "moscow", quick())
    values = {"cost": 12, "money": 11}
    assert refused(play, RED, {"buy_gold": 4, "buy_weapons": 0}) == ("EC-22", "money", values)


def test_ec22_a_price_at_the_end_of_its_track_stays() -> None:
    play = turn_of(RED, "moscow", quick())
    arrange(play, gold_price=7)
    act(play, RED, {"buy_gold": 1, "buy_weapons": 1})
    assert play.summary()["prices"] == {"gold": 8, "weapons": 3}
    assert seat(play, RED)["money"] == 11 - 8 - 2


@pytest.mark.parametrize(
    ("large", "small"),
    [("socialists", "liberals"), ("liberals", "socialists"), ("socialists", "communists")],
)
def test_ec23_the_party_of_the_large_marker_stays(large: str, small: str) -> None:
    play = turn_of(GREEN, "brussels", quick())
    arrange(play, large_left={FRANCE: 1}, small_left={FRANCE: 0})
    act(play, GREEN, {"state": "france", "large": large, "small": small})
    assert land(play, "france")["government"] == [[large, 4], [small, 2]]


def test_ec23_happiness_falls_by_1() -> None:
    play = turn_of(RED, "brussels", quick(), others="moscow")
    act(play, RED, {"state": "france", "large": "liberals", "small": "socialists"})
    assert land(play, "france")["happiness"] == 4


def test_ec23_resetting_is_allowed() -> None:
    play = turn_of(RED, "brussels", quick(), others="moscow")
    arrange(play, large_left={GREECE: 0})
    act(play, RED, {"state": "greece", "large": "communists", "small": "conservatives"})
    assert land(play, "greece")["government"] == [["communists", 4], ["conservatives", 2]]
    assert land(play, "greece")["happiness"] == 3


def test_ec23_refusals() -> None:
    play = turn_of(RED, "brussels", quick(), others="moscow")

    def why(large: str, small: str, state: str = "france") -> tuple[str, str, dict[str, object]]:
        return refused(play, RED, {"state": state, "large": large, "small": small})

    values = {"state": "france", "party": "socialists"}
    assert why("communists", "liberals") == ("EC-23", "old-large", values)
    assert why("socialists", "socialists") == ("EC-23", "same-party", {"party": "socialists"})
    assert why("socialists", "greens")[0] == "G-2"
    assert why("socialists", "liberals", "italy")[0] == "G-2"
    three = turn_of(0, "brussels", new(3), others="moscow")
    decision = {"state": "greece", "large": "conservatives", "small": "liberals"}
    assert refused(three, 0, decision) == ("EC-23", "not-in-play", {"state": "greece"})


def test_ec24_up_to_4_reforms_for_1_each() -> None:
    play = turn_of(RED, "rome", quick())
    for number in range(4):
        assert play.waiting == [RED]
        assert table(play).reforms == number
        act(play, RED, senseless("spain", "conservatives"))
    assert stage(play) != "further reform"
    assert seat(play, RED)["money"] == 11 - 4
    assert land(play, "spain")["government"] == [["conservatives", 0], ["socialists", 2]]
    assert land(play, "spain")["debt"] == [5, 2]


def test_ec24_skip_only_before_the_first_and_done_only_after() -> None:
    play = turn_of(RED, "rome", quick())
    assert refused(play, RED, DONE)[0] == "G-2"
    act(play, RED, senseless("spain", "socialists"))
    assert refused(play, RED, SKIP)[0] == "G-2"
    act(play, RED, DONE)
    assert seat(play, RED)["money"] == 10


def test_ec24_refusals() -> None:
    play = turn_of(RED, "rome", quick())
    values = {"state": "spain", "party": "liberals"}
    assert refused(play, RED, real("spain", "liberals")) == ("EC-24", "not-governing", values)
    assert refused(play, RED, real("italy", "liberals"))[0] == "G-2"
    assert refused(play, RED, {**real("spain", "socialists"), "reform": "big"})[0] == "G-2"
    act(play, RED, senseless("spain", "socialists"), senseless("spain", "socialists"))
    values = {"state": "spain", "party": "socialists"}
    assert refused(play, RED, real("spain", "socialists")) == ("EC-24", "innermost", values)
    three = turn_of(0, "rome", new(3))
    values = {"state": "greece"}
    assert refused(three, 0, real("greece", "socialists")) == ("EC-24", "not-in-play", values)


def test_ec24_each_reform_needs_1_money() -> None:
    play = turn_of(RED, "rome", quick())
    arrange(play, money={RED: 1})
    act(play, RED, senseless("spain", "socialists"))
    assert refused(play, RED, real("spain", "conservatives")) == ("EC-24", "money", {})
    assert list(play.choice(RED)) == [DONE]
    act(play, RED, DONE)


def test_ec24_without_money_rome_can_only_be_skipped() -> None:
    play = turn_of(RED, "rome", quick())
    arrange(play, money={RED: 0})
    assert refused(play, RED, real("spain", "conservatives")) == ("EC-24", "money", {})
    assert list(play.choice(RED)) == [SKIP]


def test_ec24_money_just_received_counts() -> None:
    play = turn_of(WHITE, "rome", quick())
    arrange(play, money={WHITE: 1})
    for _ in range(4):
        act(play, WHITE, real("ireland", "liberals"))
    assert seat(play, WHITE)["money"] == 1


def test_ec25_conservatives() -> None:
    play = turn_of(RED, "rome", quick())
    act(play, RED, real("spain", "conservatives"))
    assert land(play, "spain")["debt"] == [4, 2]
    assert land(play, "spain")["happiness"] == 4


def test_ec25_socialists() -> None:
    play = turn_of(RED, "rome", quick())
    act(play, RED, real("spain", "socialists"))
    assert land(play, "spain")["debt"] == [6, 2]
    assert land(play, "spain")["happiness"] == 6


def test_ec25_liberals_pay_the_owners() -> None:
    play = turn_of(RED, "rome", quick())
    arrange(play, owners={IRELAND: (WHITE, BLUE, WHITE)})
    act(play, RED, real("ireland", "liberals"))
    assert land(play, "ireland")["debt"] == [4, 2]
    assert all_seats(play, "money") == [10, 13, 15, 14]


def test_ec25_communists_make_the_owners_pay() -> None:
    play = turn_of(RED, "rome", quick())
    arrange(play, owners={GREECE: (WHITE, RED)})
    act(play, RED, real("greece", "communists"))
    assert land(play, "greece")["debt"] == [4, 3]
    assert all_seats(play, "money") == [9, 12, 12, 14]


def test_ec25_what_cannot_be_paid_is_taken_off_the_income() -> None:
    play = turn_of(RED, "rome", quick())
    arrange(play, owners={GREECE: (WHITE, WHITE, WHITE)}, money={WHITE: 1})
    act(play, RED, real("greece", "communists"))
    assert seat(play, WHITE)["money"] == 0
    assert seat(play, WHITE)["income"] == 3
    assert play.summary()["income_order"][-1] == WHITE


def test_ec24_a_senseless_reform_moves_only_its_marker() -> None:
    play = turn_of(RED, "rome", quick())
    before = land(play, "greece")
    act(play, RED, senseless("greece", "communists"))
    after = land(play, "greece")
    assert after.pop("government") == [["communists", 3], ["conservatives", 2]]
    before.pop("government")
    assert after == before
    assert seat(play, WHITE)["money"] == 13


def test_ec12_an_action_may_be_left_out_as_a_whole() -> None:
    for card in ("frankfurt", "london", "moscow", "brussels", "rome"):
        play = turn_of(RED, card, quick(), others="moscow" if card == "frankfurt" else "frankfurt")
        before = play.summary()["seats"]
        act(play, RED, SKIP)
        assert play.summary()["seats"][RED] == before[RED]
        assert refused(play, play.waiting[0], {"skip": False})[0] == "G-2"


def test_ec21_the_sale_follows_before_the_next_turn() -> None:
    play = turn_of(RED, "london", quick())
    act(play, RED, {"lend": "ireland", "markers": 1})
    bid(play, 0, 1, 0, 0)
    assert land(play, "ireland")["sold"] == [["Irish Steel", WHITE], ["Guinness", BLUE]]
    assert play.waiting == [BLUE]
