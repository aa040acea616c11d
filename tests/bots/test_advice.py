"""Advice comes from a view alone, and everything in it can be said, typed and sent."""

import copy
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from spielgeld import bots, games
from spielgeld.bots.advice import (
    Advice,
    advise,
    different,
    is_as_good,
    reasons_for,
    turn_so_far,
)
from spielgeld.bots.analysis import Moment, analyse, decisions_of
from spielgeld.bots.budget import Budget
from spielgeld.bots.guide import Weighed
from spielgeld.bots.question import question_at
from spielgeld.page.boards import page_of
from spielgeld.telling.advice import chance_to_win, say_reasons
from spielgeld.telling.game import telling_of
from spielgeld.telling.languages import LANGUAGES
from tests.laws.configurations import CONFIGURATIONS, Configuration

ENOUGH = 8
GAMES = ("qe", "plutocracy", "euro-crisis")


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_every_decision_can_be_said_with_its_reasons(configuration: Configuration) -> None:
    rng = Random(f"said {configuration}")
    play = configuration.start("said")
    telling, page = telling_of(configuration.game), page_of(configuration.game)
    seen: Counter[str] = Counter()
    while not play.over:
        seat = play.waiting[0]
        view, choice = play.view(seat), play.choice(seat)
        decision = choice.sample(rng)
        play.submit(seat, decision)
        kind = f"{view.table.stage} {list(decision)}"
        seen[kind] += 1
        if seen[kind] > ENOUGH:
            continue
        facts = reasons_for(view, decision)
        assert 1 <= len(facts) <= 3
        for language in LANGUAGES:
            words = telling.words(language)
            names = telling.names(view, words)
            assert all(say_reasons(view.game, facts, words, names))
            assert telling.moment(view, words)
            assert telling.decision(decision, view, words)
            assert telling.read(telling.write(decision, words), view, choice, words) == decision
            assert page.read(page.fields(decision, words), view, choice, words) == decision


@pytest.mark.parametrize("game", GAMES)
def test_equal_views_give_equal_advice(game: str) -> None:
    rng = Random(game)
    play, banker = games.new(game, 4, seed=2), bots.find("banker", game)
    for number in range(50):
        seat = play.waiting[0]
        if number % 10 == 7:
            advice: list[Advice] = []
            for table in (play, games.imagine(play.view(seat), rng)):
                found = advise(table.view(seat), table.choice(seat), Budget(iterations=6))
                advice.append(copy.deepcopy(found))
            assert advice[0] == advice[1]
            first, *others = advice[0].weighed
            assert all(other.worth <= first.worth for other in others)
        play.submit(seat, banker(play.view(seat), play.choice(seat), rng))


def test_plutocracy_advice_is_for_a_whole_turn_and_worth_the_same_to_its_end() -> None:
    play, flights = games.new("plutocracy", 3, seed=1), 0
    while flights < 3:
        seat = play.waiting[0]
        planned = advise(play.view(seat), play.choice(seat), Budget(iterations=80)).weighed[0]
        for later in planned.then:
            play.submit(seat, planned.decision)
            following = advise(
                play.view(seat), play.choice(seat), Budget(iterations=80), turn_so_far(play, seat)
            ).weighed[0]
            assert (following.decision, following.worth) == (later, planned.worth)
            planned = following
        assert "fly" in planned.decision
        play.submit(seat, planned.decision)
        flights += 1


def test_advice_says_what_it_passes_over() -> None:
    play = games.new("plutocracy", 3, seed=1)
    view = play.view(play.waiting[0])
    assert {"buy", "seats"} <= set(view.table.actions)
    assert reasons_for(view, {"seats": 1})[0].values == {"actions": ["buy"]}
    assert all(fact.name != "passes" for fact in reasons_for(view, {"buy": 1}))


def test_a_quarter_is_advised_with_the_event_after_it() -> None:
    play = games.new("euro-crisis", 4, seed=1, quick_start=True)
    view = play.view(play.waiting[0])
    words = telling_of("euro-crisis").words("en")
    said = [
        say_reasons(view.game, reasons_for(view, {"quarter": quarter}), words, ["A"] * 4)[0]
        for quarter in (1, 2, 3, 4)
    ]
    assert said == [
        "Public anger follows it.",
        "The economy shrinks after it.",
        "The black market follows it and lowers prices.",
        "Income and yearly debt follow it.",
    ]


