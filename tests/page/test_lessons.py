"""Guided first games: every step of a script is legal and explained in every language."""

from itertools import islice
from typing import Any

import pytest

from spielgeld import games
from spielgeld.games.euro_crisis.lesson import RIOT, SCRIPT
from spielgeld.games.lesson import LEARNER, LETTERS, Lesson, Page, Quiz, is_told
from spielgeld.games.plutocracy.rules.events import ElectionHeld
from spielgeld.games.plutocracy.rules.pieces import COUNCILLORS, SPOTS
from spielgeld.kernel.play import Play
from spielgeld.telling.game import telling_of
from spielgeld.telling.languages import LANGUAGES
from spielgeld.telling.lesson import say
from tests.rulebook.euro_crisis.table import PRINTED

LESSONS = [
    pytest.param(game, role, id=f"{game}-{role}")
    for game in games.installed()
    for role in games.lessons(game)
]


def start(game: str, lesson: Lesson) -> Play:
    return games.new(game, lesson.players, deal=lesson.deal, listen=True, **lesson.options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "role"), LESSONS)
def test_every_step_is_asked_for_explained_and_can_be_typed(
    game: str, role: str, language: str
) -> None:
    telling = telling_of(game)
    lesson, words = games.lessons(game)[role], telling.words(language)
    play = start(game, lesson)
    names = telling.names(play.view(None), words)
    for item in lesson.items:
        assert not item.text or say(item.text, words, names)
        if isinstance(item, Quiz):
            parts = (*LETTERS, "why", "hint")
            assert len({say(f"{item.text}.{part}", words, names) for part in parts}) == len(parts)
            assert item.right in LETTERS
    assert sum([isinstance(item, Quiz) for item in lesson.items]) >= 2
    # The end is seen: what wins, and what loses in spite of it.
    [ending, *_] = [
        item.standings for item in lesson.items if isinstance(item, Page) if item.standings
    ]
    assert all([words.say(column) for column in ending.columns])
    assert len(ending.rows) == lesson.players
    assert {len(row) for row in ending.rows} == {len(ending.columns)}
    for step in lesson.steps:
        assert step.seat in play.waiting
        view, choice = play.view(step.seat), play.choice(step.seat)
        typed = telling.write(step.decision, words)
        assert telling.read(typed, view, choice, words) == step.decision
        play.submit(step.seat, step.decision)
    assert not play.over
    assert LEARNER in [step.seat for step in lesson.steps]


@pytest.mark.parametrize(("game", "role"), LESSONS)
def test_free_steps_leave_the_rest_of_the_script_legal(game: str, role: str) -> None:
    """Whatever the learner decides where the script leaves it open, the others can go on."""
    lesson = games.lessons(game)[role]
    for pick in (0, -1):
        play = start(game, lesson)
        for step in lesson.steps:
            decision = step.decision
            if step.free and step.seat == LEARNER:
                decision = [*islice(play.choice(LEARNER), 99)][pick]
            play.submit(step.seat, decision)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "role"), LESSONS)
def test_a_lesson_takes_as_many_minutes_as_it_says(game: str, role: str, language: str) -> None:
    """Prose is read at some 240 words a minute; a press takes a few seconds."""
    telling = telling_of(game)
    lesson, words = games.lessons(game)[role], telling.words(language)
    names = telling.names(start(game, lesson).view(None), words)
    told = [item for item in lesson.items if is_told(item)]
    assert len(told) == lesson.told()
    assert lesson.told(lesson.items) == 0
    texts = [say(item.text, words, names) for item in told if item.text]
    for item in told:
        if isinstance(item, Quiz):
            texts += [say(f"{item.text}.{part}", words, names) for part in (*LETTERS, "why")]
    number = len([word for word in " ".join(texts).split() if any(map(str.isalnum, word))])
    minutes = number / 240 + len(told) * 4 / 60
    assert abs(minutes - lesson.minutes) < 1, f"{number} words, {len(told)} presses"


def test_the_script_of_euro_crisis_is_the_printed_one() -> None:
    printed: dict[str, Any] = PRINTED["quick_start_4p"]
    quarters = {colour: decision["quarter"] for colour, decision, _ in SCRIPT[:4]}
    assert quarters == printed["quarters"]
    cards: dict[str, list[str]] = {colour: [] for colour in printed["colours"]}
    for colour, decision, _ in SCRIPT:
        if "card" in decision:
            cards[colour].append(decision["card"])
    assert cards == {
        colour: [printed[quarter][colour].split(":")[0] for quarter in QUARTERS]
        for colour in printed["colours"]
    }


