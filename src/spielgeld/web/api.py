"""The JSON API, for bots and tools. A chair's secret goes into the Authorization header."""

from typing import Annotated, Any

from litestar import Controller, delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Response, Stream
from msgspec import Meta, Raw, Struct, json

from spielgeld import games
from spielgeld.kernel.numbers import to_json
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from spielgeld.render.game import vars_of, words_for
from spielgeld.web.advice import Analysed, Hinted, describe_analysis, describe_hint
from spielgeld.web.analyses import Analyses
from spielgeld.web.hints import Hints
from spielgeld.web.languages import AnyConnection, AnyRequest, language_of
from spielgeld.web.problems import Problem
from spielgeld.web.service import Secrets, Service
from spielgeld.web.settings import levels_of, read_settings
from spielgeld.web.table import Table

Text = Annotated[str, Meta(max_length=1000)]
# Databases don't keep the character zero.
Key = Annotated[str, Meta(max_length=64, pattern=r"^[^\x00]*$")] | None
SeatQuery = Annotated[int | None, Parameter(ge=0, le=20, description="One of several own chairs.")]

DIGITS = bytes.maketrans(b"123456789", b"000000000")
LONG_NUMBER = b"0" * 16
STREAM_HEADERS = {"x-accel-buffering": "no"}


class NewTable(Struct, forbid_unknown_fields=True):
    """What a table agrees on. `bots` are levels by seat, `clock` seconds for a decision."""

    game: str
    players: int
    options: dict[str, Any] = {}
    bots: dict[str, str] = {}
    language: str = "en"
    pace: str = "live"
    clock: int | None = None
    timeout: str = "bot"
    spectators: bool = True
    hints: bool = True


class Created(Struct):
    """Keep `host`, the secret of the one who may start and close; `invite` is for all."""

    table: str
    host: str
    invite: str


class Sit(Struct, forbid_unknown_fields=True):
    invite: Text
    name: Text
    seat: int | None = None


class Seated(Struct):
    """Keep `secret`: it is your chair."""

    seat: int
    secret: str


class Submission(Struct, forbid_unknown_fields=True):
    """A decision in the notation of the rules. With `step` a question of the past is not meant,

    and a submission repeated with the same `key` is answered as the first time.
    """

    decision: dict[str, Any]
    step: int | None = None
    key: Key = None


class Decide(Submission, forbid_unknown_fields=True):
    """A submission for one of several own chairs."""

    seat: int | None = None


class Decided(Struct):
    number: int
    step: int | None


class Chat(Struct, forbid_unknown_fields=True):
    text: Text
    key: Key = None


class SeatBot(Struct, forbid_unknown_fields=True):
    seat: int
    level: Text


class OneSeat(Struct, forbid_unknown_fields=True):
    seat: int | None = None


class ErrorSaid(Struct):
    """`rule` is the id of the rule that refused, if one did; `message` is for people."""

    rule: str | None
    reason: str
    values: dict[str, Any]
    message: str
    retry_after: int | None


class ErrorAnswer(Struct):
    error: ErrorSaid


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


def read_secrets(request: AnyConnection) -> Secrets:
    """`Authorization: Bearer SECRET`, or several secrets with dots between them."""
    scheme, _, value = request.headers.get("authorization", "").partition(" ")
    return split_secrets(value) if scheme.lower() == "bearer" else []


def split_secrets(text: str) -> Secrets:
    return [part for part in text.strip().split(".")[:12] if 16 <= len(part) <= 64]


def service_of(request: AnyConnection) -> Service:
    """Kept with the app: asking for it by dependency injection costs more than an answer."""
    service: Service = request.app.state.service
    return service


def hints_of(request: AnyRequest) -> Hints:
    hints: Hints = request.app.state.hints
    return hints


def analyses_of(request: AnyRequest) -> Analyses:
    analyses: Analyses = request.app.state.analyses
    return analyses


