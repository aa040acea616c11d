"""Old tables are deleted if the host said so, and only then."""

import asyncio
import logging
import time

from spielgeld.house.desk import Desk

DAY = 24 * 60 * 60
HOUR = 60 * 60

log = logging.getLogger(__name__)


async def keep(desk: Desk, days: float) -> None:
    """Every hour: delete the tables at which nothing has happened for so many days."""
    while True:
        try:
            for idle in await desk.store.idle(time.time() - days * DAY):
                await desk.delete(idle.id)
        except Exception:
            log.exception("tidying up failed")
        await asyncio.sleep(HOUR)
