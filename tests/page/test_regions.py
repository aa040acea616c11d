"""Pages are made of regions: what changed is all that an open page needs."""

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from markupsafe import Markup

import spielgeld
from spielgeld.kernel.play import Play
from spielgeld.page import region
from spielgeld.page.boards import GamePage
from spielgeld.page.cache import REMEMBERED, TableCache
from spielgeld.page.lines import ChatLine, Story
from spielgeld.page.page import NotesAndMail, TablePage
from spielgeld.page.region import Macro, Region, changes
from spielgeld.page.story import story_lines, tell
from spielgeld.page.table import table_page, table_region
from spielgeld.telling.same import Same
from spielgeld.telling.words import Words
from tests.laws.configurations import CONFIGURATIONS, Configuration, decide, some_are_proof
from tests.page import test_pages
from tests.page.dom import Page, parse
from tests.page.samples import played, table_of, until
from tests.page.test_pages import NASTY

MOST_STEPS = 60


class Reader:
    """Somebody whose page stays open: what is drawn once is kept, as the server keeps it."""

    def __init__(self, play: Play, seat: int | None, language: str) -> None:
        self.play, self.seat, self.language = play, seat, language
        self.story = Story()
        self.cache = TableCache()
        self.look: tuple[int, object] = (-1, None)

    def table(self) -> TablePage:
        fresh = table_of(self.play, self.seat, self.language)
        if self.look[0] != self.play.step:
            self.look = (self.play.step, fresh.view.table)
        words = fresh.frame.words
        if self.play.over and self.story.chapters:
            self.story = Story()
        tell(self.story, self.play, self.seat, words, fresh.names)
        view = replace(fresh.view, table=self.look[1])
        return replace(fresh, view=view, story=self.story, cache=self.cache)

    def draw(self) -> Region:
        return table_region(self.table())


def moments(configuration: Configuration, seed: int) -> Iterator[Play]:
    """A game by chance, decision by decision: all of its beginning and its end."""
    rng = Random(f"{configuration} {seed}")
    play = configuration.start(seed, listen=True)
    while not play.over:
        yield play
        seat = rng.choice(play.waiting)
        play.submit(seat, decide(play.choice(seat), rng))
        if len(play.decisions) > MOST_STEPS and not play.over:
            while not play.over:
                seat = play.waiting[0]
                play.submit(seat, decide(play.choice(seat), rng))
    yield play


@pytest.mark.parametrize("configuration", some_are_proof(CONFIGURATIONS), ids=str)
def test_changes_make_of_an_open_page_the_page_of_now(configuration: Configuration) -> None:
    """Whatever happens, the page that was changed bit by bit is the page that is drawn afresh."""
    open_page: tuple[Reader, Region, Page] | None = None
    for play in moments(configuration, 8):
        if open_page is None:
            reader = Reader(play, play.waiting[0], "en")
            before = reader.draw()
            open_page = reader, before, Page(before.text)
            continue
        reader, before, page = open_page
        now = reader.draw()
        page.carry_out(changes(before, now))
        afresh = table_region(replace(reader.table(), cache=TableCache()))
        assert afresh.text == now.text, "what was kept is not what would be drawn"
        assert page.root == parse(now.text), play.step
        open_page = reader, now, page


@pytest.mark.parametrize("configuration", CONFIGURATIONS[::3], ids=str)
def test_what_is_remembered_is_what_would_be_drawn(configuration: Configuration) -> None:
    for number, play in enumerate(moments(configuration, 2)):
        if number % 9 == 0 or play.over:
            for seat in (None, 0):
                known = table_region(table_of(play, seat, "en")).text
                for memo in (region.region, region._around):
                    memo.cache_clear()
                assert table_region(table_of(play, seat, "en")).text == known


@pytest.mark.parametrize("configuration", some_are_proof(CONFIGURATIONS), ids=str)
def test_every_region_is_one_element_with_its_own_id(configuration: Configuration) -> None:
    read: set[Region] = set()
    for number, play in enumerate(moments(configuration, 3)):
        if number % 3 and not play.over:
            continue
        names = []
        for part in table_region(table_of(play, 1, "en")).walk():
            if part.id == "table":
                continue
            names.append(part.id)
            if part not in read:  # most are the very same as a moment ago
                (element,) = parse(part.text).children
                assert not isinstance(element, str)
                assert element.attrs["id"] == part.id
                read.add(part)
        assert len(set(names)) == len(names)


def test_a_sealed_bid_changes_only_whose_turn_it_is() -> None:
    play = until(until(played(4, 25), "open bid"), "secret bids")
    *_, thinking = play.waiting
    assert len(play.waiting) == 3
    reader = Reader(play, thinking, "en")
    before = reader.draw()
    bidder = play.waiting[0]
    play.submit(bidder, {"bid": 12_345})
    assert [change[0] for change in changes(before, reader.draw())] == [
        "bidders",
        f"turn-{bidder}",
    ]


def test_the_story_only_grows() -> None:
    play = until(played(4, 25), "secret bids")
    reader = Reader(play, 0, "en")
    before = reader.draw()
    lines, last = len(reader.story), reader.story.last
    assert last is not None
    step = play.step
    while play.step == step:
        play.submit(play.waiting[0], {"bid": 10 + play.waiting[0]})
    sent = [c for c in changes(before, reader.draw()) if str(c[0]).startswith("story-")]
    new = [change for change in sent if change[0] != "story-latest"]
    assert len(new) == len(reader.story) - lines > 0
    assert all(len(change) == 4 and change[2] == "story-lines" for change in new)
    above = f"story-{last.step}-{last.number}"
    assert new[0][3] == above, "the oldest of the new lines stands above the last one"
    assert len({change[0] for change in new}) == len(new)


