"""QE-30 to QE-37: the edition of 2017."""

from itertools import pairwise

import pytest

from spielgeld import games
from spielgeld.games.qe.rules.pieces import BOXES
from spielgeld.games.qe.rules.scoring import score_of
from spielgeld.kernel.play import Play
from spielgeld.kernel.refusal import Refused
from tests.rulebook.qe.table import auctioneer, owner, rebid, refusal, sell, stacked, start


def to_the_blind_sale() -> Play:
    play = start(3, "2017")
    for _ in range(15):
        sell(play, 5, 6, 7)
    return play


def test_qe30_three_or_four_players() -> None:
    for players in (3, 4):
        play = games.new("qe", players, seed=1, edition="2017")
        assert len(play.deal["tiles"]) == 16
        assert set(play.deal["industries"]) <= {"CAR", "PLANE", "TRAIN", "BANK"}
    with pytest.raises(Refused) as refused:
        games.new("qe", 5, edition="2017")
    assert refused.value.refusal.rule == "G-4"


def test_qe31_every_industry_once_in_each_stack() -> None:
    for seed in range(50):
        tiles = games.new("qe", 4, seed=seed, edition="2017").deal["tiles"]
        for start_of_stack in range(0, 16, 4):
            stack = tiles[start_of_stack : start_of_stack + 4]
            assert len({tile.split("-")[1] for tile in stack}) == 4


def test_qe31_another_deal_is_impossible() -> None:
    tiles = stacked(4)
    tiles[0], tiles[5] = tiles[5], tiles[0]
    with pytest.raises(Refused) as refused:
        start(4, "2017", tiles=tiles)
    assert refused.value.refusal.rule == "G-4"
    assert refused.value.refusal.values == {"number": 1}


@pytest.mark.parametrize(
    ("players", "sellers"),
    [
        (4, [0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2]),
        (3, [0, 1, 2, 1, 2, 0, 2, 0, 1, 0, 1, 2, 1, 2, 0, None]),
    ],
)
def test_qe32_each_round_starts_one_player_further(players: int, sellers: list[int]) -> None:
    play = start(players, "2017")
    seen = []
    while not play.over:
        seen.append(auctioneer(play))
        sell(play, *range(5, 5 + players))
    assert seen == sellers


def test_qe32_counts_from_the_first_player() -> None:
    play = start(4, "2017", first=3)
    assert auctioneer(play) == 3


@pytest.mark.parametrize("players", [3, 4])
def test_qe33_zero_bids_score_at_once_also_with_three(players: int) -> None:
    play = start(players, "2017")
    sell(play, *range(5, 4 + players), 0)
    assert play.summary()["seats"][-1]["zero_bids"] == 2
    sell(play, *range(5, 4 + players), 0)
    assert play.summary()["seats"][-1]["zero_bids"] == 2


def test_qe34_overridden_bids_spoil_their_amount() -> None:
    play = start(4, "2017")
    sell(play, 5, 30, 30, 30)
    rebid(play, {1: 40, 2: 40, 3: 30})
    rebid(play, {1: 50, 2: 50})
    assert owner(play, "US-CAR") == 0


def test_qe34_the_highest_single_amount_of_the_whole_sale_wins() -> None:
    play = start(4, "2017")
    sell(play, 5, 30, 30, 20)
    rebid(play, {1: 40, 2: 40})
    rebid(play, {1: 50, 2: 50})
    assert owner(play, "US-CAR") == 3


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("US-CAR EU-PLANE", 0),
        ("US-CAR EU-PLANE CN-TRAIN", 6),
        ("US-CAR EU-PLANE CN-TRAIN JP-BANK", 10),
        ("US-CAR EU-PLANE CN-TRAIN JP-BANK EU-CAR CN-PLANE JP-TRAIN US-BANK", 10),
    ],
)
@pytest.mark.parametrize("players", [3, 4])
def test_qe35_diversification_once_and_without_the_token(
    tiles: str, points: int, players: int
) -> None:
    box = BOXES["2017", players]
    companies = [box.tiles[name] for name in tiles.split()]
    score = score_of(box, companies, "US", "BANK", 0, 0, out=False, lowest=True)
    assert score.diversification == points
    assert score.bonus == 6


