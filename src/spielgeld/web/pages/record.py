"""A record from a file in the browser, and going on from any step of a game that is open to all."""

from litestar import Controller, post

from spielgeld.house.from_record import go_on, open_record
from spielgeld.house.problems import Problem
from spielgeld.house.settings import read_name
from spielgeld.house.table import Role
from spielgeld.house.texts import read_small
from spielgeld.kernel.record import BrokenRecord, IllegalRecord
from spielgeld.kernel.refusal import Refused
from spielgeld.page.notices import error_page
from spielgeld.telling.game import words_for
from spielgeld.telling.words import Words
from spielgeld.web.context import AnyRequest, TableId, service_of
from spielgeld.web.errors import message_of
from spielgeld.web.pages.sitting import Answer, sit_down
from spielgeld.web.pages.table import read_form, read_seat
from spielgeld.web.pages.visitor import Visitor


class RecordPages(Controller):
    path = "/"
    include_in_schema = False

    @post("/record")
    async def open(self, request: AnyRequest) -> Answer:
        """Opened at its beginning; what is wrong with a file is said with the line or the rule."""
        visitor = Visitor(request)
        text = (await read_form(request, files=True)).get("record", "")
        try:
            made = await open_record(service_of(request), text, visitor.language)
        except (BrokenRecord, IllegalRecord, Refused) as error:
            said = why_not(error, visitor.frame().words)
            return visitor.page(error_page(visitor.frame(), 422, said), 422)
        visitor.keep_secrets(made.table.id, made.host)
        visitor.remember(made.table, Role(host=True))
        return visitor.go(visitor.at(f"/t/{made.table.id}/back?step=0"))

    @post("/t/{table_id:str}/go-on")
    async def go_on(self, request: AnyRequest, table_id: TableId) -> Answer:
        """A game of one's own from a step of this one, against bots."""
        at, form = await sit_down(request, table_id), await read_form(request)
        step = read_small(form.get("step"))
        if step is None:
            raise Problem("bad-form")
        name = read_name(form.get("name") or at.visitor.name or at.visitor.frame().say("page-you"))
        seat = read_seat(form.get("seat", ""))
        made, secret = await go_on(at.service, at.table, step, seat, form.get("level"), name)
        at.visitor.keep_only(made.table.id, made.host, secret)
        return at.visitor.go(at.visitor.at(f"/t/{made.table.id}"))


def why_not(error: BrokenRecord | IllegalRecord | Refused, words: Words) -> str:
    if isinstance(error, BrokenRecord):
        return words.broken(error)
    if isinstance(error, IllegalRecord):
        if error.play is not None:
            words = words_for(words.language, error.play.game.name)
        reason = words.refusal(error.refusal)
        if error.index is not None:
            return words.say("illegal-entry", index=error.index, reason=reason)
        return reason
    return message_of(error, words)
