"""Leaks by what a request says, and by answers to some kinds of requests only."""

from typing import Any

from spielgeld.house import service
from spielgeld.house.problems import Problem
from spielgeld.house.table import Role
from spielgeld.house.texts import read_small
from spielgeld.kernel.refusal import Refusal, Refused
from spielgeld.web import answers, guard
from spielgeld.web.api import socket
from spielgeld.web.pages import sitting, table, visitor
from tests.mutants import mutant, sealed, somebody_else, truth, wrap

PARAMETER = "parameter that names another seat"
HTMX = "htmx only"
POST = "POST doors"
REFUSAL = "refusals with values"


@mutant(PARAMETER)
def view_of_any_seat() -> None:
    """`?seat=` is believed."""
    wrap(
        Role,
        "looking_from",
        lambda old, role, wanted: old(role, None) if wanted is None else wanted,
    )


@mutant(PARAMETER)
def back_as_anybody() -> None:
    """One may look back as anybody while the game goes on."""

    def back(old: Any, at: Any, role: Any, wanted: Any) -> Any:
        seat = read_small(wanted)
        return old(at, role, wanted) if seat is None or seat >= len(at.chairs) else seat

    wrap(table, "seat_looking_back", back)


@mutant(PARAMETER)
def page_as_anybody() -> None:
    """`?as=` on the page of the table is believed."""
    wrap(sitting, "seat_shown", shown_as("as"))


@mutant(PARAMETER)
def page_of_a_chair() -> None:
    """`?chair=`, meant for testing, was left in."""
    wrap(sitting, "seat_shown", shown_as("chair"))


def shown_as(name: str) -> Any:
    def shown(old: Any, who: Any, at: Any, role: Any) -> Any:
        wanted = who.request.query_params.get(name, "")
        return (
            int(wanted)
            if wanted.isdecimal() and int(wanted) < len(at.chairs)
            else old(who, at, role)
        )

    return shown


@mutant(PARAMETER)
def reveal_by_address() -> None:
    """`?debug=` adds what is sealed to the page."""

    def page(old: Any, who: Any, text: str, *rest: Any, **more: Any) -> Any:
        if who.request.query_params.get("debug"):
            text += DEBUG[0]
        return old(who, text, *rest, **more)

    wrap(visitor.Visitor, "page", page)
    remember()


DEBUG = [""]


def remember() -> None:
    def sit(old: Any, at: Any, *rest: Any) -> None:
        old(at, *rest)
        DEBUG[0] = f"<!-- {truth(at.table)} -->"

    wrap(sitting.Sitting, "__init__", sit)


@mutant(PARAMETER)
def socket_of_any_seat() -> None:
    """`?seat=` of a socket is believed."""

    async def tell(old: Any, caller: Any, watcher: Any) -> None:
        query = caller._socket.query_params.get("seat")
        caller._seat = int(query) if query is not None else caller._seat
        caller._chairs = (await caller._service.desk.at(caller._table_id, watcher.number)).chairs
        await old(caller, watcher)

    wrap(socket.SocketChair, "_tell", tell)


@mutant(PARAMETER)
def analysis_of_a_running_game() -> None:
    """The analysis does not wait for the end."""

    def of(old: Any, analyses: Any, at: Any, seat: int) -> Any:
        if at.play is not None and at.status != "over":
            raise Problem("no-chair", seats=truth(at))
        return old(analyses, at, seat)

    from spielgeld.house.thinking.analyses import Analyses

    wrap(Analyses, "of", of)


@mutant(PARAMETER)
def decide_tells_of_any_seat() -> None:
    """Who decides for another seat is told what that seat has decided."""

    def own(old: Any, role: Role, wanted: int | None = None) -> Any:
        try:
            return old(role, wanted)
        except Problem:
            if not DEBUG[0]:
                raise
            raise Problem("no-chair", seats=DEBUG[0]) from None

    async def decide(old: Any, house: Any, table_id: str, *rest: Any, **more: Any) -> Any:
        known = house.desk.cached(table_id)
        DEBUG[0] = "" if known is None else sealed(known)
        try:
            return await old(house, table_id, *rest, **more)
        finally:
            DEBUG[0] = ""

    wrap(Role, "own", own)
    wrap(service.Service, "decide", decide)


