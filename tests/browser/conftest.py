from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.chromium import SCREENSHOTS, launch
from tests.web.server import Server

PATIENCE_MS = 120_000
USUAL = {
    "locale": "en-GB",
    "viewport": {"width": 1280, "height": 900},
    "reduced_motion": "reduce",
}

expect.set_options(timeout=90_000)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("browser")
    running = Server(f"sqlite:///{folder}/games.db")
    yield running
    assert "Traceback" not in running.stop()


@pytest.fixture
def person(chromium: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Somebody with a browser of their own; no page of theirs may say an error.

    A browser that is taken offline says many: `calm=False` does not mind. Nothing glides or fades
    for them, as drawing that takes most of a test's time, unless `reduced_motion="no-preference"`.
    """
    contexts = []
    errors: list[str] = []

    def heard(said: ConsoleMessage) -> None:
        # A refusal is an answer, though the browser calls it a failed resource.
        if said.type == "error" and "status of 422" not in said.text:
            errors.append(said.text)

    def open_browser(*, calm: bool = True, **options: Any) -> Page:
        context = chromium.new_context(base_url=server.url, **{**USUAL, **options})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: errors.append(str(error)))
        if calm:
            page.on("console", heard)
        return page

    yield open_browser
    for context in contexts:
        context.close()
    assert errors == []


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if SCREENSHOTS.exists():
        terminalreporter.write_line(f"screenshots: {SCREENSHOTS}")
