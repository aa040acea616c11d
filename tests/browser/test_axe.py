"""Accessibility: axe finds nothing serious on any kind of page."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from spielgeld import games
from spielgeld.house import keys
from spielgeld.kernel.playout import play_out
from tests.browser.playing import make_table
from tests.web.seeded import SeededTable
from tests.web.server import Server

pytestmark = pytest.mark.proof

Person = Callable[..., Page]

SERIOUS = ("serious", "critical")
PHONE = {"viewport": {"width": 360, "height": 740}, "color_scheme": "dark"}
AXE = Axe()


def find_violations(page: Page, where: str, part: str | None = None) -> list[str]:
    """The serious ones on a page or in a part of it, each with the first place where it is."""
    found: dict[str, Any] = AXE.run(page, part, options={"resultTypes": ["violations"]}).response
    return [
        f"{where}: {violation['id']}: {violation['nodes'][0]['html'][:200]}"
        for violation in found["violations"]
        if violation["impact"] in SERIOUS
    ]


def finished_table(server: Server, game: str) -> SeededTable:
    """A table where all has been played, and somebody is out."""
    for luck in range(3, 50):
        play = games.new(game, 3, seed=game)
        play_out(play, Random(luck))
        if "out=True" in repr(play.view(None)):
            break
    assert "out=True" in repr(play.view(None))
    return SeededTable(server, play, [keys.new_secret() for _ in range(3)], "")


@pytest.mark.parametrize("game", sorted(games.installed()))
def test_the_pages_of_a_game(person: Person, server: Server, game: str) -> None:
    over = finished_table(server, game)
    found = []
    for looks in ({}, PHONE):
        page = person(**looks)
        name = "phone" if looks else "desktop"
        base = f"/t/{over.id}"
        page.goto(f"{base}/chair/{over.secrets[0]}")
        page.locator("#board").wait_for()
        found += find_violations(page, f"{name} over")
        # These two are made of the same parts on either screen: one of them on each.
        if looks:
            page.goto(f"{base}/back?step=5")
            page.locator("#board").wait_for()
        else:
            page.goto(f"{base}/analysis")
            page.locator(".moment").first.wait_for()
        found += find_violations(page, f"{name} looking back")
        make_table(page, game, "bot:random", "bot:random")
        page.locator("#now[data-asked]").wait_for()
        found += find_violations(page, f"{name} asked")
        page.locator("#hint-form button").click()
        page.locator(".suggestion").first.wait_for()
        found += find_violations(page, f"{name} hint", "#now")
    page = person()
    for path in (f"/new?game={game}", f"/rules/{game}"):
        page.goto(path)
        found += find_violations(page, path)
    assert found == []


def test_the_pages_around_a_table(person: Person) -> None:
    page = person(calm=False)
    found = []
    for path in ("/", "/no-such-page", "/options/euro-crisis/board"):
        page.goto(path)
        found += find_violations(page, path)
    make_table(page, "qe", "open", "open")
    found += find_violations(page, "room")
    stranger = person()
    stranger.goto(page.locator("input.copy").first.input_value())
    found += find_violations(stranger, "invitation")
    make_table(page, "qe", "me", "me")
    expect(page.locator("#chair-1 button")).to_have_count(0)  # nobody opens a chair of their own
    page.get_by_role("button", name=re.compile("Ada")).wait_for()
    found += find_violations(page, "curtain")
    assert found == []