@mutant(HTMX)
def header_for_htmx() -> None:
    """Pages that are fetched by htmx have a header with what waits."""

    def page(old: Any, who: Any, *rest: Any, **more: Any) -> Any:
        return old(who, *rest, **({**more, "HX_Trigger": DEBUG[0]} if who.htmx else more))

    wrap(visitor.Visitor, "page", page)
    remember()


@mutant(HTMX)
def number_for_htmx() -> None:
    """The number in a header counts what is sealed."""

    def now(old: Any, at: Any, page: Any, status: int = 200) -> Any:
        answer = old(at, page, status)
        answer.headers["number"] = str(at.table.number * 1000 + truth(at.table) % 1000)
        return answer

    wrap(sitting.Sitting, "now", now)


@mutant(HTMX)
def answer_for_htmx() -> None:
    """What is said about a form to htmx is drawn for the seat that is asked."""

    def draw(old: Any, at: Any, **said: Any) -> Any:
        if said and at.visitor.htmx:
            at.shown = somebody_else(at.table, at.shown)
        return old(at, **said)

    wrap(sitting.Sitting, "draw", draw)


@mutant(POST)
def preview_knows_the_highest() -> None:
    """The preview of an amount says how it compares with what is sealed."""

    def preview(old: Any, amount: Any, frame: Any) -> str:
        return f"{old(amount, frame)}<i>{DEBUG[0]}</i>"

    async def visit(old: Any, house: Any, table_id: str, secrets: Any) -> Any:
        found = await old(house, table_id, secrets)
        DEBUG[0] = str(truth(found[0]))
        return found

    wrap(table, "preview", preview)
    wrap(service.Service, "visit", visit)


@mutant(POST)
def chat_answers_with_the_truth() -> None:
    """Whoever says something by htmx is answered with a header of the whole table."""

    async def again(old: Any, at: Any, **said: Any) -> Any:
        answer = await old(at, **said)
        answer.headers["x-table"] = str(truth(at.table))
        return answer

    wrap(sitting.Sitting, "again", again)


@mutant(POST)
def drafts_of_others() -> None:
    """What somebody typed last stands in the next reader's form."""
    last = [""]

    def draft(old: Any, form: Any) -> str:
        before, last[0] = last[0], old(form)
        return before or last[0]

    wrap(table, "draft_of", draft)


@mutant(REFUSAL)
def refusals_say_the_highest() -> None:
    """A refused decision is told the highest that is sealed."""

    def judge(old: Any, at: Any, seat: Any, decision: Any, step: Any) -> Any:
        try:
            return old(at, seat, decision, step)
        except Refused as refused:
            said = refused.refusal
            values = {**said.values, "sealed": sealed(at)}
            raise Refused(Refusal(said.rule, said.reason, values)) from None

    wrap(service, "judge", judge)


@mutant(REFUSAL)
def stale_pages_are_told_more() -> None:
    """A decision on a question of the past is told what has happened since."""

    def judge(old: Any, at: Any, seat: Any, decision: Any, step: Any) -> Any:
        try:
            return old(at, seat, decision, step)
        except Refused as refused:
            said = refused.refusal
            if said.reason == "stale":
                said = Refusal(said.rule, said.reason, {**said.values, "since": truth(at)})
            raise Refused(said) from None

    wrap(service, "judge", judge)


@mutant(REFUSAL)
def status_tells() -> None:
    """A refusal has another status if the sum of what is sealed is even."""

    def judge(old: Any, at: Any, seat: Any, decision: Any, step: Any) -> Any:
        try:
            return old(at, seat, decision, step)
        except Refused as refused:
            STATUS[0] = 409 if truth(at) % 2 else 422
            raise refused from None

    wrap(service, "judge", judge)
    for module in (answers, guard):
        wrap(
            module,
            "status_of",
            lambda old, error: STATUS[0] if isinstance(error, Refused) else old(error),
        )


STATUS = [422]
