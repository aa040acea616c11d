"""A bot on a chair: asked safely, with a random decision where it fails."""

import ctypes
import logging
import secrets
import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from random import Random
from types import FrameType
from typing import Final

from spielgeld.bots import Decide, find
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View

log = logging.getLogger("spielgeld.bots")


@dataclass(frozen=True)
class Fault:
    """A bot raised an error, stalled or answered what is not legal; chance decided for it."""

    seat: Seat
    decision_number: int
    reason: str


AT_ONCE: Final = 0.001
"""Of a timer 0 would mean never."""


class Stalled(BaseException):
    """The bot's time is over. Not an Exception, so that no bot catches it by mistake."""


def within(seconds: float | None, decide: Callable[[], Decision]) -> Decision:
    """What is decided in so many seconds; Stalled if nothing is.

    A main thread can be interrupted, on systems with interval timers. Elsewhere, such as in the
    workers of a cluster, a thread of its own decides, and is left behind if it takes too long.
    """
    if seconds is None:
        return decide()
    in_main_thread = threading.current_thread() is threading.main_thread()
    if in_main_thread and hasattr(signal, "setitimer"):
        with alarm(seconds):
            return decide()
    answers: SimpleQueue[Decision | BaseException] = SimpleQueue()
    thread = threading.Thread(target=answer, args=(decide, answers), daemon=True)
    thread.start()
    try:
        said = answers.get(timeout=seconds)
    except Empty:
        leave(thread)
        raise Stalled from None
    if isinstance(said, BaseException):
        raise said
    return said


def answer(
    decide: Callable[[], Decision], answers: "SimpleQueue[Decision | BaseException]"
) -> None:
    try:
        answers.put(decide())
    except BaseException as error:
        answers.put(error)


def leave(thread: threading.Thread) -> None:
    """End a thread as soon as it runs Python again; nobody waits for it."""
    raised = ctypes.py_object(Stalled)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident or 0), raised)


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raise Stalled in the main thread after so many seconds.

    There is one timer in a process: whoever had set it gets it back, with what is left of it.
    """

    def stop(number: int, frame: FrameType | None) -> None:
        raise Stalled

    before = signal.signal(signal.SIGALRM, stop)
    started = time.monotonic()
    left, interval = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if left:
            soon = max(left - (time.monotonic() - started), AT_ONCE)
            signal.setitimer(signal.ITIMER_REAL, soon, interval)


class SeatedBot:
    """One bot's game: its own chance, its faults and the time it took."""

    def __init__(
        self, decide: Decide, seat: Seat, seed: str, limit_seconds: float | None = None
    ) -> None:
        self._decide = decide
        self.seat = seat
        self.seed = seed
        self.rng = Random(f"{seed} {seat}")
        self.limit_seconds = limit_seconds
        self.faults: list[Fault] = []
        self.decisions = 0
        self.seconds = 0.0

    def decide(self, view: View, choice: Choice) -> Decision:
        """A legal decision: the bot's own if it has one."""
        started = time.perf_counter()
        self.decisions += 1
        try:
            rng = self.rng
            decision = within(self.limit_seconds, lambda: self._decide(view, choice, rng))
            if decision in choice:
                return decision
            reason = f"not legal: {decision!r}"
        except Stalled:
            reason = f"stalled for more than {self.limit_seconds} s"
            # How far it came differs each time, and it may go on with its own chance for a while.
            self.rng = Random(f"{self.seed} {self.seat} {self.decisions}")
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
        finally:
            self.seconds += time.perf_counter() - started
        self.faults.append(Fault(self.seat, self.decisions, reason))
        # A bot that fails once often fails again and again: once is enough to be told.
        level = logging.WARNING if len(self.faults) == 1 else logging.DEBUG
        log.log(level, "bot on seat %d, decision %d: %s", self.seat, self.decisions, reason)
        return choice.sample(self.rng)


def decide_once(level: str, view: View, choice: Choice) -> Decision:
    """What a bot that has just sat down decides. It can be called in another process."""
    bot = SeatedBot(find(level, view.game), view.seat or 0, secrets.token_hex(16))
    return bot.decide(view, choice)


def let_bots_decide(play: Play, bots: Mapping[Seat, SeatedBot]) -> int:
    """Let every bot that is asked decide, until only others are asked or the game is over."""
    decided = 0
    while True:
        asked = [seat for seat in play.waiting if seat in bots]
        if not asked:
            return decided
        for seat in asked:
            play.submit(seat, bots[seat].decide(play.known(seat), play.choice(seat)))
            decided += 1
