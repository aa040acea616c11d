"""QE on real pages when people print more money than anybody can read."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import FilePayload, Page, expect

from spielgeld import games

pytestmark = pytest.mark.proof

Person = Callable[..., Page]

DIGITS = "98765432109876543210" * 20

# What leaves its shelf, or is cut off; what a button leaves out of its amount.
CUT = """() => [...document.querySelectorAll(".shelf")].flatMap((shelf) => {
  const total = shelf.querySelector(".total"), box = total.getBoundingClientRect();
  const said = total.querySelector(".amount").getBoundingClientRect();
  const card = shelf.getBoundingClientRect();
  const low = Math.min(box.bottom, card.bottom), right = Math.min(box.right, card.right);
  return said.bottom > low || said.right > right ? [total.textContent] : [];
})"""
LEFT_OUT = """() => [...document.querySelectorAll(".quick .figure")]
  .filter((figure) => figure.scrollWidth > figure.clientWidth).map((figure) => figure.textContent)
"""


def sold_for(digits: list[int]) -> dict[str, object]:
    """A record of four sales, in each of which the auctioneer opened with so many digits."""
    play = games.new("qe", players=4, seed=7)
    for _ in digits:
        seat = play.waiting[0]
        play.submit(seat, {"bid": int(DIGITS[: digits[seat]])})
        for other in list(play.waiting):
            play.submit(other, {"bid": 1})
    return games.record(play)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_totals_fit_below_their_envelopes_and_bids_on_their_buttons(
    person: Person, language: str
) -> None:
    page = person(locale=language)
    for digits in ([9, 15, 16, 20], [24, 36, 300, 40]):
        page.goto("/tables")
        record = json.dumps(sold_for(digits)).encode()
        file: FilePayload = {"name": "g.json", "mimeType": "application/json", "buffer": record}
        page.locator("#record-file").set_input_files(file)
        page.locator("form:has(#record-file) button").click()
        page.locator("#step-slider").wait_for()
        page.goto(page.url.replace("step=0", "step=8&as=1"))
        for width in (360, 768, 1280):
            page.set_viewport_size({"width": width, "height": 900})
            assert page.evaluate(CUT) == []
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator("#go-on-form").evaluate("form => form.closest('details').open = true")
    page.locator("#go-on-form button").click()
    expect(page.locator(".quick .figure")).to_have_count(5)
    assert page.evaluate(LEFT_OUT) == []
    tiles = page.locator(".tile:not(.on-sale)")
    lying = tiles.evaluate_all("""tiles => tiles.map((tile) => [".nation", ".short"]
      .map((part) => tile.querySelector(part).textContent).join(" "))""")
    for price in page.locator(".quick small").all_text_contents()[-3:]:
        assert any(price.endswith(tile) for tile in lying)
