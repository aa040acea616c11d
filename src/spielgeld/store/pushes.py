"""Browsers that want to be told of their player's turn, and which of them are to be told when.

One for each chair, the last that asked. A push is claimed before it is sent, as a mail is.
"""

from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select, update

from spielgeld.store.journal import Turn
from spielgeld.store.mailboxes import beginning
from spielgeld.store.reader import Reader
from spielgeld.store.schema import pushes, server_keys
from spielgeld.store.writer import Writer


@dataclass(frozen=True)
class Subscription:
    """Where a browser is reached and how to write to it; all else is as with a mailbox."""

    table_id: str
    seat: int
    endpoint: str
    p256dh: str
    auth: str
    language: str
    asked: bool = False
    due: float | None = None
    tries: int = 0
    sent: float | None = None


class Pushes:
    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def put(self, new: Subscription) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(pushes).where(of_chair(new.table_id, new.seat)))
            connection.execute(insert(pushes).values(vars(new)))

        await self._writer.write(new.table_id, work)

    async def remove(self, table_id: str, seat: int) -> None:
        await self._change(table_id, delete(pushes).where(of_chair(table_id, seat)))

    async def of(self, table_id: str, seat: int) -> Subscription | None:
        def read(connection: Connection) -> Subscription | None:
            row = connection.execute(select(pushes).where(of_chair(table_id, seat))).mappings()
            found = row.first()
            return None if found is None else Subscription(**found)

        return await self._reader.read(read)

    async def number_due(self) -> int:
        """How many pushes wait to be sent."""

        def read(connection: Connection) -> int:
            query = select(func.count()).where(pushes.c.due.is_not(None))
            return connection.execute(query).scalar_one()

        return await self._reader.read(read)

    async def due(self, now: float, most: int = 50) -> list[Subscription]:
        """Those to be told by now, the longest overdue first."""

        def read(connection: Connection) -> list[Subscription]:
            query = select(pushes).where(pushes.c.due <= now).order_by(pushes.c.due).limit(most)
            return [Subscription(**row) for row in connection.execute(query).mappings()]

        return await self._reader.read(read)

    async def claim(self, one: Subscription, again: float) -> Subscription | None:
        """Take on a push that is due. None if another process did, or if it is not needed now."""
        mine = replace(one, due=again, tries=one.tries + 1)
        taken = update(pushes).where(same(one)).values(due=mine.due, tries=mine.tries)
        return mine if await self._change(one.table_id, taken) else None

    async def done(self, one: Subscription, sent: float | None) -> None:
        """A claimed push is sent, or not needed any more. A turn that began since is not meant."""
        over = update(pushes).where(same(one))
        await self._change(one.table_id, over.values(due=None, sent=sent or one.sent))

    async def key(self, name: str, new: str) -> str:
        """A key of this server's own: the one that is stored, or this new one from now on."""

        def work(connection: Connection) -> str:
            query = select(server_keys.c.value).where(server_keys.c.name == name)
            known = connection.execute(query).scalar()
            if known is None:
                connection.execute(insert(server_keys).values(name=name, value=new))
            return str(known or new)

        return await self._writer.write("", work)

    async def _change(self, order: str, statement: Any) -> int:
        def work(connection: Connection) -> int:
            return connection.execute(statement).rowcount

        return await self._writer.write(order, work)


def of_chair(table_id: str, seat: int) -> ColumnElement[bool]:
    return and_(pushes.c.table_id == table_id, pushes.c.seat == seat)


def same(one: Subscription) -> ColumnElement[bool]:
    """The push as it was read: no other try and no other turn since."""
    return and_(
        of_chair(one.table_id, one.seat),
        pushes.c.endpoint == one.endpoint,
        pushes.c.due == one.due,
        pushes.c.tries == one.tries,
    )


def pass_turn(connection: Connection, table_id: str, turn: Turn) -> None:
    """Whose turn begins is to be told, once; who is not asked any more is not."""
    here = pushes.c.table_id == table_id
    resting = update(pushes).where(here, pushes.c.seat.not_in(turn.seats))
    connection.execute(resting.values(asked=False, due=None))
    connection.execute(beginning(pushes, table_id, turn))
