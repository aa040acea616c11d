"""Leaks by a second way of writing things down, and by forgetting for whom they are."""

from contextvars import ContextVar
from dataclasses import replace
from typing import Any

from msgspec import json

from spielgeld.games.euro_crisis.rules import view as euro_crisis_view
from spielgeld.games.qe.rules import view as qe_view
from spielgeld.house.table import Table
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Event
from spielgeld.page import story as html_story
from spielgeld.web.api import socket, tables, views
from spielgeld.web.direct import DirectCalls
from spielgeld.web.pages import drawing, sitting
from spielgeld.web.pages import stream as page_stream
from tests.mutants import mutant, sealed, somebody_else, truth, wrap

SECOND = "second serialiser"
AUDIENCE = "audience forgotten"


def with_more(old: Any, table: Table, seat: int | None) -> bytes:
    data = json.decode(old(table, seat))
    return json.encode({**data, "debug": sealed(table)})


@mutant(SECOND)
def socket_writes_its_own_view() -> None:
    """The socket has a view of its own, with the sealed decisions in it."""
    wrap(socket, "encode_view", with_more)


def view_adds(*, when_asked: bool) -> None:
    """By one of its two ways the view adds what is sealed."""
    asked = ContextVar("asked", default=False)

    async def call(old: Any, calls: Any, scope: Any, *rest: Any) -> None:
        asked.set(bool(scope.get("query_string")))
        await old(calls, scope, *rest)

    def encode(old: Any, *arguments: Any) -> bytes:
        more: bytes = with_more(old, *arguments) if asked.get() is when_asked else old(*arguments)
        return more

    wrap(DirectCalls, "__call__", call)
    wrap(tables, "encode_view", encode)


@mutant(SECOND)
def direct_view_writes_its_own() -> None:
    """The direct way to a view adds what is sealed."""
    view_adds(when_asked=False)


@mutant(SECOND)
def litestars_view_writes_its_own() -> None:
    """The view with a question in its address adds what is sealed."""
    view_adds(when_asked=True)


@mutant(SECOND)
def view_has_the_state() -> None:
    """The view is the state with some fields deleted, and one was forgotten."""

    def write(old: Any, table: Table, *rest: Any) -> bytes:
        told = json.decode(old(table, *rest))
        if told["view"] is not None:
            told["view"]["options"]["sealed"] = sealed(table)
        return json.encode(told)

    wrap(views, "write_view", write)


@mutant(SECOND)
def table_tells_the_decisions() -> None:
    """The description of a table counts the digits of what is sealed."""
    wrap(tables, "describe_table", lambda old, table: {**old(table), "size": len(sealed(table))})


@mutant(SECOND)
def fragments_of_another_seat() -> None:
    """An open page is sent what another seat sees."""

    def region(old: Any, at: Any) -> Any:
        shown, at.shown = at.shown, somebody_else(at.table, at.shown)
        try:
            return old(at)
        finally:
            at.shown = shown

    wrap(sitting.Sitting, "region", region)


@mutant(SECOND)
def stream_of_another_seat() -> None:
    """What is pushed to a page is drawn for the seat that decided last."""

    def changed(old: Any, before: Any, after: Any) -> Any:
        return [*old(before, after), ["pushed", str(len(after.text) % 97 + HELD[0])]]

    def look(old: Any, at: Any) -> Any:
        HELD[0] = truth(at.table)
        return old(at)

    wrap(sitting.Sitting, "region", look)
    wrap(page_stream, "changes", changed)


HELD = [0]


@mutant(AUDIENCE)
def events_are_heard_by_all() -> None:
    """Every event is told to everybody."""
    wrap(Event, "heard_by", lambda old, event, seat: True)


@mutant(AUDIENCE)
def api_events_of_all() -> None:
    """The API does not ask for whom an event is."""

    def events(old: Any, table: Table, seat: int | None, start: int) -> Any:
        play = table.play
        if play is None or play.chapters is None:
            return []
        return [str(event) for chapter in play.chapters[start:] for event in chapter]

    wrap(tables, "describe_events", events)


@mutant(AUDIENCE)
def page_story_of_all() -> None:
    """The lines on the page are told for nobody in particular."""

    def tell(old: Any, story: Any, play: Play, seat: Any, *rest: Any) -> Any:
        return old(story, play, play.players - 1 if seat is None else 0, *rest)

    from spielgeld.web.pages import memory

    wrap(memory, "tell", tell)
    wrap(html_story, "story_lines", lambda old, play, seat, *rest: old(play, 0, *rest))


@mutant(AUDIENCE)
def tokens_lie_open() -> None:
    """QE: everybody sees everybody's token."""

    def player(old: Any, state: Any, one: int, *rest: Any) -> Any:
        return replace(old(state, one, *rest), token=state.tokens[one])

    wrap(qe_view, "look_at_player", player)


@mutant(AUDIENCE)
def spending_lies_open() -> None:
    """QE: everybody sees at least how much everybody has spent, and it is how much."""

    def player(old: Any, state: Any, one: int, seat: Any, companies: Any, least: int) -> Any:
        return old(state, one, seat, companies, state.spent[one])

    wrap(qe_view, "look_at_player", player)


@mutant(AUDIENCE)
def cards_lie_open() -> None:
    """€uro Crisis: a chosen card is shown before it is revealed."""

    def bank(old: Any, state: Any, one: int) -> Any:
        shown = old(state, one)
        return replace(shown, score=state.chosen[one])

    wrap(euro_crisis_view, "look_at_bank", bank)


@mutant(AUDIENCE)
def own_card_of_another() -> None:
    """€uro Crisis: whoever looks sees the hidden card of the next seat."""

    def card(old: Any, state: Any, seat: int) -> Any:
        return old(state, (seat + 1) % state.setting.players)

    wrap(euro_crisis_view, "hidden_card", card)


@mutant(AUDIENCE)
def sealed_own_of_another() -> None:
    """What I have sealed is what the next seat has sealed."""

    def around(old: Any, play: Play, table: Any, seat: int | None) -> Any:
        view = old(play, table, seat)
        other = play.sealed.get((0 if seat is None else seat + 1) % play.players)
        return view if other is None else replace(view, sealed=other)

    wrap(Play, "view_around", around)


@mutant(SECOND)
def room_tells_the_promise() -> None:
    """What is promised about the deal is told with the server's number."""

    def luck(old: Any, table: Table) -> Any:
        told, promised = old(table), table.standing.promised
        return None if told is None or promised is None else {**told, "number": promised.secret}

    wrap(views, "describe_luck", luck)


@mutant(SECOND)
def page_of_the_room_tells_the_promise() -> None:
    """The page before the game shows the server's number instead of its hash."""

    def draw(old: Any, table: Table, *rest: Any) -> Any:
        told, promised = old(table, *rest), table.standing.promised
        return (
            told if told is None or promised is None else replace(told, commitment=promised.secret)
        )

    wrap(drawing, "draw_luck", draw)
