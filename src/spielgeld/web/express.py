"""What browsers and programs ask for all the time, answered where it comes in.

A request is otherwise handed from layer to layer, each of which looks at it and at every part of
its answer. Here the same is asked of it, once and in one place, and the answer is written as it
goes out. Only what is plain and goes well is answered so. All else, a form that is not understood
or a refusal, goes to the app as it came, which says so in its own way.
"""

import logging
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from http import HTTPStatus
from typing import Any, NamedTuple, Protocol
from urllib.parse import parse_qsl

from litestar.types import ASGIApp
from msgspec import DecodeError, json

from spielgeld.house.live import Room
from spielgeld.house.problems import Problem
from spielgeld.house.table import Role
from spielgeld.house.texts import MOST_DIGITS, has_long_number
from spielgeld.kernel.refusal import Refused
from spielgeld.render.game import NotUnderstood
from spielgeld.render.words import words_of
from spielgeld.web.context import language_of_headers
from spielgeld.web.door import Arrival
from spielgeld.web.errors import to_data
from spielgeld.web.guard import HEADERS, NO_STORE, Guard, visitor_of
from spielgeld.web.watch import Watch

LARGEST = 4096
"""Longer bodies are rare, and go the long way."""
NO_CONTENT = 204

Headers = list[tuple[bytes, bytes]]
Cycle = Any
"""One request and its answer, as uvicorn keeps them."""

log = logging.getLogger("spielgeld")


def written(headers: Headers) -> bytes:
    return b"".join([b"%b: %b\r\n" % header for header in headers])


FIRST_LINES = {s.value: b"HTTP/1.1 %d %b\r\n" % (s, s.phrase.encode()) for s in HTTPStatus}
ALWAYS = written([*HEADERS, NO_STORE])


class Said(NamedTuple):
    """An answer: whole, or one that lasts and comes in parts."""

    status: int
    headers: Headers
    body: bytes = b""
    lasting: AsyncGenerator[bytes, None] | None = None


class Plain:
    """A request as it comes."""

    def __init__(self, cycle: Cycle, *, limited: bool) -> None:
        scope = cycle.scope
        self.method: str = scope["method"]
        self.path: str = scope["path"]
        self.headers: dict[bytes, bytes] = dict(scope["headers"])
        self._cycle = cycle
        self._limited = limited

    def asked(self, name: str) -> str:
        """What the address says about something; nothing if it does not."""
        query = self._cycle.scope["query_string"].decode("latin-1")
        said = [value for key, value in parse_qsl(query) if key == name]
        return said[0] if said else ""

    def room(self, role: Role) -> Room:
        """Whose room it takes to watch from here."""
        return Room(role.seat, visitor_of(self._cycle.scope) if self._limited else "")

    async def body(self, kind: bytes) -> bytes | None:
        """The whole of it, if it is small and of this kind. It can be read again."""
        said, cycle = self.headers.get(b"content-length", b""), self._cycle
        if self.headers.get(b"content-type") != kind or not said.isdigit():
            return None
        if len(said) > len(str(LARGEST)) or int(said) > LARGEST or cycle.waiting_for_100_continue:
            return None
        while cycle.more_body and not cycle.disconnected:
            cycle.message_event.clear()
            await cycle.message_event.wait()
        cycle.message_event.set()
        body = bytes(cycle.body)
        if has_long_number(body):
            raise Problem("long-number", digits=MOST_DIGITS)
        return None if cycle.more_body else body


class Door(Protocol):
    """Something that is asked for all the time."""

    def route(self, scope: Any) -> str:
        """The kind of address, as the log names it; empty if this is none for us."""

    async def answer(self, request: Plain) -> Said | None:
        """None, or a refusal, if nothing has happened."""


class Express:
    """Takes what can be answered at once, and leaves the rest to the app."""

    def __init__(
        self, doors: tuple[Door, ...], guard: Guard, watch: Watch, arrival: Arrival
    ) -> None:
        self._doors = doors
        self._guard = guard
        self._watch = watch
        self._arrival = arrival

    def takes(self, cycle: Cycle) -> tuple[Door, str] | None:
        """Who answers this, and what kind of address it is."""
        scope = cycle.scope
        if scope["http_version"] != "1.1":
            return None
        self._arrival.note(scope)
        for door in self._doors:
            if route := door.route(scope):
                return door, route
        return None

    async def serve(
        self, cycle: Cycle, door: Door, route: str, app: ASGIApp, lasts: Callable[[], None]
    ) -> None:
        """Answer a request; `lasts` is called if that will have no end."""
        began = time.perf_counter()
        said = await self._ask(cycle, door, route)
        if said is None:
            await cycle.run_asgi(app)
            return
        try:
            if said.lasting is not None:
                lasts()
            await say(cycle, said)
        except Exception:
            # An answer that has begun can't be taken back: who hears it sees it cut off.
            log.exception("%s failed", route)
            cycle.transport.close()
        finally:
            took = time.perf_counter() - began
            self._watch.answered(cycle.scope["method"], route, said.status, took)

    async def _ask(self, cycle: Cycle, door: Door, route: str) -> Said | None:
        request = Plain(cycle, limited=self._guard.limited)
        try:
            self._guard.check(cycle.scope, request.headers)
            return await door.answer(request)
        except (Problem, Refused, NotUnderstood, DecodeError):
            return None
        except Exception:
            log.exception("%s failed", route)
            words = words_of(language_of_headers(request.headers))
            failed = json.encode(to_data(Problem("failed"), words))
            return Said(500, [(b"content-type", b"application/json")], failed)


async def say(cycle: Cycle, said: Said) -> None:
    """Write an answer, as uvicorn's cycle would if it were told its parts."""
    if cycle.flow.write_paused and not cycle.disconnected:
        await cycle.flow.drain()
    if cycle.disconnected:
        if said.lasting is not None:
            await said.lasting.aclose()
        return
    cycle.response_started = True
    parts = [FIRST_LINES[said.status], written(cycle.default_headers), written(said.headers)]
    parts.append(ALWAYS)
    if not cycle.keep_alive:
        parts.append(b"connection: close\r\n")
    if said.lasting is not None:
        await say_on(cycle, parts, said.lasting)
        return
    if said.status != NO_CONTENT:
        parts.append(b"content-length: %d\r\n" % len(said.body))
    cycle.transport.write(b"".join([*parts, b"\r\n", said.body]))
    cycle.response_complete = True
    cycle.message_event.set()
    if not cycle.keep_alive:
        cycle.transport.close()
    cycle.on_response()


async def say_on(cycle: Cycle, parts: list[bytes], lasting: AsyncGenerator[bytes, None]) -> None:
    """One part after the other, until there are no more or nobody is there to hear them."""
    cycle.chunked_encoding = True
    cycle.transport.write(b"".join([*parts, b"transfer-encoding: chunked\r\n\r\n"]))
    async with aclosing(lasting):
        async for part in lasting:
            await cycle.send({"type": "http.response.body", "body": part, "more_body": True})
    await cycle.send({"type": "http.response.body", "body": b"", "more_body": False})
