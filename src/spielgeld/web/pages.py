"""The pages at a table. Without scripts they are forms and reloads; htmx makes them live."""

import hashlib
import json
from dataclasses import replace
from typing import Any

from litestar import Controller, get, post
from litestar.response import Response, Stream

from spielgeld.kernel.refusal import Refused
from spielgeld.kernel.state import Seat
from spielgeld.render import html
from spielgeld.render.game import NotUnderstood
from spielgeld.render.html.boards import html_render_of
from spielgeld.render.numbers import NotAnAmount, read_amount
from spielgeld.web.api import analyses_of, hints_of, open_stream, service_of
from spielgeld.web.drawing import (
    badge_of,
    draw_advice,
    draw_room,
    draw_step,
    draw_table,
    names_of,
)
from spielgeld.web.drawing_analysis import draw_analysis
from spielgeld.web.languages import AnyRequest
from spielgeld.web.problems import Problem, message_of
from spielgeld.web.service import Service, invited
from spielgeld.web.settings import levels_of
from spielgeld.web.table import Role, Table
from spielgeld.web.visitor import UNCOVERED_COOKIE, Visitor, links_of

Answer = Response[Any]


class Pages(Controller):
    path = "/t/{table_id:str}"
    include_in_schema = False

    @get("/")
    async def table(self, request: AnyRequest, table_id: str) -> Answer:
        service = service_of(request)
        visitor = Visitor(request)
        table, role = await service.visit(table_id, visitor.secrets)
        if role != Role():
            visitor.remember(table, role)
        return show(visitor, table, role)

    @get("/fragments")
    async def fragments(self, request: AnyRequest, table_id: str) -> Answer:
        service = service_of(request)
        visitor = Visitor(request)
        table, role = await service.visit(table_id, visitor.secrets)
        return show_fragments(visitor, table, role, request.query_params.get("page"))

    @get("/stream")
    async def stream(self, request: AnyRequest, table_id: str) -> Stream:
        service = service_of(request)
        return await open_stream(request, table_id, Visitor(request).secrets, service)

    @get("/join/{invite:str}")
    async def join(self, request: AnyRequest, table_id: str, invite: str) -> Answer:
        service = service_of(request)
        visitor = Visitor(request)
        table = await service.desk.get(table_id)
        if not invited(table, [invite]):
            raise Problem("bad-invitation")
        visitor.keep_secrets(table_id, invite)
        return visitor.go(f"/t/{table_id}")

    @get("/chair/{secret:str}")
    async def chair(self, request: AnyRequest, table_id: str, secret: str) -> Answer:
        """One's own chair, on another device."""
        service = service_of(request)
        visitor = Visitor(request)
        table = await service.desk.get(table_id)
        if table.role([secret]) == Role():
            raise Problem("not-yours")
        visitor.keep_secrets(table_id, secret)
        return visitor.go(f"/t/{table_id}")

    @post("/take")
    async def take(self, request: AnyRequest, table_id: str) -> Answer:
        service = service_of(request)
        visitor = Visitor(request)
        form = await read_form(request)
        table, role = await service.visit(table_id, visitor.secrets)
        invite = next((s for s in visitor.secrets if invited(table, [s])), "")
        seat = read_seat(form["seat"]) if form.get("seat") else None
        try:
            secret = await service.sit(table_id, invite, form.get("name"), seat)
        except Problem as problem:
            note = message_of(problem, visitor.frame().words)
            return show(visitor, table, role, 422, note=note, name=form.get("name", "")[:40])
        visitor.keep_secrets(table_id, secret)
        return visitor.go(f"/t/{table_id}")

    @post("/decide")
    async def decide(self, request: AnyRequest, table_id: str) -> Answer:
        service = service_of(request)
        visitor = Visitor(request)
        form = await read_form(request)
        table, role = await service.visit(table_id, visitor.secrets)
        seat = seat_shown(visitor, table, role)
        said: dict[str, Any] = {}
        if table.play is None or seat is None:
            raise Problem("not-yours")
        step = int(form["step"]) if form.get("step", "").isdecimal() else -1
        try:
            if step == table.play.step and seat in table.play.waiting:
                view, choice = table.play.view(seat), table.play.choice(seat)
                render = html_render_of(table.settings.game)
                words = visitor.frame(table.settings.game).words
                decision = render.read(form, view, choice, words)
                sure = form.get("sure") == "yes" or decision not in choice
                if not sure and render.wants_confirmation(view, decision):
                    said = {"confirm": decision, "draft": draft_of(form)}
            else:
                decision = form_as_decision(form)
            if not said:
                key = f"{form.get('key', '')[:20]}:{fingerprint(form)}"
                await service.decide(
                    table_id, visitor.secrets, decision, step=step, key=key, seat=seat
                )
        except NotUnderstood as error:
            said = {"hint": error.hint, "draft": draft_of(form)}
        except Refused as error:
            said = {"refusal": error.refusal, "draft": draft_of(form)}
        return await self._again(visitor, table_id, service, said)

    @post("/preview")
    async def preview(self, request: AnyRequest, table_id: str) -> Answer:
        """What a typed amount is, in figures."""
        visitor = Visitor(request)
        table, _ = await service_of(request).visit(table_id, visitor.secrets)
        form = await read_form(request)
        try:
            amount = read_amount(draft_of(form), visitor.language)
        except NotAnAmount:
            amount = None
        return visitor.page(html.preview(amount, visitor.frame(table.settings.game)))

    @post("/hint")
    async def hint(self, request: AnyRequest, table_id: str) -> Answer:
        """The table with a hint for the one who asks; nothing is decided by it."""
        service, hints = service_of(request), hints_of(request)
        visitor = Visitor(request)
        form = await read_form(request)
        table, role = await service.visit(table_id, visitor.secrets)
        seat = seat_shown(visitor, table, role)
        if table.play is None or seat is None:
            raise Problem("not-yours")
        if form.get("step") != str(table.play.step) or seat not in table.play.waiting:
            return await self._again(visitor, table_id, service)
        table, seat, advice = await hints.ask(table_id, visitor.secrets, seat)
        frame = visitor.frame(table.settings.game, links_of(table, role, visitor, page="table"))
        frame = replace(frame, here=frame.links.table)
        take = form.get("take", "")
        taken = int(take) if take.isdecimal() and len(take) < 3 else None
        page = draw_table(table, seat, role, frame)
        page = replace(page, advice=draw_advice(page, advice, taken))
        return visitor.page(html.table_fragments(page) if visitor.htmx else html.table_page(page))

    @get("/analysis")
    async def analysis(self, request: AnyRequest, table_id: str) -> Answer:
        """A finished game looked back at from one chair."""
        service, analyses = service_of(request), analyses_of(request)
        visitor = Visitor(request)
        table, role = await service.visit(table_id, visitor.secrets)
        wanted = request.query_params.get("seat", "")
        seat = read_seat(wanted) if wanted else role.seat or 0
        analysis = analyses.of(table, seat)
        frame = visitor.frame(table.settings.game, links_of(table, role, visitor, page="analysis"))
        order = "lost" if request.query_params.get("order") == "lost" else "time"
        page = draw_analysis(table, analysis, analyses.before(analysis), order, frame)
        text = html.analysis_fragment(page) if visitor.htmx else html.analysis_page(page)
        return visitor.page(text)

    @post("/undo")
    async def undo(self, request: AnyRequest, table_id: str) -> Answer:
        service = service_of(request)
        visitor = Visitor(request)
        table, role = await service.visit(table_id, visitor.secrets)
        seat = seat_shown(visitor, table, role)
        if seat is None:
            raise Problem("not-yours")
        await service.undo(table_id, visitor.secrets, seat)
        return await self._again(visitor, table_id, service)

    @post("/chat")
    async def chat(self, request: AnyRequest, table_id: str) -> Answer:
        service = service_of(request)
        visitor = Visitor(request)
        form = await read_form(request)
        await service.chat(table_id, visitor.secrets, form.get("text"))
        if not visitor.htmx:
            return visitor.go(f"/t/{table_id}")
        table, role = await service.visit(table_id, visitor.secrets)
        frame = visitor.frame(table.settings.game, links_of(table, role, visitor, page="table"))
        page = draw_table(table, seat_shown(visitor, table, role), role, frame)
        return visitor.page(html.fragment("chat", page))

    @post("/host")
    async def host(self, request: AnyRequest, table_id: str) -> Answer:
        service = service_of(request)
        visitor = Visitor(request)
        form = await read_form(request)
        secrets = visitor.secrets
        action, _, seat = form.get("action", "").partition(":")
        if action == "start":
            await service.start(table_id, secrets)
        elif action == "bot":
            table, _ = await service.visit(table_id, secrets)
            level = levels_of(table.settings.game)[0]
            await service.seat_bot(table_id, secrets, read_seat(seat), level)
        elif action == "give-back":
            await service.give_back(table_id, secrets, read_seat(seat))
        elif action == "close":
            await service.close(table_id, secrets)
        else:
            raise Problem("bad-form")
        return await self._again(visitor, table_id, service)

    @post("/renew")
    async def renew(self, request: AnyRequest, table_id: str) -> Answer:
        """A new private link for one's chair; the old one stops working."""
        service = service_of(request)
        visitor = Visitor(request)
        _, role = await service.visit(table_id, visitor.secrets)
        if role.seat is None:
            raise Problem("not-yours")
        secret = await service.renew(table_id, visitor.secrets, role.seat)
        visitor.keep_secrets(table_id, secret)
        return visitor.go(f"/t/{table_id}")

    @post("/uncover")
    async def uncover(self, request: AnyRequest, table_id: str) -> Answer:
        """One screen for all: the next player has it now."""
        service = service_of(request)
        visitor = Visitor(request)
        form = await read_form(request)
        table, role = await service.visit(table_id, visitor.secrets)
        seat = read_seat(form.get("seat", ""))
        if seat not in role.seats or table.play is None:
            raise Problem("not-yours")
        visitor.keep(UNCOVERED_COOKIE, f"{seat}-{table.play.step}", path=f"/t/{table_id}")
        return visitor.go(f"/t/{table_id}")

    @get("/back")
    async def back(self, request: AnyRequest, table_id: str) -> Answer:
        """Look back: one's own game as one saw it, and a finished one from any chair."""
        service = service_of(request)
        visitor = Visitor(request)
        table, role = await service.visit(table_id, visitor.secrets)
        if table.play is None:
            raise Problem("not-running")
        query = request.query_params
        step = int(query["step"]) if query.get("step", "").isdecimal() else 0
        if step > table.play.step:
            raise Problem("no-page")
        wanted = int(query["as"]) if query.get("as", "").isdecimal() else None
        seat = seat_looking_back(table, role, wanted)
        frame = visitor.frame(table.settings.game, links_of(table, role, visitor, page="back"))
        frame = replace(frame, links=replace(frame.links, stream=""))
        return visitor.page(html.table_page(draw_step(table, step, seat, frame)))

    @get("/record")
    async def record(self, request: AnyRequest, table_id: str) -> Answer:
        service = service_of(request)
        record = await service.record(table_id, Visitor(request).secrets)
        name = f"{record['game']}-{table_id[:8]}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(record, media_type="application/json", headers=headers)

    @post("/rematch")
    async def rematch(self, request: AnyRequest, table_id: str) -> Answer:
        service = service_of(request)
        visitor = Visitor(request)
        new_id = await service.rematch(table_id, visitor.secrets)
        return follow(visitor, new_id)

    @get("/rematch")
    async def follow_rematch(self, request: AnyRequest, table_id: str) -> Answer:
        """To the new table, with the secrets that fit there too."""
        service = service_of(request)
        visitor = Visitor(request)
        table, _ = await service.visit(table_id, visitor.secrets)
        if table.rematch is None:
            raise Problem("not-over")
        return follow(visitor, table.rematch)

    async def _again(
        self,
        visitor: Visitor,
        table_id: str,
        service: Service,
        said: dict[str, Any] | None = None,
    ) -> Answer:
        """After a form: the table as it is now, with what is to be said about the form."""
        table, role = await service.visit(table_id, visitor.secrets)
        if visitor.htmx:
            kind = "table" if table.play is not None else "room"
            return show_fragments(visitor, table, role, kind, 422 if said else 200, **(said or {}))
        if said:
            return show(visitor, table, role, 422, **said)
        return visitor.go(f"/t/{table_id}")


