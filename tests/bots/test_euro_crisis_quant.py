"""The quick hand of €uro Crisis plays by the rules and from what lies open; the outlook is sane."""

from random import Random

import pytest

from spielgeld import games
from spielgeld.games.euro_crisis.bots.outlook import FEATURES, WEIGHTS, chances, features
from spielgeld.games.euro_crisis.bots.sense import Sense, Taste
from spielgeld.games.euro_crisis.bots.swift import USUAL, decide_all, play_on
from spielgeld.games.euro_crisis.bots.trials import YearTrials
from spielgeld.games.euro_crisis.rules.phases.privatisation import GOLD_BIDS
from spielgeld.games.euro_crisis.rules.state import EuroCrisisState
from spielgeld.kernel.play import Play
from tests.laws.configurations import CONFIGURATIONS, Configuration

TABLES = [table for table in CONFIGURATIONS if table.game == "euro-crisis"]


def state_of(play: Play) -> EuroCrisisState:
    assert isinstance(play.state, EuroCrisisState)
    return play.state


@pytest.mark.parametrize("configuration", TABLES, ids=str)
def test_the_quick_hand_plays_by_the_rules(configuration: Configuration) -> None:
    for seed in range(4):
        play, rng = configuration.start(str(seed)), Random(seed)
        while not play.over:
            for seat, decision in decide_all(state_of(play), USUAL, rng).items():
                play.submit(seat, decision)


def test_playing_on_is_the_same_as_deciding_one_by_one() -> None:
    play, rng = games.new("euro-crisis", 4, seed=3), Random(3)
    state = state_of(play).clone()
    play_on(state, USUAL, Random(3))
    while not play.over:
        for seat, decision in decide_all(state_of(play), USUAL, rng).items():
            play.submit(seat, decision)
    assert features(state) == features(state_of(play))


def test_the_quick_hand_does_not_look_at_hidden_cards() -> None:
    play, rng = games.new("euro-crisis", 4, seed=5), Random(5)
    while not play.over:
        one, other = state_of(play).clone(), state_of(play).clone()
        other.chosen = [card if card < 0 else 4 - card for card in other.chosen]
        assert decide_all(one, USUAL, Random(1)) == decide_all(other, USUAL, Random(1))
        for seat, decision in decide_all(state_of(play), USUAL, rng).items():
            play.submit(seat, decision)


def test_what_holds_for_all_banks_is_reckoned_once() -> None:
    """A sense that turns to another bank says the same as one of its own; tastes may differ."""
    play, rng = games.new("euro-crisis", 4, seed=9), Random(9)
    tastes = [Taste(), Taste(money=0.6, spite=0.1), Taste()]
    while not play.over:
        state = state_of(play)
        turned = Sense(state, tastes[0], 0)
        for seat in state.order * 2:
            taste = tastes[seat % 3]
            turned, own = turned.turn_to(seat, taste), Sense(state, taste, seat)
            assert turned.best_reform() == own.best_reform()
            assert turned.best_loan() == own.best_loan()
            assert turned.best_anger() == own.best_anger()
            if state.agenda[-1] == GOLD_BIDS:
                assert turned.bid() == own.bid()
        for seat, decision in decide_all(state, USUAL, rng).items():
            play.submit(seat, decision)


def test_chances_of_all_banks_add_up() -> None:
    assert all([len(weights) == len(FEATURES) for weights in WEIGHTS])
    for players in (3, 4):
        state, rng = state_of(games.new("euro-crisis", players, seed=players)), Random(1)
        for year in (1, 2, 3):
            play_on(state, USUAL, rng, year)
            assert sum(chances(state)) == pytest.approx(players / 2)
            assert all([len(row) == len(FEATURES) for row in features(state)])


def test_a_decision_is_followed_to_the_end_of_its_year() -> None:
    play, rng = games.new("euro-crisis", 4, seed=6), Random(6)
    while not play.over:
        seat, year = play.waiting[0], state_of(play).year
        trials = YearTrials(play.view(seat), play.choice(seat), rng, ())
        imagined = trials.imagine()
        assert 0.0 <= trials.follow(imagined, trials.menu[-1]) <= 1.0
        after = state_of(imagined)
        assert not after.agenda or (after.year, after.quarter) == (year + 1, 0)
        for other, decision in decide_all(state_of(play), USUAL, rng).items():
            play.submit(other, decision)


def test_points_raise_the_chances_and_a_bank_that_is_out_has_none() -> None:
    state = state_of(games.new("euro-crisis", 4, seed=8))
    play_on(state, USUAL, Random(8), 1)
    before = chances(state)
    state.pp[2] += 10
    assert chances(state)[2] > before[2]
    state.order.remove(2)
    assert chances(state)[2] == pytest.approx(0.0, abs=1e-6)


def test_what_others_have_sealed_is_imagined_anew() -> None:
    play = games.new("euro-crisis", 4, seed=2, quick_start=True)
    while len(play.waiting) < 4:
        seat = play.waiting[0]
        play.submit(seat, play.choice(seat).sample(Random(0)))
    for seat in play.waiting[:3]:
        play.submit(seat, next(iter(play.choice(seat))))
    (last,) = play.waiting
    imagined = YearTrials(play.view(last), play.choice(last), Random(1), ()).imagine()
    assert imagined.waiting == [0, 1, 2, 3]
