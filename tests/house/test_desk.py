"""The desk, which finds tables: also while others add to them or delete them."""

import asyncio

import pytest

from spielgeld.house.desk import Desk
from spielgeld.house.problems import Problem
from spielgeld.house.service import Service
from spielgeld.house.settings import read_settings
from spielgeld.store import Store
from tests.aside import run


def test_a_table_that_is_deleted_while_it_is_read_is_gone(database_url: str) -> None:
    async def work() -> None:
        store = Store(database_url)
        host = Service(Desk(store))
        for _ in range(20):
            made = await host.create(read_settings({"game": "qe", "players": 3}))
            desk, table_id = Desk(store), made.table.id
            await asyncio.gather(desk.get(table_id), desk.delete(table_id), return_exceptions=True)
            with pytest.raises(Problem):
                await desk.get(table_id)
        store.close()

    run(work())
