"""The stream of an open page: after every entry the regions that this reader sees changed."""

from collections.abc import AsyncGenerator

from spielgeld.house.live import Watcher, WatchQuota
from spielgeld.house.problems import Problem
from spielgeld.page.region import Region, changes, mark_of
from spielgeld.web.pages.messages import RELOAD, everything, message
from spielgeld.web.pages.sitting import Sitting

RETRY = b"retry: 1000\n\n"
BEAT = b"event: beat\ndata: %d\n\n"
GONE = b"data: " + RELOAD + b"\n\n"


async def push(
    at: Sitting, page: str, mark: str | None, quota: WatchQuota, *, looking: bool
) -> AsyncGenerator[bytes, None]:
    """Messages for a page that shows what has this mark; if it is none, it is sent everything.

    A page that nobody looks at makes nobody present.
    """
    live = at.service.live
    role, seats = at.role, at.role.seats if looking else ()
    with live.watch(at.table.id, at.table.number, seats, quota=quota) as watcher:
        yield RETRY
        shown: tuple[int, Region] | None = None
        while not live.closing:
            watcher.bell.clear()
            watcher.nudged = False
            try:
                await at.look_again(watcher.number)
            except Problem:
                yield GONE
                return
            if at.page != page or at.role != role:  # another page, or a secret that is no more
                yield GONE
                return
            number, region = at.table.number, at.region()
            watcher.knows(number)
            if shown is None:
                fresh = mark is not None and mark == mark_of(region)
                text = message(number, [], number) if fresh else message(number, everything(region))
            else:
                changed = changes(shown[1], region)
                text = message(number, changed, shown[0]) if changed or number > shown[0] else b""
            shown = number, region
            if text:
                yield b"id: %d\ndata: %b\n\n" % (number, text)
            async for beat in quiet(watcher, number):
                yield beat
                if live.closing:
                    return


async def quiet(watcher: Watcher, number: int) -> AsyncGenerator[bytes, None]:
    """While nothing happens, a word now and then: a page that hears none asks for itself."""
    while True:
        await watcher.bell.wait()
        if watcher.number > number or watcher.nudged:
            return
        watcher.bell.clear()
        yield BEAT % number
