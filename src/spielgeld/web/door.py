"""What a request passes before it is ours: its name for us, the proxy that brought it, our path.

A proxy on this machine is always believed about who asks; one elsewhere if the host named it.
"""

import socket
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Send

from spielgeld.house.problems import Problem
from spielgeld.web.context import BASE
from spielgeld.web.guard import refuse
from spielgeld.web.health import Health

LOOPBACK = ("127.0.0.1", "::1")
NO_PAGE = {"path": "/no/page/here", "raw_path": b"/no/page/here"}
SCHEMES = {"http": "ws", "https": "wss", "ws": "ws", "wss": "wss"}
"""What a proxy may say, and what it means for a socket."""


class Proxies:
    """Networks of proxies that are believed about who asks."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = [ip_network(network, strict=False) for network in networks]
        self.believes = lru_cache(1_000)(self._believes)

    def _believes(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any([address in network for network in self._networks])

    def first_stranger(self, forwarded: str) -> str:
        """Who asked the first of the proxies that we believe: each adds whom it was asked by."""
        hosts = [without_port(part.strip()) for part in forwarded.split(",")]
        strangers = [host for host in hosts if not self.believes(host)]
        return strangers[-1] if strangers else hosts[0]


def without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0] if host.count(":") == 1 else host


class HostNames:
    """What this server is called. Under any other name a page of somebody else may have asked.

    Such a page can lead a name of its own to this machine, and then read what is answered. It
    can't do so with an address in figures, which is one of ours whoever asks.
    """

    def __init__(self, names: Iterable[str]) -> None:
        own = socket.gethostname().lower()
        self._names = {"localhost", own, f"{own}.local", *[name.lower() for name in names]}
        self.know = lru_cache(1_000)(self._know)

    def _know(self, asked: bytes) -> bool:
        try:
            text = asked.decode("ascii")
            parts = urlsplit(f"//{text}")
            name = parts.hostname or ""
            if parts.netloc != text or parts.username is not None:
                return False
            if name.rstrip(".") in self._names:
                return True
            ip_address(name)
        except ValueError:
            return False
        return True


class Arrival:
    """What is noted about a request when it comes in: who asks, and for which of our pages.

    Who comes by a Unix socket is on this machine. All our addresses stand below one path, if the
    host says so: /games/t/...
    """

    def __init__(
        self,
        app: ASGIApp,
        health: Health,
        base: str,
        proxies: Iterable[str],
        names: Iterable[str],
    ) -> None:
        self._app = app
        self._health = health
        self._base = base
        self._proxies = Proxies([*LOOPBACK, *proxies])
        self._names = HostNames(names)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            # Of some servers it is empty if a client named none, and no page can lead that here.
            asked = [value for name, value in scope["headers"] if name == b"host" and value]
            if not all([self._names.know(host) for host in asked]):
                await refuse(Problem("wrong-host"), scope, send)
                return
            if not scope.get("client"):
                scope["client"] = (LOOPBACK[0], 0)
            if self._proxies.believes(scope["client"][0]):
                self._believe(scope)
            if await self._told_health(scope, send):
                return
            if self._base:
                self._find_page(scope)
        await self._app(scope, receive, send)

    def _believe(self, scope: Any) -> None:
        """A proxy that is trusted says who asks, and how."""
        asked_for = []
        for name, value in scope["headers"]:
            if name == b"x-forwarded-for":
                asked_for.append(value)
            elif name == b"x-forwarded-proto":
                scheme = value.decode("latin-1").strip()
                if scheme in SCHEMES:
                    scope["scheme"] = SCHEMES[scheme] if scope["type"] == "websocket" else scheme
        if asked_for:
            host = self._proxies.first_stranger(b", ".join(asked_for).decode("latin-1"))
            if host:
                scope["client"] = (host, 0)

    async def _told_health(self, scope: Any, send: Any) -> bool:
        """/healthz, /readyz and /metrics, which no limit holds back, wherever the pages are."""
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            return False
        report = await self._health.report(scope["path"], str(scope["client"][0]))
        if report is None:
            return False
        body = report.text.encode()
        headers = [
            (b"content-type", report.kind.encode()),
            (b"content-length", str(len(body)).encode()),
            (b"cache-control", b"no-store"),
        ]
        shown = b"" if scope["method"] == "HEAD" else body
        await send({"type": "http.response.start", "status": report.status, "headers": headers})
        await send({"type": "http.response.body", "body": shown, "more_body": False})
        return True

    def _find_page(self, scope: Any) -> None:
        scope[BASE] = self._base
        if scope["path"] == self._base or scope["path"].startswith(f"{self._base}/"):
            scope["path"] = scope["path"].removeprefix(self._base) or "/"
            scope["raw_path"] = scope["raw_path"].removeprefix(self._base.encode()) or b"/"
        else:
            scope.update(NO_PAGE)


class HeadAsGet:
    """HEAD is answered as GET is, without what follows the head."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return
        answered = False

        async def send_head(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                await send(message)
                await send({"type": "http.response.body", "body": b"", "more_body": False})
                answered = True
                raise HeadSent

        asked: Any = {**scope, "method": "GET"}
        with suppress(HeadSent):
            await self._app(asked, receive, send_head)
        assert answered


class HeadSent(BaseException):
    """The head has been sent; the rest, which may be a stream without end, is not wanted."""


class Measured:
    """How long each kind of page takes. A log names the kind, never the address itself."""

    def __init__(self, app: ASGIApp, health: Health) -> None:
        self._app = app
        self._health = health

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, send_on)
        finally:
            route = scope.get("path_template") or "none"
            self._health.answered(scope["method"], route, status, time.perf_counter() - began)
