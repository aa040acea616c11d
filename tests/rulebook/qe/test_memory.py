"""QE-15: what people may read again, and what not without the memory aid."""

import json
from random import Random
from typing import Any

import pytest

from spielgeld import bots, games
from spielgeld.bots.advice import advise
from spielgeld.bots.budget import Budget
from spielgeld.games.qe.rules.memory import forget
from spielgeld.kernel.numbers import to_json
from spielgeld.kernel.play import Play
from tests.rulebook.qe.table import rebid, sell, start


def without_aid(**changes: Any) -> Play:
    return start(memory="off", **changes)


def two_sales(factor: int) -> Play:
    """The first sale has other amounts, the second the same; the third is opened with 60."""
    play = without_aid()
    sell(play, 7 * factor, 20 * factor, 0, 11 * factor)
    sell(play, 31, 17, 19, 23)
    play.submit(2, {"bid": 60})
    return play


def received(play: Play, seat: int | None) -> str:
    story = [[type(event).__name__, to_json(event)] for event in play.story(seat)]
    return json.dumps([to_json(play.view(seat)), story])


def test_qe15_a_past_amount_is_shown_to_nobody_again() -> None:
    play = two_sales(1)
    sale = play.view(0).table.sales[0]
    assert (sale.open_bid, sale.amount, sale.winner, sale.zeros) == (None, None, 1, (2,))
    assert sale.attempts == ((None,) * 4,)
    assert [player.spent_at_least for player in play.view(0).table.players[1:]] == [0, 0, 0]
    assert play.known(0).table.sales[0].attempts == ((7, 20, 0, 11),)


def test_qe15_ones_own_winning_bids_stay() -> None:
    play = two_sales(1)
    sale = play.view(1).table.sales[0]
    assert (sale.amount, sale.attempts) == (20, ((None, 20, None, None),))
    assert play.view(1).table.players[1].spent == 20
    assert play.view(0).table.sales[1].amount == 31
    assert play.view(1).table.sales[1].amount is None


def test_qe15_a_sale_is_shown_until_somebody_bids_in_the_next() -> None:
    play = without_aid()
    sell(play, 7, 20, 0, 11)
    assert play.view(0).table.sales[0].attempts == ((7, 20, 0, 11),)
    assert play.view(1).table.sales[0].amount == 20
    play.submit(1, {"bid": 5})
    assert play.view(0).table.sales[0].attempts == ((None,) * 4,)


def before_the_blind_sale(edition: str, *last: int) -> Play:
    """Three players, fifteen sales alike but for the bids in the last of them."""
    play = without_aid(players=3, edition=edition)
    for sale in range(15):
        sell(play, *(last if sale == 14 else (5, 9, 7)))
    assert play.waiting == [0, 1, 2]
    return play


@pytest.mark.parametrize("edition", ["2019", "2019-fr", "2017"])
def test_qe15_the_blind_sale_begins_with_its_tile(edition: str) -> None:
    """Nobody opens it: else the last auctioneer would bid with all bids of sale 15 in sight."""
    play = before_the_blind_sale(edition, 24, 65, 79)
    sale = play.view(None).table.sales[14]
    for seat in (0, 1, 2, None):
        seen = play.view(seat).table.sales[14]
        own = [79 if other == seat == sale.winner else None for other in range(3)]
        assert seen.attempts == (tuple(own),)
        assert seen.amount == (79 if seat == sale.winner else None)
    auctioneer = sale.auctioneer
    told = [type(event).__name__ for event in play.story(auctioneer)]
    assert "BidsSeen" in told
    play.submit(auctioneer, {"bid": 3})
    assert "BidsSeen" not in [type(event).__name__ for event in play.story(auctioneer)]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_qe15_no_leak_of_the_last_sale_during_the_blind_one(seat: int | None) -> None:
    """Two games with other amounts in sale 15: equal views at once, all equal after one's bid."""
    one, two = before_the_blind_sale("2019", 24, 65, 79), before_the_blind_sale("2019", 30, 81, 99)
    winner = one.view(None).table.sales[14].winner
    assert one.known(seat) != two.known(seat) or seat is None
    for asked in (seat, *[other for other in range(3) if other != seat]):
        if seat == winner:
            assert one.view(seat).table.sales[14] != two.view(seat).table.sales[14]
        else:
            assert one.view(seat) == two.view(seat)
        if asked is None:
            continue
        one.submit(asked, {"bid": 4})
        two.submit(asked, {"bid": 4})
        if asked == seat != winner and not one.over:
            assert received(one, seat) == received(two, seat)


