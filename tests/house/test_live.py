"""Who watches which table."""

import asyncio

from spielgeld.house.live import MOST_REMEMBERED, Live
from tests.aside import run


def test_what_happens_between_a_look_and_the_watch_is_heard() -> None:
    async def work() -> None:
        live = Live()
        live.announce("t", 8)
        live.announce("t", 7)
        messages = live.stream("t", 6, 6, ())
        await anext(messages)
        assert await asyncio.wait_for(anext(messages), 30) == b"id: 8\nevent: step\ndata: 8\n\n"
        await messages.aclose()
        for number in range(MOST_REMEMBERED):
            live.announce(f"table {number}", 1)
        with live.watch("t", 6, ()) as watcher:
            assert watcher.number == 6, "it was long ago"

    run(work())
