"""Tables in arrays follow the readable rules: 10,000 games, replayed one by one."""

import numpy as np
import pytest

from spielgeld import games
from spielgeld.games.qe.research.batch import QeTables
from spielgeld.games.qe.research.deals import Numbers
from spielgeld.games.qe.rules.pieces import BOXES
from spielgeld.kernel.refusal import Refused

TABLES = 625
"""By edition, number of players and way of bidding: 10,000 games in all."""


def low_bids(tables: QeTables) -> Numbers:
    """Bids so low that most sales tie, many of them three times, and zero is common."""
    if tables.question == "look":
        return tables.draw()
    low = 1 if tables.question == "open" else 0
    bids = tables.rng.integers(low, 4, size=tables.asked.shape)
    bids = np.minimum(bids, tables.high)
    clash = bids == tables.open_bid
    if tables.question == "open":
        return bids
    return np.where(clash, np.where(bids > 0, bids - 1, bids + 1), bids)


@pytest.mark.parametrize("way", ["drawn", "low"])
@pytest.mark.parametrize(("edition", "players"), list(BOXES))
def test_every_table_ends_as_the_readable_rules_say(edition: str, players: int, way: str) -> None:
    tables = QeTables(players, TABLES, edition=edition, seed=players, keep=True)
    while tables.question != "over":
        tables.step(tables.draw() if way == "drawn" else low_bids(tables))
    points, places = tables.points(), tables.places()
    ties = 0
    for table in range(TABLES):
        play = games.replay(tables.record(table))
        assert play.over
        ties += any([sale.ties for sale in play.view(None).table.sales])
        for seat, card in enumerate(play.summary()["seats"]):
            said = {name: numbers[seat, table] for name, numbers in points.items()}
            assert said == {name: card[name] for name in said}
            assert tables.look_left[seat, table] == card["look_left"]
        for place in play.ranking():
            better = sum([places[seat, table] < places[place[0], table] for seat in range(players)])
            assert {int(places[seat, table]) for seat in place} == {better}
    assert ties > (TABLES // 2 if way == "low" else 0)


def test_what_a_seat_knows_of_others_spending() -> None:
    """QE-8, QE-14: never more than was spent, all of one's own, and nothing that was not told."""
    tables = QeTables(5, 300, seed=3)
    while tables.question != "over":
        tables.step(tables.draw())
        assert (tables.told <= tables.spent).all()
    own = np.arange(5)
    assert (tables.told[own, own] == tables.spent).all()
    assert (tables.told < tables.spent).any()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_a_seat_is_told_is_what_its_view_says(players: int) -> None:
    tables = QeTables(players, 40, seed=4, keep=True)
    while tables.sale < 9:
        tables.step(tables.draw())
    for table in range(40):
        play = games.replay(tables.record(table))
        for seat in range(players):
            told = np.zeros(players, np.int64)
            for sale in play.view(seat).table.sales:
                told[sale.winner] += sale.amount or 0
            assert (tables.told[seat, :, table] == told).all()


@pytest.mark.parametrize(
    ("steps", "bid", "rule"), [(0, 0, "QE-5"), (1, -1, "QE-6"), (1, 2**53, "QE-6")]
)
def test_an_illegal_bid_at_one_table_is_refused_by_its_rule(
    steps: int, bid: int, rule: str
) -> None:
    tables = QeTables(4, 8, seed=1)
    for _ in range(steps):
        tables.step(tables.draw())
    before = tables.decisions
    answers = tables.draw()
    answers[np.argwhere(tables.asked)[-1][0], np.argwhere(tables.asked)[-1][1]] = bid
    with pytest.raises(Refused, match=rule):
        tables.step(answers)
    assert tables.decisions == before


def test_the_open_bid_is_barred_at_its_own_table() -> None:
    tables = QeTables(4, 8, seed=1)
    tables.step(tables.draw())
    with pytest.raises(Refused, match="QE-6: barred"):
        tables.step(np.broadcast_to(tables.open_bid, (4, 8)))


def test_answers_of_another_shape_or_kind_are_refused() -> None:
    tables = QeTables(4, 8, seed=1)
    with pytest.raises(ValueError, match="shape"):
        tables.step(np.ones((4, 7), np.int64))
    with pytest.raises(ValueError, match="whole numbers"):
        tables.step(np.ones((4, 8)))
