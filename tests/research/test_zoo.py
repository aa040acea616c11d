"""PettingZoo's own tests hold for every game, and what is promised beyond them."""

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from spielgeld import games
from spielgeld.kernel.play import Play
from spielgeld.kernel.refusal import Refused
from spielgeld.research.codecs import PASS, IllegalSlot
from spielgeld.research.envs import aec_env, parallel_env
from spielgeld.research.envs.rewards import rank, survive
from tests.laws.configurations import CONFIGURATIONS, Configuration

everywhere = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
A_FEW = pytest.mark.parametrize(
    ("game", "players"), [("qe", 4), ("plutocracy", 2), ("euro-crisis", 3)]
)


@everywhere
def test_one_after_the_other(configuration: Configuration) -> None:
    env = aec_env(configuration.game, configuration.players, **configuration.options)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # That an observation is a dictionary, as with all games that have a mask.
        warnings.filterwarnings("ignore", "Observation")
        api_test(env, num_cycles=60)


@everywhere
def test_all_at_once(configuration: Configuration) -> None:
    env = parallel_env(configuration.game, configuration.players, **configuration.options)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # That an observation is a dictionary, as with all games that have a mask.
        warnings.filterwarnings("ignore", "Observation")
        parallel_api_test(env, num_cycles=60)


@A_FEW
def test_the_same_seed_gives_the_same_game(game: str, players: int) -> None:
    seed_test(lambda: aec_env(game, players), num_cycles=30)
    parallel_seed_test(lambda: parallel_env(game, players), num_cycles=30)


def legal(observation: dict[str, Any], rng: Random) -> int:
    return int(rng.choice(np.flatnonzero(observation["action_mask"])))


@A_FEW
def test_both_kinds_play_the_same_game(game: str, players: int) -> None:
    one, all_at_once = aec_env(game, players), parallel_env(game, players)
    one.reset(seed=7)
    observations, _ = all_at_once.reset(seed=7)
    rng = Random(7)
    rewards: dict[str, float] = {}
    while all_at_once.agents:
        actions = {agent: legal(seen, rng) for agent, seen in observations.items()}
        asked = all_at_once.table.play.waiting
        for seat in asked:
            agent = f"seat_{seat}"
            assert one.agent_selection == agent
            assert (
                one.observe(agent)["observation"].tolist()
                == observations[agent]["observation"].tolist()
            )
            one.step(actions[agent])
        observations, rewards, _, _, _ = all_at_once.step(actions)
    assert all(one.terminations.values())
    assert one.rewards == rewards
    assert sum(rewards.values()) == pytest.approx(0)
    assert min(rewards.values()) < 0 < max(rewards.values())


def test_whoever_is_not_asked_can_only_pass() -> None:
    env = parallel_env("qe", 4)
    observations, _ = env.reset(seed=1)
    (first,) = env.table.play.waiting
    for agent, seen in observations.items():
        legal_slots = np.flatnonzero(seen["action_mask"]).tolist()
        assert (legal_slots == [PASS]) == (agent != f"seat_{first}")
    actions = {agent: legal(seen, Random(1)) for agent, seen in observations.items()}
    other = f"seat_{(first + 1) % 4}"
    with pytest.raises(IllegalSlot, match="can only pass"):
        env.step({**actions, other: 5})
    with pytest.raises(IllegalSlot):
        env.step({**actions, f"seat_{first}": PASS})
    assert env.table.play.decisions == []
    env.step(actions)
    assert len(env.table.play.decisions) == 1


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = aec_env("qe", 4)
    env.reset(seed=1)
    wrong: list[Any] = [PASS, env.table.codec.slots.index("bid 0"), 10_000, -1, 7.5, None, "7"]
    for action in wrong:
        with pytest.raises(IllegalSlot):
            env.step(action)
    assert env.table.play.decisions == []
    env.step(np.int64(7))  # type: ignore[arg-type]
    assert len(env.table.play.decisions) == 1


def test_all_who_are_asked_act_and_nobody_else() -> None:
    env = parallel_env("qe", 4)
    env.reset(seed=1)
    (first,) = env.table.play.waiting
    with pytest.raises(IllegalSlot, match=f"no action of seat_{first}"):
        env.step({})
    with pytest.raises(IllegalSlot, match="no such agent: seat_9"):
        env.step({f"seat_{first}": 7, "seat_9": PASS})
    assert env.table.play.decisions == []


def test_a_table_that_can_not_be_is_refused() -> None:
    with pytest.raises(games.UnknownGame, match="no game 'chess'; there are euro-crisis"):
        aec_env("chess", 2)
    with pytest.raises(Refused, match="players"):
        aec_env("qe", 9)
    for delays in ([], [-1], [0, 0], [0.5]):
        with pytest.raises(ValueError, match="delays are whole numbers"):
            aec_env("plutocracy", 4, grid={"delays": delays})


def test_sealed_bids_stay_sealed_between_agents() -> None:
    """While others bid, a bidder's own numbers don't change."""
    env = aec_env("qe", 4)
    env.reset(seed=1)
    slots = env.table.codec.slots
    env.step(slots.index("bid 5"))
    before = {agent: env.observe(agent)["observation"].tolist() for agent in env.agents}
    bidder = env.agent_selection
    env.step(slots.index("bid 1000") if "bid 1000" in slots else slots.index("bid 10"))
    for agent in env.agents:
        if agent != bidder:
            assert env.observe(agent)["observation"].tolist() == before[agent]


def spread(play: Play) -> list[float]:
    return [float(seat["total"]) for seat in play.summary()["seats"]]


@pytest.mark.parametrize(("reward", "total"), [("rank", 0.0), ("win", 1.0), (spread, None)])
def test_rewards(reward: Any, total: float | None) -> None:
    env = aec_env("qe", 4, reward=reward)
    env.reset(seed=3)
    rng = Random(3)
    for _ in env.agent_iter():
        observation, earned, over, _, _ = env.last()
        if over:
            assert earned == env.rewards[env.agent_selection]
            break
        assert earned == 0
        env.step(legal(observation, rng))
    rewards = [env.rewards[agent] for agent in env.possible_agents]
    play = env.table.play
    if total is not None:
        assert sum(rewards) == pytest.approx(total)
        assert rewards[play.ranking()[0][0]] == 1
    else:
        assert rewards == spread(play)


def test_to_survive_is_worth_more_than_a_game_that_nobody_wins() -> None:
    """By rank a game that all are out of is as good as an average one; not by this reward."""
    play = games.new("qe", 4, seed=1)
    while not play.over:
        for seat in play.waiting:
            choice = play.choice(seat)
            play.submit(seat, {"bid": 0} if {"bid": 0} in choice else {"bid": 1})
    assert play.winners() == []
    assert rank(play) == [0.0] * 4
    assert survive(play) == [-1.0] * 4
    play = games.new("qe", 4, seed=1)
    rng = Random(1)
    while not play.over:
        for seat in play.waiting:
            play.submit(seat, play.choice(seat).sample(rng))
    out = [seat["out"] for seat in play.summary()["seats"]]
    assert any(out)
    for seat, (ranked, survived) in enumerate(zip(rank(play), survive(play), strict=True)):
        assert survived == (-1.0 if out[seat] else ranked)


def test_unknown_rewards_are_refused() -> None:
    with pytest.raises(ValueError, match="a reward is rank, survive, win or a function"):
        aec_env("qe", 4, reward="glory")
