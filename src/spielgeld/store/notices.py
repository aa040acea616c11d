"""What other server processes wrote: PostgreSQL's own LISTEN and NOTIFY.

A notice says only which table has which entry by now. Notices that were lost with a connection
are made up for by asking again after every reconnection.
"""

import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, text

from spielgeld.vigil import Vigil

if TYPE_CHECKING:
    import psycopg

CHANNEL = "spielgeld"
TELL = text("SELECT pg_notify(:channel, :notice)")
RETRY_SECONDS = 0.5
LOOK_UP_SECONDS = 1.0

log = logging.getLogger(__name__)

DELETED = 0
"""The number of a table that is not there any more."""

Heard = Callable[[str, int], None]


def notify(connection: Connection, table_id: str, number: int) -> None:
    """Tell all processes, when this transaction is committed."""
    if connection.dialect.name == "postgresql":
        connection.execute(TELL, {"channel": CHANNEL, "notice": f"{table_id} {number}"})


class Listener:
    """A thread that hears notices and finds its way back after a lost connection."""

    def __init__(
        self, engine: Engine, heard: Heard, reconnected: Callable[[], None], vigil: Vigil
    ) -> None:
        url = engine.url.set(drivername="postgresql")
        self._address = url.render_as_string(hide_password=False)
        self._heard = heard
        self._reconnected = reconnected
        self._closing = False
        self._thread = vigil.thread("listener", self._run)

    def close(self) -> None:
        self._closing = True
        self._thread.join()

    def _run(self) -> None:
        import psycopg  # here: a server on SQLite would take a tenth longer to start

        while not self._closing:
            try:
                with psycopg.connect(
                    self._address, autocommit=True, keepalives_idle=15
                ) as connection:
                    self._listen(connection)
            except psycopg.Error as error:
                log.warning("lost the connection that hears of changes: %s", type(error).__name__)
                time.sleep(RETRY_SECONDS)

    def _listen(self, connection: "psycopg.Connection[Any]") -> None:
        connection.execute(f"LISTEN {CHANNEL}")
        self._reconnected()
        while not self._closing:
            for notice in connection.notifies(timeout=LOOK_UP_SECONDS):
                table_id, _, number = notice.payload.partition(" ")
                if number.isdecimal():  # others may use the channel too
                    self._heard(table_id, int(number))
