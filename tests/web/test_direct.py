"""What is answered directly is answered as Litestar would.

With a slash at its end an address is the same, and goes to Litestar.
"""

import json
import socket
import time
from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from spielgeld.limits import Limits
from spielgeld.web.api import tables as calls
from tests.web.inside import Inside
from tests.web.server import PATIENCE, Client, Server, new_table
from tests.web.stream import Stream

PLAIN = {"content-type": "application/json"}
LONG_WAY = {"content-type": "application/json; charset=utf-8"}


def same(one: httpx.Response, other: httpx.Response, *, head: bool = False) -> None:
    """Pages name their own address, which has a slash more."""
    assert one.status_code == other.status_code
    differ = {"date"}
    if b"/decide/" in other.content or head:
        differ.add("content-length")
    assert one.content == other.content.replace(b"/decide/", b"/decide")
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


FORM = "application/x-www-form-urlencoded"


def send_form(client: Client, secret: str, end: str, body: str) -> httpx.Response:
    headers = {"content-type": FORM, "hx-request": "true", "cookie": f"chair={secret}"}
    path = f"{client.server.url}/t/{client.table}/decide{end}"
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
    answers = [send_form(asked, asked.secrets[0], end, body) for end in ("", "/")]
    assert answers[0].status_code >= 400
    same(*answers)
    assert host.get("")["number"] == 6, "nothing has happened"


def test_a_form_decides_by_both_ways(server: Server) -> None:
    host, players = new_table(server)
    host.post("/start")
    asked = players[host.get("")["waiting"][0]]
    body, secret = "bid=1.2+k&step=0&key=0.0&sure=yes", asked.secrets[0]
    answers = [send_form(asked, secret, end, body) for end in ("", "/")]
    assert answers[0].status_code == 204
    assert answers[0].headers["number"] == "7"
    same(*answers)
    assert host.get("")["number"] == 7, "the same form twice is one decision"
    stranger = send_form(asked, "x" * 24, "", body)
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


ODD_BODIES = [
    b"", b"{", b"[]", b"null", b"3", b"\xff", b"\xef\xbb\xbf{}", b'{"decision": 3}', b"\x00",
    b'{"decision": {"bid": "\xff"}}', b'{"decision": {"bid": "\xed\xa0\x80"}}',
    b'{"decision": {"bid": "\\ud800"}}', b'{"decision": {"bid": 1e400}}',
    b'{"decision": {"bid": %s}}' % (b"[" * 1100 + b"]" * 1100),
    b'{"decision": %s1%s}' % (b'{"a":' * 1100, b"}" * 1100), b"[" * 3000,
    b'{"decision": {"bid": %s}, "step": 7}' % (b"9" * 900),
    b'{"decision": {"bid": %s}}' % (b"9" * 70_000),
    b'{"decision": {"bid": -0.5}}', b'{"decision": {"bid": NaN}}', b'{"decision": {"bid": 5}} x',
    b'{"decision": {"bid": 5}, "decision": {"bid": -6}}', b'{"decision": {"bid": -1}, "seat": "0"}',
    b'{"decision": {"bid": -1}, "step": 1.0}', b'{"decision": {"bid": -1}, "step": true}',
    b'{"decision": {"bid": -1}, "step": 99999999999999999999}', b'{"decision": {}, "more": 1}',
    b'{"decision": {"bid": -1}, "key": "a\\u0000"}', b'{"decision": {"bid": -1}, "key": 7}',
    b'{"decision": {"bid": -1}, "key": "%s"}' % (b"k" * 65), b'{"step": 0}',
    b'{"decision": {"bid": 5}, "step": -1}', b'{"decision": {"bid": null}}',
    b"bid=-1&step=0", b"bid=%ff&step=0", b"bid=%00", b"bid=-1&bid=-2", b"=&&=", b"%",
    "bid=ünf".encode(), "bid=ünf".encode("latin-1"), b"step=%s" % (b"9" * 6000),
]  # fmt: skip
ODD_TYPES = [
    "application/json", "application/json", "application/json", FORM, FORM, "text/plain",
    "application/json; charset=utf-8", "application/json; charset=utf-16", "APPLICATION/JSON", "x",
    "multipart/form-data", "multipart/form-data; boundary=x", f"{FORM}; charset=nonsense", None,
]  # fmt: skip
METHODS = ["POST"] * 8 + ["GET", "GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"]


