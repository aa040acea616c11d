"""Pages of every game, stage, seat and language hold together, leak nothing and need no script."""

from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from random import Random

import pytest

from spielgeld import games
from spielgeld.games.qe.page.aid import draw_aid_of
from spielgeld.kernel.choice import Amount, Choice, Decision
from spielgeld.kernel.play import Play
from spielgeld.page.boards import GamePage, page_of
from spielgeld.page.lines import ChatLine
from spielgeld.page.notices import ERRORS, error_page
from spielgeld.page.page import Frame, NotesAndMail
from spielgeld.page.rules import rules_page
from spielgeld.page.table import fragment, preview, table_page
from spielgeld.telling.game import NotUnderstood, words_for
from spielgeld.telling.languages import LANGUAGES
from tests.laws.configurations import CONFIGURATIONS, Configuration, decide, some_are_proof
from tests.page.samples import LINKS, SECTIONS, huge_game, pages, played, table_of, until

VOID = {"input", "meta", "link", "br", "hr", "img", "wbr"}
CONFIGURATIONS = [c for c in CONFIGURATIONS if c.game == "qe"]

NASTY = "<script>alert('x')</script>\"&"


class Page(HTMLParser):
    """A page taken apart; it fails where tags don't fit."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.drawings: list[tuple[str, str]] = []
        """Ids that stand inside a drawing that has an id itself."""
        self._within: list[str] = []
        self.texts: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open, self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len({name for name, _ in attrs}) == len(attrs), (tag, attrs)
        self.tags.append((tag, dict(attrs)))
        name = dict(attrs).get("id") or ""
        if name and self._within and self._within[0]:
            self.drawings.append((self._within[0], name))
        if tag == "svg":
            self._within.append(name)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open
        assert self.open.pop() == tag
        if tag == "svg":
            self._within.pop()

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] in ("script", "style"):
            assert not data.strip(), "inline code"
        self.texts.append(data)

    @property
    def ids(self) -> list[str]:
        return [str(attrs["id"]) for _, attrs in self.tags if "id" in attrs]

    @property
    def text(self) -> str:
        return " ".join(self.texts)

    def check(self) -> None:
        """What holds for every page."""
        twice = [name for name, number in Counter(self.ids).items() if number > 1]
        assert not twice
        labelled = {attrs.get("for") for tag, attrs in self.tags if tag == "label"}
        for tag, attrs in self.tags:
            assert tag != "style"
            for name, value in attrs.items():
                assert name != "style", "a strict policy forbids it"
                assert not name.startswith("on"), name
                if name in ("href", "src", "action") and value is not None:
                    assert "://" not in value, f"a request to somewhere else: {value}"
            typed = tag == "input" and attrs.get("type") not in ("hidden", "radio", "checkbox")
            if typed or tag in ("select", "textarea"):
                assert attrs.get("id") in labelled or attrs.get("aria-label"), attrs
            if tag in ("button", "a"):
                assert "id" not in attrs or attrs["id"]
        references = [
            (attrs, str(attrs[name]).split())
            for _, attrs in self.tags
            for name in ("aria-labelledby", "aria-describedby", "for")
            if name in attrs
        ]
        for attrs, names in references:
            assert set(names) <= set(self.ids), attrs


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_holds_together(language: str) -> None:
    for name, text in pages(language):
        page = Page(text)
        page.check()
        headings = [tag for tag, _ in page.tags if tag == "h1"]
        assert len(headings) == 1, name
        assert ("html", language) in [(tag, attrs.get("lang")) for tag, attrs in page.tags]
        used = {str(attrs["href"])[1:] for tag, attrs in page.tags if tag == "use"}
        assert used <= set(page.ids), name


def bid_apart(choice: Choice, rng: Random, used: set[int]) -> Decision:
    """Bids that nobody else makes, long enough to be found on a page."""
    if not isinstance(choice, Amount):
        return choice.sample(rng)
    bid = rng.randrange(10**11, 10**12)
    used.add(bid)
    return {choice.kind: bid}


@pytest.mark.parametrize("configuration", some_are_proof(CONFIGURATIONS), ids=str)
def test_pages_of_random_games(configuration: Configuration) -> None:
    """Every stage, from every chair, in one language or another; pieces keep their ids."""
    rng = Random(str(configuration))
    play = configuration.start(5, listen=True)
    tiles: set[str] = set()
    before: set[str] = set()
    step = -1
    while True:
        if play.step != step or rng.random() < 0.3:
            step = play.step
            seat = rng.choice([None, *range(play.players)])
            page = Page(table_page(table_of(play, seat, rng.choice(LANGUAGES))))
            page.check()
            ids = set(page.ids)
            assert set(SECTIONS) <= ids
            now = {name for name in ids if name.startswith("tile-")}
            assert tiles <= now
            tiles = now
            for drawing, inner in page.drawings:
                assert drawing in before or inner not in before, "a morph would spoil it"
            before = ids
        if play.over:
            return
        asked = rng.choice(play.waiting)
        play.submit(asked, decide(play.choice(asked), rng))


def digits_of(text: str) -> str:
    """The page with figures as one would type them."""
    for mark in (",", ".", "\u00a0", "\u202f", "'"):
        text = text.replace(mark, "")
    return text


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_reads_an_amount_that_is_not_theirs(players: int) -> None:
    rng = Random(players)
    play = games.new("qe", players, seed=3, listen=True)
    used: set[int] = set()
    while not play.over:
        seat = rng.choice(play.waiting)
        play.submit(seat, bid_apart(play.choice(seat), rng, used))
        reader = rng.choice([None, *range(players)])
        if play.over:
            break
        view = play.view(reader)
        known = set(amounts_in(view.table)) | set(amounts_in(view.sealed or {}))
        page = digits_of(table_page(table_of(play, reader, rng.choice(LANGUAGES))))
        read = {amount for amount in used if str(amount) in page}
        assert read <= known, reader
        if reader is None:
            open_bids = {sale.open_bid for sale in view.table.sales}
            assert read <= open_bids
    page = digits_of(table_page(table_of(play, None, "en")))
    assert all(str(amount) in page for amount in used), "in the end all books are open"


def amounts_in(value: object) -> list[int]:
    if isinstance(value, bool):
        return []
    if isinstance(value, int):
        return [value]
    if isinstance(value, dict):
        return [amount for entry in value.values() for amount in amounts_in(entry)]
    if isinstance(value, (list, tuple)):
        return [amount for entry in value for amount in amounts_in(entry)]
    fields = getattr(value, "__dataclass_fields__", ())
    return [amount for name in fields for amount in amounts_in(getattr(value, name))]


def test_names_and_chat_are_escaped() -> None:
    for play in (until(played(4, 25), "secret bids"), played(4, 10_000)):
        for seat in (None, 0):
            table = table_of(play, seat, "en")
            chairs = tuple(replace(chair, name=NASTY) for chair in table.chairs)
            chat = (ChatLine(1, NASTY, NASTY, seat=0),)
            nasty = replace(
                table,
                chairs=chairs,
                chat=chat,
                private=NotesAndMail(NASTY, NASTY),
                draft=NASTY,
                badge=NASTY,
            )
            text = table_page(nasty)
            Page(text)
            assert "<script>alert" not in text
            assert "&lt;script&gt;alert" in text


def test_memory_off_hides_what_was_seen() -> None:
    plays = [played(4, 40, memory=memory) for memory in ("on", "off")]
    reader = next(sale.auctioneer for sale in plays[0].view(None).table.sales if sale.decided)
    known, forgotten = (
        fragment("mine", table_of(play, reader, "en")).count('class="known"') for play in plays
    )
    assert forgotten < known
    remembered, left = (sum(line.secret for line in table_of(p, reader, "en").story) for p in plays)
    assert left < remembered


def test_numbers_of_900_digits_are_short_until_unfolded() -> None:
    play = huge_game()
    page = Page(table_page(table_of(play, 0, "en")))
    page.check()
    inside = [text for text in page.texts if len(text.split()[0] if text.split() else "") > 40]
    assert len(inside) <= 1, "only where all digits are asked for"


def bid_play() -> tuple[Play, int]:
    play = until(played(4, 25), "secret bids")
    return play, play.waiting[0]


def test_now_offers_only_what_is_legal() -> None:
    rng = Random(1)
    for configuration in CONFIGURATIONS:
        play = configuration.start(2, listen=True)
        while not play.over:
            for seat in rng.sample(range(play.players), 2):
                page = Page(fragment("now", table_of(play, seat, "en", told=False)))
                bids = [
                    {"bid": int(str(attrs["value"]))}
                    for tag, attrs in page.tags
                    if tag == "button" and attrs.get("name") == "bid"
                ]
                if seat not in play.waiting:
                    assert not bids
                    assert not [a for _, a in page.tags if a.get("name") in ("bid", "look")]
                assert all(bid in play.choice(seat) for bid in bids)
            seat = rng.choice(play.waiting)
            play.submit(seat, decide(play.choice(seat), rng))


def test_a_form_says_its_step_and_key_and_works_without_a_script() -> None:
    play, seat = bid_play()
    page = Page(fragment("now", replace(table_of(play, seat, "en"), key="once")))
    forms = [attrs for tag, attrs in page.tags if tag == "form"]
    assert forms
    assert all(form["method"] == "post" and form["action"] == form["hx-post"] for form in forms)
    steps = [attrs["value"] for _, attrs in page.tags if attrs.get("name") == "step"]
    assert steps == [str(play.step)] * len(forms)
    keys = [attrs["value"] for _, attrs in page.tags if attrs.get("name") == "key"]
    assert keys == ["once"] * len(forms)


@pytest.mark.parametrize(
    ("language", "typed"), [("en", "3 million"), ("de", "3 Millionen"), ("fr", "3 millions")]
)
def test_forms_are_read_in_every_language(language: str, typed: str) -> None:
    play, seat = bid_play()
    words = words_for(language, "qe")
    render = page_of("qe")
    view, choice = play.view(seat), play.choice(seat)
    assert render.read({"bid": typed}, view, choice, words) == {"bid": 3_000_000}
    with pytest.raises(NotUnderstood):
        render.read({"bid": "a lot"}, view, choice, words)
    with pytest.raises(NotUnderstood):
        render.read({}, view, choice, words)


def test_a_look_is_read() -> None:
    play = until(played(5, 20), "look")
    seat = play.waiting[0]
    words = words_for("en", "qe")
    for answer in (True, False):
        form = {"look": str(answer).lower()}
        read = page_of("qe").read(form, play.view(seat), play.choice(seat), words)
        assert read == {"look": answer}


def test_a_leap_is_confirmed() -> None:
    play, seat = bid_play()
    render = page_of("qe")
    view = play.view(seat)
    assert not render.wants_confirmation(view, {"bid": 0})
    assert not render.wants_confirmation(view, {"bid": 999})
    assert render.wants_confirmation(view, {"bid": 10**9})
    page = Page(fragment("now", replace(table_of(play, seat, "en"), confirm={"bid": 10**9})))
    assert "1,000,000,000" in page.text
    assert ("sure", "yes") in [(a.get("name"), a.get("value")) for _, a in page.tags]


def test_preview_says_what_was_typed() -> None:
    frame = Frame(words_for("de", "qe"), LINKS)
    assert preview(12_500_000, frame).strip() == "Das sind 12.500.000."
    assert "10<sup>900</sup>" in preview(10**900, frame)
    assert preview(None, frame).strip() == ""


def test_any_game_has_a_page() -> None:
    """A game that brings no look of its own is shown in the notation's words."""
    plain = GamePage("qe")
    play, seat = bid_play()
    table = table_of(play, seat, "en")
    assert plain.kit == "generic"
    assert "secret bid" in plain.prepare(table)["question"]
    words = words_for("en", "qe")
    assert plain.read({"text": "7"}, play.view(seat), play.choice(seat), words) == {"bid": 7}


