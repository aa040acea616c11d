"""One socket for a chair: decisions go in, and what the chair sees comes out.

The same as the JSON API's `decide`, `stream` and `view`, on one connection: whenever something has
happened the chair is sent what it sees now. If more has happened meanwhile, it is sent once.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError, Struct, json

from spielgeld.house.live import Room, Watcher
from spielgeld.house.problems import Problem
from spielgeld.house.service import Secrets, Service
from spielgeld.house.table import Role, Table
from spielgeld.house.texts import MOST_DIGITS, has_long_number
from spielgeld.kernel.refusal import Refused
from spielgeld.kernel.state import Seat
from spielgeld.store import Overfull, Unstorable
from spielgeld.web.api.forms import Submission
from spielgeld.web.api.views import encode_view
from spielgeld.web.api.wire import EXTENSION, MOST_UNREAD, Wire
from spielgeld.web.context import (
    TableId,
    language_of,
    read_secrets,
    room_of,
    service_of,
    split_secrets,
)
from spielgeld.web.errors import to_data, words_about
from spielgeld.web.guard import SLOWLY

REFUSED = 1008
"""The protocol's code for what a policy forbids."""
FAILED = 1011
RESTARTING = 1012
SECONDS_TO_SAY_WHO = 10.0

AnySocket = WebSocket[Any, Any, State]

log = logging.getLogger("spielgeld")


class Who(Struct, forbid_unknown_fields=True):
    """The first message of one who can't send an Authorization header; null just watches."""

    secret: str | None


class HungUp(Exception):
    """The other end is gone."""


read_who = json.Decoder(Who).decode
read_submission = json.Decoder(Submission).decode


@websocket("/api/tables/{table_id:str}/socket")
async def socket(socket: AnySocket, table_id: TableId) -> None:
    """Until the client or the server goes; what is wrong is said before it is closed."""
    await socket.accept()
    extensions: Any = socket.scope["extensions"]
    wire, slowly = extensions[EXTENSION], extensions[SLOWLY]
    language = language_of(socket)
    room = partial(room_of, socket)
    caller = Caller(wire, service_of(socket), table_id, language, slowly, room)
    try:
        await caller.serve(read_secrets(socket))
    except (HungUp, WebSocketDisconnect, OSError):
        return
    except Problem as problem:
        await close(socket, wire, problem, language, REFUSED)
    except Exception:
        log.exception("a socket failed")
        await close(socket, wire, Problem("failed"), language, FAILED)
    else:
        await socket.close(RESTARTING)


async def close(socket: AnySocket, wire: Wire, problem: Problem, language: str, code: int) -> None:
    wire.say(json.encode(to_data(problem, words_about(problem, language))))
    with suppress(WebSocketDisconnect, OSError):
        await socket.close(code)


def read_decision(message: bytes) -> Submission:
    if has_long_number(message):
        raise Problem("long-number", digits=MOST_DIGITS)
    try:
        return read_submission(message)
    except (DecodeError, UnicodeError, RecursionError):
        raise Problem("bad-form") from None


