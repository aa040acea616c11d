"""QE-1 to QE-15: set-up and auctions."""

from random import Random
from typing import Any

import pytest

from spielgeld import games
from spielgeld.games.qe.rules.pieces import BOXES
from spielgeld.kernel.play import Play
from spielgeld.kernel.refusal import Refused
from tests.rulebook.qe.table import (
    answer_looks,
    auctioneer,
    owner,
    rebid,
    refusal,
    sell,
    sell_all,
    start,
)


def bids_of(play: Any, seat: int) -> list[int]:
    bids: list[int] = play.summary()["seats"][seat]["bids"]
    return bids


@pytest.mark.parametrize(("players", "nations"), [(3, 3), (4, 4), (5, 5)])
def test_qe1_each_has_a_nation(players: int, nations: int) -> None:
    for seed in range(50):
        dealt = games.new("qe", players, seed=seed).deal["nations"]
        assert len(set(dealt)) == nations
        assert ("UK" in dealt) == (players == 5)


@pytest.mark.parametrize("players", [2, 6, 0, -1, True, "four", 4.0, None])
def test_qe1_three_to_five_players(players: Any) -> None:
    with pytest.raises(Refused) as refused:
        games.new("qe", players)
    assert refused.value.refusal.rule == "G-4"


def test_qe1_the_uk_plays_only_with_five() -> None:
    with pytest.raises(Refused) as refused:
        start(4, nations=["US", "EU", "JP", "UK"])
    assert refused.value.refusal.rule == "G-4"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_qe2_each_has_a_hidden_token(players: int) -> None:
    for seed in range(50):
        play = games.new("qe", players, seed=seed)
        dealt = play.deal["industries"]
        assert len(set(dealt)) == players
        assert players == 5 or "GOV" not in dealt
        for seat in range(players):
            tokens = [player.token for player in play.view(seat).table.players]
            assert tokens == [dealt[seat] if other == seat else None for other in range(players)]


@pytest.mark.parametrize(("players", "tiles", "points"), [(3, 16, 40), (4, 16, 40), (5, 15, 45)])
def test_qe3_tiles_of_the_box(players: int, tiles: int, points: int) -> None:
    play = games.new("qe", players, seed=1)
    assert len(set(play.deal["tiles"])) == tiles
    box = BOXES["2019", players]
    assert sorted(play.deal["tiles"]) == sorted(box.tiles)
    assert sum(tile.points for tile in box.tiles.values()) == points
    assert {tile.points for tile in box.tiles.values()} == (
        {2, 3, 4} if players == 5 else {1, 2, 3, 4}
    )


def test_qe4_the_first_auctioneer_is_drawn() -> None:
    drawn = {games.new("qe", 4, seed=seed).waiting[0] for seed in range(60)}
    assert drawn == {0, 1, 2, 3}


@pytest.mark.parametrize(("bid", "rule"), [(0, "QE-5"), (-1, "QE-5"), (10**1000, "QE-5")])
def test_qe5_the_open_bid_is_at_least_1(bid: int, rule: str) -> None:
    assert refusal(start(), 0, {"bid": bid}).rule == rule


@pytest.mark.parametrize("bid", [1, 25, 2**64, 10**1000 - 1, "1" + "0" * 900])
def test_qe5_there_is_no_upper_limit_but_digits(bid: Any) -> None:
    play = start()
    play.submit(0, {"bid": bid})
    assert play.view(3).table.sales[0].open_bid == int(bid)


def test_qe5_max_digits_is_an_option() -> None:
    play = start(max_digits=2)
    assert refusal(play, 0, {"bid": 100}).reason == "long"
    play.submit(0, {"bid": 99})


def test_qe6_all_others_bid_at_once() -> None:
    play = start()
    assert play.waiting == [0]
    play.submit(0, {"bid": 5})
    assert play.waiting == [1, 2, 3]
    play.submit(3, {"bid": 0})
    play.submit(1, {"bid": 7})
    assert play.waiting == [2]
    assert refusal(play, 1, {"bid": 8}).rule == "G-1"


