"""What other server processes wrote: PostgreSQL's own LISTEN and NOTIFY.

A notice says who tells it, and which tables have which entries by now: one for each commit, as long
as it fits. Notices that were lost with a connection are made up for by asking again after every
reconnection.
"""

import logging
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, text

from spielgeld.store.database import read_url
from spielgeld.vigil import Vigil

if TYPE_CHECKING:
    import psycopg

CHANNEL = "spielgeld"
TELL = text("SELECT pg_notify(:channel, :notice)")
MOST_IN_A_NOTICE = 150
"""Tables and numbers; a notice has room for 8,000 bytes."""
RETRY_SECONDS = 0.5
LOOK_UP_SECONDS = 1.0
PAUSE_SECONDS = 0.01
"""After a notice: what is told meanwhile is heard together."""

log = logging.getLogger(__name__)

DELETED = 0
"""The number of a table that is not there any more."""

Heard = Callable[[dict[str, int]], None]
"""Called with tables, and the number of the newest entry of each."""


def notify(connection: Connection, name: str, table_id: str, number: int) -> None:
    """Tell all processes, when this transaction is committed."""
    notice = f"{name}\n{table_id} {number}"
    connection.execute(TELL, {"channel": CHANNEL, "notice": notice})


def read_notices(lines: Iterable[str]) -> dict[str, int]:
    """Tables and the newest number of each, in whatever order the lines are, if they are ours."""
    notices: dict[str, int] = {}
    for line in lines:
        table_id, _, said = line.partition(" ")
        if said.isdecimal():
            number, known = int(said), notices.get(table_id, 1)
            notices[table_id] = DELETED if DELETED in (number, known) else max(number, known)
    return notices


class PostgresListener:
    """A thread that hears notices and finds its way back after a lost connection.

    What this process itself tells, by its `name`, is no news to it.
    """

    def __init__(
        self, url: str, name: str, heard: Heard, reconnected: Callable[[], None], vigil: Vigil
    ) -> None:
        address = read_url(url).set(drivername="postgresql")
        self._address = address.render_as_string(hide_password=False)
        self._name = name
        self._heard = heard
        self._reconnected = reconnected
        self._closing = False
        self._thread = vigil.thread("listener", self._run)

    def close(self) -> None:
        self._closing = True
        self._thread.join()

    def _run(self) -> None:
        import psycopg  # here: a server on SQLite would take a tenth longer to start

        lost = False
        while not self._closing:
            try:
                with psycopg.connect(
                    self._address, autocommit=True, keepalives_idle=15
                ) as connection:
                    if lost:
                        log.warning("hears of changes again")
                    lost = False
                    self._listen(connection)
            except psycopg.Error as error:
                if not lost:
                    said = "lost the connection that hears of changes: %s"
                    log.warning(said, type(error).__name__)
                lost = True
                time.sleep(RETRY_SECONDS)

    def _listen(self, connection: "psycopg.Connection[Any]") -> None:
        connection.execute(f"LISTEN {CHANNEL}")
        self._reconnected()
        while not self._closing:
            lines: list[str] = []
            for notice in connection.notifies(timeout=LOOK_UP_SECONDS, stop_after=1):
                name, *told = notice.payload.split("\n")
                if name != self._name:  # others may use the channel too, for what they like
                    lines += told
            if lines:
                self._heard(read_notices(lines))
            time.sleep(PAUSE_SECONDS)
