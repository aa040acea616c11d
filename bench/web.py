"""Live tables: four clients each play QE as fast as they are answered.

    python -m bench.web [TABLES ...]

A client is a program with a stream of its own: it decides, hears that something happened, fetches
what it may see, and decides again. Measured are stored decisions a second, and the time from a
client's decision to the moment another client of the table has fetched what it led to.
"""

import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

TABLES = (30, 100, 300)
SECONDS = 10.0
WARM_UP = 2.0
PLAYERS = 4


@dataclass
class Tally:
    """What was measured; the clock runs only between the warm-up and the end."""

    decisions: int = 0
    fetches: int = 0
    delays: list[float] = field(default_factory=list)
    running: bool = False
    cpu: float = 0.0


class Http:
    """A keep-alive connection: as little of a client as will do, so that the server is measured."""

    def __init__(self, host: str, port: int, secret: str) -> None:
        self.host, self.port, self.secret = host, port, secret

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port)

    async def call(self, method: str, path: str, data: object = None) -> tuple[int, bytes]:
        body = b"" if data is None else json.dumps(data).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\n"
            f"authorization: Bearer {self.secret}\r\ncookie: chair={self.secret}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
        )
        self.writer.write(head.encode() + body)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"(?i)content-length: (\d+)", answer)
        content = await self.reader.readexactly(int(length[1])) if length else b""
        return int(answer[9:12]), content

    async def listen(self, path: str) -> None:
        head = (
            f"GET {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\n"
            f"authorization: Bearer {self.secret}\r\n\r\n"
        )
        self.writer.write(head.encode())
        await self.reader.readuntil(b"\r\n\r\n")


class Table:
    """One table: when each of its entries was sent, so that others can say when they saw it."""

    def __init__(self, host: str, port: int, tally: Tally, pages: bool, rng: Random) -> None:
        self.host, self.port, self.tally, self.pages, self.rng = host, port, tally, pages, rng
        self.sent: dict[int, float] = {}

    async def play(self) -> None:
        while True:
            await self._game()

    async def _game(self) -> None:
        host = Http(self.host, self.port, "")
        await host.open()
        _, made = await host.call("POST", "/api/tables", {"game": "qe", "players": PLAYERS})
        table = json.loads(made)
        base = f"/api/tables/{table['table']}"
        secrets = []
        for name in "ABCD"[:PLAYERS]:
            sit = {"invite": table["invite"], "name": name}
            secrets.append(
                json.loads((await host.call("POST", f"{base}/chairs", sit))[1])["secret"]
            )
        self.sent.clear()
        host.secret = table["host"]
        clients = [self._client(base, table["table"], secret) for secret in secrets]
        playing = asyncio.gather(*clients)
        await asyncio.sleep(0.05)
        await host.call("POST", f"{base}/start")
        await playing
        host.writer.close()

    async def _client(self, base: str, table_id: str, secret: str) -> None:
        http, stream = [Http(self.host, self.port, secret) for _ in range(2)]
        await http.open()
        await stream.open()
        await stream.listen(f"{base}/stream?last=0")
        seen, own = 0, set[int]()
        while True:
            message = await stream.reader.readuntil(b"\n\n")
            found = re.search(rb"data: (\d+)", message)
            if found is None or int(found[1]) <= seen:
                continue
            if self.pages:
                await http.call("GET", f"/t/{table_id}/fragments?page=table")
            _, content = await http.call("GET", f"{base}/view")
            self.tally.fetches += self.tally.running
            now = time.perf_counter()
            answer = json.loads(content)
            for number in range(seen + 1, answer["number"] + 1):
                if number in self.sent and number not in own and self.tally.running:
                    self.tally.delays.append(now - self.sent[number])
            seen = answer["number"]
            if answer["status"] == "over":
                break
            if answer["choice"] is not None:
                await self._decide(http, base, answer, own)
        for connection in (http, stream):
            connection.writer.close()

    async def _decide(self, http: Http, base: str, answer: dict[str, Any], own: set[int]) -> None:
        barred = answer["choice"].get("barred", [])
        bid = self.rng.randrange(1, 1000)
        decision = {"bid": bid + 1 if bid in barred else bid}
        started = time.perf_counter()
        body = {"decision": decision, "step": answer["view"]["step"]}
        status, content = await http.call("POST", f"{base}/decide", body)
        if status == 200:
            number = json.loads(content)["number"]
            own.add(number)
            self.sent[number] = started
            self.tally.decisions += self.tally.running


def memory_of(process: int) -> float:
    """Resident megabytes of a process and its children."""
    total = 0.0
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            text = status.read_text()
        except OSError:
            continue
        parent = re.search(r"PPid:\t(\d+)", text)
        mine = int(status.parent.name) == process or (parent and int(parent[1]) == process)
        size = re.search(r"VmRSS:\s+(\d+)", text)
        if mine and size:
            total += int(size[1]) / 1024
    return total


def cpu_of(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load(port: int, process: int, tables: int, pages: bool, seconds: float) -> Tally:
    tally = Tally()
    jobs = [
        asyncio.create_task(Table("127.0.0.1", port, tally, pages, Random(number)).play())
        for number in range(tables)
    ]
    await asyncio.sleep(WARM_UP)
    tally.running = True
    before = cpu_of(process)
    await asyncio.sleep(seconds)
    tally.cpu = cpu_of(process) - before
    tally.running = False
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)
    return tally


async def wait_for(port: int) -> None:
    http = Http("127.0.0.1", port, "")
    await http.open()
    await http.call("GET", "/api/games")
    http.writer.close()


def measure(tables: int, *, pages: bool, database: str | None = None, seconds: float) -> str:
    with tempfile.TemporaryDirectory() as folder:
        url = database or f"sqlite:///{folder}/games.db"
        command = [sys.executable, "-c", "from spielgeld.cli import main; main()", "serve"]
        command += ["--port", "0", "--database", url, "--lang", "en"]
        settings = json.dumps({"limited": False, "bot_moment": 0})
        environment = {**os.environ, "SPIELGELD_SERVER": settings}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert server.stdout is not None
        found = re.search(r":(\d+)/", server.stdout.readline())
        assert found is not None
        asyncio.run(wait_for(int(found[1])))
        before = memory_of(server.pid)
        tally = asyncio.run(load(int(found[1]), server.pid, tables, pages, seconds))
        after = memory_of(server.pid)
        server.terminate()
        server.wait()
    delays = sorted(tally.delays) or [0.0]
    p99 = delays[int(len(delays) * 0.99)]
    return (
        f"{tables:>6} {'pages' if pages else 'JSON':>6} {tally.decisions / seconds:>12.0f}"
        f" {tally.fetches / seconds:>10.0f} {statistics.median(delays) * 1000:>8.0f}"
        f" {p99 * 1000:>8.0f} {(after - before) / tables * 1024:>12.0f}"
        f" {tally.cpu / seconds:>9.0%} {tally.cpu * 1000 / max(tally.decisions, 1):>12.2f}"
    )


HEADING = (
    "tables   what  decisions/s  fetches/s   p50 ms   p99 ms KiB/table CPU used  CPU ms/decision\n"
    "(a decision is stored on the disk before anyone sees it; p50 and p99 are from a decision to"
    " another client's view)"
)


def main(arguments: list[str]) -> None:
    counts = [int(argument) for argument in arguments] or TABLES
    print(HEADING)
    for tables in counts:
        print(measure(tables, pages=False, seconds=SECONDS), flush=True)
    print(measure(30, pages=True, seconds=SECONDS), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
