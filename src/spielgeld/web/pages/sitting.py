"""One request at a table: who asks, what they may do there, and what they are shown."""

from dataclasses import replace
from typing import Any

from litestar.response import Response

from spielgeld.house.names import badge_of, names_of
from spielgeld.house.problems import Problem
from spielgeld.house.service import Service
from spielgeld.house.table import Role, Table
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from spielgeld.render import html
from spielgeld.render.html.boards import html_render_of
from spielgeld.render.html.page import Frame, Private
from spielgeld.render.lesson import LEARNER
from spielgeld.web.context import AnyRequest, service_of
from spielgeld.web.kept import KEPT
from spielgeld.web.pages.drawing import draw_room, draw_table
from spielgeld.web.pages.drawing_lesson import draw_lesson
from spielgeld.web.pages.visitor import UNCOVERED_COOKIE, Visitor, links_of

Answer = Response[Any]


class Sitting:
    """A visitor at a table. `shown` is the seat whose secrets are on the screen."""

    def __init__(self, visitor: Visitor, service: Service, table: Table, role: Role) -> None:
        self.visitor = visitor
        self.service = service
        self.table = table
        self.role = role
        self.shown = seat_shown(visitor, table, role)

    @property
    def address(self) -> str:
        return self.visitor.at(f"/t/{self.table.id}")

    @property
    def own_seat(self) -> Seat:
        """The seat that is shown; refused to those who have none."""
        if self.shown is None:
            raise Problem("not-yours")
        return self.shown

    @property
    def own_play(self) -> Play:
        """The game in which the reader has a seat; refused before it has begun."""
        if self.table.play is None:
            raise Problem("not-yours")
        return self.table.play

    def frame(self, page: str) -> Frame:
        links = links_of(self.table, self.role, self.visitor, page=page)
        return self.visitor.frame(self.table.settings.game, links)

    async def show(self, status: int = 200, *, lesson_wrong: bool = False, **said: Any) -> Answer:
        """The page of the table as it stands: the room, the curtain or the game."""
        kind = self._kind()
        frame = self.frame(kind)
        if kind == "curtain":
            seat = seat_behind_curtain(self.visitor, self.table, self.role) or 0
            name = names_of(self.table, frame.words)[seat]
            page = html.curtain_page(frame, badge_of(self.table), seat, name)
        elif kind == "room":
            room = draw_room(self.table, self.role, frame, **said)
            page = html.room_page(replace(room, private=await self._private()))
        else:
            game = draw_table(self.table, self.shown, self.role, frame)
            taught = self.shown == LEARNER
            lesson = draw_lesson(self.table, frame.words, wrong=lesson_wrong) if taught else None
            private = await self._private()
            page = html.table_page(replace(game, private=private, lesson=lesson, **said))
        return self.visitor.page(page, status)

    async def fragments(self, open_page: str | None, status: int = 200, **said: Any) -> Answer:
        """What changes on a page that is open. If it is another by now, the browser reloads."""
        kind = self._kind()
        if kind != open_page or kind == "curtain":
            return self.visitor.page("", HX_Refresh="true")
        fitting = self.table.fitting(self.visitor.secrets)
        reader = (kind, self.shown, self.role, fitting, *self.visitor.looks)
        kept = None if said else KEPT.get(self.table.id, reader, self.table.version)
        if kept is not None:
            return self.visitor.page(kept)
        frame = self.frame(kind)
        if kind == "room":
            text = html.room_fragment(draw_room(self.table, self.role, frame, **said))
        else:
            game = draw_table(self.table, self.shown, self.role, frame)
            text = html.table_fragments(replace(game, **said))
        if not said:
            KEPT.put(self.table.id, reader, self.table.version, text, len(text))
        return self.visitor.page(text, status)

    async def again(self, **said: Any) -> Answer:
        """After a form: the table as it is now, with what is to be said about the form."""
        table, role = await self.service.visit(self.table.id, self.visitor.secrets)
        now = Sitting(self.visitor, self.service, table, role)
        if self.visitor.htmx:
            kind = "room" if table.play is None else "table"
            return await now.fragments(kind, 422 if said else 200, **said)
        return await now.show(422, **said) if said else self.visitor.go(self.address)

    def _kind(self) -> str:
        if self.table.play is None:
            return "room"
        hidden = seat_behind_curtain(self.visitor, self.table, self.role) is not None
        return "curtain" if hidden else "table"

    async def _private(self) -> Private | None:
        """What lies on the reader's own desk. Fragments leave it out and the page keeps it."""
        if self.role.seat is None:
            return None
        notes, box = await self.service.private(self.table.id, self.role.seat)
        return Private(notes) if box is None else Private(notes, box.address, box.confirmed)


async def sit_down(request: AnyRequest, table_id: str) -> Sitting:
    service, visitor = service_of(request), Visitor(request)
    table, role = await service.visit(table_id, visitor.secrets)
    return Sitting(visitor, service, table, role)


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
