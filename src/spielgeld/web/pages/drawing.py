"""Tables as pages show them: from the table as it stands to what the templates are filled with."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from spielgeld.bots.advice import Advice
from spielgeld.house.names import badge_of, names_of
from spielgeld.house.settings import levels_of
from spielgeld.house.table import Role, Table
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from spielgeld.render.advice import percent, say_reasons, say_turn
from spielgeld.render.html.boards import html_render_of
from spielgeld.render.html.page import Advised, Chair, ChatLine, Frame, StoryLine, Suggestion
from spielgeld.render.html.page import Table as TablePage
from spielgeld.render.html.rooms import Room, TableCard
from spielgeld.render.html.story import remembered, story_lines, tell
from spielgeld.render.words import Words
from spielgeld.web.kept import KEPT

LINE_BYTES = 600
"""About what a line of the story takes."""


def iso(at: float | None) -> str:
    if at is None:
        return ""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def chairs_of(table: Table, names: list[str], waiting: tuple[Seat, ...] = ()) -> tuple[Chair, ...]:
    return tuple(
        [
            Chair(
                chair.seat,
                names[chair.seat],
                kind="open" if chair.open else "bot" if chair.level else "person",
                level=chair.level or "",
                stands_in=bool(chair.level and chair.secret_hash),
                present=chair.seat in table.present or chair.seat not in table.seen,
                away_since=iso(table.seen.get(chair.seat)),
                asked_at=iso(table.since) if chair.seat in waiting else "",
            )
            for chair in table.chairs
        ]
    )


def draw_table(table: Table, seat: Seat | None, role: Role, frame: Frame) -> TablePage:
    """The table as it stands, for one reader."""
    play = table.play
    assert play is not None
    view = play.view(seat)
    if table.status == "closed":
        # Nobody thinks any more.
        view = replace(view, waiting=())
    words = frame.words
    names = names_of(table, words)
    asked = table.running and seat is not None and seat in play.waiting
    return TablePage(
        frame,
        badge_of(table),
        view,
        chairs_of(table, names, view.waiting),
        choice=play.choice(seat) if asked and seat is not None else None,
        story=story_of(table, play, seat, words, names),
        told=tuple(play.story(seat)),
        chat=chat_of(table),
        key=str(table.number),
        hints=table.settings.hints,
        may_undo=table.running and seat is not None and play.may_take_back(seat),
        deadline=iso(table.deadline),
        host=role.host,
        levels=levels_of(table.settings.game),
        closed=table.status == "closed",
        steps=play.step,
    )


def draw_advice(page: TablePage, advice: Advice, taken: int | None) -> Advised:
    """Advice in the words of a page; `taken` is the number of the suggestion to be filled in."""
    view, words = page.view, page.frame.words
    suggestions = tuple(
        [
            Suggestion(
                say_turn(weighed.decision, weighed.then, view, words),
                percent(weighed.worth) if weighed.tried else None,
                html_render_of(view.game).fields(weighed.decision, words),
            )
            for weighed in advice.weighed
        ]
    )
    reasons = say_reasons(view.game, advice.reasons, words, page.names)
    chosen = suggestions[taken] if taken is not None and taken < len(suggestions) else None
    return Advised(suggestions, reasons, chosen)


def draw_step(table: Table, step: int, seat: Seat | None, frame: Frame) -> TablePage:
    """The table as this seat saw it when a step began."""
    play = table.look_back(step)
    view = play.view(seat)
    names = names_of(table, frame.words)
    assert table.play is not None
    return TablePage(
        frame,
        badge_of(table),
        view,
        chairs_of(table, names),
        story=story_lines(play, seat, frame.words, names),
        told=tuple(play.story(seat)),
        hints=table.settings.hints,
        at=step,
        steps=table.play.step,
        back_seats=table.status == "over",
    )


def story_of(
    table: Table, play: Play, seat: Seat | None, words: Words, names: list[str]
) -> tuple[StoryLine, ...]:
    """What this reader has heard. A chapter never changes, so each is told once and kept."""
    reader = ("story", seat, words.language)
    told, lines = KEPT.get(table.id, reader, play.over) or (0, [])
    chapters = len(play.chapters or [])
    if told < chapters:
        lines = lines + tell(play, seat, words, names, told)
        KEPT.put(table.id, reader, play.over, (chapters, lines), LINE_BYTES * len(lines))
    return remembered(lines, play)


def chat_of(table: Table) -> tuple[ChatLine, ...]:
    return tuple(
        [
            ChatLine(said.number, said.name, said.text, iso(said.at), said.seat)
            for said in table.chat
        ]
    )


def draw_room(table: Table, role: Role, frame: Frame, **extra: Any) -> Room:
    """The table before its game."""
    names = names_of(table, frame.words)
    return Room(
        frame,
        badge_of(table),
        table.settings.game,
        table.settings.options,
        chairs_of(table, names),
        seat=role.seat,
        host=role.host,
        levels=levels_of(table.settings.game),
        closed=table.status == "closed",
        pace=table.settings.pace,
        clock=table.settings.clock,
        hints=table.settings.hints,
        **extra,
    )


def draw_card(table: Table, role: Role, words: Words, address: str) -> TableCard:
    waiting = [] if table.play is None or not table.running else table.play.waiting
    return TableCard(
        badge_of(table),
        table.settings.game,
        address,
        tuple(names_of(table, words)),
        "over" if table.status == "closed" else table.status,
        your_turn=any([seat in role.seats for seat in waiting]),
    )
