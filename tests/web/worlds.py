"""Two worlds: servers that are alike in everything but what a reader may not know.

Each is a process of its own with the whole server in it. Their clocks stand still until a test sets
them, and what is drawn for a reader is drawn alike in both, so that all that a reader receives can
be compared as it is: ids, times and secrets included. What is drawn for others differs.
"""

import asyncio
import atexit
import mmap
import secrets
import socket
import struct
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import shake_256
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import uvicorn

from spielgeld.house import live, presence
from spielgeld.house.post import outbox, push
from spielgeld.web import app as app_module
from spielgeld.web.app import create_app
from spielgeld.web.logs import log_config
from spielgeld.web.server import server_options
from spielgeld.web.server_settings import ServerSettings
from tests.copies import START
from tests.web.post_office import PostOffice
from tests.web.push_service import PushService
from tests.web.server import PUBLIC_NAME

NOON = 1_800_000_000.0
"""When a world begins."""
PATIENCE = 60.0
SITE = "https://games.example.org"


@dataclass
class Plan:
    """What a world's process is to do."""

    database: str
    folder: str
    salt: str
    mutant: str | None = None
    settings: dict[str, Any] = field(default_factory=dict)
    push_keys: dict[str, str] = field(default_factory=dict)
    process: int = 0


class Cell:
    """What a test and the processes of a world tell each other, each by a number.

    The time; whether things are drawn for others; whether a pause between tellings lasts until it
    is no more; how often the server looked who is there, and whom to write to, by mail and by push.
    """

    WHAT = ("now", "for others", "pausing", "looks", "mail", "push")

    def __init__(self, folder: str) -> None:
        path = Path(folder, "cell")
        if not path.exists():
            path.write_bytes(struct.pack("6d", NOON, *[0.0] * 5))
        with path.open("r+b") as file:
            self._map = mmap.mmap(file.fileno(), 48)

    def __getitem__(self, what: str) -> float:
        number: float = struct.unpack_from("d", self._map, 8 * self.WHAT.index(what))[0]
        return number

    def __setitem__(self, what: str, number: float) -> None:
        struct.pack_into("d", self._map, 8 * self.WHAT.index(what), number)


def serve(plan: Plan, sending: Connection) -> None:
    """The process of a world."""
    cell, drawn = Cell(plan.folder), 0

    def draw(number: int | None = None) -> bytes:
        nonlocal drawn
        drawn += 1
        seed = f"{plan.process} {drawn} {plan.salt if cell['for others'] else ''}"
        return shake_256(seed.encode()).digest(number or 32)

    time.time = lambda: cell["now"]
    secrets.token_bytes = draw  # type: ignore[assignment]
    push.new_keys = lambda: plan.push_keys
    look_round = presence.Presence.beat

    async def beat(here: presence.Presence) -> None:
        await look_round(here)
        cell["looks"] += 1

    end_pause = live.Live._end_pause

    def end_pause_if_it_may(telling: live.Live, table_id: str) -> None:
        if cell["pausing"]:
            asyncio.get_running_loop().call_later(0.01, end_pause_if_it_may, telling, table_id)
        else:
            end_pause(telling, table_id)

    send_due = outbox.Outbox.send_due

    async def send_all_due(box: outbox.Outbox[Any]) -> None:
        await send_due(box)
        cell[box._sender.name] += 1

    setattr(outbox.Outbox, "send_due", send_all_due)  # noqa: B010
    setattr(outbox.Outbox, "pause", 0.2)  # noqa: B010
    setattr(live.Live, "_end_pause", end_pause_if_it_may)  # noqa: B010
    presence.BEAT_SECONDS = 0.15
    setattr(app_module, "BEAT_SECONDS", 0.15)  # noqa: B010
    live.PAUSE_SECONDS = 0.0  # what is told together depends on the time that it took
    setattr(presence.Presence, "beat", beat)  # noqa: B010
    if plan.mutant is not None:
        from tests.mutants import MUTANTS

        MUTANTS[plan.mutant].leak()
    config = log_config("json", "info")
    config["handlers"]["ours"] = {
        "class": "logging.FileHandler", "formatter": "ours", "filename": f"{plan.folder}/log",
    }  # fmt: skip
    config["disable_existing_loggers"] = False
    settings = ServerSettings(plan.database, allow_host=(PUBLIC_NAME,), **plan.settings)
    app = create_app(settings)
    listening = socket.create_server(("127.0.0.1", 0))
    options = {**server_options(settings), "log_config": config, "timeout_graceful_shutdown": 1}
    server = uvicorn.Server(uvicorn.Config(app, **options))
    sending.send(listening.getsockname()[1])
    sending.close()
    server.run(sockets=[listening])


