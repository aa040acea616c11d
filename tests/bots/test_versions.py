"""Analysis and bots on games of older rules: they think by the rules of the game."""

from random import Random

import pytest

from spielgeld import bots, games
from spielgeld.bots.analysis import analyse_at
from spielgeld.bots.budget import Budget
from spielgeld.bots.question import question_at
from tests import games as shelf


@pytest.mark.parametrize(("rules", "high"), [(1, 19), (2, 39), (3, 39)])
def test_qe9_a_second_tie_is_analysed_by_the_rules_of_its_game(rules: int, high: int) -> None:
    """After a tie at 40 and one at 20, rules 1 want less than 20, the later ones less than 40."""
    play = games.new("qe", 4, seed=7, rules=rules, edition="2019-fr")
    play.submit(play.waiting[0], {"bid": 10})
    first, second, third = play.waiting
    for seat, bid in (
        (first, 40), (second, 40), (third, 5), (first, 20), (second, 20), (first, 19), (second, 18),
    ):  # fmt: skip
        play.submit(seat, {"bid": bid})
    record = games.record(play)
    asked = question_at(record, 7)
    assert (asked.view.rules, asked.choice.describe()["high"]) == (rules, high)
    assert int(analyse_at(record, Budget(iterations=4), 7).advised["bid"]) <= high
    for level in ("random", "rookie", "banker"):
        decision = bots.find(level, "qe")(asked.view, asked.choice, Random(1))
        assert int(decision["bid"]) <= high


def test_pl24_what_is_imagined_of_an_old_game_ends_by_its_gap() -> None:
    name = "plutocracy-auction-4-tie-by-gap-rules-1"
    record = shelf.record_of(name)
    asked = question_at(record, len(record["decisions"]) - 1)
    assert (asked.view.rules, asked.view.options["gap"]) == (1, "smaller")
    imagined = games.imagine(asked.view, Random(1))
    seat, decision = record["decisions"][-1]
    imagined.submit(seat, decision)
    assert imagined.winners() == shelf.summary_of(name)["winners"]
