"""A long journal is read in slices: whoever else asks is answered between them."""

import asyncio
from pathlib import Path

import pytest

from spielgeld.house import news
from spielgeld.house.desk import Desk
from spielgeld.house.service import Service
from spielgeld.house.settings import read_settings
from spielgeld.house.table import Table
from spielgeld.store import Entry, Store
from tests.aside import run


class Turns:
    """How many entries are read before another task has its turn, at most."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.read = self.most = 0
        before = Table.read

        def read(table: Table, entry: Entry) -> None:
            self.read += 1
            self.most = max(self.read, self.most)
            before(table, entry)

        monkeypatch.setattr(Table, "read", read)

    async def others(self) -> None:
        while True:
            self.read = 0
            await asyncio.sleep(0)


def test_nobody_waits_for_a_long_journal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "SLICE", 10)

    async def work() -> None:
        url, switchboard = f"sqlite:///{tmp_path}/games.db", f"{tmp_path}/switchboard"
        store, other = Store(url, notices=switchboard), Store(url, notices=switchboard)
        service, desk = Service(Desk(store)), Desk(other)
        made = await service.create(read_settings({"game": "qe", "players": 3}))
        secret = await service.sit(made.table.id, made.invite, "Ada")

        async def say(number: int) -> None:
            for word in range(number):
                await service.chat(made.table.id, [secret], f"word {word}")

        await say(48)
        turns = Turns(monkeypatch)
        others = asyncio.create_task(turns.others())
        table = await desk.get(made.table.id)
        assert (table.number, turns.most) == (50, 10), "read for the first time"
        await say(35)
        turns.most = 0
        assert await desk.get(made.table.id) is table
        assert (table.number, turns.most) == (85, 10), "and what others added"
        others.cancel()
        store.close()
        other.close()

    run(work())
