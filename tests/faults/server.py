"""A server that fails, or stands still, on command: at chosen points of a decision."""

import contextlib
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import uvicorn

from spielgeld.house.live import Live
from spielgeld.store.writer import Writer
from spielgeld.web.app import create_app
from spielgeld.web.server import server_options
from spielgeld.web.server_settings import ENVIRONMENT, ServerSettings
from tests.copies import START
from tests.web.worlds import wait_for_door

POINTS = ("before the write", "after the commit", "while telling")
PATIENCE = 120.0


@dataclass(frozen=True)
class Wish:
    """End with `signal` at the `at`th decision that comes to this point; once.

    Without one it stands still there, until whoever makes the fault lets it go on.
    """

    point: str
    at: int
    signal: int | None


FIRED, GO_ON = "fired", "go on"
"""Files by which a server that stands still and the fault's maker tell each other."""
LONGEST_STOP = 30.0


def fail_at(wish: Wish, folder: str) -> None:
    """Put the fault into this process."""
    fired, reached = Path(folder, FIRED), 0

    def arrive(point: str) -> None:
        nonlocal reached
        if point != wish.point or fired.exists():
            return
        reached += 1
        if reached >= wish.at:
            fired.touch()
            if wish.signal is None:
                stand_still(folder)
            else:
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

    def tell_some(live: Live, table_id: str, number: int, *rest: Any) -> None:
        watchers = tuple(live._watchers.get(table_id, ()))
        if watchers:
            watchers[0].number = max(number, watchers[0].number)
            watchers[0].bell.set()
        arrive(POINTS[2])
        announce(live, table_id, number, *rest)

    setattr(Writer, "_commit", commit_slowly)  # noqa: B010
    setattr(Writer, "_answer", answer_late)  # noqa: B010
    setattr(Live, "announce", tell_some)  # noqa: B010


def stand_still(folder: str) -> None:
    go_on, late = Path(folder, GO_ON), time.monotonic() + LONGEST_STOP
    while not go_on.exists() and time.monotonic() < late:
        time.sleep(0.01)


def serve(database: str, folder: str, port: int, wish: Wish | None, sending: Connection) -> None:
    """The process of a server. Its clock is that of the machine and what stands in a file."""
    now, shift = time.time, Path(folder, "shift")
    time.time = lambda: now() + (float(shift.read_text()) if shift.exists() else 0)
    if wish is not None:
        fail_at(wish, folder)
    logging.basicConfig(filename=f"{folder}/log", level=logging.WARNING)
    settings = ServerSettings(
        database, limited=False, bot_moment=0, allow_host=("games.example.org",)
    )
    listening = socket.create_server(("127.0.0.1", port))
    options = {**server_options(settings), "log_config": None, "timeout_graceful_shutdown": 1}
    config = uvicorn.Config(create_app(settings), **options)
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

    @property
    def stands_still(self) -> bool:
        """Whether a decision has come to the point that was wished for."""
        return Path(self.folder, FIRED).exists()

    def go_on(self) -> None:
        Path(self.folder, GO_ON).touch()

    def pid(self, place: int) -> int:
        return int(self._processes[place].pid)

    def children(self, place: int) -> list[int]:
        """The processes that think for it."""
        return children_of(self.pid(place))

    def workers(self) -> list[int]:
        """The processes that answer visitors."""
        return [self.pid(place) for place in range(len(self.ports))]

    def revive(self) -> None:
        for place, process in enumerate(self._processes):
            if not process.is_alive():
                process.join()
                self._start(place)

    def wait(self) -> None:
        """Until all answer; one that is just ending is started again."""
        for port in self.ports:
            wait_for_door(port, meanwhile=self.revive, patience=PATIENCE)

    def end(self) -> None:
        for process in self._processes:
            if process.is_alive():
                os.kill(process.pid, signal.SIGTERM)
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.kill()
                process.join(PATIENCE)


class Together:
    """`spielgeld serve --workers 2`, which looks after its workers itself."""

    def __init__(self, database: str, folder: str) -> None:
        self.database = database
        self.folder = folder
        self._output = Path(folder, "log").open("ab")  # noqa: SIM115
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.ports: list[int] = [free.getsockname()[1]]
        command = [sys.executable, "-c", "from spielgeld.cli import main; main()", "serve"]
        command += ["--port", str(self.ports[0]), "--database", database, "--workers", "2"]
        command += ["--allow-host", "games.example.org"]
        self._process = subprocess.Popen(
            command,
            stdout=self._output,
            stderr=self._output,
            env={**os.environ, ENVIRONMENT: json.dumps({"bot_moment": 0, "limited": False})},
        )
        self.starts = 1

    @property
    def log(self) -> str:
        return Path(self.folder, "log").read_text(encoding="utf-8")

    stands_still = True

    def go_on(self) -> None:
        """Nothing stops it at a chosen point."""

    def pid(self, place: int) -> int:
        return self._process.pid

    def children(self, place: int) -> list[int]:
        return [pid for worker in self.workers() for pid in children_of(worker)]

    def workers(self) -> list[int]:
        return [
            pid
            for pid in children_of(self._process.pid)
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
        ]

    def revive(self) -> None:
        """It does so itself; only if it does not, the test ends."""
        assert self._process.poll() is None, self.log[-2000:]

    def wait(self) -> None:
        wait_for_door(self.ports[0], meanwhile=self.revive, patience=PATIENCE)

    def end(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(PATIENCE)
        self._output.close()


def children_of(pid: int) -> list[int]:
    path = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in path.read_text().split()] if path.exists() else []