def follow(visitor: Visitor, table_id: str) -> Answer:
    visitor.keep_secrets(table_id)
    return visitor.go(f"/t/{table_id}")


def seat_shown(visitor: Visitor, table: Table, role: Role) -> Seat | None:
    """The reader's seat. On a screen for several, the one whose curtain is lifted for this step."""
    if len(role.seats) < 2:
        return role.seat
    if table.play is None or not table.running:
        return None
    said = visitor.request.cookies.get(UNCOVERED_COOKIE, "")
    for seat in role.seats:
        if said == f"{seat}-{table.play.step}" and seat in table.play.waiting:
            return seat
    return None


def seat_behind_curtain(visitor: Visitor, table: Table, role: Role) -> Seat | None:
    """On a screen for several: who is asked next and has not lifted the curtain."""
    if len(role.seats) < 2 or table.play is None or not table.running:
        return None
    if seat_shown(visitor, table, role) is not None:
        return None
    return next((seat for seat in role.seats if seat in table.play.waiting), None)


def seat_looking_back(table: Table, role: Role, wanted: Seat | None) -> Seat | None:
    """Any seat once the game is over; before, one's own unless the table keeps no memory."""
    if table.status == "over":
        if wanted is not None and wanted >= len(table.chairs):
            raise Problem("no-chair", seats=len(table.chairs))
        return wanted
    forgets = html_render_of(table.settings.game).forgets(table.settings.options)
    if forgets or len(role.seats) > 1:
        return None
    return role.seat


