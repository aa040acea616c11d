"""Addresses that players gave with their chairs."""

from dataclasses import dataclass

from sqlalchemy import update

from spielgeld.store.reader import Reader
from spielgeld.store.recipients import Recipient, Recipients
from spielgeld.store.schema import mailboxes
from spielgeld.store.writer import Writer


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

    async def confirm(self, token: str) -> None:
        known = update(mailboxes).where(mailboxes.c.token == token)
        await self._change("", known.values(confirmed=True))

    async def of(self, table_id: str, seat: int) -> Mailbox | None:
        return await self._find(self._of_chair(table_id, seat))

    async def by_token(self, token: str) -> Mailbox | None:
        return await self._find(mailboxes.c.token == token)
