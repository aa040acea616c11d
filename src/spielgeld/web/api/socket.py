"""One socket for a chair: decisions go in, and what the chair sees comes out.

The same as the JSON API's `decide`, `stream` and `view`, on one connection: whenever something has
happened the chair is sent what it sees now. If more has happened meanwhile, it is sent once.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from msgspec import Struct, json

from spielgeld.house.live import Watcher
from spielgeld.house.problems import Problem
from spielgeld.house.service import Secrets
from spielgeld.house.texts import MOST_DIGITS, has_long_number
from spielgeld.kernel.state import Seat
from spielgeld.web.api.forms import SubmissionForm
from spielgeld.web.api.views import encode_view
from spielgeld.web.context import (
    TableId,
    language_of,
    quota_of,
    read_secrets,
    service_of,
    split_secrets,
)
from spielgeld.web.errors import UNREADABLE, problem_of, to_data, words_about

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
read_form = json.Decoder(SubmissionForm).decode


@websocket("/api/tables/{table_id:str}/socket")
async def socket(socket: AnySocket, table_id: TableId) -> None:
    """Until the client or the server goes; what is wrong is said before it is closed."""
    await socket.accept()
    chair = SocketChair(socket, table_id)
    try:
        await chair.serve()
    except (HungUp, WebSocketDisconnect, OSError):
        return
    except Exception as error:
        said = problem_of(error)
        failed = isinstance(said, Problem) and said.reason == "failed"
        if failed:
            log.error("a socket failed", exc_info=error)
        with suppress(WebSocketDisconnect, OSError):
            await chair.say(to_data(said, words_about(said, chair.language)))
            await socket.close(FAILED if failed else REFUSED)
    else:
        await socket.close(RESTARTING)


def read_decision(message: bytes) -> SubmissionForm:
    if has_long_number(message):
        raise Problem("long-number", digits=MOST_DIGITS)
    return read_form(message)


class SocketChair:
    """A chair, or a spectator, at the other end of a socket.

    One task tells it what it sees, the other answers what it says.
    """

    def __init__(self, socket: AnySocket, table_id: str) -> None:
        self.language = language_of(socket)
        self._socket = socket
        self._service = service_of(socket)
        self._table_id = table_id
        self._secrets = read_secrets(socket)
        self._seat: Seat | None = None
        self._chairs: object = None
        self._told = -1
        self._receiving = False

    async def serve(self) -> None:
        """Until the end, which is raised; if the server is about to stop, nothing is."""
        service, live = self._service, self._service.live
        self._secrets = self._secrets or await self._ask_who()
        table, role = await service.visit(self._table_id, self._secrets)
        quota = quota_of(self._socket, role)
        live.check_quota(self._table_id, quota)
        service.presence.greet(table, role.seats)
        self._seat = role.seat
        with live.watch(self._table_id, table.number, role.seats, quota=quota) as watcher:
            answering = asyncio.create_task(self._answer_all())
            answering.add_done_callback(lambda _: watcher.bell.set())
            try:
                while not live.closing and not answering.done():
                    watcher.bell.clear()
                    await self._tell(watcher)
                    await watcher.bell.wait()
            finally:
                # What was decided is decided, whether or not anybody hears the answer.
                if self._receiving:
                    answering.cancel()
                with suppress(asyncio.CancelledError):
                    await answering

    async def _ask_who(self) -> Secrets:
        try:
            said = read_who(await asyncio.wait_for(self._receive(), SECONDS_TO_SAY_WHO))
        except (TimeoutError, *UNREADABLE):
            raise Problem("bad-form") from None
        return split_secrets(said.secret or "")

    async def _receive(self) -> bytes:
        self._receiving = True
        message: Any = await self._socket.receive()
        self._receiving = False
        if message["type"] != "websocket.receive":
            raise HungUp
        text: str | None = message.get("text")
        return message.get("bytes") or b"" if text is None else text.encode()

    async def say(self, data: Any) -> None:
        await self._send(json.encode(data))

    async def _send(self, text: bytes) -> None:
        message: Any = {"type": "websocket.send", "text": text.decode()}
        await self._socket.send(message)

    async def _tell(self, watcher: Watcher) -> None:
        """What the chair sees now, if that has changed, and what has happened meanwhile."""
        number = -1
        while number != watcher.number:
            number = watcher.number
            table = await self._service.at(self._table_id, number)
            if table.chairs is not self._chairs:
                if table.role(self._secrets).seat != self._seat:
                    raise Problem("not-yours")
                self._chairs = table.chairs
            watcher.knows(table.number)
            if table.number > self._told:
                self._told = table.number
                await self._send(encode_view(table, self._seat))

    async def _answer_all(self) -> None:
        """One after the other, each before the next is read."""
        while not self._service.live.closing:
            await self._answer(await self._receive())

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
        except Exception as error:
            refused = problem_of(error)
            if isinstance(refused, Problem) and refused.reason == "failed":
                raise
            await self.say({"key": key, **to_data(refused, words_about(refused, self.language))})
        else:
            await self.say({"key": key, "decided": answer._asdict()})