@pytest.mark.parametrize("bid", [5, -1, 10**1000])
def test_qe6_not_the_open_bid(bid: int) -> None:
    play = start()
    play.submit(0, {"bid": 5})
    assert refusal(play, 1, {"bid": bid}).rule == "QE-6"


def test_qe6_says_which_amount_is_barred() -> None:
    play = start()
    play.submit(0, {"bid": 40})
    refused = refusal(play, 1, {"bid": 40})
    assert (refused.reason, refused.values) == ("barred", {"barred": 40})


def test_qe7_the_highest_bid_wins_and_pays() -> None:
    play = start()
    sell(play, 5, 7, 30, 0)
    seats = play.summary()["seats"]
    assert [seat["tiles"] for seat in seats] == [[], [], ["US-HOU"], []]
    assert [seat["spent"] for seat in seats] == [0, 0, 30, 0]


def test_qe7_the_auctioneer_may_win() -> None:
    play = start()
    sell(play, 50, 7, 30, 0)
    assert owner(play, "US-HOU") == 0
    assert bids_of(play, 0) == [50]


def test_qe8_winner_and_auctioneer_know_the_amount() -> None:
    play = start()
    sell(play, 5, 7, 30, 0)
    amounts = [play.view(seat).table.sales[0].amount for seat in (0, 1, 2, 3, None)]
    assert amounts == [30, None, 30, None, None]


def test_qe8_all_know_it_if_the_auctioneer_wins() -> None:
    play = start()
    sell(play, 50, 7, 30, 0)
    assert [play.view(seat).table.sales[0].amount for seat in (0, 1, 2, 3, None)] == [50] * 5


def test_qe8_the_auctioneer_sees_every_bid_and_others_only_their_own() -> None:
    play = start()
    sell(play, 5, 7, 30, 2)
    assert play.view(0).table.sales[0].attempts == ((5, 7, 30, 2),)
    assert play.view(1).table.sales[0].attempts == ((5, 7, None, None),)
    assert play.view(None).table.sales[0].attempts == ((5, None, None, None),)


def test_qe9_the_tied_bid_again_and_the_rest_stands() -> None:
    play = start()
    sell(play, 5, 30, 30, 20)
    assert play.waiting == [1, 2]
    rebid(play, {1: 3, 2: 4})
    assert owner(play, "US-HOU") == 3
    assert bids_of(play, 3) == [20]


def test_qe9_a_rebid_can_tie_with_a_third_player() -> None:
    play = start()
    sell(play, 5, 30, 30, 20)
    rebid(play, {1: 20, 2: 4})
    assert play.waiting == [1, 3]
    rebid(play, {1: 6, 3: 0})
    assert owner(play, "US-HOU") == 1
    assert bids_of(play, 1) == [6]


def test_qe9_a_rebid_may_let_the_auctioneer_win() -> None:
    play = start()
    sell(play, 5, 30, 30, 2)
    rebid(play, {1: 0, 2: 4})
    assert owner(play, "US-HOU") == 0


def test_qe9_a_rebid_may_be_higher_and_not_the_open_bid() -> None:
    play = start()
    sell(play, 5, 30, 30, 2)
    assert refusal(play, 1, {"bid": 5}).rule == "QE-6"
    assert refusal(play, 1, {"bid": -1}).rule == "QE-6"
    rebid(play, {1: 30, 2: 31})
    assert owner(play, "US-HOU") == 2


def test_qe9_in_2019_fr_a_rebid_must_be_lower_than_the_tie() -> None:
    play = start(edition="2019-fr")
    sell(play, 5, 30, 30, 20)
    for bid, rule in ((30, "QE-9"), (31, "QE-9"), (5, "QE-6"), (-1, "QE-6"), (10**1000, "QE-6")):
        assert refusal(play, 1, {"bid": bid}).rule == rule
    rebid(play, {1: 20, 2: 29})
    assert owner(play, "US-HOU") == 2


def second_tie(rules: int | None = None) -> Play:
    """First seats 1 and 2 tied at 30, then 1 and 3 at 20."""
    play = start(edition="2019-fr", rules=rules)
    sell(play, 5, 30, 30, 20)
    rebid(play, {1: 20, 2: 10})
    assert play.waiting == [1, 3]
    return play


