"""Whose turn it is to think: people who wait come before bots among themselves."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class PrioritySemaphore:
    """So many at once. First come, first served, but `urgent` ones before all others."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._lines: dict[bool, deque[asyncio.Future[None]]] = {True: deque(), False: deque()}

    @asynccontextmanager
    async def turn(self, *, urgent: bool) -> AsyncIterator[None]:
        await self._wait(urgent)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, urgent: bool) -> None:
        if self._free > 0:
            self._free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines[urgent].append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._pass_on()
            else:
                self._lines[urgent].remove(mine)
            raise

    def _pass_on(self) -> None:
        for urgent in (True, False):
            line = self._lines[urgent]
            while line:
                following = line.popleft()
                if not following.done():
                    following.set_result(None)
                    return
        self._free += 1
