"""Who says it slowly or takes it slowly is let go, and the last file is for the database."""

import asyncio
import logging
import resource
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.sync.client import connect

from spielgeld.limits import USUAL, Limits
from spielgeld.web.guard import Guard
from spielgeld.web.logs import ServerNotes
from spielgeld.web.server import RESERVED_FILES, most_connections, server_options
from spielgeld.web.server_settings import ServerSettings
from tests.web.inside import Inside

Address = tuple[str, int]
IMPATIENT = Limits(read_seconds=0.3, take_seconds=0.3)
SETTINGS = ServerSettings("")
sending: list[str] = []
"""What is being sent and has no end."""


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] not in ("http", "websocket"):
        return
    if scope["type"] == "http":
        while (await receive()).get("more_body"):
            pass
        await asyncio.sleep(0.5 if scope["path"] == "/slow" else 0)
        await send({"type": "http.response.start", "status": 200, "headers": []})
    else:
        await receive()
        await send({"type": "websocket.accept"})
    if scope["path"] == "/unfinished":
        await send({"type": "http.response.body", "body": b"hel", "more_body": True})
        return
    if scope["path"] != "/endless":
        await send({"type": "http.response.body", "body": b"hello"})
        return
    sending.append(scope["type"])
    try:
        while True:
            if scope["type"] == "http":
                part = {"type": "http.response.body", "body": b"x" * 50_000, "more_body": True}
            else:
                part = {"type": "websocket.send", "bytes": b"x" * 50_000}
            await send(part)
    finally:
        sending.remove(scope["type"])


def serve(**options: Any) -> Iterator[Address]:
    listening = socket.create_server(("127.0.0.1", 0))
    options = {**server_options(SETTINGS), "timeout_graceful_shutdown": 1, **options}
    config = uvicorn.Config(Guard(app, limited=False, limits=IMPATIENT), lifespan="off", **options)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    yield listening.getsockname()[:2]
    server.should_exit = True
    thread.join()


@pytest.fixture
def address() -> Iterator[Address]:
    yield from serve()


@pytest.fixture
def small() -> Iterator[Address]:
    yield from serve(limit_concurrency=6)


def ask(address: tuple[str, int], path: str = "/") -> bytes:
    with socket.create_connection(address, timeout=20) as asking:
        request = f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
        asking.sendall(request.encode())
        answer = b""
        while part := asking.recv(4096):
            answer += part
        return answer


