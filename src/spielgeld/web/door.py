"""What a request passes before it is ours: the proxy that brought it, the path we live under.

A proxy on this machine is always believed about who asks; one elsewhere if the host named it.
"""

import time
from contextlib import suppress
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from spielgeld.web.context import BASE
from spielgeld.web.watch import Watch

LOOPBACK = ("127.0.0.1", "::1")
NO_PAGE = {"path": "/no/page/here", "raw_path": b"/no/page/here"}
ASKED = "spielgeld_asked"
"""The key in a scope under which the whole path stands, once the request is noted."""
SCHEMES = {"http": "ws", "https": "wss", "ws": "ws", "wss": "wss"}
"""What a proxy may say, and what it means for a socket."""


class Arrival:
    """What is noted about a request when it comes in: who asks, and for which of our pages.

    Who comes by a Unix socket is on this machine. All our addresses stand below one path, if the
    host says so: /games/t/...
    """

    def __init__(self, base_path: str, trusted: tuple[str, ...]) -> None:
        self._base = base_path
        proxied: Any = ProxyHeadersMiddleware(nobody, [*LOOPBACK, *trusted])
        self._trusted = proxied.trusted_hosts

    def note(self, scope: Any) -> None:
        if ASKED in scope:
            return
        scope[ASKED] = scope["path"]
        if not scope.get("client"):
            scope["client"] = (LOOPBACK[0], 0)
        if scope["client"][0] in self._trusted:
            self._believe(scope)
        if self._base:
            self._find_page(scope)

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
            said = b", ".join(asked_for).decode("latin-1")
            host, port = self._trusted.get_trusted_client_address(said)
            if host:
                scope["client"] = (host, port)

    def _find_page(self, scope: Any) -> None:
        scope[BASE] = self._base
        if scope["path"] == self._base or scope["path"].startswith(f"{self._base}/"):
            scope["path"] = scope["path"].removeprefix(self._base) or "/"
            scope["raw_path"] = scope["raw_path"].removeprefix(self._base.encode()) or b"/"
        else:
            scope.update(NO_PAGE)


async def nobody(scope: Any, receive: Any, send: Any) -> None:
    """Uvicorn's reader of proxies' headers wants an app behind it."""


class Front:
    """The app as the server has it. `express` answers what is asked for all the time."""

    def __init__(self, app: ASGIApp, watch: Watch, arrival: Arrival, express: Any) -> None:
        self._app = Watched(Heads(Measured(app, watch)), watch)
        self._arrival = arrival
        self.express = express

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            self._arrival.note(scope)
        await self._app(scope, receive, send)


class Watched:
    """/healthz, /readyz and /metrics, which no limit holds back, wherever the pages are."""

    def __init__(self, app: ASGIApp, watch: Watch) -> None:
        self._app = app
        self._watch = watch

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            answer = await self._watch.answer(scope[ASKED], str(scope["client"][0]))
            if answer is not None:
                body = answer.text.encode()
                headers = [
                    (b"content-type", answer.kind.encode()),
                    (b"content-length", str(len(body)).encode()),
                    (b"cache-control", b"no-store"),
                ]
                start = {"type": "http.response.start", "status": answer.status}
                await send({**start, "headers": headers})  # type: ignore[arg-type]
                shown = b"" if scope["method"] == "HEAD" else body
                await send({"type": "http.response.body", "body": shown, "more_body": False})
                return
        await self._app(scope, receive, send)


class Heads:
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
                raise Answered

        asked: Any = {**scope, "method": "GET"}
        with suppress(Answered):
            await self._app(asked, receive, send_head)
        assert answered


class Answered(BaseException):
    """The head has been sent; the rest, which may be a stream without end, is not wanted."""


class Measured:
    """How long each kind of page takes. A log names the kind, never the address itself."""

    def __init__(self, app: ASGIApp, watch: Watch) -> None:
        self._app = app
        self._watch = watch

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
            self._watch.answered(scope["method"], route, status, time.perf_counter() - began)
