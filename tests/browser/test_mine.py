"""My tables, finished games that are shared, and records from a file, in real browsers."""

import json
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import FilePayload, Page, expect

from spielgeld import games
from spielgeld.kernel.play import Play, new_play
from tests.browser.chromium import shoot
from tests.web.server import Server, fetch

Person = Callable[..., Page]


def finished(game: str, players: int) -> Play:
    """A game by chance, to its end."""
    rules, rng = games.get(game), Random(5)
    options = rules.read_options({})
    play = new_play(rules, players, options, deal=rules.deal(players, options, rng), listen=True)
    while not play.over:
        seat = play.waiting[0]
        play.submit(seat, play.choice(seat).sample(rng))
    return play


def open_record(page: Page, record: object) -> None:
    page.goto("/tables")
    text = json.dumps(record).encode()
    file: FilePayload = {"name": "game.json", "mimeType": "application/json", "buffer": text}
    page.get_by_label("File").set_input_files(file)
    page.get_by_role("button", name="Open").click()


def test_a_record_is_looked_through_played_on_shared_and_taken_along(
    person: Person, server: Server
) -> None:
    page = person()
    play = finished("qe", 3)
    open_record(page, games.record(play))
    expect(page.locator("#step-slider")).to_be_visible()
    shoot(page, "record-opened")
    page.goto(page.url.replace("step=0", f"step={play.step - 1}"))
    page.get_by_text("Go on from here against bots").click()
    page.locator("#go-on-form button").click()
    page.locator("#now[data-asked], #now.over").wait_for()
    if page.locator("#now[data-asked]").count():
        page.locator("input.bid-input").fill("7")
        page.locator("#bid-form button").click()
    page.locator("#share > summary").click()
    share = page.locator("#share .copy").input_value()

    stranger = person()
    stranger.goto(share)
    expect(stranger.locator("#now")).to_contain_text("The game is over")
    stranger.emulate_media(media="print")
    expect(stranger.locator("#now-title")).to_be_visible()
    expect(stranger.locator("#now .buttons").first).to_be_hidden()
    stranger.emulate_media(media="screen")
    stranger.get_by_role("link", name="Look back").first.click()
    expect(stranger.locator("#step-as")).to_be_visible()
    card = fetch(share).text
    assert 'property="og:title" content="QE: ' in card
    assert "/static/icon-512.png" in card

    page.goto("/tables?q=qe")
    expect(page.locator(".table-card")).to_have_count(2)
    shoot(page, "my-tables")
    page.locator("#move > summary").click()
    page.get_by_role("button", name="Make the link").click()
    link = page.locator("#move .copy").input_value()
    other = person()
    other.goto(link)
    expect(other.locator(".table-card")).to_have_count(2)
    shoot(other, "move-asks")
    other.get_by_role("button", name="Take them along").click()
    expect(other.get_by_role("heading", name="Finished")).to_be_visible()
    expect(other.locator(".table-card")).to_have_count(2)
    other.locator(".table-card a").first.click()
    expect(other.locator("#now")).to_contain_text("The game is over")
    assert fetch(f"{server.url}/tables/move/nonsense").status_code == 404


def test_what_is_no_record_is_told_so(person: Person) -> None:
    page = person()
    record = games.record(finished("plutocracy", 2))
    open_record(page, {**record, "decisions": [[0, {"seats": 9}]]})
    expect(page.locator("main")).to_contain_text("Decision 0")
    expect(page.locator("main")).to_contain_text("PL-")


@pytest.mark.proof
def test_an_unfinished_record_goes_on(person: Person) -> None:
    page = person()
    record = games.record(finished("euro-crisis", 3))
    open_record(page, {**record, "decisions": record["decisions"][:30]})
    expect(page.locator("#step-slider")).to_be_visible()
    page.get_by_text("Go on from here against bots").click()
    page.locator("#go-on-form button").click()
    expect(page.locator("#board")).to_be_visible()