QUARTERS = ("first_quarter", "second_quarter")


def test_what_the_texts_of_euro_crisis_say_comes_true() -> None:
    """The numbers in the explanations: incomes 15, -1 and 15, gold at 4, 2 for White."""
    lesson = games.lessons("euro-crisis")["blue"]
    play = start("euro-crisis", lesson)
    assert [seat["income"] for seat in play.summary()["seats"]] == [5, 5, 5, 5]
    printed, riot = lesson.steps[: -len(RIOT)], lesson.steps[-len(RIOT) :]
    for step in printed:
        play.submit(step.seat, step.decision)
    summary = play.summary()
    assert [seat["income"] for seat in summary["seats"]] == [15, -1, 5, 15]
    assert [seat["money"] for seat in summary["seats"]] == [7, 12, 9, 14]
    assert summary["income_order"] == [3, 0, 2, 1]
    assert summary["prices"] == {"gold": 4, "weapons": 2}
    states = summary["states"]
    assert {name: state["happiness"] for name, state in states.items()} == {
        "spain": 4,
        "france": 1,
        "ireland": 4,
        "greece": 3,
    }
    assert states["spain"]["sold"] == [["La Roja", 0], ["RTVE", 0]]
    assert states["france"]["sold"] == [["SNCF", 1], ["La Poste", 3]]
    assert states["ireland"]["debt"] == [4, 1]
    assert states["greece"]["government"] == [["communists", 4], ["conservatives", 0]]
    assert play.waiting == [1]
    assert summary["seats"][0]["pp"] == 11
    for step in riot[:6]:
        play.submit(step.seat, step.decision)
    assert play.summary()["states"]["spain"]["happiness"] == 0
    assert play.waiting == [LEARNER]
    for weapons, kept in ((0, []), (1, [["La Roja", 0]]), (3, [["La Roja", 0]])):
        after = play.clone()
        after.submit(
            LEARNER, {"weapons": weapons, "side": "government"} if weapons else {"weapons": 0}
        )
        after.submit(3, {"weapons": 0})
        assert after.summary()["states"]["spain"]["sold"] == kept


def after_the_script(game: str) -> Play:
    lesson = next(iter(games.lessons(game).values()))
    play = start(game, lesson)
    for step in lesson.steps:
        play.submit(step.seat, step.decision)
    return play


def test_what_the_texts_of_qe_say_comes_true() -> None:
    table = after_the_script("qe").view(LEARNER).table
    first, second, third, fourth = table.sales[:4]
    assert first.attempts[-1] == (10, 8, 15, 0)
    assert [sale.winner for sale in table.sales[:4]] == [2, LEARNER, 1, 2]
    assert (first.amount, second.amount, third.amount) == (15, 20, None)
    assert second.tile == "US-FIN"
    assert third.zeros == (LEARNER,)
    me = table.players[LEARNER]
    assert (me.nation, me.token, me.zero_points, me.spent) == ("US", "FIN", 2, 20)
    assert fourth.amount is None
    assert table.sales_in_all - len(table.sales) + 1 == 12


def test_what_the_texts_of_plutocracy_say_comes_true() -> None:
    play = after_the_script("plutocracy")
    table = play.view(LEARNER).table
    me = table.players[LEARNER]
    assert (me.body, me.time, me.money, me.councillors) == ("earth", 33, 20, 5)
    assert [player.time for player in table.players] == [33, 40, 40]
    assert play.waiting == [LEARNER]
    saturn = next(planet for planet in table.planets if planet.name == "saturn")
    assert saturn.recent == (LEARNER, 1)
    assert table.markers == {"rotate": 40, "prices": 45, "elect": 50, "the_end": 75}
    [election] = [event for event in play.full_story() if isinstance(event, ElectionHeld)]
    assert [each.planet for each in election.sent if each.seat == LEARNER] == ["mars", "saturn"]
    assert COUNCILLORS == ((1,), (1,), (2, 1))
    assert SPOTS == (3, 2)
