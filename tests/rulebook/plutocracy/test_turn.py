"""PL-12 to PL-18: the actions of a turn, in their order, and why they are refused."""

from dataclasses import replace
from typing import Any

import pytest

from spielgeld.games.plutocracy.examples import RETIRE, fly, lay_out, play_all, standard
from spielgeld.games.plutocracy.rules.events import (
    AlienRescued,
    PlayerRetired,
    ResourcesBought,
    ResourcesSold,
    SeatsBought,
    ShipFlew,
    SocietyJoined,
)
from spielgeld.kernel.play import Play
from tests.rulebook.plutocracy.table import (
    ASTEROID,
    EARTH,
    JUPITER,
    MARS,
    NEPTUNE,
    SATURN,
    hold,
    parliament,
    refusal,
    seat_of,
    table,
    told,
)


def on(body: str, ship: list[int], **player: Any) -> Play:
    """Seat 0 is next, on a body."""
    play = lay_out(standard(2), players={0: {"ship": tuple(ship), **player}})
    assert table(play).players[0].body == body
    return play


def on_mars(**player: Any) -> Play:
    return on("mars", MARS, **player)


def on_earth(**player: Any) -> Play:
    return on("earth", EARTH, **player)


# The order


def test_turn_order_sell_buy_seats_fly() -> None:
    play = on_mars(hold=hold(oxygen=2), money=20)
    assert table(play).actions == ("sell", "buy", "seats", "fly", "retire")
    play.submit(0, {"sell": 1})
    assert table(play).done == "sell"
    assert table(play).actions == ("buy", "seats", "fly", "retire")
    play.submit(0, {"buy": 1})
    assert table(play).actions == ("seats", "fly", "retire")
    play.submit(0, {"seats": 1})
    assert table(play).actions == ("fly", "retire")
    play.submit(0, fly(JUPITER, 6))
    assert play.waiting == [1]
    assert table(play).done is None


@pytest.mark.parametrize(
    ("first", "then", "rule"),
    [
        ({"sell": 1}, {"sell": 1}, "PL-12"),
        ({"buy": 1}, {"sell": 1}, "PL-12"),
        ({"seats": 1}, {"sell": 1}, "PL-12"),
        ({"buy": 1}, {"buy": 1}, "PL-13"),
        ({"seats": 1}, {"buy": 1}, "PL-13"),
        ({"seats": 1}, {"seats": 1}, "PL-14"),
    ],
)
def test_turn_no_earlier_action_and_none_twice(
    first: dict[str, int], then: dict[str, int], rule: str
) -> None:
    play = on_mars(hold=hold(oxygen=3), money=30)
    play.submit(0, first)
    why = refusal(play, 0, then)
    assert (why.rule, why.reason, why.values) == (rule, "order", {"done": next(iter(first))})


def test_turn_all_actions_are_optional() -> None:
    play = on_mars(hold=hold(oxygen=3), money=30)
    play.submit(0, {"seats": 2})
    play.submit(0, fly(JUPITER, 6))
    assert play.waiting == [1]


def test_turn_actions_begin_anew_in_the_next_turn() -> None:
    play = standard(2)
    play_all(play, (0, {"seats": 1}), (0, fly(JUPITER, 6)), (1, RETIRE), (0, {"buy": 1}))
    assert seat_of(play, 0)["hold"] == {"water": 1}


# PL-12


def test_pl12_sell_at_one_price_then_demand_falls() -> None:
    play = on_mars(hold=hold(oxygen=4, water=2))
    play.submit(0, {"sell": 3})
    assert seat_of(play, 0)["money"] == 12 + 3 * 5
    assert seat_of(play, 0)["hold"] == {"oxygen": 1, "water": 2}
    assert play.summary()["planets"]["mars"]["demand"] == ["oxygen", 4]
    assert told(play, ResourcesSold) == [ResourcesSold(0, "mars", "oxygen", 3, 5, 4)]


