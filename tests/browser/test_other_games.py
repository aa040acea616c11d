"""Plutocracy and €uro Crisis in a real browser, against bots."""

import re
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

from spielgeld import games
from tests.browser.chromium import shoot

Person = Callable[..., Page]

OTHERS = [game for game in games.installed() if game != "qe"]
PRESSES = 12
PATIENCE = 45.0


def press_something(page: Page, rng: Random) -> bool:
    """One of the buttons that "now" offers; some only open the next question."""
    buttons = page.locator("#now form[action$='/decide'] button:enabled:visible").all()
    if not buttons:
        return False
    # The last one is for good: to retire, to renounce.
    # The table may move on before the press: then there is another question.
    with suppress(PlaywrightError):
        rng.choice(buttons[:-1] or buttons).click(timeout=2_000)
    return True


def is_over(page: Page) -> bool:
    return "over" in (page.locator("#now").get_attribute("class") or "").split()


@pytest.mark.parametrize("game", OTHERS)
def test_a_person_decides_among_bots(person: Person, game: str) -> None:
    page = person()
    page.goto(f"/new?game={game}")
    page.locator("#name").fill("Ada")
    for chair in page.locator("select[name^=seat-]:visible").all()[1:]:
        chair.select_option("bot:random")
    page.locator("#new-form button.primary").click()
    page.wait_for_url(re.compile("/t/[0-9a-f]{18}$"))
    rng = Random(game)
    pressed = 0
    deadline = time.monotonic() + PATIENCE
    while pressed < PRESSES and not is_over(page) and time.monotonic() < deadline:
        if press_something(page, rng):
            pressed += 1
            if pressed == 3:
                shoot(page, f"{game}-table")
        page.wait_for_timeout(100)
    assert pressed == PRESSES or is_over(page)
    expect(page.locator("#story-lines li").first).to_be_visible()
    shoot(page, f"{game}-later")
