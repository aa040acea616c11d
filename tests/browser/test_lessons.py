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
  if (panel.querySelector(".lesson-done")) return ["over", before];
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

# The place that is spoken of and what is to be pressed are on the screen together, whole if they
# fit above the panel, and nothing lies on them. Says what is wrong.
TOGETHER = """() => {
  const panel = document.getElementById("lesson-body");
  if (!panel) return "no panel";
  const edge = panel.parentElement.getBoundingClientRect().top;
  const faults = [];
  const seen = (element, name, low) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const fault = (kind) => faults.push(`${name} ${kind}: ${top} to ${bottom} of ${low}`);
    const wide = right - left > innerWidth;
    if (top < -1) fault("begins above");
    if (bottom - top <= low - 16 ? bottom > low + 1 : top > low / 2) fault("ends below");
    if (!wide && (left < -1 || right > innerWidth + 1)) fault("is beside");
  };
  const free = (element, name) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const seen = above && (element.contains(above) || above.contains(element));
    if (!seen) faults.push(`${name} is covered`);
  };
  const at = panel.dataset.at && document.querySelector(panel.dataset.at);
  if (panel.dataset.at && !at) return `there is no ${panel.dataset.at}`;
  if (at && !at.classList.contains("pointed")) faults.push("not pointed at");
  const control = document.querySelector("#now .wanted");
  if (panel.dataset.fields && at?.id === "now" && !control) faults.push("no control");
  if (at && !(at.id === "now" && control)) seen(at, panel.dataset.at, edge);
  if (at && at.id !== "now") {
    const { left, top, width } = at.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + 8);
    if (above?.closest("#now")) faults.push("under the question");
  }
  if (at?.id === "now" && control) {
    seen(control, "control", edge);
    free(control, "control");
  }
  for (const button of panel.querySelectorAll("button, .buttons a")) {
    if (!button.checkVisibility()) continue;
    seen(button, `button ${button.textContent}`, innerHeight);
    free(button, `button ${button.textContent}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is too wide");
  return faults.join("; ");
}"""
STILL = f"() => ({TOGETHER})() === ''"


# What the panel says now, without what was said to an answer before.
LOOK = """() => {
  document.querySelectorAll(".lesson-wrong").forEach((old) => old.remove());
  return document.getElementById("lesson-body")?.textContent ?? "";
}"""


def begin(page: Page, game: str, role: str) -> None:
    """A lesson as it is offered, by its role."""
    page.goto("/")
    page.evaluate(
        """([game, role]) => {
          const form = document.createElement("form");
          const field = document.createElement("input");
          Object.assign(form, { method: "post", action: `/learn/${game}` });
          form.append(Object.assign(field, { name: "role", value: role }));
          document.body.append(form);
          form.submit();
        }""",
        [game, role],
    )
    page.wait_for_url(re.compile("/t/"))


def learn(page: Page) -> int:
    """Through the lesson, doing all that is asked, every answer tried; says how many steps."""
    answer = 0
    for step in range(MOST_STEPS):
        try:
            page.wait_for_function(STILL, timeout=20_000)
        except PlaywrightTimeout:
            said = page.evaluate(LOOK)
            raise AssertionError(f"{page.evaluate(TOGETHER)} at: {said}") from None
        done, before = page.evaluate(GO_ON, answer)
        if done == "over":
            return step
        answer = answer + 1 if done == "answered" else 0
        page.wait_for_function(NEXT, arg=before)
    raise AssertionError("the lesson does not end")


DESK = {"viewport": {"width": 1280, "height": 800}}
COURSES = [(game, role) for game in sorted(games.installed()) for role in games.courses(game)]
SOME = {
    ("qe", "bank", "en", 1280),
    ("plutocracy", "imperial", "de", 360),
    ("euro-crisis", "tactics", "fr", 360),
}
"""One of each kind; the others are shown to be alike by `make proof`."""
MATRIX = [
    pytest.param(*case, marks=[] if case in SOME else [pytest.mark.proof])
    for case in [
        (game, role, language, width)
        for game, role in COURSES
        for language in LANGUAGES
        for width in (360, 1280)
    ]
]


@pytest.mark.parametrize(("game", "role", "language", "width"), MATRIX)
def test_a_lesson_to_its_end(
    person: Person, game: str, role: str, language: str, width: int
) -> None:
    """What is spoken of and what is to be pressed are in view together at every step."""
    page = person(locale=language, **(PHONE if width == 360 else DESK))
    begin(page, game, role)
    page.wait_for_function(STILL)
    assert page.evaluate("scrollY") == 0
    shoot(page, f"{game}-lesson-{role}-{language}-{width}")
    assert learn(page) > 8
    # From now on it need not take room from the table.
    page.locator(".close-lesson").click()
    expect(page.locator("#lesson")).to_be_hidden()


def test_after_a_lesson_the_first_real_game_begins_at_once(person: Person) -> None:
    page = person()
    begin(page, "qe", "tactics")
    learn(page)
    page.get_by_role("button", name="Play your first real game").click()
    expect(page.locator("#now-title")).to_contain_text("bid", ignore_case=True)
    expect(page.locator("#lesson")).to_have_count(0)


def test_a_reminder_to_read_on_goes_when_the_reader_has(person: Person) -> None:
    page = person()
    page.goto("/")
    page.locator("button[form=learn-qe]").first.click()
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
def test_any_sensible_answer_goes_on(person: Person) -> None:
    """On a phone, where the question is longer than the screen, nothing jumps either."""
    page = person(**PHONE)
    begin(page, "plutocracy", "imperial")
    lesson = page.locator("#lesson-body")
    page.locator("#now button[name=buy][value='2']").click()
    expect(lesson.locator(".lesson-wrong")).to_contain_text("First read on")
    expect(lesson.locator(".lesson-wrong")).to_be_in_viewport(ratio=1)
    for number in (2, 3, 4):
        lesson.get_by_role("button", name="Go on").click()
        expect(lesson).to_contain_text(f"{number} of 24")
    page.wait_for_function(STILL)
    before = page.evaluate("scrollY")
    page.locator("#now button[name=buy][value='2']").click()
    # The script goes its way and says why; what was bought is what it speaks of.
    expect(lesson).to_contain_text("5 of 24")
    expect(lesson.locator(".lesson-lead")).to_contain_text("That works, too. The lesson buys 3")
    page.wait_for_function(STILL)
    assert abs(page.evaluate("scrollY") - before) < 740
    lesson.get_by_role("button", name="Do it").click()
    expect(lesson).to_contain_text("6 of 24")
    # A later flight to the same planet, and another one.
    page.locator("#now button[name=fly]").first.click()
    expect(lesson.locator(".lesson-lead")).to_contain_text("the one place that buys uranium")
    shoot(page, "lesson-other")


@pytest.mark.proof
def test_a_lesson_by_keyboard_and_roles_alone(person: Person) -> None:
    page = person()
    page.goto("/")
    page.get_by_role("button", name=re.compile("Learn in 4 minutes.*QE")).press("Enter")
    lesson = page.get_by_role("region", name="Lesson")
    answer = 0
    for _ in range(MOST_STEPS):
        expect(lesson).to_be_visible()
        before = page.evaluate(LOOK)
        if "The lesson is over" in before:
            break
        buttons = lesson.get_by_role("button")
        reading = lesson.get_by_role("button", name="Go on")
        doing = lesson.get_by_role("button", name=re.compile("Do it|For example"))
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
