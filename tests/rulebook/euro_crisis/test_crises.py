"""EC-33 to EC-35: riots and debt cuts."""

from typing import Any

from spielgeld.games.euro_crisis.examples import (
    BLUE,
    DONE,
    GREEN,
    RED,
    WHITE,
    act,
    arrange,
    let_pass,
    quick,
    stage,
    turn_of,
)
from spielgeld.games.euro_crisis.rules.events import CrisesArose, LoansLost, RiotEnded
from spielgeld.games.euro_crisis.rules.moves import change_happiness, raise_debt
from spielgeld.games.euro_crisis.rules.phases.crises import crises_in
from spielgeld.games.euro_crisis.rules.state import EuroCrisisState
from spielgeld.kernel.play import Play
from tests.rulebook.euro_crisis.table import all_seats, land, new, refused, seat, table, told

SPAIN, FRANCE, IRELAND, GREECE = range(4)
RESET_GREECE = {"state": "greece", "large": "communists", "small": "conservatives"}
BLACK = {SPAIN: 39, FRANCE: 43, IRELAND: 44, GREECE: 31}


def riot_in_greece(**fields: Any) -> Play:
    """Green's Brussels brings Greece to the fist: 2 weapons lie there."""
    calm = quick(changes={"public_anger": {"named": 0, "others": 0}})
    play = turn_of(GREEN, "brussels", calm, others="moscow")
    arrange(play, happiness={GREECE: 1}, **fields)
    return act(play, GREEN, RESET_GREECE)


def senseless_rome(seat: int = RED, **fields: Any) -> Play:
    """Rome with a reform that does nothing, after which the arranged crises break out."""
    play = turn_of(seat, "rome", quick())
    arrange(play, **fields)
    return act(play, seat, {"reform": "senseless", "state": "spain", "party": "socialists"}, DONE)


def test_ec34_from_the_lowest_income_up() -> None:
    play = riot_in_greece()
    asked = []
    while stage(play) == "place weapons":
        asked += play.waiting
        act(play, play.waiting[0], {"weapons": 0})
    assert asked == [GREEN, WHITE, BLUE, RED]


def test_ec34_weapons_are_placed_openly() -> None:
    play = riot_in_greece()
    act(play, GREEN, {"weapons": 2, "side": "people"})
    act(play, WHITE, {"weapons": 1, "side": "government"})
    riot = play.view(RED).table.riot
    assert riot.state == "greece"
    assert riot.fist_weapons == 2
    assert riot.placed == ((GREEN, 2), (WHITE, -1))
    assert (riot.to_come[0], riot.lead) == (play.waiting[0], 3)
    assert [riot.lost(lead) for lead in (-4, 2, 3, 6)] == [0, 0, 1, min(2, riot.sold)]
    assert all_seats(play, "weapons") == [3, 3, 2, 1]


def test_ec34_for_each_full_3_the_topmost_property_is_lost() -> None:
    play = riot_in_greece(
        owners={GREECE: (WHITE, RED, BLUE)}, pp={WHITE: 8, RED: 16, BLUE: 17}, weapons={GREEN: 5}
    )
    act(play, GREEN, {"weapons": 4, "side": "people"})
    for seat_number in (WHITE, BLUE, RED):
        act(play, seat_number, {"weapons": 0})
    assert land(play, "greece")["sold"] == [["Ports", WHITE]]
    assert land(play, "greece")["happiness"] == 4
    assert all_seats(play, "pp") == [4, 2, 8, 0]
    assert seat(play, GREEN)["weapons"] == 1
    assert told(play, RiotEnded)[-1] == RiotEnded("greece", 6, 0, 2, 4)


def test_ec34_a_lead_of_2_takes_nothing_and_happiness_returns() -> None:
    play = riot_in_greece()
    for number in (GREEN, WHITE, BLUE, RED):
        act(play, number, {"weapons": 0})
    assert land(play, "greece")["sold"] == [["Ports", WHITE]]
    assert land(play, "greece")["happiness"] == 4


def test_ec34_the_government_may_lead() -> None:
    play = riot_in_greece()
    act(play, GREEN, {"weapons": 0})
    act(play, WHITE, {"weapons": 3, "side": "government"})
    act(play, BLUE, {"weapons": 0})
    act(play, RED, {"weapons": 0, "side": "people"})
    assert land(play, "greece")["sold"] == [["Ports", WHITE]]
    assert seat(play, WHITE)["weapons"] == 0


def test_ec34_asked_even_if_nothing_is_sold_and_not_more_lost_than_sold() -> None:
    play = riot_in_greece(owners={GREECE: ()}, pp={WHITE: 2})
    act(play, GREEN, {"weapons": 3, "side": "people"})
    for number in (WHITE, BLUE, RED):
        act(play, number, {"weapons": 0})
    assert land(play, "greece")["sold"] == []
    assert land(play, "greece")["happiness"] == 4


