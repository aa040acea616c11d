"""What is answered before the framework is answered as the framework would."""

import json
import socket
import time
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import httpx
import pytest

from spielgeld.web.api import express as calls
from tests.web.inside import Inside
from tests.web.server import PATIENCE, Client, Server, new_table
from tests.web.stream import Stream

PLAIN = {"content-type": "application/json"}
LONG_WAY = {"content-type": "application/json; charset=utf-8"}


def same(one: httpx.Response, other: httpx.Response) -> None:
    assert one.status_code == other.status_code
    assert one.content == other.content
    differ = ("date",)
    assert {k: v for k, v in one.headers.items() if k not in differ} == {
        k: v for k, v in other.headers.items() if k not in differ
    }


def test_a_view_is_the_same_by_both_ways(server: Server) -> None:
    host, players = new_table(server)
    base = f"/api/tables/{host.table}/view"
    for stage in ("open", "running"):
        for reader in (*players, host, Client(server, host.table)):
            same(reader.http.get(base), reader.http.get(f"{base}?lang=en"))
        if stage == "open":
            host.post("/start")


@pytest.mark.parametrize(
    "body",
    [
        {"decision": {"bid": 0}},
        {"decision": {"bid": -1}, "step": 0},
        {"decision": {"bid": 5}, "step": 7},
        {"decision": {"look": True}},
        {"decision": 3},
        {"step": 1},
        {"decision": {"bid": 5}, "seat": 9},
        {"decision": {"bid": 5}, "more": 1},
        {"decision": {"bid": "9" * 2000}},
        {"decision": {"bid": "9" * 9000}},
        [],
    ],
    ids=lambda body: json.dumps(body)[:40],
)
def test_a_refusal_is_the_same_by_both_ways(server: Server, body: Any) -> None:
    host, players = new_table(server)
    host.post("/start")
    asked = players[host.get("")["waiting"][0]]
    path = f"/api/tables/{host.table}/decide"
    answers = [
        asked.http.post(path, content=json.dumps(body), headers=headers)
        for headers in (PLAIN, LONG_WAY)
    ]
    assert answers[0].status_code >= 400
    same(*answers)
    assert host.get("")["number"] == 6, "nothing has happened"


def test_strangers_are_refused_by_both_ways(server: Server) -> None:
    host, _ = new_table(server, spectators=False)
    for stranger in (Client(server, host.table), Client(server, "0" * 18)):
        for path in (f"/api/tables/{stranger.table}/view", f"/api/tables/{stranger.table}/decide"):
            one = stranger.http.get(path)
            same(one, stranger.http.get(f"{path}?lang=en"))
            assert one.status_code in (403, 404, 405)
        decided = stranger.http.post(
            f"/api/tables/{stranger.table}/decide", json={"decision": {"bid": 5}}
        )
        assert decided.status_code in (403, 404)


def test_a_repeated_decision_has_one_answer_by_both_ways(server: Server) -> None:
    host, players = new_table(server)
    host.post("/start")
    asked = players[host.get("")["waiting"][0]]
    path = f"/api/tables/{host.table}/decide"
    body = json.dumps({"decision": {"bid": 12}, "step": 0, "key": "once"})
    one = asked.http.post(path, content=body, headers=PLAIN)
    assert one.json() == {"number": 7, "step": 1}
    same(one, asked.http.post(path, content=body, headers=LONG_WAY))
    same(one, asked.http.post(path, content=body, headers=PLAIN))


PLAIN_FORM = "application/x-www-form-urlencoded"
LONG_WAY_FORM = f"{PLAIN_FORM}; charset=utf-8"


def send_form(client: Client, secret: str, kind: str, body: str) -> httpx.Response:
    headers = {"content-type": kind, "hx-request": "true", "cookie": f"chair={secret}"}
    path = f"{client.server.url}/t/{client.table}/decide"
    return httpx.post(path, content=body, headers=headers, verify=False, timeout=PATIENCE)


@pytest.mark.parametrize(
    "body",
    [
        "bid=-1&step=0&key=0.0", "bid=word&step=0&key=0.0", "bid=5&step=7&key=7.0", "",
        "bid=%ff&step=0", "bid=5&step=0&key=%00", "look=true&step=0",
        "bid=1%2C000%2C000%2C000&step=0&key=0.0",
    ],
)  # fmt: skip
def test_a_form_that_does_not_decide_is_answered_alike_by_both_ways(
    server: Server, body: str
) -> None:
    host, players = new_table(server)
    host.post("/start")
    asked = players[host.get("")["waiting"][0]]
    answers = [
        send_form(asked, asked.secrets[0], kind, body) for kind in (PLAIN_FORM, LONG_WAY_FORM)
    ]
    assert answers[0].status_code >= 400
    same(*answers)
    assert host.get("")["number"] == 6, "nothing has happened"


