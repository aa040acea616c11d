"""What programs call all the time: a view, a decision, and the stream that tells of both."""

from typing import Any

from msgspec import json

from spielgeld.house.service import Service
from spielgeld.web.api.forms import Decide, Decided
from spielgeld.web.api.views import encode_view
from spielgeld.web.context import secrets_of
from spielgeld.web.express import Plain, Said
from spielgeld.web.stream import STREAM, STREAM_HEADERS, open_stream

START = "/api/tables/"
CALLS = {"view": "GET", "decide": "POST", "stream": "GET"}
JSON = b"application/json"

STREAM_START = [(b"content-type", f"{STREAM}; charset=utf-8".encode())]
STREAM_START += [(name.encode(), value.encode()) for name, value in STREAM_HEADERS.items()]

read_decide = json.Decoder(Decide).decode


class ExpressCalls:
    def __init__(self, service: Service) -> None:
        self._service = service

    def route(self, scope: Any) -> str:
        path: str = scope["path"]
        if not path.startswith(START):
            return ""
        _, _, call = path[len(START) :].partition("/")
        if CALLS.get(call) != scope["method"] or (scope["query_string"] and call != "stream"):
            return ""
        return f"{START}{{table_id}}/{call}"

    async def answer(self, request: Plain) -> Said | None:
        table_id, _, call = request.path[len(START) :].partition("/")
        secrets = secrets_of(request.headers)
        if call == "stream":
            known = request.headers.get(b"last-event-id", b"").decode("latin-1")
            messages = await open_stream(
                self._service, table_id, secrets, request.room,
                known or request.asked("last"), request.asked("hidden"),
            )  # fmt: skip
            return Said(200, STREAM_START, lasting=messages)
        if call == "view":
            table, role = await self._service.visit(table_id, secrets)
            return Said(200, [(b"content-type", JSON)], encode_view(table, role.seat))
        body = await request.body(JSON)
        if body is None:
            return None
        data = read_decide(body)
        answer = await self._service.decide(
            table_id, secrets, data.decision, step=data.step, key=data.key, seat=data.seat
        )
        decided = json.encode(Decided(answer.number, answer.step))
        return Said(200, [(b"content-type", JSON)], decided)
