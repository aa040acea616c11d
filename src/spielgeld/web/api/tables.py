"""The JSON API, for bots and tools. A chair's secret goes into the Authorization header."""

from functools import partial
from typing import Annotated, Any

from litestar import Controller, delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, Parameter
from litestar.response import Response, Stream

from spielgeld import games
from spielgeld.house.settings import read_settings
from spielgeld.telling.game import words_for
from spielgeld.web.api.advice import Analysed, Hinted, describe_analysis, describe_hint
from spielgeld.web.api.forms import (
    BotForm,
    ChatForm,
    Created,
    Decided,
    DecideForm,
    ErrorAnswer,
    LuckForm,
    NewTableForm,
    Seated,
    SeatForm,
    SitForm,
)
from spielgeld.web.api.views import describe_events, describe_game, describe_table, encode_view
from spielgeld.web.context import (
    AnyRequest,
    TableId,
    address_of,
    analyses_of,
    hints_of,
    language_of,
    quota_of,
    read_secrets,
    service_of,
)
from spielgeld.web.stream import STREAM, STREAM_HEADERS, open_stream

SeatQuery = Annotated[int | None, Parameter(ge=0, le=20, description="One of several own chairs.")]

OWN_SEAT = SeatForm()
"""Who has one chair need not say anything."""

ERRORS = {
    400: "The request can't be understood.",
    403: "Not with these secrets.",
    404: "There is no such table.",
    405: "There is no such call.",
    409: "The table is not so far, or further already.",
    413: "Too much at once.",
    422: "A rule refuses this.",
    429: "Too many requests: come back later.",
}


