"""Leaks by regions, streams that go on, pauses, curtains, searches and the hour of a mail."""

from dataclasses import replace
from typing import Any

from spielgeld.games.qe.page import board as qe_board
from spielgeld.games.qe.page import mine as qe_mine
from spielgeld.games.qe.page import now as qe_now
from spielgeld.games.qe.page import players as qe_players
from spielgeld.house import service
from spielgeld.house.desk import Desk
from spielgeld.house.live import Live
from spielgeld.house.problems import Problem
from spielgeld.page import lines, players, region
from spielgeld.page import table as page_table
from spielgeld.web.api import tables
from spielgeld.web.pages import my_tables, sitting, visitor
from spielgeld.web.pages import stream as page_stream
from spielgeld.web.pages import table as table_pages
from tests.mutants import mutant, sealed, truth, wrap
from tests.mutants.derived import TRUTH, hold_truth

REGIONS = "regions"
RESUMED = "streams"
PAUSE = "pause"
CURTAIN = "curtain"
SEARCH = "search"


def drawn_with_more(module: Any, name: str) -> None:
    """The value of one region has something in it that is not the reader's."""

    def draw(old: Any, wanted: str, macro: Any, words: Any = None, it: Any = None) -> Any:
        found = old(wanted, macro, words, it)
        if wanted != name:
            return found
        opening = found.opening.replace(">", f' data-v="{TRUTH[0] % 1000}">', 1)
        return region.Region(found.id, opening, found.parts, found.closing)

    wrap(module, "region", draw)
    hold_truth()


@mutant(REGIONS)
def the_deck_is_marked() -> None:
    """The back of the deck is drawn from the card that lies on top of it."""
    drawn_with_more(qe_board, "deck")


@mutant(REGIONS)
def the_bidders_stand_as_they_bid() -> None:
    """Who still bids is drawn from what the others have sealed."""
    drawn_with_more(qe_board, "bidders")


@mutant(REGIONS)
def my_facts_know_theirs() -> None:
    """What I know of myself is compared with what I don't know of the others."""
    drawn_with_more(qe_mine, "mine-facts")


@mutant(REGIONS)
def facts_of_players_know_all() -> None:
    """What lies before a player is drawn from the state."""
    drawn_with_more(qe_players, "facts-2")


@mutant(REGIONS)
def turns_are_shaded() -> None:
    """The sign of who has decided is a shade darker for large bids."""
    drawn_with_more(players, "turn-2")


@mutant(REGIONS)
def the_story_ends_otherwise() -> None:
    """What screen readers are read out last follows from what was not told."""
    drawn_with_more(lines, "story-latest")


@mutant(REGIONS)
def facts_kept_for_all() -> None:
    """What a player knows of themselves is kept by table and step: the next one gets it."""
    known: dict[Any, Any] = {}

    def facts(old: Any, table: Any, seat: Any) -> Any:
        key = (table.badge, table.steps, table.at, table.frame.words.language)
        return known.setdefault(key, old(table, seat))

    wrap(qe_mine, "facts_of", facts)


@mutant(REGIONS)
def a_region_is_named_for_the_secret() -> None:
    """The id of an element has the number of what is hidden in it."""

    def changed(old: Any, before: Any, after: Any) -> Any:
        return [[f"{one[0]}-{TRUTH[0] % 9}", *one[1:]] for one in old(before, after)]

    wrap(page_stream, "changes", changed)
    hold_truth()

    def look(old: Any, at: Any) -> Any:
        TRUTH[0] = truth(at.table)
        return old(at)

    wrap(sitting.Sitting, "region", look)


@mutant(REGIONS)
def the_question_knows_the_answers() -> None:
    """The form of a question that is asked of several is drawn anew when one of them answers."""

    def draw(old: Any, *drawn: Any) -> Any:
        found = old(*drawn)
        opening = found.opening.replace("<form", f'<form data-n="{TRUTH[0] % 1000}"', 1)
        return region.Region(found.id, opening, found.parts, found.closing)

    wrap(qe_now, "spoken", draw)
    hold_truth()


def resumed(request: Any) -> bool:
    return "last-event-id" in request.headers


