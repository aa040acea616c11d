"""EC-40: banks whose income falls below -20, in every phase."""

from typing import Any

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
    let_pass,
    quick,
    stage,
    turn_of,
)
from spielgeld.games.euro_crisis.rules.events import BankDroppedOut, CardRevealed, GameEnded
from spielgeld.kernel.play import Play
from tests.rulebook.euro_crisis.table import (
    all_seats,
    choose_cards,
    choose_quarters,
    is_year,
    land,
    refused,
    seat,
    table,
    told,
)

SPAIN, FRANCE, IRELAND, GREECE = range(4)
RESET_GREECE = {"state": "greece", "large": "communists", "small": "conservatives"}
COMMUNISTS = {"reform": "real", "state": "greece", "party": "communists"}


def red_is_out(*cards: str) -> Play:
    """Red borrowed too much in the first quarter and its first turn."""
    play = choose_quarters(quick(), 1, 2, 3, 4)
    choose_cards(play, "frankfurt", *(cards or ("moscow", "moscow", "moscow")))
    return act(play, RED, {"borrow": 13})


def two_left(play: Play, *, at: dict[int, int], **fields: Any) -> Play:
    """Only these seats are left, with these incomes."""
    incomes = dict.fromkeys(range(4), -30) | at
    order = sorted(at, key=lambda seat: -at[seat])
    return arrange(play, income=incomes, order=order, **fields)


def test_ec40_out_by_borrowing() -> None:
    play = red_is_out()
    assert seat(play, RED)["out"] is True
    assert seat(play, RED)["income"] == -21
    assert seat(play, RED)["score"] == 4 - 8
    assert play.summary()["income_order"] == [BLUE, WHITE, GREEN]
    assert told(play, BankDroppedOut) == [BankDroppedOut(RED, -21)]


def test_ec40_properties_and_loans_stay() -> None:
    play = red_is_out()
    assert seat(play, RED)["properties"] == ["La Roja"]
    assert seat(play, RED)["pp"] == 4
    assert land(play, "spain")["bonds"][0] == [1, 2, RED]


def test_ec40_no_more_turns_cards_or_bids() -> None:
    play = red_is_out("moscow", "moscow", "london")
    act(play, BLUE, SKIP)
    act(play, WHITE, SKIP)
    act(play, GREEN, {"lend": "spain", "markers": 1})
    assert play.waiting == [BLUE, WHITE, GREEN]
    assert refused(play, RED, {"gold": 0})[0] == "G-1"
    bid(play, 0, 0, 0)
    assert stage(play) == "choose cards"
    assert play.waiting == [BLUE, WHITE, GREEN]
    assert refused(play, RED, {"card": "moscow"})[0] == "G-1"


def test_ec40_no_quarters() -> None:
    play = let_pass(red_is_out(), is_year(2))
    assert play.waiting == [BLUE]
    assert refused(play, RED, {"quarter": 1})[0] == "G-1"


def test_ec40_not_asked_for_weapons() -> None:
    play = red_is_out("brussels", "moscow", "moscow")
    arrange(play, happiness={GREECE: 1})
    act(play, BLUE, RESET_GREECE)
    asked = []
    while stage(play) == "place weapons":
        asked += play.waiting
        act(play, play.waiting[0], {"weapons": 0})
    assert asked == [GREEN, WHITE, BLUE]


def test_ec40_can_lose_property_in_a_riot() -> None:
    play = red_is_out("brussels", "moscow", "moscow")
    arrange(play, happiness={SPAIN: 1})
    act(play, BLUE, {"state": "spain", "large": "conservatives", "small": "liberals"})
    for number in (GREEN, WHITE, BLUE):
        act(play, number, {"weapons": 0})
    assert seat(play, RED)["pp"] == 0
    assert land(play, "spain")["sold"] == []


def test_ec40_neither_pays_nor_receives() -> None:
    play = red_is_out("rome", "moscow", "moscow")
    arrange(play, owners={IRELAND: (RED,), GREECE: (RED, WHITE)})
    act(play, BLUE, {"reform": "real", "state": "ireland", "party": "liberals"}, COMMUNISTS, DONE)
    assert all_seats(play, "money") == [11, 10, 12, 14]
    let_pass(play, is_year(2))
    assert seat(play, RED)["money"] == 11
    assert seat(play, RED)["income"] == -21


def test_ec40_loses_markers_in_a_debt_cut_without_effect() -> None:
    play = red_is_out("rome", "moscow", "moscow")
    arrange(play, debt={SPAIN: 39})
    act(play, BLUE, {"reform": "senseless", "state": "spain", "party": "socialists"}, DONE)
    assert land(play, "spain")["bonds"] == []
    assert all_seats(play, "income") == [-21, 0, 5, 5]


def test_ec40_an_unrevealed_card_is_never_revealed() -> None:
    """Blue drops out in red's Rome, before its own turn."""
    play = choose_quarters(quick(), 1, 2, 3, 4)
    choose_cards(play, "rome", "moscow", "moscow", "moscow")
    arrange(play, owners={GREECE: (BLUE,)}, money={BLUE: 0}, income={BLUE: -20})
    arrange(play, order=[RED, WHITE, GREEN, BLUE])
    act(play, RED, COMMUNISTS, DONE)
    assert seat(play, BLUE)["out"] is True
    assert seat(play, BLUE)["cards"]["moscow"] == 2
    assert play.waiting == [WHITE]
    assert play.view(BLUE).table.chosen == "moscow"
    assert play.view(RED).table.banks[BLUE].revealed is None
    let_pass(play, is_year(2))
    assert BLUE not in [event.seat for event in told(play, CardRevealed)]