def test_qe35_the_rest_scores_as_2019_with_four() -> None:
    box = BOXES["2017", 3]
    companies = [box.tiles[name] for name in ("US-CAR", "US-BANK", "EU-BANK")]
    score = score_of(box, companies, "US", "BANK", 0, 0, out=False, lowest=False)
    assert (score.companies, score.nationalisation, score.monopolisation) == (6, 3, 6)


def test_qe36_the_highest_total_scores_0_and_comes_last() -> None:
    play = start(4, "2017")
    while not play.over:
        sell(play, *[100 if seat == 2 else seat + 1 for seat in range(4)])
    seats = play.summary()["seats"]
    assert seats[2]["out"]
    assert seats[2]["total"] == 0
    assert play.ranking()[-1] == [2]


def test_qe36_if_all_lose_everyone_loses() -> None:
    play = start(4, "2017")
    for sale in range(16):
        bids = [3, 3, 3, 3]
        bids[auctioneer(play) or 0] = 1
        bids[sale % 4] = 7
        sell(play, *bids)
    assert play.over
    assert [seat["spent"] for seat in play.summary()["seats"]] == [28] * 4
    assert [seat["total"] for seat in play.summary()["seats"]] == [0] * 4
    assert play.winners() == []


def test_qe37_five_rounds_of_three_then_a_blind_sale() -> None:
    play = to_the_blind_sale()
    assert play.waiting == [0, 1, 2]
    assert auctioneer(play) is None
    for bid in (-1, 10**1000):
        assert refusal(play, 0, {"bid": bid}).rule == "QE-37"


def test_qe37_a_tie_is_bid_again() -> None:
    play = to_the_blind_sale()
    sell(play, 9, 9, 8)
    assert play.waiting == [0, 1]
    assert refusal(play, 0, {"bid": -1}).rule == "QE-37"
    assert play.view(2).table.sales[-1].ties == ((0, 1),)
    rebid(play, {0: 1, 1: 0})
    assert play.over
    assert owner(play, play.deal["tiles"][15]) == 2


def test_qe37_after_the_third_tie_a_unique_amount_wins() -> None:
    play = to_the_blind_sale()
    sell(play, 9, 9, 0)
    rebid(play, {0: 8, 1: 8})
    rebid(play, {0: 7, 1: 7})
    assert play.over
    assert owner(play, play.deal["tiles"][15]) == 2
    seat = play.summary()["seats"][2]
    assert seat["bids"][-1] == 0
    assert seat["zero_bids"] == 2


def test_qe37_without_a_unique_amount_nobody_gets_it() -> None:
    play = to_the_blind_sale()
    sell(play, 9, 9, 9)
    rebid(play, {0: 8, 1: 8, 2: 8})
    rebid(play, {0: 0, 1: 0, 2: 0})
    assert play.over
    assert owner(play, play.deal["tiles"][15]) is None
    assert [seat["zero_bids"] for seat in play.summary()["seats"]] == [2, 2, 2]


def test_qe37_the_deal_of_three_players() -> None:
    for seed in range(50):
        tiles = games.new("qe", 3, seed=seed, edition="2017").deal["tiles"]
        for start_of_stack in range(0, 12, 3):
            stack = tiles[start_of_stack : start_of_stack + 3]
            assert len({tile.split("-")[1] for tile in stack}) == 3
    tiles = stacked(3)
    other = next(i for i, tile in enumerate(tiles[3:12], 3) if tile.endswith(tiles[0][3:]))
    tiles[1], tiles[other] = tiles[other], tiles[1]
    with pytest.raises(Refused) as refused:
        start(3, "2017", tiles=tiles)
    assert refused.value.refusal.rule == "G-4"


def test_seed_002_rounds_and_sales() -> None:
    play = start(4, "2017")
    rounds = []
    while not play.over:
        rounds.append(play.view(None).table.round)
        sell(play, 5, 6, 7, 8)
    assert rounds == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4
    assert all(after - before in (0, 1) for before, after in pairwise(rounds))
