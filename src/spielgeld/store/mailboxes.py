"""Addresses that players gave with their chairs, and which of them are to be mailed when.

Whoever sends a mail claims it first by counting a try, so of several processes only one does;
a claim that came to nothing is due again later.
"""

from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    Update,
    and_,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from spielgeld.store.journal import Turn
from spielgeld.store.reader import Reader
from spielgeld.store.schema import mailboxes
from spielgeld.store.writer import Writer

GAP_SECONDS = 15 * 60
"""However fast a game goes, nobody is mailed more often."""


@dataclass(frozen=True)
class Mailbox:
    """`asked`: it is this player's turn. `due`: when a mail is to be sent; None: no mail waits.

    An address that is not `confirmed` gets one mail, which asks whether it may get more.
    """

    table_id: str
    seat: int
    address: str
    language: str
    token: str
    confirmed: bool = False
    asked: bool = False
    due: float | None = None
    tries: int = 0
    sent: float | None = None


class Mailboxes:
    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def put(self, box: Mailbox) -> None:
        """Keep an address in place of the one that the chair had."""

        def work(connection: Connection) -> None:
            connection.execute(delete(mailboxes).where(of_chair(box.table_id, box.seat)))
            connection.execute(insert(mailboxes).values(vars(box)))

        await self._writer.write(box.table_id, work)

    async def remove(self, table_id: str, seat: int) -> None:
        await self._change(table_id, delete(mailboxes).where(of_chair(table_id, seat)))

    async def confirm(self, token: str) -> None:
        known = update(mailboxes).where(mailboxes.c.token == token)
        await self._change("", known.values(confirmed=True))

    async def of(self, table_id: str, seat: int) -> Mailbox | None:
        return await self._find(of_chair(table_id, seat))

    async def by_token(self, token: str) -> Mailbox | None:
        return await self._find(mailboxes.c.token == token)

    async def number_due(self) -> int:
        """How many mails wait to be sent."""

        def read(connection: Connection) -> int:
            query = select(func.count()).where(mailboxes.c.due.is_not(None))
            return connection.execute(query).scalar_one()

        return await self._reader.read(read)

    async def due(self, now: float, most: int = 50) -> list[Mailbox]:
        """The mails that should be sent by now, the longest overdue first."""

        def read(connection: Connection) -> list[Mailbox]:
            query = select(mailboxes).where(mailboxes.c.due <= now)
            rows = connection.execute(query.order_by(mailboxes.c.due).limit(most)).mappings()
            return [Mailbox(**row) for row in rows]

        return await self._reader.read(read)

    async def claim(self, box: Mailbox, again: float) -> Mailbox | None:
        """Take on a mail that is due. None if another process did, or if it is not needed now."""
        mine = replace(box, due=again, tries=box.tries + 1)
        taken = update(mailboxes).where(same(box)).values(due=mine.due, tries=mine.tries)
        return mine if await self._change(box.table_id, taken) else None

    async def done(self, box: Mailbox, sent: float | None) -> None:
        """A claimed mail is sent, or not needed any more. A turn that began since is not meant."""
        over = update(mailboxes).where(same(box))
        await self._change(box.table_id, over.values(due=None, sent=sent or box.sent))

    async def _find(self, where: ColumnElement[bool]) -> Mailbox | None:
        def read(connection: Connection) -> Mailbox | None:
            row = connection.execute(select(mailboxes).where(where)).mappings().first()
            return None if row is None else Mailbox(**row)

        return await self._reader.read(read)

    async def _change(self, order: str, statement: Any) -> int:
        """Carry out a change; the answer is how many rows it was."""

        def work(connection: Connection) -> int:
            return connection.execute(statement).rowcount

        return await self._writer.write(order, work)


def of_chair(table_id: str, seat: int) -> ColumnElement[bool]:
    return and_(mailboxes.c.table_id == table_id, mailboxes.c.seat == seat)


def same(box: Mailbox) -> ColumnElement[bool]:
    """The mail as it was read: no other try and no other turn since."""
    return and_(
        of_chair(box.table_id, box.seat),
        mailboxes.c.token == box.token,
        mailboxes.c.due == box.due,
        mailboxes.c.tries == box.tries,
    )


def pass_turn(connection: Connection, table_id: str, turn: Turn) -> None:
    """Whose turn begins is to be mailed, once; who is not asked any more is not."""
    here = mailboxes.c.table_id == table_id
    resting = update(mailboxes).where(here, mailboxes.c.seat.not_in(turn.seats))
    # An unconfirmed address keeps the mail that asks for confirmation.
    connection.execute(
        resting.values(asked=False, due=case((mailboxes.c.confirmed, None), else_=mailboxes.c.due))
    )
    confirmed = mailboxes.c.confirmed.is_(True)
    connection.execute(beginning(mailboxes, table_id, turn).where(confirmed))


def beginning(kept: Table, table_id: str, turn: Turn) -> Update:
    """Whoever is asked and was not before, or decided a moment ago, is due; but not too often."""
    earliest = kept.c.sent + GAP_SECONDS
    due = case((earliest > turn.due, earliest), else_=turn.due)
    return (
        update(kept)
        .where(kept.c.table_id == table_id, kept.c.seat.in_(turn.seats))
        .where(or_(kept.c.asked.is_(False), kept.c.seat == turn.decided))
        .values(asked=True, due=due, tries=0)
    )
