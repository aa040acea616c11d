"""Every lesson is done to its end in a real browser, in every language."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from spielgeld import games
from spielgeld.telling.languages import LANGUAGES
from tests.browser.chromium import shoot

Person = Callable[..., Page]

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
MOST_STEPS = 150

# What the panel asks for: reading, the next step, an answer; or nothing while others decide. Looked
# at and pressed at once, so that nothing changes between the two. A page that is just being loaded
# has no panel yet, nor has one that gives way to another.
GO_ON = """answer => {
  document.querySelectorAll(".lesson-wrong").forEach((old) => old.remove());
  const panel = document.getElementById("lesson-body");
  if (!panel) return ["waiting", null];
  const before = panel.textContent;
  if (panel.querySelector('a[href*="/new?game="]')) return ["over", before];
  const buttons = [...panel.querySelectorAll("form button")].filter((button) => !button.disabled);
  if (!buttons.length) return ["waiting", before];
  const answers = buttons.filter((button) => button.name === "answer");
  (answers.length ? answers[answer % answers.length] : buttons[0]).click();
  return [answers.length ? "answered" : "pressed", before];
}"""
NEXT = """before => {
  const panel = document.getElementById("lesson-body");
  return panel && (panel.textContent !== before || panel.querySelector(".lesson-wrong"));
}"""


# The place that is spoken of is there, begins below the panel and on the screen, and is not hidden
# by the question, which stays on the screen.
POINTED = """() => {
  const panel = document.getElementById("lesson-body");
  if (!panel) return false;
  const { at } = panel.dataset;
  if (!at) return true;
  const found = document.querySelector(at);
  if (!found?.classList.contains("pointed")) return false;
  const { left, top, width } = found.getBoundingClientRect();
  const edge = panel.parentElement.getBoundingClientRect().bottom;
  const above = document.elementFromPoint(left + width / 2, top + 8)?.closest("#now");
  return top >= edge - 1 && top < innerHeight - 40 && (!above || above === found);
}"""


# What the panel says now, without what was said to an answer before.
LOOK = """() => {
  document.querySelectorAll(".lesson-wrong").forEach((old) => old.remove());
  return document.getElementById("lesson-body")?.textContent ?? "";
}"""


def learn(page: Page) -> int:
    """Through the lesson, with "do it for me" and every answer tried; says how many steps."""
    answer = 0
    for step in range(MOST_STEPS):
        done, before = page.evaluate(GO_ON, answer)
        if done == "over":
            return step
        answer = answer + 1 if done == "answered" else 0
        page.wait_for_function(NEXT, arg=before)
        page.wait_for_function(POINTED)
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(games.installed()))
def test_a_lesson_to_its_end(person: Person, game: str, language: str) -> None:
    """In German on a phone."""
    page = person(locale=language, **(PHONE if language == "de" else {}))
    page.goto("/")
    page.locator(f"button[form=learn-{game}]").click()
    page.wait_for_function(POINTED)
    shoot(page, f"{game}-lesson-{language}")
    assert learn(page) > 8
    # From now on it no longer takes room from the table.
    expect(page.locator("#lesson")).to_have_css("position", "static")
    if language == "de":
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_reminder_to_read_on_goes_when_the_reader_has(person: Person) -> None:
    page = person()
    page.goto("/")
    page.locator("button[form=learn-qe]").click()
    page.wait_for_url(re.compile("/t/"))  # loaded: its scripts send what is typed
    lesson, reminder = page.locator("#lesson-body"), page.locator("#now .refusal")
    page.locator(".bid-input").fill("12")
    page.locator("#bid-form button").click()
    expect(reminder).to_contain_text("press Go on")
    lesson.get_by_role("button", name="Go on").click()
    expect(lesson).to_contain_text("2 of 16")
    expect(reminder).to_have_count(0)
    expect(page.locator(".bid-input")).to_have_value("12")


@pytest.mark.proof
def test_a_mistake_is_answered_where_it_is_seen(person: Person) -> None:
    """On a phone, where the question is longer than the screen and the lesson lies above it."""
    page = person(**PHONE)
    page.goto("/")
    page.locator("button[form=learn-plutocracy]").click()
    lesson = page.locator("#lesson-body")
    for number in (2, 3, 4):
        lesson.get_by_role("button", name="Go on").click()
        expect(lesson).to_contain_text(f"{number} of 20")
    page.locator("#now button[name=fly]").first.click()
    answer = page.locator("#now .refusal")
    expect(answer).to_contain_text("the lesson goes another way")
    expect(answer).to_be_in_viewport(ratio=1)
    assert answer.evaluate(SEEN)
    shoot(page, "lesson-mistake")
    page.locator("#now button[name=buy][value='3']").click()
    expect(lesson).to_contain_text("5 of 20")


SEEN = """element => {
  const { left, top, width } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + 4));
}"""


@pytest.mark.proof
def test_a_lesson_by_keyboard_and_roles_alone(person: Person) -> None:
    page = person()
    page.goto("/")
    page.get_by_role("button", name=re.compile("Learn in 5 minutes.*QE")).press("Enter")
    lesson = page.get_by_role("region", name="Lesson")
    answer = 0
    for _ in range(MOST_STEPS):
        expect(lesson).to_be_visible()
        before = page.evaluate(LOOK)
        if "The lesson is over" in before:
            break
        buttons = lesson.get_by_role("button")
        reading = lesson.get_by_role("button", name="Go on")
        doing = lesson.get_by_role("button", name="Do it for me")
        try:
            if reading.count():
                reading.press("Enter", timeout=5_000)
            elif doing.count():
                doing.press("Enter", timeout=5_000)
            elif number := buttons.count():
                buttons.nth(answer % number).press("Enter", timeout=5_000)
                answer += 1
        except PlaywrightTimeout:
            continue  # the panel went on between the look and the press
        page.wait_for_function(NEXT, arg=before)
    expect(lesson).to_contain_text("The lesson is over")
