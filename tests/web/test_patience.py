"""Connections that say nothing are let go, and never take the last file."""

import asyncio
import resource
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn

from spielgeld.web import patience
from spielgeld.web.patience import RESERVE, Patient, most_connections


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] != "http":
        return
    while (await receive()).get("more_body"):
        pass
    await asyncio.sleep(0.5 if scope["path"] == "/slow" else 0)
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"hello"})


@pytest.fixture
def address(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, int]]:
    monkeypatch.setattr(patience, "READ_SECONDS", 0.3)
    monkeypatch.setattr(Patient, "most", 6)
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        app, http=Patient, lifespan="off", log_level="error", timeout_graceful_shutdown=1
    )
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    yield listening.getsockname()[:2]
    server.should_exit = True
    thread.join()


def ask(address: tuple[str, int], path: str = "/") -> bytes:
    with socket.create_connection(address, timeout=20) as asking:
        request = f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
        asking.sendall(request.encode())
        answer = b""
        while part := asking.recv(4096):
            answer += part
        return answer


def closed(connection: socket.socket) -> bool:
    with connection:
        connection.settimeout(20)
        try:
            return connection.recv(1) == b""
        except ConnectionResetError:
            return True


def test_who_says_nothing_or_says_it_slowly_is_let_go(address: tuple[str, int]) -> None:
    silent = socket.create_connection(address)
    slow = socket.create_connection(address)
    slow.sendall(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nhalf")
    assert closed(silent)
    assert closed(slow)
    # An answer that takes its time is no reason.
    assert b"hello" in ask(address, "/slow")


def test_the_last_connections_are_not_taken(
    address: tuple[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "READ_SECONDS", 60.0)
    crowd = [socket.create_connection(address) for _ in range(20)]
    assert sum(closed(connection) for connection in crowd[6:]) == 14
    for connection in crowd[:6]:
        connection.settimeout(0.1)
        with pytest.raises(TimeoutError):
            connection.recv(1)
        connection.close()
    deadline = time.monotonic() + 20
    while not (answer := ask(address)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert b"hello" in answer


def test_there_are_files_left_for_the_database() -> None:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert most_connections() <= max(soft - RESERVE, soft // 2)
