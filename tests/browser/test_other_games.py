"""Plutocracy and €uro Crisis in a real browser, against bots."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from spielgeld import games
from tests.browser.chromium import shoot

Person = Callable[..., Page]

OTHERS = [game for game in games.installed() if game != "qe"]
DECISIONS = 12


def press_something(page: Page, rng: Random) -> None:
    """One of the buttons that "now" offers; some only open the next question."""
    buttons = page.locator("#now form[action$='/decide'] button:enabled:visible")
    # The last one is for good: to retire, to renounce.
    rng.choice(buttons.all()[:-1] or buttons.all()).click()


def asked(page: Page) -> Locator:
    return page.locator("#now[data-asked]")


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
    for number in range(DECISIONS):
        asked(page).wait_for(timeout=30_000)
        if number == 2:
            shoot(page, f"{game}-table")
        press_something(page, rng)
        page.wait_for_timeout(150)
    expect(page.locator("#story-lines li").first).to_be_visible()
    shoot(page, f"{game}-later")
