"""A bot on a chair: asked safely, with a random decision where it fails."""

import logging
import secrets
import signal
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from types import FrameType

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


class Stalled(BaseException):
    """The bot's time is over. Not an Exception, so that no bot catches it by mistake."""


@contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """Raise Stalled after so many seconds, where a program can be interrupted.

    That is in the main thread, on systems with interval timers: workers run bots there.
    """
    if (
        seconds is None
        or not hasattr(signal, "setitimer")
        or threading.current_thread() is not threading.main_thread()
    ):
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise Stalled

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class SeatedBot:
    """One bot's game: its own chance, its faults and the time it took."""

    def __init__(
        self, decide: Decide, seat: Seat, seed: str, limit_seconds: float | None = None
    ) -> None:
        self._decide = decide
        self.seat = seat
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
            with time_limit(self.limit_seconds):
                decision = self._decide(view, choice, self.rng)
            if decision in choice:
                return decision
            reason = f"not legal: {decision!r}"
        except Stalled:
            reason = f"stalled for more than {self.limit_seconds} s"
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
