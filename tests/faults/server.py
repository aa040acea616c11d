"""A server that fails on command: at chosen points of a decision, or with a clock that jumps."""

import contextlib
import logging
import os
import signal
import socket
import time
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import uvicorn

from spielgeld.house.live import Live
from spielgeld.store.writer import Writer
from spielgeld.web.api.wire import Wire
from spielgeld.web.app import ServerSettings, create_app
from spielgeld.web.guard import LARGEST_BODY
from tests.copies import START
from tests.web.worlds import wait_for_door

POINTS = ("before the write", "after the commit", "while telling")
PATIENCE = 40.0


@dataclass(frozen=True)
class Wish:
    """End with `signal` at the `at`th decision that comes to this point; once."""

    point: str
    at: int
    signal: int


def fail_at(wish: Wish, fired: Path) -> None:
    """Put the fault into this process."""
    reached = 0

    def arrive(point: str) -> None:
        nonlocal reached
        if point != wish.point or fired.exists():
            return
        reached += 1
        if reached >= wish.at:
            fired.touch()
            os.kill(os.getpid(), wish.signal)

    commit, answer, announce = Writer._commit, Writer._answer, Live.announce

    def commit_slowly(writer: Writer, connection: Any, jobs: Any) -> None:
        if any(job.entry and job.entry.kind == "decide" for job in jobs):
            arrive(POINTS[0])
        commit(writer, connection, jobs)

    def answer_late(writer: Writer, jobs: Any) -> None:
        if any(job.entry and job.entry.kind == "decide" and job.result for job in jobs):
            arrive(POINTS[1])
        answer(writer, jobs)

    def tell_some(live: Live, table_id: str, number: int) -> None:
        watchers = tuple(live._watchers.get(table_id, ()))
        if watchers:
            watchers[0].number = max(number, watchers[0].number)
            watchers[0].ring()
        arrive(POINTS[2])
        announce(live, table_id, number)

    setattr(Writer, "_commit", commit_slowly)  # noqa: B010
    setattr(Writer, "_answer", answer_late)  # noqa: B010
    setattr(Live, "announce", tell_some)  # noqa: B010


def serve(database: str, folder: str, port: int, wish: Wish | None, sending: Connection) -> None:
    """The process of a server. Its clock is that of the machine and what stands in a file."""
    now, shift = time.time, Path(folder, "shift")
    time.time = lambda: now() + (float(shift.read_text()) if shift.exists() else 0)
    if wish is not None:
        fail_at(wish, Path(folder, "fired"))
    logging.basicConfig(filename=f"{folder}/log", level=logging.WARNING)
    settings = ServerSettings(database, limited=False, bot_moment=0)
    listening = socket.create_server(("127.0.0.1", port))
    config = uvicorn.Config(
        create_app(settings), log_config=None, access_log=False, timeout_graceful_shutdown=1,
        ws=Wire, ws_max_size=LARGEST_BODY, ws_per_message_deflate=False,
    )  # fmt: skip
    sending.send(listening.getsockname()[1])
    sending.close()
    uvicorn.Server(config).run(sockets=[listening])


class Failing:
    """One or several processes on one database. Whoever finds one dead starts it again."""

    def __init__(
        self, database: str, folder: str, processes: int = 1, wish: Wish | None = None
    ) -> None:
        self.database = database
        self.folder = folder
        self._wish = wish
        self.ports = [0] * processes
        self._processes: list[Any] = [None] * processes
        self.starts = 0
        for place in range(processes):
            self._start(place)

    def _start(self, place: int) -> None:
        receiving, sending = START.Pipe(duplex=False)
        arguments = (self.database, self.folder, self.ports[place], self._wish, sending)
        process = START.Process(target=serve, args=arguments)
        process.start()
        sending.close()
        self._processes[place] = process
        self.starts += 1
        with contextlib.suppress(EOFError):
            if receiving.poll(PATIENCE):
                self.ports[place] = receiving.recv()
                return
        raise AssertionError("a server does not begin: " + self.log[-2000:])

    @property
    def log(self) -> str:
        path = Path(self.folder, "log")
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def pid(self, place: int) -> int:
        return int(self._processes[place].pid)

    def children(self, place: int) -> list[int]:
        """The processes that think for it."""
        path = Path(f"/proc/{self.pid(place)}/task/{self.pid(place)}/children")
        return [int(pid) for pid in path.read_text().split()] if path.exists() else []

    def revive(self) -> None:
        for place, process in enumerate(self._processes):
            if not process.is_alive():
                process.join()
                self._start(place)

    def wait(self) -> None:
        """Until all answer; one that is just ending is started again."""
        for port in self.ports:
            wait_for_door(port, meanwhile=self.revive)

    def end(self) -> None:
        for process in self._processes:
            if process.is_alive():
                os.kill(process.pid, signal.SIGTERM)
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.kill()
                process.join(PATIENCE)