def test_ec34_a_bank_without_weapons_is_asked() -> None:
    play = riot_in_greece(weapons={GREEN: 0})
    assert play.waiting == [GREEN]
    assert list(play.choice(GREEN)) == [{"weapons": 0}]


def test_ec34_refusals() -> None:
    play = riot_in_greece()
    assert refused(play, GREEN, {"weapons": 4, "side": "people"}) == ("EC-34", "high", {"high": 3})
    assert refused(play, GREEN, {"weapons": -1, "side": "people"}) == ("EC-34", "low", {"low": 0})
    assert refused(play, GREEN, {"weapons": 2})[0] == "G-2"
    assert refused(play, GREEN, {"weapons": 2, "side": "banks"})[0] == "G-2"
    assert refused(play, RED, {"weapons": 0})[0] == "G-1"


def test_ec34_a_property_taken_back_can_be_sold_again() -> None:
    play = riot_in_greece()
    act(play, GREEN, {"weapons": 1, "side": "people"})
    for number in (WHITE, BLUE, RED):
        act(play, number, {"weapons": 0})
    assert land(play, "greece")["sold"] == []
    assert seat(play, WHITE)["properties"] == ["Irish Steel"]
    let_pass(play, lambda play: stage(play) == "choose cards")
    turn_of(RED, "london", play, others="rome")
    act(play, RED, {"lend": "greece", "markers": 1})
    assert table(play).sale.property == "Ports"


def test_ec35_each_loses_markers_and_income() -> None:
    """Blue and red hold one marker each in Spain, red's on 4 and blue's on 5."""
    play = senseless_rome(debt={SPAIN: BLACK[SPAIN]})
    assert all_seats(play, "income") == [1, 0, 5, 5]
    assert all_seats(play, "loans") == [2, 2, 2, 2]
    assert land(play, "spain")["bonds"] == []
    assert land(play, "spain")["debt"] == [5, 2]
    assert [event.seat for event in told(play, LoansLost)] == [BLUE, RED]


def test_ec35_the_columns_are_free_again() -> None:
    play = senseless_rome(debt={SPAIN: BLACK[SPAIN]})
    let_pass(play, lambda play: stage(play) == "choose cards")
    turn_of(RED, "london", play, others="brussels")
    act(play, RED, {"lend": "spain", "markers": 2})
    assert land(play, "spain")["bonds"] == [[1, 2, RED], [2, 2, RED]]


def test_ec33_a_single_crisis_is_not_asked_about() -> None:
    play = senseless_rome(happiness={GREECE: 0})
    assert stage(play) == "place weapons"


def test_ec33_the_acting_player_orders_several() -> None:
    play = senseless_rome(WHITE, happiness={GREECE: 0, SPAIN: 0}, debt={GREECE: BLACK[GREECE]})
    assert stage(play) == "choose crisis"
    assert play.waiting == [WHITE]
    assert told(play, CrisesArose)[-1] == CrisesArose(
        WHITE, (("riot", "spain"), ("riot", "greece"), ("cut", "greece"))
    )
    act(play, WHITE, {"resolve": "cut", "state": "greece"})
    assert land(play, "greece")["bonds"] == []
    assert play.waiting == [WHITE]
    assert stage(play) == "choose crisis"
    values = {"crisis": "cut", "state": "greece"}
    refusal = refused(play, WHITE, {"resolve": "cut", "state": "greece"})
    assert refusal == ("EC-33", "no-crisis", values)
    act(play, WHITE, {"resolve": "riot", "state": "greece"})
    assert table(play).riot.state == "greece"
    for _ in range(4):
        act(play, play.waiting[0], {"weapons": 0})
    assert table(play).riot.state == "spain"


def test_ec33_refusals() -> None:
    play = senseless_rome(happiness={GREECE: 0, SPAIN: 0})
    assert refused(play, RED, {"resolve": "riot", "state": "italy"})[0] == "G-2"
    assert refused(play, RED, {"resolve": "war", "state": "spain"})[0] == "G-2"
    assert refused(play, RED, {"resolve": "riot"})[0] == "G-2"
    three = turn_of(0, "rome", new(3))
    arrange(three, happiness={0: 0, 1: 0})
    reform = {"reform": "senseless", "state": "spain", "party": "socialists"}
    act(three, 0, reform, DONE)
    refusal = refused(three, 0, {"resolve": "riot", "state": "greece"})
    assert refusal == ("EC-33", "not-in-play", {"state": "greece"})


def test_ec33_after_an_event_the_highest_income_decides() -> None:
    play = let_pass(quick(), lambda play: play.summary()["quarter"] == 1)
    arrange(play, happiness={SPAIN: 1, IRELAND: 1}, order=[BLUE, RED, WHITE, GREEN])
    let_pass(play, lambda play: stage(play) == "choose crisis")
    assert play.waiting == [BLUE]
    assert play.summary()["quarter"] == 0
    act(play, BLUE, {"resolve": "riot", "state": "ireland"})
    for number in (GREEN, WHITE, RED, BLUE):
        act(play, number, {"weapons": 0})
    assert table(play).riot.state == "spain"


