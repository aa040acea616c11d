"""One thread writes. What waits while it commits is committed together, next.

A commit waits for the disk, so the cost of one is shared by all that arrived meanwhile.
"""

import asyncio
import queue
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, InternalError, OperationalError

from spielgeld.store.database import begin
from spielgeld.store.journal import Entry
from spielgeld.vigil import Vigil

T = TypeVar("T")

WRITES = "writes"
"""What those who look after the server are told does not work."""
MOST_AT_ONCE = 500


class Unstorable(Exception):
    """A text that no database can hold, such as half a character."""


class Unwritable(Exception):
    """Nothing can be written: the disk is full or read-only, or the database is gone."""


class Overfull(Exception):
    """Too much waits to be written."""


Add = Callable[[Connection, Sequence[Entry]], set[tuple[str, int]]]
Told = Callable[[float, list[Entry]], None]
"""Called after each commit, with how long it took and the entries that it added."""
Committed = Callable[[Iterable[tuple[str, int]]], None]
"""The same for other processes: called with tables and numbers."""


@dataclass
class Job:
    """Something to write. Jobs are sorted by `order`, so that two processes can't deadlock.

    If there is an `entry`, it is added to its journal; `work`, if there is any, follows only if it
    could be.
    """

    order: str
    work: Callable[[Connection], Any] | None
    future: asyncio.Future[Any]
    entry: Entry | None = None
    result: Any = None
    error: BaseException | None = None


class Writer:
    """`add` adds entries to journals, all of them at once.

    After each commit `told` hears how long it took and what was added, in the thread that writes.
    """

    def __init__(
        self, engine: Engine, add: Add, vigil: Vigil, told: Told, most_waiting: int
    ) -> None:
        self._most_waiting = most_waiting
        self._engine = engine
        self._unstorable = (UnicodeError, DataError, engine.dialect.loaded_dbapi.DataError)
        failures = (engine.dialect.loaded_dbapi.OperationalError, OperationalError)
        internal = (engine.dialect.loaded_dbapi.InternalError, InternalError)
        self._unwritable = (*failures, *internal, OSError)
        self._vigil = vigil
        self._add = add
        self._told = told
        self.committed: Committed = lambda notices: None
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = vigil.thread("writer", self._run)

    async def write(self, order: str, work: Callable[[Connection], T]) -> T:
        """Do the work in a transaction; when this returns, it is on the disk."""
        job = Job(order, work, asyncio.get_running_loop().create_future())
        self._put(job)
        result: T = await job.future
        return result

    async def append(self, entry: Entry, work: Callable[[Connection], None] | None) -> bool:
        """Add an entry, and do the work in the same transaction; False if it is taken."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._put(Job(entry.table_id, work, future, entry))
        return await future

    def _put(self, job: Job) -> None:
        if self._jobs.qsize() >= self._most_waiting:  # the disk is too slow for what comes
            raise Overfull
        self._jobs.put(job)

    @property
    def waiting(self) -> int:
        """How many wait to be written."""
        return self._jobs.qsize()

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        connection: Connection | None = None
        closing = False
        try:
            while not closing:
                jobs, closing = self._gather()
                try:
                    connection = self._write(connection, jobs)
                except BaseException as error:
                    # Whatever it was: nobody waits for ever.
                    for job in jobs:
                        job.error = job.error or error
                    raise
                finally:
                    self._answer(jobs)
        finally:
            if connection is not None:
                connection.close()

    def _write(self, connection: Connection | None, jobs: list[Job]) -> Connection | None:
        """Write all of it, one by one if need be; the connection is for the next time."""
        jobs.sort(key=lambda job: job.order)
        try:
            connection = connection or self._engine.connect()
            self._commit(connection, jobs)
        except Exception:
            # One job spoils the transaction for all, or the connection is gone: a new
            # connection and each by itself.
            if connection is not None:
                connection.invalidate()
                connection.close()
            self._commit_singly(jobs)
            return None
        return connection

    def _gather(self) -> tuple[list[Job], bool]:
        """Everything that waits now, but at least one job or the order to stop."""
        jobs: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == MOST_AT_ONCE:
                return jobs, False
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, False
        return jobs, True

    def _commit(self, connection: Connection, jobs: list[Job]) -> None:
        began = time.perf_counter()
        first = {(job.entry.table_id, job.entry.number): job for job in reversed(jobs) if job.entry}
        one_statement = all([job.work is None for job in jobs])
        with begin(connection, one_statement=one_statement):
            new = [job.entry for job in reversed(first.values()) if job.entry]
            added = self._add(connection, new) if new else set()
            for job in jobs:
                if job.entry is not None:
                    name = (job.entry.table_id, job.entry.number)
                    job.result = name in added and first[name] is job
                    if job.result and job.work is not None:
                        job.work(connection)
                elif job.work is not None:
                    job.result = job.work(connection)
        self._vigil.unstuck(WRITES)
        self.committed(added)
        entries = [job.entry for job in jobs if job.entry and job.result]
        self._told(time.perf_counter() - began, entries)

    def _commit_singly(self, jobs: list[Job]) -> None:
        for job in jobs:
            try:
                with self._engine.connect() as connection:
                    self._commit(connection, [job])
            except self._unstorable as error:
                job.error = Unstorable()
                job.error.__cause__ = error
            except self._unwritable as error:
                self._vigil.stuck(WRITES, error)
                job.error = Unwritable()
                job.error.__cause__ = error
            except Exception as error:
                job.error = error

    def _answer(self, jobs: list[Job]) -> None:
        if not jobs:
            return

        def answer() -> None:
            for job in jobs:
                if job.future.done():
                    continue
                if job.error is None:
                    job.future.set_result(job.result)
                else:
                    job.future.set_exception(job.error)

        # If the loop is closed the server has stopped; what was written stays written.
        with suppress(RuntimeError):
            jobs[0].future.get_loop().call_soon_threadsafe(answer)
