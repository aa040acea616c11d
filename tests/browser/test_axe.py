"""Accessibility: axe finds nothing serious on any kind of page."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from spielgeld import games
from tests.browser.playing import make_table
from tests.web.server import Client, Server, new_table

Person = Callable[..., Page]

SERIOUS = ("serious", "critical")
PHONE = {"viewport": {"width": 360, "height": 740}, "color_scheme": "dark"}
AXE = Axe()
# What still fades in has less contrast than it will have.
STILL = """() => Promise.allSettled(document.getAnimations()
  .filter(moving => moving.effect.getComputedTiming().endTime < Infinity)
  .map(moving => moving.finished))"""


def find_violations(page: Page, where: str) -> list[str]:
    """The serious ones, each with the first place where it is."""
    page.evaluate(STILL)
    found: dict[str, Any] = AXE.run(page, options={"resultTypes": ["violations"]}).response
    return [
        f"{where}: {violation['id']}: {violation['nodes'][0]['html'][:200]}"
        for violation in found["violations"]
        if violation["impact"] in SERIOUS
    ]


def finished_table(server: Server, game: str) -> Client:
    """A table where bots have played to the end."""
    rules = games.get(game)
    players = rules.player_counts(rules.read_options({}))[0]
    bots = {str(seat): "random" for seat in range(1, players)}
    host, (player,) = new_table(server, "A", game=game, players=players, bots=bots)
    host.post("/start")
    host.post("/bot", seat=0, level="random")
    deadline = time.monotonic() + 120
    while host.get("")["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.1)
    return player


@pytest.mark.parametrize("game", sorted(games.installed()))
def test_the_pages_of_a_game(person: Person, server: Server, game: str) -> None:
    over = finished_table(server, game)
    found = []
    for looks in ({}, PHONE):
        page = person(**looks)
        name = "phone" if looks else "desktop"
        base = f"/t/{over.table}"
        for path in (f"{base}/chair/{over.secrets[0]}", f"{base}/back?step=5"):
            page.goto(path)
            page.locator("#board").wait_for()
            found += find_violations(page, f"{name} {path}")
        page.goto(f"{base}/analysis")
        page.locator(".moment").first.wait_for()
        found += find_violations(page, f"{name} analysis")
        make_table(page, game, "bot:random", "bot:random")
        page.locator("#now[data-asked]").wait_for()
        found += find_violations(page, f"{name} asked")
        page.locator("#hint-form button").click()
        page.locator(".suggestion").first.wait_for()
        found += find_violations(page, f"{name} hint")
    page = person()
    for path in (f"/new?game={game}", f"/rules/{game}"):
        page.goto(path)
        found += find_violations(page, path)
    assert found == []


def test_the_pages_around_a_table(person: Person) -> None:
    page = person(calm=False)
    found = []
    for path in ("/", "/no-such-page"):
        page.goto(path)
        found += find_violations(page, path)
    make_table(page, "qe", "open", "open")
    found += find_violations(page, "room")
    stranger = person()
    stranger.goto(page.locator("input.copy").first.input_value())
    found += find_violations(stranger, "invitation")
    make_table(page, "qe", "me", "me")
    page.get_by_role("button", name=re.compile("Ada")).wait_for()
    found += find_violations(page, "curtain")
    assert found == []
