"""An owner of the box corrects a value of the board in a real browser and plays with it."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import shoot

pytestmark = pytest.mark.proof

Person = Callable[..., Page]


def test_a_value_is_corrected_downloaded_and_played_with(person: Person) -> None:
    page = person()
    page.goto("/new?game=euro-crisis")
    page.get_by_text("More options").click()
    page.get_by_role("link", name="Look at the board and correct it").click()
    debt = page.locator('[id="$.states.spain.annual_debt"]')
    debt.fill("many")
    page.get_by_role("button", name="Check").click()
    expect(debt).to_have_attribute("aria-invalid", "true")
    expect(debt).to_have_accessible_description("Must be a whole number")
    shoot(page, "board-wrong-en")
    debt.fill("4")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the file").click()
    board = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert board["provenance"] == {"corrected": ["$.states.spain.annual_debt"]}
    page.get_by_role("button", name="Keep in this browser").click()
    expect(page.get_by_role("status")).to_contain_text("kept in this browser")
    page.goto("/new?game=euro-crisis")
    page.locator("#name").fill("Ada")
    page.get_by_text("More options").click()
    page.locator("#packed-board").select_option(label="mine, kept in this browser")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    table = page.url.rpartition("/t/")[2]
    settings = page.request.get(f"/api/tables/{table}").json()["settings"]
    assert settings["options"]["board"]["states"]["spain"]["annual_debt"] == 4
    expect(page.locator("#state-spain-facts")).to_contain_text("4")
    shoot(page, "board-own-en")


def test_a_board_fits_a_phone(person: Person) -> None:
    page = person(locale="de", viewport={"width": 360, "height": 740})
    page.goto("/options/euro-crisis/board")
    for part in page.locator("details.known-part").all():
        part.evaluate("part => part.open = true")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.goto("/rules/euro-crisis")
    for part in page.locator("details.known-part").all():
        part.evaluate("part => part.open = true")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
