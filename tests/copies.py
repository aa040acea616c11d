"""Processes that begin as copies of one that has read all modules, words and templates.

A server that begins on its own takes two seconds of a processor to do so.
"""

import multiprocessing
import os
import subprocess
import sys
import warnings
from multiprocessing.reduction import DupFd
from typing import Any

START = multiprocessing.get_context("forkserver")
START.set_forkserver_preload(
    ["tests.warm", "tests.web.worlds", "tests.web.all_scenes", "tests.faults.schedules"]
)


class Copy:
    """`spielgeld` with these arguments, as far as tests use what `subprocess.Popen` has."""

    def __init__(self, arguments: list[str], environment: dict[str, str]) -> None:
        reading, writing = os.pipe()
        told = (arguments, environment, DelayedFd(writing))
        self._process = START.Process(target=carry_out, args=told)
        self._process.start()
        os.close(writing)
        self.stdout = os.fdopen(reading, encoding="utf-8")
        self.pid = self._process.pid or 0

    def poll(self) -> int | None:
        return None if self._process.is_alive() else self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("spielgeld", timeout or 0)
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self._process.kill()


class DelayedFd:
    """An open file that goes with a process."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __reduce__(self) -> Any:
        return detached, (DupFd(self.number),)


def detached(given: Any) -> int:
    number: int = given.detach()
    return number


def carry_out(arguments: list[str], environment: dict[str, str], output: int) -> None:
    assert "tests.warm" in sys.modules, "nothing is warm: tests/warm.py can't be imported"
    for number in (1, 2):
        os.dup2(output, number)
    os.close(output)
    sys.stdout = open(1, "w", buffering=1, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", buffering=1, encoding="utf-8", closefd=False)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(environment)
    warnings.simplefilter("error")
    from spielgeld.cli import main

    sys.argv = ["spielgeld", *arguments]
    main()