def test_qe9_in_2019_fr_every_rebid_is_lower_than_ones_own_first_bid_of_the_sale() -> None:
    """Seat 3 has bid 20 and was not in the first tie: the 30 of the others is no limit for it."""
    play = second_tie()
    assert play.game.rules == 3
    assert (refusal(play, 3, {"bid": 20}).rule, refusal(play, 1, {"bid": 30}).rule) == ("QE-9",) * 2
    assert [play.choice(seat).describe()["high"] for seat in (1, 3)] == [29, 19]
    rebid(play, {3: 19, 1: 29})
    assert owner(play, "US-HOU") == 1


def test_qe9_in_2019_fr_nobody_is_told_another_s_amount() -> None:
    """Neither by what may be bid and is refused, nor by what is seen then and later."""
    play = second_tie()
    assert refusal(play, 3, {"bid": 25}).values == {"high": 19}
    rebid(play, {3: 19, 1: 18})
    for seat in (3, None):
        sale = play.view(seat).table.sales[0]
        assert all(30 not in bids for bids in sale.attempts)
    others_at = [start(edition="2019-fr") for _ in range(2)]
    for play, tied in zip(others_at, (30, 40), strict=True):
        sell(play, 5, tied, tied, 20)
        rebid(play, {1: 20, 2: 10})
    assert others_at[0].view(3) == others_at[1].view(3)
    assert others_at[0].choice(3).describe() == others_at[1].choice(3).describe()


def test_qe9_in_2019_fr_by_rules_2_every_rebid_is_compared_with_the_first_tie() -> None:
    play = second_tie(rules=2)
    for bid in (30, 31):
        assert refusal(play, 3, {"bid": bid}).rule == "QE-9"
    rebid(play, {3: 29, 1: 20})
    assert owner(play, "US-HOU") == 3


def test_qe9_in_2019_fr_by_rules_1_each_tie_lowers_the_limit() -> None:
    play = second_tie(rules=1)
    assert refusal(play, 3, {"bid": 20}).rule == "QE-9"
    rebid(play, {3: 19, 1: 18})
    assert owner(play, "US-HOU") == 3


def test_qe9_by_rules_2_who_must_bid_below_a_tie_of_others_is_told_its_amount() -> None:
    """Seat 3 was not in the first tie; by rules 1 and 3 it never learns of the 30."""
    told = second_tie(rules=2).view(3).table.sales[0].attempts
    assert told == ((5, 30, 30, 20), (5, None, None, 20))
    for rules in (1, 3):
        untold = second_tie(rules).view(3).table.sales[0].attempts
        assert untold == ((5, None, None, 20), (5, None, None, 20))
    play = start(edition="2019-fr", rules=2)
    sell(play, 5, 30, 30, 20)
    rebid(play, {1: 20, 2: 10})
    assert play.view(None).table.sales[0].attempts[0] == (5, None, None, None)


def test_qe9_all_learn_of_a_tie_but_not_its_amount() -> None:
    play = start()
    sell(play, 5, 30, 30, 20)
    for seat in (3, None):
        sale = play.view(seat).table.sales[0]
        assert sale.ties == ((1, 2),)
        assert 30 not in sale.attempts[0]
    assert play.view(0).table.sales[0].attempts == ((5, 30, 30, 20),)


def test_qe9_overridden_bids_stay_known_to_the_auctioneer() -> None:
    play = start()
    sell(play, 5, 30, 30, 20)
    rebid(play, {1: 40, 2: 8})
    assert play.view(0).table.sales[0].attempts == ((5, 30, 30, 20), (5, 40, 8, 20))
    assert play.view(2).table.sales[0].attempts == ((5, None, 30, None), (5, None, 8, None))


def test_qe10_the_third_tie_goes_to_the_highest_single_bid() -> None:
    play = start()
    sell(play, 5, 30, 30, 20)
    rebid(play, {1: 40, 2: 40})
    rebid(play, {1: 25, 2: 25})
    assert owner(play, "US-HOU") == 3
    assert bids_of(play, 3) == [20]