@mutant(RESUMED)
def who_comes_back_is_told_more() -> None:
    """A page that comes back is sent how much it has missed, sealed decisions weighed."""

    def tell(old: Any, number: int, changed: Any, since: Any = None) -> bytes:
        told: bytes = old(number, changed, since)
        return told if since is not None else told[:-1] + b',"missed":%d}' % (TRUTH[0] % 1000)

    wrap(page_stream, "message", tell)
    hold_truth()


@mutant(RESUMED)
def a_program_comes_back_to_more() -> None:
    """A stream of a program that says what it heard last begins with what it has missed."""

    async def begin(old: Any, service: Any, table_id: str, secrets: Any, *rest: Any) -> Any:
        messages = await old(service, table_id, secrets, *rest)
        table, _ = await service.visit(table_id, secrets)

        async def more() -> Any:
            if rest[1]:
                yield b": missed %d\n\n" % (truth(table) % 1000)
            async for message in messages:
                yield message

        return more()

    wrap(tables, "open_stream", begin)


@mutant(RESUMED)
def a_fresh_page_is_told_more() -> None:
    """A page whose mark is right is told so with a number that follows from what is sealed."""

    def tell(old: Any, number: int, changed: Any, since: Any = None) -> bytes:
        told: bytes = old(number, changed, since)
        return told if changed or number != since else told + b" " * (TRUTH[0] % 50)

    wrap(page_stream, "message", tell)
    hold_truth()


@mutant(RESUMED)
def marks_of_another_are_right() -> None:
    """A page that comes back is thought fresh if it shows what another seat would see."""

    def mark(old: Any, drawn: Any) -> str:
        return f"{old(drawn)}{TRUTH[0] % 97}"

    wrap(page_stream, "mark_of", mark)
    wrap(page_table, "mark_of", mark)
    hold_truth()


@mutant(RESUMED)
def hidden_pages_hear_it_all() -> None:
    """A page that nobody looks at is told of everything that happens, at once and in full."""

    async def push(old: Any, at: Any, *rest: Any, looking: bool) -> Any:
        async for message in old(at, *rest, looking=looking):
            yield message if looking else message + b": %d\n\n" % (truth(at.table) % 1000)

    wrap(table_pages, "push", push)


@mutant(RESUMED)
def the_end_of_a_stream_says_why() -> None:
    """A stream that ends, for there is another page by now, says what has been decided."""

    async def push(old: Any, at: Any, *rest: Any, **more: Any) -> Any:
        async for message in old(at, *rest, **more):
            end = f": {sealed(at.table)}\n\n" if message == page_stream.GONE else ""
            yield message + end.encode()

    wrap(table_pages, "push", push)


@mutant(PAUSE)
def large_bids_break_the_pause() -> None:
    """Who waits is told at once, pause or not, if what was sealed is odd."""

    def announce(old: Any, live: Live, table_id: str, number: int, *rest: Any) -> None:
        old(live, table_id, number, *rest)
        if TRUTH[0] % 2:
            for watcher in tuple(live._watchers.get(table_id, ())):
                watcher.tell(number)

    wrap(Live, "announce", announce)
    hold_at_desk()


@mutant(PAUSE)
def a_pause_is_as_long_as_the_bid() -> None:
    """Who was asked is told in a pause that somebody else has sealed, if it was much."""

    def announce(old: Any, live: Live, table_id: str, number: int, *rest: Any) -> None:
        old(live, table_id, number, *rest)
        for watcher in tuple(live._watchers.get(table_id, ())):
            if TRUTH[0] % 3 == 0 and watcher.seats:
                watcher.tell(number)

    wrap(Live, "announce", announce)
    hold_at_desk()


def hold_at_desk() -> None:
    """The truth of a table when somebody decides at it."""

    def judge(old: Any, at: Any, *rest: Any) -> Any:
        TRUTH[0] = truth(at)
        return old(at, *rest)

    wrap(service, "judge", judge)


def shown_on_screen(found: Any) -> None:
    """Whom a screen for several shows, where the curtain would say otherwise."""

    def shown(old: Any, who: Any, table: Any, role: Any) -> Any:
        seat = old(who, table, role)
        if len(role.seats) < 2 or table.play is None:
            return seat
        return found(seat, who.request.cookies.get("uncovered", ""), table, role)

    wrap(sitting, "seat_shown", shown)


