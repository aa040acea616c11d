"""A day in a city: tables come and go at a real server, faster than a day.

    python -m bench.city [TABLES] [--seconds 60] [--database URL]

People sit down over the day, most of them in the evening. Most tables play live, a decision every
few seconds; one in five plays over days and has a few decisions today. A quarter is never finished.
At one table in ten somebody watches. In the evening, and once more an hour later, the server is
restarted, as an update does it.

The games are written down in advance (bench/scripts.py) and stored before the day begins, so that
every table is cold when its first player comes. A decision is sent until it is acknowledged, and
the next player looks at the table. At the end each journal must hold what was acknowledged.
"""

import argparse
import asyncio
import json
import os
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bench.scripts import DIFFERENT, PLAYERS, seat_players, write_game
from bench.web import INSTALLED, Server, spielgeld, wait_for
from spielgeld.house.desk import Desk
from spielgeld.house.settings import read_settings
from spielgeld.store import Store

DAY = 24 * 60 * 60
GAMES = ("qe", "qe", "plutocracy", "euro-crisis")
HOURS = (1, 1, 0, 0, 0, 0, 1, 2, 3, 3, 4, 4, 5, 5, 5, 6, 7, 9, 12, 15, 16, 14, 8, 3)
"""How many sit down in each hour, one beside the other."""
LIVE_PAUSE = (4, 20)
"""Seconds that somebody at a live table thinks."""
DAYS_PAUSE = (2 * 60 * 60, 9 * 60 * 60)
RESTARTS = (20.5, 21.5)
"""The hours at which the server is restarted."""
COLD_DECISIONS = 200
MOST_COLD = 20
WHOLE_CITY = 100_000
AT_ONCE = 48
"""So many requests are under way at most."""
AROUND = 10.0
"""Seconds of real time before and after a restart that are its own figure."""


@dataclass
class Table:
    """What its players know. `made` decisions are acknowledged, of `stops` that will be."""

    id: str
    secrets: list[str]
    script: list[dict[str, Any]]
    begins: float
    pause: tuple[float, float]
    made: int
    stops: int
    watched: bool
    before: int = field(init=False)

    def __post_init__(self) -> None:
        self.before = self.made


class Asked(NamedTuple):
    """A request that was answered: when, and how long it took."""

    at: float
    seconds: float
    cold: bool