def test_qe10_the_open_bid_is_always_single() -> None:
    play = start()
    sell(play, 5, 30, 30, 3)
    rebid(play, {1: 40, 2: 40})
    rebid(play, {1: 6, 2: 6})
    assert owner(play, "US-HOU") == 0


def test_qe10_overridden_bids_do_not_count() -> None:
    play = start()
    sell(play, 5, 30, 30, 30)
    rebid(play, {1: 40, 2: 40, 3: 30})
    rebid(play, {1: 50, 2: 50})
    assert owner(play, "US-HOU") == 3


def test_qe10_equal_losers_lose_too() -> None:
    play = start(5)
    play.submit(0, {"bid": 1})
    rebid(play, {1: 30, 2: 30, 3: 20, 4: 20})
    rebid(play, {1: 40, 2: 40})
    rebid(play, {1: 50, 2: 50})
    assert owner(play, play.deal["tiles"][0]) == 0


@pytest.mark.parametrize("players", [4, 5])
def test_qe11_zero_bids_score_once_a_round(players: int) -> None:
    play = start(players)
    for _ in range(players - 1):
        sell(play, *[0 if seat == players - 1 else seat + 5 for seat in range(players)])
    zero = [seat["zero_bids"] for seat in play.summary()["seats"]]
    assert zero == [0] * (players - 1) + [2]
    assert play.view(1).table.sales[0].zeros == (players - 1,)


def test_qe11_a_new_round_scores_again() -> None:
    play = start()
    for _ in range(3):
        sell(play, 5, 6, 7, 0)
    sell(play, 0, 1, 2, 5)
    assert [seat["zero_bids"] for seat in play.summary()["seats"]] == [2, 0, 0, 2]
    sell(play, 5, 6, 7, 0)
    assert [seat["zero_bids"] for seat in play.summary()["seats"]] == [2, 0, 0, 4]


def test_qe11_only_final_bids_count() -> None:
    play = start()
    sell(play, 5, 30, 30, 20)
    rebid(play, {1: 0, 2: 31})
    assert [seat["zero_bids"] for seat in play.summary()["seats"]] == [0, 2, 0, 0]


def test_qe11_not_with_three_players() -> None:
    play = start(3)
    sell(play, 5, 0, 7)
    assert play.summary()["seats"][1]["zero_bids"] == 0
    assert play.view(2).table.sales[0].zeros == ()
    assert play.view(2).table.sales[0].attempts == ((5, None, 7),)


@pytest.mark.parametrize(("players", "sales"), [(3, 15), (4, 16), (5, 15)])
def test_qe12_the_next_auctioneer_sits_to_the_left(players: int, sales: int) -> None:
    play = start(players, first=1)
    sellers = []
    while not play.over:
        seller = auctioneer(play)
        if seller is not None:
            sellers.append(seller)
        sell(play, *[seat + 3 for seat in range(players)])
    assert sellers == [(1 + sale) % players for sale in range(sales)]


def test_qe13_the_last_tile_of_three_has_no_auctioneer() -> None:
    play = start(3)
    for _ in range(15):
        sell(play, 5, 6, 7)
    assert play.waiting == [0, 1, 2]
    assert refusal(play, 0, {"bid": -1}).rule == "QE-13"
    assert refusal(play, 0, {"bid": 10**1000}).rule == "QE-13"
    sell(play, 9, 0, 8)
    assert play.over
    assert owner(play, play.deal["tiles"][15]) == 0
    assert bids_of(play, 0) == [9]


@pytest.mark.parametrize("bids", [(9, 9, 8), (0, 0, 0), (1, 4, 4)])
def test_qe13_a_tie_means_nobody_gets_it(bids: tuple[int, ...]) -> None:
    play = start(3)
    for _ in range(15):
        sell(play, 5, 6, 7)
    spent = [seat["spent"] for seat in play.summary()["seats"]]
    sell(play, *bids)
    assert play.over
    assert owner(play, play.deal["tiles"][15]) is None
    assert [seat["spent"] for seat in play.summary()["seats"]] == spent