def test_ec40_rome_ends_when_the_actor_is_out() -> None:
    play = turn_of(RED, "rome", quick())
    arrange(play, owners={GREECE: (RED, RED)}, money={RED: 1}, income={RED: -19})
    arrange(play, order=[BLUE, WHITE, GREEN, RED])
    act(play, RED, COMMUNISTS)
    assert seat(play, RED)["out"] is True
    assert seat(play, RED)["income"] == -21
    assert play.waiting == [BLUE]
    assert stage(play) == "frankfurt"


def test_ec40_crises_after_an_actor_who_is_out_are_ordered_by_the_highest_income() -> None:
    play = turn_of(RED, "rome", quick())
    arrange(play, owners={GREECE: (RED, RED)}, money={RED: 1}, income={RED: -19})
    arrange(play, order=[GREEN, BLUE, WHITE, RED], happiness={SPAIN: 0, FRANCE: 0})
    act(play, RED, COMMUNISTS)
    assert stage(play) == "choose crisis"
    assert play.waiting == [GREEN]


def test_ec40_out_while_paying_at_the_end_of_the_year() -> None:
    play = let_pass(quick(), lambda play: play.summary()["quarter"] == 4)
    arrange(play, income={RED: -12}, money={RED: 3}, order=[BLUE, WHITE, GREEN, RED])
    let_pass(play, is_year(2))
    assert seat(play, RED)["out"] is True
    assert seat(play, RED)["income"] == -21
    assert seat(play, RED)["money"] == 0
    assert play.waiting == [BLUE]


def test_ec40_out_in_a_debt_cut() -> None:
    play = turn_of(BLUE, "rome", quick())
    arrange(play, debt={SPAIN: 39}, income={RED: -17}, order=[BLUE, WHITE, GREEN, RED])
    act(play, BLUE, {"reform": "senseless", "state": "spain", "party": "socialists"}, DONE)
    assert seat(play, RED)["out"] is True
    assert seat(play, RED)["income"] == -21
    assert all_seats(play, "income")[1:] == [0, 5, 5]
    assert land(play, "spain")["debt"] == [5, 2]


def test_ec40_one_bank_left_wins_at_once_in_frankfurt() -> None:
    play = choose_quarters(quick(), 1, 2, 3, 4)
    choose_cards(play, "frankfurt", "frankfurt", "frankfurt", "frankfurt")
    for number in (RED, BLUE, WHITE):
        act(play, number, {"borrow": 100})
    assert play.over
    assert play.winners() == [GREEN]
    assert play.ranking() == [[GREEN], [RED, BLUE, WHITE]]
    assert table(play).quarter == 1
    assert play.summary()["quarter"] == 0
    assert play.summary()["income_order"] == [GREEN]
    assert refused(play, GREEN, {"borrow": 1})[0] == "G-3"
    assert told(play, GameEnded) == [
        GameEnded((GREEN,), ((GREEN,), (RED, BLUE, WHITE)), tuple(all_seats(play, "score")))
    ]


def test_ec40_one_bank_left_inside_rome() -> None:
    """Blue can't pay: nothing further happens, and red need not pay after it."""
    play = turn_of(RED, "rome", quick())
    two_left(play, at={RED: 5, BLUE: -20}, owners={GREECE: (BLUE, RED)}, money={BLUE: 0})
    act(play, RED, COMMUNISTS)
    assert play.over
    assert play.winners() == [RED]
    assert seat(play, RED)["money"] == 10
    assert land(play, "greece")["debt"] == [4, 3]


def test_ec40_the_acting_bank_may_be_the_one_that_drops_out() -> None:
    play = turn_of(RED, "rome", quick())
    two_left(play, at={RED: -20, BLUE: 5}, owners={GREECE: (RED, BLUE)}, money={RED: 1})
    act(play, RED, COMMUNISTS)
    assert play.over
    assert play.winners() == [BLUE]
    assert seat(play, BLUE)["money"] == 12


def test_ec40_one_bank_left_inside_a_debt_cut() -> None:
    """Red drops out first, so blue keeps its marker and its income, and the marker stays."""
    play = turn_of(BLUE, "rome", quick())
    two_left(play, at={RED: -17, BLUE: 5}, debt={SPAIN: 39})
    act(play, BLUE, {"reform": "senseless", "state": "spain", "party": "socialists"}, DONE)
    assert play.over
    assert play.winners() == [BLUE]
    assert seat(play, BLUE)["income"] == 5
    assert land(play, "spain")["bonds"] == [[2, 2, BLUE]]
    assert land(play, "spain")["debt"] == [10, 4]


def test_ec40_one_bank_left_inside_the_payment_of_income() -> None:
    play = let_pass(quick(), lambda play: play.summary()["quarter"] == 4)
    let_pass(play, lambda play: table(play).actor == RED)
    two_left(play, at={RED: -15, GREEN: 5}, money={RED: 0})
    let_pass(play, lambda play: False)
    assert play.over
    assert play.summary()["year"] == 1
    assert play.winners() == [GREEN]
    assert seat(play, RED)["income"] == -30
    assert seat(play, GREEN)["money"] == 14
    assert land(play, "spain")["government"] == [["conservatives", 4], ["socialists", 2]]


def test_ec40_out_banks_share_the_last_place_whatever_their_score() -> None:
    play = red_is_out()
    arrange(play, pp={RED: 100})
    let_pass(play, lambda play: False)
    assert play.ranking()[-1] == [RED]
    assert play.ranking()[0] != [RED]
