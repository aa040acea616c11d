"""People come and go, and what a server took for them comes back; the figures go to docs/trust.md.

    python -m tests.soak [MINUTES]

In each round some open tables, pages, streams and sockets, do not read what they are sent, hang up
in the middle of a word or send heads of 30 kB. After a warm-up the server's memory must not grow by
more than a tenth.
"""

import gc
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx

from spielgeld.limits import USUAL
from tests.figures import how_many, write
from tests.web.server import PATIENCE, Client, Server, new_table

ROUNDS_TO_WARM_UP = 8
FLAT = 1.1
HEAD = "x-long: " + "y" * (USUAL.header_bytes - 4_000) + "\r\n"


def megabytes(pid: int) -> float:
    """What the process has in memory."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("the server is gone")


class Crowd:
    """All who come to one server in a round."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.rng = Random(1)

    def round(self) -> None:
        tables = [new_table(self.server, "ABC") for _ in range(8)]
        for host, players in tables:
            host.post("/start")
            self.play(host, players)
        for host, players in tables:
            self.open_pages(host.table, players)
        self.listen([player for _, players in tables for player in players])
        self.leave_unread(*tables[0])
        self.interrupt(tables[0][0].table)
        for host, players in tables:
            host.post("/close")
            for client in (host, *players):
                client.http.close()

    def play(self, host: Client, players: list[Client]) -> None:
        for _ in range(6):
            seat = host.get("")["waiting"][0]
            players[seat].decide(bid=self.rng.randrange(1, 10**9))
            players[seat].error("POST", "/decide", {"decision": {"bid": -1}})

    def open_pages(self, table: str, players: list[Client]) -> None:
        with httpx.Client(base_url=self.server.url, timeout=PATIENCE) as browser:
            for path in ("/", "/tables", f"/t/{table}", f"/t/{table}/back?step=1"):
                for secret in ("", *[player.secrets[0] for player in players]):
                    cookies = {"cookie": f"chair={secret}"} if secret else {}
                    browser.get(path, headers=cookies)

    def listen(self, players: list[Client]) -> None:
        """Streams of pages and of programs, hung up on after the first message."""
        with ExitStack() as open_:
            for player in players:
                for path in (f"/api/tables/{player.table}/stream", f"/t/{player.table}/stream"):
                    line = open_.enter_context(
                        httpx.Client(base_url=self.server.url, timeout=PATIENCE)
                    )
                    stream = line.stream("GET", path, headers=player.http.headers)
                    next(open_.enter_context(stream).iter_raw())

    def leave_unread(self, host: Client, players: list[Client]) -> None:
        """Sockets whose owners take nothing of what they are sent."""
        with ExitStack() as open_:
            for player in [*players] * 6:
                deaf = open_.enter_context(self.connect())
                deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
                shake = (
                    f"GET /api/tables/{player.table}/socket HTTP/1.1\r\nhost: localhost\r\n"
                    "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
                    "sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
                    f"authorization: Bearer {player.secrets[0]}\r\n\r\n"
                )
                deaf.sendall(shake.encode())
            for word in range(40):
                players[0].post("/chat", text=f"{word} " + "word " * 90)

    def interrupt(self, table: str) -> None:
        """Long heads, heads that have no end, bodies that break off, and nothing at all."""
        ask = f"GET /api/tables/{table} HTTP/1.1\r\nhost: localhost\r\n"
        body = f"POST /api/tables/{table}/decide HTTP/1.1\r\nhost: localhost\r\n{HEAD}"
        body += "content-type: application/json\r\ncontent-length: 60000\r\n\r\n{"
        for _ in range(20):
            for said in (f"{ask}{HEAD}\r\n", f"{ask}{HEAD}{HEAD}", body + " " * 20_000, ask, ""):
                with self.connect() as connection:
                    connection.sendall(said.encode())
                    if said.endswith("\r\n\r\n"):
                        connection.recv(1 << 16)

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.server.port), PATIENCE)


def soak(seconds: float, least: int = 2 * ROUNDS_TO_WARM_UP) -> Iterator[tuple[float, float]]:
    """After each round: how long it has been going on, and the server's memory."""
    with tempfile.TemporaryDirectory() as folder:
        few = ["--limit", "tables-at-hand=20"]
        server = Server(f"sqlite:///{folder}/games.db", *few, own=True)
        crowd, began, rounds = Crowd(server), time.monotonic(), 0
        try:
            while rounds < least or time.monotonic() < began + seconds:
                crowd.round()
                gc.collect()  # of the crowd's own process
                rounds += 1
                yield time.monotonic() - began, megabytes(server.process.pid)
        finally:
            server.stop()


def growth(figures: list[float]) -> float:
    """How much more there is at the end than after the warm-up: medians of some rounds each."""
    warm = statistics.median(figures[ROUNDS_TO_WARM_UP // 2 : ROUNDS_TO_WARM_UP])
    return statistics.median(figures[-ROUNDS_TO_WARM_UP // 2 :]) / warm


def main(minutes: int) -> int:
    lines, figures = ["| minutes | rounds | MB |", "| --- | --- | --- |"], []
    for past, used in soak(60 * minutes):
        figures.append(used)
        print(f"{past:6.0f} s, round {len(figures):3}: {used:6.1f} MB", flush=True)
        if past // 60 >= len(lines) - 2:
            lines.append(f"| {past / 60:.0f} | {len(figures)} | {used:.0f} |")
    more = growth(figures)
    lines += ["", f"At the end {more:.2f} times what it was after the warm-up."]
    write("soak", lines)
    print(lines[-1])
    return 0 if more <= FLAT else 1


if __name__ == "__main__":
    sys.exit(main(how_many("tests.soak", __doc__ or "", 10)))
