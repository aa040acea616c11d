"""Every question that a game asks, and what else a page says in the course of one.

Each language has its width here: German a phone, where there is the least room for its words,
French a tablet, English a desk. `make pictures` shows all of them, by day and by night.
"""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from spielgeld import games
from spielgeld.house import keys
from spielgeld.kernel.play import Play
from tests.browser.chromium import PICTURES, shoot
from tests.browser.playing import make_table
from tests.browser.test_lessons import GO_ON, NEXT
from tests.browser.test_looks import SCHEMES, measure
from tests.browser.test_mine import finished, open_record
from tests.web.seeded import SeededTable
from tests.web.server import Server

pytestmark = pytest.mark.proof

Person = Callable[..., Page]

WIDTHS = {"de": 360, "fr": 768, "en": 1280} if PICTURES else {"de": 360}
MOST_GAMES = 60

TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "qe": [(4, {}), (3, {}), (5, {})],
    "plutocracy": [
        (3, {}),
        (3, {"setup": "random", "auction": True, "pressure": True}),
    ],
    "euro-crisis": [(4, {}), (3, {})],
}
QUESTIONS = {
    "qe": {"open bid", "secret bids", "rebid", "blind bids", "look"},
    "plutocracy": {"auction", "start", "planet", "earth", "asteroid", "space"},
    "euro-crisis": {
        "first loans", "gold bids", "choose quarters", "choose cards", "frankfurt", "london",
        "moscow", "brussels", "rome", "further reform", "choose crisis", "place weapons",
    },
}  # fmt: skip


def test_every_game_is_looked_at() -> None:
    assert set(QUESTIONS) == set(TABLES) == set(games.installed())


def question_of(play: Play) -> str:
    """What is being asked, and in a turn of Plutocracy where."""
    table = play.view(None).table
    if table.stage != "turn":
        return str(table.stage)
    body = table.players[play.waiting[0]].body
    return {None: "space", "earth": "earth", "asteroid": "asteroid"}.get(body, "planet")


def questions(game: str) -> Iterator[tuple[str, Play]]:
    """Each kind of question once, as it is asked in games by chance, rather late than early."""
    wanted = set(QUESTIONS[game])
    for luck in range(MOST_GAMES):
        players, options = TABLES[game][luck % len(TABLES[game])]
        play, rng = games.new(game, players, seed=luck, **options), Random(luck)
        found: dict[str, Play] = {}
        while not play.over:
            asked = question_of(play)
            if asked in wanted and (asked not in found or rng.random() < 0.2):
                found[asked] = play.clone()
            seat = rng.choice(play.waiting)
            choice = play.choice(seat)
            # Small bids meet more often, which is asked about too.
            small = {"bid": rng.randrange(3)}
            bids = game == "qe" and luck % 2 and small in choice
            play.submit(seat, small if bids else choice.sample(rng))
        yield from found.items()
        wanted -= set(found)
        if not wanted:
            return
    raise AssertionError(f"nobody is ever asked: {wanted}")


# Some tables may be wider than a phone and are moved under the thumb; what is on a board may not.
CUT = """name => [...document.querySelectorAll("#board .scrolls")]
  .filter(part => part.scrollWidth > part.clientWidth).map(part => `${name}: ${part.id} is cut`)"""


def look(page: Page, name: str, *, reload: bool = True) -> list[str]:
    """The page in each language at its width; says where it is wider than the window."""
    found = []
    for language, width in WIDTHS.items():
        if reload:
            cookie = {"name": "language", "value": language, "url": page.url}
            page.context.add_cookies([cookie])  # type: ignore[list-item]
        page.set_viewport_size({"width": width, "height": 800})
        if reload:
            page.reload()
        found += measure(page, f"{name} ({language})")
        found += page.evaluate(CUT, f"{name} ({language})")
        for scheme in SCHEMES if PICTURES else ():
            page.emulate_media(color_scheme=scheme)
            shoot(page, f"look-{name}-{width}-{scheme}")
    page.context.clear_cookies(name="language")
    return found


@pytest.mark.parametrize("game", sorted(QUESTIONS))
def test_every_question(person: Person, server: Server, game: str) -> None:
    page = person()
    found = []
    for asked, play in questions(game):
        table = SeededTable(server, play, [keys.new_secret() for _ in range(play.players)], "")
        seat = play.waiting[0]
        page.goto(f"/t/{table.id}/chair/{table.secrets[seat]}")
        page.locator("#now[data-asked]").wait_for()
        found += look(page, f"{game}-asks-{asked.replace(' ', '-')}")
    others = [seat for seat in range(play.players) if seat not in play.waiting]
    if others:
        # A browser of their own: one with two chairs has a curtain before the second.
        other = person()
        other.goto(f"/t/{table.id}/chair/{table.secrets[others[0]]}")
        other.locator("#now").wait_for()
        found += look(other, f"{game}-waits")
    watcher = person()
    watcher.goto(f"/t/{table.id}")
    found += look(watcher, f"{game}-watched")
    assert found == []


