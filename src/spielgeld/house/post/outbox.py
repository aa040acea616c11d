"""What players are told who are not at the table: what is due is sent, by mail or as a push.

Who is to be told when stands in the database (store/recipients.py): a restart, a server that is
down or a second process change nothing about it. No address is ever logged.
"""

import asyncio
import logging
import time
from collections.abc import Iterable
from typing import Generic, Literal, Protocol, TypeVar

from spielgeld.house.desk import Desk
from spielgeld.house.problems import Problem
from spielgeld.house.table import Table
from spielgeld.store.recipients import Recipient, Recipients

LONGEST_PATIENCE = 6 * 60 * 60
MOST_AT_ONCE = 8
"""So many are told side by side: who is slow holds up few."""

log = logging.getLogger(__name__)

R = TypeVar("R", bound=Recipient)
Meant = TypeVar("Meant", bound=Recipient, contravariant=True)


class NotSent(Exception):
    """Why nothing was sent, in words that repeat no address.

    `then`: it is tried again later, it would never succeed, or the recipient is gone.
    """

    def __init__(self, why: str, then: Literal["later", "never", "gone"] = "later") -> None:
        super().__init__(why)
        self.then = then


class Sender(Protocol[Meant]):
    """What carries mails, or pushes: how it is called in the log, and how often it tries."""

    name: str
    most_tries: int

    async def send(self, one: Meant, table: Table, patience: float) -> None:
        """Send what is to be said of the table, within so many seconds, or say why not."""
        ...


class Outbox(Generic[R]):
    """`patience`: seconds until what could not be sent is tried again, at first."""

    def __init__(
        self, desk: Desk, recipients: Recipients[R], sender: Sender[R], patience: float
    ) -> None:
        self._desk = desk
        self._recipients = recipients
        self._sender = sender
        self._patience = patience

    @property
    def pause(self) -> float:
        """Seconds between two looks."""
        return self._patience / 12

    async def send_due(self) -> None:
        """Side by side, so that nobody waits until another's server has answered."""
        due = iter(await self._recipients.due(time.time()))
        await asyncio.gather(*[self._send_each(due) for _ in range(MOST_AT_ONCE)])

    async def _send_each(self, due: Iterable[R]) -> None:
        for one in due:
            # From now on, not from when they were found: many may have come before.
            wait = min(self._patience * 3**one.tries, LONGEST_PATIENCE)
            claimed = await self._recipients.claim(one, time.time() + wait)
            if claimed is not None:
                await self._deliver(claimed)

    async def _deliver(self, one: R) -> None:
        """Tell whom we have claimed. If that fails they stay due, as long as there is hope."""
        table = await self._still_meant(one)
        if table is None:
            await self._recipients.done(one, None)
            return
        try:
            # Shorter than the claim lasts, so that nobody else begins meanwhile.
            async with asyncio.timeout(self._patience / 2):
                await self._sender.send(one, table, self._patience / 2)
        except Exception as error:
            # Of one nobody thought of, too, only this one hears: all others are told.
            error = error if isinstance(error, NotSent) else NotSent(type(error).__name__)
            log.warning("a %s could not be sent: %s", self._sender.name, error)
            if error.then == "gone":
                await self._recipients.remove(one.table_id, one.seat)
            elif error.then == "never" or one.tries >= self._sender.most_tries:
                await self._recipients.done(one, None)
        else:
            await self._recipients.done(one, time.time() if one.willing else None)

    async def _still_meant(self, one: R) -> Table | None:
        """The table; None if it is gone, or if they have decided or are there."""
        try:
            table = await self._desk.get(one.table_id)
        except Problem:
            return None
        by_bot = table.chairs[one.seat].level is not None
        awaited = one.seat in table.asked and not by_bot and one.seat not in table.present
        return table if awaited or not one.willing else None
