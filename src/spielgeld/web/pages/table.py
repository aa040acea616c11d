"""The pages at a table. Without scripts they are forms and reloads; htmx makes them live."""

import re
from dataclasses import replace

from litestar import Controller, get, post
from litestar.datastructures import UploadFile
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.response import Response, Stream

from spielgeld.bots.company import anyone
from spielgeld.house.problems import Problem
from spielgeld.house.service import invited, shared
from spielgeld.house.table import Role
from spielgeld.house.texts import check_text, read_small
from spielgeld.kernel.refusal import Refused
from spielgeld.kernel.state import Seat
from spielgeld.page.analysis import analysis_fragment, analysis_page
from spielgeld.page.notices import luck_page
from spielgeld.page.table import preview, table_page
from spielgeld.telling.game import NotUnderstood
from spielgeld.telling.numbers import NotAnAmount, read_amount
from spielgeld.web.context import (
    AnyRequest,
    TableId,
    address_of,
    analyses_of,
    hints_of,
    pusher_of,
    quota_of,
    service_of,
)
from spielgeld.web.errors import message_of
from spielgeld.web.pages.analysis import draw_analysis
from spielgeld.web.pages.deciding import MOST_TYPED, decide, draft_of
from spielgeld.web.pages.drawing import draw_advice, draw_step, draw_table, draw_verdict
from spielgeld.web.pages.sitting import (
    Answer,
    Sitting,
    read_cookie,
    seat_looking_back,
    sit_down,
)
from spielgeld.web.pages.stream import push
from spielgeld.web.pages.visitor import UNCOVERED_COOKIE, Visitor
from spielgeld.web.stream import STREAM_HEADERS


