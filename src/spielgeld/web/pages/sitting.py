"""One request at a table: who asks, what they may do there, and what they are shown."""

from dataclasses import replace
from typing import Any

from litestar.response import Response

from spielgeld.games.lesson import LEARNER
from spielgeld.house.names import badge_of, names_of, table_name
from spielgeld.house.problems import Problem
from spielgeld.house.service import Service, role_at
from spielgeld.house.table import Role, Table
from spielgeld.house.texts import read_small
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from spielgeld.page.notices import curtain_page
from spielgeld.page.page import Frame, NotesAndMail, TablePage
from spielgeld.page.region import Region
from spielgeld.page.table import fragment, table_page, table_region
from spielgeld.page.waiting_room import room_page, room_region
from spielgeld.web.context import AnyRequest, service_of
from spielgeld.web.pages.drawing import draw_room, draw_table
from spielgeld.web.pages.drawing_lesson import draw_lesson
from spielgeld.web.pages.messages import RELOAD, everything, message
from spielgeld.web.pages.visitor import (
    READ_COOKIE,
    UNCOVERED_COOKIE,
    Visitor,
    forgets,
    is_local,
    links_of,
)
from spielgeld.web.view_cache import cache_of

Answer = Response[Any]


class Sitting:
    """A visitor at a table. `shown` is the seat whose secrets are on the screen."""

    def __init__(self, visitor: Visitor, service: Service, table: Table, role: Role) -> None:
        self.visitor = visitor
        self.service = service
        self.table = table
        self.role = role
        self.shown = seat_shown(visitor, table, role)
        self._frame: tuple[Any, Frame] | None = None

    async def look_again(self, number: int) -> None:
        """See the table as it stands after this entry or a later one; refused as at first."""
        self.table = await self.service.at(self.table.id, number)
        self.role = role_at(self.table, self.visitor.secrets)
        self.shown = seat_shown(self.visitor, self.table, self.role)

    @property
    def address(self) -> str:
        return self.visitor.at(f"/t/{self.table.id}")

    @property
    def read(self) -> int:
        """The step up to which this browser has seen what happened to everybody; -1 is none."""
        read = read_small(self.visitor.request.cookies.get(read_cookie(self.shown)))
        return -1 if read is None else read

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

    @property
    def page(self) -> str:
        """Which page there is to be read now: the room, the curtain or the table."""
        if self.table.play is None:
            return "room"
        hidden = seat_behind_curtain(self.visitor, self.table, self.role) is not None
        return "curtain" if hidden else "table"

    def frame(self, page: str) -> Frame:
        """The same while the addresses are."""
        stands = (page, self.role, self.table.status, self.table.rematch, self.table.chairs)
        if self._frame is None or self._frame[0] != stands:
            links = links_of(self.table, self.role, self.visitor, page=page)
            frame = self.visitor.frame(self.table.settings.game, links)
            self._frame = (stands, replace(frame, table=table_name(self.table, frame.words)))
        return self._frame[1]

    def draw(self, **said: Any) -> TablePage:
        """The table for this reader, with what is to be said about a form."""
        page = draw_table(self.table, self.shown, self.role, self.frame("table"), self.read)
        return replace(page, **said) if said else page

    def region(self) -> Region:
        """All that is inside #table."""
        table = self.table
        if table.play is not None:
            frame = self.frame("table")
            reader = (self.shown, self.role, frame.words.language, frame.links)
            stands = (table.number, table.status, table.present, self.read)
            return cache_of(table).recall(draw_inside, reader, stands, self)
        local = is_local(self.visitor)
        return room_region(draw_room(table, self.role, self.frame("room"), local=local))

    async def show(self, status: int = 200, *, lesson_wrong: bool = False, **said: Any) -> Answer:
        """The page of the table as it stands: the room, the curtain or the game."""
        kind = self.page
        frame, number = self.frame(kind), self.table.number
        if kind == "curtain":
            seat = seat_behind_curtain(self.visitor, self.table, self.role) or 0
            name = names_of(self.table, frame.words)[seat]
            page = curtain_page(frame, badge_of(self.table), seat, name)
        elif kind == "room":
            said = {"name": self.visitor.name, "local": is_local(self.visitor), **said}
            room = draw_room(self.table, self.role, frame, number=number, **said)
            page = room_page(replace(room, private=await self._private()))
        else:
            address = self.visitor.at(f"/t/{self.table.id}")
            lesson = None
            if self.shown == LEARNER:
                lesson = draw_lesson(self.table, frame.words, address, wrong=lesson_wrong)
            private = await self._private()
            drawn = replace(self.draw(**said), number=number, private=private, lesson=lesson)
            page = table_page(drawn)
        return self.visitor.page(page, status)

    def all(self, open_page: str | None) -> Answer:
        """All that is on a page that is open. If it is another by now, the browser reloads."""
        if self.page != open_page or self.page == "curtain":
            return Response(RELOAD, media_type="application/json")
        changed = everything(self.region())
        return Response(message(self.table.number, changed), media_type="application/json")

    async def again(self, status: int = 422, **said: Any) -> Answer:
        """After a form. A page that listens has the table from its stream, and needs no answer

        but what is to be said about the form.
        """
        await self.look_again(self.table.number)
        if not self.visitor.htmx:
            return await self.show(status, **said) if said else self.visitor.go(self.address)
        if not said:
            return self.visitor.page("", 204, Number=str(self.table.number))
        return self.now(self.draw(**said), status)

    def now(self, page: TablePage, status: int = 200) -> Answer:
        """What is asked, with something said about it, for a page that has all else."""
        number = str(self.table.number)
        return self.visitor.page(fragment("now", page), status, Number=number)

    async def _private(self) -> NotesAndMail | None:
        """What lies on the reader's own desk. The page keeps it while all else changes."""
        if self.role.seat is None:
            return None
        notes, box = await self.service.private(self.table.id, self.role.seat)
        return (
            NotesAndMail(notes) if box is None else NotesAndMail(notes, box.address, box.confirmed)
        )


def draw_inside(at: Sitting) -> Region:
    """What is inside #table: the same for all who sit there alike, and for all spectators."""
    return table_region(at.draw())


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


def read_cookie(seat: Seat | None) -> str:
    return f"{READ_COOKIE}{'' if seat is None else seat}"


def seat_behind_curtain(visitor: Visitor, table: Table, role: Role) -> Seat | None:
    """On a screen for several: who is asked next and has not lifted the curtain."""
    if len(role.seats) < 2 or table.play is None or not table.running:
        return None
    if seat_shown(visitor, table, role) is not None:
        return None
    return next((seat for seat in role.seats if seat in table.play.waiting), None)


WATCHING = ""
"""What a page says to look back as one who only watched."""


def seat_looking_back(table: Table, role: Role, wanted: str | None) -> Seat | None:
    """Any seat once the game is over, one's own if none is named; before, one's own, if the table

    keeps a memory at all.
    """
    if table.open_to_all:
        if wanted == WATCHING:
            return None
        seat = read_small(wanted)
        if seat is None:
            return role.seat
        if seat >= len(table.chairs):
            raise Problem("no-chair", seats=len(table.chairs))
        return seat
    if forgets(table):
        raise Problem("forgets")
    return None if len(role.seats) > 1 else role.seat
