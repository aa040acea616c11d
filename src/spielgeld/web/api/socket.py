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
from msgspec import DecodeError, Struct, json

from spielgeld.house.live import Watcher
from spielgeld.house.problems import Problem
from spielgeld.house.service import Secrets, Service
from spielgeld.kernel.refusal import Refused
from spielgeld.kernel.state import Seat
from spielgeld.web.api.forms import Submission
from spielgeld.web.api.views import encode_view
from spielgeld.web.context import language_of, read_secrets, service_of, split_secrets
from spielgeld.web.errors import to_data, words_about

REFUSED = 1008
"""The protocol's code for what a policy forbids."""
FAILED = 1011
SECONDS_TO_SAY_WHO = 10.0

AnySocket = WebSocket[Any, Any, State]

log = logging.getLogger("spielgeld")


class Who(Struct, forbid_unknown_fields=True):
    """The first message of one who can't send an Authorization header; null just watches."""

    secret: str | None


read_who = json.Decoder(Who).decode
read_submission = json.Decoder(Submission).decode


@websocket("/api/tables/{table_id:str}/socket")
async def socket(socket: AnySocket, table_id: str) -> None:
    """Until the client or the server goes; what is wrong is said before it is closed."""
    await socket.accept()
    language = language_of(socket)
    try:
        secrets = read_secrets(socket) or await ask_who(socket)
        await Chair(socket, table_id, secrets, language).serve(service_of(socket))
    except (WebSocketDisconnect, OSError):
        return
    except Problem as problem:
        await close(socket, problem, language, REFUSED)
    except Exception:
        log.exception("a socket failed")
        await close(socket, Problem("failed"), language, FAILED)


async def close(socket: AnySocket, problem: Problem, language: str, code: int) -> None:
    with suppress(WebSocketDisconnect, OSError):
        await send(socket, to_data(problem, words_about(problem, language)))
        await socket.close(code)


async def ask_who(socket: AnySocket) -> Secrets:
    try:
        said = read_who(await asyncio.wait_for(receive(socket), SECONDS_TO_SAY_WHO))
    except (DecodeError, TimeoutError):
        raise Problem("bad-form") from None
    return split_secrets(said.secret or "")


async def receive(socket: AnySocket) -> str | bytes:
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=message["code"])
    return message.get("text") or message.get("bytes") or b""


async def send(socket: AnySocket, data: Any) -> None:
    await socket.send({"type": "websocket.send", "text": json.encode(data).decode(), "bytes": None})


class Chair:
    """A chair, or a spectator, at the other end of a socket."""

    def __init__(self, socket: AnySocket, table_id: str, secrets: Secrets, language: str) -> None:
        self._socket = socket
        self._table_id = table_id
        self._secrets = secrets
        self._language = language

    async def serve(self, service: Service) -> None:
        table, role = await service.visit(self._table_id, self._secrets)
        live = service.desk.live
        live.check_room(self._table_id)
        service.presence.greet(table, role.seats)
        with live.watch(self._table_id, table.number, role.seats) as watcher:
            telling = asyncio.create_task(self._tell(service, watcher, role.seat))
            try:
                while True:
                    await self._answer(service, await receive(self._socket), role.seat)
            finally:
                telling.cancel()

    async def _tell(self, service: Service, watcher: Watcher, seat: Seat | None) -> None:
        """Send what the chair sees now, and again whenever that has changed."""
        told = -1
        try:
            while not service.desk.live.closing:
                watcher.bell.clear()
                table = await service.desk.at(self._table_id, watcher.number)
                if table.number > told:
                    if table.role(self._secrets).seat != seat:
                        raise Problem("not-yours")
                    told = table.number
                    text = encode_view(table, seat).decode()
                    await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})
                await watcher.bell.wait()
        except (WebSocketDisconnect, OSError):
            return
        except Problem as problem:
            await close(self._socket, problem, self._language, REFUSED)

    async def _answer(self, service: Service, message: str | bytes, seat: Seat | None) -> None:
        """Carry out a decision, and say so or why not, under the client's own key."""
        key = None
        try:
            try:
                said = read_submission(message)
            except DecodeError:
                raise Problem("bad-form") from None
            key = said.key
            answer = await service.decide(
                self._table_id, self._secrets, said.decision, step=said.step, key=key, seat=seat
            )
        except (Problem, Refused) as error:
            refusal = to_data(error, words_about(error, self._language))
            await send(self._socket, {"key": key, **refusal})
        else:
            await send(self._socket, {"key": key, "decided": answer})