class TablePages(Controller):
    path = "/t/{table_id:str}"
    include_in_schema = False

    @get("/")
    async def table(self, request: AnyRequest, table_id: TableId) -> Answer:
        at = await sit_down(request, table_id)
        at.service.presence.greet(at.table, at.role.seats)
        if at.role != Role():
            at.visitor.remember(at.table, at.role)
        return await at.show()

    @get("/fragments")
    async def fragments(self, request: AnyRequest, table_id: TableId) -> Answer:
        """All that is on an open page, for one that has missed something."""
        at = await sit_down(request, table_id)
        return at.all(request.query_params.get("page"))

    @get("/stream", direct=True)
    async def stream(self, request: AnyRequest, table_id: TableId) -> Stream:
        """`mark` is that of the page which listens; one that comes back is sent everything."""
        at, query = await sit_down(request, table_id), request.query_params
        quota = quota_of(request, at.role)
        at.service.live.check_quota(table_id, quota)
        looking = query.get("hidden") != "1"
        if looking:
            at.service.presence.greet(at.table, at.role.seats)
        mark = None if "last-event-id" in request.headers else query.get("mark")
        messages = push(at, query.get("page", ""), mark, quota, looking=looking)
        return Stream(messages, media_type="text/event-stream", headers=STREAM_HEADERS)

    @get("/join/{invite:str}")
    async def join(self, request: AnyRequest, table_id: TableId, invite: FromPath[str]) -> Answer:
        table = await service_of(request).find(table_id)
        if not invited(table, [invite]):
            raise Problem("bad-invitation")
        visitor = Visitor(request)
        if shows_cards(request):
            visitor.keep_secrets(table_id, invite)
            return await Sitting(visitor, service_of(request), table, Role()).show()
        return let_in(visitor, table_id, invite)

    @get("/shared/{key:str}")
    async def shared(self, request: AnyRequest, table_id: TableId, key: FromPath[str]) -> Answer:
        """A finished game for anybody: to look back at, from any chair, and to analyse."""
        service, visitor = service_of(request), Visitor(request)
        table = await service.find(table_id)
        if not shared(table, [key]):
            raise Problem("not-shared")
        visitor.keep_secrets(table_id, key)
        return await Sitting(visitor, service, table, table.role(visitor.secrets)).show()

    @get("/chair/{secret:str}")
    async def chair(self, request: AnyRequest, table_id: TableId, secret: FromPath[str]) -> Answer:
        """One's own chair, on another device."""
        table = await service_of(request).find(table_id)
        if table.role([secret]) == Role():
            raise Problem("not-yours")
        return let_in(Visitor(request), table_id, secret)

    @post("/take")
    async def take(self, request: AnyRequest, table_id: TableId) -> Answer:
        at = await sit_down(request, table_id)
        form = await read_form(request)
        invite = next((s for s in at.visitor.secrets if invited(at.table, [s])), "")
        seat = read_seat(form["seat"]) if form.get("seat") else None
        try:
            secret = await at.service.sit(table_id, invite, form.get("name"), seat)
        except Problem as problem:
            if at.table.play is not None:  # the game has begun without them
                raise
            note = message_of(problem, at.visitor.frame().words)
            return await at.show(422, note=note, name=form.get("name", "")[:40])
        at.visitor.keep_name(form.get("name", "").strip())
        return let_in(at.visitor, table_id, secret)

    @post("/decide", direct=True)
    async def decide(self, request: AnyRequest, table_id: TableId) -> Answer:
        at = await sit_down(request, table_id)
        form = await read_form(request)
        if "fill" in form:
            # An amount that is offered, or what was typed before: it stands in the field, unsent.
            return await at.again(200, draft=form["fill"][:MOST_TYPED])
        _, seat = at.own_play, at.own_seat
        words, secrets = at.frame("table").words, at.visitor.secrets
        try:
            confirm = await decide(at.service, at.table, seat, form, words, secrets)
        except NotUnderstood as error:
            return await at.again(note=error.expected, draft=draft_of(form))
        except Refused as error:
            return await at.again(refusal=error.refusal, draft=draft_of(form))
        except Problem as problem:
            if problem.reason != "read-first":
                raise
            return await at.again(note=message_of(problem, words), draft=draft_of(form))
        if confirm is not None:
            return await at.again(confirm=confirm, draft=draft_of(form))
        return await at.again()

    @post("/preview")
    async def preview(self, request: AnyRequest, table_id: TableId) -> Answer:
        """What a typed amount is, in figures."""
        visitor = Visitor(request)
        table, _ = await service_of(request).visit(table_id, visitor.secrets)
        form = await read_form(request)
        try:
            amount = read_amount(draft_of(form), visitor.language)
        except NotAnAmount:
            amount = None
        return visitor.page(preview(amount, visitor.frame(table.settings.game)))

    @post("/hint")
    async def hint(self, request: AnyRequest, table_id: TableId) -> Answer:
        """The table with a hint for the one who asks; nothing is decided by it."""
        at = await sit_down(request, table_id)
        form = await read_form(request)
        play, seat = at.own_play, at.own_seat
        if form.get("step") != str(play.step) or seat not in play.waiting:
            return await at.again()
        table, seat, advice = await hints_of(request).ask(
            table_id, at.visitor.secrets, seat, address_of(request)
        )
        taken = read_small(form.get("take"))
        frame = at.frame("table")
        frame = replace(frame, here=frame.links.table)
        page = draw_table(table, seat, at.role, frame, at.read)
        page = replace(page, advice=draw_advice(page, advice, taken))
        if at.visitor.htmx:
            return at.now(page)
        return at.visitor.page(table_page(page))

    @get("/analysis")
    async def analysis(self, request: AnyRequest, table_id: TableId) -> Answer:
        """A finished game looked back at from one chair."""
        at = await sit_down(request, table_id)
        analyses = analyses_of(request)
        wanted = request.query_params.get("seat", "")
        seat = read_seat(wanted) if wanted else at.role.seat or 0
        analysis = analyses.of(at.table, seat, address_of(request))
        order = "lost" if request.query_params.get("order") == "lost" else "time"
        before = analyses.before(analysis)
        page = draw_analysis(at.table, analysis, before, order, at.frame("analysis"))
        draw = analysis_fragment if at.visitor.htmx else analysis_page
        return at.visitor.page(draw(page))

    @post("/undo")
    async def undo(self, request: AnyRequest, table_id: TableId) -> Answer:
        at = await sit_down(request, table_id)
        await at.service.undo(table_id, at.visitor.secrets, at.own_seat)
        return await at.again()

    @post("/chat")
    async def chat(self, request: AnyRequest, table_id: TableId) -> Answer:
        visitor, form = Visitor(request), await read_form(request)
        await service_of(request).chat(table_id, visitor.secrets, form.get("text"))
        return await (await sit_down(request, table_id)).again()

    @post("/notes")
    async def notes(self, request: AnyRequest, table_id: TableId) -> Answer:
        visitor, form = Visitor(request), await read_form(request)
        await service_of(request).keep_notes(table_id, visitor.secrets, form.get("notes"))
        return visitor.page("", 204) if visitor.htmx else visitor.go(visitor.at(f"/t/{table_id}"))

    @post("/mail")
    async def mail(self, request: AnyRequest, table_id: TableId) -> Answer:
        """To be mailed when it is one's turn, or no more."""
        at = await sit_down(request, table_id)
        address = (await read_form(request)).get("address", "")
        try:
            secrets, language = at.visitor.secrets, at.visitor.language
            await at.service.keep_address(table_id, secrets, address, language)
        except Problem as problem:
            return await at.show(422, note=message_of(problem, at.visitor.frame().words))
        return at.visitor.go(at.address)

    @get("/push")
    async def push_key(self, request: AnyRequest, table_id: TableId) -> Answer:
        """What a browser needs to be told by this server: its public key."""
        await sit_down(request, table_id)
        return Response({"key": await pusher_of(request).public_key()})

    @post("/push")
    async def push(self, request: AnyRequest, table_id: TableId) -> Answer:
        """To be told by this browser when it is one's turn, or (without an address) no more."""
        visitor, form = Visitor(request), await read_form(request)
        if form.get("endpoint"):
            secrets = visitor.secrets
            await pusher_of(request).subscribe(table_id, secrets, form, visitor.language)
        else:
            await pusher_of(request).unsubscribe(table_id, visitor.secrets)
        return visitor.page("", 204)

    @post("/host")
    async def host(self, request: AnyRequest, table_id: TableId) -> Answer:
        at = await sit_down(request, table_id)
        form = await read_form(request)
        service, secrets = at.service, at.visitor.secrets
        action, _, seat = form.get("action", "").partition(":")
        if action == "start":
            await service.start(table_id, secrets, address_of(request))
        elif action == "bot":
            level = anyone(at.table.settings.game, form.get("level", ""))
            await service.seat_bot(table_id, secrets, read_seat(seat), level)
        elif action == "give-back":
            await service.give_back(table_id, secrets, read_seat(seat))
        elif action == "close":
            await service.close(table_id, secrets)
        else:
            raise Problem("bad-form")
        return await at.again()

    @post("/delete")
    async def delete(self, request: AnyRequest, table_id: TableId) -> Answer:
        """The host is done with a finished table, for everybody."""
        visitor = Visitor(request)
        await service_of(request).delete(table_id, visitor.secrets)
        return visitor.go(visitor.at("/"))

    @post("/renew")
    async def renew(self, request: AnyRequest, table_id: TableId) -> Answer:
        """A new private link for one's chair; the old one stops working."""
        at = await sit_down(request, table_id)
        secret = await at.service.renew(table_id, at.visitor.secrets, at.role.own())
        return let_in(at.visitor, table_id, secret)

    @post("/read")
    async def read(self, request: AnyRequest, table_id: TableId) -> Answer:
        """What happened up to a step was seen: its cards are shown to this browser no more."""
        at = await sit_down(request, table_id)
        step = read_small((await read_form(request)).get("step"))
        if step is None or at.table.play is None or step > at.table.play.step:
            raise Problem("bad-form")
        at.visitor.keep(read_cookie(at.shown), str(step), path=at.address)
        return await at.again()

    @post("/uncover")
    async def uncover(self, request: AnyRequest, table_id: TableId) -> Answer:
        """One screen for all: the next player has it now."""
        at = await sit_down(request, table_id)
        form = await read_form(request)
        seat = read_seat(form.get("seat", ""))
        if seat not in at.role.seats or at.table.play is None:
            raise Problem("not-yours")
        lifted = f"{seat}-{at.table.play.step}"
        at.visitor.keep(UNCOVERED_COOKIE, lifted, path=at.address)
        return at.visitor.go(at.address)

    @get("/back")
    async def back(self, request: AnyRequest, table_id: TableId) -> Answer:
        """Look back: one's own game as one saw it, and a finished one from any chair."""
        at = await sit_down(request, table_id)
        if at.table.play is None:
            raise Problem("not-running")
        query = request.query_params
        step = read_small(query.get("step", "0"))
        if step is None or step > at.table.play.step:
            raise Problem("no-page")
        seat = seat_looking_back(at.table, at.role, query.get("as"))
        frame = at.frame("back")
        frame = replace(frame, links=replace(frame.links, stream=""))
        return at.visitor.page(table_page(draw_step(at.table, step, seat, frame)))

    @get("/record")
    async def record(self, request: AnyRequest, table_id: TableId) -> Answer:
        service = service_of(request)
        record = await service.record(table_id, Visitor(request).secrets)
        name = f"{record['game']}-{table_id[:8]}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(record, media_type="application/json", headers=headers)

    @post("/luck")
    async def give_luck(self, request: AnyRequest, table_id: TableId) -> Answer:
        """The reader's browser gives a hash for the deal, or tells its number."""
        visitor, form = Visitor(request), await read_form(request)
        pledges = service_of(request).pledges
        try:
            if "value" in form:
                await pledges.tell(table_id, visitor.secrets, form["value"])
            else:
                await pledges.pledge(table_id, visitor.secrets, form.get("hash"))
        except Problem as problem:
            # Nobody is told: the game has begun without the number of a page that was late.
            if problem.reason != "started":
                raise
        return visitor.page("", 204)

    @get("/luck")
    async def check_luck(self, request: AnyRequest, table_id: TableId) -> Answer:
        """Whether the cards of a finished game were dealt as promised."""
        at = await sit_down(request, table_id)
        found = await at.service.check_luck(table_id, at.visitor.secrets)
        return at.visitor.page(luck_page(draw_verdict(at.table, found, at.frame("luck"))))

    @post("/rematch")
    async def rematch(self, request: AnyRequest, table_id: TableId) -> Answer:
        visitor = Visitor(request)
        return let_in(visitor, await service_of(request).rematch(table_id, visitor.secrets))

    @get("/rematch")
    async def follow_rematch(self, request: AnyRequest, table_id: TableId) -> Answer:
        """To the new table, with the secrets that fit there too."""
        at = await sit_down(request, table_id)
        if at.table.rematch is None:
            raise Problem("not-over")
        return let_in(at.visitor, at.table.rematch)


