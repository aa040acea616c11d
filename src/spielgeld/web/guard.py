"""What stands before every request: limits, a check of where it comes from, safe headers."""

import asyncio
import re
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from spielgeld.house.problems import Problem
from spielgeld.house.texts import MOST_DIGITS, has_long_number
from spielgeld.render.words import words_of
from spielgeld.web.context import household_of, language_of_headers
from spielgeld.web.errors import message_of, status_of

CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)

# Not no-referrer: browsers would then send forms with the origin "null".
HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NO_STORE = (b"cache-control", b"no-store")

SLOWLY = "spielgeld.slowly"
"""Where a socket's scope has what is to be awaited before each message is read."""

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
CHECKED = "spielgeld_checked"
"""The key in a scope that says that the request has passed, and has been counted."""
LARGEST_BODY = 64 * 1024
LONGEST_ADDRESS = 4_000
MOST_VISITORS = 10_000


@dataclass(frozen=True)
class Rate:
    """So many requests at once, and so many a second after that."""

    burst: float
    per_second: float


REQUESTS = Rate(burst=400, per_second=40)
COSTLY = Rate(burst=30, per_second=0.2)
HINTS = Rate(burst=20, per_second=0.5)


SLASHES = re.compile("/{2,}")
COSTLY_PATHS = re.compile(
    "/new|/record|/learn/[^/]+|/t/[^/]+/(mail|go-on|push|rematch)|/api/tables(/[^/]+/rematch)?"
)


class Buckets:
    """A bucket of requests for each visitor, refilled at a steady rate."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, visitor: str) -> int | None:
        """None if there is one left; otherwise in how many seconds there will be."""
        now = time.monotonic()
        left, since = self._buckets.get(visitor, (self._rate.burst, now))
        left = min(self._rate.burst, left + (now - since) * self._rate.per_second)
        allowed = left >= 1
        self._buckets[visitor] = (left - 1 if allowed else left, now)
        self._buckets.move_to_end(visitor)
        if len(self._buckets) > MOST_VISITORS:
            self._buckets.popitem(last=False)
        return None if allowed else max(1, round((1 - left) / self._rate.per_second))


class Guard:
    """The outermost layer of the server."""

    def __init__(self, app: ASGIApp, *, limited: bool) -> None:
        self._app = app
        self.limited = limited
        self._requests = Buckets(REQUESTS) if limited else None
        self._costly = Buckets(COSTLY) if limited else None
        self._hints = Buckets(HINTS) if limited else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._guard_socket(scope, receive, send)
            return
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        static = scope["path"].startswith("/static/")

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                headers += HEADERS
                if not static:
                    headers.append(NO_STORE)
                message["headers"] = headers
            await send(message)

        try:
            self.check(scope, dict(scope["headers"]))
        except Problem as problem:
            await refuse(problem, scope, send_safely)
            return
        await self._app(scope, read_carefully(receive), send_safely)

    async def _guard_socket(self, scope: Any, receive: Receive, send: Send) -> None:
        async def refuse_socket(message: Any) -> None:
            message["type"] = f"websocket.{message['type']}"
            await send(message)

        async def slowly() -> None:
            """Messages count as requests; too many are read only when their time has come."""
            while self._requests and (wait := self._requests.take(visitor_of(scope))):
                await asyncio.sleep(wait)

        async def receive_slowly() -> Any:
            message = await receive()
            await slowly()
            return message

        try:
            self.check(scope, dict(scope["headers"]))
        except Problem as problem:
            await refuse(problem, scope, refuse_socket)
            return
        scope.setdefault("extensions", {})[SLOWLY] = slowly
        await self._app(scope, receive_slowly, send)

    def check(self, scope: Any, headers: dict[bytes, bytes]) -> None:
        """Whether a request may come in; it is counted once."""
        if CHECKED in scope:
            return
        if "\0" in scope["path"]:
            raise Problem("no-page")
        if len(scope["raw_path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
            raise Problem("too-large")
        if scope.get("method") not in SAFE_METHODS:  # a socket has no method
            if is_cross_site(headers):
                raise Problem("cross-site")
            length = headers.get(b"content-length", b"0") or b"0"
            if not length.isdigit() or len(length) > 9 or int(length) > LARGEST_BODY:
                raise Problem("too-large")
        visitor = visitor_of(scope)
        wait = self._requests.take(visitor) if self._requests else None
        if wait is None and self._costly and is_costly(scope):
            wait = self._costly.take(visitor)
        if wait is None and self._hints and path_of(scope).endswith("/hint"):
            wait = self._hints.take(visitor)
        if wait is not None:
            raise Problem("too-fast", retry_after=wait)
        scope[CHECKED] = True


def read_carefully(receive: Receive) -> Receive:
    """The body of a request, unless there is a number in it that would take too long to read."""
    before = b""

    async def receive_carefully() -> Any:
        nonlocal before
        message: Any = await receive()
        if message["type"] == "http.request":
            body = before + message.get("body", b"")
            if has_long_number(body):
                raise Problem("long-number", digits=MOST_DIGITS)
            before = body[-MOST_DIGITS:]
        return message

    return receive_carefully


def path_of(scope: Any) -> str:
    """With slashes more or less, between its parts or at its end, a path leads to the same door."""
    path: str = scope["path"]
    return SLASHES.sub("/", path).rstrip("/")


def visitor_of(scope: Any) -> str:
    return household_of(str(scope["client"][0])) if scope["client"] else ""


def is_costly(scope: Any) -> bool:
    """New tables, records that are opened, and addresses that are to be told of turns."""
    return scope.get("method") == "POST" and COSTLY_PATHS.fullmatch(path_of(scope)) is not None


def is_cross_site(headers: dict[bytes, bytes]) -> bool:
    """Whether a browser sends this for a page of somebody else. Programs send neither header."""
    site = headers.get(b"sec-fetch-site")
    if site is not None:
        return site not in (b"same-origin", b"none")
    origin = headers.get(b"origin")
    if origin is None:
        return False
    return urlsplit(origin.decode("latin-1")).netloc != headers.get(b"host", b"").decode("latin-1")


async def refuse(problem: Problem, scope: Any, send: Send) -> None:
    words = words_of(language_of_headers(dict(scope["headers"])))
    body = message_of(problem, words).encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8")]
    if problem.retry_after is not None:
        headers.append((b"retry-after", str(problem.retry_after).encode()))
    await send({"type": "http.response.start", "status": status_of(problem), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
