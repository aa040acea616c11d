"""A stream of numbers, for pages and for the JSON API."""

from collections.abc import AsyncGenerator
from contextlib import aclosing

from litestar.response import Stream

from spielgeld.house.problems import Problem
from spielgeld.house.service import Secrets, Service
from spielgeld.house.table import Role
from spielgeld.house.texts import read_small
from spielgeld.web.context import AnyRequest, room_of

STREAM_HEADERS = {"x-accel-buffering": "no"}


async def open_stream(
    request: AnyRequest, table_id: str, secrets: Secrets, service: Service
) -> Stream:
    """Numbers from the last one that the browser knows, as it says when it reconnects.

    `?hidden=1` listens for a page that nobody looks at: it makes nobody present.
    """
    table, role = await service.visit(table_id, secrets)
    room = room_of(request, role)
    service.desk.live.check_room(table_id, room)
    seats = () if request.query_params.get("hidden") == "1" else role.seats
    service.presence.greet(table, seats)
    said = request.headers.get("last-event-id") or request.query_params.get("last") or ""
    known = read_small(said)
    last = table.number if known is None else known
    messages = service.desk.live.stream(table_id, table.number, last, seats, room)
    allowed = while_allowed(messages, table_id, secrets, role, service)
    return Stream(allowed, media_type="text/event-stream", headers=STREAM_HEADERS)


async def while_allowed(
    messages: AsyncGenerator[bytes, None],
    table_id: str,
    secrets: Secrets,
    role: Role,
    service: Service,
) -> AsyncGenerator[bytes, None]:
    """A stream ends with the secret it was opened with: who has another one opens another."""
    async with aclosing(messages):
        async for message in messages:
            if not message.startswith((b":", b"retry")):
                try:
                    _, now = await service.visit(table_id, secrets)
                except Problem:
                    yield message
                    return
                if now != role:
                    return
            yield message
