"""PL-20 to PL-22: the set-ups, the start auction and impossible deals."""

import json
from random import Random
from typing import Any

import pytest

from spielgeld import games
from spielgeld.games.plutocracy.examples import (
    DICE,
    RETIRE,
    SUPPLY,
    fly,
    play_all,
    random,
    standard,
)
from spielgeld.games.plutocracy.rules.events import AuctionEnded, BidMade, StartChosen
from spielgeld.games.plutocracy.rules.view import look_at_table
from spielgeld.kernel.play import Play
from spielgeld.kernel.record import record_of
from tests.rulebook.plutocracy.table import (
    JUPITER,
    MARS,
    SATURN,
    URANUS,
    impossible,
    refusal,
    seat_of,
    table,
    told,
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pl20_standard_set_up(players: int) -> None:
    play = standard(players)
    summary = play.summary()
    ships = [seat["ship"] for seat in summary["seats"]]
    assert ships == [MARS, SATURN, JUPITER, URANUS][:players]
    assert {
        name: (*planet["demand"], *planet["supply"]) for name, planet in summary["planets"].items()
    } == {
        "mars": ("oxygen", 5, "uranium", 3),
        "jupiter": ("carbon", 5, "water", 3),
        "saturn": ("uranium", 5, "oxygen", 3),
        "uranus": ("plants", 5, "carbon", 3),
        "neptune": ("water", 5, "plants", 3),
    }
    assert summary["earth"] == [0, -2]
    assert summary["asteroid"] == [-12, 1]
    assert summary["aliens"] == players
    assert summary["auction"] == {}
    names = [player.corporation for player in table(play).players]
    assert names == ["imperial", "galactica", "cosmos", "horizon"][:players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pl20_ruling_discs_move_in_the_order_of_the_seats(players: int) -> None:
    play = standard(players)
    pieces = table(play).track[0].pieces
    assert [piece.seat for piece in pieces] == list(reversed(range(players)))
    for seat in range(players):
        assert play.waiting == [seat]
        play.submit(seat, fly([0, 2], 20))


def test_pl21_dice_move_planets_and_set_prices() -> None:
    summary = random(2).summary()
    assert {name: planet["at"] for name, planet in summary["planets"].items()} == {
        "neptune": [4, 5],  # 7 spaces on
        "uranus": [2, -7],  # 3
        "saturn": [2, 4],  # 12, once around and 5
        "jupiter": [-6, 5],  # 1
        "mars": [-3, -1],  # 4, once around and 1
    }
    assert summary["earth"] == [0, -2]
    assert summary["asteroid"] == [-12, 1]
    prices = {
        name: (planet["demand"][1], planet["supply"][1])
        for name, planet in summary["planets"].items()
    }
    assert prices == {
        "neptune": (5, 3), "uranus": (4, 2), "saturn": (6, 4), "jupiter": (4, 2), "mars": (5, 3),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("die", "prices"),
    [(1, (4, 2)), (3, (4, 2)), (4, (5, 3)), (9, (5, 3)), (10, (6, 4)), (12, (6, 4))],
)
def test_pl21_prices_by_die(die: int, prices: tuple[int, int]) -> None:
    deal = {"supply": SUPPLY, "dice": dict.fromkeys(DICE, die), "first": 0}
    play = games.new("plutocracy", 2, deal=deal, setup="random")
    for planet in play.summary()["planets"].values():
        assert (planet["demand"][1], planet["supply"][1]) == prices


def test_pl21_the_last_to_choose_moves_first() -> None:
    play = random(3, first=1)
    assert play.waiting == [1]
    assert seat_of(play, 1)["ship"] is None
    assert seat_of(play, 1)["time"] == 0
    play.submit(1, {"start": "mars"})
    assert play.waiting == [2]
    play.submit(2, {"start": "mars"})
    assert play.waiting == [0]
    play.submit(0, {"start": "neptune"})
    assert [seat_of(play, seat)["ship"] for seat in range(3)] == [[4, 5], [-3, -1], [-3, -1]]
    assert told(play, StartChosen)[-1] == StartChosen(0, "neptune")
    for seat in (0, 2, 1):
        assert play.waiting == [seat]
        play.submit(seat, RETIRE)
    assert play.over


@pytest.mark.parametrize("body", ["earth", "asteroid"])
def test_pl21_not_on_earth(body: str) -> None:
    why = refusal(random(2), 0, {"start": body})
    assert (why.rule, why.reason, why.values) == ("PL-21", "pick", {"pick": body})


@pytest.mark.parametrize(
    "decision", [{"start": "pluto"}, {"start": 1}, {"fly": [0, -2], "time": 8}, {"timeout": True}]
)
def test_g2_during_set_up(decision: object) -> None:
    assert refusal(random(2, pressure=True), 0, decision).rule == "G-2"


def test_pl21_deals_are_possible() -> None:
    arrangements = set()
    for seed in range(200):
        play = games.new("plutocracy", 4, seed=seed, setup="random")
        supply = {name: planet["supply"][0] for name, planet in play.summary()["planets"].items()}
        demand = {name: planet["demand"][0] for name, planet in play.summary()["planets"].items()}
        assert sorted(supply.values()) == sorted(demand.values())
        assert all(supply[name] != demand[name] for name in supply)
        arrangements.add(tuple(supply.values()))
        assert list(play.deal["dice"]) == ["neptune", "uranus", "saturn", "jupiter", "mars"]
        assert all(1 <= die <= 12 for die in play.deal["dice"].values())
    assert len(arrangements) > 35  # of 44


def test_pl21_any_corporations_at_any_number_of_players() -> None:
    chosen = {"corporations": ["cosmos", "horizon"]}
    play = games.new("plutocracy", 2, seed=1, setup="random", chosen=chosen)
    assert [player.corporation for player in table(play).players] == chosen["corporations"]
    again = games.replay(json.dumps(record_of(play).to_json()))
    assert table(again) == table(play)
    assert look_at_table(again.game.imagine(again.view(0), Random(1))) == table(play)
    usual = games.new("plutocracy", 2, seed=1, setup="random")
    assert play.deal == {**usual.deal, **chosen}
    assert [player.corporation for player in table(usual).players] == ["imperial", "galactica"]
    for wrong in (["cosmos"], ["cosmos", "cosmos"], ["cosmos", "mars"], "cosmos"):
        impossible(2, {**usual.deal, "corporations": wrong}, setup="random")
    assert impossible(2, chosen).reason == "deal-empty"


def test_pl21_a_standard_set_up_knows_no_chance() -> None:
    assert games.new("plutocracy", 3, seed=1).deal == {}


# Impossible deals and options


def deal(**changes: Any) -> dict[str, Any]:
    return {"supply": SUPPLY, "dice": DICE, "first": 0, **changes}


@pytest.mark.parametrize(
    ("wrong", "reason", "values"),
    [
        ({}, "deal-keys", {"keys": "supply, dice, first"}),
        (deal(seed=1), "deal-keys", {"keys": "supply, dice, first"}),
        (deal(first=2), "deal-first", {"last": 1}),
        (deal(first=-1), "deal-first", {"last": 1}),
        (deal(first=True), "deal-first", {"last": 1}),
        (
            deal(dice={**DICE, "mars": 13}),
            "deal-die",
            {"planet": "mars", "die": "13", "sides": 12},
        ),
        (deal(dice={**DICE, "mars": 0}), "deal-die", {"planet": "mars", "die": "0", "sides": 12}),
        (
            deal(dice={**DICE, "mars": "x"}),
            "deal-die",
            {"planet": "mars", "die": "x", "sides": 12},
        ),
        (
            deal(supply={**SUPPLY, "mars": "gold"}),
            "deal-resource",
            {"planet": "mars", "resource": "gold"},
        ),
        (
            deal(supply={**SUPPLY, "mars": "oxygen", "saturn": "uranium"}),
            "deal-own-resource",
            {"planet": "mars", "resource": "oxygen"},
        ),
        (
            deal(supply={**SUPPLY, "jupiter": "uranium"}),
            "deal-resource-twice",
            {"planet": "jupiter", "resource": "uranium"},
        ),
    ],
)
def test_g4_impossible_random_deals(wrong: Any, reason: str, values: dict[str, Any]) -> None:
    why = impossible(2, wrong, setup="random")
    assert (why.reason, why.values) == (reason, values)


@pytest.mark.parametrize("key", ["supply", "dice"])
@pytest.mark.parametrize("entry", [None, [], {"mars": "water"}, {"earth": "water"}])
def test_g4_every_planet_once(key: str, entry: object) -> None:
    why = impossible(2, deal(**{key: entry}), setup="random")
    assert why.reason == "deal-planets"
    assert why.values == {"key": key, "planets": "mars, jupiter, saturn, uranus, neptune"}


def test_g4_a_standard_deal_is_empty() -> None:
    assert impossible(2, deal()).reason == "deal-empty"
    assert impossible(2, [1]).reason == "deal"


@pytest.mark.parametrize("players", [1, 5, "x", None])
def test_g4_players(players: object) -> None:
    assert impossible(players, {}).reason == "players"


@pytest.mark.parametrize(
    "options",
    [{"setup": "cosy"}, {"auction": 1}, {"pressure": "yes"}, {"gap": "none"}, {"turn_seconds": 0}],
)
def test_g4_options(options: dict[str, Any]) -> None:
    assert impossible(2, {}, **options).reason == "option"


def test_g4_the_auction_needs_a_random_set_up() -> None:
    assert impossible(2, {}, auction=True).reason == "auction-setup"


def test_g4_unknown_option() -> None:
    assert impossible(2, {}, speed="fast").reason == "unknown-option"


# PL-22


def bid(position: int, amount: int) -> dict[str, int]:
    return {"position": position, "bid": amount}


def auction(players: int = 3, first: int = 0, **options: Any) -> Play:
    return random(players, first=first, auction=True, **options)


def test_pl22_in_turn_until_all_have_a_position() -> None:
    play = auction(3, first=1)
    assert play.waiting == [1]
    assert play.summary()["auction"] == {"1": None, "2": None, "3": None}
    play.submit(1, bid(3, 2))
    assert play.waiting == [2]
    play.submit(2, bid(1, 0))
    assert play.waiting == [0]
    assert play.summary()["auction"] == {"1": [2, 0], "2": None, "3": [1, 2]}
    assert [seat["end"] for seat in play.summary()["seats"]] == [75, 75, 75]
    play.submit(0, bid(2, 5))
    assert [seat["end"] for seat in play.summary()["seats"]] == [70, 73, 75]
    assert told(play, AuctionEnded) == [AuctionEnded((2, 0, 1), (75, 70, 73))]
    for seat in (2, 0, 1):
        assert play.waiting == [seat]
        play.submit(seat, {"start": "uranus"})
    assert play.waiting == [1]
    assert play.summary()["auction"] == {"1": [2, 0], "2": [0, 5], "3": [1, 2]}


def test_pl22_who_is_outbid_must_bid_again() -> None:
    play = auction(3)
    play_all(play, (0, bid(1, 1)), (1, bid(1, 2)), (2, bid(2, 0)))
    assert play.waiting == [0]
    assert told(play, BidMade)[1] == BidMade(1, 1, 2, 0)
    play.submit(0, bid(1, 3))
    assert play.waiting == [1]
    play.submit(1, bid(3, 0))
    assert [seat["end"] for seat in play.summary()["seats"]] == [72, 75, 75]


def test_pl22_next_is_clockwise_from_the_last_bidder() -> None:
    """Seats 0 and 3 have no position when seat 2 has bid: 3 comes before 0."""
    play = auction(4)
    play_all(play, (0, bid(1, 0)), (1, bid(2, 0)), (2, bid(1, 1)))
    assert play.waiting == [3]
    play.submit(3, bid(2, 1))
    assert play.waiting == [0]
    play.submit(0, bid(3, 0))
    assert play.waiting == [1]


def test_pl22_a_taken_position_wants_more() -> None:
    play = auction(3)
    play.submit(0, bid(2, 4))
    for amount in (0, 4):
        why = refusal(play, 1, bid(2, amount))
        assert (why.rule, why.reason, why.values) == ("PL-22", "overbid", {"position": 2, "bid": 4})
    play.submit(1, bid(2, 5))


@pytest.mark.parametrize("position", [0, 4, -1])
def test_pl22_positions_count_from_1(position: int) -> None:
    why = refusal(auction(3), 0, bid(position, 0))
    assert (why.rule, why.reason, why.values) == ("PL-22", "position", {"last": 3})


def test_pl22_bids_are_not_negative() -> None:
    why = refusal(auction(3), 0, bid(1, -1))
    assert (why.rule, why.reason, why.values) == ("PL-22", "low", {"low": 0})


@pytest.mark.parametrize(("players", "end"), [(2, 75), (4, 60)])
def test_pl22_ruling_a_bid_is_at_most_the_end(players: int, end: int) -> None:
    why = refusal(auction(players), 0, bid(1, end + 1))
    assert (why.rule, why.reason, why.values) == ("PL-22", "high", {"high": end})
    play = auction(players)
    play.submit(0, bid(1, end))
    # Nobody can take it away.
    assert refusal(play, 1, bid(1, end + 1)).reason == "high"
    assert play.choice(1).count() == (players - 1) * (end + 1)


def test_pl22_all_time_bid_means_retiring_at_once() -> None:
    play = auction(2)
    play_all(play, (0, bid(2, 75)), (1, bid(1, 0)), (1, {"start": "mars"}), (0, {"start": "mars"}))
    assert play.waiting == [0]
    assert seat_of(play, 0)["end"] == 0
    assert not seat_of(play, 0)["out"]
    assert table(play).actions == ("buy", "seats", "retire")
    play_all(play, (0, {"seats": 1}), (0, RETIRE), (1, RETIRE))
    assert play.winners() == [0]


@pytest.mark.parametrize(
    "decision",
    [
        {"position": 1},
        {"bid": 1},
        {"position": 1, "bid": 1.0},
        {"start": "mars"},
        {"position": 1, "bid": 1, "x": 1},
    ],
)
def test_g2_in_the_auction(decision: object) -> None:
    assert refusal(auction(2), 0, decision).rule == "G-2"
