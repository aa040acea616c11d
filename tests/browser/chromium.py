"""A real browser for tests: a Chromium on the PATH, Debian's package, or Playwright's own.

Where none can be had the tests are skipped with a word about it; on a CI machine they fail.
"""

import os
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, Playwright

from tests.packages import install

SCREENSHOTS = Path(__file__).parent.parent.parent / "build" / "screenshots"
# Each costs as much as the page itself: those of every page are always taken, those of all that
# pages say in the course of a game by `make pictures`.
PICTURES = "SPIELGELD_PICTURES" in os.environ

# Each window of a browser would draw these beside its page, which costs more than the page itself.
POPUPS = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
# Playwright's own list is replaced by this one; of those, these reach out or hold pages back.
OTHERS = ("AimEnabled", "HttpsUpgrades", "LensOverlay", "MediaRouter", "OptimizationHints",
          "PaintHolding", "PreconnectToSearch")  # fmt: skip

QUIET = [
    "--disable-gpu",
    "--disable-gpu-rasterization",
    f"--disable-features={','.join([*POPUPS, *OTHERS])}",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_chromium() -> str | None:
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return found
    return None


def launch(playwright: Playwright) -> Browser:
    arguments = [*QUIET, "--no-sandbox"] if os.geteuid() == 0 else QUIET
    try:
        return playwright.chromium.launch(executable_path=find_chromium(), args=arguments)
    except Error:
        install("chromium")
    try:
        return playwright.chromium.launch(executable_path=find_chromium(), args=arguments)
    except Error as error:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(f"no Chromium: {error.message.splitlines()[0]}")


def shoot(page: Page, name: str, *, whole: bool = True) -> None:
    """Keep a picture of the page, or of what is on the screen, if anybody wants one."""
    if PICTURES:
        take(page, name, whole=whole)


def take(page: Page, name: str, *, whole: bool = True) -> None:
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    path = SCREENSHOTS / f"{name}.jpg"
    page.screenshot(path=path, full_page=whole, type="jpeg", quality=70)
