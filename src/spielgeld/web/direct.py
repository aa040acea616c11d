"""Calls that pages and programs make all the time, carried out without the framework's way to them.

Litestar finds the handler of an address, makes its arguments and says its answer, and for a view
or a decision that takes longer than the call itself. So a few handlers, which take a request, the
id of a table and perhaps JSON as `data`, are marked `direct`, and their requests are brought to
them here. Nothing else differs: it is the same function behind the same guards, and what is
refused is said by the same `answer_to`. A request that is in any way unusual (another content type,
something in the address that is to be read, what is no JSON) goes to Litestar as if it had not been
looked at.
"""

import logging
from typing import Any, NamedTuple

from litestar import Litestar, Request
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute
from litestar.types import Receive, Send
from msgspec import json

from spielgeld.web.answers import answer_to
from spielgeld.web.errors import UNREADABLE

JSON = b"application/json"
TABLE = "{table_id}"

log = logging.getLogger("spielgeld")

GIVEN = {"self", "request", "table_id", "data"}


class DirectCall(NamedTuple):
    handler: HTTPRouteHandler
    path: str
    reads_address: bool
    """Whether Litestar reads something of the address besides the table."""
    decoder: Any


class DirectCalls:
    def __init__(self, app: Litestar) -> None:
        self._app = app
        self._calls = {
            (method, *route.path_format.split(TABLE)): read_call(route, handler)
            for route in app.routes
            if isinstance(route, HTTPRoute)
            for handler in route.route_handlers
            if handler.opt.get("direct")
            for method in handler.http_methods
        }
        self._starts = {start for _, start, _ in self._calls}

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        found = self._find(scope) if scope["type"] == "http" else None
        if found is None:
            await self._app(scope, receive, send)
            return
        call, table_id = found
        scope["litestar_app"], scope["route_handler"] = self._app, call.handler
        scope["path_params"], scope["path_template"] = {"table_id": table_id}, call.path
        scope.setdefault("state", {})
        request: Request[Any, Any, Any] = Request(scope, receive, send)
        arguments = {"request": request, "table_id": table_id}
        try:
            if call.decoder is not None:
                try:
                    arguments["data"] = call.decoder.decode(await request.body())
                except UNREADABLE:
                    await self._app(scope, receive, send)  # which says what is wrong with it
                    return
            answer = await call.handler.fn(**arguments)
            response = await call.handler.to_response(self._app, answer, request)
        except Exception as error:
            response = answer_to(request, error).to_asgi_response(None, request)
        try:
            await response(scope, receive, send)
        except Exception:
            # What has begun can't be taken back: who hears it sees it cut off.
            log.exception("%s failed", call.path)
            raise

    def _find(self, scope: Any) -> tuple[DirectCall, str] | None:
        path: str = scope["path"]
        for start in self._starts:
            if path.startswith(start):
                table_id, slash, last = path[len(start) :].partition("/")
                call = self._calls.get((scope["method"], start, slash + last))
                if call is None or (call.reads_address and scope["query_string"]):
                    return None
                if call.decoder is not None and (b"content-type", JSON) not in scope["headers"]:
                    return None
                return call, table_id
        return None


def read_call(route: HTTPRoute, handler: HTTPRouteHandler) -> DirectCall:
    parameters = handler.parsed_fn_signature.parameters
    data = parameters.get("data")
    decoder = None if data is None else json.Decoder(data.annotation)
    return DirectCall(handler, route.path_format, bool(set(parameters) - GIVEN), decoder)
