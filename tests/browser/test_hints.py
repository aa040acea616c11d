"""Hints in a real browser: a suggestion is filled in, and sent by its reader."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import shoot
from tests.browser.playing import ANSWERED

Person = Callable[..., Page]


@pytest.mark.parametrize("game", ["qe", "plutocracy", "euro-crisis"])
def test_a_suggestion_is_filled_in_and_then_sent(person: Person, game: str) -> None:
    page = person()
    page.goto(f"/new?game={game}")
    page.locator("#more-options > summary").click()
    expect(page.get_by_label("Hints are allowed")).to_be_checked()
    page.locator("#name").fill("Ada")
    for chair in page.locator("select[name^=seat-]:visible").all()[1:]:
        chair.select_option("bot:random")
    if game == "euro-crisis":
        # Who lends last has one state left, and needs no hint.
        page.locator("#lot-first").select_option("0")
    page.locator("#new-form button.primary").click()
    page.wait_for_url(re.compile("/t/[0-9a-f]{18}$"))
    page.get_by_role("button", name="Hint").click()
    best = page.locator(".suggestion.best")
    expect(best).to_be_visible()
    expect(page.locator(".reasons li").first).to_be_visible()
    shoot(page, f"{game}-hint")
    asked = page.locator("#now").get_attribute("data-asked")
    page.get_by_label("Say something").fill("hm")
    page.get_by_role("button", name="Send", exact=True).click()
    expect(page.locator("#chat-lines li").filter(has_text="hm")).to_be_visible()
    expect(best).to_be_visible()  # what others do leaves it on the page
    best.click()
    control = page.locator(".suggested, #filled button.primary").first
    expect(control).to_be_visible()
    assert page.locator("#now").get_attribute("data-asked") == asked, "it is not sent"
    if game == "qe":
        expect(best).to_contain_text(control.input_value())
        control.press("Enter")
    else:
        control.click()
    page.wait_for_function(ANSWERED, arg=[asked, False])


PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("phone", [True, False])
def test_a_hint_never_scrolls_the_field_away(person: Person, phone: bool) -> None:
    page = person(**(PHONE if phone else {"viewport": {"width": 1280, "height": 700}}))
    page.goto("/")
    page.locator("button[form=play-qe]").click()
    page.wait_for_url(re.compile("/t/"))
    field = page.locator("#now .bid-input")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".suggestion.best")).to_contain_text("wins in about")
    expect(field).to_be_in_viewport(ratio=1)
    assert page.evaluate(
        """() => {
          const field = document.querySelector("#now .bid-input");
          const { left, top, width, height } = field.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) === field;
        }"""
    )
    shoot(page, f"hint-{'phone' if phone else 'desk'}")
