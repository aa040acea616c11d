"""What search says about decisions that it was asked about."""

from random import Random

import pytest

from spielgeld import bots, games
from spielgeld.bots.budget import Budget
from spielgeld.bots.search import Quant


@pytest.mark.parametrize("game", ["qe", "plutocracy", "euro-crisis"])
def test_any_legal_decision_can_be_weighed_too(game: str) -> None:
    rng = Random(game)
    play, banker = games.new(game, 3, seed=4), bots.find("banker", game)
    for number in range(40):
        seat = play.waiting[0]
        view, choice = play.view(seat), play.choice(seat)
        if number % 12 == 5:
            asked = choice.sample(rng)
            weighed = Quant(Budget(iterations=8)).weigh(view, choice, Random(1), [asked])
            (found,) = [entry for entry in weighed if entry.decision == asked]
            assert found.tried > 0 or len(weighed) == 1
            assert all(entry.decision in choice for entry in weighed)
        play.submit(seat, banker(view, choice, rng))