def test_rules_page_has_every_rule_as_an_anchor() -> None:
    for language in LANGUAGES:
        words = words_for(language, "qe")
        page = Page(rules_page(Frame(words, LINKS, game="qe")))
        assert set(words.rules()) <= set(page.ids)


@pytest.mark.parametrize("status", [400, 403, 404, 409, 418, 429, 500, 502])
def test_error_pages(status: int) -> None:
    frame = Frame(words_for("fr", "qe"), LINKS)
    # In words: no number that says nothing to people.
    said = Page(error_page(frame, status)).text
    known = status if status in ERRORS else 500 if status >= 500 else 400
    assert frame.say(f"error-{known}.title") in said
    assert str(status) not in said
    assert "Sésame" in Page(error_page(frame, status, "Sésame")).text


def test_who_only_watches_is_not_told_to_play_along() -> None:
    table = table_of(huge_game(), 0, "en")
    here = replace(table.frame.links, follow="/t/1/rematch", rematch="/t/1/rematch")
    frame = replace(table.frame, links=here)
    assert ">Join in</a>" in fragment("now", replace(table, frame=frame))
    frame = replace(table.frame, links=replace(here, rematch=""))
    assert ">Go to the new table</a>" in fragment("now", replace(table, frame=frame))


def test_the_end_of_a_huge_game_raises_its_powers_and_names_companies_as_tiles_do() -> None:
    page = table_page(table_of(huge_game(), 0, "de"))
    assert "10^" not in page
    assert '<tspan class="power" dy="-.4em">' in page
    named = [text for text in Page(page).texts if text.endswith((" WOHN", " LAND", " IND"))]
    assert named
    assert not [text for text in Page(page).texts if text.endswith(("-HOU", "-AGR", "-MAN"))]


@pytest.mark.parametrize(("edition", "goal"), [("2019", "is out"), ("2017", "loses all points")])
def test_the_aid_knows_its_edition(edition: str, goal: str) -> None:
    """QE-21, QE-36: what spending most means; QE-12, QE-32: who sells next; QE-35: the token."""
    table = table_of(played(4, 3, edition=edition), 0, "en")
    aid = draw_aid_of(table).text
    old = edition == "2017"
    assert f"spent most money {goal}" in aid
    assert ("once, without your token" in fragment("mine", table)) == old
    assert ("player clockwise becomes auctioneer" in aid) == old
