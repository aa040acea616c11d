"""What holds for every game, edition and number of players."""

import copy
import json
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from spielgeld import games
from spielgeld.kernel.numbers import to_json
from spielgeld.kernel.play import Play
from spielgeld.kernel.playout import play_out
from spielgeld.kernel.refusal import Refused
from tests.laws.configurations import CONFIGURATIONS, Configuration, decide, play_on, share

pytestmark = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)

RANDOM_GAMES = 2_000
SHARDS = 4


def picture(play: Play) -> Any:
    """All that can be seen of a play, by anyone."""
    seats = [*range(play.players), None]
    return {
        "summary": to_json(play.summary()),
        "views": [repr(play.view(seat)) for seat in seats],
        "choices": {seat: to_json(play.choice(seat).describe()) for seat in play.waiting},
        "step": play.step,
    }


@pytest.mark.parametrize("shard", range(SHARDS))
def test_random_games_end(configuration: Configuration, shard: int) -> None:
    for number in range(shard, share(RANDOM_GAMES), SHARDS):
        rng = Random(f"{configuration} {number}")
        play = configuration.start(number)
        if number % 2:
            play_on(play, rng)
        else:
            play_out(play, rng)
        assert play.over
        assert play.waiting == []
        places = play.ranking()
        assert sorted(seat for place in places for seat in place) == list(range(play.players))
        assert play.winners() in ([], places[0])


def test_everything_listed_and_sampled_is_accepted(configuration: Configuration) -> None:
    rng = Random(str(configuration))
    for number in range(share(10)):
        play = configuration.start(number)
        while not play.over:
            for seat in play.waiting:
                choice = play.choice(seat)
                assert choice.count() > 0
                for _, decision in zip(range(50), choice, strict=False):
                    assert play.why_not(seat, decision) is None
                for _ in range(5):
                    assert choice.sample(rng) in choice
                if choice.count() <= 50:
                    assert choice.count() == len(list(choice))
                    assert choice.sample(rng) in list(choice)
                play.submit(seat, decide(choice, rng))


def test_replay_equals_play(configuration: Configuration) -> None:
    for number in range(share(20)):
        rng = Random(f"{configuration} {number}")
        play = configuration.start(number, listen=True)
        play_on(play, rng, rng.randrange(150))
        text = json.dumps(games.record(play))
        again = games.replay(text, listen=True)
        assert picture(again) == picture(play)
        assert again.full_story() == play.full_story()
        for seat in [*range(play.players), None]:
            seen = json.dumps(to_json(play.view(seat)))
            assert json.dumps(to_json(again.view(seat))) == seen
        assert json.dumps(games.record(again)) == text


def test_the_same_seed_gives_the_same_game(configuration: Configuration) -> None:
    plays = [configuration.start("seed") for _ in range(2)]
    for play in plays:
        play_out(play, Random(3))
    assert games.record(plays[0]) == games.record(plays[1])


def test_clones_do_not_touch(configuration: Configuration) -> None:
    for number in range(share(10)):
        rng = Random(f"{configuration} {number}")
        play = configuration.start(number)
        play_on(play, rng, rng.randrange(80))
        before = picture(play)
        clone = play.clone()
        assert picture(clone) == before
        play_on(clone, rng)
        assert picture(play) == before
        after = picture(clone)
        play_on(play, rng)
        assert picture(clone) == after


def pickled(play: Play) -> Play:
    again: Play = pickle.loads(pickle.dumps(play))
    return again


@pytest.mark.parametrize("way", [pickled, copy.copy, copy.deepcopy])
def test_a_copy_of_any_kind_is_a_clone(
    configuration: Configuration, way: Callable[[Play], Play]
) -> None:
    for number in range(share(10)):
        rng = Random(f"{configuration} {number}")
        play = configuration.start(number, listen=number % 2 == 0)
        play_on(play, rng, rng.randrange(80))
        before = picture(play)
        clone = play.clone()
        copied = way(play)
        assert picture(copied) == before
        for each in (clone, copied):
            play_on(each, Random(number))
        assert picture(copied) == picture(clone)
        assert copied.decisions == clone.decisions
        assert picture(play) == before