def test_qe15_what_happened_since_ones_last_decision_can_still_be_read() -> None:
    """Else the auctioneer would never see the bids if the next one opens at once."""
    play = without_aid()
    sell(play, 7, 20, 0, 11)
    play.submit(1, {"bid": 5})
    assert "BidsSeen" in [type(event).__name__ for event in play.story(0)]
    play.submit(0, {"bid": 6})
    told = [type(event).__name__ for event in play.story(0)]
    assert "BidsSeen" not in told
    assert "CompanyWon" in told


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_qe15_no_leak_games_that_differ_only_in_forgotten_amounts_look_equal(
    seat: int | None,
) -> None:
    """At every later step, to everybody but the one whose own winning bid it is."""
    one, two = two_sales(1), two_sales(1000)
    assert one.known(0) != two.known(0)
    rng = Random(3)
    compared = 0
    while len(one.state.sales) < 6:  # type: ignore[attr-defined]
        for asked in list(one.waiting):
            decision = one.choice(asked).sample(rng)
            one.submit(asked, decision)
            two.submit(asked, decision)
            if one.over or (seat is not None and seat in one.waiting and compared == 0):
                continue
            if seat == 1:
                assert received(one, seat) != received(two, seat)
            else:
                assert received(one, seat) == received(two, seat)
            compared += 1
    assert compared > 8


def test_qe15_a_hint_knows_no_more_than_the_person() -> None:
    """What is forgotten is made up, so that the advice is the same whatever it was."""
    plays = (two_sales(1), two_sales(1000))
    one, two = [advise(p.view(3), p.choice(3), Budget(iterations=30)) for p in plays]
    assert one == two
    assert "20" not in str([reason.values.get("amount") for reason in one.reasons])


@pytest.mark.parametrize("edition", ["2019", "2019-fr", "2017"])
@pytest.mark.parametrize("players", [3, 4])
def test_qe15_what_a_person_imagines_looks_to_it_as_the_table_does(
    edition: str, players: int
) -> None:
    rng = Random(f"{edition} {players}")
    for seed in range(6):
        play = games.new("qe", players, seed=seed, edition=edition, memory="off")
        while not play.over:
            for asked in list(play.waiting):
                choice = play.choice(asked)
                low = {"bid": rng.randrange(1, 5)}
                play.submit(asked, low if low in choice else choice.sample(rng))
            if play.over:
                break
            for seat in (*range(players), None):
                view = play.view(seat)
                imagined = games.imagine(view, rng)
                state: Any = imagined.state
                state.forgets = True
                assert forget(state, imagined.known(seat).table, seat) == view.table


def test_qe15_bots_remember_by_themselves_and_play_as_before() -> None:
    decided = []
    for memory in ("on", "off"):
        play = games.new("qe", 4, seed=5, memory=memory)
        banker, rng = bots.find("banker", "qe"), Random(9)
        while not play.over:
            for seat in list(play.waiting):
                play.submit(seat, banker(play.known(seat), play.choice(seat), rng))
        decided.append(play.decisions)
    assert decided[0] == decided[1]


def test_qe15_everything_is_open_when_the_game_is_over() -> None:
    play = two_sales(1)
    rng = Random(1)
    while not play.over:
        for seat in list(play.waiting):
            play.submit(seat, play.choice(seat).sample(rng))
    assert play.view(0) == play.known(0)
    assert play.view(0).table.sales[0].attempts == ((7, 20, 0, 11),)


def test_qe15_the_look_is_seen_once() -> None:
    play = start(5, memory="off")
    play.submit(0, {"bid": 5})
    rebid(play, {1: 20, 2: 1, 3: 2, 4: 3})
    for seat in (2, 3, 4):
        play.submit(seat, {"look": seat == 3})
    assert play.view(3).table.sales[0].amount == 20
    assert "PriceSeen" in [type(event).__name__ for event in play.story(3)]
    play.submit(1, {"bid": 9})
    play.submit(3, {"bid": 1})
    assert play.view(3).table.sales[0].amount is None
    assert "PriceSeen" not in [type(event).__name__ for event in play.story(3)]