def test_pl12_demand_does_not_fall_below_1() -> None:
    play = lay_out(on_mars(hold=hold(oxygen=1)), planets={"mars": {"demand_price": 1}})
    play.submit(0, {"sell": 1})
    assert seat_of(play, 0)["money"] == 13
    assert play.summary()["planets"]["mars"]["demand"] == ["oxygen", 1]


@pytest.mark.parametrize("units", [0, -1, "-3"])
def test_pl12_at_least_one(units: object) -> None:
    why = refusal(on_mars(hold=hold(oxygen=1)), 0, {"sell": units})
    assert (why.rule, why.reason, why.values) == ("PL-12", "low", {"low": 1})


def test_pl12_not_more_than_on_board() -> None:
    why = refusal(on_mars(hold=hold(oxygen=2, water=5)), 0, {"sell": 3})
    assert (why.rule, why.reason) == ("PL-12", "on-board")
    assert why.values == {"resource": "oxygen", "units": 2}


@pytest.mark.parametrize("kind", ["sell", "buy", "seats"])
@pytest.mark.parametrize("ship", [EARTH, ASTEROID, [5, -2]])
def test_pl12_13_14_only_on_a_planet(kind: str, ship: list[int]) -> None:
    play = lay_out(standard(2), players={0: {"ship": tuple(ship), "hold": hold(oxygen=1)}})
    why = refusal(play, 0, {kind: 1})
    rule = {"sell": "PL-12", "buy": "PL-13", "seats": "PL-14"}[kind]
    assert (why.rule, why.reason) == (rule, "no-planet")


# PL-13


def test_pl13_buy_at_one_price_then_supply_rises() -> None:
    play = on_mars()
    play.submit(0, {"buy": 4})
    assert seat_of(play, 0)["money"] == 0
    assert seat_of(play, 0)["hold"] == {"uranium": 4}
    assert play.summary()["planets"]["mars"]["supply"] == ["uranium", 4]
    assert told(play, ResourcesBought) == [ResourcesBought(0, "mars", "uranium", 4, 3, 4)]


def test_pl13_supply_does_not_rise_above_7() -> None:
    play = lay_out(on_mars(), planets={"mars": {"supply_price": 7}})
    play.submit(0, {"buy": 1})
    assert play.summary()["planets"]["mars"]["supply"] == ["uranium", 7]


def test_pl13_hold_takes_at_most_5() -> None:
    play = on_mars(money=100, hold=hold(uranium=3, water=5))
    why = refusal(play, 0, {"buy": 3})
    assert (why.rule, why.reason) == ("PL-13", "hold")
    assert why.values == {"resource": "uranium", "limit": 5, "units": 3}
    play.submit(0, {"buy": 2})
    assert seat_of(play, 0)["hold"] == {"uranium": 5, "water": 5}


def test_pl13_a_full_hold_takes_nothing() -> None:
    play = on_mars(money=100, hold=hold(uranium=5))
    assert "buy" not in table(play).actions
    assert refusal(play, 0, {"buy": 1}).rule == "PL-13"


def test_pl13_too_little_money() -> None:
    why = refusal(on_mars(), 0, {"buy": 5})
    assert (why.rule, why.reason, why.values) == ("PL-13", "money", {"cost": 15, "money": 12})


def test_pl13_at_least_one() -> None:
    assert refusal(on_mars(), 0, {"buy": 0}).reason == "low"


# PL-14


def test_pl14_always_the_cheapest_free_seat_next() -> None:
    planets = {"mars": {"parliament": parliament(1, None, 1), "recent": (1,)}}
    play = lay_out(on_mars(money=40), planets=planets)
    play.submit(0, {"seats": 3})
    assert seat_of(play, 0)["money"] == 40 - 4 - 9 - 13
    assert play.summary()["parliaments"]["mars"] == [1, 0, 1, 0, 0, None, None, None]
    assert seat_of(play, 0)["seats"] == {"mars": 3}
    assert seat_of(play, 1)["seats"] == {"mars": 2}
    assert told(play, SeatsBought) == [SeatsBought(0, "mars", 3, 26)]


