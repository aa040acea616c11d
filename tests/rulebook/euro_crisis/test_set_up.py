"""EC-1 to EC-8: the table before the first year."""

from random import Random
from typing import Any

import pytest

from spielgeld import games
from spielgeld.games.euro_crisis.examples import (
    BLUE,
    GREEN,
    RED,
    WHITE,
    act,
    bid,
    let_pass,
    quick,
    stage,
)
from spielgeld.games.euro_crisis.rules.events import BidsOpened, LoansPlaced, PropertySold
from tests.rulebook.euro_crisis.table import (
    CARDS,
    after_initial_round,
    all_seats,
    deal,
    impossible,
    land,
    new,
    refused,
    seat,
    told,
)


def test_ec1_each_bank_starts_with_the_same_pieces() -> None:
    play = new(4)
    for bank in play.summary()["seats"]:
        assert bank["loans"] == 4
        assert bank["gold"] == 4
        assert bank["weapons"] == 3
        assert bank["income"] == -4
        assert bank["pp"] == 0
        assert bank["properties"] == []
        assert bank["cards"] == {"frankfurt": 1, "london": 2, "moscow": 2, "brussels": 1, "rome": 2}
        assert bank["out"] is False
        assert bank["score"] == 2
    assert play.summary()["year"] == 1
    assert play.summary()["quarter"] == 0


@pytest.mark.parametrize(
    ("players", "first", "money"),
    [(4, 0, [11, 12, 13, 14]), (4, 2, [13, 14, 11, 12]), (3, 1, [13, 11, 12])],
)
def test_ec1_money_from_the_initial_player_clockwise(
    players: int, first: int, money: list[int]
) -> None:
    assert all_seats(new(players, first=first), "money") == money


