"""Every level plays every game, from what its seat can see and from nothing else."""

import copy
from random import Random

import pytest

from spielgeld import bots, games
from spielgeld.bots.seated import SeatedBot, let_bots_decide
from spielgeld.kernel.choice import Decision
from spielgeld.research.series import Series
from tests.laws.configurations import CONFIGURATIONS, Configuration, some_are_proof

LEVELS = ("random", "rookie", "banker", "quant@2it")

every_configuration = pytest.mark.parametrize(
    "configuration", some_are_proof(CONFIGURATIONS), ids=str
)


@every_configuration
def test_every_level_plays_without_a_fault(configuration: Configuration) -> None:
    series = Series(
        configuration.game, configuration.players, LEVELS, "levels", configuration.options
    )
    seen: set[int] = set()
    for number in range(0, 2 * configuration.players, configuration.players):
        if len(seen) < len(LEVELS):
            game = series.play(number)
            seen.update(game.seating)
            assert game.play.over
            assert [fault for bot in game.seated for fault in bot.faults] == []
    assert seen == set(range(len(LEVELS)))


@every_configuration
def test_equal_views_and_equal_chance_give_equal_decisions(configuration: Configuration) -> None:
    """A bot that used anything beyond its view would decide otherwise in another true state."""
    for level in LEVELS[1:]:
        rng = Random(f"{configuration} {level}")
        play = configuration.start(level)
        for step in range(1000):
            if play.over:
                break
            for seat in play.waiting:
                decisions: list[Decision] = []
                if step % 9 == 4:
                    imagined = games.imagine(play.view(seat), rng)
                    for table in (play, imagined):
                        decide = bots.find(level, configuration.game)
                        view, choice = table.view(seat), table.choice(seat)
                        decisions.append(copy.deepcopy(decide(view, choice, Random(step))))
                    assert decisions[0] == decisions[1]
                play.submit(seat, play.choice(seat).sample(rng))


def test_a_bid_of_a_googol_does_not_stun_anybody() -> None:
    for level in LEVELS:
        play = games.new("qe", 4, seed=5)
        seated = {seat: SeatedBot(bots.find(level, "qe"), seat, "googol") for seat in range(1, 4)}
        while not play.over:
            let_bots_decide(play, seated)
            if not play.over:
                play.submit(0, {"bid": 10**900 + len(play.decisions)})
        assert [fault for bot in seated.values() for fault in bot.faults] == []


@pytest.mark.parametrize("game", ["qe", "plutocracy", "euro-crisis"])
def test_same_seed_and_iterations_same_play(game: str) -> None:
    series = Series(game, 3, ("quant@3it", "banker"), "same", limit_seconds=600)
    first, second = (games.record(series.play(0).play) for _ in range(2))
    assert first == second