class World:
    """A server. `office` has the mails that it sent, `pushes` the pushes, `log` what it wrote.

    `lines` are the connections of all who ask it.
    """

    def __init__(
        self, name: str, folder: str, *, database: str = "", processes: int = 1,
        mutant: str | None = None, mailing: bool = False, **settings: Any,
    ) -> None:  # fmt: skip
        self.name = name
        self.folder = folder
        self.lines = ExitStack()
        self.database = database or f"sqlite:///{folder}/games.db"
        self.cell = Cell(folder)
        self.office = PostOffice() if mailing else None
        self.pushes = PushService() if mailing else None
        budgets = {"hint_budget": "8it", "analysis_budget": "4it", "bot_moment": 0}
        told: dict[str, Any] = {"limited": False, **budgets, **settings}
        if self.office is not None:
            told |= {"smtp": f"smtp://127.0.0.1:{self.office.port}", "site": SITE}
            told |= {"sender": "Spiele <games@example.org>", "mail_after": 60}
        if self.pushes is not None:
            told["push_services"] = [self.pushes.host]
        plan = Plan(self.database, folder, name, mutant, told, push_keys())
        self._processes: list[Any] = []
        self._waiting: list[Connection] = []
        self.ports: list[int] = []
        for number in range(processes):
            receiving, sending = START.Pipe(duplex=False)
            process = START.Process(target=serve, args=(replace(plan, process=number), sending))
            process.start()
            sending.close()
            self._processes.append(process)
            self._waiting.append(receiving)
        atexit.register(self.end)

    def wait(self) -> None:
        for receiving in self._waiting:
            assert receiving.poll(2 * PATIENCE), "a world does not begin"
            self.ports.append(receiving.recv())
        for port in self.ports:
            wait_for_door(port)

    @property
    def port(self) -> int:
        return int(self.ports[0])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return Path(self.folder, "log").read_text(encoding="utf-8")

    @contextmanager
    def for_others(self) -> Iterator[None]:
        """What is drawn meanwhile is none of the reader's business."""
        self.cell["for others"] = True
        try:
            yield
        finally:
            self.cell["for others"] = False

    def pass_time(self, seconds: float) -> None:
        """The clock goes on, and the server notices who is still there."""
        self._look_round()
        self.cell["now"] += seconds
        self._look_round()

    @contextmanager
    def pause(self) -> Iterator[None]:
        """Who was told something is told nothing more meanwhile, as where play is fast."""
        self.cell["pausing"] = True
        try:
            yield
        finally:
            self.cell["pausing"] = False

    def wait_for_post(self) -> None:
        """Until all that is due now has been sent; a look may just have begun."""
        self._wait_for("mail", 2)
        self._wait_for("push", 2)

    def _look_round(self) -> None:
        """Every process looks who is there, from begin to end."""
        self._wait_for("looks", 2 * len(self.ports))

    def _wait_for(self, what: str, more: int) -> None:
        late, seen = time.monotonic() + PATIENCE, self.cell[what] + more
        while self.cell[what] < seen:
            assert time.monotonic() < late, f"no {what}"
            time.sleep(0.02)

    def hang_up(self) -> None:
        """Whoever asked or listened, also in a scene that ended in the middle."""
        self.lines.close()

    def end(self) -> None:
        atexit.unregister(self.end)
        self.hang_up()
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.kill()
                process.join(PATIENCE)
        if self.office is not None:
            self.office.close()
        if self.pushes is not None:
            self.pushes.close()


@cache
def push_keys() -> dict[str, str]:
    """Of a server for its pushes: the same in both worlds."""
    return push.new_keys()


def wait_for_door(
    port: int, meanwhile: Callable[[], None] = lambda: None, patience: float = PATIENCE
) -> None:
    late = time.monotonic() + patience
    while time.monotonic() < late:
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as line:
                line.sendall(b"GET /readyz HTTP/1.0\r\n\r\n")
                if b"200" in line.recv(100):
                    return
        except OSError:
            pass
        meanwhile()
        time.sleep(0.01)
    raise AssertionError("a world does not answer")


@contextmanager
def two_worlds(**more: Any) -> Iterator[tuple[World, World]]:
    """Both, with a mutant's leak in them if one is named."""
    with tempfile.TemporaryDirectory(prefix="worlds-") as folder:
        worlds = []
        databases = more.pop("databases", ("", ""))
        try:
            for name, database in zip(("one", "other"), databases, strict=True):
                Path(folder, name).mkdir()
                worlds.append(World(name, str(Path(folder, name)), database=database, **more))
            for world in worlds:
                world.wait()
            yield worlds[0], worlds[1]
        finally:
            for world in worlds:
                world.end()