@pytest.mark.parametrize("game", sorted(QUESTIONS))
def test_what_is_said_about_a_question(person: Person, game: str) -> None:
    """A hint, a term, a refusal, and being asked whether it is meant: as they stand on the page."""
    page = person(locale="de", viewport={"width": 360, "height": 800})
    found = []
    make_table(page, game, "bot:random", "bot:random")
    page.locator("#now[data-asked]").wait_for()
    page.locator("#hint-form button").click()
    page.locator(".suggestion").first.wait_for()
    found += look(page, f"{game}-hint", reload=False)
    page.reload()
    page.locator("#aid-sheet > summary").click()
    page.locator("#aid-sheet button.term").first.click()
    found += look(page, f"{game}-term", reload=False)
    page.reload()
    page.locator("#chat-form").evaluate("form => form.noValidate = true")
    if game == "qe":
        for typed, answer in (("minus", ".refusal"), ("3 Trillionen", ".confirm")):
            page.locator("input.bid-input").fill(typed)
            page.locator("#bid-form button").click()
            page.locator(f"#now {answer}").wait_for()
            found += look(page, f"{game}-{answer[1:]}", reload=False)
        page.locator("#confirm button.primary").click()
        page.locator("#happened").wait_for(state="attached")
    elif game == "plutocracy":
        page.locator("#now button[name=retire]").click()
        page.locator("#now .confirm").wait_for()
        found += look(page, f"{game}-confirm", reload=False)
    page.locator("#host > summary").click()
    page.locator("#close > summary").click()
    found += look(page, f"{game}-host", reload=False)
    page.locator("#close button").last.click()
    page.locator("#now").get_by_text("geschlossen").wait_for()
    found += look(page, f"{game}-closed")
    assert found == []


# Nothing but pictures: test_lessons.py goes through every lesson in every language.
if PICTURES:

    @pytest.mark.parametrize("game", sorted(QUESTIONS))
    def test_a_lesson_from_step_to_step(person: Person, game: str) -> None:
        """Each step of a lesson, in German on a phone; a wrong answer, and the end."""
        page = person(
            locale="de", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True
        )
        page.goto("/")
        page.locator(f"button[form=learn-{game}]").first.click()
        page.locator("#lesson-body").wait_for()
        answer = 0
        for step in range(80):
            shoot(page, f"step-{game}-{step:02}", whole=False)
            done, before = page.evaluate(GO_ON, answer)
            if done == "over":
                return
            answer = answer + 1 if done == "answered" else 0
            page.wait_for_function(NEXT, arg=before)
        raise AssertionError("the lesson does not end")


def test_pages_that_say_what_is_wrong_and_other_seldom_ones(person: Person, server: Server) -> None:
    page = person(calm=False)
    found = []
    page.goto("/new?game=euro-crisis")
    page.locator("#more-options > summary").click()
    found += look(page, "new-more", reload=False)
    page.goto("/options/euro-crisis/board")
    page.locator('[id="$.states.spain.annual_debt"]').fill("many")
    page.get_by_role("button", name="Check").click()
    page.locator("[aria-invalid=true]").first.wait_for()
    found += look(page, "editor-wrong", reload=False)
    page.goto("/options/euro-crisis/board")
    page.get_by_role("button", name="Make a link").click()
    page.locator("#share-title").wait_for()
    found += look(page, "editor-share", reload=False)
    record = games.record(finished("plutocracy", 2))
    open_record(page, {**record, "decisions": [[0, {"seats": 9}]]})
    page.locator("main").get_by_text("PL-").first.wait_for()
    found += look(page, "record-wrong", reload=False)
    open_record(page, record)
    page.locator("#step-slider").wait_for()
    page.goto("/tables")
    page.locator("#move > summary").click()
    page.locator("#move-form button").click()
    link = page.locator("#move .copy").input_value()
    other = person()
    other.goto(link)
    found += look(other, "move-asks", reload=False)
    other.locator("main form[method=post] button").first.click()
    other.wait_for_url("**/tables")
    found += look(other, "moved", reload=False)
    secrets = [keys.new_secret() for _ in range(3)]
    private = SeededTable(server, finished("qe", 3), secrets, "", spectators=False)
    for status, table in ((404, "0" * 18), (403, private.id)):
        other = person(calm=False)
        answer = other.goto(f"/t/{table}")
        assert answer is not None
        assert answer.status == status
        found += look(other, f"error-{status}")
    plain = person(java_script_enabled=False)
    make_table(plain, "qe", "bot:random", "bot:random")
    for language, width in WIDTHS.items():
        plain.set_viewport_size({"width": width, "height": 800})
        plain.context.add_cookies([{"name": "language", "value": language, "url": plain.url}])
        plain.reload()
        shoot(plain, f"look-no-script-{width}-light")
    assert found == []


@pytest.mark.parametrize("game", sorted(QUESTIONS))
def test_a_table_and_its_rules_on_paper(person: Person, server: Server, game: str) -> None:
    page = person(locale="fr", viewport={"width": 794, "height": 1123})
    play = finished(game, 3)
    table = SeededTable(server, play, [keys.new_secret() for _ in range(3)], "")
    page.emulate_media(media="print")
    for name, path in (
        ("over", f"/t/{table.id}/chair/{table.secrets[0]}"),
        ("rules", f"/rules/{game}"),
    ):
        page.goto(path)
        assert measure(page, name) == []
        shoot(page, f"look-{game}-{name}-794-print")
        assert page.locator(".top").is_hidden()
        if name == "over":
            places = [page.locator(part).bounding_box() for part in ("#board", "#story")]
            board, story = [place for place in places if place is not None]
            assert board["y"] + board["height"] <= story["y"], "the story covers the result"
    assert re.search("règles", page.title(), re.IGNORECASE)
