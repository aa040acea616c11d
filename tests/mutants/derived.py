"""Leaks by what follows from something hidden: sums, bounds, sizes, times, counters, ids, order."""

import json
import time
from dataclasses import replace
from typing import Any

from spielgeld.house import names
from spielgeld.house.desk import Desk
from spielgeld.house.live import Live
from spielgeld.house.standing import Standing
from spielgeld.house.table import Table
from spielgeld.kernel.play import Play
from spielgeld.web import health
from spielgeld.web.api import tables, views
from spielgeld.web.pages import drawing, sitting, visitor
from spielgeld.web.pages import stream as page_stream
from spielgeld.web.pages import table as table_pages
from tests.mutants import mutant, sealed, truth, wrap

DERIVED = "derived data"
PRESENCE = "presence"


@mutant(DERIVED)
def deadline_depends() -> None:
    """Whoever has bid much has less time, and all see until when."""

    def deadline(old: Any, standing: Any) -> Any:
        until, play = old(standing), standing.play
        return until if until is None or play is None else until - len(repr(play.sealed)) % 7

    wrap(Standing, "deadline", deadline)


@mutant(DERIVED)
def since_depends() -> None:
    """A step begins with its first secret decision: `since` moves with it."""
    wrap(drawing, "iso", lambda old, at: old(at and at + TRUTH[0] % 50))
    hold_truth()


TRUTH = [0]


def hold_truth() -> None:
    def sit(old: Any, at: Any, *rest: Any) -> None:
        old(at, *rest)
        TRUTH[0] = truth(at.table)

    wrap(sitting.Sitting, "__init__", sit)


@mutant(DERIVED)
def sum_of_sealed() -> None:
    """The API says how many digits all sealed decisions have together."""

    def describe(old: Any, table: Table) -> Any:
        digits = sum([char.isdigit() for char in sealed(table)])
        return {**old(table), "digits": digits}

    wrap(tables, "describe_table", describe)


@mutant(DERIVED)
def waiting_in_order_of_bids() -> None:
    """Who still has to decide is listed in an order that follows from what is sealed."""

    def describe(old: Any, table: Table) -> Any:
        told = old(table)
        return {**told, "waiting": told["waiting"][:: 1 if truth(table) % 2 else -1]}

    wrap(tables, "describe_table", describe)


@mutant(DERIVED)
def chairs_in_order_of_truth() -> None:
    """The chairs come in an order that follows from what is hidden."""

    def describe(old: Any, table: Table) -> Any:
        told = old(table)
        turn = truth(table) % len(told["chairs"])
        return {**told, "chairs": told["chairs"][turn:] + told["chairs"][:turn]}

    wrap(tables, "describe_table", describe)


@mutant(DERIVED)
def size_of_the_page() -> None:
    """The page is padded by as much as there is hidden."""

    def page(old: Any, who: Any, text: str, *rest: Any, **more: Any) -> Any:
        return old(who, text + " " * (TRUTH[0] % 31), *rest, **more)

    wrap(visitor.Visitor, "page", page)
    hold_truth()


@mutant(DERIVED)
def mark_of_the_truth() -> None:
    """The mark of a page follows from the whole table."""

    def show(old: Any, at: Any, *rest: Any, **more: Any) -> Any:
        TRUTH[0] = truth(at.table)
        return old(at, *rest, **more)

    def page(old: Any, who: Any, text: str, *rest: Any, **more: Any) -> Any:
        return old(who, text.replace('data-mark="', f'data-mark="{TRUTH[0]}', 1), *rest, **more)

    wrap(sitting.Sitting, "show", show)
    wrap(visitor.Visitor, "page", page)


@mutant(DERIVED)
def bounds_from_the_truth() -> None:
    """What one is asked says how high is high enough."""

    def write(old: Any, table: Table, seat: Any, written: Any) -> Any:
        told = json.loads(old(table, seat, written))
        if told["choice"] is not None and table.play is not None:
            told["may_undo"] = len(repr(table.play.deal)) + truth(table) % 10
        return json.dumps(told).encode()

    wrap(views, "write_view", write)


@mutant(DERIVED)
def etag_of_the_truth() -> None:
    """Pages have an ETag made of the table's version and what is hidden."""

    def page(old: Any, who: Any, *rest: Any, **more: Any) -> Any:
        return old(who, *rest, **{**more, "etag": f'"{TRUTH[0]}"'})

    wrap(visitor.Visitor, "page", page)
    hold_truth()


@mutant(DERIVED)
def key_of_the_form() -> None:
    """The hidden field of the form counts the characters of what others have sealed."""

    def draw(old: Any, table: Table, *rest: Any) -> Any:
        page = old(table, *rest)
        return replace(page, key=f"{page.key}.{len(sealed(table))}")

    wrap(sitting, "draw_table", draw)


