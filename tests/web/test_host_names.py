"""A page of somebody else can lead its own name to this machine: under that name nobody answers."""

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from spielgeld.web.door import HostNames
from tests.web.inside import Inside
from tests.web.server import PATIENCE, new_table

OWN = (
    "localhost",
    "LOCALHOST:8000",
    "127.0.0.1:8000",
    "[::1]:8000",
    "192.168.1.5:80",
    "localhost.",
)
STRANGE = (
    *("evil.example", "games.example.org.evil.example", "localhost.evil.example", "127.0.0.1.evil"),
    *("", "localhost@evil.example", "[::1", "0x7f000001", "ü"),
    *("evil.example@localhost", "evil.example:80@localhost", "localhost/evil", "localhost?evil"),
)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Inside]:
    running = Inside(f"sqlite:///{tmp_path / 'games.db'}", site="https://play.example.org/games")
    yield running
    running.stop()


def test_what_a_server_is_called() -> None:
    names = HostNames(["play.example.org", "spielgeld"])
    own = socket.gethostname()
    for asked in (*OWN, "Play.example.org:443", "spielgeld:8000", own, f"{own}.local:8000"):
        assert names.know(asked.encode()), asked
    for asked in STRANGE:
        assert not names.know(asked.encode()), asked


def test_under_a_strange_name_nothing_is_answered(server: Inside) -> None:
    host, _ = new_table(server)
    table = f"/api/tables/{host.table}"
    paths = (
        "/",
        "/metrics",
        "/readyz",
        "/healthz",
        "/tables",
        table,
        f"{table}/stream",
        "/static/",
    )
    for path in paths:
        answer = ask(server, path, "evil.example")
        assert answer.status_code == 421, path
        assert host.table not in answer.text
        assert answer.headers["content-security-policy"]
    shake = {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
    shake["sec-websocket-key"] = "MDEyMzQ1Njc4OWFiY2RlZg=="
    assert ask(server, f"{table}/socket", "evil.example", **shake).status_code == 421
    for name in ("play.example.org", "localhost", f"127.0.0.1:{server.port}"):
        assert ask(server, "/metrics", name).status_code == 200
        assert ask(server, table, name).status_code == 200


def test_who_names_no_host_is_answered(server: Inside) -> None:
    """As the watchers of some balancers do, with HTTP/1.0."""
    for head in (b"HTTP/1.0", b"HTTP/1.1\r\nHost:"):
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
            line.sendall(b"GET /readyz " + head + b"\r\n\r\n")
            assert b" 200 " in line.recv(100)


def test_it_is_said_in_the_readers_language(server: Inside) -> None:
    said = ask(server, "/", "evil.example", **{"accept-language": "de"}).text
    assert (
        said
        == "So heißt dieser Server nicht. Wer ihn betreibt, kann sagen, unter welchem Namen"
        + (" er zu erreichen ist: --site oder --allow-host.")
    )
    error = ask(server, "/api/games", "evil.example").json()["error"]
    assert error["reason"] == "wrong-host"


def ask(server: Inside, path: str, name: str, **headers: str) -> httpx.Response:
    headers = {"host": name, **headers}
    return httpx.get(f"{server.url}{path}", headers=headers, timeout=PATIENCE)
