"""Nothing of ours dies in silence.

A thread that must always run is begun again when it fails; work that is done again and again is
tried again; work that is done once is missed when it fails. Either way the log says so, and the
vigil remembers it for those who ask how the server is. Only the kind of an error is remembered:
its text may hold a secret.
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
FAILURES_IN_A_ROW = 3
QUIET_SECONDS = 60.0
"""Without a failure, until the log is told of the next one."""

Work = Callable[[], Coroutine[Any, Any, None]]

log = logging.getLogger("spielgeld")


@dataclass(frozen=True)
class PartState:
    """Something of ours that runs: whether it does now, how often it failed, and last of what."""

    name: str
    running: bool
    failures: int = 0
    last: str | None = None
    at: float | None = None


class Vigil:
    """Watches over the threads, repeated work and worker processes of one server process."""

    def __init__(self) -> None:
        self._parts: dict[str, PartState] = {}
        self._lock = threading.Lock()
        self._errands: set[asyncio.Task[Any]] = set()

    @property
    def parts(self) -> list[PartState]:
        with self._lock:
            return sorted(self._parts.values(), key=lambda part: part.name)

    def thread(self, name: str, run: Callable[[], None]) -> threading.Thread:
        """A thread that ends when `run` returns and begins again when it fails."""
        thread = threading.Thread(target=self._keep, args=(name, run), name=name, daemon=True)
        self.began(name)
        thread.start()
        return thread

    def every(self, name: str, seconds: float, work: Work) -> asyncio.Task[None]:
        """Do this work now and again and again, with so many seconds between.

        Of what fails in a row the log is told once. What has failed several times in a row counts
        as something that does not run, until it works.
        """
        self.began(name)
        return asyncio.create_task(self._repeat(name, seconds, work), name=name)

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

    def stuck(self, name: str, error: BaseException) -> None:
        """It does not work for now. Each failure counts, and the log is told of the first."""
        with self._lock:
            known = self._parts.get(name)
        if known is None or known.running:
            log.error("%s failed, and is tried again", name, exc_info=error)
        self._note(name, running=False, error=type(error).__name__)

    def fails(self, name: str, error: BaseException) -> None:
        """It failed for whoever asked. Each failure counts; the log is told now and then."""
        before = self._note(name, running=True, error=type(error).__name__)
        if before is None or before.at is None or time.time() - before.at > QUIET_SECONDS:
            log.error("%s failed, and the rest goes on", name, exc_info=error)

    def unstuck(self, name: str) -> None:
        """It works, perhaps again."""
        with self._lock:
            known = self._parts.get(name)
        if known is not None and not known.running:
            log.warning("%s works again, after %s failures", name, known.failures)
            self._note(name, running=True)

    def _note(self, name: str, *, running: bool, error: str | None = None) -> PartState | None:
        """What was known before."""
        with self._lock:
            before = self._parts.get(name)
            part = replace(before or PartState(name, running), running=running)
            if error is not None:
                part = replace(part, failures=part.failures + 1, last=error, at=time.time())
            self._parts[name] = part
            return before

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

    async def _repeat(self, name: str, seconds: float, work: Work) -> None:
        in_a_row, logged = 0, set()
        while True:
            try:
                await work()
            except Exception as error:
                in_a_row += 1
                kind = type(error).__name__
                if kind not in logged:
                    logged.add(kind)
                    log.error("%s failed, and is tried again", name, exc_info=error)
                self._note(name, running=in_a_row < FAILURES_IN_A_ROW, error=kind)
            else:
                if in_a_row:
                    log.warning("%s works again, after %s failures", name, in_a_row)
                    in_a_row, logged = 0, set()
                    self._note(name, running=True)
            await asyncio.sleep(seconds)
