"""A reader of a world: asks on one plain connection, and keeps every byte of what it is told."""

import http.client
import json
import re
import select
import socket
import time
from contextlib import ExitStack
from typing import Any
from urllib.parse import quote, urlencode

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.web.worlds import World

PATIENCE = 60.0
NUMBER = re.compile(rb"(?<![^\n])id: (\d+)\n(?:.+\n)+\n")

KEPT_COOKIES = ("tables", "key-", "uncovered")
"""What a browser is given besides the secrets of chairs, which are told apart from it."""

NORMALISED = (
    # The time by the clock on the wall, which the web server itself writes.
    (rb"\ndate: .*\n", b"\n"),
    # To everyone, every 20 seconds by the clock on the wall.
    (rb": still here\n\n", b""),
    (rb"event: beat\ndata: \d+\n\n", b""),
    # How long an answer took, in the log; `make leak` measures whether that tells anything.
    (rb'"ms": [0-9.]+', b'"ms": MS'),
    # A mail names the second in which it was written.
    (rb"\nDate: .*\n", b"\n"),
)
"""All that may differ between two worlds, in all that a reader receives, and why."""


def normalise(raw: bytes) -> bytes:
    for pattern, name in NORMALISED:
        raw = re.sub(pattern, name, raw)
    return raw


class Asker:
    """Somebody with secrets, or without any, at one table of one world."""

    def __init__(self, world: World, table: str, *secrets: str, process: int = 0) -> None:
        self.world = world
        self.table = table
        self.secrets = list(secrets)
        self.cookies: dict[str, str] = {}
        self.port = world.ports[process % len(world.ports)]
        self._line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        world.lines.callback(self._line.close)

    def headers(self, path: str, *, htmx: bool = False) -> dict[str, str]:
        """As a program to the API, as a browser to all else."""
        joined = ".".join(self.secrets)
        if path.startswith("/api"):
            return {"Authorization": f"Bearer {joined}"} if joined else {}
        cookies = {"chair": joined} if joined else {}
        told = "; ".join(f"{name}={value}" for name, value in {**cookies, **self.cookies}.items())
        headers = {"Cookie": told} if told else {}
        return {**headers, "HX-Request": "true"} if htmx else headers

    def ask(
        self, method: str, path: str, body: Any = None, *, htmx: bool = False, **extra: str
    ) -> bytes:
        """The whole answer: status, headers and body."""
        headers = {**self.headers(path, htmx=htmx), **extra}
        # Which port it is does not matter, but pages name it.
        headers["Host"] = "games.example.org"
        raw = None
        if body is not None and path.startswith("/api"):
            raw, headers["Content-Type"] = json.dumps(body).encode(), "application/json"
        elif body is not None:
            raw = urlencode(body).encode()
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        try:
            self._line.request(method, path, raw, headers)
            answer = self._line.getresponse()
        except (http.client.RemoteDisconnected, ConnectionError):
            # It was idle for too long.
            self._line.close()
            self._line.request(method, path, raw, headers)
            answer = self._line.getresponse()
        for name, value in answer.getheaders():
            # As a browser does.
            kept, _, said = value.partition("=")
            if name == "set-cookie" and kept.startswith(KEPT_COOKIES):
                self.cookies[kept] = said.partition(";")[0].strip('"')
        head = "".join(f"{name}: {value}\n" for name, value in answer.getheaders())
        return normalise(f"{answer.status}\n{head}\n".encode() + answer.read())

    def at(self, path: str) -> str:
        """A path of the JSON API at the table."""
        return f"/api/tables/{self.table}{path}"

    def must(self, method: str, path: str, body: Any = None) -> Any:
        """What must go well."""
        status, _, rest = self.ask(method, path, body).partition(b"\n")
        assert status.startswith(b"2"), (method, path, status, rest)
        text = rest.partition(b"\n\n")[2]
        return json.loads(text) if text else None


