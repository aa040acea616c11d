"""The kernel decides what can be taken back, in every game: by what was told, and who was asked."""

from random import Random
from typing import Any

import pytest

from spielgeld import games
from spielgeld.kernel.play import Play
from spielgeld.kernel.refusal import Refused
from spielgeld.kernel.state import DecisionTakenBack
from tests.laws.configurations import CONFIGURATIONS, Configuration, decide

pytestmark = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)


def test_what_can_be_taken_back_told_nobody_what_was_hidden(configuration: Configuration) -> None:
    """After such a decision a seat sees what it could have foretold from what it saw before."""
    rng = Random(f"foretold {configuration}")
    play = configuration.start(2, listen=True)
    while not play.over:
        seat = rng.choice(play.waiting)
        before = {reader: play.view(reader) for reader in [*range(play.players), None]}
        decision = decide(play.choice(seat), rng)
        play.submit(seat, decision)
        for reader, view in before.items() if play.way_back and rng.random() < 0.2 else ():
            imagined = games.imagine(view, rng)
            if decision in imagined.choice(seat):
                imagined.submit(seat, decision)
                assert imagined.view(reader) == play.view(reader)


def test_open_decisions_are_taken_back_one_by_one(configuration: Configuration) -> None:
    rng = Random(f"back {configuration}")
    play = configuration.start(3, listen=True)
    pictures: list[Any] = [seen_by_all(play)]
    taken_back = 0
    while not play.over:
        seat = rng.choice(play.waiting)
        play.submit(seat, decide(play.choice(seat), rng))
        open_decisions = len(play.way_back)
        pictures = [*(pictures if open_decisions else []), seen_by_all(play)]
        if open_decisions and rng.random() < 0.3:
            step, heard = play.step, len(play.full_story())
            for number in range(open_decisions):
                assert play.may_take_back(seat)
                play.take_back(seat)
                pictures.pop()
                assert seen_by_all(play) == pictures[-1]
                assert play.step == step + number + 1
            assert play.full_story()[-1] == DecisionTakenBack(seat)
            assert len(play.full_story()) <= heard + open_decisions
            assert len(play.chapters or []) == play.step + 1
            taken_back += 1
        for other in set(range(play.players)) - set(play.asked):
            assert not play.may_take_back(other)
        if not play.way_back and play.waiting:
            with pytest.raises(Refused):
                play.take_back(play.waiting[0])
    assert games.replay(games.record(play)).summary() == play.summary()
    assert taken_back or configuration.game == "qe"


def seen_by_all(play: Play) -> list[Any]:
    """All that anybody sees, but for the number of the step."""
    return [
        play.waiting,
        len(play.decisions),
        [play.choice(seat).describe() for seat in play.waiting],
        [play.view(seat).table for seat in [*range(play.players), None]],
    ]