class Api(Controller):
    path = "/api"

    @get("/games", summary="The games, their options and their bots")
    async def games(self) -> list[dict[str, Any]]:
        return [describe_game(name) for name in games.installed()]

    @post("/tables", summary="Create a table")
    async def create(self, request: AnyRequest, data: JSONBody[NewTableForm]) -> Created:
        service = service_of(request)
        raw = {name: getattr(data, name) for name in data.__struct_fields__}
        made = await service.create(read_settings(raw))
        return Created(made.table.id, made.host, made.invite)

    @get("/tables/{table_id:str}", summary="A table as anyone sees it")
    async def table(self, request: AnyRequest, table_id: TableId) -> dict[str, Any]:
        service, secrets = service_of(request), read_secrets(request)
        table, _ = await service.visit(table_id, secrets)
        return describe_table(table)

    @post("/tables/{table_id:str}/chairs", summary="Take an open chair")
    async def sit(self, request: AnyRequest, table_id: TableId, data: JSONBody[SitForm]) -> Seated:
        service = service_of(request)
        secret = await service.sit(table_id, data.invite, data.name, data.seat)
        table = await service.find(table_id)
        return Seated(table.role([secret]).seats[0], secret)

    @get(
        "/tables/{table_id:str}/view",
        summary="What my chair sees, and what it is asked",
        responses={200: ResponseSpec(dict[str, Any], generate_examples=False)},
        direct=True,
    )
    async def view(
        self, request: AnyRequest, table_id: TableId, seat: SeatQuery = None
    ) -> Response[bytes]:
        service, secrets = service_of(request), read_secrets(request)
        table, role = await service.visit(table_id, secrets)
        mine = role.looking_from(seat)
        return Response(encode_view(table, mine), media_type="application/json")

    @get("/tables/{table_id:str}/events", summary="What my chair has heard, by step")
    async def events(
        self,
        request: AnyRequest,
        table_id: TableId,
        seat: SeatQuery = None,
        from_step: Annotated[int, Parameter(ge=0)] = 0,
    ) -> list[dict[str, Any]]:
        service, secrets = service_of(request), read_secrets(request)
        table, role = await service.visit(table_id, secrets)
        mine = role.looking_from(seat)
        return describe_events(table, mine, from_step)

    @get(
        "/tables/{table_id:str}/stream",
        summary="A number for each thing that happens",
        media_type="text/event-stream",
        direct=True,
    )
    async def stream(self, request: AnyRequest, table_id: TableId) -> Stream:
        query = request.query_params
        messages = await open_stream(
            service_of(request), table_id, read_secrets(request), partial(quota_of, request),
            request.headers.get("last-event-id") or query.get("last") or "",
            query.get("hidden") or "",
        )  # fmt: skip
        return Stream(messages, media_type=STREAM, headers=STREAM_HEADERS)

    @post("/tables/{table_id:str}/decide", status_code=200, summary="Decide", direct=True)
    async def decide(
        self, request: AnyRequest, table_id: TableId, data: JSONBody[DecideForm]
    ) -> Decided:
        service, secrets = service_of(request), read_secrets(request)
        answer = await service.decide(
            table_id, secrets, data.decision, step=data.step, key=data.key, seat=data.seat
        )
        return Decided(answer.number, answer.step)

    @get("/tables/{table_id:str}/hint", summary="What the quant would do on my chair, and why")
    async def hint(self, request: AnyRequest, table_id: TableId, seat: SeatQuery = None) -> Hinted:
        secrets, language = read_secrets(request), language_of(request)
        table, mine, advice = await hints_of(request).ask(
            table_id, secrets, seat, address_of(request)
        )
        return describe_hint(table, mine, advice, words_for(language, table.settings.game))

    @get(
        "/tables/{table_id:str}/analysis", summary="What the quant would have done, when it is over"
    )
    async def analysis(
        self, request: AnyRequest, table_id: TableId, seat: SeatQuery = None
    ) -> Analysed:
        table, role = await service_of(request).visit(table_id, read_secrets(request))
        analyses = analyses_of(request)
        seat = role.seat or 0 if seat is None else seat
        analysis = analyses.of(table, seat, address_of(request))
        return describe_analysis(analysis, analyses.before(analysis), language_of(request))

    @post("/tables/{table_id:str}/undo", status_code=204, summary="Take back one's last decision")
    async def undo(
        self, request: AnyRequest, table_id: TableId, data: JSONBody[SeatForm] = OWN_SEAT
    ) -> None:
        service, secrets = service_of(request), read_secrets(request)
        _, role = await service.visit(table_id, secrets)
        await service.undo(table_id, secrets, role.own(data.seat))

    @post("/tables/{table_id:str}/chat", status_code=204, summary="Say something to all")
    async def chat(self, request: AnyRequest, table_id: TableId, data: JSONBody[ChatForm]) -> None:
        service, secrets = service_of(request), read_secrets(request)
        await service.chat(table_id, secrets, data.text, data.key)

    @post("/tables/{table_id:str}/start", status_code=204, summary="Start the game (host)")
    async def start(self, request: AnyRequest, table_id: TableId) -> None:
        service, secrets = service_of(request), read_secrets(request)
        await service.start(table_id, secrets, address_of(request))

    @post("/tables/{table_id:str}/bot", status_code=204, summary="Let a bot play a chair (host)")
    async def bot(self, request: AnyRequest, table_id: TableId, data: JSONBody[BotForm]) -> None:
        service, secrets = service_of(request), read_secrets(request)
        await service.seat_bot(table_id, secrets, data.seat, data.level)

    @post("/tables/{table_id:str}/give-back", status_code=204, summary="Give a chair back (host)")
    async def give_back(
        self, request: AnyRequest, table_id: TableId, data: JSONBody[SeatForm] = OWN_SEAT
    ) -> None:
        service, secrets = service_of(request), read_secrets(request)
        await service.give_back(table_id, secrets, data.seat)

    @post("/tables/{table_id:str}/close", status_code=204, summary="Close the table (host)")
    async def close(self, request: AnyRequest, table_id: TableId) -> None:
        service, secrets = service_of(request), read_secrets(request)
        await service.close(table_id, secrets)

    @delete("/tables/{table_id:str}", summary="Delete a finished or closed table (host)")
    async def delete(self, request: AnyRequest, table_id: TableId) -> None:
        service, secrets = service_of(request), read_secrets(request)
        await service.delete(table_id, secrets)

    @post("/tables/{table_id:str}/renew", summary="A new secret for my chair")
    async def renew(
        self, request: AnyRequest, table_id: TableId, data: JSONBody[SeatForm] = OWN_SEAT
    ) -> Seated:
        service, secrets = service_of(request), read_secrets(request)
        _, role = await service.visit(table_id, secrets)
        mine = role.own(data.seat)
        return Seated(mine, await service.renew(table_id, secrets, mine))

    @post("/tables/{table_id:str}/rematch", summary="A new table for the same players")
    async def rematch(self, request: AnyRequest, table_id: TableId) -> dict[str, str]:
        service, secrets = service_of(request), read_secrets(request)
        return {"table": await service.rematch(table_id, secrets)}

    @post("/tables/{table_id:str}/luck", status_code=204, summary="Give a number to the deal")
    async def give_luck(
        self, request: AnyRequest, table_id: TableId, data: JSONBody[LuckForm]
    ) -> None:
        pledges, secrets = service_of(request).pledges, read_secrets(request)
        if data.value is not None:
            await pledges.tell(table_id, secrets, data.value, data.seat)
        else:
            await pledges.pledge(table_id, secrets, data.hash, data.seat)

    @get("/tables/{table_id:str}/luck", summary="Whether the cards were dealt as promised")
    async def check_luck(self, request: AnyRequest, table_id: TableId) -> dict[str, Any]:
        found = await service_of(request).check_luck(table_id, read_secrets(request))
        return found.to_json()

    @get("/tables/{table_id:str}/record", summary="The record of a finished game")
    async def record(self, request: AnyRequest, table_id: TableId) -> Response[Any]:
        service, secrets = service_of(request), read_secrets(request)
        return Response(await service.record(table_id, secrets))


def describe_errors(controller: type[Controller]) -> None:
    """All calls answer with the same form of error, which the schema tells."""
    told = {
        status: ResponseSpec(ErrorAnswer, description=text, generate_examples=False)
        for status, text in ERRORS.items()
    }
    for call in vars(controller).values():
        if isinstance(call, HTTPRouteHandler):
            call.responses = {**told, **(call.responses or {})}


describe_errors(Api)
