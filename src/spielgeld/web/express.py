"""What browsers and programs ask for all the time, answered without a framework between.

Only what is plain and goes well is answered here. All else, a question in the address, a form that
is not understood or a refusal, goes to the app as it came, which says so in its own way.
"""

import logging
from typing import Any, NamedTuple, Protocol

from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import DecodeError, json

from spielgeld.house.problems import Problem
from spielgeld.kernel.refusal import Refused
from spielgeld.render.game import NotUnderstood
from spielgeld.render.words import words_of
from spielgeld.web.context import language_of_headers
from spielgeld.web.errors import to_data

LARGEST = 4096
"""Longer bodies are rare, and go the long way."""

NO_CONTENT = 204

Headers = list[tuple[bytes, bytes]]

log = logging.getLogger("spielgeld")


class Said(NamedTuple):
    """An answer."""

    status: int
    headers: Headers
    body: bytes = b""


class Plain:
    """A request as it comes; what was heard of it can be heard again."""

    def __init__(self, scope: Any, receive: Receive) -> None:
        self.method: str = scope["method"]
        self.path: str = scope["path"]
        self.headers: dict[bytes, bytes] = dict(scope["headers"])
        self._receive = receive
        self._heard: list[Any] = []

    async def body(self, kind: bytes) -> bytes | None:
        """The whole of it, if it is small and of this kind."""
        said = self.headers.get(b"content-length", b"")
        if self.headers.get(b"content-type") != kind or not said.isdigit():
            return None
        if len(said) > len(str(LARGEST)) or int(said) > LARGEST:
            return None
        body = b""
        while len(body) < int(said):
            message: Any = await self._receive()
            self._heard.append(message)
            if message["type"] != "http.request":
                return None
            body += message.get("body", b"")
        return body

    async def again(self) -> Any:
        """What was received once more, and then what follows."""
        return self._heard.pop(0) if self._heard else await self._receive()


class Door(Protocol):
    """Something that is asked for all the time."""

    def route(self, scope: Any) -> str:
        """The kind of address, as the log names it; empty if this is none for us."""

    async def answer(self, request: Plain) -> Said | None:
        """None, or a refusal, if nothing has happened."""


class Express:
    """Before the app: takes what can be answered at once."""

    def __init__(self, app: ASGIApp, *doors: Door) -> None:
        self._app = app
        self._doors = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        plain: Any = scope
        if plain["type"] == "http" and not plain["query_string"]:
            for door in self._doors:
                if route := door.route(plain):
                    request = Plain(plain, receive)
                    said = await self._ask(door, request, route)
                    if said is not None:
                        plain["path_template"] = route
                        await say(send, said)
                        return
                    receive = request.again
                    break
        await self._app(scope, receive, send)

    async def _ask(self, door: Door, request: Plain, route: str) -> Said | None:
        try:
            return await door.answer(request)
        except (Problem, Refused, NotUnderstood, DecodeError):
            return None
        except Exception:
            log.exception("%s failed", route)
            words = words_of(language_of_headers(request.headers))
            failed = json.encode(to_data(Problem("failed"), words))
            return Said(500, [(b"content-type", b"application/json")], failed)


async def say(send: Send, said: Said) -> None:
    headers = list(said.headers)
    if said.status != NO_CONTENT:
        headers.append((b"content-length", b"%d" % len(said.body)))
    await send({"type": "http.response.start", "status": said.status, "headers": headers})
    await send({"type": "http.response.body", "body": said.body, "more_body": False})
