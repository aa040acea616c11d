"""Who watches which table."""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial

import pytest

from spielgeld.house import live as lives
from spielgeld.house.live import MOST_REMEMBERED, Live
from tests.aside import run


class Bell(asyncio.Event):
    """Says each time that it is rung, at once."""

    def __init__(self, ring: Callable[[], None]) -> None:
        super().__init__()
        self._ring = ring

    def set(self) -> None:
        super().set()
        self._ring()


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


def test_who_is_asked_is_told_at_once_and_all_others_a_few_times_a_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lives, "PAUSE_SECONDS", 0.05)

    async def work() -> None:
        live, told = Live(), list[tuple[str, int]]()
        watchers: dict[str, lives.Watcher] = {}

        def ring(who: str) -> None:
            told.append((who, watchers[who].number))

        def heard() -> list[tuple[str, int]]:
            was = sorted(told)
            told.clear()
            return was

        with ExitStack() as stack:
            for who, seats in (("Ada", (0,)), ("Bob", (1,)), ("Cleo", ())):
                watchers[who] = stack.enter_context(live.watch("t", 0, seats))
                watchers[who].bell = Bell(partial(ring, who))
            live.announce("t", 1, 0, [0, 1])
            assert heard() == [("Ada", 1), ("Bob", 1), ("Cleo", 1)], "nothing had happened before"
            live.announce("t", 2, 0, [1])
            assert heard() == [], "Bob knows the question"
            live.announce("t", 3, 1, [0])
            assert heard() == [("Ada", 3)], "it is a new one"
            for number in range(MOST_REMEMBERED):
                live.announce(f"table {number}", 1)
            async with asyncio.timeout(20):
                while len(told) < 2:
                    await asyncio.sleep(0)
            assert heard() == [("Bob", 3), ("Cleo", 3)], "in the end everybody knows"
            live.announce("t", 4, 1, [0])
            assert heard() == [], "they were told just now"
            async with asyncio.timeout(20):
                while live._pauses:
                    await asyncio.sleep(0)
            assert heard() == [("Ada", 4), ("Bob", 4), ("Cleo", 4)]
            live.announce("t", 5)
            assert heard() == [("Ada", 5), ("Bob", 5), ("Cleo", 5)], "all have been quiet since"

    run(work())


def test_thousands_hear_a_word_in_time_and_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lives, "HEARTBEAT_SECONDS", 0.5)
    monkeypatch.setattr(lives, "MOST_AT_A_BEAT", 5)

    async def work() -> None:
        live, rung = Live(), Counter[int]()
        at_once: list[int] = []

        def ring(number: int) -> None:
            rung[number] += 1
            at_once[-1] += 1

        async def count() -> None:
            while True:
                at_once.append(0)
                await asyncio.sleep(0)

        counting = asyncio.create_task(count())
        await asyncio.sleep(0)
        with ExitStack() as stack:
            for number in range(42):
                watcher = stack.enter_context(live.watch(f"table {number % 7}", 0, ()))
                watcher.bell = Bell(partial(ring, number))
            beating = asyncio.create_task(live.beat())
            async with asyncio.timeout(20):
                while len(rung) < 42:
                    await asyncio.sleep(0)
            beating.cancel()
            counting.cancel()
        assert max(rung.values()) == 1
        assert max(at_once) <= 5

    run(work())
