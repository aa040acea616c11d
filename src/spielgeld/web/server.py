"""How uvicorn serves the app: its own options, and who may open how many connections.

Any other ASGI server can serve `create_app(...)`, too. These are the options that hosts have.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any
from weakref import WeakSet

import uvicorn

from spielgeld.web.context import household_of
from spielgeld.web.door import LOOPBACK, Proxies
from spielgeld.web.server_settings import ServerSettings

GRACE_SECONDS = 2
"""Open streams never end by themselves; this long a stopping server waits for anything else."""
RESERVED_FILES = 160
"""For the database, for bots and for the server itself."""
MOST_ADDRESSES = 10_000
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def server_options(settings: ServerSettings) -> dict[str, Any]:
    """Arguments for `uvicorn.Config` and `uvicorn.run`."""
    limits = settings.limits
    most = limits.connections_of_a_visitor if settings.limited else limits.open_files
    return {
        "access_log": False,  # addresses hold secrets
        "proxy_headers": False,  # web/door.py reads them
        "server_header": False,
        "log_level": None,
        "timeout_graceful_shutdown": GRACE_SECONDS,
        "timeout_keep_alive": limits.idle_seconds,
        "limit_concurrency": most_connections(limits.open_files),
        # Not httptools: it takes in a head of any length before anybody else sees it.
        "http": ConnectionQuota(most, settings.trust_proxy),
        "h11_max_incomplete_event_size": limits.header_bytes,
        "ws": "websockets-sansio",
        "ws_max_size": limits.body_bytes,
        "ws_per_message_deflate": False,  # costs more time than it saves on a view
    }


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """An app for whom only wants to know what uvicorn would take."""


class ConnectionQuota:
    """So many connections for an address, also of those who say nothing; proxies have any number.

    `uvicorn.Config(http=...)` asks it for protocols; who is let in gets the one of uvicorn's "h11".
    """

    def __init__(self, most: int, proxies: Iterable[str] = ()) -> None:
        self._most = most
        self._proxies = tuple(proxies)
        self._trusted = Proxies([*LOOPBACK, *self._proxies])
        self._open: OrderedDict[str, WeakSet[asyncio.Transport]] = OrderedDict()
        chosen = uvicorn.Config(nothing, http="h11", ws="none", lifespan="off", log_config=None)
        chosen.load()
        self._protocol = chosen.http_protocol_class

    def __reduce__(self) -> tuple[Any, ...]:
        """A worker process counts for itself."""
        return ConnectionQuota, (self._most, self._proxies)

    def __call__(self, **of_server: Any) -> asyncio.Protocol:
        return Arriving(self, partial(self._protocol, **of_server))

    def lets_in(self, transport: asyncio.Transport) -> bool:
        """Whether there is room for one more; then it takes it, until it is closed."""
        peer = transport.get_extra_info("peername")
        # Who comes by a Unix socket is a proxy on this machine.
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        if not address or self._trusted.believes(address):
            return True
        of_visitor = self._open.setdefault(household_of(address), WeakSet())
        self._open.move_to_end(household_of(address))
        while len(self._open) > MOST_ADDRESSES:
            self._open.popitem(last=False)
        if sum([not other.is_closing() for other in of_visitor]) >= self._most:
            return False
        of_visitor.add(transport)
        return True


class Arriving(asyncio.Protocol):
    """A connection that has just been made: turned away, or left to `serve` for good."""

    def __init__(self, quota: ConnectionQuota, serve: Callable[[], asyncio.Protocol]) -> None:
        self._quota = quota
        self._serve = serve

    def connection_made(self, transport: Any) -> None:
        if self._quota.lets_in(transport):
            protocol = self._serve()
            transport.set_protocol(protocol)
            protocol.connection_made(transport)
        else:
            transport.write(TOO_MANY)
            transport.close()


def raise_limit_of_files(most: int) -> None:
    """As many open files as this user may have, within reason."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most if hard == resource.RLIM_INFINITY else min(hard, most)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections(most: int) -> int:
    """So many that there are files left for the database: who comes then is answered 503."""
    try:
        import resource
    except ImportError:
        return most
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = most if soft == resource.RLIM_INFINITY else min(soft, most)
    return max(files - RESERVED_FILES, files // 2)
