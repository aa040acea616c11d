"""A server of its own process, as a user would start it, and clients that talk to it."""

import atexit
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

import httpx

from tests.copies import Copy

PATIENCE = 60.0
PUBLIC_NAME = "games.example.org"
"""What servers are called, besides by their addresses."""


def fetch(address: str, **arguments: Any) -> httpx.Response:
    """Ask once. To read the certificates of the world for plain HTTP would take 40 ms each time."""
    return httpx.get(address, timeout=PATIENCE, verify=False, **arguments)


def send(address: str, **arguments: Any) -> httpx.Response:
    return httpx.post(address, timeout=PATIENCE, verify=False, **arguments)


class Line(httpx.Client):
    """Hangs up when nobody needs it any more."""

    def __del__(self) -> None:
        self.close()


class Server:
    """`spielgeld serve` on a free port. `log` is all that it has written.

    `environment` is what its environment has besides. With `own`, the process is an interpreter of
    its own, which can begin anew.
    """

    def __init__(
        self, database: str, *arguments: str, workers: int = 1, port: int = 0,
        environment: dict[str, str] | None = None, own: bool = False, **settings: Any,
    ) -> None:  # fmt: skip
        self.environment = environment or {}
        self.own = own
        self.database = database
        self.arguments = arguments
        self.workers = workers
        # Counted in iterations, what is advised depends on nothing but the view.
        budgets = {"hint_budget": "8it", "analysis_budget": "4it"}
        self.settings = {"bot_moment": 0, "limited": False, **budgets, **settings}
        self.log = ""
        self.start(port)
        atexit.register(self._end)

    def _end(self) -> None:
        """A server that a failed test left behind."""
        if self.process.poll() is None:
            self.process.kill()

    def start(self, port: int = 0) -> None:
        command = ["serve", "--port", str(port), "--database", self.database, "--lang", "en"]
        command += ["--allow-host", PUBLIC_NAME]
        command += ["--workers", str(self.workers), *self.arguments]
        self.process = self._begin(
            command,
            {
                **os.environ,
                # As for the tests themselves: see pyproject.toml.
                "PYTHONWARNINGS": "error",
                **self.environment,
                "SPIELGELD_SERVER": json.dumps(self.settings),
            },
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)/", line)
        assert found is not None, line + (self.process.stdout.read() or "")
        self.url = found[0].rstrip("/")
        self.port = int(found[1])
        self._wait()

    def _begin(
        self, command: list[str], environment: dict[str, str]
    ) -> Copy | subprocess.Popen[str]:
        """What the environment changes, and several workers, need an interpreter of their own."""
        if self.workers == 1 and not self.environment and not self.own:
            return Copy(command, environment)
        return subprocess.Popen(
            [sys.executable, "-c", "from spielgeld.cli import main; main()", *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment,
        )

    def _wait(self) -> None:
        for _ in range(int(PATIENCE / 0.05)):
            try:
                fetch(f"{self.url}/api/games")
                return
            except httpx.TransportError:
                assert self.process.poll() is None, self._read_log()
        raise AssertionError("the server does not answer")

    def _read_log(self) -> str:
        assert self.process.stdout is not None
        with self.process.stdout:
            self.log += self.process.stdout.read()
        return self.log

    def stop(self) -> str:
        """Stop it as Ctrl+C does; the answer is its log."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)
        return self._read_log()

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.wait(PATIENCE)
        self._read_log()

    def restart(self) -> None:
        self.start(self.port)


class Client:
    """Someone with secrets (or without any) who uses the JSON API of a table."""

    def __init__(self, server: Server, table: str = "", *secrets: str) -> None:
        self.server = server
        self.table = table
        self.secrets = secrets
        self.invite = ""
        headers = {"authorization": f"Bearer {'.'.join(secrets)}"} if secrets else {}
        self.http = Line(base_url=server.url, headers=headers, timeout=PATIENCE, verify=False)

    def get(self, path: str, **query: Any) -> Any:
        return self.answer("GET", path, params=query)

    def post(self, path: str, **data: Any) -> Any:
        return self.answer("POST", path, json=data)

    def answer(self, method: str, path: str, **arguments: Any) -> Any:
        response = self.http.request(method, f"/api/tables/{self.table}{path}", **arguments)
        assert response.is_success, response.text
        return response.json() if response.content else None

    def error(self, method: str, path: str, data: Any = None) -> tuple[int, dict[str, Any]]:
        """The status and the error of a request that must be refused."""
        response = self.http.request(method, f"/api/tables/{self.table}{path}", json=data)
        assert response.is_error, response.text
        error: dict[str, Any] = response.json()["error"]
        return response.status_code, error

    @property
    def view(self) -> Any:
        return self.get("/view")

    def decide(self, **decision: Any) -> Any:
        """Decide on the question that is asked now."""
        return self.post("/decide", decision=decision, step=self.view["view"]["step"])


def new_table(
    server: Server, names: Sequence[str] = "ABCD", **settings: Any
) -> tuple[Client, list[Client]]:
    """A table with people on its first chairs: its host and the players."""
    visitor = Client(server)
    settings = {"game": "qe", "players": max(len(names), 3), **settings}
    response = visitor.http.post("/api/tables", json=settings)
    assert response.status_code == 201, response.text
    made = response.json()
    host = Client(server, made["table"], made["host"])
    players = []
    for name in names:
        seated = host.post("/chairs", invite=made["invite"], name=name)
        players.append(Client(server, made["table"], seated["secret"]))
    host.invite = made["invite"]
    return host, players
