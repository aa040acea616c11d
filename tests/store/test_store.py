"""The store keeps its word on SQLite and on PostgreSQL alike."""

import asyncio
import sqlite3
import threading
import time
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

from spielgeld.store import CantOpen, Entry, Store, TableRow, Unstorable, notices
from spielgeld.store.journal import Mark, TurnBegun
from spielgeld.store.mailboxes import Mailbox
from spielgeld.store.recipients import GAP_SECONDS
from spielgeld.vigil import Vigil
from tests.aside import run


def row(table_id: str = "t1") -> TableRow:
    settings = {"players": 4, "options": {"edition": "2019"}, "name": "Zoë's <table>"}
    return TableRow(table_id, "qe", settings, "h" * 64, "i" * 64, created=12.5)


def entry(number: int, *, table_id: str = "t1", key: str | None = None, **body: Any) -> Entry:
    return Entry(table_id, number, "decide", 2, body, key, at=13.25)


def test_a_table_and_its_journal_come_back_as_they_went_in(database_url: str) -> None:
    async def work() -> None:
        store = Store(database_url)
        first = entry(1, bid=10**1000, text="½ → 'ß'")
        await store.create(row(), [first])
        second = entry(2, look=True, key="k1")
        assert await store.append(second)
        assert await store.table("t1") == row()
        assert await store.table("t2") is None
        assert await store.journal("t1") == [first, second]
        assert await store.journal("t1", after=1) == [second]
        assert await store.length("t1") == 2
        store.close()

    run(work())


def test_what_was_stored_is_there_after_opening_again(database_url: str) -> None:
    async def work() -> None:
        store = Store(database_url)
        await store.create(row(), [entry(1)])
        store.close()
        again = Store(database_url)
        assert await again.journal("t1") == [entry(1)]
        again.close()

    run(work())


def test_a_number_is_given_once_and_a_key_is_used_once(database_url: str) -> None:
    async def work() -> None:
        store = Store(database_url)
        await store.create(row(), [])
        assert await store.append(entry(1, bid=1, key="k1"))
        assert not await store.append(entry(1, bid=2, key="k2"))
        assert not await store.append(entry(2, bid=3, key="k1"))
        assert await store.append(entry(2, bid=4, key="k2"))
        assert await store.append(entry(3, bid=5))
        assert await store.append(entry(4, bid=6))
        assert [e.body["bid"] for e in await store.journal("t1")] == [1, 4, 5, 6]
        store.close()

    run(work())


def test_of_many_who_write_at_once_each_number_has_one_author(database_url: str) -> None:
    async def work() -> None:
        stores = [Store(database_url), Store(database_url)]
        for name in ("t1", "t2", "t3"):
            await stores[0].create(row(name), [])

        async def author(store: Store, name: str, me: str) -> int:
            written = 0
            while written < 20:
                number = await store.length(name) + 1
                written += await store.append(entry(number, table_id=name, me=me))
            return written

        jobs = [
            author(store, name, f"{name}{place}")
            for name in ("t1", "t2", "t3")
            for place, store in enumerate(stores)
        ]
        assert sum(await asyncio.gather(*jobs)) == 120
        for name in ("t1", "t2", "t3"):
            assert [e.number for e in await stores[0].journal(name)] == list(range(1, 41))
        for store in stores:
            store.close()

    run(work())


def test_one_bad_entry_does_not_spoil_its_neighbours(database_url: str) -> None:
    async def work() -> None:
        store = Store(database_url)
        await store.create(row(), [])
        jobs = [store.append(entry(number)) for number in range(1, 20)]
        jobs.insert(7, store.append(entry(1, table_id="no such table")))
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(results.pop(7), Exception)
        assert results == [True] * 19
        assert await store.length("t1") == 19
        store.close()

    run(work())


def test_an_entry_and_what_goes_with_it_are_written_whole_or_not_at_all(database_url: str) -> None:
    """Also after an entry that went alone, which PostgreSQL commits by itself."""

    async def work() -> None:
        store = Store(database_url)
        await store.create(row(), [])
        for number in range(1, 7, 2):
            assert await store.append(entry(number))
            with pytest.raises(Unstorable):
                await store.append(entry(number + 1), Mark("half a \ud83d", None))
            assert await store.length("t1") == number
            assert await store.append(entry(number + 1), Mark("running", None))
        assert [kept.number for kept in await store.journal("t1")] == [1, 2, 3, 4, 5, 6]
        store.close()

    run(work())


def test_tables_wake_in_time(database_url: str) -> None:
    async def work() -> None:
        store = Store(database_url)
        for name in ("t1", "t2", "t3"):
            await store.create(row(name), [])
        await store.append(entry(1, table_id="t1"), Mark("running", wakes=30.0))
        await store.append(entry(1, table_id="t2"), Mark("running", wakes=20.0))
        assert await store.waking(until=25.0) == ["t2"]
        assert await store.waking(until=35.0) == ["t2", "t1"]
        await store.postpone("t2", 25.0, 50.0)
        await store.postpone("t2", 25.0, None)
        assert await store.waking(until=35.0) == ["t1"]
        await store.append(entry(2, table_id="t1"), Mark("over", wakes=None))
        assert await store.waking(until=45.0) == []
        await store.delete("t2")
        assert await store.waking(until=100.0) == []
        store.close()

    run(work())


