"""People who wait come first, and one visitor's bots don't take everybody's processes."""

import asyncio
from pathlib import Path

import pytest

from spielgeld.house.desk import Desk
from spielgeld.house.problems import Problem
from spielgeld.house.service import Service
from spielgeld.house.settings import read_settings
from spielgeld.house.thinking.priority import PrioritySemaphore
from spielgeld.limits import USUAL
from spielgeld.store import Store
from tests.aside import run


def test_thirty_tables_of_bots_let_a_person_go_first() -> None:
    async def work() -> None:
        turns, done = PrioritySemaphore(1), []

        async def think(who: str, *, urgent: bool) -> None:
            async with turns.turn(urgent=urgent):
                await asyncio.sleep(0)
                done.append(who)

        async with turns.turn(urgent=False):
            bots = [asyncio.create_task(think(f"bot {n}", urgent=False)) for n in range(30)]
            await asyncio.sleep(0)
            people = [asyncio.create_task(think(f"person {n}", urgent=True)) for n in range(2)]
            await asyncio.sleep(0)
        await asyncio.gather(*bots, *people)
        assert done == ["person 0", "person 1", *[f"bot {n}" for n in range(30)]]

    run(work())


def test_who_goes_away_takes_no_turn() -> None:
    async def work() -> None:
        turns, done = PrioritySemaphore(1), []

        async def think(who: str) -> None:
            async with turns.turn(urgent=True):
                done.append(who)

        async with turns.turn(urgent=True):
            tasks = [asyncio.create_task(think(who)) for who in ("gone", "here", "there")]
            await asyncio.sleep(0)
            tasks[0].cancel()
        # Cancelled in the very moment in which its turn came: the next one has it.
        await asyncio.sleep(0)
        await asyncio.gather(*tasks[1:])
        assert done == ["here", "there"]
        async with turns.turn(urgent=False):
            pass

    run(work())


def test_one_address_has_a_few_tables_of_bots_alone(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(f"sqlite:///{tmp_path}/games.db")
        service = Service(Desk(store))
        bots = {"0": "random", "1": "random", "2": "random"}
        settings = read_settings({"game": "qe", "players": 3, "bots": bots})
        made = [await service.create(settings) for _ in range(USUAL.bot_tables_of_a_visitor + 2)]
        for table in made[: USUAL.bot_tables_of_a_visitor]:
            await service.start(table.table.id, [table.host], "a")
        last = made[-2]
        with pytest.raises(Problem, match="bots-alone"):
            await service.start(last.table.id, [last.host], "a")
        await service.start(last.table.id, [last.host], "b")
        await service.close(made[0].table.id, [made[0].host])
        await service.start(made[-1].table.id, [made[-1].host], "a")
        store.close()

    run(work())
