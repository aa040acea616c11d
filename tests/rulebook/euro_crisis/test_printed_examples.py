"""The examples that the rulebook prints, each named after its page.

Where a picture is unknown, the pieces are put so that the printed numbers come out of our board.
"""

from spielgeld.games.euro_crisis.examples import (
    BLUE,
    DEBT_CUT,
    DONE,
    GREEN,
    INCOME,
    LA_POSTE,
    LONDON,
    NO_ANGER,
    RED,
    RIOT,
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
from spielgeld.games.euro_crisis.rules.events import BidsOpened, PropertySold, RiotEnded
from tests.rulebook.euro_crisis.table import (
    all_seats,
    choose_cards,
    choose_quarters,
    land,
    refused,
    seat,
    table,
    told,
)

SPAIN, FRANCE, IRELAND, GREECE = range(4)


def real(state: str, party: str) -> dict[str, str]:
    return {"reform": "real", "state": state, "party": party}


def test_page_4_initial_round_money_and_discs() -> None:
    play = quick()
    assert all_seats(play, "money") == [11, 12, 13, 14]
    assert play.summary()["income_order"] == [RED, BLUE, WHITE, GREEN]


def test_page_6_blue_takes_the_third_quarter() -> None:
    play = choose_quarters(quick(), 1, 3)
    assert play.summary()["starters"] == {"1": RED, "3": BLUE}


def test_page_6_red_starts_and_her_left_neighbour_blue_is_next() -> None:
    play = choose_quarters(quick(), 1, 3, 4, 2)
    choose_cards(play, "moscow", "moscow", "moscow", "moscow")
    assert play.waiting == [RED]
    act(play, RED, SKIP)
    assert play.waiting == [BLUE]


def test_page_7_blue_6_white_4_green_0_and_red_minus_3_with_2_money() -> None:
    said, play = INCOME.figures, INCOME.lay_out()
    assert (-seat(play, RED)["income"], seat(play, RED)["money"]) == (said["owed"], said["money"])
    INCOME.go_on(play)
    assert all_seats(play, "money") == [0, said["blue"], said["white"], said["green"]]
    assert all_seats(play, "income") == [said["income"], said["blue"], said["white"], said["green"]]
    assert (said["blue"], said["white"], said["green"], said["income"]) == (6, 4, 0, -4)


def test_page_8_frankfurt_red_takes_2_markers_for_4_income() -> None:
    play = turn_of(RED, "frankfurt", quick(), others="moscow")
    act(play, RED, {"borrow": 2})
    assert seat(play, RED)["loans"] == 2 + 2
    assert seat(play, RED)["income"] == 5 - 4


def test_page_8_london_a_5_in_the_row_and_a_7_from_the_nearest_row() -> None:
    """Spain's debt lies in the lowest row, where column 6 is blank: 5 there, 7 above."""
    said, play = LONDON.figures, LONDON.lay_out()
    assert seat(play, RED)["income"] == said["before"]
    LONDON.go_on(play)
    assert land(play, "spain")["bonds"][4:] == [[5, 1, RED], [6, 2, RED]]
    numbers = [bond.number for bond in table(play).states[SPAIN].bonds[4:]]
    assert numbers == [said["first"], said["second"]] == [5, 7]
    assert seat(play, RED)["income"] == said["income"] == 5 + 12


def test_page_9_moscow_green_pays_19_for_1_gold_and_5_weapons() -> None:
    play = turn_of(GREEN, "moscow", quick())
    arrange(play, gold_price=3, weapons_price=2, money={GREEN: 20})
    act(play, GREEN, {"buy_gold": 1, "buy_weapons": 5})
    assert seat(play, GREEN)["money"] == 1
    assert play.summary()["prices"] == {"gold": 5, "weapons": 4}


def test_page_9_brussels_the_old_large_party_becomes_the_small_one_and_the_people_riot() -> None:
    play = turn_of(WHITE, "brussels", quick(changes=NO_ANGER), others="moscow")
    arrange(play, happiness={FRANCE: 1})
    change = {"state": "france", "large": "communists", "small": "liberals"}
    assert refused(play, WHITE, change)[:2] == ("EC-23", "old-large")
    act(play, WHITE, {**change, "small": "socialists"})
    assert land(play, "france")["government"] == [["communists", 4], ["socialists", 2]]
    assert stage(play) == "place weapons"
    assert table(play).riot.state == "france"


def test_page_10_greece_conservatives_3_reforms_left_and_liberals_1() -> None:
    play = turn_of(RED, "rome", quick())
    arrange(
        play, large={GREECE: 0}, small={GREECE: 2}, large_left={GREECE: 3}, small_left={GREECE: 1}
    )
    assert land(play, "greece")["government"] == [["conservatives", 3], ["liberals", 1]]
    act(play, RED, {"reform": "senseless", "state": "greece", "party": "liberals"})
    refusal = refused(play, RED, {"reform": "senseless", "state": "greece", "party": "liberals"})
    assert refusal[:2] == ("EC-24", "innermost")


def test_page_10_anger_of_3_moves_the_marker_only_2() -> None:
    play = let_pass(quick(), lambda play: play.summary()["quarter"] == 1)
    arrange(play, happiness={FRANCE: 2})
    let_pass(play, lambda play: stage(play) == "place weapons")
    assert land(play, "france")["happiness"] == 0


def test_page_10_debt_of_2_goes_up_and_then_right() -> None:
    play = let_pass(quick(), lambda play: play.summary()["quarter"] == 2)
    arrange(play, debt={IRELAND: 3 * 9 - 3})
    assert land(play, "ireland")["debt"] == [7, 3]
    let_pass(play, lambda play: play.summary()["quarter"] == 3)
    assert land(play, "ireland")["debt"] == [8, 4]


def test_page_10_debt_is_not_lowered_into_a_column_with_a_loan() -> None:
    play = turn_of(RED, "rome", quick())
    arrange(play, debt={SPAIN: 12})
    act(play, RED, real("spain", "conservatives"))
    assert land(play, "spain")["debt"] == [3, 2]
    assert land(play, "spain")["happiness"] == 4


def test_page_11_socialists_in_france_end_in_a_debt_cut() -> None:
    """Debt goes up where it can't go right; happiness has only 2 spaces left for 4 reforms."""
    play = turn_of(RED, "rome", quick())
    arrange(play, debt={FRANCE: 22 + 8}, happiness={FRANCE: 5}, large_left={FRANCE: 4})
    act(play, RED, real("france", "socialists"), real("france", "socialists"))
    assert land(play, "france")["debt"] == [10, 4]
    assert land(play, "france")["happiness"] == 7
    act(play, RED, real("france", "socialists"))
    assert land(play, "france")["debt"] == [11, 4]
    assert land(play, "france")["happiness"] == 7
    assert len(land(play, "france")["bonds"]) == 2
    act(play, RED, DONE)
    assert land(play, "france")["bonds"] == []
    assert land(play, "france")["debt"] == [5, 2]


def test_page_11_liberals_in_ireland_red_receives_2() -> None:
    play = turn_of(GREEN, "rome", quick())
    arrange(play, owners={IRELAND: (RED, RED)})
    act(play, GREEN, real("ireland", "liberals"))
    assert seat(play, RED)["money"] == 11 + 2
    assert land(play, "ireland")["debt"] == [4, 2]


def test_page_11_communists_in_greece_blue_pays_1() -> None:
    play = turn_of(GREEN, "rome", quick())
    arrange(play, owners={GREECE: (BLUE,)})
    act(play, GREEN, real("greece", "communists"))
    assert seat(play, BLUE)["money"] == 12 - 1
    assert land(play, "greece")["debt"] == [4, 3]


def test_page_12_la_poste_goes_to_green_whose_marker_is_furthest_right() -> None:
    """Red lends 2 to France; green and white bid most, with one marker there each."""
    said, play = LA_POSTE.figures, LA_POSTE.after
    bids = tuple(said[bank] for bank in ("red", "blue", "white", "green"))
    assert told(play, BidsOpened)[-1].bids == bids == (1, 2, 3, 3)
    assert told(play, PropertySold)[-1] == PropertySold("france", "La Poste", 3, GREEN, 3, "right")
    assert seat(play, GREEN)["pp"] == said["points"] == 3


def test_page_13_riot_in_greece() -> None:
    """2 on the fist, red 2 for the government, blue 2 and white 1 for the people: a lead of 3."""
    said, play = RIOT.figures, RIOT.lay_out()
    assert table(play).states[GREECE].board.fist_weapons == said["fist"]
    before = seat(play, WHITE)["pp"]
    RIOT.go_on(play)
    weapons = {bank: decision["weapons"] for bank, decision in play.decisions[-4:]}
    assert weapons == {RED: said["red"], BLUE: said["blue"], WHITE: said["white"], GREEN: 0}
    (ended,) = told(play, RiotEnded)
    assert ended == RiotEnded("greece", 5, 2, 1, 4)
    assert (ended.people, ended.government) == (said["people"], said["red"])
    assert said["lead"] == ended.people - ended.government == 3
    assert ended.lost == said["lost"]
    assert land(play, "greece")["sold"] == [["Ports", WHITE]]
    assert before - seat(play, WHITE)["pp"] == said["points"] == 12
    assert land(play, "greece")["happiness"] == said["happiness"]


def test_page_13_debt_cut_red_0_blue_8_white_9_green_12() -> None:
    """In Greece: blue on 8, white on 9, green on 5 and 7."""
    said, play = DEBT_CUT.figures, DEBT_CUT.lay_out()
    numbers = [bond.number for bond in table(play).states[GREECE].bonds]
    assert numbers == [said["green_first"], said["green_second"], said["blue"], said["white"]]
    before = all_seats(play, "income")
    DEBT_CUT.go_on(play)
    lost = [was - income for was, income in zip(before, all_seats(play, "income"), strict=True)]
    assert lost == [said[bank] for bank in ("red", "blue", "white", "green")] == [0, 8, 9, 12]
    assert land(play, "greece")["debt"] == [4, 2]
    assert play.summary()["income_order"] == [RED, BLUE, WHITE, GREEN]


def test_page_14_after_the_initial_round() -> None:
    play = quick()
    assert all_seats(play, "income") == [5, 5, 5, 5]
    assert all_seats(play, "loans") == [2, 2, 2, 2]


def test_page_14_quick_start_first_two_quarters() -> None:
    play = choose_quarters(quick(), 1, 3, 4, 2)
    assert play.summary()["starters"] == {"1": RED, "2": GREEN, "3": BLUE, "4": WHITE}

    choose_cards(play, "london", "frankfurt", "moscow", "london")
    act(play, RED, {"lend": "spain", "markers": 2})
    assert seat(play, RED)["income"] == 15
    bid(play, 1, 0, 0, 0)
    assert seat(play, RED)["properties"] == ["La Roja", "RTVE"]
    act(play, BLUE, {"borrow": 3})
    assert seat(play, BLUE)["income"] == -1
    assert seat(play, BLUE)["loans"] == 5
    act(play, WHITE, {"buy_gold": 2, "buy_weapons": 0})
    assert seat(play, WHITE)["money"] == 7
    assert seat(play, WHITE)["gold"] == 2
    assert play.summary()["prices"] == {"gold": 4, "weapons": 2}
    act(play, GREEN, {"lend": "france", "markers": 2})
    assert seat(play, GREEN)["income"] == 15
    assert play.summary()["income_order"] == [GREEN, RED, WHITE, BLUE]
    bid(play, 0, 0, 0, 2)
    assert land(play, "france")["sold"] == [["SNCF", BLUE], ["La Poste", GREEN]]

    happiness = {name: state["happiness"] for name, state in play.summary()["states"].items()}
    assert happiness == {"spain": 4, "france": 2, "ireland": 4, "greece": 3}
    assert play.summary()["quarter"] == 2

    choose_cards(play, "rome", "rome", "london", "brussels")
    assert play.waiting == [GREEN]
    act(play, GREEN, {"state": "france", "large": "liberals", "small": "socialists"})
    assert land(play, "france")["happiness"] == 1
    assert play.waiting == [RED]
    liberals = real("ireland", "liberals")
    conservatives = {"reform": "senseless", "state": "greece", "party": "conservatives"}
    act(play, RED, liberals, liberals, conservatives, conservatives)
    assert seat(play, RED)["money"] == 11 - 4
    assert seat(play, WHITE)["money"] == 7 + 2
    assert land(play, "ireland")["debt"] == [4, 1]
    assert land(play, "ireland")["government"] == [["liberals", 2], ["conservatives", 2]]
    assert land(play, "greece")["government"] == [["communists", 4], ["conservatives", 0]]
    assert land(play, "greece")["debt"] == [4, 2]
    assert play.waiting == [BLUE]
    act(play, BLUE, SKIP)
    act(play, WHITE, {"lend": "ireland", "markers": 1})
    assert stage(play) == "gold bids"
