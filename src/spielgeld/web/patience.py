"""How long a connection may take to say what it wants, and how many there may be.

Whoever connects and says nothing is let go, and so is whoever says it a letter at a time. There
are never so many connections that none is left for the database: the last ones are not taken.
Those about tables of another worker go there.
"""

import asyncio
import resource
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from spielgeld.web.neighbours import Neighbours, table_of

READ_SECONDS = 20.0
"""For a whole request, from the first byte to the last."""
RESERVE = 160
"""Files for the database, for bots and for the server itself."""
MOST_FILES = 65_536
SECONDS_TO_TRY_AGAIN = 0.002
"""If the worker that a connection is for has its hands full."""


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
    """A connection that is let go if it takes too long over a request.

    `heard` is what another worker has read of it before it was passed on.
    """

    reading: asyncio.TimerHandle | None = None
    most: int | None = None
    neighbours: Neighbours | None = None
    begun = False
    heard = b""
    lasting: asyncio.Task[Any] | None = None
    """An answer without end, which ends with the connection. All others are seen through."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if Patient.most is None:
            Patient.most = most_connections()
        if len(self.connections) > Patient.most:
            transport.abort()
            return
        self._wait()
        if self.heard:
            super().data_received(self.heard)

    def data_received(self, data: bytes) -> None:
        if Patient.neighbours is not None and not self._busy:
            table = table_of(data)
            if table is not None:
                self._pass_on(Patient.neighbours, data, table)
                return
        super().data_received(data)

    @property
    def _busy(self) -> bool:
        return self.begun or (self.cycle is not None and not self.cycle.response_complete)

    def _pass_on(self, neighbours: Neighbours, asked: bytes, table: bytes, tries: int = 50) -> None:
        """To where the table lives, or else it is answered here."""
        if self.transport.is_closing():
            return
        try:
            if neighbours.pass_on(self.transport, asked, table):
                return
        except BlockingIOError:
            if tries:
                self.transport.pause_reading()
                again = (neighbours, asked, table, tries - 1)
                self.loop.call_later(SECONDS_TO_TRY_AGAIN, self._pass_on, *again)
                return
        self.transport.resume_reading()
        super().data_received(asked)

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        express: Any = getattr(app, "express", None)
        found = None if express is None else express.takes(cycle)
        if found is None:
            super()._start_asgi_task(cycle, app)
            return
        door, route = found
        task = self.loop.create_task(express.serve(cycle, door, route, app, self._lasts))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _lasts(self) -> None:
        self.lasting = asyncio.current_task()

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
        self.begun = True
        self._wait()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.begun = False
        self._heard_all()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._heard_all()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._heard_all()
        super().connection_lost(exc)
        if self.lasting is not None:
            self.lasting.cancel()
