"""Bots take their time and say a word now and then, and tell nothing by either."""

import asyncio
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from spielgeld import bots, games
from spielgeld.bots.company import company_of, people_of
from spielgeld.house.desk import Desk
from spielgeld.house.service import Service
from spielgeld.house.settings import read_settings
from spielgeld.house.standing import Chair
from spielgeld.house.table import Table
from spielgeld.house.thinking import robots
from spielgeld.house.thinking.robots import moment_of, remark_on
from spielgeld.kernel.play import Play
from spielgeld.store import Store
from spielgeld.telling.game import telling_of
from spielgeld.telling.languages import LANGUAGES
from spielgeld.telling.words import words_of
from spielgeld.web.api.views import describe_table
from spielgeld.web.pages.memory import chat_of

GAMES = ("qe", "plutocracy", "euro-crisis")


def table_of(play: Play, number: int) -> Table:
    """All that is asked of a table at which bots sit."""
    people = people_of(play.game.name)
    chairs = [Chair(s, level=f"rookie.{people[s % len(people)]}") for s in range(play.players)]
    settings = SimpleNamespace(game=play.game.name, lesson=None)
    table: Any = SimpleNamespace(id=f"table {number}", play=play, settings=settings, chairs=chairs)
    return cast(Table, table)


def played(game: str, seed: int, decisions: int) -> Play:
    play, rng = games.new(game, 4, seed=seed, listen=True), Random(seed)
    rookie = bots.find("rookie", game)
    while not play.over and len(play.decisions) < decisions:
        seat = play.waiting[0]
        play.submit(seat, rookie(play.view(seat), play.choice(seat), rng))
    return play


@pytest.mark.parametrize("game", GAMES)
def test_every_word_there_is_can_be_said_in_every_language(game: str) -> None:
    company = company_of(game)
    assert company is not None
    for language in LANGUAGES:
        words = telling_of(game).words(language)
        for messages in company.remarks.values():
            assert all(words.say(message) for message in messages)
        for person in company.people:
            assert words.say(f"person-{person}")
            assert words.say(f"person-{person}-word")


@pytest.mark.parametrize("game", GAMES)
def test_words_are_said_now_and_then_about_what_all_have_heard(game: str) -> None:
    said = 0
    for number in range(80):
        play = played(game, number % 4, 12 + number // 4)
        found = remark_on(table_of(play, number))
        if found is not None:
            seat, _ = found
            heard = [event for event in play.story(None) if getattr(event, "seat", None) == seat]
            assert heard
            said += 1
            assert found == remark_on(table_of(play, number))
    assert 0 < said < 30


def test_what_is_sealed_changes_neither_words_nor_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables that differ in a sealed bid of one seat."""
    for number in range(40):
        tables = []
        for bid in (0, 900):
            play = games.new("qe", 4, seed=number, listen=True)
            play.submit(play.waiting[0], {"bid": 20})
            play.submit(play.waiting[0], {"bid": bid})
            tables.append(table_of(play, number))
        moments = []
        for table in tables:
            monkeypatch.setattr(robots, "CHANCE", Random(number))
            moments.append(moment_of(table))
        assert moments[0] == moments[1]
        assert remark_on(tables[0]) == remark_on(tables[1])


def test_people_think_longer_where_it_is_hard(monkeypatch: pytest.MonkeyPatch) -> None:
    def moment(decisions: int) -> float:
        monkeypatch.setattr(robots, "CHANCE", Random(1))
        return moment_of(table_of(played("qe", 1, decisions), 1))

    assert moment(0) > moment(1) > 0


def test_a_word_is_read_in_ones_own_language_and_not_said_twice(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(f"sqlite:///{tmp_path}/games.db")
        service = Service(Desk(store))
        bots = {str(seat): "rookie.nora" if seat == 1 else "rookie" for seat in range(3)}
        made = await service.create(read_settings({"game": "qe", "players": 3, "bots": bots}))
        await service.start(made.table.id, [made.host], "a")
        for step in (7, 0, 0):
            await service.remark(made.table.id, 1, "remark-won-2", step)
        table = await service.find(made.table.id)
        lines = {language: chat_of(table, words_of(language)) for language in LANGUAGES}
        assert {language: len(said) for language, said in lines.items()} == dict.fromkeys(lines, 1)
        assert {said[0].name for said in lines.values()} == {"Nora"}
        assert len({said[0].text for said in lines.values()}) == len(LANGUAGES)
        (told,) = describe_table(table)["chat"]
        assert (told["message"], told["text"]) == ("remark-won-2", lines["en"][0].text)
        store.close()

    asyncio.run(work())