@mutant(DERIVED)
def messages_for_large_bids() -> None:
    """A large sealed bid is announced twice."""

    async def add(old: Any, desk: Any, table_id: str, write: Any) -> Any:
        outcome = await old(desk, table_id, write)
        table = desk.cached(table_id)
        if table is not None and truth(table) % 2:
            desk.live.nudge(table_id)
        return outcome

    wrap(Desk, "add", add)


@mutant(DERIVED)
def pushes_in_order_of_truth() -> None:
    """Changed regions are pushed in an order that follows from what is hidden."""

    def look(old: Any, at: Any) -> Any:
        TRUTH[0] = truth(at.table)
        return old(at)

    def changed(old: Any, *rest: Any) -> Any:
        return old(*rest)[:: 1 if TRUTH[0] % 2 else -1]

    wrap(sitting.Sitting, "region", look)
    wrap(page_stream, "changes", changed)
    wrap(page_stream, "everything", changed)


@mutant(DERIVED)
def numbers_on_the_stream() -> None:
    """A stream skips a beat when something is sealed: its numbers say how much."""

    def announce(old: Any, live: Any, table_id: str, number: int, *rest: Any) -> None:
        old(live, table_id, number, *rest)
        old(live, table_id, number + (TRUTH[0] % 3), *rest)

    async def add(old: Any, desk: Any, table_id: str, write: Any) -> Any:
        table = desk.cached(table_id)
        TRUTH[0] = 0 if table is None else truth(table)
        return await old(desk, table_id, write)

    wrap(Live, "announce", announce)
    wrap(Desk, "add", add)


@mutant(DERIVED)
def leader_is_marked() -> None:
    """The winners so far are told while the game goes on."""
    wrap(Play, "winners", lambda old, play: old(play) or [truth_of(play) % play.players])


def truth_of(play: Play) -> int:
    return len(repr(play.decisions)) + len(repr(play.sealed)) + len(repr(play.deal))


@mutant(DERIVED)
def badge_of_the_deal() -> None:
    """The number on the banknote is drawn from the deal."""

    def badge(old: Any, table: Table) -> Any:
        told = old(table)
        return f"{told}{truth(table) % 100}" if isinstance(told, str) else told

    for module in (names, drawing, sitting):
        if "badge_of" in vars(module):
            wrap(module, "badge_of", badge)


@mutant(PRESENCE)
def whoever_considers_is_there() -> None:
    """Trying a decision makes a player present."""

    async def preview(old: Any, form: Any) -> str:
        return str(old(form))

    def sit(old: Any, at: Any, *rest: Any) -> None:
        old(at, *rest)
        at.service.presence.greet(at.table, at.role.seats)

    wrap(sitting.Sitting, "__init__", sit)


@mutant(PRESENCE)
def notes_are_noticed() -> None:
    """Writing notes makes a player present."""

    async def keep(old: Any, house: Any, table_id: str, secrets: Any, notes: Any) -> None:
        await old(house, table_id, secrets, notes)
        table, role = await house.visit(table_id, secrets)
        house.presence.greet(table, role.seats)

    from spielgeld.house.service import Service

    wrap(Service, "keep_notes", keep)


@mutant(PRESENCE)
def looking_back_is_noticed() -> None:
    """Whoever looks back is seen doing it."""

    def back(old: Any, table: Table, role: Any, wanted: Any) -> Any:
        for seat in role.seats:
            table.seen[seat] = time.time() + 1
        return old(table, role, wanted)

    wrap(table_pages, "seat_looking_back", back)


@mutant(PRESENCE)
def spectators_are_counted() -> None:
    """How many of the others' devices watch is told to all."""

    def describe(old: Any, table: Table) -> Any:
        return {**old(table), "hidden": len(table.answers) + truth(table) % 2}

    wrap(tables, "describe_table", describe)


@mutant("logs")
def log_names_the_decision() -> None:
    """The log tells what was decided."""

    def note(old: Any, table: Table, standing: Any, entry: Any) -> None:
        old(table, standing, entry)
        health.log.info("added %s %s", entry.kind, entry.body)

    wrap(Table, "_stand", note)


@mutant("logs")
def log_names_the_secret() -> None:
    """The log tells with which secrets somebody came."""

    def role(old: Any, table: Table, secrets: Any) -> Any:
        if secrets:
            health.log.info("visit %s", secrets)
        return old(table, secrets)

    wrap(Table, "role", role)


@mutant("logs")
def log_counts_digits() -> None:
    """The log tells how long a submission was."""

    def answered(old: Any, table: Table, seat: Any, key: Any, said: Any) -> Any:
        health.log.info("submission of %s characters", len(str(said)))
        return old(table, seat, key, said)

    wrap(Table, "answered", answered)