def test_another_process_hears_of_every_entry_also_after_a_lost_connection(
    postgres_url: str,
) -> None:
    async def work() -> None:
        heard: list[tuple[str, int]] = []
        connected: list[float] = []
        store, other = Store(postgres_url), Store(postgres_url)
        other.listen(lambda notices: heard.extend(notices.items()), lambda: connected.append(0))
        await store.create(row(), [])
        await until(lambda: len(connected) == 1)
        await store.append(entry(1))
        await until(lambda: heard == [("t1", 1)])
        with psycopg.connect(postgres_url, autocommit=True) as killer:
            killer.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        await until(lambda: len(connected) == 2)
        assert await store.append(entry(2))
        await until(lambda: heard == [("t1", 1), ("t1", 2)])
        assert await other.length("t1") == 2
        store.close()
        other.close()

    run(work())


async def until(happened: Any) -> None:
    deadline = time.monotonic() + 10
    while not happened():
        assert time.monotonic() < deadline, "it did not happen"
        await asyncio.sleep(0.02)


def test_a_bad_url_is_refused_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "a file").write_text("not a database, but longer than its header would be" * 9)
    for url in (
        "nonsense",
        "mysql://host/db",
        "sqlite://",
        f"sqlite:///{tmp_path}/a file",
        f"sqlite:///{tmp_path}/a file/games.db",
        "postgresql://nobody:very-secret@127.0.0.1:1/games",
    ):
        with pytest.raises(CantOpen) as caught:
            Store(url)
        sentence = str(caught.value)
        assert "\n" not in sentence
        assert sentence.endswith(".")
        assert "very-secret" not in sentence


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.db"
    Store(url).close()
    with sqlite3.connect(tmp_path / "games.db") as connection:
        connection.execute("UPDATE schema_version SET version = 1000")
    with pytest.raises(CantOpen, match="newer"):
        Store(url)


def test_what_is_deleted_is_gone(database_url: str) -> None:
    async def work() -> None:
        store = Store(database_url)
        for table_id in ("t1", "t2"):
            await store.create(row(table_id), [entry(1, table_id=table_id)])
            await store.chairs.keep_notes(table_id, 2, "hm")
            await store.chairs.saw([(table_id, 2)], 20.0)
            token = f"token {table_id}"
            await store.mailboxes.put(Mailbox(table_id, 2, "a@example.org", "en", token, due=1.0))
        assert [idle.id for idle in await store.idle(13.25)] == ["t1", "t2"]
        assert await store.idle(13.0) == []
        await store.delete("t1")
        assert await store.table("t1") is None
        assert await store.journal("t1") == []
        assert await store.chairs.notes("t1", 2) == ""
        assert await store.chairs.seen_since(0) == [("t2", 2, 20.0)]
        assert [box.table_id for box in await store.mailboxes.due(2.0)] == ["t2"]
        store.close()

    run(work())


def test_a_mail_is_claimed_once_and_a_new_turn_is_a_new_mail(database_url: str) -> None:
    async def work() -> None:
        store = Store(database_url)
        await store.create(row(), [])
        box = Mailbox("t1", 2, "a@example.org", "en", "token", confirmed=True)
        await store.mailboxes.put(box)
        assert await store.append(entry(1), None, TurnBegun((2,), due=100.0))
        assert await store.append(entry(2), None, TurnBegun((1, 2), due=200.0))
        (due,) = await store.mailboxes.due(150.0)
        first = await store.mailboxes.claim(due, again=400.0)
        assert first is not None
        assert await store.mailboxes.claim(due, again=400.0) is None
        # While it is being sent the player decides and is asked again.
        assert await store.append(entry(3), None, TurnBegun((1,), due=210.0))
        assert await store.append(entry(4), None, TurnBegun((2,), due=300.0))
        await store.mailboxes.done(first, 220.0)
        (again,) = await store.mailboxes.due(350.0)
        assert (again.due, again.tries) == (300.0, 0)
        second = await store.mailboxes.claim(again, again=500.0)
        assert second is not None
        await store.mailboxes.done(second, 310.0)
        assert await store.mailboxes.due(10_000.0) == []
        assert await store.append(entry(5), None, TurnBegun((), due=320.0))
        assert await store.append(entry(6), None, TurnBegun((2,), due=330.0))
        (late,) = await store.mailboxes.due(10_000.0)
        assert late.due == 310.0 + GAP_SECONDS
        store.close()

    run(work())


def test_a_lost_connection_to_the_news_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries, enough = count(), threading.Event()

    def nobody_there(*_: object, **__: object) -> None:
        if next(tries) > 3:
            enough.set()
        raise psycopg.OperationalError

    monkeypatch.setattr(notices, "RETRY_SECONDS", 0.0)
    monkeypatch.setattr(psycopg, "connect", nobody_there)
    listener = notices.PostgresListener(
        "postgresql://nowhere/games", "me", lambda _: None, lambda: None, Vigil()
    )
    assert enough.wait(60)
    listener.close()
    assert [record.message for record in caplog.records] == [
        "lost the connection that hears of changes: OperationalError"
    ]
