"""OpenSpiel: its own tests hold for every game, and its algorithms run on them."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from spielgeld.research.envs import openspiel_game
from spielgeld.research.envs.openspiel import SpielState
from tests.laws.configurations import CONFIGURATIONS, Configuration
from tests.research import openspiel_playthroughs


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_random_simulation(configuration: Configuration) -> None:
    """Chance, legal actions, clones, serialised states, tensors and returns, by OpenSpiel."""
    game = openspiel_game(configuration.game, configuration.players, **configuration.options)
    random.seed(1)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "players"), [("qe", 3), ("plutocracy", 2), ("euro-crisis", 3)])
def test_states_are_serialised(name: str, players: int) -> None:
    game = openspiel_game(name, players)
    state = dealt(game.new_initial_state(), 1)
    rng = random.Random(1)
    for _ in range(10):
        state.apply_action(rng.choice(state.legal_actions()))
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert again.legal_actions() == state.legal_actions()


def dealt(state: SpielState, seed: int) -> SpielState:
    rng = random.Random(seed)
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        state.apply_action(rng.choice(outcomes)[0])
    return state


def deal_of(state: SpielState) -> Any:
    assert state.play is not None
    return state.play.deal


def test_the_chain_of_draws_gives_every_deal() -> None:
    """€uro Crisis' quick start deals only the first player: one draw, four deals."""
    game = openspiel_game("euro-crisis", 4, quick_start=True)
    first = set()
    for outcome, _ in game.new_initial_state().chance_outcomes():
        state = game.new_initial_state()
        state.apply_action(outcome)
        assert not state.is_chance_node()
        first.add(deal_of(state)["first"])
    assert first == {0, 1, 2, 3}


def test_a_deal_is_what_its_draws_say() -> None:
    game = openspiel_game("qe", 4)
    one, other = (dealt(game.new_initial_state(), seed) for seed in (1, 1))
    assert deal_of(one) == deal_of(other)
    assert deal_of(dealt(game.new_initial_state(), 2)) != deal_of(one)


@pytest.mark.parametrize(("name", "players"), [("qe", 4), ("euro-crisis", 4)])
def test_what_others_know_does_not_change_an_information_state(name: str, players: int) -> None:
    game = openspiel_game(name, players)
    state = dealt(game.new_initial_state(), 3)
    rng = random.Random(3)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for _ in range(40):
        if state.is_terminal():
            break
        for player in range(players):
            other = state.resample_from_infostate(player, sampler)
            known = state.information_state_string(player)
            assert other.information_state_string(player) == known
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
        state.apply_action(rng.choice(state.legal_actions()))


def test_ismcts_plays_with_imagined_tables() -> None:
    game = openspiel_game("qe", 3, grid={"top": 20})
    state = dealt(game.new_initial_state(), 1)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=2.0,
        max_simulations=6,
        random_state=rng,
    )
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("name", openspiel_playthroughs.GAMES)
def test_playthroughs(name: str) -> None:
    """`python -m tests.research.openspiel_playthroughs` writes the files again."""
    expected = openspiel_playthroughs.path_of(name).read_text(encoding="utf-8")
    assert openspiel_playthroughs.playthrough(name) == expected


def test_games_are_known_by_name() -> None:
    openspiel_game("qe", 4)
    game = pyspiel.load_game("spielgeld_qe(players=5)")
    assert game.num_players() == 5
    options: dict[str, Any] = {"setup": "random", "auction": True}
    named = openspiel_game("plutocracy", 3, **options)
    assert pyspiel.load_game(str(named)).options == options


def test_rewards() -> None:
    game = openspiel_game("plutocracy", 2, reward="win")
    state = dealt(game.new_initial_state(), 1)
    rng = random.Random(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) in (0.0, 1.0)
    with pytest.raises(ValueError, match="rewards rank, survive, win"):
        openspiel_game("qe", 4, reward="glory")
