"""The player aid, what just happened, and the pace of bots, in a real browser."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.chromium import shoot
from tests.browser.playing import ANSWERED, make_table, press

Person = Callable[..., Page]

DRAWN = {
    "qe": (".envelope", "Envelope"),
    "plutocracy": ("#event-elect", "ELECT"),
    "euro-crisis": (".debt", "Debt marker"),
}
"""A piece on the board, and what its note is called."""

TERMS = {"qe": "Zero bid", "plutocracy": "ELECT", "euro-crisis": "Debt cut"}


def decide(page: Page, game: str, rng: Random) -> None:
    page.locator("#now[data-asked]").wait_for()
    if game != "qe":
        press(page, rng.random())
        return
    asked = page.locator("#now").get_attribute("data-asked")
    # Nobody else bids so much: no tie, and not what the auctioneer bids.
    page.locator("input.bid-input").fill(str(rng.randrange(10**6, 10**7)))
    page.locator("#bid-form button").click()
    page.wait_for_function(ANSWERED, arg=[asked, False])
    if page.locator("#now .confirm").count():
        press(page, 0)


def touch(piece: Locator) -> None:
    """Where it is seen: on the time track pieces lie on each other."""
    piece.scroll_into_view_if_needed()
    x, y = piece.evaluate(
        """piece => {
            const box = piece.getBoundingClientRect();
            for (let part = 1; part < 400; part += 1) {
                const x = box.x + (part % 20) * box.width / 20;
                const y = box.y + Math.floor(part / 20) * box.height / 20;
                if (piece.contains(document.elementFromPoint(x, y))) { return [x, y]; }
            }
        }"""
    )
    piece.page.mouse.click(x, y)


@pytest.mark.parametrize("game", TERMS)
def test_the_aid_explains_by_keyboard_and_what_happened_is_marked(
    person: Person, game: str
) -> None:
    page = person()
    make_table(page, game, "bot:random", "bot:random")
    rng = Random(1)
    for _ in range(3):
        decide(page, game, rng)
    page.locator("#now[data-asked]").wait_for()
    happened = page.locator("#happened")
    expect(happened).to_contain_text("Since your last decision")
    expect(page.locator(".changed").first).to_be_attached()
    page.locator("#aid-sheet > summary").press("Enter")
    expect(page.locator(".aid-goal")).to_be_visible()
    expect(page.locator(".aid-turn li").first).to_be_visible()
    term = page.locator(".aid-terms").get_by_role("button", name=TERMS[game], exact=True)
    term.press("Enter")
    note = page.locator(".term-note:popover-open")
    expect(note).to_contain_text(TERMS[game])
    shoot(page, f"{game}-aid")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    # A drawn piece explains itself when it is touched; its entry in the legend is for all others.
    piece, name = DRAWN[game]
    touch(page.locator(f"#board {piece}").first)
    expect(note).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    page.locator("#legend").get_by_role("button", name=name, exact=True).press("Enter")
    expect(note).to_contain_text(name)
    page.keyboard.press("Escape")
    if game == "qe":
        expect(page.locator("#mine-points")).to_contain_text("would add")


def test_bots_play_one_event_at_a_time_if_one_likes(person: Person) -> None:
    page = person()
    make_table(page, "plutocracy", "bot:random", "bot:random")
    page.locator("#now[data-asked]").wait_for()
    page.get_by_label("step by step").check()
    following = page.get_by_role("button", name="Next", exact=True)
    page.locator("#act-fly button").first.click()
    # One's own decision is an event, too.
    sure = page.locator("#now .confirm button").first
    following.or_(sure).first.wait_for()
    if sure.is_visible():
        sure.click()
    expect(following).to_be_visible()
    before = page.locator("#story-lines li").count()
    following.click()
    expect(page.locator("#story-lines li")).not_to_have_count(before)
    page.get_by_label("at once").check()
    expect(following).to_be_hidden()
    page.locator("#now[data-asked]").wait_for()