def page_kind(visitor: Visitor, table: Table, role: Role) -> str:
    if table.play is None:
        return "room"
    return "curtain" if seat_behind_curtain(visitor, table, role) is not None else "table"


def show(
    visitor: Visitor, table: Table, role: Role, status: int = 200, **said: Any
) -> Response[str]:
    """The page of a table as it stands: the room, the curtain or the game."""
    kind = page_kind(visitor, table, role)
    frame = visitor.frame(table.settings.game, links_of(table, role, visitor, page=kind))
    if kind == "room":
        return visitor.page(html.room_page(draw_room(table, role, frame, **said)), status)
    if kind == "curtain":
        seat = seat_behind_curtain(visitor, table, role) or 0
        name = names_of(table, frame.words)[seat]
        return visitor.page(html.curtain_page(frame, badge_of(table), seat, name), status)
    page = draw_table(table, seat_shown(visitor, table, role), role, frame)
    return visitor.page(html.table_page(replace(page, **said)), status)


def show_fragments(
    visitor: Visitor, table: Table, role: Role, shown: str | None, status: int = 200, **said: Any
) -> Response[str]:
    """What changes on a page that is open. If it is another page by now, the browser reloads."""
    kind = page_kind(visitor, table, role)
    if kind != shown or kind == "curtain":
        return visitor.page("", HX_Refresh="true")
    seat = seat_shown(visitor, table, role)
    reader = (kind, seat, role, visitor.language, visitor.theme, tuple(visitor.secrets))
    if not said and reader in table.pages:
        return visitor.page(table.pages[reader])
    frame = visitor.frame(table.settings.game, links_of(table, role, visitor, page=kind))
    if kind == "room":
        text = html.room_fragment(draw_room(table, role, frame, **said))
    else:
        text = html.table_fragments(replace(draw_table(table, seat, role, frame), **said))
    if not said:
        table.pages[reader] = text
    return visitor.page(text, status)


async def read_form(request: AnyRequest) -> dict[str, str]:
    """The fields of a form; files and lists are not meant."""
    fields = await request.form()
    return {name: value for name, value in fields.items() if isinstance(value, str)}


def read_seat(text: str) -> Seat:
    if not text.isdecimal() or len(text) > 2:
        raise Problem("bad-form")
    return int(text)


def typed(form: dict[str, str]) -> dict[str, str]:
    """What the player said, without what the page added."""
    ours = ("step", "key", "sure", "seat", "_csrf_token")
    return {name: value for name, value in form.items() if name not in ours}


def draft_of(form: dict[str, str]) -> str:
    return next(iter(typed(form).values()), "")[:20_000]


def form_as_decision(form: dict[str, str]) -> dict[str, Any]:
    """A form for a question that is not asked any more: only good for saying so."""
    return {
        name: {"true": True, "false": False}.get(value, value)
        for name, value in typed(form).items()
    }


def fingerprint(form: dict[str, str]) -> str:
    """The same form sent twice is one submission; another bid on an old page is not."""
    return hashlib.sha256(json.dumps(typed(form)).encode()).hexdigest()[:16]
