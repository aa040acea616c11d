"""A voyage of Plutocracy counts as the rules do, and what is weighed is a share of the others."""

from random import Random

import pytest

from spielgeld import games
from spielgeld.bots.budget import Budget
from spielgeld.bots.search import Quant
from spielgeld.games.plutocracy.bots.chart import StarChart
from spielgeld.games.plutocracy.bots.forecast import forecast, table_of
from spielgeld.games.plutocracy.bots.planner import Outlook
from spielgeld.kernel.play import Play


def alone(players: int, seed: int) -> Play:
    """A game in which seat 0 plays on alone: the others have bought seats and retired."""
    play = games.new("plutocracy", players, seed=seed, setup="random")
    for _, planet in zip(range(players), ("mars", "saturn", "neptune", "jupiter"), strict=False):
        play.submit(play.waiting[0], {"start": planet})
    while not all(player.retired for player in play.view(None).table.players[1:]):
        seat = play.waiting[0]
        if seat:
            play.submit(seat, {"seats": 2})
            play.submit(seat, {"retire": True})
        else:
            flight = play.view(0).table.flights[0]
            play.submit(0, {"fly": list(flight.to), "time": flight.shortest})
    return play


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_journey_comes_to_what_was_planned(players: int) -> None:
    for seed in range(3):
        play = alone(players, seed)
        outlook = Outlook(StarChart(table_of(play), 0, [], 1.0))
        outlook.search(lambda: True)
        (worth, journey), *_ = outlook.plans()
        _, planned = max(outlook.best.values(), key=lambda plan: plan[0])
        forecast(play, 0, journey)
        seat = play.summary()["seats"][0]
        assert play.over
        assert 0 < worth < 1
        assert len(journey.stops) > 4
        assert seat["councillors"] == planned.council > 10
        assert seat["money"] == planned.money
        assert seat["time"] == planned.time
        assert list(seat["seats"].values()) == [number for number in planned.seats if number]


def test_worth_is_a_share_of_the_others() -> None:
    """In the auction, at the start and in turns there is a menu, best first."""
    play = games.new("plutocracy", 2, seed=3, setup="random", auction=True)
    menus: dict[str, int] = {}
    quant = Quant(Budget(iterations=60))
    while play.view(None).table.stage != "turn" or len(menus) < 3:
        seat = play.waiting[0]
        weighed = quant.weigh(play.view(seat), play.choice(seat), Random(0))
        assert all(0 <= entry.worth <= weighed[0].worth <= 1 for entry in weighed)
        menus[play.view(None).table.stage] = len(weighed)
        play.submit(seat, weighed[0].decision)
    assert menus["auction"] == 2
    assert menus["start"] > 1
    assert menus["turn"] > 3
