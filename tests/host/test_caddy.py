"""Debian's Caddy with our sample: each table lives at one server, and moves if that one dies."""

import os
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest

from tests.host.nginx import DEPLOY
from tests.host.programs import find_program

pytestmark = pytest.mark.proof


class Who(BaseHTTPRequestHandler):
    """A server that says which one it is."""

    def do_GET(self) -> None:
        assert isinstance(self.server, ThreadingHTTPServer)
        name = str(self.server.server_port).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(name)))
        self.end_headers()
        self.wfile.write(name)

    def log_message(self, *arguments: object) -> None:
        pass


@pytest.fixture
def upstream() -> Iterator[list[ThreadingHTTPServer]]:
    servers = [ThreadingHTTPServer(("127.0.0.1", 0), Who) for _ in range(2)]
    for server in servers:
        threading.Thread(target=server.serve_forever, daemon=True).start()
    yield servers
    for server in servers:
        server.shutdown()
        server.server_close()


@pytest.fixture
def caddy(upstream: list[ThreadingHTTPServer], tmp_path: Path) -> Iterator[str]:
    program = find_program("caddy", "caddy")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        site = f"http://127.0.0.1:{free.getsockname()[1]}"
    named = " ".join([f"127.0.0.1:{server.server_port}" for server in upstream])
    file = tmp_path / "Caddyfile"
    sample = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    file.write_text(sample.replace("{\n", "{\n\tadmin off\n", 1))
    process = subprocess.Popen(
        [program, "run", "--adapter", "caddyfile", "--config", str(file)],
        env={**os.environ, "SITE": site, "UPSTREAM": named, "HOME": str(tmp_path)},
        stderr=subprocess.DEVNULL,
    )
    late = time.monotonic() + 60
    while time.monotonic() < late:
        try:
            httpx.get(site)
            break
        except httpx.TransportError:
            time.sleep(0.1)
    yield site
    process.terminate()
    process.wait(30)


def test_each_table_lives_at_one_server(caddy: str, upstream: list[ThreadingHTTPServer]) -> None:
    tables = [f"{number:016x}" for number in range(7, 1000, 41)]
    paths = ("/t/{}", "/t/{}/stream?page=table", "/api/tables/{}/socket", "/api/tables/{}/decide")
    with httpx.Client(base_url=caddy, timeout=60) as client:
        found = {table: {client.get(path.format(table)).text for path in paths} for table in tables}
        assert {len(servers) for servers in found.values()} == {1}
        assert len(set.union(*found.values())) == 2, "both have tables"
        upstream[0].shutdown()
        upstream[0].server_close()
        other = str(upstream[1].server_port)
        assert {client.get(f"/t/{table}").text for table in tables} == {other}
