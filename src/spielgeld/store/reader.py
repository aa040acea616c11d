"""Reading, in threads of its own so that nobody waits for the disk."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

T = TypeVar("T")


class Reader:
    def __init__(self, engine: Engine) -> None:
        # PostgreSQL would otherwise be asked three times: to begin, to answer and to end.
        alone = {"isolation_level": "AUTOCOMMIT"} if engine.dialect.name == "postgresql" else {}
        self._engine = engine.execution_options(reading=True, **alone)

    async def read(self, read: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self._read, read)

    def _read(self, read: Callable[[Connection], T]) -> T:
        try:
            return self._once(read)
        except SQLAlchemyError:
            # The connection was lost while it waited in the pool: a second one is new.
            return self._once(read)

    def _once(self, read: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection, connection.begin():
            return read(connection)
