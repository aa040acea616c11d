"""QE-16 to QE-22: the scoring card."""

import pytest

from spielgeld.games.qe.examples import SHEET
from spielgeld.games.qe.rules.pieces import BOXES, CARD_3_OR_4, CARD_5
from spielgeld.games.qe.rules.scoring import Score, best_split, from_card, monopolisation, score_of
from tests.rulebook.qe.table import sell, sell_all, start


def card(
    tiles: str, *, nation: str = "US", token: str = "AGR", players: int = 4, edition: str = "2019"
) -> Score:
    box = BOXES[edition, players]
    companies = [box.tiles[name] for name in tiles.split()]
    return score_of(box, companies, nation, token, 0, 0, out=False, lowest=False)


def test_qe_scoring_example_45() -> None:
    """The printed example of four players, with tiles that fit its figures."""
    play = SHEET.after
    assert play.over
    sheet = play.summary()["seats"][0]
    assert [BOXES["2019", 4].tiles[tile].points for tile in sheet["tiles"]] == [1, 1, 2, 1, 4, 4]
    assert sheet["zero_bids"] == 2 * SHEET.figures["rounds"]
    assert {name: sheet.get(name) for name in SHEET.figures} == {**SHEET.figures, "rounds": None}
    assert play.summary()["winners"] == [0]


def test_qe16_companies() -> None:
    assert card("US-HOU EU-MAN JP-AGR").companies == 1 + 4 + 3


def test_qe17_zero_bids_are_2_points_a_round() -> None:
    play = start()
    for _ in range(4):
        for seller in range(4):
            sell(play, *[0 if seat == 3 and seller != 3 else seat + 1 for seat in range(4)])
    assert play.over
    assert play.summary()["seats"][3]["zero_bids"] == 8


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_qe18_nationalisation(number: int, points: int) -> None:
    own = ["US-HOU", "US-FIN", "US-MAN", "US-AGR"][:number]
    assert card(" ".join([*own, "JP-FIN"])).nationalisation == points


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 3), (2, 6), (3, 10)])
def test_qe18_nationalisation_with_five(number: int, points: int) -> None:
    own = ["UK-GOV", "UK-AGR", "UK-FIN"][:number]
    assert card(" ".join(own), nation="UK", players=5).nationalisation == points


@pytest.mark.parametrize(
    ("counts", "points", "points_5"),
    [
        ((1, 1, 1, 1), 0, 0),
        ((2, 0, 0, 0), 3, 6),
        ((3, 0, 0, 0), 6, 10),
        ((4, 0, 0, 0), 10, 16),
        ((5, 0, 0, 0), 10, 16),
        ((3, 2, 1, 0), 9, 16),
    ],
)
def test_qe19_monopolisation(counts: tuple[int, ...], points: int, points_5: int) -> None:
    assert monopolisation(CARD_3_OR_4, counts) == points
    assert monopolisation(CARD_5, counts) == points_5


def test_qe19_the_token_counts() -> None:
    assert card("US-FIN", token="FIN").monopolisation == 3
    assert card("US-FIN EU-FIN JP-FIN CN-FIN", token="FIN").monopolisation == 10


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((2, 2, 1, 1), 8), ((1, 1, 1, 0), 4), ((1, 1, 1, 1), 8), ((2, 2, 2, 0), 8),
        ((2, 2, 2, 1), 12), ((2, 2, 2, 2), 16), ((4, 4, 4, 4), 32), ((5, 5, 1, 1), 8),
        ((3, 3, 0, 0), 0), ((3, 3, 3, 2), 20),
    ],
)  # fmt: skip
def test_qe20_diversification(counts: tuple[int, ...], points: int) -> None:
    assert best_split(CARD_3_OR_4.diversification, counts) == points


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((2, 2, 1, 1, 0), 16),
        ((2, 2, 1, 1, 1), 20),
        ((1, 1, 1, 1, 1), 17),
        ((1, 1, 1, 1, 0), 12),
        ((2, 2, 2, 2, 2), 34),
        ((2, 2, 2, 1, 1), 25),
        ((3, 1, 1, 1, 0), 12),
        ((1, 1, 0, 0, 0), 0),
    ],
)
def test_qe20_diversification_with_five_takes_the_best_split(
    counts: tuple[int, ...], points: int
) -> None:
    assert best_split(CARD_5.diversification, counts) == points


