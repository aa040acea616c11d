"""A stream of numbers, for pages and for the JSON API."""

from litestar.response import Stream

from spielgeld.house.service import Secrets, Service
from spielgeld.web.context import AnyRequest

STREAM_HEADERS = {"x-accel-buffering": "no"}


async def open_stream(
    request: AnyRequest, table_id: str, secrets: Secrets, service: Service
) -> Stream:
    """Numbers from the last one that the browser knows, as it says when it reconnects.

    `?hidden=1` listens for a page that nobody looks at: it makes nobody present.
    """
    table, role = await service.visit(table_id, secrets)
    service.desk.live.check_room(table_id)
    seats = () if request.query_params.get("hidden") == "1" else role.seats
    service.presence.greet(table, seats)
    said = request.headers.get("last-event-id") or request.query_params.get("last") or ""
    last = int(said) if said.isdecimal() and len(said) < 12 else table.number
    messages = service.desk.live.stream(table_id, table.number, last, seats)
    return Stream(messages, media_type="text/event-stream", headers=STREAM_HEADERS)
