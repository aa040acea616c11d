"""People with browsers at a table: opening it, joining it, and playing any game to its end.

A press is made and answered inside the page, so nothing is typed into what may be replaced.
"""

import re
import time
from contextlib import suppress
from random import Random

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

MOST_PRESSES = 800
LONGEST_GAME = 300.0

PRESS = """chance => {
  const now = document.getElementById("now");
  // A page that is just being loaded has no question yet, nor has one that gives way to another.
  if (!now) return ["waiting", null];
  // What was said to the answer before must not be taken for what is said to the next one.
  now.querySelectorAll(".refusal").forEach((old) => old.remove());
  const before = [now.dataset.asked, Boolean(now.querySelector(".confirm"))];
  if (now.querySelector("a[href$='/record']")) return ["over", before];
  if (now.dataset.asked === undefined) return ["waiting", before];
  const sure = now.querySelector(".confirm button");
  const offers = [...now.querySelectorAll("form[action$='/decide'] button")]
    .filter((button) => !button.disabled && button.checkVisibility());
  // What ends a turn for nothing is the last resort.
  const eager = offers.filter((b) => b.name !== "retire" && !b.value.includes("skip"));
  const among = eager.length ? eager : offers;
  const button = sure ?? among[Math.floor(chance * among.length)];
  if (!button) return ["waiting", before];
  for (const field of button.form.elements) {
    if (field.required && !field.value) {
      field.value = field.tagName === "SELECT" ? field.options[1].value : field.min;
    }
  }
  button.click();
  return ["pressed", before];
}"""

# With what was asked before, and whether a confirmation was.
ANSWERED = """([asked, confirming]) => {
  const now = document.getElementById("now");
  return now && (now.dataset.asked !== asked || now.querySelector(".refusal") ||
    Boolean(now.querySelector(".confirm")) !== confirming);
}"""

# Somebody's turn, or the end, as this page shows it: bots have had theirs.
OURS = """seats => {
  const now = document.getElementById("now");
  return now && (now.classList.contains("over") ||
    seats.some((seat) => document.querySelector(`#turn-${seat}.thinking`)));
}"""


def make_table(page: Page, game: str, *chairs: str, name: str = "Ada") -> None:
    """A table with the first chair for oneself and these others: "open" or "bot:random"."""
    page.goto(f"/new?game={game}")
    page.locator("#name").fill(name)
    page.locator(f"input[name=players][value='{len(chairs) + 1}']").check(force=True)
    page.locator("#more-options > summary").click()
    for seat, chair in enumerate(chairs, start=1):
        page.locator(f"select[name=seat-{seat}]").select_option(chair)
    if page.locator("#lot-first").count():
        # Who lends last in €uro Crisis has one state left, and needs no hint.
        page.locator("#lot-first").select_option("0")
    page.locator("#new-form button.primary").click()
    page.wait_for_url(re.compile("/t/[0-9a-f]{18}$"))


def join_table(page: Page, host: Page, name: str) -> None:
    page.goto(host.locator("input.copy").first.input_value())
    page.locator("#take-name").fill(name)
    page.locator("#take-form button").click()
    expect(host.get_by_text(name).first).to_be_visible()


def start_table(host: Page, *others: Page) -> None:
    host.locator("button[value=start]").click()
    for page in (host, *others):
        page.locator("#board").wait_for()


def press(page: Page, chance: float) -> str:
    """Press something that "now" offers; says whether it did, must wait, or all is over."""
    done, before = page.evaluate(PRESS, chance)
    if done == "pressed":
        page.wait_for_function(ANSWERED, arg=before)
    return str(done)


def wait_for_turn(*pages: Page) -> None:
    """Until each page shows that it is the turn of one of these people, or that all is over."""
    ids = [page.locator(".player.own").get_attribute("id") or "" for page in pages]
    seats = [name.removeprefix("player-") for name in ids]
    for page in pages:
        page.wait_for_function(OURS, arg=seats)


def play_to_the_end(pages: list[Page], rng: Random) -> int:
    """Everybody presses as soon as their page asks them; says how many presses there were."""
    presses = 0
    deadline = time.monotonic() + LONGEST_GAME
    while presses < MOST_PRESSES and time.monotonic() < deadline:
        done = []
        for page in pages:
            # The page may be another by the time of the press: then there is another question.
            with suppress(PlaywrightError):
                done.append(press(page, rng.random()))
        presses += done.count("pressed")
        if done == ["over"] * len(pages):
            return presses
        if "pressed" not in done:
            wait_for_turn(*pages)
    raise AssertionError(f"the game does not end: {presses} presses")