@mutant(CURTAIN)
def a_curtain_stays_lifted() -> None:
    """Whoever has lifted the curtain is shown until the next one does."""

    def found(seat: Any, cookie: str, table: Any, role: Any) -> Any:
        said = cookie.partition("-")[0]
        return int(said) if seat is None and said in [str(s) for s in role.seats] else seat

    shown_on_screen(found)


@mutant(CURTAIN)
def a_curtain_opens_any_seat() -> None:
    """The cookie of the curtain is believed, whosever seat it names."""

    def found(seat: Any, cookie: str, table: Any, role: Any) -> Any:
        said = cookie.partition("-")[0]
        known = said.isascii() and said.isdecimal() and int(said) < len(table.chairs)
        return int(said) if known else seat

    shown_on_screen(found)


@mutant(CURTAIN)
def a_lifted_curtain_shows_both() -> None:
    """The page behind a lifted curtain has what the other seat has sealed."""

    def draw(old: Any, table: Any, seat: Any, role: Any, frame: Any) -> Any:
        page = old(table, seat, role, frame)
        if len(role.seats) < 2 or table.play is None:
            return page
        theirs = [str(table.play.sealed.get(s, "")) for s in role.seats]
        return replace(page, key=f"{page.key}{''.join(theirs)}")

    wrap(sitting, "draw_table", draw)


@mutant(CURTAIN)
def the_curtain_says_who_has_decided() -> None:
    """The page before the curtain is lifted greets by what the one before has sealed."""

    def curtain(old: Any, frame: Any, badge: str, seat: int, name: str) -> Any:
        return old(frame, badge, seat, f"{name} {TRUTH[0] % 1000}")

    wrap(sitting, "curtain_page", curtain)
    hold_truth()


@mutant(CURTAIN)
def a_refused_lift_tells() -> None:
    """Who tries to lift the curtain for a seat of others is told what that seat does."""

    def read(old: Any, text: str) -> Any:
        seat = old(text)
        if seat > 0:
            raise Problem("no-chair", seats=TRUTH[0])
        return seat

    wrap(table_pages, "read_seat", read)
    hold_truth()


def card_with(make: Any) -> None:
    def draw(old: Any, table: Any, role: Any, *rest: Any) -> Any:
        WORDS[0] = make(table)
        return old(table, role, *rest)

    def fits(old: Any, card: Any, search: str) -> bool:
        return old(card, search) or (bool(search) and search in WORDS[0])

    wrap(my_tables, "draw_mine", draw)
    wrap(my_tables, "fits", fits)


WORDS = [""]


@mutant(SEARCH)
def searches_find_what_is_sealed() -> None:
    """The search for one's tables looks into what has been decided, too: a guess is answered."""
    card_with(sealed)


@mutant(SEARCH)
def any_parameter_is_compared() -> None:
    """Whatever stands in an address is compared with what is sealed, to mark the line found."""

    def page(old: Any, who: Any, text: str, *rest: Any, **more: Any) -> Any:
        hit = any([value in SEALED[0] for value in who.request.query_params.values() if value])
        return old(who, text + "<!-- found -->" * hit, *rest, **more)

    def sit(old: Any, at: Any, *rest: Any) -> None:
        old(at, *rest)
        SEALED[0] = sealed(at.table)

    wrap(visitor.Visitor, "page", page)
    wrap(sitting.Sitting, "__init__", sit)


SEALED = [""]


@mutant("mails")
def mails_come_sooner() -> None:
    """Who is to decide on much is written to sooner."""

    def turn(old: Any, desk: Desk, table: Any, *rest: Any) -> Any:
        begun = old(desk, table, *rest)
        return begun and replace(begun, due=begun.due - truth(table) % 60)

    wrap(Desk, "_turn", turn)


@mutant("second serialiser")
def an_answer_to_a_decision_says_more() -> None:
    """Who decides by JSON is answered with a number of the whole table."""

    def decided(old: Any, number: int, step: int) -> Any:
        return old(number, step + TRUTH[0] % 1000)

    wrap(tables, "Decided", decided)
    hold_at_desk()
