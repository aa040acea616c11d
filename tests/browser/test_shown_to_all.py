"""What happens to everybody, in a real browser: over the board, and never in anybody's way."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from spielgeld import games
from spielgeld.house import keys
from spielgeld.kernel.play import Play
from tests.browser.chromium import shoot
from tests.web.seeded import SeededTable
from tests.web.server import Server
from tests.web.test_seen import just_told

Person = Callable[..., Page]

# The middle of the first thing that can be pressed is not covered by anything.
FREE = """() => {
  const button = document.querySelector("#now form[action$='/decide'] button");
  const box = button.getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.bottom <= innerHeight && button.contains(found);
}"""


def sit(page: Page, server: Server, play: Play, seat: int) -> SeededTable:
    table = SeededTable(server, play, [keys.new_secret() for _ in range(play.players)], "")
    page.goto(f"/t/{table.id}/chair/{table.secrets[seat]}")
    page.locator("#moments").wait_for(state="attached")
    return table


@pytest.mark.parametrize("width", [360, 1280])
def test_a_card_lies_over_the_board_until_it_is_read(
    person: Person, server: Server, width: int
) -> None:
    page = person(locale="de", viewport={"width": width, "height": 800})
    play = just_told("ElectionHeld")
    sit(page, server, play, play.waiting[0])
    card = page.locator(".moment").first
    expect(card).to_contain_text("Wahl 1 von 3")
    assert page.evaluate(FREE)
    shoot(page, f"election-{width}")
    page.locator("#moments-read button").click()
    expect(page.locator(".moment")).to_have_count(0)
    page.reload()
    page.locator("#now").wait_for()
    expect(page.locator(".moment")).to_have_count(0)
    # In the story it stays.
    assert page.locator("#story-lines").text_content().count("Wahl 1") == 1  # type: ignore[union-attr]


def test_a_card_comes_to_who_waits_and_goes_by_a_key(person: Person, server: Server) -> None:
    page = person()
    play = just_told("BodiesRotated")
    asked = play.waiting[0]
    table = sit(page, server, play, (asked + 1) % 3)
    page.keyboard.press("Escape")
    expect(page.locator(".moment")).to_have_count(0)
    while not play.over:
        seat, step = play.waiting[0], play.step
        play.submit(seat, {"retire": True})
        table.decide(seat, {"retire": True}, step)
    # All that is left to happen does so at once: the last of it is shown, over the results.
    expect(page.locator(".moment").first).to_contain_text("Election 3 of 3")
    assert page.locator(".moment").count() == 3


IN_SIGHT = """names => names.filter(name => [...document.querySelectorAll(name)].some(part => {
  const {top, bottom, left, right} = part.getBoundingClientRect();
  return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth || bottom === top;
}))"""
"""Those of which something is out of sight."""


def test_all_that_decides_is_in_one_view_on_a_desk(person: Person, server: Server) -> None:
    page = person(locale="de", viewport={"width": 1280, "height": 800})
    play = just_told("ElectionHeld")
    sit(page, server, play, play.waiting[0])
    page.locator("#moments-read button").click()
    seen = [
        "#sky",
        "#compare",
        "#compare li",
        ".parliament",
        "#now-title",
        "#now .act:first-of-type",
    ]
    assert page.evaluate(IN_SIGHT, seen) == []
    page.locator("#story").scroll_into_view_if_needed()
    assert page.evaluate(IN_SIGHT, ["#compare"]) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_all_compare_stays_in_sight_on_a_phone(
    person: Person, server: Server, scheme: Any
) -> None:
    page = person(locale="fr", viewport={"width": 360, "height": 800}, color_scheme=scheme)
    play = just_told("ElectionHeld")
    sit(page, server, play, play.waiting[0])
    for place in ("#board", "#players", "#now"):
        page.locator(place).evaluate("part => part.scrollIntoView()")
        assert page.evaluate(IN_SIGHT, ["#compare", "#compare li", ".compared"]) == [], place
    for seat, player in enumerate(play.view(None).table.players):
        own = page.locator(f"#figures-{seat}")
        expect(own).to_contain_text(f"{player.money} S€")
        expect(own.locator(".compared").first).to_contain_text(str(player.councillors))
    shoot(page, f"compare-{scheme}")


# Names and prices that are drawn over a space of an orbit, or over each other.
COVERED = """() => {
  const seen = [...document.querySelectorAll("#sky .body-name, #sky .price-tag rect")]
    .filter(part => part.checkVisibility())
    .map(part => {
      // Of a line of text its letters: there is room above and below them.
      const { left, right, top, bottom, height } = part.getBoundingClientRect();
      const spare = part.matches("text") ? height * .16 : 0;
      const box = { left, right, top: top + spare, bottom: bottom - spare };
      return { said: part.textContent || "price", box };
    });
  const found = [];
  for (const { said, box } of seen) {
    for (const space of document.querySelectorAll("#sky .space use")) {
      const { a, d, e, f } = space.getScreenCTM();
      const [wide, high] = [27 * a, 27 * d * Math.sqrt(3) / 2];
      const corners = [[1, 0], [.5, 1], [-.5, 1], [-1, 0], [-.5, -1], [.5, -1], [0, 0]];
      const hit = corners.some(([x, y]) => {
        const [across, down] = [e + x * wide, f + y * high];
        return across > box.left && across < box.right && down > box.top && down < box.bottom;
      });
      if (hit) found.push(said);
    }
  }
  seen.forEach(({ said, box: one }, number) => seen.slice(0, number).forEach((other) => {
    const { box } = other;
    if (one.left < box.right - 1 && box.left < one.right - 1
      && one.top < box.bottom - 1 && box.top < one.bottom - 1) found.push([said, other.said]);
  }));
  return found;
}"""


@pytest.mark.parametrize("width", [360, 1280])
def test_no_label_on_the_map_is_drawn_over_another_or_a_hex(
    person: Person, server: Server, width: int
) -> None:
    page = person(locale="fr", viewport={"width": width, "height": 800})
    for seed in (1, 2, 3):
        sit(page, server, just_told("ElectionHeld", seed), 0)
        page.locator("#sky .body-name").first.wait_for(state="attached")
        assert page.evaluate(COVERED) == []
    # Enlarged, it opens at one's own ship.
    page.locator("#moments-read button").click()
    page.locator("label[for=zoom]").click()
    expect(page.locator("#ship-0")).to_be_in_viewport()


def test_the_clock_stays_in_sight_on_a_phone_and_the_penalty_is_told(
    person: Person, server: Server
) -> None:
    page = person(locale="de", viewport={"width": 360, "height": 800})
    play = games.new("plutocracy", 2, seed=3, setup="random", pressure=True)
    while play.view(None).table.stage != "turn":
        seat = play.waiting[0]
        play.submit(seat, play.choice(seat).sample(Random(1)))
    sit(page, server, play, play.waiting[0])
    expect(page.locator("#penalty")).to_contain_text("rückt dein THE END von 75 zurück auf 74")
    for place in ("#planets", "#chat", "#now"):
        page.locator(place).evaluate("part => part.scrollIntoView()")
        assert page.evaluate(IN_SIGHT, ["#now .deadline"]) == [], place
