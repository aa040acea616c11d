"""A decision is read once, judged once and carried out once, and stored before it is shown."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from spielgeld.house.desk import Desk
from spielgeld.house.problems import Problem
from spielgeld.house.service import Service
from spielgeld.house.settings import read_settings
from spielgeld.house.table import Table
from spielgeld.kernel.choice import Amount
from spielgeld.kernel.play import Play
from spielgeld.store import Entry, Store
from tests.aside import run


async def new_game(service: Service, **more: Any) -> tuple[Table, list[str]]:
    settings = read_settings({"game": "qe", "players": 3, **more})
    made = await service.create(settings)
    secrets = [await service.sit(made.table.id, made.invite, name) for name in "ABC"]
    await service.start(made.table.id, [made.host])
    return await service.desk.get(made.table.id), secrets


@pytest.mark.parametrize("more", [{}, {"clock": 60}, {"pace": "days"}], ids=str)
def test_a_decision_is_judged_once_and_carried_out_once(
    database_url: str, monkeypatch: pytest.MonkeyPatch, more: dict[str, Any]
) -> None:
    counted: Counter[str] = Counter()

    def count(kind: type, name: str) -> None:
        function = getattr(kind, name)

        def counting(*arguments: Any, **named: Any) -> Any:
            counted[name] += 1
            return function(*arguments, **named)

        monkeypatch.setattr(kind, name, counting)

    async def work() -> None:
        store = Store(database_url)
        service = Service(Desk(store, mail_after=60.0))
        table, secrets = await new_game(service, **more)
        for kind, name in (
            (Amount, "read"),
            (Amount, "why_not"),
            (Play, "judge"),
            (Play, "accept"),
            (Play, "_resolve"),
        ):
            count(kind, name)
        for bid in (10, 20, 30):
            assert table.play is not None
            seat, step = table.play.waiting[0], table.play.step
            counted.clear()
            await service.decide(table.id, [secrets[seat]], {"bid": bid}, step=step, key=str(bid))
            last = table.play.step > step
            once = {"read": 1, "why_not": 1, "judge": 1, "accept": 1}
            assert counted == ({**once, "_resolve": 1} if last else once)
        store.close()

    run(work())


def test_nothing_is_seen_of_a_decision_before_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store = Store(f"sqlite:///{tmp_path}/games.db")
        service = Service(Desk(store))
        table, secrets = await new_game(service)
        assert table.play is not None
        (seat,) = table.play.waiting
        views = [table.play.view(other) for other in range(3)]
        number, seen = table.number, []
        append = store.append

        async def slowly(entry: Entry, *more: Any) -> bool:
            await asyncio.sleep(0)
            assert table.play is not None
            seen.append((table.number, [table.play.view(other) for other in range(3)]))
            return await append(entry, *more)

        monkeypatch.setattr(store, "append", slowly)
        await service.decide(table.id, [secrets[seat]], {"bid": 5}, step=None)
        assert seen == [(number, views)]
        assert table.number == number + 1
        assert table.play.step == 1
        store.close()

    run(work())


def test_what_could_not_be_stored_did_not_happen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store = Store(f"sqlite:///{tmp_path}/games.db")
        service = Service(Desk(store))
        table, secrets = await new_game(service)
        assert table.play is not None
        (seat,) = table.play.waiting
        before, append = table.standing, store.append

        async def full(*_: Any) -> bool:
            raise OSError("the disk is full")

        monkeypatch.setattr(store, "append", full)
        with pytest.raises(OSError, match="full"):
            await service.decide(table.id, [secrets[seat]], {"bid": 5}, step=None)
        assert table.standing is before
        assert table.play.decisions == []
        monkeypatch.setattr(store, "append", append)
        answer = await service.decide(table.id, [secrets[seat]], {"bid": 5}, step=0)
        assert answer == (before.number + 1, 1)
        store.close()

    run(work())


def test_a_repeated_key_has_its_first_answer(database_url: str) -> None:
    async def work() -> None:
        store = Store(database_url)
        service = Service(Desk(store))
        table, secrets = await new_game(service)
        assert table.play is not None
        (seat,) = table.play.waiting
        mine = [secrets[seat]]
        first = await service.decide(table.id, mine, {"bid": 5}, step=0, key="once")
        assert await service.decide(table.id, mine, {"bid": 5}, step=0, key="once") == first
        other = Service(Desk(Store(database_url)))
        assert await other.decide(table.id, mine, {"bid": "5"}, step=0, key="once") == first
        for house in (service, other):
            with pytest.raises(Problem, match="used-key"):
                await house.decide(table.id, mine, {"bid": 9}, step=0, key="once")
        assert table.number == first.number
        store.close()
        other.desk.store.close()

    run(work())


def test_of_two_processes_each_carries_out_what_it_did_not_refuse(postgres_url: str) -> None:
    """Numbers that others were quicker to take are refused, and all tables stand alike."""

    async def work() -> None:
        stores = [Store(postgres_url), Store(postgres_url)]
        services = [Service(Desk(store)) for store in stores]
        table, secrets = await new_game(services[0])
        tables = [await service.desk.get(table.id) for service in services]
        assert table.play is not None
        (first,) = table.play.waiting
        await services[0].decide(table.id, [secrets[first]], {"bid": 5}, step=0)
        others = [seat for seat in range(3) if seat != first]
        await asyncio.gather(
            *[
                service.decide(table.id, [secrets[seat]], {"bid": 10 + seat}, step=1)
                for seat, service in zip(others, services, strict=True)
            ],
            *[service.chat(table.id, [secrets[0]], "hello") for service in services],
        )
        for service in services:
            await service.desk.get(table.id)
        assert tables[0].number == tables[1].number == 5 + 3 + 2
        plays = [each.play for each in tables]
        assert plays[0] is not None
        assert plays[1] is not None
        assert plays[0].decisions == plays[1].decisions
        assert plays[0].full_story() == plays[1].full_story()
        for store in stores:
            store.close()

    run(work())
