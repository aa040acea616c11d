"""Slots and vectors of every game: what is masked is what is legal, and nothing leaks."""

import pickle
from random import Random

import numpy as np
import pytest

from spielgeld import bots, games
from spielgeld.kernel.play import Play
from spielgeld.research.codecs import PASS, Codec, DefaultCodec, IllegalSlot, codec_for
from tests.laws.configurations import CONFIGURATIONS, Configuration, play_on

everywhere = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)


def codec_of(configuration: Configuration) -> Codec:
    return codec_for(configuration.game, configuration.players, configuration.options)


@everywhere
def test_a_slot_is_in_the_mask_if_its_decision_is_legal(configuration: Configuration) -> None:
    codec, rng = codec_of(configuration), Random(1)
    assert len(set(codec.slots)) == len(codec.slots)
    assert len(set(codec.features)) == len(codec.features)
    play = configuration.start(1)
    while not play.over:
        seat = play.waiting[0]
        view, choice = play.view(seat), play.choice(seat)
        mask = codec.mask(view, choice)
        slowly = np.zeros_like(mask)
        Codec.fill_mask(codec, slowly, view, choice)
        assert [codec.slots[slot] for slot in np.flatnonzero(mask != slowly)] == []
        assert mask.any()
        slot = int(rng.choice(np.flatnonzero(mask)))
        decision = codec.decide(slot, view, choice)
        again = codec.nearest(decision, view, choice)
        assert codec.decide(again, view, choice) == decision
        illegal = int(np.flatnonzero(mask == 0)[-1])
        for wrong in (PASS, illegal, len(codec.slots), -1):
            with pytest.raises(IllegalSlot):
                codec.decide(wrong, view, choice)
        play.submit(seat, decision)


@everywhere
def test_a_vector_comes_from_the_view_alone(configuration: Configuration) -> None:
    """A world that a seat can't tell from the true one looks the same in numbers."""
    codec, rng = codec_of(configuration), Random(2)
    play = configuration.start(2)
    while True:
        for seat in range(play.players):
            view = play.view(seat)
            imagined = games.imagine(view, rng)
            vector = codec.observe(view)
            assert vector.shape == (len(codec.features),)
            assert vector.min() >= 0
            assert vector.max() <= 1
            assert (vector == codec.observe(imagined.view(seat))).all()
            if seat in play.waiting:
                mask = codec.mask(imagined.view(seat), imagined.choice(seat))
                assert (mask == codec.mask(view, play.choice(seat))).all()
        if play.over:
            break
        play_on(play, rng, 3)


@everywhere
def test_kept_rows_are_those_of_a_new_codec(configuration: Configuration) -> None:
    """Vectors are put together from rows made before: never from a stale one."""
    codec, rng = codec_of(configuration), Random(3)
    play = configuration.start(3)
    while not play.over:
        seat = rng.randrange(play.players)
        codec.observe(play.view(seat))
        play_on(play, rng, 1)
    fresh = pickle.loads(pickle.dumps(codec))
    for seat in range(play.players):
        view = play.view(seat)
        assert (codec.observe(view) == fresh.observe(view)).all()
    assert fresh.slots == codec.slots
    assert fresh.features == codec.features


def feature(codec: Codec, play: Play, seat: int, label: str) -> float:
    return float(codec.observe(play.view(seat))[codec.features.index(label)])


def test_qe_is_seen_from_ones_own_chair() -> None:
    codec = codec_for("qe", 4)
    play = games.new("qe", 4, seed=1)
    first = play.waiting[0]
    play.submit(first, {"bid": 40})
    for step in range(4):
        seat = (first - step) % 4
        assert feature(codec, play, seat, f"auctioneer: player {step}") == 1
        assert feature(codec, play, seat, "open bid") == feature(codec, play, first, "open bid") > 0
        assert feature(codec, play, seat, "player 0: spending is known") == 1
        assert feature(codec, play, seat, "player 1: spending is known") == 0


def test_qe_bids_lie_on_a_grid_and_beside_the_open_bid() -> None:
    codec = codec_for("qe", 4, grid={"exact": 3, "ratio": 2.0, "top": 30})
    bids = [label for label in codec.slots if label.startswith("bid ")]
    assert bids == ["bid 0", "bid 1", "bid 2", "bid 3", "bid 6", "bid 12", "bid 24"]
    play = games.new("qe", 4, seed=1)
    play.submit(play.waiting[0], {"bid": 10**60})
    seat = play.waiting[0]
    view, choice = play.view(seat), play.choice(seat)
    one_more = codec.slots.index("open bid + 1")
    assert codec.decide(one_more, view, choice) == {"bid": 10**60 + 1}
    assert codec.nearest({"bid": 25}, view, choice) == codec.slots.index("bid 24")
    near = codec.decide(codec.nearest({"bid": 10**60 + 7}, view, choice), view, choice)
    assert near in ({"bid": 10**60 + 1}, {"bid": 10**60 - 1})


def test_plutocracy_flies_to_a_space_with_a_delay() -> None:
    codec = codec_for("plutocracy", 2, grid={"delays": [0, 4]})
    play = games.new("plutocracy", 2)
    flight = play.view(0).table.flights[0]
    q, r = flight.to
    slot = codec.slots.index(f"fly to {q},{r}, wait 4")
    expected = {"fly": [q, r], "time": flight.shortest + 4}
    assert codec.decide(slot, play.view(0), play.choice(0)) == expected


def test_a_grid_that_can_not_be_is_refused() -> None:
    for grid in ({"exact": 0}, {"ratio": 1.0}, {"top": 3}):
        with pytest.raises(ValueError, match="a grid has"):
            codec_for("qe", 4, grid=grid)


@pytest.mark.parametrize("game", ["qe", "plutocracy", "euro-crisis"])
def test_the_default_codec_plays_any_game(game: str) -> None:
    """A game in another package that brings no codec is played with this one."""
    play, rng = games.new(game, 4, seed=1), Random(1)
    codec = DefaultCodec(4, play.options)
    while not play.over:
        seat = play.waiting[0]
        view, choice = play.view(seat), play.choice(seat)
        vector, mask = codec.observe(view), codec.mask(view, choice)
        assert vector[seat] == 1
        assert vector.min() >= 0
        assert vector.max() <= 1
        play.submit(seat, codec.decide(int(rng.choice(np.flatnonzero(mask))), view, choice))


@pytest.mark.parametrize("game", ["qe", "plutocracy", "euro-crisis"])
def test_what_bots_do_has_slots_near_by(game: str) -> None:
    """Learning from other players: most decisions of a rookie have a slot of their own, and every
    bid without end has one within a tenth of it.
    """
    codec, rng = codec_for(game, 4), Random(1)
    decide = bots.find("rookie", game)
    play = games.new(game, 4, seed=1)
    exact = number = 0
    while not play.over:
        seat = play.waiting[0]
        view, choice = play.view(seat), play.choice(seat)
        decision = decide(view, choice, rng)
        near = codec.decide(codec.nearest(decision, view, choice), view, choice)
        assert near.keys() == decision.keys()
        exact += near == decision
        if game == "qe":
            assert abs(near["bid"] - decision["bid"]) * 10 <= max(near["bid"], decision["bid"])
        number += 1
        play.submit(seat, decision)
    assert exact > number / (4 if game == "qe" else 2)