class Api(Controller):
    path = "/api"

    @get("/games", summary="The games, their options and their bots")
    async def games(self) -> list[dict[str, Any]]:
        return [describe_game(name) for name in games.installed()]

    @post("/tables", summary="Create a table")
    async def create(self, request: AnyRequest, data: NewTable) -> Created:
        service = service_of(request)
        raw = {name: getattr(data, name) for name in data.__struct_fields__}
        made = await service.create(read_settings(raw))
        return Created(made.table.id, made.host, made.invite)

    @get("/tables/{table_id:str}", summary="A table as anyone sees it")
    async def table(self, request: AnyRequest, table_id: str) -> dict[str, Any]:
        service, secrets = service_of(request), read_secrets(request)
        table, _ = await service.visit(table_id, secrets)
        return describe_table(table)

    @post("/tables/{table_id:str}/chairs", summary="Take an open chair")
    async def sit(self, request: AnyRequest, table_id: str, data: Sit) -> Seated:
        service = service_of(request)
        secret = await service.sit(table_id, data.invite, data.name, data.seat)
        table = await service.desk.get(table_id)
        return Seated(table.role([secret]).seats[0], secret)

    @get(
        "/tables/{table_id:str}/view",
        summary="What my chair sees, and what it is asked",
        responses={200: ResponseSpec(dict[str, Any], generate_examples=False)},
    )
    async def view(
        self, request: AnyRequest, table_id: str, seat: SeatQuery = None
    ) -> Response[bytes]:
        service, secrets = service_of(request), read_secrets(request)
        table, role = await service.visit(table_id, secrets)
        mine = own_seat(role.seats, seat)
        return Response(encode_view(table, mine), media_type="application/json")

    @get("/tables/{table_id:str}/events", summary="What my chair has heard, by step")
    async def events(
        self,
        request: AnyRequest,
        table_id: str,
        seat: SeatQuery = None,
        from_step: Annotated[int, Parameter(ge=0)] = 0,
    ) -> list[dict[str, Any]]:
        service, secrets = service_of(request), read_secrets(request)
        table, role = await service.visit(table_id, secrets)
        mine = own_seat(role.seats, seat)
        return describe_events(table, mine, from_step)

    @get(
        "/tables/{table_id:str}/stream",
        summary="A number for each thing that happens",
        media_type="text/event-stream",
    )
    async def stream(self, request: AnyRequest, table_id: str) -> Stream:
        service, secrets = service_of(request), read_secrets(request)
        return await open_stream(request, table_id, secrets, service)

    @post("/tables/{table_id:str}/decide", status_code=200, summary="Decide")
    async def decide(self, request: AnyRequest, table_id: str, data: Decide) -> Decided:
        service, secrets = service_of(request), read_secrets(request)
        answer = await service.decide(
            table_id, secrets, data.decision, step=data.step, key=data.key, seat=data.seat
        )
        return Decided(**answer)

    @get("/tables/{table_id:str}/hint", summary="What the quant would do on my chair, and why")
    async def hint(self, request: AnyRequest, table_id: str, seat: SeatQuery = None) -> Hinted:
        secrets, language = read_secrets(request), language_of(request)
        table, mine, advice = await hints_of(request).ask(table_id, secrets, seat)
        return describe_hint(table, mine, advice, words_for(language, table.settings.game))

    @get(
        "/tables/{table_id:str}/analysis", summary="What the quant would have done, when it is over"
    )
    async def analysis(
        self, request: AnyRequest, table_id: str, seat: SeatQuery = None
    ) -> Analysed:
        table, role = await service_of(request).visit(table_id, read_secrets(request))
        analyses = analyses_of(request)
        analysis = analyses.of(table, role.seat or 0 if seat is None else seat)
        return describe_analysis(analysis, analyses.before(analysis), language_of(request))

    @post("/tables/{table_id:str}/undo", status_code=204, summary="Take back a sealed decision")
    async def undo(self, request: AnyRequest, table_id: str, data: OneSeat) -> None:
        service, secrets = service_of(request), read_secrets(request)
        _, role = await service.visit(table_id, secrets)
        mine = own_seat(role.seats, data.seat)
        if mine is None:
            raise Problem("not-yours")
        await service.undo(table_id, secrets, mine)

    @post("/tables/{table_id:str}/chat", status_code=204, summary="Say something to all")
    async def chat(self, request: AnyRequest, table_id: str, data: Chat) -> None:
        service, secrets = service_of(request), read_secrets(request)
        await service.chat(table_id, secrets, data.text, data.key)

    @post("/tables/{table_id:str}/start", status_code=204, summary="Start the game (host)")
    async def start(self, request: AnyRequest, table_id: str) -> None:
        service, secrets = service_of(request), read_secrets(request)
        await service.start(table_id, secrets)

    @post("/tables/{table_id:str}/bot", status_code=204, summary="Let a bot play a chair (host)")
    async def bot(self, request: AnyRequest, table_id: str, data: SeatBot) -> None:
        service, secrets = service_of(request), read_secrets(request)
        await service.seat_bot(table_id, secrets, data.seat, data.level)

    @post("/tables/{table_id:str}/give-back", status_code=204, summary="Give a chair back (host)")
    async def give_back(self, request: AnyRequest, table_id: str, data: OneSeat) -> None:
        service, secrets = service_of(request), read_secrets(request)
        await service.give_back(table_id, secrets, data.seat)

    @post("/tables/{table_id:str}/close", status_code=204, summary="Close the table (host)")
    async def close(self, request: AnyRequest, table_id: str) -> None:
        service, secrets = service_of(request), read_secrets(request)
        await service.close(table_id, secrets)

    @delete("/tables/{table_id:str}", summary="Delete a finished or closed table (host)")
    async def delete(self, request: AnyRequest, table_id: str) -> None:
        service, secrets = service_of(request), read_secrets(request)
        await service.delete(table_id, secrets)

    @post("/tables/{table_id:str}/renew", summary="A new secret for my chair")
    async def renew(self, request: AnyRequest, table_id: str, data: OneSeat) -> Seated:
        service, secrets = service_of(request), read_secrets(request)
        _, role = await service.visit(table_id, secrets)
        mine = own_seat(role.seats, data.seat)
        if mine is None:
            raise Problem("not-yours")
        return Seated(mine, await service.renew(table_id, secrets, mine))

    @post("/tables/{table_id:str}/rematch", summary="A new table for the same players")
    async def rematch(self, request: AnyRequest, table_id: str) -> dict[str, str]:
        service, secrets = service_of(request), read_secrets(request)
        return {"table": await service.rematch(table_id, secrets)}

    @get("/tables/{table_id:str}/record", summary="The record of a finished game")
    async def record(self, request: AnyRequest, table_id: str) -> Response[Any]:
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