def test_ec1_the_initial_player_is_drawn() -> None:
    firsts = {games.new("euro-crisis", 4, seed=seed).deal["first"] for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


def test_ec2_three_of_the_four_states_with_three_players() -> None:
    drawn = set()
    for number in range(60):
        dealt = games.new("euro-crisis", 3, seed=number).deal
        assert len(dealt["states"]) == 3
        assert sorted(dealt["anger"]) == sorted(dealt["economy"]) == sorted(dealt["states"])
        assert set(dealt["governments"]) == set(dealt["states"])
        drawn.add(frozenset(dealt["states"]))
    assert len(drawn) == 4


def test_ec2_three_different_tokens_of_each_kind_with_four_players() -> None:
    for number in range(60):
        dealt = games.new("euro-crisis", 4, seed=number).deal
        assert len(set(dealt["anger"])) == len(set(dealt["economy"])) == 3
        assert sorted(dealt["market"]) == [[1, 3], [2, 2], [3, 1]]


def test_ec3_markers_on_their_starts() -> None:
    play = new(4, governments={**deal()["governments"], "greece": ["communists", "liberals"]})
    assert land(play, "spain") == {
        "debt": [5, 2],
        "happiness": 5,
        "government": [["conservatives", 4], ["socialists", 2]],
        "bonds": [],
        "sold": [],
    }
    assert land(play, "ireland")["debt"] == [4, 3]
    assert land(play, "greece")["happiness"] == 4
    assert land(play, "greece")["government"] == [["communists", 4], ["liberals", 2]]
    assert play.summary()["prices"] == {"gold": 3, "weapons": 2}


def test_ec4_the_initial_player_is_on_top() -> None:
    assert new(4, first=2).summary()["income_order"] == [2, 3, 0, 1]


def test_ec5_three_players_begin_clockwise() -> None:
    assert new(3, first=2).summary()["direction"] == 1


def test_ec6_loans_are_placed_in_order_and_back() -> None:
    play = new(4, first=1)
    asked = []
    lent = "spain", "france", "ireland", "greece", "ireland", "greece", "spain", "france"
    for state in lent:
        asked += play.waiting
        act(play, play.waiting[0], {"lend": state})
    assert asked == [1, 2, 3, 0, 0, 3, 2, 1]
    assert all_seats(play, "income") == [5, 5, 5, 5]
    assert all_seats(play, "loans") == [2, 2, 2, 2]
    assert play.summary()["income_order"] == [1, 2, 3, 0]
    assert land(play, "spain")["bonds"] == [[1, 2, 1], [2, 2, 2]]
    assert land(play, "ireland")["bonds"] == [[1, 3, 3], [2, 3, 0]]
    assert stage(play) == "gold bids"


def test_ec6_both_markers_may_lie_in_one_state() -> None:
    play = new(3)
    act(play, 0, {"lend": "spain"})
    act(play, 1, {"lend": "france"})
    act(play, 2, {"lend": "ireland"}, {"lend": "ireland"})
    assert land(play, "ireland")["bonds"] == [[1, 3, 2], [2, 3, 2]]


def test_ec6_income_rises_by_4_and_then_by_5() -> None:
    play = new(4)
    act(play, 0, {"lend": "spain"})
    assert seat(play, 0)["income"] == 0
    assert play.summary()["income_order"] == [0, 1, 2, 3]
    for number, state in ((1, "france"), (2, "ireland"), (3, "greece")):
        act(play, number, {"lend": state})
    assert play.summary()["income_order"] == [3, 2, 1, 0]
    act(play, 3, {"lend": "spain"})
    assert seat(play, 3)["income"] == 5


def test_ec6_only_states_without_a_loan_and_then_with_exactly_one() -> None:
    play = new(3)
    assert refused(play, 0, {"lend": "greece"}) == ("EC-6", "not-in-play", {"state": "greece"})
    act(play, 0, {"lend": "spain"})
    assert refused(play, 1, {"lend": "spain"}) == ("EC-6", "has-loan", {"state": "spain"})
    act(play, 1, {"lend": "france"})
    act(play, 2, {"lend": "ireland"}, {"lend": "spain"})
    values = {"state": "spain", "loans": 2}
    assert refused(play, 1, {"lend": "spain"}) == ("EC-6", "not-one-loan", values)
    assert refused(play, 1, {"lend": "italy"})[0] == "G-2"
    assert refused(play, 1, {"lend": "france", "markers": 1})[0] == "G-2"


def test_ec7_every_state_sells_its_first_property_in_the_order_of_the_states() -> None:
    play = new(4, states=["greece", "spain", "ireland", "france"])
    let_pass(play, lambda play: stage(play) == "gold bids")
    sold = []
    while stage(play) == "gold bids":
        sale = play.view(None).table.sale
        sold.append((sale.state, sale.property, sale.points))
        bid(play, 1, 0, 0, 0)
    assert sold == [
        ("greece", "Ports", 6),
        ("spain", "La Roja", 4),
        ("ireland", "Irish Steel", 2),
        ("france", "SNCF", 2),
    ]
    assert seat(play, 0)["pp"] == 14
    assert seat(play, 0)["gold"] == 0
    assert seat(play, 0)["properties"] == ["Ports", "La Roja", "Irish Steel", "SNCF"]
    assert stage(play) == "choose quarters"


def test_worked_check_after_the_initial_round_all_incomes_are_5() -> None:
    for players in (3, 4):
        for first in range(players):
            play = after_initial_round(players, first=first)
            assert all_seats(play, "income") == [5] * players
            order = [(first + step) % players for step in range(players)]
            assert play.summary()["income_order"] == order


def test_ec8_quick_start_replaces_the_initial_round() -> None:
    play = quick()
    assert stage(play) == "choose quarters"
    assert play.waiting == [RED]
    assert all_seats(play, "income") == [5, 5, 5, 5]
    assert all_seats(play, "money") == [11, 12, 13, 14]
    assert all_seats(play, "gold") == [2, 3, 0, 4]
    assert all_seats(play, "loans") == [2, 2, 2, 2]
    assert all_seats(play, "pp") == [4, 2, 8, 0]
    assert all_seats(play, "properties") == [["La Roja"], ["SNCF"], ["Irish Steel", "Ports"], []]
    assert play.summary()["income_order"] == [RED, BLUE, WHITE, GREEN]
    assert land(play, "spain")["bonds"] == [[1, 2, RED], [2, 2, BLUE]]
    assert land(play, "france")["bonds"] == [[1, 2, BLUE], [2, 2, RED]]
    assert land(play, "ireland")["bonds"] == [[1, 3, WHITE], [2, 3, GREEN]]
    assert land(play, "greece")["bonds"] == [[1, 2, GREEN], [2, 2, WHITE]]
    assert land(play, "france")["government"] == [["socialists", 4], ["communists", 2]]
    assert land(play, "greece")["government"] == [["communists", 4], ["conservatives", 2]]
    tokens = play.view(None).table.tokens
    assert tokens.anger == ("france", "greece", "ireland")
    assert tokens.economy == (("ireland", 2), ("spain", 3), ("france", 2))
    assert tokens.market == ((2, 2), (3, 1), (1, 3))


def test_ec8_red_sits_at_first_and_the_others_clockwise() -> None:
    play = quick(first=3)
    assert all_seats(play, "gold") == [3, 0, 4, 2]
    assert all_seats(play, "money") == [12, 13, 14, 11]
    assert play.summary()["income_order"] == [3, 0, 1, 2]
    assert land(play, "spain")["sold"] == [["La Roja", 3]]


def test_ec8_quick_start_is_for_four() -> None:
    refusal = impossible(lambda: games.new("euro-crisis", 3, deal={"first": 0}, quick_start=True))
    assert refusal.reason == "players"


@pytest.mark.parametrize("players", [2, 5, 0])
def test_g4_three_or_four_players(players: int) -> None:
    assert impossible(lambda: games.new("euro-crisis", players)).reason == "players"


IMPOSSIBLE_DEALS: list[tuple[dict[str, Any], str, dict[str, Any]]] = [
    ({"first": 4}, "deal-first", {"last": 3}),
    ({"first": True}, "deal-first", {"last": 3}),
    ({"states": ["spain", "france", "ireland"]}, "deal-number", {"key": "states", "number": 4}),
    (
        {"states": ["spain", "france", "ireland", "spain"]},
        "deal-word",
        {"key": "states", "position": 3, "word": "spain"},
    ),
    (
        {"anger": ["spain", "italy", "ireland"]},
        "deal-word",
        {"key": "anger", "position": 1, "word": "italy"},
    ),
    ({"anger": ["spain"]}, "deal-number", {"key": "anger", "number": 3}),
    (
        {"economy": ["spain", "spain", "france"]},
        "deal-word",
        {"key": "economy", "position": 1, "word": "spain"},
    ),
    ({"economy": "spain"}, "deal-number", {"key": "economy", "number": 3}),
    ({"market": [[2, 2], [2, 2], [1, 3]]}, "deal-market", {"tokens": "[[2, 2], [3, 1], [1, 3]]"}),
    ({"market": [[2, 2], [3, 1]]}, "deal-market", {"tokens": "[[2, 2], [3, 1], [1, 3]]"}),
    ({"market": None}, "deal-market", {"tokens": "[[2, 2], [3, 1], [1, 3]]"}),
    (
        {"governments": {"spain": ["liberals", "socialists"]}},
        "deal-governments",
        {"states": "spain, france, ireland, greece"},
    ),
    (
        {"governments": {**deal()["governments"], "greece": ["liberals", "liberals"]}},
        "deal-government",
        {"state": "greece"},
    ),
    (
        {"governments": {**deal()["governments"], "france": ["liberals", "greens"]}},
        "deal-government",
        {"state": "france"},
    ),
    (
        {"more": 1},
        "deal-keys",
        {"keys": "first, states, anger, economy, market, governments"},
    ),
]


@pytest.mark.parametrize(("other", "reason", "values"), IMPOSSIBLE_DEALS)
def test_g4_impossible_deals(other: dict[str, Any], reason: str, values: dict[str, Any]) -> None:
    refusal = impossible(lambda: new(4, **other))
    assert (refusal.reason, refusal.values) == (reason, values)


def test_g4_a_token_of_a_state_that_is_not_in_play() -> None:
    refusal = impossible(lambda: new(3, economy=["spain", "france", "greece"]))
    assert refusal.values == {"key": "economy", "position": 2, "word": "greece"}


def test_g4_quick_start_deals_only_the_first_player() -> None:
    refusal = impossible(lambda: games.new("euro-crisis", 4, deal=deal(), quick_start=True))
    assert (refusal.reason, refusal.values) == ("deal-keys", {"keys": "first"})
    assert games.get("euro-crisis").deal(
        4, {"quick_start": True, "board": None}, Random(1)
    ).keys() == {"first"}


def test_numbers_of_a_deal_may_be_decimal_strings() -> None:
    play = new(4, first="1", market=[["2", "2"], ["3", 1], [1, "3"]])
    assert play.waiting == [1]
    assert play.view(None).table.tokens.market == ((2, 2), (3, 1), (1, 3))


def test_cards_of_the_summary_name_all_kinds() -> None:
    assert tuple(seat(new(4), 0)["cards"]) == CARDS


def test_the_initial_round_is_told() -> None:
    play = after_initial_round(4)
    loans = told(play, LoansPlaced)
    assert loans[0] == LoansPlaced(0, "spain", ((1, 2, 4),), 0)
    assert loans[-1].income == 5
    assert len(told(play, BidsOpened)) == 4
    assert told(play, PropertySold)[0] == PropertySold("spain", "La Roja", 4, 3, 0, "right")
