"""Nothing of ours dies in silence.

A thread or task that must always run is begun again when it fails; work that is done once is
missed when it fails. Either way the log says so, and the vigil remembers it for those who ask how
the server is. Only the kind of an error is remembered: its text may hold a secret.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from typing import Any

FIRST_PAUSE = 0.1
LONGEST_PAUSE = 5.0

log = logging.getLogger("spielgeld")


@dataclass(frozen=True)
class Part:
    """Something of ours that runs: whether it does now, how often it failed, and last of what."""

    name: str
    running: bool
    failures: int = 0
    last: str | None = None
    at: float | None = None


class Vigil:
    """Watches over the threads, tasks and worker processes of one server process."""

    def __init__(self) -> None:
        self._parts: dict[str, Part] = {}
        self._lock = threading.Lock()
        self._errands: set[asyncio.Task[Any]] = set()

    @property
    def parts(self) -> list[Part]:
        with self._lock:
            return sorted(self._parts.values(), key=lambda part: part.name)

    @property
    def well(self) -> bool:
        """Whether everything that must run runs."""
        return all([part.running for part in self.parts])

    def thread(self, name: str, run: Callable[[], None]) -> threading.Thread:
        """A thread that ends when `run` returns and begins again when it fails."""
        thread = threading.Thread(target=self._keep, args=(name, run), name=name, daemon=True)
        self.began(name)
        thread.start()
        return thread

    def task(self, name: str, run: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.Task[None]:
        """A task that ends when `run` returns and begins again when it fails."""
        self.began(name)
        return asyncio.create_task(self._keep_task(name, run), name=name)

    def errand(self, name: str, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task that does something once. Nobody waits for it, so its failure is told here."""
        task = asyncio.create_task(work, name=name)
        self._errands.add(task)

        def done(task: asyncio.Task[None]) -> None:
            self._errands.discard(task)
            error = None if task.cancelled() else task.exception()
            if error is not None:
                self.failed(name, error)

        task.add_done_callback(done)
        return task

    def began(self, name: str) -> None:
        self._note(name, running=True)

    def ended(self, name: str) -> None:
        """It ended because it was meant to."""
        with self._lock:
            self._parts.pop(name, None)

    def failed(self, name: str, error: BaseException, *, running: bool = True) -> None:
        """Say that something failed; `running` if it goes on without a pause."""
        log.error("%s failed, and the rest goes on", name, exc_info=error)
        self._note(name, running=running, error=type(error).__name__)

    def _note(self, name: str, *, running: bool, error: str | None = None) -> None:
        with self._lock:
            part = replace(self._parts.get(name, Part(name, running)), running=running)
            if error is not None:
                part = replace(part, failures=part.failures + 1, last=error, at=time.time())
            self._parts[name] = part

    def _keep(self, name: str, run: Callable[[], None]) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                run()
            except Exception as error:
                self.failed(name, error, running=False)
            else:
                self.ended(name)
                return
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            self.began(name)

    async def _keep_task(self, name: str, run: Callable[[], Coroutine[Any, Any, None]]) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                await run()
            except Exception as error:
                self.failed(name, error, running=False)
            else:
                self.ended(name)
                return
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            self.began(name)
