"""The first minute in a real browser: from the way in to a table, alone or on one screen."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import shoot

Person = Callable[..., Page]

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("phone", [True, False])
def test_one_press_leads_from_the_way_in_to_a_running_game(person: Person, phone: bool) -> None:
    page = person(**(PHONE if phone else {}))
    page.goto("/")
    expect(page.locator(".banknote .scene")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # No drawing lies behind a text.
    assert page.evaluate(
        """() => [...document.querySelectorAll(".banknote")].every((note) => {
          const scene = note.querySelector(".scene").getBoundingClientRect();
          const text = note.querySelector(".note-body").getBoundingClientRect();
          return scene.bottom <= text.top + 1 || scene.left >= text.right - 1;
        })"""
    )
    shoot(page, f"home-{'phone' if phone else 'desk'}")
    page.locator("button[form=play-qe]").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator(".table-name")).to_contain_text("table, ")
    field = page.locator("#now .bid-input")
    field.or_(page.locator(".thinkers")).first.wait_for()
    if not phone:
        field.wait_for()
        expect(field).to_be_focused()


def test_everyone_on_this_screen_has_a_field_for_their_name(person: Person) -> None:
    page = person()
    page.goto("/new?game=qe")
    expect(page.locator("#name-1")).to_be_hidden()
    page.get_by_label("Everyone on this screen").first.check()
    page.locator("#players-3").check()
    expect(page.locator("#name-3")).to_be_hidden()
    page.locator("#name").fill("Ada")
    page.locator("#name-1").fill("Ben")
    page.locator("#name-2").fill("Cleo")
    page.locator("#new-form button.primary").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.get_by_role("button", name=re.compile("I am (Ada|Ben|Cleo)"))).to_be_visible()
