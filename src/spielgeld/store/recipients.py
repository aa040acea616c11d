"""Who is to be told that it is their turn, and when: by mail or by a push.

Whoever tells claims it first by counting a try, so of several processes only one does; a claim that
came to nothing is due again later.
"""

from dataclasses import KW_ONLY, dataclass, replace
from typing import ClassVar, Generic, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Delete,
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

from spielgeld.store.journal import TurnBegun
from spielgeld.store.reader import Reader
from spielgeld.store.writer import Writer

GAP_SECONDS = 15 * 60
"""However fast a game goes, nobody is told more often."""


@dataclass(frozen=True)
class Recipient:
    """`asked`: it is this player's turn. `due`: when they are to be told; None: nothing waits."""

    table_id: str
    seat: int
    _: KW_ONLY
    asked: bool = False
    due: float | None = None
    tries: int = 0
    sent: float | None = None

    @property
    def willing(self) -> bool:
        """Whether they want to be told of turns."""
        return True


R = TypeVar("R", bound=Recipient)


class Recipients(Generic[R]):
    """One for each chair, the last that was given: rows of a table with a column for each field.

    `named_by` is the column that says whether it is still the same one, and only rows that are
    `willing` are told of turns.
    """

    rows: ClassVar[Table]
    named_by: ClassVar[str]
    willing: ClassVar[ColumnElement[bool]]

    def __init__(self, writer: Writer, reader: Reader, kind: type[R]) -> None:
        self._writer = writer
        self._reader = reader
        self._kind = kind

    async def put(self, one: R) -> None:
        """Keep it in place of the one that the chair had."""

        def work(connection: Connection) -> None:
            connection.execute(delete(self.rows).where(self._of_chair(one.table_id, one.seat)))
            connection.execute(insert(self.rows).values(vars(one)))

        await self._writer.write(one.table_id, work)

    async def remove(self, table_id: str, seat: int) -> None:
        await self._change(table_id, delete(self.rows).where(self._of_chair(table_id, seat)))

    async def number_due(self) -> int:
        """How many wait to be told."""

        def read(connection: Connection) -> int:
            query = select(func.count()).where(self.rows.c.due.is_not(None))
            return connection.execute(query).scalar_one()

        return await self._reader.read(read)

    async def due(self, now: float, most: int = 50) -> list[R]:
        """Those to be told by now, the longest overdue first."""

        def read(connection: Connection) -> list[R]:
            query = select(self.rows).where(self.rows.c.due <= now)
            rows = connection.execute(query.order_by(self.rows.c.due).limit(most)).mappings()
            return [self._kind(**row) for row in rows]

        return await self._reader.read(read)

    async def claim(self, one: R, again: float) -> R | None:
        """Take on one that is due. None if another process did, or if it is not needed now."""
        mine = replace(one, due=again, tries=one.tries + 1)
        taken = update(self.rows).where(self._same(one)).values(due=mine.due, tries=mine.tries)
        return mine if await self._change(one.table_id, taken) else None

    async def done(self, one: R, sent: float | None) -> None:
        """A claimed one is told, or need not be. A turn that began since is not meant."""
        over = update(self.rows).where(self._same(one))
        await self._change(one.table_id, over.values(due=None, sent=sent or one.sent))

    def pass_turn(self, connection: Connection, table_id: str, turn: TurnBegun) -> None:
        """Whose turn begins is due, once; who is not asked any more is not.

        Whoever is asked again is due if they decided a moment ago, but nobody is too often.
        """
        rows, earliest = self.rows, self.rows.c.sent + GAP_SECONDS
        here = rows.c.table_id == table_id
        # Who is not willing yet may wait for something else than a turn.
        rest = case((self.willing, None), else_=rows.c.due)
        resting = update(rows).where(here, rows.c.seat.not_in(turn.seats))
        connection.execute(resting.values(asked=False, due=rest))
        beginning = (
            update(rows)
            .where(here, rows.c.seat.in_(turn.seats), self.willing)
            .where(or_(rows.c.asked.is_(False), rows.c.seat == turn.decided))
        )
        due = case((earliest > turn.due, earliest), else_=turn.due)
        connection.execute(beginning.values(asked=True, due=due, tries=0))

    async def _find(self, where: ColumnElement[bool]) -> R | None:
        def read(connection: Connection) -> R | None:
            row = connection.execute(select(self.rows).where(where)).mappings().first()
            return None if row is None else self._kind(**row)

        return await self._reader.read(read)

    async def _change(self, order: str, statement: Update | Delete) -> int:
        """Carry out a change; the answer is how many rows it was."""

        def work(connection: Connection) -> int:
            return connection.execute(statement).rowcount

        return await self._writer.write(order, work)

    def _of_chair(self, table_id: str, seat: int) -> ColumnElement[bool]:
        return and_(self.rows.c.table_id == table_id, self.rows.c.seat == seat)

    def _same(self, one: R) -> ColumnElement[bool]:
        """As it was read: no other try and no other turn since."""
        name, rows = self.named_by, self.rows
        return and_(
            self._of_chair(one.table_id, one.seat),
            rows.c[name] == getattr(one, name),
            rows.c.due == one.due,
            rows.c.tries == one.tries,
        )