def test_pl14_a_whole_parliament_costs_108() -> None:
    play = on_mars(money=108)
    play.submit(0, {"seats": 8})
    assert seat_of(play, 0)["money"] == 0
    assert seat_of(play, 0)["seats"] == {"mars": 8}


def test_pl14_too_little_money() -> None:
    why = refusal(on_mars(), 0, {"seats": 3})
    assert (why.rule, why.reason, why.values) == ("PL-14", "money", {"cost": 13, "money": 12})


def test_pl14_not_more_than_free() -> None:
    planets = {"mars": {"parliament": parliament(1, 1, 1, 1, 1, 1, 1), "recent": (1,)}}
    why = refusal(lay_out(on_mars(money=500), planets=planets), 0, {"seats": 2})
    assert (why.rule, why.reason, why.values) == ("PL-14", "free", {"free": 1})


def test_pl14_at_least_one() -> None:
    assert refusal(on_mars(), 0, {"seats": 0}).reason == "low"


# PL-15


def test_pl15_rescue_an_alien_once_per_game() -> None:
    play = on("asteroid", ASTEROID)
    assert table(play).actions == ("rescue", "fly", "retire")
    play.submit(0, {"rescue": True})
    assert seat_of(play, 0)["alien"] is True
    assert play.summary()["aliens"] == 1
    assert told(play, AlienRescued) == [AlienRescued(0, 1)]
    why = refusal(play, 0, {"rescue": True})
    assert (why.rule, why.reason) == ("PL-15", "once")


def test_pl15_only_on_the_asteroid() -> None:
    why = refusal(on_mars(), 0, {"rescue": True})
    assert (why.rule, why.reason) == ("PL-15", "no-asteroid")


def test_pl15_not_on_a_space_that_the_asteroid_has_left() -> None:
    play = lay_out(
        standard(2), players={0: {"ship": tuple(ASTEROID)}}, bodies={"asteroid": (-10, 1)}
    )
    assert refusal(play, 0, {"rescue": True}).reason == "no-asteroid"


# PL-16

CONDITIONS: dict[str, dict[str, Any]] = {
    "high": {"money": 25},
    "scientist": {"alien": True},
    "merchant": {"hold": hold(water=1, oxygen=1, plants=2)},
}
FOUR_PLANETS = {
    name: {"parliament": parliament(0), "recent": (0,)}
    for name in ("mars", "saturn", "uranus", "neptune")
}
THREE_PLANETS = {name: FOUR_PLANETS[name] for name in ("mars", "saturn", "uranus")}


@pytest.mark.parametrize("society", CONDITIONS)
def test_pl16_join_a_society_and_spend_nothing(society: str) -> None:
    play = on_earth(**CONDITIONS[society])
    before = seat_of(play, 0)
    play.submit(0, {"join": society})
    assert seat_of(play, 0) == {**before, "societies": [society], "councillors": 3}
    assert told(play, SocietyJoined) == [SocietyJoined(0, society, 3)]


def test_pl16_influencer_needs_seats_on_4_planets() -> None:
    why = refusal(lay_out(on_earth(), planets=THREE_PLANETS), 0, {"join": "influencer"})
    assert (why.rule, why.reason) == ("PL-16", "influencer")
    assert why.values == {"needed": 4, "planets": 3}
    play = lay_out(on_earth(), planets=FOUR_PLANETS)
    play.submit(0, {"join": "influencer"})
    assert seat_of(play, 0)["councillors"] == 3


def test_pl16_high_needs_25_money() -> None:
    why = refusal(on_earth(money=24), 0, {"join": "high"})
    assert (why.rule, why.reason, why.values) == ("PL-16", "high", {"needed": 25, "money": 24})


