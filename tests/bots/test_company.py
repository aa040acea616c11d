"""Bots as people: who is drawn, how they are named, and that no two evenings are alike."""

from collections import Counter
from random import Random

import pytest

from spielgeld import bots, games
from spielgeld.bots.company import BotName, Company, anyone, company_of, near_best, seated

GAMES = [name for name in games.installed() if company_of(name)]


def company(game: str) -> Company:
    found = company_of(game)
    assert found is not None
    return found


def test_a_name_is_a_level_and_perhaps_a_person() -> None:
    assert BotName.read("banker") == ("banker", "")
    assert BotName.read("banker.mila") == ("banker", "mila")
    assert BotName.read("my.package:MyBot") == ("my.package:MyBot", "")
    assert str(BotName("banker", "mila")) == "banker.mila"


@pytest.mark.parametrize("game", GAMES)
def test_a_company_is_mixed_and_nobody_sits_there_twice(game: str) -> None:
    people = company(game).people
    wanted = dict.fromkeys(range(3), "banker.anyone")
    for seed in range(20):
        drawn = [BotName.read(name).person for name in seated(game, wanted, Random(seed)).values()]
        assert len({people[person] for person in drawn}) == 3
        assert seated(game, wanted, Random(seed)) == seated(game, wanted, Random(seed))
    assert len({str(seated(game, wanted, Random(seed))) for seed in range(20)}) > 5


@pytest.mark.parametrize("game", GAMES)
def test_who_is_asked_for_is_not_drawn_again(game: str) -> None:
    asked_for = next(iter(company(game).people))
    for seed in range(20):
        wanted = {0: "rookie.anyone", 1: f"rookie.{asked_for}", 2: "rookie.anyone", 3: "banker"}
        drawn = seated(game, wanted, Random(seed))
        assert drawn[1] == f"rookie.{asked_for}"
        assert drawn[3] == "banker"
        assert Counter(drawn.values())[f"rookie.{asked_for}"] == 1


def test_who_is_not_there_is_unknown() -> None:
    for name in ("banker.nobody", "scholar2.mila", "nobody.anyone"):
        with pytest.raises(bots.UnknownBot):
            bots.find(name, "plutocracy")


def test_where_there_are_no_people_a_level_is_all() -> None:
    assert anyone("no-such-game", "rookie") == "rookie"
    assert seated("no-such-game", {0: "rookie.anyone"}, Random(1)) == {0: "rookie"}


def test_nobody_goes_further_from_the_best_than_delta() -> None:
    weighed = [("best", 1.0), ("near", 0.8), ("far", 0.2)]
    chosen = {near_best(weighed, 0.3, lambda thing: thing == "far", Random(n)) for n in range(50)}
    assert chosen == {"best", "near"}
