"""The two calls that programs make all the time: a view, and a decision."""

from typing import Any

from msgspec import json

from spielgeld.house.service import Service
from spielgeld.web.api.forms import Decide, Decided
from spielgeld.web.api.views import encode_view
from spielgeld.web.context import secrets_of
from spielgeld.web.express import Plain, Said

START = "/api/tables/"
CALLS = {"view": "GET", "decide": "POST"}
JSON = b"application/json"

read_decide = json.Decoder(Decide).decode


class ExpressCalls:
    def __init__(self, service: Service) -> None:
        self._service = service

    def route(self, scope: Any) -> str:
        path: str = scope["path"]
        if not path.startswith(START):
            return ""
        _, _, call = path[len(START) :].partition("/")
        return f"{START}{{table_id}}/{call}" if CALLS.get(call) == scope["method"] else ""

    async def answer(self, request: Plain) -> Said | None:
        table_id, _, _ = request.path[len(START) :].partition("/")
        secrets = secrets_of(request.headers)
        if request.method == "GET":
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