def test_a_form_decides_by_both_ways(server: Server) -> None:
    host, players = new_table(server)
    host.post("/start")
    asked = players[host.get("")["waiting"][0]]
    body, secret = "bid=1.2+k&step=0&key=0.0&sure=yes", asked.secrets[0]
    answers = [send_form(asked, secret, kind, body) for kind in (PLAIN_FORM, LONG_WAY_FORM)]
    assert answers[0].status_code == 204
    assert answers[0].headers["number"] == "7"
    same(*answers)
    assert host.get("")["number"] == 7, "the same form twice is one decision"
    stranger = send_form(asked, "x" * 24, PLAIN_FORM, body)
    assert stranger.status_code == 403


def test_a_stream_begins_alike_by_both_ways(server: Server) -> None:
    host, players = new_table(server)
    answers = []
    for path in ("stream?last=3", "stream/?last=3"):
        reader = players[0].http
        with reader.stream("GET", f"/api/tables/{host.table}/{path}") as answer:
            parts = answer.iter_bytes()
            heard = b""
            while not heard.endswith(b"data: 5\n\n"):
                heard += next(parts)
        answers.append(httpx.Response(answer.status_code, headers=answer.headers, content=heard))
    same(*answers)
    assert answers[0].headers["content-type"].startswith("text/event-stream")
    assert answers[0].content == b"retry: 1000\n\nid: 5\nevent: step\ndata: 5\n\n"


def watchers(server: Server) -> float:
    told = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    found = [line for line in told.splitlines() if line.startswith("spielgeld_watchers ")]
    return float(found[0].split()[1])


def test_a_stream_ends_with_its_connection(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'games.db'}")
    host, players = new_table(server)
    assert watchers(server) == 0
    with players[0].http.stream("GET", f"/api/tables/{host.table}/stream?last=0") as answer:
        parts = answer.iter_bytes()
        next(parts)
        assert watchers(server) == 1
    late = time.monotonic() + PATIENCE
    while watchers(server):
        assert time.monotonic() < late, "it is still open"
        time.sleep(0.02)
    server.stop()


def test_who_hangs_up_has_decided_all_the_same(server: Server) -> None:
    """What was sent is stored and told, whether or not anybody waits for the answer."""
    host, players = new_table(server)
    host.post("/start")
    asked = players[host.get("")["waiting"][0]]
    watching = Stream(host, last=6)
    body = json.dumps({"decision": {"bid": 12}, "step": 0})
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        head = [
            f"POST /api/tables/{host.table}/decide HTTP/1.1", "host: x",
            "content-type: application/json", f"content-length: {len(body)}",
            f"authorization: Bearer {asked.secrets[0]}", "", body,
        ]  # fmt: skip
        connection.sendall("\r\n".join(head).encode())
    watching.wait(7)
    assert host.get("")["number"] == 7


def test_a_body_that_comes_in_parts_is_read_whole(server: Server) -> None:
    host, players = new_table(server)
    host.post("/start")
    asked = players[host.get("")["waiting"][0]]
    body = json.dumps({"decision": {"bid": 12}, "step": 0}).encode()
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        head = [
            f"POST /api/tables/{host.table}/decide HTTP/1.1", "host: x", "connection: close",
            "content-type: application/json", f"content-length: {len(body)}",
            f"authorization: Bearer {asked.secrets[0]}", "", "",
        ]  # fmt: skip
        connection.sendall("\r\n".join(head).encode())
        for part in (body[:5], body[5:20], body[20:]):
            time.sleep(0.05)
            connection.sendall(part)
        connection.settimeout(PATIENCE)
        told = b"".join(iter(lambda: connection.recv(4096), b""))
    assert told.startswith(b"HTTP/1.1 200 OK\r\n")
    assert b"connection: close\r\n" in told
    assert told.endswith(b'\r\n\r\n{"number":7,"step":1}')


def test_a_stream_that_fails_is_cut_off_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A mistake of ours must not leave anybody listening to nothing."""

    async def parts() -> AsyncGenerator[bytes, None]:
        yield b"retry: 1000\n\n"
        raise ValueError("a mistake")

    async def open_stream(*_: object) -> AsyncGenerator[bytes, None]:
        return parts()

    monkeypatch.setattr(calls, "open_stream", open_stream)
    server = Inside(f"sqlite:///{tmp_path / 'games.db'}")
    host, _ = new_table(server)
    with (
        pytest.raises(httpx.RemoteProtocolError),
        host.http.stream("GET", f"/api/tables/{host.table}/stream") as answer,
    ):
        answer.read()
    assert "/api/tables/{table_id}/stream failed" in caplog.text
    assert host.get("")["number"] == 5, "all others are served"
    server.stop()
