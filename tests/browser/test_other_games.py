"""Plutocracy and €uro Crisis in real browsers: whole games of people and bots."""

import re
from cmath import phase
from collections.abc import Callable
from itertools import pairwise
from math import pi
from random import Random

import pytest
from playwright.sync_api import Page, expect

from spielgeld import games
from tests.browser.chromium import shoot
from tests.browser.playing import join_table, make_table, play_to_the_end, start_table

Person = Callable[..., Page]

LANGUAGES = {"plutocracy": "fr", "euro-crisis": "de"}


def test_every_other_game_is_played() -> None:
    assert {"qe", *LANGUAGES} == set(games.installed())


@pytest.mark.parametrize("game", LANGUAGES)
def test_two_people_and_a_bot_play_a_whole_game(person: Person, game: str) -> None:
    """One of them on a phone and in another language, the other with all that glides."""
    ada = person(reduced_motion="no-preference")
    bob = person(
        locale=LANGUAGES[game], viewport={"width": 360, "height": 740}, has_touch=True,
        is_mobile=True,
    )  # fmt: skip
    make_table(ada, game, "open", "bot:random")
    join_table(bob, ada, "Bob")
    start_table(ada, bob)
    shoot(ada, f"{game}-start-en")
    shoot(bob, f"{game}-start-{LANGUAGES[game]}")
    assert bob.locator("html").get_attribute("lang") == LANGUAGES[game]
    expect(ada.locator("#pace")).to_be_visible()
    assert play_to_the_end([ada, bob], Random(game)) > 10
    for page, language in ((ada, "en"), (bob, LANGUAGES[game])):
        # On a phone the sheet is a list for each player.
        sheet = ".sheet-cards" if page is bob else "table.sheet"
        expect(page.locator(f"#board {sheet}").first).to_be_visible()
        expect(page.locator("#story-lines li").first).to_be_attached()
        expect(page.locator("#pace")).to_be_hidden()
        shoot(page, f"{game}-over-{language}")
    assert bob.evaluate("document.documentElement.scrollWidth") <= 360
    expect(ada.get_by_role("button", name="Play again")).to_be_visible()
    ada.locator("#now").get_by_text("More", exact=True).click()
    with ada.expect_download() as download:
        ada.get_by_role("link", name=re.compile("record", re.IGNORECASE)).click()
    play = games.replay(download.value.path().read_text(encoding="utf-8"))
    assert play.over
    names = ["Ada", "Bob"]
    for winner in [seat for seat in play.winners() if seat < len(names)]:
        said = "You win" if winner == 0 else names[winner]
        expect(ada.locator("#now-title")).to_contain_text(said)
    ada.get_by_role("link", name=re.compile("back", re.IGNORECASE)).first.click()
    expect(ada.locator("#step-slider")).to_be_visible()
    shoot(ada, f"{game}-looking-back")


TURN_A_QUARTER = r"""async () => {
  const body = document.querySelector("#sky-view .body:not(.of-asteroid)");
  const place = /translate\(([-\d.]+)[ ,]+([-\d.]+)/.exec(body.getAttribute("transform"));
  const [x, y] = place.slice(1).map(Number);
  body.setAttribute("transform", `translate(${-y} ${x})`);
  await new Promise((done) => requestAnimationFrame(done));
  const frames = body.getAnimations().flatMap((glide) => glide.effect.getKeyframes());
  return [Math.hypot(x, y), frames.map(({ transform }) => transform)];
}"""


@pytest.mark.proof
def test_planets_move_along_their_orbits(person: Person) -> None:
    """Round the sun, as the clock goes, and never nearer to it."""
    page = person(reduced_motion="no-preference")
    make_table(page, "plutocracy", "bot:random", "bot:random")
    page.locator("#sky-view").wait_for()
    distance, frames = page.evaluate(TURN_A_QUARTER)
    places = [complex(*map(float, re.findall(r"-?[\d.]+(?=px)", frame))) for frame in frames]
    assert len(places) > 10
    assert [abs(place) for place in places] == pytest.approx([distance] * len(places), rel=0.01)
    turns = [phase(later / sooner) for sooner, later in pairwise(places)]
    assert turns == pytest.approx([pi / 2 / len(turns)] * len(turns), rel=0.05)


@pytest.mark.proof
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_what_is_said_of_each_bot_stays_in_its_box_on_a_phone(
    person: Person, language: str
) -> None:
    page = person(locale=language, viewport={"width": 360, "height": 740})
    page.goto("/new?game=plutocracy")
    boxes = page.locator(".opponents label")
    expect(boxes).to_have_count(5)
    assert (
        boxes.evaluate_all(
            """boxes => boxes.filter((box) => box.scrollWidth > box.clientWidth)
          .map((box) => box.textContent)"""
        )
        == []
    )