class Caller:
    """A chair, or a spectator, at the other end of a socket.

    It is told by whoever announces what has happened; what it says waits here to be answered.
    """

    def __init__(
        self,
        wire: Wire,
        service: Service,
        table_id: str,
        language: str,
        slowly: Callable[[], Awaitable[None]],
        room: Callable[[Role], Room],
    ) -> None:
        self._room = room
        self._wire = wire
        self._service = service
        self._table_id = table_id
        self._language = language
        self._slowly = slowly
        self._secrets: Secrets = []
        self._seat: Seat | None = None
        self._chairs: object = None
        self._told = -1
        self._watcher: Watcher | None = None
        self._fetching: asyncio.Task[None] | None = None
        self._answering: asyncio.Task[None] | None = None
        self._heard: deque[bytes] = deque()
        self._news = asyncio.Event()
        """Rings when somebody has said who they are, and at the end."""
        self._end: Exception | None = None

    async def serve(self, secrets: Secrets) -> None:
        """Until the end, which is raised; if the server is about to stop, nothing is."""
        self._wire.listen(self)
        self._secrets = secrets or await self._ask_who()
        service, live = self._service, self._service.desk.live
        table, role = await service.visit(self._table_id, self._secrets)
        room = self._room(role)
        live.check_room(self._table_id, room)
        service.presence.greet(table, role.seats)
        self._seat = role.seat
        watching = live.watch(self._table_id, table.number, role.seats, self._ring, room)
        with watching as self._watcher:
            try:
                self._ring()
                self._go_on()
                await self._wait_until(lambda: live.closing)
            finally:
                if self._fetching is not None:
                    self._fetching.cancel()
                if self._answering is not None:
                    # What was decided is decided, whether or not anybody hears the answer.
                    await self._answering

    def hear(self, message: bytes) -> None:
        self._heard.append(message)
        if len(self._heard) >= MOST_UNREAD:
            self._wire.rest()
        if self._watcher is None:
            self._news.set()
        else:
            self._go_on()

    def hung_up(self) -> None:
        self._stop(HungUp())

    def drained(self) -> None:
        self._ring()
        self._go_on()

    def _stop(self, reason: Exception) -> None:
        self._end = self._end or reason
        self._news.set()

    async def _wait_until(self, so: Callable[[], bool]) -> None:
        """Until it is so; an end that comes before is raised."""
        while self._end is None and not so():
            self._news.clear()
            await self._news.wait()
        if self._end is not None:
            raise self._end

    def _go_on(self) -> None:
        """Answer what was heard, unless that is being done."""
        if self._answering is None and self._may_answer:
            self._answering = asyncio.create_task(self._answer_all())

    @property
    def _may_answer(self) -> bool:
        """Whether there is something to answer, and the answer can be sent."""
        waits = self._wire.full or self._end is not None or self._service.desk.live.closing
        return bool(self._heard) and not waits

    async def _answer_all(self) -> None:
        """One after the other, each as soon as it may be read."""
        try:
            while self._may_answer:
                await self._answer(await self._next())
        except Exception as error:
            self._stop(error)
        finally:
            self._answering = None

    async def _next(self) -> bytes:
        await self._slowly()
        message = self._heard.popleft()
        if not self._heard:
            self._wire.read_on()
        return message

    async def _ask_who(self) -> Secrets:
        live = self._service.desk.live
        try:
            waiting = self._wait_until(lambda: bool(self._heard) or live.closing)
            await asyncio.wait_for(waiting, SECONDS_TO_SAY_WHO)
            said = read_who(await self._next() if self._heard else b"")
        except (DecodeError, UnicodeError, RecursionError, TimeoutError):
            raise Problem("bad-form") from None
        return split_secrets(said.secret or "")

    def _ring(self) -> None:
        """Something may have happened: tell it at once if it is at hand."""
        desk, watcher = self._service.desk, self._watcher
        if watcher is None or self._wire.full or self._end is not None:
            return
        if desk.live.closing:
            self._news.set()
            return
        table = desk.cached(self._table_id)
        if table is not None and table.number >= watcher.number:
            self._tell(table)
        elif self._fetching is None:
            self._fetching = asyncio.create_task(self._fetch())

    async def _fetch(self) -> None:
        """The table is not at hand, or others have added to it, or it is gone."""
        assert self._watcher is not None
        try:
            while True:
                number = self._watcher.number
                self._tell(await self._service.desk.at(self._table_id, number))
                if self._watcher.number == number:
                    break
        except Exception as error:
            self._stop(error)
        finally:
            self._fetching = None

    def _tell(self, table: Table) -> None:
        """Send what the chair sees now, if that has changed."""
        if table.number <= self._told or self._end is not None:
            return
        if table.chairs is not self._chairs:
            if table.role(self._secrets).seat != self._seat:
                self._stop(Problem("not-yours"))
                return
            self._chairs = table.chairs
        self._told = table.number
        if self._watcher is not None:
            self._watcher.knows(table.number)
        self._wire.say(encode_view(table, self._seat))

    async def _answer(self, message: bytes) -> None:
        """Carry out a decision, and say so or why not, under the client's own key."""
        key = None
        try:
            said = read_decision(message)
            key = said.key
            answer = await self._service.decide(
                self._table_id,
                self._secrets,
                said.decision,
                step=said.step,
                key=key,
                seat=self._seat,
            )
        except (Problem, Refused) as error:
            self._refuse(key, error)
        except Unstorable:
            self._refuse(key, Problem("bad-text"))
        except Overfull:
            self._refuse(key, Problem("overfull", retry_after=5))
        else:
            self._wire.say(json.encode({"key": key, "decided": answer._asdict()}))

    def _refuse(self, key: str | None, error: Problem | Refused) -> None:
        refusal = to_data(error, words_about(error, self._language))
        self._wire.say(json.encode({"key": key, **refusal}))