def test_qe20_best_split_against_all_splits() -> None:
    """Every split of small hands, by trying each subset of industries for the first set."""
    from itertools import combinations, product

    def every_split(points: tuple[int, ...], counts: tuple[int, ...]) -> int:
        best = 0
        for size in range(3, 6):
            for chosen in combinations([i for i in range(5) if counts[i]], size):
                rest = tuple(count - (i in chosen) for i, count in enumerate(counts))
                best = max(best, points[size] + every_split(points, rest))
        return best

    for counts in product(range(3), repeat=5):
        ordered = tuple(sorted(counts, reverse=True))
        found = best_split(CARD_5.diversification, ordered)
        assert found == every_split(CARD_5.diversification, counts), counts


def test_qe20_the_token_counts_as_a_company() -> None:
    assert card("US-FIN EU-MAN", token="AGR").diversification == 4
    assert card("US-FIN EU-MAN", token="FIN").diversification == 0


def test_qe21_the_highest_total_is_out_and_the_lowest_gets_6() -> None:
    play = start()
    sell(play, 5, 6, 7, 8)
    sell(play, 5, 9, 10, 11)
    sell(play, 100, 99, 50, 1)
    while not play.over:
        sell(play, 1, 30, 2, 3)
    seats = play.summary()["seats"]
    assert [seat["spent"] for seat in seats] == [100, 390, 0, 19]
    assert [seat["out"] for seat in seats] == [False, True, False, False]
    assert [seat["bonus"] for seat in seats] == [0, 0, 6, 0]
    assert seats[1]["total"] == 0
    assert seats[2]["total"] == seats[2]["subtotal"] + 6


def test_qe21_with_five_the_lowest_gets_7() -> None:
    play = start(5)
    sell_all(play, winner=2)
    assert [seat["bonus"] for seat in play.summary()["seats"]] == [7, 7, 0, 7, 7]


def test_qe21_all_who_tie_for_the_highest_are_out() -> None:
    play = start()
    for bids in [(5, 6, 7, 8), (5, 6, 8, 7)] * 8:
        sell(play, *bids)
    seats = play.summary()["seats"]
    assert [seat["spent"] for seat in seats] == [0, 0, 64, 64]
    assert [seat["out"] for seat in seats] == [False, False, True, True]
    assert play.ranking()[-1] == [2, 3]


def test_qe21_before_any_spending_all_are_out_and_lowest() -> None:
    seats = start().summary()["seats"]
    assert all(seat["out"] and seat["bonus"] == 6 and seat["total"] == 0 for seat in seats)


def test_qe22_equal_points_and_totals_share_the_win() -> None:
    play = start(3, industries=["AGR", "FIN", "HOU"], nations=["US", "EU", "JP"])
    sell_all(play, winner=2, amount=1000)
    assert play.winners() == [0, 1]
    assert play.ranking() == [[0, 1], [2]]


def test_qe22_ties_go_to_the_lower_total() -> None:
    """Two players with one tile of 1 point each, of foreign nations; one paid less."""
    play = start(
        4,
        nations=["US", "EU", "JP", "CN"],
        industries=["AGR", "MAN", "FIN", "HOU"],
        top=["CN-MAN", "JP-FIN"],
    )
    sell(play, 20, 1, 2, 3)
    sell(play, 2, 30, 1, 3)
    sell_all(play, winner=3, amount=1000)
    seats = play.summary()["seats"]
    assert [seat["total"] for seat in seats] == [1, 1, 6, 0]
    assert [seat["spent"] for seat in seats] == [20, 30, 0, 14_000]
    assert play.ranking() == [[2], [0], [1], [3]]


def test_qe22_if_all_are_out_nobody_wins() -> None:
    play = start(3)
    for _ in range(5):
        sell(play, 7, 6, 5)
        sell(play, 5, 7, 6)
        sell(play, 6, 5, 7)
    sell(play, 0, 0, 0)
    assert play.over
    assert [seat["spent"] for seat in play.summary()["seats"]] == [35, 35, 35]
    assert play.winners() == []
    assert play.ranking() == [[0, 1, 2]]


def test_a_card_says_the_last_figure_also_for_more() -> None:
    assert from_card((0, 1, 3, 6, 10), 7) == 10
