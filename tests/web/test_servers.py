"""The app is a standard one: a game is played on servers that know nothing of it."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from spielgeld.web.server_settings import ENVIRONMENT
from tests.web.server import PATIENCE, Client, Server, new_table
from tests.web.stream import Pushed, Stream
from tests.web.test_socket import bid_for
from tests.web.wire import Socket
from tests.web.worlds import wait_for_door

APP = "spielgeld.web.app:app_from_environment"
COMMANDS = {
    "uvicorn": ["--factory", "--ws", "websockets-sansio", "--timeout-graceful-shutdown", "1"],
    "granian": ["--factory", "--interface", "asgi", "--workers-kill-timeout", "2"],
}


class Standard(Server):
    """The app as `uvicorn` or `granian` serve it by themselves."""

    def __init__(self, name: str, database: str) -> None:
        self._name = name
        super().__init__(database)

    def start(self, port: int = 0) -> None:
        with socket.create_server(("127.0.0.1", port)) as free:
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        settings = json.dumps({"database": self.database, **self.settings})
        command = [sys.executable, "-m", self._name, *COMMANDS[self._name], APP]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port)],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            env={**os.environ, ENVIRONMENT: settings},
        )  # fmt: skip
        wait_for_door(self.port)
        self._wait()


def send_form(player: Client, decision: dict[str, Any], step: int) -> None:
    fields = {name: json.dumps(value) for name, value in decision.items()}
    answer = httpx.post(
        f"{player.server.url}/t/{player.table}/decide",
        data={**fields, "step": str(step), "key": f"{step}.0", "sure": "yes"},
        headers={"hx-request": "true", "cookie": f"chair={player.secrets[0]}"},
        verify=False,
        timeout=PATIENCE,
    )
    assert answer.status_code == 204, answer.text


@pytest.mark.parametrize("name", COMMANDS)
def test_a_game_is_played_by_pages_json_and_sockets(name: str, tmp_path: Path) -> None:
    server = Standard(name, f"sqlite:///{tmp_path / 'games.db'}")
    host, players = new_table(server, "ABC", players=3)
    by_json, by_socket, by_page = players
    chair, stream = Socket(by_socket), Stream(by_json)
    host.post("/start")
    listening = [stream, Pushed(by_page)]
    rng = Random(3)
    while (table := host.get(""))["status"] == "running":
        seat = table["waiting"][0]
        seen = players[seat].view
        decision, step = bid_for(seen, rng), seen["view"]["step"]
        if players[seat] is by_json:
            by_json.post("/decide", decision=decision, step=step)
        elif players[seat] is by_socket:
            assert "decided" in chair.decide(decision, step=step)
        else:
            send_form(by_page, decision, step)
    for stream in listening:
        stream.wait(table["number"])
    assert chair.wait(table["number"]) == by_socket.view
    page = httpx.get(
        f"{server.url}/t/{host.table}", headers={"cookie": f"chair={by_page.secrets[0]}"},
        verify=False, timeout=PATIENCE,
    )  # fmt: skip
    assert page.status_code == 200
    nested = '{"decision": {"bid": %s}}' % ("[" * 1100 + "]" * 1100)
    status = by_json.http.post(
        f"/api/tables/{host.table}/decide", content=nested,
        headers={"content-type": "application/json"},
    ).status_code  # fmt: skip
    assert status == 400
    assert "Traceback" not in server.stop()
