"""Every page at three widths, by day and by night: nothing hangs over, and pictures to look at."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from spielgeld import games
from tests.browser.chromium import SCREENSHOTS
from tests.browser.playing import make_table
from tests.browser.test_axe import finished_table
from tests.web.server import Server

Person = Callable[..., Page]

WIDTHS = (360, 768, 1280)
SCHEMES = ("light", "dark")


def look(page: Page, name: str) -> list[str]:
    """Keep pictures of the page as it is, and say where it is wider than the window."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    wide = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        page.reload()
        for scheme in SCHEMES:
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            path = SCREENSHOTS / f"look-{name}-{width}-{scheme}.jpg"
            page.screenshot(path=path, full_page=True, type="jpeg", quality=50)
        over = page.evaluate("document.documentElement.scrollWidth") - width
        if over > 0:
            wide.append(f"{name} at {width}: {over} too wide")
    return wide


@pytest.mark.parametrize("game", sorted(games.installed()))
def test_the_pages_of_a_game(person: Person, server: Server, game: str) -> None:
    page, over = person(), finished_table(server, game)
    found = []
    for name, path in (
        ("new", f"/new?game={game}"),
        ("rules", f"/rules/{game}"),
        ("over", f"/t/{over.id}/chair/{over.secrets[0]}"),
        ("back", f"/t/{over.id}/back?step=9"),
    ):
        page.goto(path)
        found += look(page, f"{game}-{name}")
    make_table(page, game, "bot:random", "bot:random")
    page.locator("#now[data-asked]").wait_for()
    page.locator("#aid-sheet > summary").click()
    found += look(page, f"{game}-table")
    page.goto("/")
    page.locator(f"button[form=learn-{game}]").click()
    page.locator("#lesson-body").wait_for()
    found += look(page, f"{game}-lesson")
    assert found == []


def test_the_pages_around_a_table(person: Person) -> None:
    page = person(calm=False)
    found = []
    make_table(page, "qe", "open", "bot:random")
    found += look(page, "room")
    for name, path in (("lobby", "/"), ("tables", "/tables"), ("error", "/no-such-page")):
        page.goto(path)
        found += look(page, name)
    assert found == []