def test_those_who_heard_the_same_of_a_step_are_shown_the_very_same_lines() -> None:
    play = until(played(4, 25), "secret bids")
    step = play.step
    while play.step == step:
        play.submit(play.waiting[0], {"bid": 10 + play.waiting[0]})
    words, names = table_of(play, 0, "en").frame.words, ["A", "B", "C", "D"]
    stories = [story_lines(play, seat, words, names) for seat in range(4)]
    drawn = [set(story.drawn(words, "")) for story in stories]
    for seat, other in combinations(range(4), 2):
        ours, theirs = stories[seat].chapters, stories[other].chapters
        assert [a is b for a, b in zip(ours, theirs, strict=True)] == [
            [line.event for line in a] == [line.event for line in b]
            for a, b in zip(ours, theirs, strict=True)
        ]
        assert drawn[seat] & drawn[other]
    secrets = [line for line in stories[0] if line.secret]
    assert secrets or any(line.secret for story in stories[1:] for line in story)
    heard = [sum([event.heard_by(seat) for event in play.full_story()]) for seat in range(4)]
    assert [len(story) for story in stories] == heard


def test_a_part_that_moves_is_drawn_with_its_place() -> None:
    one, two = Region("one", '<i id="one"></i>'), Region("two", '<i id="two"></i>')
    before = Region("all", '<p id="all">', (one, two), "</p>")
    now = Region("all", '<p id="all">', (two, one), "</p>")
    assert changes(before, now) == [["all", now.text]]
    assert changes(before, Region("all", '<p id="all">', (two,), "</p>")) == [["one"]]
    assert changes(before, before) == []


def test_what_stays_at_both_ends_is_not_sent_again() -> None:
    parts = {name: Region(name, f'<i id="{name}"></i>') for name in "abcde"}

    def around(names: str) -> Region:
        return Region("all", '<p id="all">', tuple([parts[name] for name in names]), "</p>")

    text = parts["c"].text
    assert changes(around("abde"), around("abcde")) == [["c", text, "all", "d"]]
    assert changes(around("abde"), around("abdec")) == [["c", text, "all", None]]
    assert changes(around("abde"), around("cabde")) == [["c", text, "all", "a"]]
    assert changes(around("abcde"), around("abde")) == [["c"]]
    assert changes(around("abe"), around("ace")) == [["b"], ["c", text, "all", "e"]]
    assert changes(around(""), around("c")) == [["c", text, "all", None]]


def test_what_is_sent_of_a_region_is_plain_text() -> None:
    assert type(Region("b", Markup("<b></b>")).text) is str


def markup_in(value: object) -> bool:
    if isinstance(value, tuple):
        return any([markup_in(part) for part in value])
    return isinstance(value, Markup)


@pytest.mark.parametrize("configuration", CONFIGURATIONS[::4], ids=str)
def test_a_value_holds_no_markup(
    configuration: Configuration, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is remembered goes by equality, and markup equals the text that reads the same."""
    drawn = 0
    call = Macro.__call__

    def checked(macro: Macro, words: Words | None = None, it: Any = None) -> Markup:
        nonlocal drawn
        drawn += 1
        assert not markup_in(it), macro
        return call(macro, words, it)

    monkeypatch.setattr(Macro, "__call__", checked)
    region.region.cache_clear()
    region._around.cache_clear()
    for number, play in enumerate(moments(configuration, 4)):
        if number % 5 == 0 or play.over:
            table_region(table_of(play, 0, "en"))
    assert drawn > 10


def test_regions_are_remembered_in_bounds() -> None:
    assert region.region.cache_info().maxsize == REMEMBERED
    assert region._around.cache_info().maxsize == REMEMBERED // 8
    large = ["a value"]
    assert Same(large) == Same(large)
    assert Same(large) != Same(["a value"])


@pytest.mark.parametrize("configuration", some_are_proof(CONFIGURATIONS), ids=str)
def test_names_chat_and_notes_are_escaped_on_every_page(configuration: Configuration) -> None:
    """Every stage of every game, from chairs and from outside, and as a game without a look."""
    said = 0
    for number, play in enumerate(moments(configuration, 4)):
        if number % 5 and not play.over:
            continue
        for seat in (None, *play.waiting[:1], 0):
            table = table_of(play, seat, "en", told=False)
            chairs = tuple([replace(chair, name=NASTY) for chair in table.chairs])
            words = table.frame.words
            story = Story()
            tell(story, play, seat, words, [NASTY] * play.players)
            nasty = replace(
                table, chairs=chairs, chat=(ChatLine(1, NASTY, NASTY, seat=0),), story=story,
                private=NotesAndMail(NASTY, NASTY), draft=NASTY, badge=NASTY, note=NASTY,
            )  # fmt: skip
            plain = [part.text for part in GamePage(play.game.name).draw(nasty)]
            for text in (table_page(nasty), *plain):
                test_pages.Page(text)
                assert "<script>alert" not in text
                said += "&lt;script&gt;alert" in text
    assert said > 10


def test_html_stands_in_templates_alone() -> None:
    source = Path(spielgeld.__file__).parent
    sample = source / "cli" / "sample" / "src" / "sample_game" / "page.py"
    for path in [*source.glob("page/*.py"), *source.glob("games/*/page/*.py"), sample]:
        texts = [
            node.value
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        ]
        found = [text for text in texts if text != region.INSIDE and re.search(r"</?[a-z]", text)]
        assert not found, path.relative_to(source)