def test_pl16_scientist_needs_an_alien() -> None:
    why = refusal(on_earth(), 0, {"join": "scientist"})
    assert (why.rule, why.reason) == ("PL-16", "scientist")


def test_pl16_merchant_needs_3_different_resources() -> None:
    why = refusal(on_earth(hold=hold(water=5, oxygen=5)), 0, {"join": "merchant"})
    assert (why.rule, why.reason) == ("PL-16", "merchant")
    assert why.values == {"needed": 3, "resources": 2}


def with_members(play: Play, society: str, *members: int | None) -> Play:
    societies = tuple(
        replace(view, members=members) if view.name == society else view
        for view in table(play).societies
    )
    joined = {seat: {"societies": (society,)} for seat in members if seat is not None}
    return lay_out(play, players=joined, societies=societies)


def test_pl16_the_second_member_sends_2() -> None:
    play = with_members(on_earth(money=25), "high", 1, None)
    play.submit(0, {"join": "high"})
    assert seat_of(play, 0)["councillors"] == 2


def test_pl16_no_third_member() -> None:
    three = lay_out(standard(3), players={0: {"ship": tuple(EARTH), "money": 25}})
    why = refusal(with_members(three, "high", 2, 1), 0, {"join": "high"})
    assert (why.rule, why.reason, why.values) == ("PL-16", "full", {"society": "high"})


def test_pl16_each_society_once() -> None:
    play = on_earth(money=25)
    play.submit(0, {"join": "high"})
    why = refusal(play, 0, {"join": "high"})
    assert (why.rule, why.reason, why.values) == ("PL-16", "member", {"society": "high"})


def test_pl16_several_in_one_turn_one_decision_each() -> None:
    play = on_earth(money=25, alien=True, hold=hold(water=1, oxygen=1, plants=1))
    play_all(play, (0, {"join": "merchant"}), (0, {"join": "high"}), (0, {"join": "scientist"}))
    assert seat_of(play, 0)["societies"] == ["merchant", "high", "scientist"]
    assert seat_of(play, 0)["councillors"] == 9
    assert table(play).actions == ("fly", "retire")


def test_pl16_only_on_earth() -> None:
    why = refusal(on_mars(money=25), 0, {"join": "high"})
    assert (why.rule, why.reason) == ("PL-16", "no-earth")


# PL-17


def test_pl17_flight_costs_distance_and_2() -> None:
    play = standard(2)
    play.submit(0, fly(JUPITER, 6))
    assert seat_of(play, 0)["ship"] == JUPITER
    assert seat_of(play, 0)["time"] == 6
    assert told(play, ShipFlew) == [ShipFlew(0, (-3, 4), (1, 3), "jupiter", 4, 0, 6)]


def test_pl17_flight_may_wait() -> None:
    play = standard(2)
    play.submit(0, fly([5, -2], 30))
    assert seat_of(play, 0)["time"] == 30
    (flew,) = told(play, ShipFlew)
    assert (flew.body, flew.distance, flew.waited) == (None, 8, 20)


def test_pl17_too_short() -> None:
    why = refusal(standard(2), 0, fly(JUPITER, 5))
    assert (why.rule, why.reason, why.values) == ("PL-17", "short", {"distance": 4, "shortest": 6})


def test_pl17_waiting_in_place_is_not_possible() -> None:
    why = refusal(standard(2), 0, fly(MARS, 20))
    assert (why.rule, why.reason) == ("PL-17", "same-space")


def test_pl17_only_to_spaces_of_orbits_and_path() -> None:
    why = refusal(standard(2), 0, fly([-3, 5], 3))
    assert (why.rule, why.reason, why.values) == ("PL-17", "no-space", {"q": -3, "r": 5})
    why = refusal(standard(2), 0, fly([0, 1], 9))
    assert (why.rule, why.reason, why.values) == ("PL-17", "sun", {"q": 0, "r": 1})


