"""The page behind the links in mails: yes, write to me; no, not any more."""

from litestar import Controller, get, post
from litestar.params import FromPath

from spielgeld.house.names import badge_of
from spielgeld.page.notices import Mailing, mailing_page
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
        box = await service_of(request).mailbox(token[:64])
        return await show(request, box, "on" if box.confirmed else "ask")

    @post("/")
    async def answer(self, request: AnyRequest, token: FromPath[str]) -> Answer:
        """Without a word about what is wanted, as mail programs send it, mails end."""
        service = service_of(request)
        box = await service.mailbox(token[:64])
        if (await read_form(request)).get("action") == "confirm":
            await service.confirm_mail(box)
            return await show(request, box, "on")
        await service.stop_mail(box)
        return await show(request, box, "off")


async def show(request: AnyRequest, box: Mailbox, state: str) -> Answer:
    visitor = Visitor(request)
    table = await service_of(request).find(box.table_id)
    frame = visitor.frame(table.settings.game)
    links = visitor.at(f"/mail/{box.token}"), visitor.at(f"/t/{table.id}")
    mailing = Mailing(frame, badge_of(table), state, *links)
    return visitor.page(mailing_page(mailing))
