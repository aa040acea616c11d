"""The two calls that programs make all the time, answered without a framework between.

Only what is plain and goes well is answered here. All else, a question in the address, a form that
is not understood or a refusal, goes to the API as it came, which says so in its own way.
"""

import logging
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import DecodeError, json

from spielgeld.house.problems import Problem
from spielgeld.house.service import Service
from spielgeld.kernel.refusal import Refused
from spielgeld.render.words import words_of
from spielgeld.web.api.forms import Decide, Decided
from spielgeld.web.api.views import encode_view
from spielgeld.web.context import language_of_headers, secrets_of
from spielgeld.web.errors import to_data

START = "/api/tables/"
LARGEST = 4096
"""Longer submissions are rare, and go the long way."""

read_decide = json.Decoder(Decide).decode

log = logging.getLogger("spielgeld")


class Express:
    """Before the app: takes what it can answer at once."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app = app
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        plain: Any = scope
        if plain["type"] == "http" and plain["path"].startswith(START):
            table_id, _, call = plain["path"][len(START) :].partition("/")
            if call in ("view", "decide") and not plain["query_string"]:
                heard: list[Any] = []
                answer = await self._try(plain, table_id, call, receive, heard)
                if answer is not None:
                    await say(send, *answer)
                    return
                receive = again(heard, receive)
        await self._app(scope, receive, send)

    async def _try(
        self, scope: Any, table_id: str, call: str, receive: Receive, heard: list[Any]
    ) -> tuple[int, bytes] | None:
        """A status and an answer, or None; `heard` is what was received of the request."""
        headers = dict(scope["headers"])
        try:
            if call == "view" and scope["method"] == "GET":
                return 200, await self._view(table_id, headers)
            if call == "decide" and scope["method"] == "POST":
                answer = await self._decide(table_id, headers, receive, heard)
                return None if answer is None else (200, answer)
        except (Problem, Refused, DecodeError):
            # Nothing has happened.
            return None
        except Exception:
            log.exception("%s failed", call)
            words = words_of(language_of_headers(headers))
            return 500, json.encode(to_data(Problem("failed"), words))
        return None

    async def _view(self, table_id: str, headers: dict[bytes, bytes]) -> bytes:
        table, role = await self._service.visit(table_id, secrets_of(headers))
        return encode_view(table, role.seat)

    async def _decide(
        self, table_id: str, headers: dict[bytes, bytes], receive: Receive, heard: list[Any]
    ) -> bytes | None:
        said = headers.get(b"content-length", b"")
        if headers.get(b"content-type") != b"application/json" or not said.isdigit():
            return None
        if len(said) > 4 or int(said) > LARGEST:
            return None
        body = b""
        while len(body) < int(said):
            message: Any = await receive()
            heard.append(message)
            if message["type"] != "http.request":
                return None
            body += message.get("body", b"")
        data = read_decide(body)
        answer = await self._service.decide(
            table_id,
            secrets_of(headers),
            data.decision,
            step=data.step,
            key=data.key,
            seat=data.seat,
        )
        return json.encode(Decided(answer.number, answer.step))


def again(heard: list[Any], receive: Receive) -> Receive:
    """What was received once more, and then what follows."""

    async def receive_again() -> Any:
        return heard.pop(0) if heard else await receive()

    return receive_again


async def say(send: Send, status: int, body: bytes) -> None:
    length = str(len(body)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", length)]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
