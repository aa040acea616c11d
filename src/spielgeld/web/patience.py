"""How long a connection may take to say what it wants, and how many there may be.

Whoever connects and says nothing is let go, and so is whoever says it a letter at a time. There
are never so many connections that none is left for the database: the last ones are not taken.
"""

import asyncio
import resource
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

READ_SECONDS = 20.0
"""For a whole request, from the first byte to the last."""
RESERVE = 160
"""Files for the database, for bots and for the server itself."""
MOST_FILES = 65_536


def raise_the_limit() -> None:
    """As many open files as this user may have, within reason."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)
    return max(files - RESERVE, files // 2)


class Patient(HttpToolsProtocol):
    """A connection that is let go if it takes too long over a request."""

    reading: asyncio.TimerHandle | None = None
    most: int | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if Patient.most is None:
            Patient.most = most_connections()
        if len(self.connections) > Patient.most:
            transport.abort()
            return
        self._wait()

    def _wait(self) -> None:
        if self.reading is None:
            self.reading = self.loop.call_later(READ_SECONDS, self._let_go)

    def _let_go(self) -> None:
        self.reading = None
        if not self.transport.is_closing():
            self.transport.abort()

    def _heard_all(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None

    def on_message_begin(self) -> None:
        self._wait()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._heard_all()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._heard_all()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._heard_all()
        super().connection_lost(exc)
