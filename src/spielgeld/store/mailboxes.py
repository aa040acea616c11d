"""Addresses that players gave with their chairs, and which of them were asked lately."""

import time
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import Connection, delete, select, text, update

from spielgeld.store.reader import Reader
from spielgeld.store.recipients import Recipient, Recipients
from spielgeld.store.schema import asked_addresses, mailboxes
from spielgeld.store.writer import Writer

DAY = 24 * 60 * 60
# Of several processes that ask at once, one does.
ASK = text("""
    INSERT INTO asked_addresses (address_hash, token, until)
    VALUES (:address_hash, :token, :until) ON CONFLICT DO NOTHING""")


@dataclass(frozen=True)
class Mailbox(Recipient):
    """An address that is not `confirmed` gets one mail, which asks whether it may get more."""

    address: str
    language: str
    token: str
    confirmed: bool = False

    @property
    def willing(self) -> bool:
        return self.confirmed


class Mailboxes(Recipients[Mailbox]):
    rows = mailboxes
    named_by = "token"
    willing = mailboxes.c.confirmed.is_(True)

    def __init__(self, writer: Writer, reader: Reader) -> None:
        super().__init__(writer, reader, Mailbox)

    async def claim(self, one: Mailbox, again: float) -> Mailbox | None:
        """As for all; but an address that was asked today, by whatever table, is asked later."""
        if not one.confirmed and not await self._may_ask(one):
            return None
        return await super().claim(one, again)

    async def _may_ask(self, one: Mailbox) -> bool:
        """Whether this is the one mail of the day to an address that has not said yes."""
        asked, mine = asked_addresses, reached_by(one.address)

        def work(connection: Connection) -> bool:
            now = time.time()
            connection.execute(delete(asked).where(asked.c.until <= now))
            row = {"address_hash": mine, "token": one.token, "until": now + DAY}
            connection.execute(ASK, row)
            query = select(asked.c.token, asked.c.until).where(asked.c.address_hash == mine)
            token, until = connection.execute(query).one()
            if token != one.token:
                later = update(mailboxes).where(self._same(one))
                connection.execute(later.values(due=until))
            return bool(token == one.token)

        return await self._writer.write(one.table_id, work)

    async def confirm(self, token: str) -> None:
        """Somebody said yes: who may be mailed may be asked for another table, too."""

        def work(connection: Connection) -> None:
            known = update(mailboxes).where(mailboxes.c.token == token)
            connection.execute(known.values(confirmed=True))
            connection.execute(delete(asked_addresses).where(asked_addresses.c.token == token))

        await self._writer.write("", work)

    async def of(self, table_id: str, seat: int) -> Mailbox | None:
        return await self._find(self._of_chair(table_id, seat))

    async def by_token(self, token: str) -> Mailbox | None:
        return await self._find(mailboxes.c.token == token)


def reached_by(address: str) -> str:
    """The same for ways to write an address by which one person is reached: a hash."""
    name, _, host = address.lower().rpartition("@")
    plain = name.partition("+")[0].replace(".", "")
    return sha256(f"{plain}@{host}".encode()).hexdigest()