CARD_READERS = re.compile("bot|facebookexternalhit|whatsapp|preview|embed", re.IGNORECASE)


def shows_cards(request: AnyRequest) -> bool:
    """Programs that make a card of a link keep no cookie, so they are shown the room at once."""
    return CARD_READERS.search(request.headers.get("user-agent", "")[:200]) is not None


def let_in(visitor: Visitor, table_id: str, *secrets: str) -> Answer:
    """To a table, with these secrets too."""
    visitor.keep_secrets(table_id, *secrets)
    return visitor.go(visitor.at(f"/t/{table_id}"))


async def read_form(request: AnyRequest, *, files: bool = False) -> dict[str, str]:
    """The fields of a form, and if meant the texts of its files; lists are not."""
    try:
        fields = await request.form()
    except HTTPException as error:
        # Parts without a border; or more than is read.
        raise Problem("too-large" if error.status_code == 413 else "bad-form") from None
    except (LookupError, ValueError):
        # An alphabet that nobody knows, half a character.
        raise Problem("bad-form") from None
    form = {name: value for name, value in fields.items() if isinstance(value, str)}
    if files:
        for name, value in fields.items():
            if isinstance(value, UploadFile):
                form[name] = (await value.read()).decode("utf-8-sig", errors="replace")
    for name, text in form.items():
        check_text(name)
        check_text(text)
    return form


def read_seat(text: str) -> Seat:
    seat = read_small(text)
    if seat is None:
        raise Problem("bad-form")
    return seat
