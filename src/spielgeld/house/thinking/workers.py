"""Processes that think, so that the server never does."""

import asyncio
import io
import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any, TypeVar

from spielgeld import games
from spielgeld.house.thinking.priority import PrioritySemaphore
from spielgeld.kernel.choice import Choice
from spielgeld.kernel.view import View
from spielgeld.telling.numbers import write_any_number
from spielgeld.vigil import Vigil

T = TypeVar("T")

LONGEST_START = 60.0


class NoThought(Exception):
    """A process took too long or died; another one will start when it is needed."""


class Packer(pickle.Pickler):
    """For compiled rules too, whose objects can only be made by calling their class.

    Their dataclasses are made anew from their fields, a choice from the view that it belongs to.
    """

    def __init__(self, parcel: io.BytesIO, view: View | None) -> None:
        super().__init__(parcel)
        self._view = view

    def reducer_override(self, thing: Any) -> Any:
        if not hasattr(thing, "__mypyc_attrs__"):
            return NotImplemented
        if isinstance(thing, Choice) and self._view is not None:
            return choice_of, (self._view,)
        if is_dataclass(thing) and not isinstance(thing, type):
            return type(thing), tuple([getattr(thing, field.name) for field in fields(thing)])
        return NotImplemented


def choice_of(view: View) -> Choice:
    """What the seat with this view is asked: the same in all that it can imagine."""
    assert view.seat is not None
    return games.imagine(view, Random(0)).choice(view.seat)


def pack(*things: object) -> bytes:
    parcel = io.BytesIO()
    view = next((thing for thing in things if isinstance(thing, View)), None)
    Packer(parcel, view).dump(things)
    return parcel.getvalue()


def work_on(parcel: bytes) -> bytes:
    """In a process of the pool: a question and its answer travel as parcels."""
    think, *arguments = pickle.loads(parcel)
    return pack(think(*arguments))


def follow_parent(niceness: int) -> None:
    """End with the server, also if that is killed; Ctrl+C is the server's to answer."""
    write_any_number()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
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


def wake_up() -> None:
    """The first thing a process does."""


class Workers:
    """A pool that starts when it is first needed. `niceness` lets others go first."""

    def __init__(self, name: str, vigil: Vigil, processes: int = 1, *, niceness: int = 0) -> None:
        self._name = name
        self._vigil = vigil
        self._processes = processes
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._turns = PrioritySemaphore(processes)
        self.waiting = 0
        """How many think or wait to."""

    async def run(
        self, seconds: float, think: Callable[..., T], *arguments: object, urgent: bool = True
    ) -> T:
        """Think in a process of the pool; NoThought if that takes too long.

        Waiting for a free process, or for one to start, is not thinking.
        """
        self.waiting += 1
        try:
            async with self._turns.turn(urgent=urgent):
                return await self._run(seconds, think, *arguments)
        finally:
            self.waiting -= 1

    async def _run(self, seconds: float, think: Callable[..., T], *arguments: object) -> T:
        pool = self._pool = self._pool or self._new_pool()
        try:
            await asyncio.wait_for(self._in(pool, wake_up), LONGEST_START)
            parcel = pack(think, *arguments)
            answer = await asyncio.wait_for(self._in(pool, work_on, parcel), seconds)
            thought: T
            (thought,) = pickle.loads(answer)
            return thought
        except (TimeoutError, BrokenProcessPool) as error:
            # What hangs or dies takes its process with it; the next question starts another.
            if self._pool is pool:
                self._pool = None
                self._vigil.failed(f"{self._name} process", error)
                stop(pool)
            raise NoThought from None

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, follow_parent, (self._niceness,))

    def _in(
        self, pool: ProcessPoolExecutor, work: Callable[..., T], *arguments: object
    ) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(pool, work, *arguments)

    def close(self) -> None:
        if self._pool is not None:
            stop(self._pool)
