"""Work that is done again and again: while its database fails the server says so, and recovers."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path

import pytest

from spielgeld.house.clock import Clock
from spielgeld.house.desk import Desk
from spielgeld.house.post.mail import Mailer, Post
from spielgeld.house.post.outbox import Outbox
from spielgeld.house.post.push import Pusher
from spielgeld.house.retention import delete_idle
from spielgeld.house.service import Service
from spielgeld.house.thinking.robots import Robots
from spielgeld.house.thinking.workers import Workers
from spielgeld.store import Store
from spielgeld.vigil import FAILURES_IN_A_ROW, PartState, Vigil, Work
from tests.aside import run

NEEDS = {
    "clock": "tables",
    "retention": "tables",
    "presence": "chairs",
    "mailer": "mailboxes",
    "pusher": "pushes",
}
"""Which table of the database each work can't do without."""
WRITES = ("presence",)
"""What does not read it, but writes to it."""
OTHERS = ("writer", "bots", "writes", "reads")
"""Parts that are watched, too."""


@contextmanager
def without(file: Path, table: str) -> Iterator[None]:
    """A database in which a table is missing for a while."""
    with closing(sqlite3.connect(file, timeout=10)) as connection:
        connection.execute(f"ALTER TABLE {table} RENAME TO mislaid")
        connection.commit()
        yield
        connection.execute(f"ALTER TABLE mislaid RENAME TO {table}")
        connection.commit()


async def until(vigil: Vigil, so: Callable[[PartState], bool]) -> PartState:
    async with asyncio.timeout(30):
        while True:
            (part,) = [part for part in vigil.parts if part.name not in OTHERS]
            if so(part):
                return part
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("name", NEEDS)
def test_work_whose_database_fails_is_told_once_and_goes_on(
    tmp_path: Path, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        vigil, file = Vigil(), tmp_path / "games.db"
        store = Store(f"sqlite:///{file}", vigil)
        service = Service(Desk(store, mail_after=0.0, push_after=0.0))
        mailer = Mailer(Post({"hostname": "localhost"}, "a@example.org", ""))
        works: dict[str, Work] = {
            "clock": Clock(
                service, Robots(service, Workers("bots", vigil), vigil, moment=0)
            ).look_up,
            "retention": partial(delete_idle, service.desk, 1.0),
            "presence": service.presence.beat,
            "mailer": Outbox(service.desk, store.mailboxes, mailer, 60.0).send_due,
            "pusher": Outbox(service.desk, store.pushes, Pusher(service, ""), 60.0).send_due,
        }
        with service.desk.live.watch("somewhere", 0, (1,)):
            with without(file, NEEDS[name]):
                task = vigil.every(name, 0.01, works[name])
                part = await until(vigil, lambda part: not part.running)
                assert part.name == name
                assert part.failures >= FAILURES_IN_A_ROW
                assert part.last == ("Unwritable" if name in WRITES else "Unreadable")
                await until(vigil, lambda part: part.failures >= 3 * FAILURES_IN_A_ROW)
            await until(vigil, lambda part: part.running)
            task.cancel()
        told = [record for record in caplog.records if record.message.startswith(f"{name} ")]
        assert [record.levelno for record in told] == [logging.ERROR, logging.WARNING]
        store.close()

    run(work())


def test_each_kind_of_failure_is_told_once_in_a_row(caplog: pytest.LogCaptureFixture) -> None:
    fails = iter([ValueError, KeyError, ValueError, None, ValueError, None])

    async def work() -> None:
        vigil, seen = Vigil(), list[bool]()
        done = asyncio.Event()

        async def unlucky() -> None:
            seen.extend([part.running for part in vigil.parts])
            error = next(fails, StopAsyncIteration)
            if error is StopAsyncIteration:
                done.set()
            elif error is not None:
                raise error

        task = vigil.every("unlucky", 0.0, unlucky)
        await asyncio.wait_for(done.wait(), 30)
        task.cancel()
        assert seen[:7] == [True, True, True, False, True, True, True]

    run(work())
    said = [record.message for record in caplog.records if record.levelno == logging.ERROR]
    assert said == ["unlucky failed, and is tried again"] * 3
