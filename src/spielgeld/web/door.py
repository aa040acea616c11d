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


def open_door(app: ASGIApp, watch: Watch, *, base_path: str, trusted: tuple[str, ...]) -> ASGIApp:
    app = Measured(app, watch)
    app = Heads(app)
    app = Below(app, base_path)
    app = Watched(app, watch)
    proxied: Any = ProxyHeadersMiddleware(app, [*LOOPBACK, *trusted])  # type: ignore[arg-type]
    return Local(proxied)


class Local:
    """Who comes by a Unix socket is on this machine."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and not scope.get("client"):
            scope["client"] = (LOOPBACK[0], 0)
        await self._app(scope, receive, send)


class Watched:
    """/healthz, /readyz and /metrics, which no limit holds back, wherever the pages are."""

    def __init__(self, app: ASGIApp, watch: Watch) -> None:
        self._app = app
        self._watch = watch

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] in ("GET", "HEAD"):
            answer = await self._watch.answer(scope["path"], str(scope["client"][0]))
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


class Below:
    """All our addresses stand below one path, if the host says so: /games/t/..."""

    def __init__(self, app: ASGIApp, base: str) -> None:
        self._app = app
        self._base = base

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if self._base and scope["type"] != "lifespan":
            scope = {**scope, BASE: self._base}
            if scope["path"] == self._base or scope["path"].startswith(f"{self._base}/"):
                path = scope["path"].removeprefix(self._base) or "/"
                raw = scope.get("raw_path", b"").removeprefix(self._base.encode()) or b"/"
                scope |= {"path": path, "raw_path": raw}
            else:
                scope |= {"path": "/no/page/here", "raw_path": b"/no/page/here"}
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
