"""Chairs whose player never came, and players who were seen in the future."""

import asyncio
import time
from typing import Any

import pytest

from spielgeld.house.desk import Desk
from spielgeld.house.presence import Presence
from spielgeld.house.problems import Problem
from spielgeld.house.service import Service
from spielgeld.house.settings import read_settings
from spielgeld.store import Store


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
