"""Every page at three widths, by day and by night: nothing hangs over, and there are pictures."""

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page

from spielgeld import games
from spielgeld.house import keys
from spielgeld.store import Store
from spielgeld.store.mailboxes import Mailbox
from tests.aside import run
from tests.browser.chromium import take
from tests.browser.playing import make_table
from tests.browser.test_axe import finished_table
from tests.browser.test_mine import finished, open_record
from tests.web.server import Server

pytestmark = pytest.mark.proof

Person = Callable[..., Page]

WIDTHS = (1280, 768, 360)
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")

# What is asked for now and then: the aid of a game, the link to another device.
UNFOLD = """() => {
  for (const details of document.querySelectorAll("#aid-sheet, #move, #share")) details.open = true;
}"""


def look(page: Page, name: str) -> list[str]:
    """Keep pictures of the page as it is, and say where it is wider than the window."""
    found = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        page.reload()
        found += measure(page, name)
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            take(page, f"look-{name}-{width}-{scheme}")
    # The words of these two are the longest, and here is the least room for them.
    for language in ("de", "fr"):
        page.context.add_cookies([{"name": "language", "value": language, "url": page.url}])
        page.reload()
        found += measure(page, f"{name} ({language})")
    page.context.clear_cookies(name="language")
    return found


# The page is wider than the window, or a column than its place, where it lies on the next. The last
# line of a folded story stands beside its title, and may be long.
TOO_WIDE = """name => {
  const story = document.getElementById("story-sheet") ?? {};
  const open = story.open;
  story.open = false;
  const found = document.documentElement.scrollWidth > innerWidth ? ["the page"] : [];
  for (const column of document.querySelectorAll(".column")) {
    const beside = getComputedStyle(column).gridRowStart === "1";
    if (beside && column.scrollWidth > column.clientWidth) found.push(column.className);
  }
  story.open = open;
  return found.map(part => `${name} at ${innerWidth}: ${part} is too wide`);
}"""


def measure(page: Page, name: str) -> list[str]:
    page.evaluate(UNFOLD)
    found: list[str] = page.evaluate(TOO_WIDE, name)
    return found


@pytest.mark.parametrize("game", sorted(games.installed()))
def test_the_pages_of_a_game(person: Person, server: Server, game: str) -> None:
    page, over = person(), finished_table(server, game)
    found = []
    for name, path in (
        ("new", f"/new?game={game}"),
        ("rules", f"/rules/{game}"),
        ("over", f"/t/{over.id}/chair/{over.secrets[0]}"),
        ("back", f"/t/{over.id}/back?step=9"),
        ("analysis", f"/t/{over.id}/analysis"),
    ):
        page.goto(path)
        if name == "analysis":
            page.locator(".moment").first.wait_for()
        found += look(page, f"{game}-{name}")
    make_table(page, game, "bot:random", "bot:random")
    page.locator("#now[data-asked]").wait_for()
    found += look(page, f"{game}-table")
    page.goto("/")
    page.locator(f"button[form=learn-{game}]").first.click()
    page.locator("#lesson-body").wait_for()
    found += look(page, f"{game}-lesson")
    assert found == []


def test_the_pages_around_a_table(person: Person, server: Server) -> None:
    page, guest = person(calm=False), person()
    found = []
    make_table(page, "qe", "open", "bot:random")
    found += look(page, "room")
    guest.goto(page.locator("input.copy").first.input_value())
    found += look(guest, "invitation")
    make_table(page, "qe", "me", "me")
    page.locator(".curtain").wait_for()
    found += look(page, "curtain")
    token = new_mailbox(server, re.sub(".*/t/", "", page.url))
    for name, path in (
        ("mailing", f"/mail/{token}"),
        ("editor", "/options/euro-crisis/board"),
        ("lobby", "/"),
        ("tables", "/tables"),
        ("error", "/no-such-page"),
    ):
        page.goto(path)
        found += look(page, name)
    assert found == []


def test_the_pages_of_a_finished_game(person: Person) -> None:
    page, guest = person(), person()
    found = []
    make_table(page, "plutocracy", "bot:random")
    page.locator("#now button[name=retire]").click()
    page.locator("#now .confirm button").first.click()
    page.locator("#now.over").wait_for()
    guest.goto(page.locator("#share .copy").input_value())
    found += look(guest, "shared")
    page.goto(f"{page.url}/luck")
    found += look(page, "luck")
    open_record(page, games.record(finished("qe", 3)))
    page.locator("#step-slider").wait_for()
    found += look(page, "record")
    page.goto("/tables")
    found += look(page, "my-tables")
    assert found == []


def new_mailbox(server: Server, table_id: str) -> str:
    """The link of a mail that asks whether mails are welcome."""
    token = keys.new_secret()

    async def put() -> None:
        store = Store(server.database)
        await store.mailboxes.put(Mailbox(table_id, 0, "ada@example.org", "en", token))
        store.close()

    run(put())
    return token
