"""What goes round in circles is freed, though Python does not search for it by itself."""

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from spielgeld.web import collector
from tests.aside import run


class Circle:
    def __init__(self) -> None:
        self.itself = self


async def searched(work: Callable[[], Awaitable[None]]) -> None:
    searching = asyncio.create_task(collector.collect())
    await asyncio.sleep(0)
    assert not gc.isenabled()
    await work()
    searching.cancel()
    with suppress(asyncio.CancelledError):
        await searching
    assert gc.isenabled(), "whoever comes next has Python's own search again"


async def gone(kept: "weakref.ref[Circle]") -> None:
    async with asyncio.timeout(20):
        while kept() is not None:
            await asyncio.sleep(collector.SECONDS_BETWEEN_LOOKS / 2)


def test_it_is_searched_when_there_is_much_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "BLOCKS", 10_000)
    monkeypatch.setattr(collector, "SECONDS_BETWEEN_LOOKS", 0.05)

    async def work() -> None:
        kept = weakref.ref(Circle())
        await asyncio.sleep(0.3)
        assert kept() is not None, "there is no reason to search"
        monkeypatch.setattr(collector, "MORE", 1.0)
        much = [str(number) for number in range(20_000)]
        await gone(kept)
        assert much

    run(searched(work))