def odd_request(rng: Random, players: list[Client]) -> tuple[str, str, dict[str, Any]]:
    table, secrets = players[0].table, [player.secrets[0] for player in players]
    table = rng.choice([table] * 6 + ["0" * 18, "x%00", "%ff", "a" * 99])
    path = rng.choice([f"/api/tables/{table}/decide"] * 3 + [f"/t/{table}/decide"] * 3
                      + [f"/api/tables/{table}/view"])  # fmt: skip
    told = rng.choice([*secrets, ".".join(secrets), "x" * 24, "x", "\xff" * 20, "x" * 2000])
    headers = [(b"authorization", f"Bearer {told}".encode("latin-1"))]
    headers += [(b"cookie", f"chair={told}".encode("latin-1"))]
    odd = [
        (b"authorization", b"Basic x"), (b"authorization", f"bearer {secrets[0]}".encode()),
        (b"cookie", b"language=fr; language=de"), (b"cookie", b"\xff=;;=;chair"),
        (b"accept-language", b"fr;q=x, de"), (b"accept-language", b"\xff"),
        (b"hx-request", b"true"), (b"hx-request", b"TRUE"), (b"origin", b"null"),
        (b"origin", b"https://elsewhere.example"),
        (b"sec-fetch-site", b"cross-site"),
        (b"x-forwarded-for", b"1.2.3.4, 127.0.0.1"),
        (b"x-forwarded-proto", b"https"), (b"content-encoding", b"gzip"), (b"expect", b"nothing"),
        (b"x-long", b"y" * 40_000), (b"accept", b"text/html"), (b"range", b"bytes=0-1"),
    ]  # fmt: skip
    headers += rng.sample(odd, rng.choice([0, 0, 0, 1, 1, 2]))
    kind = rng.choice(ODD_TYPES)
    headers += [] if kind is None else [(b"content-type", kind.encode())]
    if rng.random() < 0.05:
        headers.append((b"content-type", b"application/json"))
    return rng.choice(METHODS), path, {"headers": headers, "content": rng.choice(ODD_BODIES)}


def test_a_thousand_odd_requests_are_answered_alike_by_both_ways(server: Server) -> None:
    host, players = new_table(server)
    host.post("/start")
    before = host.get("")["number"]
    rng = Random(30)
    with httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False) as http:
        for _ in range(1000):
            method, path, request = odd_request(rng, players)
            one, other = [http.request(method, path + end, **request) for end in ("", "/")]
            assert one.status_code < 500, (method, path, request, one.text)
            try:
                same(one, other, head=method == "HEAD")
            except AssertionError as error:
                raise AssertionError((method, path, request, one.text, other.text)) from error
    assert host.get("")["number"] == before, "nothing has happened"


@pytest.mark.parametrize("call", [
    "", "/decide", "/chairs", "/undo", "/chat", "/bot", "/give-back", "/renew", "/luck",
])  # fmt: skip
@pytest.mark.parametrize("body", [b"[" * 1100 + b"]" * 1100, b'{"text": "\xff"}', b'{"a":' * 1100])
def test_what_is_no_json_is_a_bad_form_at_every_call(
    server: Server, call: str, body: bytes
) -> None:
    host, _ = new_table(server)
    path = f"/api/tables/{host.table}{call}" if call else "/api/tables"
    answer = host.http.post(path, content=body, headers=PLAIN)
    assert (answer.status_code, answer.json()["error"]["reason"]) == (400, "bad-form")


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
            f"POST /api/tables/{host.table}/decide HTTP/1.1", "host: [::1]",
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
            f"POST /api/tables/{host.table}/decide HTTP/1.1", "host: [::1]", "connection: close",
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
    assert b"connection: close\r\n" in told.lower()
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


def test_who_has_one_chair_need_not_say_which(server: Server) -> None:
    host, players = new_table(server)
    host.post("/start")
    asked = players[host.get("")["waiting"][0]]
    asked.decide(bid=12)
    for kind in ({}, PLAIN):
        answer = asked.http.post(f"/api/tables/{host.table}/undo", headers=kind)
        assert answer.status_code in (204, 409), answer.text
        assert answer.status_code == 204 or answer.json()["error"]["reason"] == "nothing-to-undo"
    assert players[0].http.post(f"/api/tables/{host.table}/renew").status_code == 201


OVERFULL_CALLS = (
    ("", {"game": "qe", "players": 3}), ("/decide", {"decision": {"bid": 5}}),
    ("/chairs", {"invite": "x", "name": "Zoe"}), ("/chat", {"text": "hello"}),
    ("/bot", {"seat": 0, "level": "rookie"}), ("/give-back", {"seat": 0}), ("/renew", {"seat": 0}),
    ("/close", None),
)  # fmt: skip


def test_where_too_much_is_to_be_written_every_call_says_come_back(
    tmp_path: Path,
) -> None:
    server = Inside(f"sqlite:///{tmp_path / 'games.db'}")
    host, players = new_table(server)
    host.post("/start")
    invite = host.get("")
    assert invite
    server.stop()
    server.settings["limits"] = Limits(waiting_entries=0)
    server.start(server.port)
    for call, body in OVERFULL_CALLS:
        path = f"/api/tables/{host.table}{call}" if call else "/api/tables"
        refused = []
        for who in (host, *players):
            answer = who.http.post(path, json=body)
            assert answer.status_code < 500 or answer.status_code == 503, answer.text
            refused.append(answer)
        full = [answer for answer in refused if answer.status_code == 503]
        assert full or call in ("/chairs", "/give-back"), (call, [r.text for r in refused])
        for answer in full:
            assert answer.json()["error"]["reason"] == "overfull"
            assert answer.headers["retry-after"] == "5"
    server.stop()