def test_qe13_the_amount_is_known_to_the_winner_alone() -> None:
    play = start(3)
    for _ in range(15):
        sell(play, 5, 6, 7)
    sell(play, 9, 0, 8)
    paid = [event for event in play.full_story() if type(event).__name__ == "PricePaid"]
    assert paid[-1].audience == (0,)


def test_qe14_those_who_may_look_are_asked_at_once() -> None:
    play = start(5)
    play.submit(0, {"bid": 5})
    rebid(play, {1: 30, 2: 7, 3: 0, 4: 9})
    assert play.waiting == [2, 3, 4]
    assert play.summary()["seats"][3]["zero_bids"] == 2
    play.submit(2, {"look": True})
    play.submit(3, {"look": False})
    assert not any(player.look_left is False for player in play.view(4).table.players)
    play.submit(4, {"look": False})
    assert [seat["look_left"] for seat in play.summary()["seats"]] == [
        True,
        True,
        False,
        True,
        True,
    ]
    amounts = [play.view(seat).table.sales[0].amount for seat in (0, 1, 2, 3, 4, None)]
    assert amounts == [30, 30, 30, None, None, None]
    assert play.view(4).table.sales[0].looked == (2,)


def test_qe14_once_per_game() -> None:
    play = start(5)
    sell(play, 5, 30, 7, 6, 9, look=(2,))
    play.submit(1, {"bid": 5})
    rebid(play, {0: 6, 2: 7, 3: 8, 4: 9})
    assert play.waiting == [0, 3]


def test_qe14_nobody_is_asked_if_the_auctioneer_won() -> None:
    play = start(5)
    play.submit(0, {"bid": 50})
    rebid(play, {1: 30, 2: 7, 3: 0, 4: 9})
    assert auctioneer(play) == 1


def test_qe14_nobody_is_asked_after_the_last_tile() -> None:
    play = start(5)
    for _ in range(14):
        sell(play, 5, 6, 7, 8, 9)
    play.submit(4, {"bid": 5})
    rebid(play, {0: 6, 1: 7, 2: 8, 3: 9})
    assert play.over


@pytest.mark.parametrize("players", [3, 4])
def test_qe14_only_with_five(players: int) -> None:
    play = start(players)
    sell(play, *range(5, 5 + players))
    assert auctioneer(play) == 1
    assert not any(seat["look_left"] for seat in play.summary()["seats"])


def test_qe14_a_look_is_asked_for_or_malformed() -> None:
    play = start(5)
    assert refusal(play, 0, {"look": True}).rule == "G-2"
    play.submit(0, {"bid": 5})
    rebid(play, {1: 30, 2: 7, 3: 0, 4: 9})
    for wrong in ({"look": 1}, {"look": "yes"}, {"bid": 5}, {"look": True, "bid": 5}):
        assert refusal(play, 2, wrong).rule == "G-2"
    assert refusal(play, 1, {"look": True}).rule == "G-1"
    answer_looks(play)


def test_qe15_what_was_shown_can_be_seen_again() -> None:
    play = start(5)
    sell(play, 5, 30, 7, 6, 9, look=(2,))
    sell(play, 6, 5, 7, 8, 9)
    assert play.view(0).table.sales[0].attempts == ((5, 30, 7, 6, 9),)
    assert play.view(1).table.sales[0].amount == 30
    assert play.view(2).table.sales[0].amount == 30


@pytest.mark.parametrize("memory", ["on", "off"])
def test_qe15_the_memory_aid_changes_no_knowledge(memory: str) -> None:
    plays = [games.new("qe", 4, seed=1, memory=value) for value in ("on", memory)]
    for play in plays:
        rng = Random(1)
        for _ in range(30):
            seat = play.waiting[0]
            play.submit(seat, play.choice(seat).sample(rng))
    assert plays[0].known(2).table == plays[1].known(2).table


def test_everything_is_open_at_the_end() -> None:
    play = start()
    sell_all(play)
    tables = [play.view(seat).table for seat in (0, 1, None)]
    assert tables[0] == tables[1] == tables[2]
    assert [player.token for player in tables[0].players] == ["AGR", "HOU", "FIN", "MAN"]
    assert all(None not in bids for sale in tables[0].sales for bids in sale.attempts)
