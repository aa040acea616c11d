"""The table of €uro Crisis in a real browser: what is in sight at which size, and touched how."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from spielgeld.games.euro_crisis.rules.events import DebtCutEnded
from spielgeld.games.euro_crisis.rules.pieces import PARTIES
from spielgeld.house import keys
from spielgeld.kernel.play import Play
from tests.page.samples_euro_crisis import at, just_after
from tests.web.seeded import SeededTable
from tests.web.server import Server

Person = Callable[..., Page]

STATES = 4

OUT_OF_SIGHT = """() => [...document.querySelectorAll("#sheets :is(.sheet-of, .sheet-of > *)")]
  .filter((part) => !part.matches(".hidden"))
  .map((part) => [part.id, part.getBoundingClientRect(), part.checkVisibility()])
  .filter(([, box, seen]) => !seen || box.top < 0 || box.left < 0 || box.right > innerWidth
    || box.bottom > innerHeight)
  .map(([id]) => id)"""

WASTED = """() => innerWidth - document.querySelector("#side").getBoundingClientRect().right
  + document.querySelector("#centre").getBoundingClientRect().left"""


def sit_down(page: Page, server: Server, play: Play, seat: int) -> SeededTable:
    table = SeededTable(server, play, [keys.new_secret() for _ in range(play.players)], "")
    page.goto(f"/t/{table.id}/chair/{table.secrets[seat]}")
    page.locator("#now").wait_for()
    return table


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_four_states_are_in_one_view_on_a_desktop(
    person: Person, server: Server, language: str
) -> None:
    page, play = person(locale=language), at("choose cards")
    page.set_viewport_size({"width": 1280, "height": 800})
    sit_down(page, server, play, play.waiting[0])
    expect(page.locator(".sheet-of")).to_have_count(STATES)
    for width, height in ((1280, 800), (1440, 900), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OUT_OF_SIGHT) == [], width
        assert page.evaluate(WASTED) <= 60, width
        assert page.locator(".state-strip").first.is_hidden()


def test_on_a_phone_a_state_is_a_strip_that_opens_it(person: Person, server: Server) -> None:
    page, play = person(viewport={"width": 360, "height": 740}), at("choose cards")
    sit_down(page, server, play, play.waiting[0])
    strips = page.locator(".state-strip")
    expect(strips).to_have_count(STATES)
    for state in play.view(None).table.states:
        strip, zone = page.locator(f"#strip-{state.name}"), page.locator(f"#zone-{state.name}")
        expect(strip).to_contain_text(f"Debt cut in {state.steps_to_cut}")
        expect(strip).to_contain_text(f"Riot in {state.steps_to_riot}")
        expect(strip).to_contain_text(state.next_sale[0] if state.next_sale else "all is sold")
        expect(zone).to_be_hidden()
        strip.press("Enter")
        expect(zone).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("width", [360, 1280])
def test_a_debt_cut_is_a_card_until_it_is_read(person: Person, server: Server, width: int) -> None:
    page, play = person(viewport={"width": width, "height": 800}), just_after(DebtCutEnded)
    sit_down(page, server, play, play.waiting[0])
    card = page.locator(".moment", has_text="Debt cut in").first
    expect(card).to_be_in_viewport()
    expect(card.locator("strong").first).to_contain_text("income")
    expect(page.get_by_role("log").filter(has=card)).to_have_count(1)
    page.locator("#moments-read button").click()
    expect(page.locator(".moment")).to_have_count(0)
    page.reload()
    page.locator("#now").wait_for()
    expect(page.locator(".moment")).to_have_count(0)
    expect(page.locator("#story-lines")).to_contain_text("Debt cut in")


@pytest.mark.parametrize("width", [360, 1280])
def test_a_government_is_formed_by_touching_the_parties(
    person: Person, server: Server, width: int
) -> None:
    page, play = person(viewport={"width": width, "height": 800}), at("brussels")
    sit_down(page, server, play, play.waiting[0])
    dismiss(page)
    state = play.view(None).table.states[-1]
    old, new = state.large.party, next(p for p in PARTIES if p != state.large.party)
    if width < 400:
        page.locator(f"#strip-{state.name}").click()
    chosen = page.locator(f".of-state[data-state={state.name}] select")
    touch(page, state.name, new)
    assert json.loads(chosen.input_value()) == {"state": state.name, "large": new, "small": old}
    others = page.locator(f".of-state:not([data-state={state.name}])")
    assert not any(other.is_visible() for other in others.all())
    touch(page, state.name, old)
    assert chosen.input_value() == ""
    touch(page, state.name, new)
    assert json.loads(chosen.input_value()) == {"state": state.name, "large": old, "small": new}
    expect(page.locator(".term-note:popover-open")).to_have_count(0)
    send = page.locator(f".of-state[data-state={state.name}] button")
    expect(send).to_be_in_viewport()
    send.click()
    expect(page.locator("#story-lines")).to_contain_text("forms a government")


@pytest.mark.parametrize("width", [360, 1280])
def test_a_reform_is_made_where_a_state_is_touched(
    person: Person, server: Server, width: int
) -> None:
    page, play = person(viewport={"width": width, "height": 800}), at("rome")
    sit_down(page, server, play, play.waiting[0])
    dismiss(page)
    state = next(iter(play.choice(play.waiting[0])))["state"]
    if width < 400:
        page.locator(f"#strip-{state}").click()
    else:
        page.locator(f"#zone-{state}").click()
    offers = page.locator(f".of-state[data-state={state}]")
    expect(offers.locator("button").first).to_be_in_viewport()
    assert page.locator(".of-state:visible").count() == 1
    page.get_by_role("button", name="All states").click()
    assert page.locator(".of-state:visible").count() > 1


def dismiss(page: Page) -> None:
    """What happened before is read."""
    if page.locator("#moments-read button").is_visible():
        page.locator("#moments-read button").click()
    expect(page.locator(".moment")).to_have_count(0)


def touch(page: Page, state: str, party: str) -> None:
    page.locator(f"#cross-{state} .quarter-of[data-party={party}]").scroll_into_view_if_needed()
    page.locator(f"#cross-{state} g[data-party={party}] .party-name").click()


def test_what_all_compare_is_always_in_sight(person: Person, server: Server) -> None:
    page, play = person(viewport={"width": 360, "height": 740}), at("choose cards")
    sit_down(page, server, play, play.waiting[0])
    dismiss(page)
    for seat, bank in enumerate(play.view(None).table.banks):
        figures = page.locator(f"#figures-{seat}")
        income = str(bank.income).replace("-", "−")
        for said in (f"Income: {income}", f"PP: {bank.pp}", f"Gold: {bank.gold}",
                     f"Weapons: {bank.weapons}"):  # fmt: skip
            expect(figures).to_contain_text(said)
    page.locator("#chat").scroll_into_view_if_needed()
    expect(page.locator("#figures-0")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_board_of_ones_own_is_drawn_and_its_link_copied(person: Person) -> None:
    page = person(permissions=["clipboard-read", "clipboard-write"])
    page.goto("/options/euro-crisis/board")
    expect(page.locator("#zone-greece")).to_be_visible()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_role("textbox", name="A link to this board").input_value()
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
