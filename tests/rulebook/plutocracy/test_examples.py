"""The worked examples of the rulebook, each laid out and played; named after its page.

Seats are 0 Imperial (black), 1 Galactica (white), 2 Cosmos (pink), 3 Horizon (blue).
"""

from dataclasses import replace

import pytest

from spielgeld.games.plutocracy.examples import (
    AUCTION,
    BIDS,
    GAP,
    RETIRE,
    ROTATION,
    equal_under_pressure,
    fly,
    lay_out,
    play_all,
    standard,
)
from spielgeld.games.plutocracy.rules.events import BodyReached, CouncillorsSent, ElectionHeld
from tests.rulebook.plutocracy.table import (
    ASTEROID,
    EARTH,
    NEPTUNE,
    hold,
    parliament,
    refusal,
    seat_of,
    table,
    told,
)

IMPERIAL, GALACTICA, COSMOS, HORIZON = range(4)


def test_page_3_hold_of_5_uranium_and_2_carbon() -> None:
    seats = {HORIZON: {"hold": hold(uranium=5, carbon=2), "money": 17}}
    play = lay_out(standard(4), players=seats)
    assert seat_of(play, HORIZON)["hold"] == {"uranium": 5, "carbon": 2}
    assert seat_of(play, HORIZON)["money"] == 17


def test_page_6_prices_then_horizon_then_cosmos() -> None:
    play = lay_out(
        standard(4),
        track={
            23: [GALACTICA],
            24: [COSMOS, HORIZON, "prices"],
            28: [IMPERIAL],
            30: ["rotate"],
            40: ["elect"],
            60: ["the_end"],
        },
    )
    play.submit(GALACTICA, RETIRE)
    assert play.summary()["markers"]["prices"] == 36
    assert play.waiting == [HORIZON]
    play.submit(HORIZON, RETIRE)
    assert play.waiting == [COSMOS]


def test_page_6_sale_of_2_water_on_neptune() -> None:
    seats = {HORIZON: {"ship": tuple(NEPTUNE), "hold": hold(water=2), "money": 0}}
    play = lay_out(standard(4), players=seats, track={0: [2, 1, 0, HORIZON], 60: ["the_end"]})
    play.submit(HORIZON, {"sell": 2})
    assert seat_of(play, HORIZON)["money"] == 10
    assert play.summary()["planets"]["neptune"]["demand"] == ["water", 4]


def test_page_6_purchase_of_2_plants_with_3_on_board() -> None:
    seats = {HORIZON: {"ship": tuple(NEPTUNE), "hold": hold(plants=3)}}
    play = lay_out(standard(4), players=seats, track={0: [2, 1, 0, HORIZON], 60: ["the_end"]})
    assert refusal(play, HORIZON, {"buy": 3}).rule == "PL-13"
    play.submit(HORIZON, {"buy": 2})
    assert seat_of(play, HORIZON)["money"] == 12 - 6
    assert seat_of(play, HORIZON)["hold"] == {"plants": 5}
    assert play.summary()["planets"]["neptune"]["supply"] == ["plants", 4]


def test_page_7_two_seats_on_neptune_for_10() -> None:
    play = lay_out(
        standard(4),
        players={HORIZON: {"ship": tuple(NEPTUNE)}},
        planets={"neptune": {"parliament": parliament(COSMOS), "recent": (COSMOS,)}},
        track={0: [2, 1, 0, HORIZON], 60: ["the_end"]},
    )
    play.submit(HORIZON, {"seats": 2})
    assert seat_of(play, HORIZON)["money"] == 2
    assert play.summary()["parliaments"]["neptune"][:4] == [COSMOS, HORIZON, HORIZON, None]


def test_page_7_cosmos_rescues_an_alien() -> None:
    seats = {COSMOS: {"ship": tuple(ASTEROID)}}
    play = lay_out(standard(4), players=seats, track={0: [3, 1, 0, COSMOS], 60: ["the_end"]})
    play.submit(COSMOS, {"rescue": True})
    assert seat_of(play, COSMOS)["alien"]
    assert play.summary()["aliens"] == 3