@pytest.mark.parametrize("memory", ["on", "off"])
def test_qe_weighs_bids_that_no_float_can_hold(memory: str) -> None:
    play, rng = games.new("qe", 4, seed=3, memory=memory), Random(3)
    for number in range(12):
        seat = play.waiting[0]
        fitting = play.choice(seat).sample(rng)
        play.submit(seat, {"bid": 10 ** (399 + number)} if number in (2, 5) else fitting)
    record = games.record(play)
    for seat in range(4):
        for index in decisions_of(record, seat):
            moment = analyse(question_at(record, index), Budget(iterations=6))
            assert 0 <= moment.worth <= moment.best <= 1


@pytest.mark.parametrize("game", GAMES)
def test_the_same_budget_gives_the_same_analysis(game: str) -> None:
    rng = Random(game)
    play = games.new(game, 3, seed=8)
    for _ in range(12):
        seat = play.waiting[0]
        play.submit(seat, play.choice(seat).sample(rng))
    record = games.record(play)
    decided = decisions_of(record, 0)
    assert decided
    for index in decided:
        one, two = (analyse(question_at(record, index), Budget(iterations=6)) for _ in range(2))
        assert one == two
        assert one.worth <= one.best
        assert not (one.agrees and one.lost)
        assert list(one.figures) == (["top_spender"] if game == "qe" else [])
        assert all(0 <= share <= 1 for share in one.figures.values())


def test_brussels_is_explained_by_the_state_where_one_would_act() -> None:
    """Whoever acts first finds the table as it was, so a banker acts where the reason said."""
    states = {state for seed in (1, 2) for state in states_for_brussels(seed)}
    assert len(states) > 2


def states_for_brussels(seed: int) -> set[object]:
    banker, rng = bots.find("banker", "euro-crisis"), Random(seed)
    play, states = games.new("euro-crisis", 4, seed=seed), set[object]()
    while not play.over:
        table = play.view(0).table
        starter = table.starters[table.quarter - 1]
        card = {"card": "brussels"}
        if table.stage == "choose cards" and card in play.choice(starter):
            reason = reasons_for(play.view(starter), card)[0]
            played = play.clone()
            for seat in list(played.waiting):
                chosen = card if seat == starter else played.choice(seat).sample(rng)
                played.submit(seat, chosen)
            government = banker(played.view(starter), played.choice(starter), rng)
            state = reason.values.get("state")
            assert state in (None, government.get("state"))
            states.add(state)
        for seat in list(play.waiting):
            play.submit(seat, banker(play.view(seat), play.choice(seat), rng))
    return states


def test_what_cannot_be_told_apart_is_no_difference() -> None:
    moment = Moment(0, 0, 0, {"bid": 4}, {"bid": 5}, 0.44, 0.5, doubt=0.07)
    assert (moment.lost, moment.swings, moment.agrees) == (0.0, False, False)
    sure = replace(moment, worth=0.2)
    assert (round(sure.lost, 2), sure.swings) == (0.3, True)
    best, near, far = [
        Weighed({"bid": n}, worth, 50, doubt=0.05) for n, worth in enumerate((0.5, 0.46, 0.4))
    ]
    assert is_as_good(best, near)
    assert not is_as_good(best, far)


def test_a_chance_to_win_is_one_that_people_know() -> None:
    assert [chance_to_win(0.5, players) for players in (2, 3, 4, 5)] == [50, 33, 25, 20]
    assert (chance_to_win(0.0, 4), chance_to_win(1.0, 4)) == (1, 99)


def test_flights_that_meet_the_same_body_at_the_same_time_are_one_row() -> None:
    """On the way of the lesson: two spaces from which the asteroid takes the ship along."""
    lesson = games.lessons("plutocracy")["imperial"]
    play = games.new("plutocracy", lesson.players, deal={})
    for step in lesson.steps:
        if step.text == "lesson-asteroid":
            break
        play.submit(step.seat, step.decision)
    view = play.view(0)
    there, also, later = [
        Weighed({"fly": to, "time": time}, 0.5, 9)
        for to, time in (([-8, 1], 9), ([-10, 1], 9), ([-8, 1], 7))
    ]
    assert all([each.decision in play.choice(0) for each in (there, also, later)])
    assert different(view, there, [also, later]) == [later]
