"""Gymnasium: its own checks hold, and bots sit on the other chairs."""

import warnings
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from spielgeld.bots import UnknownBot
from spielgeld.research.codecs import IllegalSlot
from spielgeld.research.envs import gym_env
from spielgeld.research.envs.gym import GymEnv
from tests.laws.configurations import CONFIGURATIONS, Configuration


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_it_passes_gymnasiums_own_check(configuration: Configuration) -> None:
    players = configuration.players
    env = gym_env(configuration.game, players, opponents="random", **configuration.options)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env, skip_render_check=True)


def play(env: GymEnv, seed: int) -> tuple[float, int]:
    rng = Random(seed)
    _, info = env.reset(seed=seed)
    steps = 0
    while True:
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        assert (env.action_masks() == info["action_mask"]).all()
        _, reward, over, truncated, info = env.step(action)
        steps += 1
        assert not truncated
        assert "illegal" not in info
        if over:
            return reward, steps
        assert reward == 0


@pytest.mark.parametrize(("game", "players"), [("qe", 3), ("plutocracy", 4), ("euro-crisis", 4)])
def test_bots_sit_on_the_other_chairs(game: str, players: int) -> None:
    env = gym_env(game, players, opponents="rookie", seat=1)
    first, steps = play(env, 1)
    assert env.seat == 1
    assert set(env.seated) == set(range(players)) - {1}
    assert steps == sum(seat == 1 for seat, _ in env.table.play.decisions)
    assert not any(bot.faults for bot in env.seated.values())
    again, _ = play(env, 1)
    assert again == first


def test_each_opponent_can_have_a_level_of_its_own() -> None:
    env = gym_env("qe", 4, opponents=("random", "rookie", "banker"))
    seats = {env.seat for seed in range(20) if env.reset(seed=seed)}
    assert seats == {0, 1, 2, 3}
    with pytest.raises(ValueError, match="3 opponents"):
        gym_env("qe", 4, opponents=("random", "rookie"))
    with pytest.raises(UnknownBot):
        gym_env("qe", 4, opponents="nobody")
    with pytest.raises(ValueError, match="no seat 4"):
        gym_env("qe", 4, seat=4)


def test_an_illegal_action_is_replaced_and_said_or_raises() -> None:
    env = gym_env("qe", 4, seat=0)
    env.reset(seed=1)
    _, _, _, _, info = env.step(0)
    assert info["illegal"]
    strict = gym_env("qe", 4, seat=0, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalSlot):
        strict.step(0)


def test_many_at_once() -> None:
    makers = [lambda: gym_env("qe", 4, opponents="random")] * 3
    for vector in (gymnasium.vector.SyncVectorEnv, gymnasium.vector.AsyncVectorEnv):
        envs = vector(makers)
        try:
            observations, infos = envs.reset(seed=1)
            assert observations.shape[0] == 3
            rng = Random(1)
            ended = 0
            for _ in range(25):
                masks = infos["action_mask"]
                actions = [int(rng.choice(np.flatnonzero(mask))) for mask in masks]
                observations, _, over, _, infos = envs.step(np.array(actions))
                if over.any():
                    ended += int(over.sum())
                    break
            assert ended
        finally:
            envs.close()
