"""Browsers that want to be told of their player's turn, and the server's own keys for that."""

from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, true

from spielgeld.store.reader import Reader
from spielgeld.store.recipients import Recipient, Recipients
from spielgeld.store.schema import pushes, server_keys
from spielgeld.store.writer import Writer


@dataclass(frozen=True)
class Subscription(Recipient):
    """Where a browser is reached and how to write to it."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class Pushes(Recipients[Subscription]):
    rows = pushes
    named_by = "endpoint"
    willing = true()

    def __init__(self, writer: Writer, reader: Reader) -> None:
        super().__init__(writer, reader, Subscription)

    async def key(self, name: str, new: str) -> str:
        """A key of this server's own: the one that is stored, or this new one from now on."""

        def work(connection: Connection) -> str:
            query = select(server_keys.c.value).where(server_keys.c.name == name)
            known = connection.execute(query).scalar()
            if known is None:
                connection.execute(insert(server_keys).values(name=name, value=new))
            return str(known or new)

        return await self._writer.write("", work)
