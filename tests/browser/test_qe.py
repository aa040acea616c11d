"""QE in a real browser: found by roles and names, as a screen reader finds them."""

import re
import time
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect
from playwright.sync_api import Error as PlaywrightError

from spielgeld import games
from spielgeld.house import keys
from tests.browser.chromium import shoot
from tests.browser.playing import ANSWERED, LONGEST_GAME, wait_for_turn
from tests.web.seeded import SeededTable
from tests.web.server import Server

Person = Callable[..., Page]


def make_table(page: Page, name: str = "Ada", bots: int = 3) -> None:
    """Through the lobby to a table; the chairs that no bot has are open."""
    page.goto("/")
    page.locator("a[href$='game=qe']").first.click()
    page.locator("#name").fill(name)
    page.locator("#more-options > summary").click()
    for seat in range(1, 4):
        if seat <= 3 - bots:
            page.locator(f"#seat-{seat}").select_option("open")
        else:
            page.locator(f"#seat-{seat}").select_option("bot:random")
    page.locator("#new-form button.primary").click()
    page.wait_for_url(re.compile("/t/[0-9a-f]{18}$"))


def join_table(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.locator("#take-name").fill(name)
    page.locator("#take-form button").click()


# The refusal of the bid before must not be taken for the answer to the next one.
FORGET = "() => document.querySelectorAll('#now .refusal').forEach(old => old.remove())"


def bid(page: Page, amount: str) -> None:
    """Type a bid and seal it, also if the page asks again."""
    question = page.locator("#now").get_attribute("data-asked")
    page.locator("input.bid-input").fill(amount)
    page.evaluate(FORGET)
    page.locator("#bid-form button").click()
    page.wait_for_function(ANSWERED, arg=[question, False])
    if page.locator("#confirm").is_visible():
        page.locator("#confirm button.primary").click()
        page.wait_for_function(ANSWERED, arg=[question, True])
    elif page.locator("#now .refusal").is_visible():
        bid(page, amount + "1")


def asked(page: Page) -> bool:
    return page.locator("input.bid-input").is_visible()


def play_to_the_end(pages: list[Page], start: int = 10) -> None:
    """Everybody bids as soon as their page asks them, without ever reloading it."""
    amount = start
    deadline = time.monotonic() + LONGEST_GAME
    while time.monotonic() < deadline:
        if all("over" in (page.locator("#now").get_attribute("class") or "") for page in pages):
            return
        for page in pages:
            if asked(page):
                amount += 3
                # The table may move on while one types: then there is another question.
                with suppress(PlaywrightError):
                    bid(page, str(amount))
        wait_for_turn(*pages)
    raise AssertionError("the game does not end")


def test_two_people_and_two_bots_play_a_whole_game(person: Person) -> None:
    ada, bob = person(), person(locale="de-DE")
    make_table(ada, bots=2)
    shoot(ada, "qe-room")
    join_table(bob, ada.locator("input.copy").first.input_value(), "Bob")
    expect(ada.get_by_text("Bob", exact=True)).to_be_visible()
    ada.locator("button[value=start]").click()
    for page in (ada, bob):
        page.locator("#board").wait_for()
    shoot(ada, "qe-start-en")
    shoot(bob, "qe-start-de")
    play_to_the_end([ada, bob])
    for page, language in ((ada, "en"), (bob, "de")):
        shoot(page, f"qe-over-{language}")
    expect(ada.locator("#now")).to_contain_text(re.compile("over|wins", re.IGNORECASE))
    ada.locator("#now").get_by_text("More", exact=True).click()
    with ada.expect_download() as download:
        ada.get_by_role("link", name=re.compile("record", re.IGNORECASE)).click()
    assert download.value.suggested_filename.endswith(".json")
    ada.get_by_role("link", name=re.compile("back", re.IGNORECASE)).first.click()
    expect(ada.locator("#step-slider")).to_be_visible()
    shoot(ada, "qe-looking-back")


@pytest.mark.proof
def test_a_whole_game_by_roles_and_names_alone(person: Person) -> None:
    """What a screen reader says is enough to play."""
    page = person()
    page.goto("/")
    page.get_by_role("link", name=re.compile("^Play with friends.*QE$")).click()
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("radio", name="3").check()
    page.get_by_text("More options").click()
    for chair in (2, 3):
        page.get_by_role("combobox", name=f"Chair {chair}").select_option("bot:random")
    page.get_by_role("button", name="Open the table").click()
    field = page.get_by_role("textbox", name="Your bid")
    button = page.get_by_role("button", name=re.compile("^(Bid openly|Seal the bid)$"))
    again = page.get_by_role("button", name="Play again")
    amount = 20
    for _ in range(100):
        field.or_(again).wait_for()
        if again.is_visible():
            break
        amount += 7
        question = page.locator("#now").get_attribute("data-asked")
        page.evaluate(FORGET)
        field.fill(str(amount))
        button.click()
        page.wait_for_function(ANSWERED, arg=[question, False])
    expect(again).to_be_visible()
    expect(page.get_by_role("table").first).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("^Total"))).to_be_visible()