def test_page_7_galactica_joins_two_societies_and_finds_one_full() -> None:
    play = standard(4)
    members = {"high": (HORIZON, IMPERIAL), "merchant": (COSMOS, None)}
    societies = tuple(
        replace(society, members=members.get(society.name, society.members))
        for society in table(play).societies
    )
    play = lay_out(
        play,
        players={
            GALACTICA: {
                "ship": tuple(EARTH),
                "money": 26,
                "alien": True,
                "hold": hold(oxygen=2, water=3, carbon=1),
            }
        },
        track={0: [3, 2, 0, GALACTICA], 60: ["the_end"]},
        societies=societies,
    )
    before = seat_of(play, GALACTICA)
    assert refusal(play, GALACTICA, {"join": "high"}).reason == "full"
    play_all(play, (GALACTICA, {"join": "scientist"}), (GALACTICA, {"join": "merchant"}))
    after = {**before, "councillors": 5, "societies": ["scientist", "merchant"]}
    assert seat_of(play, GALACTICA) == after


def test_page_8_horizon_waits_3_where_uranus_will_be() -> None:
    """Between the first and the second rotation Neptune is one hex from Uranus' next space."""
    play = lay_out(
        standard(4),
        players={HORIZON: {"ship": (-6, -3)}},
        bodies={"uranus": (-10, 3), "neptune": (-6, -3)},
        track={15: [HORIZON], 20: ["rotate"], 22: [0, 1, 2], 60: ["the_end"]},
    )
    flight = table(play).flights[0]
    assert (flight.to, flight.body, flight.distance, flight.shortest) == ((-5, -3), "uranus", 1, 3)
    assert not flight.there
    assert flight.to_meet == 6
    assert refusal(play, HORIZON, fly([-5, -3], 2)).rule == "PL-17"
    play.submit(HORIZON, fly([-5, -3], 6))
    assert seat_of(play, HORIZON)["time"] == 21
    assert play.waiting == [HORIZON]
    assert table(play).players[HORIZON].body == "uranus"


def test_page_8_rotation_carries_ships_and_brings_bodies_to_them() -> None:
    """ROTATE then lies on Imperial's disc, so it acts again before Imperial: on Jupiter."""
    said, play = ROTATION.figures, ROTATION.lay_out()
    assert play.summary()["markers"]["rotate"] == said["rotate_before"]
    assert seat_of(play, HORIZON)["time"] == said["horizon_before"]
    ROTATION.go_on(play)
    assert play.decisions[-1][1]["time"] == said["flight"]
    assert seat_of(play, HORIZON)["time"] == said["horizon"]
    assert play.summary()["markers"]["rotate"] == said["rotate"]
    body = {seat: player.body for seat, player in enumerate(table(play).players)}
    assert body == {IMPERIAL: None, GALACTICA: "earth", COSMOS: "asteroid", HORIZON: "uranus"}
    assert seat_of(play, GALACTICA)["ship"] == [0, -2]
    assert seat_of(play, COSMOS)["ship"] == [-8, 1]
    assert told(play, BodyReached) == [BodyReached(HORIZON, "uranus")]
    stack = next(stack for stack in table(play).track if stack.time == said["rotate"])
    assert [(piece.kind, piece.seat) for piece in stack.pieces] == [
        ("disc", IMPERIAL),
        ("rotate", None),
    ]
    play_all(play, (HORIZON, RETIRE), (GALACTICA, RETIRE), (COSMOS, RETIRE))
    assert play.waiting == [IMPERIAL]
    assert table(play).players[IMPERIAL].body == "jupiter"


