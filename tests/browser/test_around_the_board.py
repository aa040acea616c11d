"""Around the board in a real browser: turn notices, notes, and what is refused."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.playing import make_table

Person = Callable[..., Page]


def test_the_title_and_the_bell_say_whose_turn_it_is(person: Person) -> None:
    page = person()
    make_table(page, "qe", "bot:random", "bot:random")
    page.locator("#now[data-asked]").wait_for()
    expect(page).to_have_title(re.compile("^● "))
    bell = page.get_by_role("button", name="Tell me when it is my turn")
    expect(bell).to_have_attribute("aria-pressed", "false")
    bell.click()
    expect(bell).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(bell).to_have_attribute("aria-pressed", "true")
    bell.click()
    expect(bell).to_have_attribute("aria-pressed", "false")


HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_a_page_that_nobody_looks_at_still_hears_but_its_player_is_away(person: Person) -> None:
    page = person()
    page.clock.install()
    make_table(page, "qe", "bot:random", "bot:random")
    page.locator("#now[data-asked]").wait_for()
    with page.expect_request(re.compile("/stream.*hidden=1")):
        page.evaluate(HIDE, arg=True)
        page.clock.fast_forward("01:01")
    with page.expect_request(re.compile("/stream[^&]*$")):
        page.evaluate(HIDE, arg=False)


def test_notes_are_kept_while_one_types(person: Person) -> None:
    page = person()
    make_table(page, "qe", "bot:random", "bot:random")
    notes = page.get_by_label("Notes to yourself")
    with page.expect_response(re.compile("/notes$")) as answer:
        notes.fill("Thaler bluffs")
    assert answer.value.status == 204
    page.locator("#chat-text").fill("hello")
    page.locator("#chat-form button").click()
    expect(page.locator("#chat-lines")).to_contain_text("hello")
    expect(notes).to_have_value("Thaler bluffs")
    page.reload()
    expect(notes).to_have_value("Thaler bluffs")


def test_what_is_refused_is_said_and_the_page_stays(person: Person) -> None:
    page = person(calm=False)
    make_table(page, "qe", "bot:random", "bot:random")
    page.locator("#now[data-asked]").wait_for()
    page.locator("#chat-text").evaluate("field => { field.removeAttribute('maxlength'); }")
    page.locator("#chat-text").fill("x" * 501)
    page.locator("#chat-form button").click()
    expect(page.get_by_role("alert")).to_contain_text("500 characters")
    expect(page.locator("#chat-text")).to_have_value("x" * 501)
    page.locator("#chat-text").fill("short")
    page.locator("#chat-form button").click()
    expect(page.locator("#chat-lines")).to_contain_text("short")
    expect(page.locator("#notice")).to_be_hidden()


def test_what_a_rule_refuses_is_told_beside_its_question_alone(person: Person) -> None:
    page = person()
    make_table(page, "qe", "bot:random", "bot:random")
    page.locator("#now[data-asked]").wait_for()
    for typed, answer in (("minus one", ".refusal"), ("3 quintillion", ".confirm")):
        page.locator("input.bid-input").fill(typed)
        page.locator("#bid-form button").click()
        expect(page.locator(f"#now {answer}")).to_be_visible()
        expect(page.locator("#notice")).to_be_hidden()
    page.locator("#confirm button.primary").click()
    expect(page.locator("#confirm")).to_be_hidden()
