"""What stands before every request: limits, a check of where it comes from, safe headers."""

import asyncio
import json
import logging
import re
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from spielgeld.house.problems import Problem
from spielgeld.house.texts import MOST_DIGITS, has_long_number
from spielgeld.limits import USUAL, Limits
from spielgeld.telling.words import words_of
from spielgeld.web.context import household_of, language_of_headers
from spielgeld.web.errors import message_of, status_of, to_data
from spielgeld.web.logs import LET_GO

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

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
MOST_VISITORS = 10_000


log = logging.getLogger("spielgeld")


@dataclass(frozen=True)
class Rate:
    """So many requests at once, and so many a second after that."""

    burst: float
    per_second: float


SLASHES = re.compile("/{2,}")
COSTLY_PATHS = re.compile(
    "/new|/record|/tables/move|/(learn|play)/[^/]+|/t/[^/]+/(mail|go-on|push|rematch)|/api/tables(/[^/]+/rematch)?"
)


class Buckets:
    """A bucket of requests for each visitor, refilled at a steady rate."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, visitor: str, number: float = 1) -> int | None:
        """None if there are so many left; otherwise in how many seconds there will be."""
        now = time.monotonic()
        left, since = self._buckets.get(visitor, (self._rate.burst, now))
        left = min(self._rate.burst, left + (now - since) * self._rate.per_second)
        number = min(number, self._rate.burst)
        allowed = left >= number
        self._buckets[visitor] = (left - number if allowed else left, now)
        self._buckets.move_to_end(visitor)
        if len(self._buckets) > MOST_VISITORS:
            self._buckets.popitem(last=False)
        return None if allowed else max(1, round((number - left) / self._rate.per_second))


class SlowReader(BaseException):
    """Somebody does not take what they asked for. No answer can tell them, nothing more is made."""


class Guard:
    """What is asked of every request, and of the time that it takes."""

    def __init__(self, app: ASGIApp, *, limited: bool, limits: Limits = USUAL) -> None:
        self._app = app
        self._limits = limits
        requests = Rate(limits.requests_at_once, limits.requests_per_second)
        costly = Rate(limits.tables_at_once, limits.tables_per_second)
        hints = Rate(limits.hints_at_once, limits.hints_per_second)
        said = Rate(limits.bytes_at_once, limits.bytes_per_second)
        self._requests = Buckets(requests) if limited else None
        self._costly = Buckets(costly) if limited else None
        self._hints = Buckets(hints) if limited else None
        self._bytes = Buckets(said) if limited else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self._app(scope, receive, send)
            return
        guard = self._guard_socket if scope["type"] == ScopeType.WEBSOCKET else self._guard_request
        with suppress_slow_reader():
            await guard(scope, receive, in_time(send, self._limits.take_seconds))

    async def _guard_request(self, scope: Any, receive: Receive, send: Send) -> None:
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
            self._check(scope)
        except Problem as problem:
            await refuse(problem, scope, send)
            return

        async def receive_some() -> Any:
            """What a database may have to keep for ever: so much of it from each visitor."""
            message: Any = await receive()
            length = len(message.get("body", b""))
            if length and self._bytes and (wait := self._bytes.take(visitor_of(scope), length)):
                raise Problem("too-fast", retry_after=wait)
            return message

        read = read_carefully(receive_some, scope, self._limits.read_seconds)
        await self._app(scope, read, send_safely)

    async def _guard_socket(self, scope: Any, receive: Receive, send: Send) -> None:
        async def receive_slowly() -> Any:
            """Messages count as requests; too many are read only when their time has come."""
            message: Any = await receive()
            while self._requests and (wait := self._requests.take(visitor_of(scope))):
                await asyncio.sleep(wait)
            length = len(message.get("text") or message.get("bytes") or "")
            while self._bytes and (wait := self._bytes.take(visitor_of(scope), length)):
                await asyncio.sleep(wait)
            return message

        try:
            self._check(scope)
        except Problem as problem:
            await refuse(problem, scope, send)
            return
        await self._app(scope, receive_slowly, send)

    def _check(self, scope: Any) -> None:
        """Whether a request may come in; it is counted."""
        headers = dict(scope["headers"])
        if "\0" in scope["path"]:
            raise Problem("no-page")
        if len(scope["raw_path"]) + len(scope["query_string"]) > self._limits.address_bytes:
            raise Problem("too-large")
        size = sum([len(name) + len(value) for name, value in scope["headers"]])
        if size > self._limits.header_bytes:
            raise Problem("too-large")
        if scope.get("method") not in SAFE_METHODS:  # a socket has no method
            if is_cross_site(headers):
                raise Problem("cross-site")
            length = headers.get(b"content-length", b"0") or b"0"
            if not length.isdigit() or len(length) > 9 or int(length) > self._limits.body_bytes:
                raise Problem("too-large")
        visitor = visitor_of(scope)
        wait = self._requests.take(visitor) if self._requests else None
        if wait is None and self._costly and is_costly(scope):
            wait = self._costly.take(visitor)
        if wait is None and self._hints and path_of(scope).endswith("/hint"):
            wait = self._hints.take(visitor)
        if wait is not None:
            raise Problem("too-fast", retry_after=wait)


def in_time(send: Send, seconds: float) -> Send:
    """Whoever takes one part of an answer for longer is as good as gone: they are sent no more."""

    async def send_in_time(message: Any) -> None:
        if not (message.get("more_body") or message["type"] == "websocket.send"):
            await send(message)  # an answer that has no more to come waits for nobody
            return
        try:
            async with asyncio.timeout(seconds):
                await send(message)
        except TimeoutError:
            raise SlowReader from None

    return send_in_time


@contextmanager
def suppress_slow_reader() -> Iterator[None]:
    """Also where it ended several tasks at once."""
    try:
        yield
    except* SlowReader:
        LET_GO.set(True)
        log.warning("somebody did not take what they were sent")


def read_carefully(receive: Receive, scope: Any, seconds: float) -> Receive:
    """The body of a request, all of it in so many seconds.

    A number in it that would take too long to read is refused.
    """
    before, late, whole = b"", 0.0, False

    async def receive_carefully() -> Any:
        nonlocal before, late, whole
        if whole:  # what comes now is that they have gone
            return await receive()
        late = late or asyncio.get_running_loop().time() + seconds
        try:
            async with asyncio.timeout_at(late):
                message: Any = await receive()
        except TimeoutError:
            raise Problem("too-slow") from None
        if message["type"] == "http.disconnect" and scope["method"] not in SAFE_METHODS:
            raise Problem("bad-form")  # they have gone before they had said it all
        whole = not message.get("more_body")
        body = before + message.get("body", b"")
        if body and has_long_number(body):
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
    try:
        named = urlsplit(origin.decode("latin-1")).netloc
    except ValueError:
        return True
    return named != headers.get(b"host", b"").decode("latin-1")


async def refuse(problem: Problem, scope: Any, send: Any) -> None:
    """The answer to what did not come in, a request or the handshake of a socket."""
    words = words_of(language_of_headers(dict(scope["headers"])))
    kind, body = b"text/plain; charset=utf-8", message_of(problem, words).encode()
    if path_of(scope).startswith("/api/"):
        kind, body = b"application/json", json.dumps(to_data(problem, words)).encode()
    headers = [(b"content-type", kind), *HEADERS, NO_STORE]
    if problem.retry_after is not None:
        headers.append((b"retry-after", str(problem.retry_after).encode()))
    start = "http" if scope["type"] == ScopeType.HTTP else "websocket.http"
    status = status_of(problem)
    await send({"type": f"{start}.response.start", "status": status, "headers": headers})
    await send({"type": f"{start}.response.body", "body": body, "more_body": False})
