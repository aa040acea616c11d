"""Bots on chairs. They think in processes of their own and decide after a human moment."""

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import SystemRandom

from spielgeld import bots
from spielgeld.bots.seated import SeatedBot
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.web.service import Service
from spielgeld.web.table import Table

LONGEST_THOUGHT = 20.0
DEFAULT_LEVEL = "random"

CHANCE = SystemRandom()


def think(level: str, game: str, view: View, choice: Choice) -> Decision:
    """In a process of its own: what a bot decides that sees this view."""
    bot = SeatedBot(bots.find(level, game), view.seat or 0, secrets.token_hex(16))
    return bot.decide(view, choice)


def follow_parent() -> None:
    """End with the server, also if that is killed; Ctrl+C is the server's to answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def stop(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool, whatever they are thinking about."""
    for process in list((pool._processes or {}).values()):
        process.kill()
    pool.shutdown(wait=True, cancel_futures=True)


class Robots:
    """`moment` is how long a bot seems to think at a live table, in seconds."""

    def __init__(self, service: Service, *, moment: float, processes: int) -> None:
        self._service = service
        self._moment = moment
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Let the bots of a table decide, if they are asked and not at it already."""
        if table.id not in self._tasks and table.bots_to_move():
            task = asyncio.create_task(self._decide_all(table.id))
            self._tasks[table.id] = task
            task.add_done_callback(lambda _: self._tasks.pop(table.id, None))

    async def close(self) -> None:
        for task in list(self._tasks.values()):
            task.cancel()
        if self._pool is not None:
            stop(self._pool)

    async def _decide_all(self, table_id: str) -> None:
        while True:
            table = await self._service.desk.get(table_id)
            waiting = table.bots_to_move()
            if not waiting:
                return
            if self._moment:
                await asyncio.sleep(self._moment * CHANCE.uniform(0.5, 1.5) / len(waiting))
            level = table.chairs[waiting[0]].level
            await self.decide(table, waiting[0], level or DEFAULT_LEVEL, by="bot")

    async def decide(self, table: Table, seat: Seat, level: str, by: str) -> None:
        """Let a bot decide for a seat that is asked now."""
        play = table.play
        if play is None or seat not in play.waiting:
            return
        view, choice, step = play.view(seat), play.choice(seat), play.step
        decision = await self._think(level, table.settings.game, view, choice)
        await self._service.decide_for(table.id, seat, decision, step, by)

    async def _think(self, level: str, game: str, view: View, choice: Choice) -> Decision:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, follow_parent)
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            thought = loop.run_in_executor(pool, think, level, game, view, choice)
            return await asyncio.wait_for(thought, LONGEST_THOUGHT)
        except (TimeoutError, BrokenProcessPool):
            # A bot that hangs or dies takes its process with it; chance decides instead.
            if self._pool is pool:
                self._pool = None
                stop(pool)
            return choice.sample(CHANCE)
