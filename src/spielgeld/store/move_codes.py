"""Codes by which tables go along to another device: the hash of each, and what it stands for."""

from sqlalchemy import Connection, delete, func, insert, select

from spielgeld.store.reader import Reader
from spielgeld.store.schema import move_codes
from spielgeld.store.writer import Overfull, Writer

MOST = 10_000


class MoveCodes:
    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def put(self, code_hash: str, sealed: str, now: float, until: float) -> None:
        """Keep it until then; what is too old is forgotten now."""

        def work(connection: Connection) -> None:
            connection.execute(delete(move_codes).where(move_codes.c.until <= now))
            kept = connection.execute(select(func.count()).select_from(move_codes)).scalar_one()
            if kept >= MOST:
                raise Overfull
            row = {"code_hash": code_hash, "sealed": sealed, "until": until}
            connection.execute(insert(move_codes).values(row))

        await self._writer.write("", work)

    async def find(self, code_hash: str, now: float) -> str | None:
        def read(connection: Connection) -> str | None:
            query = select(move_codes.c.sealed).where(move_codes.c.code_hash == code_hash)
            return connection.execute(query.where(move_codes.c.until > now)).scalar()

        return await self._reader.read(read)

    async def take(self, code_hash: str, now: float) -> str | None:
        """What it stands for, and nothing from now on: of two who ask at once one has it."""

        def work(connection: Connection) -> str | None:
            mine = move_codes.c.code_hash == code_hash
            query = select(move_codes.c.sealed).where(mine, move_codes.c.until > now)
            sealed = connection.execute(query).scalar()
            taken = connection.execute(delete(move_codes).where(mine)).rowcount
            return sealed if taken else None

        return await self._writer.write("", work)