def test_page_9_first_election() -> None:
    owners = {
        "mars": (HORIZON, HORIZON, IMPERIAL),
        "jupiter": (COSMOS,),
        "neptune": (COSMOS, HORIZON, COSMOS),
        "saturn": (GALACTICA, GALACTICA),
        "uranus": (IMPERIAL, GALACTICA),
    }
    play = lay_out(
        standard(4),
        planets={
            name: {
                "parliament": parliament(*seats),
                "recent": tuple(dict.fromkeys(reversed(seats))),
            }
            for name, seats in owners.items()
        },
        track={19: [0], 20: ["elect"], 21: [1, 2, 3], 60: ["the_end"]},
    )
    play.submit(0, RETIRE)
    councillors = [seat_of(play, seat)["councillors"] for seat in range(4)]
    assert councillors == [0, 2, 2, 1]
    (election,) = told(play, ElectionHeld)
    assert election == ElectionHeld(
        20,
        1,
        (
            CouncillorsSent("mars", HORIZON, 1),
            CouncillorsSent("jupiter", COSMOS, 1),
            CouncillorsSent("saturn", GALACTICA, 1),
            CouncillorsSent("uranus", GALACTICA, 1),
            CouncillorsSent("neptune", COSMOS, 1),
        ),
        40,
    )


def test_page_9_prices_on_mars_uranium_stays_at_1() -> None:
    play = lay_out(standard(4), planets={"mars": {"demand_price": 4, "supply_price": 1}})
    play_all(play, (0, fly(EARTH, 13)), *[(seat, RETIRE) for seat in (1, 2, 3)])
    mars = play.summary()["planets"]["mars"]
    assert (mars["demand"], mars["supply"]) == (["oxygen", 5], ["uranium", 1])


def test_page_9_end_horizon_wins_and_cosmos_is_second_by_time() -> None:
    numbers = {IMPERIAL: 9, GALACTICA: 12, COSMOS: 12, HORIZON: 14}
    play = lay_out(
        standard(4),
        players={
            seat: {"councillors": number, "retired": seat != IMPERIAL}
            for seat, number in numbers.items()
        },
        track={54: [COSMOS], 57: [GALACTICA], 58: [IMPERIAL], 60: ["the_end", HORIZON]},
    )
    play.submit(IMPERIAL, RETIRE)
    assert play.ranking() == [[HORIZON], [COSMOS], [GALACTICA], [IMPERIAL]]
    assert play.winners() == [HORIZON]


@pytest.mark.parametrize(
    ("gap", "ranking"),
    [
        ("larger", [[GALACTICA], [COSMOS], [IMPERIAL]]),
        ("smaller", [[IMPERIAL], [GALACTICA], [COSMOS]]),
    ],
)
def test_page_10_tie_under_time_pressure(gap: str, ranking: list[list[int]]) -> None:
    """The picture ranks the larger gap first; the text says the smaller one."""
    play = equal_under_pressure(gap)
    GAP.go_on(play)
    assert play.ranking() == ranking
    for seat, number in ((IMPERIAL, 1), (GALACTICA, 2), (COSMOS, 3)):
        shown = seat_of(play, seat)
        said = [GAP.figures[f"{name}_{number}"] for name in ("time", "end", "gap")]
        assert said == [shown["time"], shown["end"], shown["end"] - shown["time"]]


def test_page_10_start_auction() -> None:
    """Clockwise are here Horizon, Galactica, Cosmos, Imperial: seats 0 to 3."""
    horizon, galactica, cosmos, imperial = range(4)
    play = AUCTION.lay_out()
    assert {seat_of(play, seat)["end"] for seat in range(4)} == {AUCTION.figures["end"]}
    play_all(play, *BIDS[:-1])
    assert play.waiting == [imperial]
    play_all(play, BIDS[-1])
    assert play.summary() == AUCTION.after.summary()
    assert play.summary()["auction"] == {
        "1": [galactica, 1],
        "2": [horizon, 1],
        "3": [imperial, 0],
        "4": [cosmos, 3],
    }
    ends = [seat_of(play, seat)["end"] for seat in range(4)]
    assert ends == [AUCTION.figures[f"end_{number}"] for number in range(1, 5)] == [59, 59, 57, 60]
    for seat in (galactica, horizon, imperial, cosmos):
        assert play.waiting == [seat]
        play.submit(seat, {"start": "mars"})
    assert play.waiting == [cosmos]