async def open_stream(
    request: AnyRequest, table_id: str, secrets: Secrets, service: Service
) -> Stream:
    """Numbers from the last one that the browser knows, as it says when it reconnects.

    `?hidden=1` listens for a page that nobody looks at: it makes nobody present.
    """
    table, role = await service.visit(table_id, secrets)
    service.desk.live.check_room(table_id)
    seats = () if request.query_params.get("hidden") == "1" else role.seats
    service.presence.greet(table, seats)
    said = request.headers.get("last-event-id") or request.query_params.get("last") or ""
    last = int(said) if said.isdecimal() and len(said) < 12 else table.number
    messages = service.desk.live.stream(table_id, table.number, last, seats)
    return Stream(messages, media_type="text/event-stream", headers=STREAM_HEADERS)


def own_seat(seats: tuple[Seat, ...], wanted: Seat | None) -> Seat | None:
    if wanted is None:
        return seats[0] if seats else None
    if wanted not in seats:
        raise Problem("not-yours")
    return wanted


def describe_game(name: str) -> dict[str, Any]:
    game = games.get(name)
    options = [
        {"name": option.name, "default": option.default, "values": list(option.values)}
        for option in game.options
    ]
    counts = game.player_counts(game.read_options({}))
    return {"game": name, "players": counts, "options": options, "bots": levels_of(name)}


def describe_table(table: Table) -> dict[str, Any]:
    play = table.play
    return {
        "table": table.id,
        "number": table.number,
        "status": table.status,
        "settings": table.settings.to_json(),
        "chairs": [
            {
                "seat": chair.seat,
                "name": chair.name,
                "kind": "open" if chair.open else "bot" if chair.level else "person",
                "level": chair.level,
                "present": chair.seat in table.present,
                "seen": int(table.seen[chair.seat]) if chair.seat in table.seen else None,
            }
            for chair in table.chairs
        ],
        "step": None if play is None else play.step,
        "waiting": [] if play is None else play.waiting,
        "deadline": table.deadline,
        "chat": [
            {"number": said.number, "seat": said.seat, "text": said.text, "at": said.at}
            for said in table.chat
        ],
        "rematch": table.rematch,
    }


def encode_view(table: Table, seat: Seat | None) -> bytes:
    """What a seat sees as JSON: kept as long as the table stands so, for all who sit there."""
    text = table.views.get(seat)
    if text is None:
        text = table.views[seat] = json.encode(describe_view(table, seat))
    return text


def look(table: Table, play: Play, seat: Seat | None) -> bytes:
    """The game's own part of a view as JSON: sealed decisions don't change it, only steps do."""
    step, text = table.looks.get(seat, (-1, b""))
    if step != play.step:
        text = encode(play.game.look(play.state, seat))
        table.looks[seat] = (play.step, text)
    return text


def frame(table: Table, play: Play, seat: Seat | None) -> Raw:
    """The view as JSON, put around the game's own part, which comes last."""
    around = encode(play.view_around(None, seat))
    return Raw(around.removesuffix(b"null}") + look(table, play, seat) + b"}")


def describe_view(table: Table, seat: Seat | None) -> dict[str, Any]:
    play = table.play
    if play is None:
        return {"number": table.number, "view": None, "choice": None, "status": table.status}
    asked = table.running and seat is not None and seat in play.waiting
    choice = play.choice(seat).describe() if asked and seat is not None else None
    return {
        "number": table.number,
        "status": table.status,
        "view": frame(table, play, seat),
        "choice": Raw(encode(choice)),
        "may_undo": table.running and seat in play.sealed,
        "winners": play.winners(),
        "ranking": play.ranking(),
    }


def encode(data: Any) -> bytes:
    """JSON in which integers that JavaScript can't hold are strings, which few answers have."""
    text = json.encode(data, enc_hook=list)
    return json.encode(to_json(data)) if LONG_NUMBER in text.translate(DIGITS) else text


def describe_events(table: Table, seat: Seat | None, from_step: int) -> list[dict[str, Any]]:
    if table.play is None or table.play.chapters is None:
        return []
    return [
        {"step": step, "event": type(event).__name__, **to_json(vars_of(event))}
        for step, chapter in enumerate(table.play.chapters)
        if step >= from_step
        for event in chapter
        if event.heard_by(seat) or table.status == "over"
    ]
