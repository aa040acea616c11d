"""Several servers on one PostgreSQL behind nginx: each table lives at one of them."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.host.nginx import Nginx
from tests.web.server import Server, fetch

PLAYERS = 3
TABLES = 6


@pytest.fixture
def servers(postgres_url: str) -> Iterator[tuple[Server, Server]]:
    one, other = Server(postgres_url), Server(postgres_url)
    yield one, other
    assert "Traceback" not in other.stop()


def figure(server: Server, name: str) -> float:
    lines = fetch(f"{server.url}/metrics").text.splitlines()
    return sum([float(line.split()[-1]) for line in lines if line.startswith(f"{name} ")])


class Table:
    """A table of QE with everybody at their sockets."""

    def __init__(self, nginx: Nginx, client: httpx.Client) -> None:
        self.client = client
        self._open = ExitStack()
        made = client.post("/api/tables", json={"game": "qe", "players": PLAYERS}).json()
        self.path = f"/api/tables/{made['table']}"
        self.secrets = [
            client.post(f"{self.path}/chairs", json={"invite": made["invite"], "name": name})
            .json()["secret"]
            for name in "ABC"
        ]  # fmt: skip
        host = {"authorization": f"Bearer {made['host']}"}
        assert client.post(f"{self.path}/start", headers=host).is_success
        address = f"wss://127.0.0.1:{nginx.port}{self.path}/socket"
        self.sockets = [
            self._open.enter_context(
                connect(address, ssl=nginx.trust, additional_headers=bearer(secret))
            )
            for secret in self.secrets
        ]
        for socket in self.sockets:
            assert "view" in hear(socket)

    def bid(self, amount: int, key: str) -> int:
        """Whoever is asked first bids; the answer is the number of the entry."""
        for secret in self.secrets:
            told = self.client.get(f"{self.path}/view", headers=bearer(secret)).json()
            if told["choice"] is not None:
                step = told["view"]["step"]
                body = {"decision": {"bid": amount}, "step": step, "key": key}
                done = self.client.post(f"{self.path}/decide", json=body, headers=bearer(secret))
                assert done.is_success, done.text
                return int(done.json()["number"])
        raise AssertionError("nobody is asked")

    def decisions(self) -> list[Any]:
        """What has been decided and opened, as anybody is told."""
        events = self.client.get(f"{self.path}/events").json()
        return [event for event in events if event["event"] == "OpenBidMade"]

    def close(self) -> None:
        self._open.close()


def bearer(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"}


def hear(socket: ClientConnection) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(socket.recv(timeout=60))
    return told


def test_each_table_lives_at_one_server_and_moves_when_it_is_killed(
    servers: tuple[Server, Server], tmp_path: Path
) -> None:
    one, other = servers
    nginx = Nginx(tmp_path, one, other)
    try:
        with nginx.client() as client:
            tables = [Table(nginx, client) for _ in range(TABLES)]
            # Those who watch a table watch it at one server, and each table is at one.
            watching = [figure(server, "spielgeld_watchers") for server in servers]
            assert sum(watching) == TABLES * PLAYERS
            assert all(number % PLAYERS == 0 for number in watching)
            for table in tables:
                number = table.bid(7, "first")
                for socket in table.sockets:
                    assert hear(socket)["number"] == number, "a view for each decision, not more"
            one.kill()
            for table in tables:
                assert table.bid(9, "second") > 0
                assert [event["amount"] for event in table.decisions()] == [7]
                table.close()
    finally:
        nginx.stop()
