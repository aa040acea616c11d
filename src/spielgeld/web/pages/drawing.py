"""Tables as pages show them: from the table as it stands to what the templates are filled with."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from spielgeld.bots.advice import Advice, is_as_good
from spielgeld.house.names import badge_of, names_of, table_name
from spielgeld.house.pledges import luck_of
from spielgeld.house.settings import levels_of
from spielgeld.house.table import Role, Table
from spielgeld.kernel.state import Seat
from spielgeld.luck import Verdict
from spielgeld.page.boards import page_of
from spielgeld.page.lobby import TableCard
from spielgeld.page.notices import LuckPage
from spielgeld.page.page import Advised, Frame, Suggestion, TablePage
from spielgeld.page.story import still_shown, story_lines
from spielgeld.page.waiting_room import RoomLuck, WaitingRoom
from spielgeld.telling.advice import chance_to_win, percent, say_reasons, say_turn
from spielgeld.telling.luck import say_faults, say_outcome, say_who
from spielgeld.telling.words import Words
from spielgeld.web.pages import memory
from spielgeld.web.pages.times import iso
from spielgeld.web.view_cache import cache_of


def draw_table(
    table: Table, seat: Seat | None, role: Role, frame: Frame, read: int = -1
) -> TablePage:
    """The table as it stands, for one reader who has seen what happened up to a step."""
    play, words = table.play, frame.words
    assert play is not None
    view = play.view_around(memory.look(table, play, seat), seat)
    if table.status == "closed":
        # Nobody thinks any more.
        view = replace(view, waiting=())
    chairs = memory.chairs(table, words)
    asked = table.running and seat in view.waiting
    names = [chair.name for chair in chairs]
    story = still_shown(memory.story(table, play, seat, words, names), play, seat)
    return TablePage(
        frame,
        badge_of(table),
        view,
        chairs,
        choice=play.choice(seat) if asked and seat is not None else None,
        story=story,
        told=memory.told(table, play, seat),
        chat=memory.chat(table, words),
        # After a decision was taken back the same one is another one.
        key=f"{play.step}.{table.standing.undone}",
        hints=table.settings.hints,
        may_undo=table.running and seat is not None and play.may_take_back(seat),
        since=iso(table.since),
        deadline=iso(table.deadline),
        host=role.host,
        levels=levels_of(table.settings.game),
        closed=table.status == "closed",
        steps=play.step,
        happened=memory.happened(table, play, seat, words, story),
        unread=memory.unread(table, play, seat, words, story, read),
        cache=cache_of(table),
    )


def draw_advice(page: TablePage, advice: Advice, taken: int | None) -> Advised:
    """Advice in the words of a page; `taken` is the number of the suggestion to be filled in."""
    view, words = page.view, page.frame.words
    suggestions = tuple(
        [
            Suggestion(
                say_turn(weighed.decision, weighed.then, view, words),
                chance_to_win(weighed.worth, len(page.names)) if weighed.tried else None,
                page_of(view.game).fields(weighed.decision, words),
                as_good=is_as_good(advice.weighed[0], weighed),
            )
            for weighed in advice.weighed
        ]
    )
    reasons = say_reasons(view.game, advice.reasons, words, page.names)
    chosen = suggestions[taken] if taken is not None and taken < len(suggestions) else None
    figures = tuple([(name, percent(share)) for name, share in advice.figures.items()])
    return Advised(suggestions, reasons, chosen, figures)


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
        memory.chairs_of(table, names),
        story=story_lines(play, seat, frame.words, names, table.standing.late),
        told=play.story(seat),
        hints=table.settings.hints,
        at=step,
        steps=table.play.step,
        back_seats=table.open_to_all,
        levels=levels_of(table.settings.game),
    )


def draw_room(table: Table, role: Role, frame: Frame, **extra: Any) -> WaitingRoom:
    """The table before its game."""
    names = names_of(table, frame.words)
    return WaitingRoom(
        frame,
        badge_of(table),
        table.settings.game,
        table.settings.options,
        memory.chairs_of(table, names),
        chosen=table.settings.chosen,
        rules=table.settings.rules,
        before=table.settings.rules_before,
        own=role.seats,
        seat=role.seat,
        host=role.host,
        levels=levels_of(table.settings.game),
        closed=table.status == "closed",
        pace=table.settings.pace,
        clock=table.settings.clock,
        hints=table.settings.hints,
        luck=draw_luck(table, role, names),
        chat=memory.chat(table, frame.words),
        **extra,
    )


def draw_luck(table: Table, role: Role, names: Sequence[str]) -> RoomLuck | None:
    """What is promised about the deal, and what the reader's browser is to do for it."""
    promised, luck = table.standing.promised, luck_of(table)
    if promised is None or luck is None or table.status != "open":
        return None
    drawing = promised.drawing is not None
    own = None if role.seat is None else promised.part_of(role.seat)
    waits = own is None if drawing else False
    told = own is not None and own.value is not None
    return RoomLuck(
        luck.commitment,
        "wait" if waits or told else "tell" if drawing else "pledge",
        "" if own is None else own.pledge,
        tuple([names[part.seat] for part in promised.parts if not drawing or part.value]),
        tuple([names[part.seat] for part in promised.parts if part.value is None]),
        drawing,
    )


def draw_verdict(table: Table, found: Verdict, frame: Frame) -> LuckPage:
    names = names_of(table, frame.words)
    lines = say_faults(found.faults, frame.words, names)
    if found.commitment is not None:
        lines += say_who(found, frame.words, names)
    said = say_outcome(found, frame.words, names)
    return LuckPage(frame, badge_of(table), found.outcome, said, tuple(lines), found.commitment)


def draw_card(table: Table, role: Role, words: Words, address: str) -> TableCard:
    waiting = [] if table.play is None or not table.running else table.play.waiting
    return TableCard(
        badge_of(table),
        table_name(table, words),
        table.settings.game,
        address,
        tuple(names_of(table, words)),
        table.status,
        your_turn=any([seat in role.seats for seat in waiting]),
    )
