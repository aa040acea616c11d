"""Old tables are deleted if the host said so, and only then."""

import time

from spielgeld.house.desk import Desk

DAY = 24 * 60 * 60
HOUR = 60 * 60


async def delete_idle(desk: Desk, days: float) -> None:
    """Delete the tables at which nothing has happened for so many days."""
    for idle in await desk.store.idle(time.time() - days * DAY):
        await desk.delete(idle.id)
