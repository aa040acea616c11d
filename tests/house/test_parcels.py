"""What goes to the processes that think arrives as it was, with plain rules and compiled ones."""

import pickle
from random import Random

import pytest

from spielgeld.house.thinking.workers import pack
from tests.laws.configurations import CONFIGURATIONS, Configuration, play_on


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_a_view_and_its_choice_travel(configuration: Configuration) -> None:
    rng = Random(str(configuration))
    play = configuration.start("parcel")
    while not play.over:
        for seat in play.waiting:
            view, choice = play.view(seat), play.choice(seat)
            arrived, asked = pickle.loads(pack(view, choice))
            assert arrived == view
            assert type(asked) is type(choice)
            assert asked.describe() == choice.describe()
        play_on(play, rng, 3)
