"""One thread writes, and nothing that it is given can end it."""

import asyncio
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection

from spielgeld.store import Overfull, Store, Unstorable, writer
from spielgeld.store.journal import Mark
from spielgeld.vigil import Vigil
from tests.aside import run
from tests.store.test_store import entry, row

SOON = 20.0


@pytest.mark.parametrize("text", ["\ud800", "half \udfff of it"])
def test_half_a_character_is_refused_and_writing_goes_on(database_url: str, text: str) -> None:
    async def work() -> None:
        store = Store(database_url)
        await store.create(row(), [])
        for spoiled in (
            store.append(entry(1, text=text)),
            store.append(entry(1, key=text)),
            store.chairs.keep_notes("t1", 0, text),
            store.create(row(text), []),
        ):
            with pytest.raises(Unstorable):
                await asyncio.wait_for(spoiled, SOON)
        assert await asyncio.wait_for(store.append(entry(1, bid=3)), SOON)
        assert [found.body for found in await store.journal("t1")] == [{"bid": 3}]
        store.close()

    run(work())


def test_who_writes_beside_a_spoiled_entry_loses_nothing(database_url: str) -> None:
    """All that waits is committed together; what one spoils is done again one by one."""

    async def work() -> None:
        store = Store(database_url)
        names = [f"t{number}" for number in range(20)]
        for name in names:
            await store.create(row(name), [])
        wanted = [
            store.append(entry(1, table_id=name, text="\ud800" if name == "t7" else name))
            for name in names
        ]
        answers = await asyncio.wait_for(asyncio.gather(*wanted, return_exceptions=True), SOON)
        assert [
            name for name, answer in zip(names, answers, strict=True) if answer is not True
        ] == ["t7"]
        for name in names:
            assert len(await store.journal(name)) == (0 if name == "t7" else 1)
        store.close()

    run(work())


class Odd(Exception):
    """Something that nobody thought of."""


def test_a_thread_that_fails_begins_again_and_says_so(
    database_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        vigil = Vigil()
        store = Store(database_url, vigil)
        await store.create(row(), [])
        gather = writer.Writer._answer

        def fail(self: writer.Writer, jobs: list[writer.Job]) -> None:
            gather(self, jobs)
            monkeypatch.setattr(writer.Writer, "_answer", gather)
            raise Odd

        monkeypatch.setattr(writer.Writer, "_answer", fail)
        assert await asyncio.wait_for(store.append(entry(1)), SOON)
        assert await asyncio.wait_for(store.append(entry(2)), SOON)
        (part,) = [part for part in vigil.parts if part.name == "writer"]
        assert (part.running, part.failures, part.last) == (True, 1, "Odd")
        assert all([part.running for part in vigil.parts])
        assert "writer failed" in caplog.text
        store.close()
        assert vigil.parts == []

    run(work())


def test_what_fails_in_a_way_nobody_thought_of_is_answered(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        store = Store(database_url)

        def fail(connection: Connection) -> None:
            raise Odd

        with pytest.raises(Odd):
            await asyncio.wait_for(store._writer.write("t1", fail), SOON)
        monkeypatch.setattr(writer.Writer, "_write", lambda self, connection, jobs: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await asyncio.wait_for(store.create(row(), []), SOON)
        monkeypatch.undo()
        await asyncio.wait_for(store.create(row(), []), SOON)
        store.close()

    run(work())


def test_what_waits_to_be_written_is_bounded(database_url: str) -> None:
    async def work() -> None:
        store = Store(database_url)
        await store.create(row(), [])
        store.close()
        store = Store(database_url, most_waiting=0)
        with pytest.raises(Overfull):
            await store.append(entry(1))
        store.close()

    run(work())


def test_who_writes_after_all_connections_were_lost_notices_nothing(postgres_url: str) -> None:
    async def work() -> None:
        store = Store(postgres_url)
        await store.create(row(), [])
        for number in range(1, 7, 2):
            await asyncio.gather(*[store.length("t1") for _ in range(20)])
            with psycopg.connect(postgres_url, autocommit=True) as other:
                other.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE pid <> pg_backend_pid() AND datname = current_database()"
                )
            assert await store.append(entry(number))
            assert await store.append(entry(number + 1), Mark("running", None))
        assert await store.length("t1") == 6
        store.close()

    run(work())


def test_a_notice_of_somebody_else_is_not_ours(postgres_url: str) -> None:
    """Whoever can use the database can say anything on its channel."""

    async def work() -> None:
        heard: list[tuple[str, int]] = []
        vigil = Vigil()
        store = Store(postgres_url, vigil)
        ready = asyncio.Event()
        loop = asyncio.get_running_loop()

        def reconnected() -> None:
            loop.call_soon_threadsafe(ready.set)

        store.listen(lambda notices: heard.extend(notices.items()), reconnected)
        await asyncio.wait_for(ready.wait(), SOON)

        def say(connection: Connection) -> None:
            for notice in ("", "t1", "t1 x", "x\nt1 -4", "x\nt1", "x\n\n", f"{store._name}\nt1 3"):
                connection.exec_driver_sql("SELECT pg_notify('spielgeld', %s)", (notice,))

        await store._writer.write("", say)
        other = Store(postgres_url)
        await other.create(row(), [])
        assert await other.append(entry(1))
        for _ in range(200):
            if heard:
                break
            await asyncio.sleep(0.05)
        assert heard == [("t1", 1)]
        assert [part.failures for part in vigil.parts] == [0, 0]
        other.close()
        store.close()

    run(work())


def test_a_task_and_an_errand_that_fail_are_told(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        vigil = Vigil()
        runs: list[Any] = []

        async def unlucky() -> None:
            runs.append(vigil.parts)
            if len(runs) < 3:
                raise Odd
            await asyncio.sleep(60)

        task = vigil.every("ticking", 0.01, unlucky)
        async with asyncio.timeout(30):
            while len(runs) < 3:
                await asyncio.sleep(0.02)
        assert all([part.running for part in vigil.parts])
        assert [(part.name, part.failures, part.last) for part in vigil.parts] == [
            ("ticking", 2, "Odd")
        ]
        task.cancel()

        async def once() -> None:
            raise Odd

        errand = vigil.errand("errand", once())
        await asyncio.wait([errand])
        await asyncio.sleep(0)
        assert {part.name: part.failures for part in vigil.parts} == {"errand": 1, "ticking": 2}
        assert "errand failed" in caplog.text

    run(work())