def test_equal_views_have_equal_hashes(configuration: Configuration) -> None:
    rng = Random(str(configuration))
    play = configuration.start(1)
    seen: dict[Any, str] = {}
    while not play.over:
        for seat in [*range(play.players), None]:
            view = play.view(seat)
            again = games.imagine(view, rng).view(seat)
            assert hash(view) == hash(again)
            seen[view] = repr(view)
            assert seen[again] == repr(again)
        play_on(play, rng, 1)
    assert len({hash(view) for view in seen}) == len(seen)


def test_sealed_decisions_arrive_in_any_order(configuration: Configuration) -> None:
    for number in range(share(10)):
        rng = Random(f"{configuration} {number}")
        ascending = configuration.start(number, listen=True)
        shuffled = configuration.start(number, listen=True)
        while not ascending.over:
            decisions = {seat: decide(ascending.choice(seat), rng) for seat in ascending.waiting}
            for seat, decision in decisions.items():
                ascending.submit(seat, decision)
            for seat in rng.sample(sorted(decisions), len(decisions)):
                shuffled.submit(seat, decisions[seat])
            assert picture(shuffled) == picture(ascending)
        assert shuffled.chapters == ascending.chapters


def test_a_sealed_decision_is_nowhere_but_in_its_own_view(configuration: Configuration) -> None:
    for number in range(share(10)):
        rng = Random(f"{configuration} {number}")
        play = configuration.start(number)
        while not play.over:
            if len(play.waiting) > 1:
                seat = rng.choice(play.waiting)
                pictures = []
                for decision in (decide(play.choice(seat), rng), play.choice(seat).sample(rng)):
                    clone = play.clone()
                    clone.submit(seat, decision)
                    others = {other: clone.view(other) for other in range(play.players)}
                    assert others.pop(seat).sealed == decision
                    choices = {other: clone.choice(other).describe() for other in clone.waiting}
                    pictures.append((to_json(others), clone.view(None), to_json(choices)))
                assert pictures[0] == pictures[1]
            play_on(play, rng, 1)


def test_a_refused_decision_changes_nothing(configuration: Configuration) -> None:
    nonsense: list[object] = [
        None, 5, "bid", [], {}, {"bid": 1.5}, {"bid": True}, {"bid": "07"}, {"": 1},
        {"bid": 1, "look": True}, {"look": 1}, {"nothing": "of the kind"},
    ]  # fmt: skip
    rng = Random(str(configuration))
    play = configuration.start(1)
    while not play.over:
        before = picture(play)
        for decision in nonsense:
            with pytest.raises(Refused) as refused:
                play.submit(rng.randrange(play.players), decision)
            assert refused.value.refusal.rule == "G-2"
        seat = rng.choice(play.waiting)
        decision = decide(play.choice(seat), rng)
        for stranger in {-1, *range(play.players + 1)} - set(play.waiting):
            with pytest.raises(Refused) as refused:
                play.submit(stranger, decision)
            assert refused.value.refusal.rule == "G-1"
        with pytest.raises(Refused) as refused:
            play.submit(seat, decision, step=play.step - 1)
        assert refused.value.refusal.rule == "G-1"
        assert picture(play) == before
        play.submit(seat, decision, step=play.step)
    for decision in [*nonsense, {"bid": 5}]:
        with pytest.raises(Refused) as refused:
            play.submit(0, decision)
        assert refused.value.refusal.rule == "G-3"


def test_imagine_gives_back_the_view(configuration: Configuration) -> None:
    for number in range(share(12)):
        rng = Random(f"{configuration} {number}")
        play = configuration.start(number)
        while True:
            for seat in [*range(play.players), None]:
                view = play.view(seat)
                imagined = games.imagine(view, rng)
                assert imagined.view(seat) == view
                if seat in play.waiting:
                    mine = imagined.choice(seat).describe()
                    assert mine == play.choice(seat).describe()
            if play.over:
                break
            seat = rng.randrange(play.players)
            imagined = games.imagine(play.view(seat), rng)
            play_out(imagined, rng)
            assert imagined.over
            play_on(play, rng, 1)


def test_a_withdrawn_decision_leaves_no_trace(configuration: Configuration) -> None:
    rng = Random(str(configuration))
    play = configuration.start(1)
    while not play.over:
        if len(play.waiting) > 1:
            before = picture(play)
            seat = rng.choice(play.waiting)
            play.submit(seat, decide(play.choice(seat), rng))
            play.withdraw(seat)
            assert picture(play) == before
            with pytest.raises(Refused) as refused:
                play.withdraw(seat)
            assert refused.value.refusal.rule == "G-1"
        play_on(play, rng, 1)
