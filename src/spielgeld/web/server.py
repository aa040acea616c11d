"""How uvicorn serves the app: its own options, and who may open how many connections.

Any other ASGI server can serve `create_app(...)`, too. These are the options that hosts have.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any
from weakref import WeakSet

import uvicorn

from spielgeld.limits import Limits
from spielgeld.web.context import household_of
from spielgeld.web.door import LOOPBACK, Proxies
from spielgeld.web.server_settings import ServerSettings

GRACE_SECONDS = 2
"""Open streams never end by themselves; this long a stopping server waits for anything else."""
RESERVED_FILES = 160
"""For the database, for bots and for the server itself."""
MOST_ADDRESSES = 10_000
NO_MORE = b"\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_MANY = b"HTTP/1.1 429 Too Many Requests" + NO_MORE
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large" + NO_MORE
END_OF_HEAD = b"\r\n\r\n"
REFUSED_BYTES = 1_000_000
"""So much of a body that is too large is taken in, so that its sender hears why it is refused."""


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
        "http": ConnectionQuota(most, limits, settings.trust_proxy),
        "ws": "websockets-sansio",
        "ws_max_size": limits.body_bytes,
        "ws_per_message_deflate": False,  # costs more time than it saves on a view
    }


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """An app for whom only wants to know what uvicorn would take."""


class ConnectionQuota:
    """So many connections for an address, also of those who say nothing; proxies have any number.

    `uvicorn.Config(http=...)` asks it for protocols; who is let in is served by uvicorn's own.
    """

    def __init__(self, most: int, limits: Limits, proxies: Iterable[str] = ()) -> None:
        self._most = most
        self._proxies = tuple(proxies)
        self._trusted = Proxies([*LOOPBACK, *self._proxies])
        self._open: OrderedDict[str, WeakSet[asyncio.Transport]] = OrderedDict()
        self.limits = limits
        # Where httptools is not to be had it is h11, which takes four times as long for a request.
        chosen = uvicorn.Config(nothing, http="auto", ws="none", lifespan="off", log_config=None)
        chosen.load()
        self._protocol = chosen.http_protocol_class

    def __reduce__(self) -> tuple[Any, ...]:
        """A worker process counts for itself."""
        return ConnectionQuota, (self._most, self.limits, self._proxies)

    def __call__(self, **of_server: Any) -> asyncio.Protocol:
        return BoundedConnection(self, self._protocol(**of_server))

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


class BoundedConnection(asyncio.Protocol):
    """Passes on to uvicorn's protocol what comes in, if it is let in and no head grows without end.

    An empty line ends each head, so nobody says more without one than a head and the body before it
    may hold.
    """

    def __init__(self, quota: ConnectionQuota, served: asyncio.Protocol) -> None:
        self._quota = quota
        self._served = served
        self._let_in = False
        self._transport: asyncio.Transport
        self._most = quota.limits.header_bytes
        self._since = 0
        """How much was said since the last empty line."""
        self._last = b""

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        self._let_in = self._quota.lets_in(transport)
        if self._let_in:
            self._served.connection_made(transport)
        else:
            self._hang_up(TOO_MANY)

    def data_received(self, data: bytes) -> None:
        if not self._let_in:
            return
        said = self._last + data
        end = said.rfind(END_OF_HEAD)
        if end < 0:
            self._since += len(data)
        else:
            self._since = len(said) - end - len(END_OF_HEAD)
            limits = self._quota.limits
            self._most = limits.header_bytes + limits.body_bytes + REFUSED_BYTES
        self._last = said[-len(END_OF_HEAD) + 1 :]
        if self._since > self._most:
            self._hang_up(TOO_LONG)
        else:
            self._served.data_received(data)

    def eof_received(self) -> bool | None:
        return self._served.eof_received() if self._let_in else None

    def connection_lost(self, error: Exception | None) -> None:
        if self._let_in:
            self._served.connection_lost(error)

    def pause_writing(self) -> None:
        self._served.pause_writing()

    def resume_writing(self) -> None:
        self._served.resume_writing()

    def _hang_up(self, answer: bytes) -> None:
        self._transport.write(answer)
        self._transport.close()


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
