"""Reading, in threads of its own so that nobody waits for the disk."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import InternalError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

from spielgeld.vigil import Vigil

T = TypeVar("T")

READS = "reads"
"""What those who look after the server are told has failed."""


class Unreadable(Exception):
    """Nothing can be read: the database is gone, or its disk fails."""


class Reader:
    def __init__(self, engine: Engine, vigil: Vigil) -> None:
        # PostgreSQL would otherwise be asked three times: to begin, to answer and to end.
        alone = {"isolation_level": "AUTOCOMMIT"} if engine.dialect.name == "postgresql" else {}
        self._engine = engine.execution_options(reading=True, **alone)
        self._vigil = vigil

    async def read(self, read: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self._read, read)

    def _read(self, read: Callable[[Connection], T]) -> T:
        try:
            return self._once(read)
        except SQLAlchemyError:
            # The connection was lost while it waited in the pool: a second one is new.
            pass
        try:
            return self._once(read)
        except (OperationalError, InternalError, NoConnection, OSError) as error:
            self._vigil.fails(READS, error)
            raise Unreadable from error

    def _once(self, read: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection, connection.begin():
            return read(connection)