class Line:
    """A connection that is kept; opened again if the server is another by now."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, secret: str, body: object = None) -> int:
        text = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: games.example.org\r\n"
            f"Authorization: Bearer {secret}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(text)}\r\n\r\n"
        )
        try:
            if self._ends is None:
                self._ends = await asyncio.open_connection("127.0.0.1", self._port)
            reader, writer = self._ends
            writer.write(head.encode() + text)
            said = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
            size = int(said.partition("content-length: ")[2].split("\r\n")[0])
            await reader.readexactly(size)
            return int(said.split()[1])
        except (OSError, asyncio.IncompleteReadError, ValueError):
            self.close()
            return 0

    def close(self) -> None:
        if self._ends is not None:
            self._ends[1].close()
            self._ends = None


class City:
    def __init__(self, tables: list[Table], port: int, pace: float, rng: Random) -> None:
        self.tables = tables
        self.port = port
        self.pace = pace
        self.asked: list[Asked] = []
        self.refused: Counter[int] = Counter()
        self.latest = 0.0
        """How far, in real seconds, the city was behind its clock at most."""
        self._rng = rng
        self._lines: asyncio.Queue[Line] = asyncio.Queue()
        self._watchers: list[asyncio.Task[None]] = []
        self._touched: set[str] = set()
        self._began = 0.0

    async def live(self) -> None:
        """The day, from midnight to midnight."""
        for _ in range(AT_ONCE):
            self._lines.put_nowait(Line(self.port))
        self._began = time.monotonic()
        await asyncio.gather(*[self._life(table) for table in self.tables])
        for watcher in self._watchers:
            watcher.cancel()
        while not self._lines.empty():
            self._lines.get_nowait().close()

    async def _life(self, table: Table) -> None:
        """Of one table: a decision, a pause, and so on until midnight."""
        due = table.begins
        while due < DAY and table.made < table.stops:
            wanted = self._began + due / self.pace
            await asyncio.sleep(max(0.0, wanted - time.monotonic()))
            if table.watched and table.id not in self._touched:
                self._watchers.append(asyncio.create_task(self._watch(table)))
            line = await self._lines.get()
            self.latest = max(self.latest, time.monotonic() - wanted)
            try:
                await self._turn(table, line)
            finally:
                self._lines.put_nowait(line)
            due += self._rng.uniform(*table.pause)

    async def _turn(self, table: Table, line: Line) -> None:
        """One decides, and the next one looks."""
        said = table.script[table.made]
        body = {"decision": said["decision"], "step": said["step"], "key": f"k{table.made}"}
        path, secret = f"/api/tables/{table.id}", table.secrets[said["seat"]]
        await self._insist(table, line, "POST", f"{path}/decide", secret, body)
        table.made += 1
        if table.made < len(table.script):
            next_secret = table.secrets[table.script[table.made]["seat"]]
            await self._insist(table, line, "GET", f"{path}/view", next_secret)

    async def _insist(
        self, table: Table, line: Line, method: str, path: str, secret: str, body: object = None
    ) -> None:
        cold = table.id not in self._touched
        self._touched.add(table.id)
        began = time.monotonic()
        while (status := await line.ask(method, path, secret, body)) != 200:
            self.refused[status] += 1
            if status and status < 500:
                raise AssertionError(f"{method} {path} was refused with {status}")
            await asyncio.sleep(0.05)
        self.asked.append(Asked(time.monotonic(), time.monotonic() - began, cold))

    async def _watch(self, table: Table) -> None:
        """Somebody who only listens, and comes back after a restart."""
        request = f"GET /api/tables/{table.id}/stream HTTP/1.1\r\nHost: games.example.org\r\n\r\n"
        while True:
            with suppress(OSError, ValueError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                try:
                    writer.write(request.encode())
                    while await reader.readline():
                        pass
                finally:
                    writer.close()
            await asyncio.sleep(0.5)


async def settle(database: str, tables: int, rng: Random) -> list[Table]:
    """Store all tables of the day before it begins."""
    store = Store(database)
    scripts = {name: [write_game(name, seed) for seed in range(DIFFERENT)] for name in set(GAMES)}
    agreed = {
        name: read_settings({"game": name, "players": PLAYERS}).to_json() for name in set(GAMES)
    }
    found, rows = [], []
    for _ in range(tables):
        name = rng.choice(GAMES)
        play, script = rng.choice(scripts[name])
        over_days = rng.random() < 0.2
        made = rng.randrange(len(script) * 3 // 4) if over_days else 0
        stops = len(script) if rng.random() < 0.75 else rng.randrange(made, len(script)) + 1
        row, journal, secrets = seat_players(name, agreed[name], play, made)
        hour = rng.choices(range(24), HOURS)[0] + rng.random()
        begins = rng.uniform(0, DAY) if over_days else hour * 3600
        pause = DAYS_PAUSE if over_days else LIVE_PAUSE
        watched = not over_days and rng.random() < 0.1
        found.append(Table(row.id, secrets, script, begins, pause, made, stops, watched))
        rows.append((row, journal))
    for part in range(0, tables, 200):
        await asyncio.gather(*[store.create(row, told) for row, told in rows[part : part + 200]])
    store.close()
    return found


async def check(database: str, tables: list[Table]) -> int:
    """Every journal holds what was acknowledged, and no decision twice; the number of decisions."""
    store = Store(database)
    total = 0
    for table in tables:
        journal = await store.journal(table.id)
        decided = [entry for entry in journal if entry.kind == "decide"]
        assert len(decided) == table.made, f"{table.id}: {len(decided)} and not {table.made}"
        total += len(decided) - table.before
    store.close()
    return total


async def read_cold(database: str, tables: list[Table]) -> tuple[float, int]:
    """Processor time to read a table from its journal, and how many decisions that holds.

    Of the tables whose journals come nearest to two hundred decisions; the middle one of both.
    """
    store = Store(database)
    desk = Desk(store)
    times = []
    chosen = sorted(tables, key=lambda table: abs(table.made - COLD_DECISIONS))[:MOST_COLD]
    for table in chosen:
        began = time.process_time()
        await desk.get(table.id)
        times.append(time.process_time() - began)
    store.close()
    return percentile(times, 0.5), int(percentile([table.made for table in chosen], 0.5))


@contextmanager
def restarting(database: str) -> Iterator[tuple[list[Server], Callable[[], None]]]:
    """A server that can be stopped and started again at the same port."""
    INSTALLED.mkdir(parents=True, exist_ok=True)
    running = spielgeld(database)
    servers = [running.__enter__()]
    kept = [running]

    def restart() -> None:
        kept.pop().__exit__(None, None, None)
        again = spielgeld(database, port=servers[-1].port)
        kept.append(again)
        servers.append(again.__enter__())

    try:
        yield servers, restart
    finally:
        kept.pop().__exit__(None, None, None)


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def size_of(path: Path) -> int:
    return sum([part.stat().st_size for part in path.parent.glob(f"{path.name}*")])


async def spend_the_day(
    city: City, restart: Callable[[], None], servers: list[Server]
) -> tuple[list[float], list[float]]:
    """The city lives, the server is restarted, and somebody looks how large it is."""
    moments: list[float] = []
    sizes: list[float] = []
    began = time.monotonic()

    async def updates() -> None:
        for hour in RESTARTS:
            await asyncio.sleep(max(0.0, began + hour * 3600 / city.pace - time.monotonic()))
            moments.append(time.monotonic())
            await asyncio.to_thread(restart)

    async def look() -> None:
        while True:
            with suppress(OSError):
                sizes.append(servers[-1].megabytes())
            await asyncio.sleep(1)

    looking, updating = asyncio.create_task(look()), asyncio.create_task(updates())
    await city.live()
    looking.cancel()
    await updating
    return moments, sizes


def report(
    city: City, wall: float, decisions: int, moments: list[float], sizes: list[float],
    growth: float, cpu: float, reading: tuple[float, int],
) -> list[str]:  # fmt: skip
    """The figures, as a table of Markdown."""
    tables = city.tables
    cold = [asked.seconds for asked in city.asked if asked.cold]
    near = [
        asked.seconds for asked in city.asked if any(abs(asked.at - m) < AROUND for m in moments)
    ]
    rest = [asked.seconds for asked in city.asked if not asked.cold]
    asked = len(city.asked)
    finished = sum([table.made == len(table.script) for table in tables])
    whole, peak = WHOLE_CITY / len(tables), max(HOURS) / sum(HOURS)
    grown = max(sizes) - min(sizes)
    rows = [
        ("tables, finished", f"{len(tables):,}, {finished:,}"),
        ("decisions acknowledged, requests", f"{decisions:,}, {asked:,}"),
        ("lost or doubled", "0"),
        ("a day in seconds, behind its clock at most", f"{wall:.0f}, {city.latest:.1f}"),
        ("CPU of the server: seconds, ms a decision", f"{cpu:.1f}, {cpu * 1000 / decisions:.2f}"),
        ("memory of the server at most, KB a table", f"{max(sizes):.0f} MB, "
         f"{grown * 1024 / len(tables):.0f}"),
        ("requests that found their table at hand", f"{1 - len(cold) / asked:.1%}"),
        ("first look at a cold table, p50, p99", f"{percentile(cold, 0.5) * 1000:.0f} ms, "
         f"{percentile(cold, 0.99) * 1000:.0f} ms"),
        ("any other answer, p50, p99", f"{percentile(rest, 0.5) * 1000:.0f} ms, "
         f"{percentile(rest, 0.99) * 1000:.0f} ms"),
        (f"p99 within {AROUND:.0f} s of a restart", f"{percentile(near, 0.99) * 1000:.0f} ms"),
        (f"CPU to read a cold table of {reading[1]} decisions", f"{reading[0] * 1000:.1f} ms"),
        ("database, bytes a decision, KB a table", f"{growth / decisions:,.0f}, "
         f"{growth / len(tables) / 1000:,.1f}"),
        (f"{WHOLE_CITY:,} such tables: decisions, GB of database a day",
         f"{decisions * whole:,.0f}, {growth * whole / 1e9:.1f}"),
        (f"{WHOLE_CITY:,} such tables: cores in the busiest hour",
         f"{cpu * whole * peak / 3600:.1f}"),
        (f"{WHOLE_CITY:,} such tables: GB of memory, if all that begin in that hour stay at hand",
         f"{grown * whole * peak / 1024:.1f}"),
    ]  # fmt: skip
    return ["| what | figure |", "| --- | --- |", *[f"| {name} | {said} |" for name, said in rows]]


def spend(database: str, path: Path | None, tables: int, seconds: float, seed: int) -> list[str]:
    rng = Random(seed)
    settled = asyncio.run(settle(database, tables, rng))
    if path is not None:
        with sqlite3.connect(path) as own:
            own.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        own.close()
    before = size_of(path) if path is not None else 0
    with restarting(database) as (servers, restart):
        wait_for(servers[0].port)
        city = City(settled, servers[0].port, DAY / seconds, rng)
        used: list[float] = []

        def restart_and_count() -> None:
            used.append(servers[-1].cpu())
            restart()

        began = time.monotonic()
        moments, sizes = asyncio.run(spend_the_day(city, restart_and_count, servers))
        wall = time.monotonic() - began
        used.append(servers[-1].cpu())
    decisions = asyncio.run(check(database, settled))
    growth = size_of(path) - before if path is not None else 0
    reading = asyncio.run(read_cold(database, settled))
    return report(city, wall, decisions, moments, sizes, growth, sum(used), reading)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.city")
    parser.add_argument("tables", type=int, nargs="?", default=2_000)
    parser.add_argument("--seconds", type=float, default=120, help="how long the day is")
    parser.add_argument("--database", default="", help="if not a SQLite file of its own")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="into docs/scale.md")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "games.db")
        lines = spend(
            arguments.database or f"sqlite:///{path}",
            None if arguments.database else path,
            arguments.tables, arguments.seconds, arguments.seed,
        )  # fmt: skip
    print("\n".join(lines))
    if arguments.write:
        from tests import figures

        cores = f"{os.cpu_count()} cores, Python {sys.version.split()[0]}"
        figures.write("city", [f"`make city N={arguments.tables}`, {cores}:", "", *lines], "scale")


if __name__ == "__main__":
    main()
