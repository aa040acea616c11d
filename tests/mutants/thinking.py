"""Leaks by advice from the truth, by taking back, by repeated keys, and by what was forgotten."""

from contextvars import ContextVar
from dataclasses import replace
from typing import Any

from spielgeld.bots.reason import because
from spielgeld.house import service
from spielgeld.house.problems import Problem
from spielgeld.house.table import Role, Table
from spielgeld.house.thinking import hints
from spielgeld.kernel.play import Play
from spielgeld.web.api import tables, views
from spielgeld.web.pages import drawing, memory, sitting, visitor
from spielgeld.web.pages import table as table_pages
from tests.mutants import mutant, sealed, somebody_else, truth, wrap

HINTS = "hints and analyses from the truth"
UNDO = "undo as an oracle"
KEYS = "idempotent answers across seats"
MEMORY = "memory off"
BACK = "look-back"


@mutant(HINTS)
def hints_from_the_truth() -> None:
    """Advice is weighed with all that is hidden."""

    async def find(old: Any, self: Any, key: Any, view: Any, choice: Any, before: Any) -> Any:
        table = self._service.desk.cached(key[0])
        advice = await old(self, key, view, choice, before)
        first, *rest = advice.weighed
        knowing = replace(first, tried=1 + truth(table) % 100_000)
        return replace(advice, weighed=(knowing, *rest))

    wrap(hints.Hints, "_find", find)


@mutant(HINTS)
def hints_with_true_reasons() -> None:
    """The reasons of a hint are those that would hold if one knew all."""

    async def find(old: Any, self: Any, key: Any, *rest: Any) -> Any:
        table = self._service.desk.cached(key[0])
        advice = await old(self, key, *rest)
        known = [
            because(reason.name, **reason.values, all=truth(table)) for reason in advice.reasons
        ]
        return replace(advice, reasons=tuple(known))

    wrap(hints.Hints, "_find", find)


@mutant(HINTS)
def hints_for_any_seat() -> None:
    """Whoever asks for a hint for another chair gets it."""
    asked = ContextVar("asked", default=False)

    async def ask(old: Any, *arguments: Any) -> Any:
        token = asked.set(True)
        try:
            return await old(*arguments)
        finally:
            asked.reset(token)

    def own(old: Any, role: Role, wanted: int | None = None) -> Any:
        return wanted if asked.get() and wanted is not None else old(role, wanted)

    wrap(hints.Hints, "ask", ask)
    wrap(Role, "own", own)


@mutant(HINTS)
def hints_are_noticed() -> None:
    """That somebody asks for a hint is seen by all."""

    async def ask(old: Any, self: Any, table_id: str, secrets: Any, seat: Any = None) -> Any:
        self._service.desk.live.nudge(table_id)
        return await old(self, table_id, secrets, seat)

    wrap(hints.Hints, "ask", ask)


@mutant(UNDO)
def undo_says_why_not() -> None:
    """A refused undo tells what the others have sealed meanwhile."""

    async def undo(old: Any, self: Any, table_id: str, secrets: Any, seat: int) -> None:
        try:
            await old(self, table_id, secrets, seat)
        except Problem:
            table = await self.desk.get(table_id)
            raise Problem("no-chair", seats=len(sealed(table))) from None

    wrap(service.Service, "undo", undo)


@mutant(UNDO)
def undo_depends() -> None:
    """One may take back only as long as one would not win."""

    def may(old: Any, play: Play, seat: int) -> bool:
        return bool(old(play, seat)) and len(repr(play.sealed)) % 2 == 0

    wrap(Play, "may_take_back", may)


@mutant(UNDO)
def undone_is_told() -> None:
    """What was taken back is told to all: the table remembers how long it was."""

    def describe(old: Any, table: Table) -> Any:
        play = table.play
        return {**old(table), "undone": 0 if play is None else len(repr(play.decisions)) % 1000}

    wrap(tables, "describe_table", describe)


@mutant(KEYS)
def keys_of_all_seats() -> None:
    """A key is known for the whole table: who repeats another's is answered as they were."""

    def answered(old: Any, table: Table, seat: int, key: Any, said: Any) -> Any:
        for other in range(len(table.chairs)):
            if (other, key) in table.answers:
                return old(table, other, key, said)
        return old(table, seat, key, said)

    wrap(Table, "answered", answered)


@mutant(KEYS)
def keys_tell_what_was_said() -> None:
    """A key that another seat has used is refused with what it was used for."""

    def answered(old: Any, table: Table, seat: int, key: Any, said: Any) -> Any:
        for (other, known), kept in table.answers.items():
            if known == key and other != seat:
                raise Problem("no-chair", seats=kept.said)
        return old(table, seat, key, said)

    wrap(Table, "answered", answered)


@mutant(MEMORY)
def nothing_is_forgotten_on_pages() -> None:
    """QE-15: the page of a table without the memory aid shows what the seat knows."""
    wrap(memory, "look", lambda old, table, play, seat: play.known(seat).table)


@mutant(MEMORY)
def nothing_is_forgotten_by_the_api() -> None:
    """QE-15: the API of a table without the memory aid shows what the seat knows."""
    wrap(views, "look", lambda old, table, play, seat: views.encode(play.known(seat).table))


@mutant(MEMORY)
def the_story_goes_back() -> None:
    """QE-15: the story is remembered from the beginning."""
    wrap(Play, "remembered_since", lambda old, play, seat: 0)


@mutant(MEMORY)
def one_may_look_back() -> None:
    """QE-15: a table without the memory aid can be looked back at."""
    for module in (sitting, visitor):
        wrap(module, "forgets", lambda old, table: False)


@mutant(BACK)
def back_of_another_seat() -> None:
    """Looking back shows the table as the next seat saw it."""

    def draw(old: Any, table: Table, step: int, seat: Any, frame: Any) -> Any:
        return old(table, step, somebody_else(table, seat), frame)

    wrap(table_pages, "draw_step", draw)


@mutant(BACK)
def back_with_what_came_later() -> None:
    """Looking back knows what the step will lead to."""

    def back(old: Any, table: Table, step: int) -> Any:
        return table.play if table.play and step >= table.play.step - 1 else old(table, step)

    def lines(old: Any, play: Any, seat: Any, *rest: Any) -> Any:
        return old(play, 0 if seat is None else (seat + 1) % play.players, *rest)

    wrap(Table, "look_back", back)
    wrap(drawing, "story_lines", lines)