class Stream:
    """An open stream of events: all its bytes, read when somebody asks."""

    def __init__(self, asker: Asker, path: str, **extra: str) -> None:
        self.raw = b""
        self.ended = False
        self._line = socket.create_connection(("127.0.0.1", asker.port), timeout=PATIENCE)
        asker.world.lines.callback(self._line.close)
        headers = {"Host": "games.example.org", **asker.headers(path), **extra}
        told = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        self._line.sendall(f"GET {quote(path, safe='/?=&%')} HTTP/1.1\r\n{told}\r\n".encode())
        self._unread = b""
        self.head = b""

    def _read(self, patience: float) -> bool:
        ready, _, _ = select.select([self._line], [], [], patience)
        if not ready:
            return False
        got = self._line.recv(1 << 20)
        if not got:
            self.ended = True
            return False
        self._unread += got
        if not self.head:
            head, found, rest = self._unread.partition(b"\r\n\r\n")
            if not found:
                return True
            self.head, self._unread = normalise(head.replace(b"\r\n", b"\n") + b"\n"), rest
        if b"chunked" not in self.head:
            self.raw, self._unread = self.raw + self._unread, b""
            length = re.search(rb"content-length: (\d+)", self.head)
            self.ended = length is not None and len(self.raw) >= int(length[1])
            return True
        while True:
            size, found, rest = self._unread.partition(b"\r\n")
            if not found or len(rest) < int(size, 16) + 2:
                return True
            if int(size, 16) == 0:
                self.ended = True
                return True
            self.raw += rest[: int(size, 16)]
            self._unread = rest[int(size, 16) + 2 :]

    def wait(self, number: int) -> None:
        """Until this number has been told, or the stream has ended."""
        late = time.monotonic() + PATIENCE
        while not self.ended and self.last < number:
            self._read(0.2)
            assert time.monotonic() < late, f"{number} was not told, only {self.last}"

    def wait_for_end(self) -> None:
        late = time.monotonic() + PATIENCE
        while not self.ended:
            self._read(0.2)
            assert time.monotonic() < late, "the stream does not end"

    @property
    def last(self) -> int:
        found = NUMBER.findall(self.raw[-400_000:])
        return int(found[-1]) if found else -1

    @property
    def told(self) -> bytes:
        while not self.ended and self._read(0):
            pass
        return self.head + normalise(self.raw) + (b"THE END" if self.ended else b"")

    def close(self) -> None:
        self._line.close()


class Socket:
    """A chair's socket, and all that was said on it."""

    def __init__(self, asker: Asker, query: str = "", *, by_message: bool = False) -> None:
        address = f"ws://127.0.0.1:{asker.port}{asker.at('/socket')}{query}"
        headers = {} if by_message else asker.headers("/api")
        opened = connect(
            address, compression=None, open_timeout=PATIENCE, additional_headers=headers
        )
        self._open = ExitStack()
        self.connection: ClientConnection = self._open.enter_context(opened)
        asker.world.lines.callback(self._open.close)
        self.texts: list[str] = []
        self.ended = False
        if not headers:
            self.send(secret=".".join(asker.secrets) or None)

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def receive(self) -> Any:
        """What is said next; that it was closed is said too."""
        try:
            text = str(self.connection.recv(timeout=PATIENCE))
        except ConnectionClosed as closed:
            self.ended = True
            text = json.dumps({"key": None, "closed": str(closed)})
        self.texts.append(text)
        return json.loads(text)

    def wait(self, number: int) -> None:
        late = time.monotonic() + PATIENCE
        while not self.ended and self.last < number:
            self.receive()
            assert time.monotonic() < late, f"{number} was not told"

    @property
    def last(self) -> int:
        numbers = [json.loads(text).get("number", -1) for text in self.texts[-8:]]
        return max(numbers, default=-1)

    def try_to(self, decision: Any, step: int, key: str) -> None:
        """A submission; its answer is waited for, whatever else is said before."""
        self.send(decision=decision, step=step, key=key)
        while "key" not in self.receive():
            pass

    @property
    def told(self) -> bytes:
        return "\n".join(self.texts).encode()

    def close(self) -> None:
        self._open.close()
