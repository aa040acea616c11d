"""Bots that fail on purpose, for workers in other processes to import."""

import os
import signal
import time
from pathlib import Path
from random import Random
from typing import Any

from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View


def asleep(view: View, choice: Choice, rng: Random) -> Decision:
    """It sleeps over its third decision, in a call that no thread can be woken from."""
    if view.step == 5:
        time.sleep(3600)
    return choice.sample(rng)


def spinning(view: View, choice: Choice, rng: Random) -> Decision:
    while view.step == 5:
        pass
    return choice.sample(rng)


def fatal(view: View, choice: Choice, rng: Random) -> Decision:
    """Once in a run it kills the process that it plays in."""
    once = Path(os.environ["SPIELGELD_TEST_FATAL"])
    if view.step == 9 and not once.exists():
        once.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return choice.sample(rng)


def twice(number: Any) -> Any:
    return 2 * number
