"""Chairs whose player never came, and players who were seen in the future."""

import asyncio
import time
from typing import Any

import pytest

from spielgeld.house.desk import Desk
from spielgeld.house.keys import hash_of, new_secret
from spielgeld.house.presence import Presence
from spielgeld.house.problems import Problem
from spielgeld.house.service import Service
from spielgeld.house.settings import read_settings
from spielgeld.house.table import Role, Table
from spielgeld.store import Store, TableRow


def test_a_chair_whose_secret_was_lost_is_opened_again(database_url: str) -> None:
    """The server ended between storing who sat down and telling them their secret."""

    async def story() -> None:
        store = Store(database_url)
        service = Service(Desk(store))
        made = await service.create(read_settings({"game": "qe", "players": 3}))
        table = made.table
        await service.sit(table.id, made.invite, "Ada")  # and nobody hears the answer
        with pytest.raises(Problem, match="not-host"):
            await service.give_back(table.id, [made.invite], 0)
        await service.give_back(table.id, [made.host], 0)
        assert table.chairs[0].open
        assert table.chairs[0].name == ""
        with pytest.raises(Problem, match="not-yours"):
            await service.give_back(table.id, [made.host], 0)
        secrets = [await service.sit(table.id, made.invite, name) for name in "ABC"]
        await service.start(table.id, [made.host])
        assert [chair.name for chair in table.chairs] == ["A", "B", "C"]
        with pytest.raises(Problem, match="not-yours"):
            await service.give_back(table.id, [made.host], 0)
        again = Desk(store)
        assert [chair.name for chair in (await again.get(table.id)).chairs] == ["A", "B", "C"]
        assert len(secrets) == 3
        store.close()

    asyncio.run(story())


def test_a_clock_that_goes_back_leaves_nobody_there(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who was seen before the clock went back an hour is not there for another hour."""

    async def story() -> None:
        store = Store(database_url)
        desk = Desk(store)
        service, presence = Service(desk), Presence(desk)
        made = await service.create(read_settings({"game": "qe", "players": 3}))
        table: Any = made.table
        for name in "AB":
            await service.sit(table.id, made.invite, name)
        presence.greet(table, (0, 1))
        assert table.present == {0, 1}
        await presence.beat()
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now - 3600)
        with desk.live.watch(table.id, table.number, (1,)):
            await presence.beat()
        assert table.present == {1}
        store.close()

    asyncio.run(story())


def test_cookies_of_strangers_name_nothing_new() -> None:
    """What is drawn is remembered by role, and all strangers have the same, whatever they send."""
    host = new_secret()
    settings = {"game": "qe", "players": 3, "bots": {}}
    table = Table(TableRow("t", "qe", settings, hash_of(host), hash_of(new_secret()), 0.0))
    for _ in range(10):
        assert table.role([new_secret(), new_secret()]) == table.role([]) == Role()
    assert table.role([new_secret(), host]) == Role(host=True)
