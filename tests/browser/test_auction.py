"""QE as an event, in a real browser: the hammer falls, a chip fills, what was typed stays."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from spielgeld import games
from spielgeld.house import keys
from spielgeld.kernel.play import Play
from tests.browser.test_qe import bid
from tests.web.seeded import SeededTable
from tests.web.server import Server

Person = Callable[..., Page]


def seated(server: Server, play: Play) -> SeededTable:
    return SeededTable(server, play, [keys.new_secret() for _ in range(play.players)], "")


def sit(page: Page, table: SeededTable, seat: int) -> None:
    page.goto(f"/t/{table.id}/chair/{table.secrets[seat]}")
    page.locator("#now").wait_for()


def one_is_missing(players: int, reader: int) -> Play:
    """The first sale: all but this one have bid, and less than they will."""
    play = games.new("qe", players, seed=1)
    (auctioneer,) = play.waiting
    assert auctioneer != reader
    play.submit(auctioneer, {"bid": 5})
    for seat in [seat for seat in play.waiting if seat != reader]:
        play.submit(seat, {"bid": 6 + seat})
    return play


def hold_acts(page: Page) -> None:
    """An act lasts until it is skipped, so that a slow machine sees it, too."""

    def lengthen(route: Route) -> None:
        answer = route.fetch()
        script = answer.text()
        assert "lasts: Number(lasts)" in script
        route.fulfill(
            response=answer, body=script.replace("lasts: Number(lasts)", "lasts: 10 ** 8")
        )

    page.route("**/table.js*", lengthen)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_hammer_falls_before_the_next_company(
    person: Person, server: Server, players: int
) -> None:
    play = one_is_missing(players, 0)
    tile = play.view(0).table.sales[-1].tile
    table = seated(server, play)
    phone = {"viewport": {"width": 360, "height": 740}} if players == 4 else {}
    page = person(reduced_motion="no-preference", **phone)
    hold_acts(page)
    sit(page, table, 0)
    question = page.locator("#now").get_attribute("data-asked")
    page.locator("input.bid-input").fill("50")
    page.locator("#bid-form button").click()
    hammer = page.locator("#last.playing")
    expect(hammer).to_contain_text("Sold to you!")
    expect(hammer).to_contain_text("50")
    expect(page.locator(f"#certificate-{tile} .stamp")).to_be_visible()
    expect(page.locator(f"#tile-{tile}")).to_have_class(re.compile(r"\bs0 i0 n1\b"))
    assert page.locator("#now").get_attribute("data-asked") == question, "not yet the next one"
    assert page.locator("#now").evaluate("now => now.inert")
    expect(page.locator(".certificate")).to_have_count(1)
    scrolled = page.evaluate("scrollY")
    if players == 4:
        page.keyboard.press("Enter")
    else:
        page.locator("#board").click(position={"x": 3, "y": 3})
    expect(hammer).to_have_count(0)
    expect(page.locator("#now")).not_to_have_attribute("data-asked", str(question))
    assert not page.locator("#now").evaluate("now => now.inert")
    expect(page.locator("#last")).to_contain_text("Sold to you!")
    assert page.evaluate("scrollY") == scrolled, "the question comes into sight by itself"
    if players == 5:  # all others may look; the company stays until they have decided
        expect(page.locator(f"#certificate-{tile}.sold .stamp")).to_be_visible()
    else:
        expect(page.locator(f"#certificate-{tile}")).to_have_count(0)
        expect(page.locator(".certificate")).to_have_count(1)


def test_who_wants_no_motion_is_told_in_words(person: Person, server: Server) -> None:
    table = seated(server, one_is_missing(4, 0))
    calm, plain = person(), person(java_script_enabled=False)
    sit(calm, table, 0)
    hold_acts(calm)
    bid(calm, "2")
    expect(calm.locator("#last")).to_contain_text(re.compile("Sold to (Bob|Cyd|Dan)"))
    expect(calm.locator(".playing")).to_have_count(0)
    expect(calm.locator("#last .unknown")).to_have_count(1)
    sit(plain, table, 1)
    expect(plain.locator("#last")).to_contain_text(re.compile("Sold to|Company 1"))
    expect(plain.locator(".certificate .stamp")).to_be_hidden()


def test_a_chip_fills_the_field_and_nothing_is_sent(person: Person, server: Server) -> None:
    play = one_is_missing(4, 0)
    table = seated(server, play)
    page = person()
    sit(page, table, 0)
    field = page.locator("input.bid-input")
    chip = page.locator(".quick button").nth(1)
    chip.click()
    expect(field).to_have_value("6")
    expect(field).to_have_class(re.compile("suggested"))
    expect(field).to_be_focused()
    expect(page.locator(".preview")).to_contain_text("6")
    page.reload()
    expect(field).to_have_value("6")
    assert page.locator("#now").get_attribute("data-asked") == str(play.step), "still asked"

    plain = person(java_script_enabled=False)
    sit(plain, table, 0)
    plain.locator(".quick button").nth(1).click()
    expect(plain.locator("input.bid-input")).to_have_value("6")
    plain.locator("#hint-form button").click()
    plain.locator(".suggestion").first.click()
    expect(plain.locator("input.bid-input")).not_to_have_value("")
    expect(plain.locator("#bid-form button")).to_be_visible()


def test_what_was_typed_stays(person: Person, server: Server) -> None:
    """After a reload, in another language, when it is to be changed, when it is taken back."""
    play = games.new("qe", 4, seed=1)
    (auctioneer,) = play.waiting
    play.submit(auctioneer, {"bid": 5})
    table = seated(server, play)
    page, seat = person(), play.waiting[0]
    sit(page, table, seat)
    field = page.locator("input.bid-input")
    field.fill("3 million")
    page.reload()
    expect(field).to_have_value("3 million")
    page.locator("button[name=language][value=de]").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(field).to_have_value("3 million")
    page.locator("button[name=language][value=en]").click()
    page.locator("#bid-form button").click()
    page.get_by_role("button", name="Change it").click()
    expect(field).to_have_value("3 million")
    field.fill("77")
    page.locator("#bid-form button").click()
    page.locator("#undo-form button").click()
    expect(field).to_have_value("77")
    # The next one at the same screen finds an empty field.
    page.goto(f"/t/{table.id}/chair/{table.secrets[play.waiting[1]]}")
    lift = page.locator(".curtain button")
    lift.click()
    expect(field).to_have_value("77")
    page.locator("#bid-form button").click()
    lift.click()
    expect(field).to_have_value("")


def test_a_tie_says_with_whom_and_offers_what_makes_sense(person: Person, server: Server) -> None:
    play = one_is_missing(4, 0)
    other = max(seat for seat, _ in play.decisions)
    tied = next(made["bid"] for seat, made in play.decisions if seat == other)
    play.submit(0, {"bid": tied})
    assert play.view(0).table.stage == "rebid"
    page = person()
    sit(page, seated(server, play), 0)
    title = page.locator("#now-title")
    expect(title).to_contain_text("Tie with Dan: bid again")
    expect(page.locator("#now-ask")).to_contain_text("Your bids were equal, and the highest")
    offered = page.locator(".quick button").evaluate_all("all => all.map(b => b.value)")
    assert offered == ["0", "6", str(tied), str(tied + 1)]


@pytest.mark.parametrize("width", [360, 1280])
def test_what_is_needed_for_a_bid_is_in_sight(person: Person, server: Server, width: int) -> None:
    """One list of players; the card of points on a desktop; the bid in the thumb's reach."""
    page = person(viewport={"width": width, "height": 740 if width == 360 else 800})
    sit(page, seated(server, one_is_missing(4, 0)), 0)
    expect(page.locator(".player")).to_have_count(4)
    expect(page.locator("#players .player")).to_have_count(0)
    for part in ("#opening .open-bid", "#bidders li", ".certificate", "#bid-form button"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    if width == 1280:
        expect(page.locator("#mine-card")).to_be_in_viewport(ratio=1)
        return
    place = page.locator("#bid-form button").bounding_box()
    assert place is not None
    assert place["y"] > 740 / 2
    lanes = page.locator(".shelf")
    heights = lanes.evaluate_all("all => all.map(lane => lane.getBoundingClientRect().height)")
    assert max(heights) < 60, "nobody has a company"
    page.mouse.wheel(0, 4000)
    expect(page.locator("#bid-form button")).to_be_in_viewport(ratio=1)


def about_to_end(edition: str) -> tuple[Play, int]:
    """All but one have bid for the last company; the one who has not."""
    play = games.new("qe", 4, seed=3, edition=edition)
    while True:
        table = play.view(None).table
        asked = list(play.waiting)
        if len(table.sales) == table.sales_in_all and len(asked) == 1 and table.sales[-1].open_bid:
            return play, asked[0]
        play.submit(asked[0], {"bid": 10 + 3 * asked[0] + len(table.sales)})


@pytest.mark.parametrize(("edition", "struck"), [("2019", "OUT"), ("2017", "0 POINTS")])
def test_the_envelopes_are_opened_before_the_result_is_told(
    person: Person, server: Server, edition: str, struck: str
) -> None:
    play, seat = about_to_end(edition)
    table = seated(server, play)
    page = person(reduced_motion="no-preference")
    hold_acts(page)
    sit(page, table, seat)
    page.locator("input.bid-input").fill("99")
    page.locator("#bid-form button").click()
    finale = page.locator("#finale.playing")
    expect(finale.locator(".opened li")).to_have_count(4)
    expect(page.locator("#results")).to_be_hidden()
    expect(page.locator("#now")).not_to_have_class(re.compile("over"))
    finale.get_by_role("button", name="Skip").click()
    expect(finale).to_have_count(0)
    expect(page.locator("#now")).to_have_class(re.compile("over"))
    expect(page.locator("#results")).to_be_visible()
    expect(page.locator("#finale .struck")).to_have_text(struck)
    expect(page.locator("#finale .why")).to_contain_text(re.compile(r"spent \S*\d"))
    expect(page.locator("#finale .statement")).to_contain_text("would have bought the same")
    page.get_by_role("button", name="Watch again").click()
    expect(finale).to_be_visible()
    page.keyboard.press("Escape")
    expect(finale).to_have_count(0)
    # Opened later, or on paper, all of it stands there.
    page.reload()
    expect(page.locator("#finale .ranking li")).to_have_count(4)
    expect(page.locator("#finale .statement")).to_be_visible()
    page.locator(".tell-others > summary").click()
    expect(page.locator(".tell-others .copy")).to_have_value(re.compile("QE: .* spent .*/shared/"))
    page.emulate_media(media="print")
    expect(page.locator("#finale .statement")).to_be_visible()
    expect(page.locator("#finale").get_by_role("button")).to_have_count(0)


def test_who_wants_no_motion_reads_the_end_at_once(person: Person, server: Server) -> None:
    play, seat = about_to_end("2019")
    page = person()
    sit(page, seated(server, play), seat)
    bid(page, "99")
    expect(page.locator("#now")).to_have_class(re.compile("over"))
    expect(page.locator(".playing")).to_have_count(0)
    for part in (".opened", ".ranking", ".why", ".statement"):
        expect(page.locator(f"#finale {part}")).to_be_visible()
    expect(page.locator(".play-again")).to_be_hidden()