def wait_until(so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 20
    while not so():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.parametrize("path", ["/api/tables/x/decide", "/api/tables", "/t/x/chat"])
@pytest.mark.parametrize("framing", ["content-length: 9", "transfer-encoding: chunked"])
def test_who_says_it_slowly_is_let_go(path: str, framing: str, tmp_path: Path) -> None:
    server = Inside(f"sqlite:///{tmp_path / 'games.db'}", limits=IMPATIENT)
    kind = "application/json" if "api" in path else "application/x-www-form-urlencoded"
    head = f"POST {path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: {kind}\r\n{framing}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as slow:
        slow.sendall(f"{head}4\r\nha".encode())
        answer = b"".join(iter(lambda: slow.recv(4096), b""))
    server.stop()
    assert answer.startswith(b"HTTP/1.1 408 ")


def test_an_answer_that_takes_its_time_is_no_reason(address: Address) -> None:
    assert b"hello" in ask(address, "/slow")


def test_who_does_not_take_what_it_is_sent_gets_no_more(address: Address) -> None:
    stream = socket.create_connection(address, timeout=20)
    stream.sendall(b"GET /endless HTTP/1.1\r\nhost: x\r\n\r\n")
    with stream:
        wait_until(lambda: sending == ["http"])
        wait_until(lambda: sending == [])
    host, port = address
    with connect(f"ws://{host}:{port}/endless", max_queue=1, compression=None):
        wait_until(lambda: sending == ["websocket"])
        wait_until(lambda: sending == [])


class Notes(logging.Handler):
    """What reaches the log."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.addFilter(ServerNotes())

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


def test_an_answer_that_we_left_unfinished_is_logged_unless_nobody_took_it(
    address: Address,
) -> None:
    notes, log = Notes(), logging.getLogger("uvicorn.error")
    log.addHandler(notes)
    try:
        with socket.create_connection(address, timeout=20) as stream:
            stream.sendall(b"GET /endless HTTP/1.1\r\nhost: x\r\n\r\n")
            wait_until(lambda: sending == ["http"])
            wait_until(lambda: sending == [])
            stream.settimeout(20)
            while stream.recv(1 << 20):  # until the server has hung up
                pass
        assert notes.said == []
        ask(address, "/unfinished")
        wait_until(lambda: notes.said != [])
    finally:
        log.removeHandler(notes)
    assert notes.said == [ServerNotes.UNFINISHED]


def test_a_head_without_end_is_refused(address: Address) -> None:
    """While it arrives: nobody else waits, and nothing of it is kept."""
    taken, field = 0, b"x-long: " + b"y" * 1000 + b"\r\n"
    with socket.create_connection(address, timeout=20) as asking:
        asking.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n")
        with suppress(OSError):  # hung up on
            while taken < 100_000_000:
                asking.sendall(field)
                taken += len(field)
        assert taken < 10_000_000, "no more than the system keeps on its way"
    with socket.create_connection(address, timeout=20) as asking:
        asking.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n" + field * 34)
        assert asking.recv(4096).startswith(b"HTTP/1.1 431 ")


def test_a_later_head_without_end_is_refused(address: Address) -> None:
    """After a request that has a body, and letter by letter over the end of a line."""
    length = USUAL.body_bytes
    with socket.create_connection(address, timeout=20) as asking:
        for _ in range(2):
            asking.sendall(f"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: {length}\r".encode())
            asking.sendall(b"\n\r")
            asking.sendall(b"\n" + b"y" * length)
            assert read_answer(asking).endswith(b"hello")
        asking.sendall(b"GET / HTTP/1.1\r\nhost: x\r\nx-long: ")
        taken = 0
        with suppress(OSError):  # hung up on
            while taken < 100_000_000:
                asking.sendall(b"y" * 10_000)
                taken += 10_000
        assert taken < 10_000_000, "no more than the system keeps on its way"


def read_answer(asking: socket.socket) -> bytes:
    answer = b""
    while not answer.endswith(b"hello"):
        part = asking.recv(4096)
        assert part, answer
        answer += part.replace(b"\r\n0\r\n\r\n", b"")
    return answer


def test_a_head_that_is_too_long_is_refused() -> None:
    """Also if it has come as a whole, before anybody looked."""
    said: list[Any] = []

    async def send(message: Any) -> None:
        said.append(message)

    async def receive() -> Any:
        return {"type": "http.request"}

    scope: Any = {
        "type": "http", "path": "/", "raw_path": b"/", "query_string": b"", "client": None,
        "headers": [(b"x-long", b"y" * USUAL.header_bytes)], "method": "GET",
    }  # fmt: skip
    asyncio.run(Guard(app, limited=False)(scope, receive, send))
    assert said[0]["status"] == 413


def test_the_last_connections_are_answered_that_it_is_full(small: Address) -> None:
    crowd = [socket.create_connection(small) for _ in range(8)]
    wait_until(lambda: ask(small).startswith(b"HTTP/1.1 503 "))
    for connection in crowd:
        connection.close()
    wait_until(lambda: b"hello" in ask(small))


def test_there_are_files_left_for_the_database() -> None:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert most_connections(USUAL.open_files) <= max(soft - RESERVED_FILES, soft // 2)
    assert server_options(SETTINGS)["limit_concurrency"] == most_connections(USUAL.open_files)


def test_an_address_has_its_share_of_connections(tmp_path: Path) -> None:
    """Who says nothing on all of them is in nobody else's way."""
    limits = Limits(connections_of_a_visitor=5)
    server = Inside(f"sqlite:///{tmp_path / 'games.db'}", limits=limits, limited=True)
    greedy, modest, proxy = "127.0.0.2", "127.0.0.3", "127.0.0.1"

    def connect_from(address: str) -> socket.socket:
        return socket.create_connection(("127.0.0.1", server.port), 20, (address, 0))

    def is_let_in(address: str) -> bool:
        with connect_from(address) as asking:
            asking.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
            with suppress(ConnectionError):
                return asking.recv(4096).startswith(b"HTTP/1.1 200 ")
        return False

    silent = [connect_from(greedy) for _ in range(5)]
    with connect_from(greedy) as one_more:
        assert one_more.recv(4096).startswith(b"HTTP/1.1 429 ")
    assert is_let_in(modest)
    many = [connect_from(proxy) for _ in range(20)]
    assert is_let_in(proxy), "a proxy brings many visitors"
    silent.pop().close()
    wait_until(lambda: is_let_in(greedy))
    for connection in (*silent, *many):
        connection.close()
    server.stop()