def test_ec33_the_decider_is_fixed_when_the_queue_arises() -> None:
    """Red decides after the economy, although its income falls in the first of the debt cuts."""
    play = let_pass(quick(), lambda play: play.summary()["quarter"] == 2)
    arrange(play, debt={number: black - 1 for number, black in BLACK.items()})
    let_pass(play, lambda play: stage(play) == "choose crisis")
    assert play.waiting == [RED]
    act(play, RED, {"resolve": "cut", "state": "spain"})
    assert play.summary()["income_order"][0] != RED
    assert play.waiting == [RED]
    act(play, RED, {"resolve": "cut", "state": "france"})
    act(play, RED, {"resolve": "cut", "state": "ireland"})
    assert all_seats(play, "income") == [-4, -4, -4, -4]
    assert play.summary()["quarter"] == 3


def test_ec33_if_the_decider_is_out_the_highest_income_decides_on() -> None:
    play = turn_of(RED, "rome", quick())
    arrange(
        play,
        debt={SPAIN: BLACK[SPAIN], FRANCE: BLACK[FRANCE], IRELAND: BLACK[IRELAND]},
        income={RED: -18},
        order=[WHITE, BLUE, GREEN, RED],
    )
    act(play, RED, {"reform": "senseless", "state": "spain", "party": "socialists"}, DONE)
    assert play.waiting == [RED]
    act(play, RED, {"resolve": "cut", "state": "spain"})
    assert seat(play, RED)["out"] is True
    assert seat(play, RED)["income"] == -22
    assert play.waiting == [WHITE]
    assert refused(play, RED, {"resolve": "cut", "state": "france"})[0] == "G-1"
    act(play, WHITE, {"resolve": "cut", "state": "france"})
    assert land(play, "france")["bonds"] == []
    assert all_seats(play, "income") == [-22, -4, 1, 0]


def test_ec33_crises_wait_for_the_end_of_rome() -> None:
    play = turn_of(RED, "rome", quick())
    arrange(play, happiness={SPAIN: 1})
    act(play, RED, {"reform": "real", "state": "spain", "party": "conservatives"})
    assert land(play, "spain")["happiness"] == 0
    act(play, RED, {"reform": "real", "state": "spain", "party": "socialists"}, DONE)
    assert land(play, "spain")["happiness"] == 1
    assert stage(play) != "place weapons"


def test_ec35_a_bank_that_loses_nothing_keeps_its_place_in_the_stack() -> None:
    play = senseless_rome(debt={GREECE: BLACK[GREECE]})
    assert play.summary()["income_order"] == [RED, BLUE, GREEN, WHITE]
    assert all_seats(play, "income") == [5, 5, 0, 1]
    assert len(land(play, "france")["bonds"]) == 2


def test_ec33_ruling_a_new_decider_stays_the_decider() -> None:
    """Red is out in Rome; white, then the highest, decides on although it falls behind."""
    play = turn_of(RED, "rome", quick())
    arrange(
        play,
        debt={FRANCE: BLACK[FRANCE], IRELAND: BLACK[IRELAND], GREECE: BLACK[GREECE]},
        owners={GREECE: (RED, RED)},
        money={RED: 1},
        income={RED: -19, WHITE: 6},
        order=[WHITE, BLUE, GREEN, RED],
    )
    act(play, RED, {"reform": "real", "state": "greece", "party": "communists"})
    assert play.waiting == [WHITE]
    act(play, WHITE, {"resolve": "cut", "state": "greece"})
    assert play.summary()["income_order"] == [BLUE, WHITE, GREEN]
    assert play.waiting == [WHITE]


def test_ec33_a_state_says_how_many_steps_its_crises_are_away() -> None:
    """As the rules move the markers: to the right along the rows, and down to the fist."""
    play = quick()
    state = play.state
    assert isinstance(state, EuroCrisisState)
    for number, view in enumerate(table(play).states):
        for left in range(view.steps_to_cut, 0, -1):
            assert table(play).states[number].steps_to_cut == left
            raise_debt(state, number, 1)
        assert table(play).states[number].steps_to_cut == 0
        for left in range(view.steps_to_riot, 0, -1):
            assert table(play).states[number].steps_to_riot == left
            change_happiness(state, number, -1)
        assert table(play).states[number].steps_to_riot == 0
    assert crises_in(state) == list(range(8))


def test_ec30_a_state_says_what_it_sells_next() -> None:
    play = quick()
    state, spain = play.state, table(play).states[SPAIN]
    assert isinstance(state, EuroCrisisState)
    assert spain.next_sale == spain.board.properties[1] == ("RTVE", 7)
    state.owners[SPAIN] = (RED,) * len(spain.board.properties)
    assert table(play).states[SPAIN].next_sale is None
