"""The page behind the links in mails: yes, write to me; no, not any more."""

from litestar import Controller, get, post
from litestar.params import FromPath

from spielgeld.house.names import badge_of
from spielgeld.house.problems import Problem
from spielgeld.house.texts import is_storable
from spielgeld.render import html
from spielgeld.render.html.rooms import Mailing
from spielgeld.store.mailboxes import Mailbox
from spielgeld.web.context import AnyRequest, service_of
from spielgeld.web.pages.sitting import Answer
from spielgeld.web.pages.table import read_form
from spielgeld.web.pages.visitor import Visitor


class MailPages(Controller):
    """Opening the link changes nothing: programs that check mails open links too."""

    path = "/mail/{token:str}"
    include_in_schema = False

    @get("/")
    async def ask(self, request: AnyRequest, token: FromPath[str]) -> Answer:
        box = await find(request, token)
        return await show(request, box, "on" if box.confirmed else "ask")

    @post("/")
    async def answer(self, request: AnyRequest, token: FromPath[str]) -> Answer:
        """Without a word about what is wanted, as mail programs send it, mails end."""
        box = await find(request, token)
        boxes = service_of(request).desk.store.mailboxes
        if (await read_form(request)).get("action") == "confirm":
            await boxes.confirm(token)
            return await show(request, box, "on")
        await boxes.remove(box.table_id, box.seat)
        return await show(request, box, "off")


async def find(request: AnyRequest, token: str) -> Mailbox:
    boxes = service_of(request).desk.store.mailboxes
    box = await boxes.by_token(token[:64]) if is_storable(token) else None
    if box is None:
        raise Problem("no-address")
    return box


async def show(request: AnyRequest, box: Mailbox, state: str) -> Answer:
    visitor = Visitor(request)
    table = await service_of(request).desk.get(box.table_id)
    frame = visitor.frame(table.settings.game)
    links = visitor.at(f"/mail/{box.token}"), visitor.at(f"/t/{table.id}")
    mailing = Mailing(frame, badge_of(table), state, *links)
    return visitor.page(html.mailing_page(mailing))