@pytest.mark.proof
def test_at_360_pixels(person: Person) -> None:
    phone = person(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    make_table(phone)
    phone.locator("#board").wait_for()
    shoot(phone, "qe-phone")
    wide = phone.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360
    play_to_the_end([phone])
    shoot(phone, "qe-phone-over")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 360


def test_typing_is_kept_when_the_table_moves_on(person: Person, server: Server) -> None:
    ada, bob = person(), person()
    ask_both_at_once(server, ada, bob)
    typing, moving = ada, bob
    field = typing.locator("input.bid-input")
    field.focus()
    typing.keyboard.type("12 mil")
    bid(moving, "7")
    expect(moving.locator("#now.sealed, #now.waiting").first).to_be_visible()
    moving.locator("#chat-text").fill("hello")
    moving.locator("#chat-form button").click()
    expect(typing.locator("#chat-lines")).to_contain_text("hello")
    assert field.input_value() == "12 mil"
    typing.keyboard.type("lion")
    assert field.input_value() == "12 million"


def test_undo_a_stale_tab_and_the_back_button(person: Person, server: Server) -> None:
    ada, bob = person(), person()
    ask_both_at_once(server, ada, bob)
    first, second = ada, ada.context.new_page()
    second.goto(first.url)
    bid(first, "9")
    first.locator("#undo-form button").click()
    expect(first.locator("input.bid-input")).to_be_visible()
    expect(second.locator("input.bid-input")).to_be_visible()
    bid(first, "11")
    expect(second.locator("#now.sealed, #now.waiting").first).to_be_visible()
    first.goto("/rules/qe#QE-6")
    first.go_back()
    expect(first.locator("#now")).not_to_have_class(re.compile("asked"))


def test_a_reload_and_a_stale_page_without_scripts(person: Person, server: Server) -> None:
    ada, bob = person(), person()
    ask_both_at_once(server, ada, bob)
    fresh = ada
    fresh.reload()
    expect(fresh.locator("input.bid-input")).to_be_visible()
    cookies = fresh.context.storage_state()
    stale = person(calm=False, java_script_enabled=False, storage_state=cookies)
    stale.goto(fresh.url)
    stale.locator("input.bid-input").fill("4711")
    bid(fresh, "9")
    stale.locator("#bid-form button").click()
    for page in (fresh, stale):
        expect(page.locator("#undo-form")).to_be_visible()
        expect(page.locator("#now")).not_to_contain_text(re.compile("4.?711"))


def test_a_page_that_slept_catches_up(person: Person) -> None:
    ada, bob = person(calm=False), person(calm=False)
    start_for_two(ada, bob)
    awake = wait_for_a_question(ada, bob)
    asleep = bob if awake is ada else ada
    asleep.context.set_offline(True)
    bid(awake, "5")
    awake.locator("#chat-text").fill("good morning")
    awake.locator("#chat-form button").click()
    expect(awake.locator("#chat-lines")).to_contain_text("good morning")
    asleep.context.set_offline(False)
    expect(asleep.locator("#chat-lines")).to_contain_text("good morning")


def test_an_old_answer_does_not_overwrite_a_newer_one(person: Person, server: Server) -> None:
    """A refusal arrives after the same player has bid in another window."""
    ada, bob = person(), person()
    ask_both_at_once(server, ada, bob)
    other = ada.context.new_page()
    other.goto(ada.url)
    held: list[tuple[Route, APIResponse]] = []

    def hold(route: Route) -> None:
        held.append((route, route.fetch()))
        ada.evaluate("window.held = true")

    ada.route("**/decide", hold)
    ada.locator("input.bid-input").fill("-3")
    ada.locator("#bid-form button").click()
    ada.wait_for_function("() => window.held")
    assert held[0][1].status == 422
    bid(other, "9")
    expect(ada.locator("#now")).not_to_have_class(re.compile("asked"))
    with ada.expect_response("**/decide"):
        held[0][0].fulfill(response=held[0][1])
    say(bob, "go on")
    expect(ada.locator("#chat-lines")).to_contain_text("go on")
    expect(ada.locator("#now .refusal")).to_have_count(0)
    expect(ada.locator("#now")).not_to_have_class(re.compile("asked"))
    ada.unroute_all(behavior="ignoreErrors")


def test_a_page_goes_on_when_another_window_of_its_table_closes(person: Person) -> None:
    """The window that was opened last holds the stream for both; then it is closed."""
    ada, bob = person(), person()
    start_for_two(ada, bob)
    other = ada.context.new_page()
    other.goto(ada.url)
    say(bob, "both")
    for page in (ada, other):
        expect(page.locator("#chat-lines")).to_contain_text("both")
    other.close()
    say(bob, "one")
    expect(ada.locator("#chat-lines")).to_contain_text("one")
    say(ada, "and I hear myself")
    expect(ada.locator("#chat-lines")).to_contain_text("and I hear myself")


@pytest.mark.proof
def test_pieces_stay_the_same_elements_and_are_seen(person: Person, server: Server) -> None:
    """What lies on the table moves: it is not made anew, so that it can glide."""
    ada, bob = person(), person()
    ask_both_at_once(server, ada, bob)
    company = ada.evaluate(
        "() => { const tile = document.querySelector('.tile.on-sale');"
        " tile.known = true; return tile.id; }"
    )
    ada.evaluate("document.getElementById('player-0').known = true")
    bid(ada, "500")
    bid(bob, "501")
    sold = f"""() => {{ const tile = document.getElementById('{company}');
        return tile && !tile.classList.contains('on-sale') && tile.known
            && tile.getBoundingClientRect().width > 0; }}"""
    ada.wait_for_function(sold)
    assert ada.evaluate("document.getElementById('player-0').known")


@pytest.mark.proof
@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_page_in_german_and_french(person: Person, language: str) -> None:
    page = person(locale=language)
    page.goto("/")
    shoot(page, f"lobby-{language}")
    assert page.locator("html").get_attribute("lang") == language
    page.goto("/new?game=qe")
    shoot(page, f"new-{language}")
    page.goto("/rules/qe")
    shoot(page, f"rules-{language}")
    make_table(page)
    page.locator("#board").wait_for()
    shoot(page, f"qe-{language}")


@pytest.mark.proof
def test_dark(person: Person) -> None:
    page = person(color_scheme="dark")
    make_table(page)
    page.locator("#board").wait_for()
    shoot(page, "qe-dark")


def test_one_screen_for_all(person: Person) -> None:
    page = person()
    page.goto("/new?game=qe")
    page.locator("#name").fill("Ada")
    page.locator("#more-options > summary").click()
    page.locator("input[name=players][value='3']").check(force=True)
    for seat in range(3):
        page.locator(f"#seat-{seat}").select_option("me")
    page.locator("#new-form button.primary").click()
    for _ in range(4):
        page.locator(".curtain").wait_for()
        shoot(page, "qe-curtain")
        page.get_by_role("button", name=re.compile("I am|show|lift|Ada", re.IGNORECASE)).click()
        page.locator("input.bid-input").fill("7")
        page.locator("#bid-form button").click()
        page.locator(".curtain, #now .refusal").first.wait_for()
        if page.locator("#now .refusal").is_visible():
            page.locator("input.bid-input").fill("9")
            page.locator("#bid-form button").click()
            page.locator(".curtain").wait_for()


def say(page: Page, text: str) -> None:
    page.locator("#chat-text").fill(text)
    page.locator("#chat-form button").click()


def start_for_two(ada: Page, bob: Page) -> None:
    make_table(ada, bots=2)
    join_table(bob, ada.locator("input.copy").first.input_value(), "Bob")
    expect(ada.get_by_text("Bob", exact=True)).to_be_visible()
    ada.locator("button[value=start]").click()
    for page in (ada, bob):
        page.locator("#board").wait_for()


def wait_for_a_question(*pages: Page) -> Page:
    """The first of these pages that asks for a bid."""
    deadline = time.monotonic() + LONGEST_GAME
    while not (found := [page for page in pages if asked(page)]):
        assert time.monotonic() < deadline, "nobody is asked"
        wait_for_turn(*pages)
    return found[0]


def ask_both_at_once(server: Server, ada: Page, bob: Page) -> None:
    """A table at which these two have yet to bid in secret; the other two have bid."""
    play = games.new("qe", 4, seed=0)
    assert play.waiting == [2], "the auctioneer is none of these two"
    play.submit(2, {"bid": 5})
    table = SeededTable(server, play, [keys.new_secret() for _ in range(4)], "")
    table.decide(3, {"bid": 6}, play.step)
    for page, secret in zip((ada, bob), table.secrets, strict=False):
        page.goto(f"/t/{table.id}/chair/{secret}")
        page.locator("input.bid-input").wait_for()
