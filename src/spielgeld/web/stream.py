"""A stream of numbers, for pages and for the JSON API."""

from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing

from spielgeld.house.live import WatchQuota
from spielgeld.house.problems import Problem
from spielgeld.house.service import Secrets, Service, role_at
from spielgeld.house.table import Role, Table
from spielgeld.house.texts import read_small

STREAM = "text/event-stream"
STREAM_HEADERS = {"x-accel-buffering": "no"}


async def open_stream(
    service: Service,
    table_id: str,
    secrets: Secrets,
    quota_of: Callable[[Role], WatchQuota],
    said: str,
    hidden: str,
) -> AsyncGenerator[bytes, None]:
    """Numbers from the last one that the browser knows, as it has `said` when it reconnects.

    `hidden` is "1" where a page listens that nobody looks at: it makes nobody present.
    """
    table, role = await service.visit(table_id, secrets)
    quota = quota_of(role)
    service.live.check_quota(table_id, quota)
    seats = () if hidden == "1" else role.seats
    service.presence.greet(table, seats)
    known = read_small(said)
    last = table.number if known is None else known
    messages = service.live.stream(table_id, table.number, last, seats, quota)
    return while_allowed(messages, table, secrets, role, service)


async def while_allowed(
    messages: AsyncGenerator[bytes, None],
    table: Table,
    secrets: Secrets,
    role: Role,
    service: Service,
) -> AsyncGenerator[bytes, None]:
    """A stream ends with the secret it was opened with: who has another one opens another."""
    chairs = table.chairs
    async with aclosing(messages):
        async for message in messages:
            if not message.startswith((b":", b"retry")):
                try:
                    # What is announced has been read before.
                    table = await service.at(table.id, table.number)
                    now = role if table.chairs is chairs else role_at(table, secrets)
                except Problem:
                    yield message
                    return
                if now != role:
                    return
                chairs = table.chairs
            yield message
