"""Nothing at the table breaks trust: what is not sent is said, and what others do is seen."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.browser.chromium import shoot
from tests.browser.playing import join_table, make_table, start_table

Person = Callable[..., Page]

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def say(page: Page, text: str) -> None:
    page.locator("#chat-text").fill(text)
    page.locator("#chat-form button").click()


def test_talk_before_the_game_on_a_phone_without_network_and_a_rematch(person: Person) -> None:
    ada, bob = person(calm=False), person(**PHONE)
    make_table(ada, "plutocracy", "open")
    join_table(bob, ada, "Bob")
    say(ada, "hello")
    expect(bob.locator("#chat-lines")).to_contain_text("hello")
    start_table(ada, bob)
    say(ada, "good luck")
    expect(bob.locator("#unread")).to_have_accessible_name("New in the chat: 1")
    assert bob.evaluate("document.documentElement.scrollWidth") <= 360
    assert bob.locator(".top").bounding_box()["height"] < 70  # type: ignore[index]
    shoot(bob, "plutocracy-phone")

    ada.context.set_offline(offline=True)
    say(ada, "typed in a tunnel")
    expect(ada.locator("#notice")).to_contain_text("Not sent, try again")
    expect(ada.locator("#chat-text")).to_have_value("typed in a tunnel")
    ada.context.set_offline(offline=False)
    ada.route(re.compile("/chat$"), lambda route: fail(route), times=1)
    ada.locator("#chat-form button").click()
    expect(ada.locator("#notice")).to_contain_text("Not sent, try again")
    ada.locator("#chat-form button").click()
    expect(bob.locator("#chat-lines")).to_contain_text("typed in a tunnel")
    expect(ada.locator("#notice")).to_be_hidden()

    # What comes after a question that was folded is not.
    leave(ada)
    bob.get_by_role("button", name="Question").click()
    ada.locator("#host > summary").click()
    ada.locator("#close > summary").click()
    ada.get_by_role("button", name="Close it for everyone").click()
    expect(bob.locator("#now")).to_contain_text("The table is closed")
    ada.get_by_role("button", name="Play again").click()
    bob.get_by_role("link", name="Join in").click()
    expect(bob.get_by_role("heading", level=1)).to_contain_text("Plutocracy")
    expect(bob.locator("#chairs-title + ul")).to_contain_text("Bob")
    bob.goto("/")
    expect(bob.locator(".table-cards")).to_contain_text("closed before the end")


def leave(page: Page) -> None:
    """Fly away: it is the other one's turn."""
    page.locator("#now button").filter(has_text="Jupiter").first.click()
    expect(page.locator("#now[data-asked]")).to_have_count(0)


def fail(route: Route) -> None:
    route.fulfill(status=503, body="busy")


def test_the_question_folds_on_a_phone_and_its_clock_counts(person: Person) -> None:
    page = person(**PHONE)
    page.goto("/new?game=euro-crisis")
    page.locator("#name").fill("Ada")
    assert page.get_by_role("button", name="Open the table").bounding_box()["y"] < 700  # type: ignore[index]
    page.locator("#more-options > summary").click()
    expect(page.locator("#field-timeout")).to_be_hidden()
    page.locator("#clock").select_option("180")
    expect(page.locator("#field-timeout")).to_be_visible()
    page.locator("#lot-first").select_option("0")
    page.get_by_role("button", name="Open the table").click()
    left = page.locator("#now[data-asked] time.until")
    expect(left).to_have_text(re.compile(r"^(3:00|[12]:\d\d)$"))
    deadline = page.locator("#now .deadline")
    usual = deadline.evaluate("element => getComputedStyle(element).color")
    expect(deadline).not_to_have_class(re.compile("late"))
    left.evaluate("time => { time.dateTime = new Date(Date.now() + 14000).toISOString(); }")
    expect(deadline).to_have_class(re.compile("late"))
    assert deadline.evaluate("element => getComputedStyle(element).color") != usual
    offers = page.locator("#now form[action$='/decide']").first
    expect(offers).to_be_visible()
    page.get_by_role("button", name="Question").click()
    expect(offers).to_be_hidden()
    page.get_by_role("button", name="Question").click()
    page.locator("#players").scroll_into_view_if_needed()
    page.get_by_role("link", name="To your question").click()
    expect(page.locator("#now-title")).to_be_in_viewport()
    page.emulate_media(media="print")
    expect(page.locator("#sheets")).to_be_visible()
    expect(page.locator("#purse").get_by_text("Income")).to_be_visible()
    for what in (".top", "#now", "#chat", "#legend", "#aid"):
        expect(page.locator(what).first).to_be_hidden()