def test_pl17_not_past_the_end() -> None:
    why = refusal(standard(2), 0, fly(JUPITER, 76))
    assert (why.rule, why.reason, why.values) == ("PL-17", "end", {"arrival": 76, "end": 75})
    assert refusal(standard(4), 0, fly(JUPITER, 61)).values == {"arrival": 61, "end": 60}
    play = standard(2)
    play.submit(0, fly(JUPITER, 75))
    assert seat_of(play, 0)["time"] == 75


def test_pl17_huge_times_are_only_too_long() -> None:
    assert refusal(standard(2), 0, fly(JUPITER, 10**40)).rule == "PL-17"
    assert refusal(standard(2), 0, {"fly": [str(10**40), 0], "time": 5}).rule == "PL-17"


def test_pl17_others_may_be_there() -> None:
    play = standard(2)
    play.submit(0, fly(SATURN, 8))
    assert seat_of(play, 0)["ship"] == seat_of(play, 1)["ship"]


def test_pl17_also_to_a_space_that_the_asteroid_has_left() -> None:
    play = standard(2)
    play_all(play, (0, fly(EARTH, 12)), (1, RETIRE))
    assert play.summary()["asteroid"] == [-10, 1]
    play.submit(0, fly(ASTEROID, 20))
    assert seat_of(play, 0)["ship"] == ASTEROID


@pytest.mark.parametrize(
    "decision",
    [
        {"fly": [0, -2]},
        {"fly": [0, -2, 1], "time": 9},
        {"fly": [0, -2], "time": 9.0},
        {"fly": [0, True], "time": 9},
        {"fly": "earth", "time": 9},
        {"fly": [0, -2], "time": 9, "wait": 1},
        {"time": 9},
        {"sell": 1.5},
        {"sell": None},
        {"sell": 1, "buy": 1},
        {"rescue": False},
        {"rescue": 1},
        {"retire": False},
        {"join": "pirate"},
        {"join": 3},
        {"start": "mars"},
        {"position": 1, "bid": 0},
        {"timeout": True},
        {},
    ],
)
def test_g2_malformed_or_of_another_kind(decision: object) -> None:
    assert refusal(standard(2), 0, decision).rule == "G-2"


def test_numbers_may_be_decimal_strings() -> None:
    play = standard(2)
    play.submit(0, {"buy": "2"})
    play.submit(0, {"fly": ["1", "3"], "time": "6"})
    assert [decision for _, decision in play.decisions] == [{"buy": 2}, fly([1, 3], 6)]


# PL-18


def test_pl18_retired_the_disc_stays_and_elections_count() -> None:
    play = standard(2)
    play_all(play, (0, {"seats": 2}), (0, RETIRE))
    assert seat_of(play, 0)["ship"] is None
    assert seat_of(play, 0)["retired"] is True
    assert seat_of(play, 0)["time"] == 0
    assert told(play, PlayerRetired) == [PlayerRetired(0, 0)]
    play_all(play, (1, fly(NEPTUNE, 6)), (1, fly(SATURN, 6)), (1, RETIRE))
    assert play.over
    assert seat_of(play, 0)["councillors"] == 4
    assert play.winners() == [0]


def test_pl18_who_cannot_fly_must_retire_but_may_act_first() -> None:
    play = standard(2)
    play_all(play, (0, fly(JUPITER, 73)), (1, RETIRE))
    assert "fly" not in table(play).actions
    assert list(play.choice(0))[-1] == RETIRE
    assert refusal(play, 0, fly([-6, 1], 3)).rule == "PL-17"
    assert not play.over
    play_all(play, (0, {"buy": 1}), (0, {"seats": 1}), (0, RETIRE))
    assert play.over
    assert seat_of(play, 0)["councillors"] == 2


def test_pl18_a_single_player_plays_on() -> None:
    play = standard(3)
    play_all(play, (0, RETIRE), (1, RETIRE), (2, fly(MARS, 6)), (2, fly(JUPITER, 6)))
    assert play.waiting == [2]
    assert not play.over
