"""The server put together."""

import asyncio
import errno
import json
import logging
import os
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from functools import partial
from types import FrameType
from typing import Any

from litestar import Litestar
from litestar.datastructures import CacheControlHeader, State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp

from spielgeld import __version__
from spielgeld.bots.budget import Budget
from spielgeld.house.clock import Clock
from spielgeld.house.desk import Desk
from spielgeld.house.keeper import keep
from spielgeld.house.keys import new_table_id
from spielgeld.house.live import Live
from spielgeld.house.post.mail import Mailer, Post, read_server
from spielgeld.house.post.push import Pusher
from spielgeld.house.problems import Problem
from spielgeld.house.service import Service
from spielgeld.house.thinking.analyses import Analyses
from spielgeld.house.thinking.hints import Hints
from spielgeld.house.thinking.robots import Robots
from spielgeld.house.thinking.workers import Workers
from spielgeld.kernel.refusal import Refused
from spielgeld.render.html import error_page
from spielgeld.render.html.environment import static_folders
from spielgeld.render.numbers import write_any_number
from spielgeld.render.words import words_of
from spielgeld.store import Overfull, Store, Unstorable
from spielgeld.vigil import Vigil
from spielgeld.web.api.express import ExpressCalls
from spielgeld.web.api.socket import socket
from spielgeld.web.api.tables import Api
from spielgeld.web.collector import collect
from spielgeld.web.context import AnyRequest, language_of
from spielgeld.web.door import LOOPBACK, Arrival, Front
from spielgeld.web.errors import message_of, status_of, to_data, words_about
from spielgeld.web.express import Express
from spielgeld.web.guard import LARGEST_BODY, Guard
from spielgeld.web.pages.deciding import ExpressForm
from spielgeld.web.pages.home import Home
from spielgeld.web.pages.installed import AppPages
from spielgeld.web.pages.lesson import LessonPages
from spielgeld.web.pages.mail import MailPages
from spielgeld.web.pages.mine import MinePages
from spielgeld.web.pages.options import OptionPages
from spielgeld.web.pages.record import RecordPages
from spielgeld.web.pages.table import Pages
from spielgeld.web.pages.visitor import Visitor
from spielgeld.web.patience import Patient
from spielgeld.web.together import end_with_parent
from spielgeld.web.watch import Watch

ENVIRONMENT = "SPIELGELD_SERVER"
YEAR = 60 * 60 * 24 * 365
# A hang-up restarts the server: see cli/serve.py. Windows knows none.
STOPS = (signal.SIGINT, signal.SIGTERM, *[getattr(signal, "SIGHUP", signal.SIGTERM)])

NO_SUCH_NAMES = (errno.ENAMETOOLONG, errno.ENOTDIR)
"""Why there can't be a file at an address: Litestar takes these for failures."""

DOORS = (
    Api,
    socket,
    Home,
    MinePages,
    OptionPages,
    RecordPages,
    AppPages,
    Pages,
    LessonPages,
    MailPages,
)
"""All that can be asked for, besides files that are the same for everybody."""

log = logging.getLogger("spielgeld")


@dataclass(frozen=True)
class ServerSettings:
    """`bot_moment`: how long bots seem to think. `limited`: whether visitors have rate limits.

    `notices`: where other processes are heard, if that is not said by `database` (see Store).
    `keep`: after how many quiet days a table is deleted; None: never.
    `base_path`: what comes before all addresses. `trust_proxy`: networks of proxies that are
    believed about who asks. `metrics_from`: networks from which /metrics can be read.
    `smtp`, `sender` and `site` (this server's public address) are there if players can be mailed,
    `push_services` are hosts to which pushes may go besides those of the browsers.
    `network` is where others in the same network reach this server, if they do.
    `mail_after` seconds after their turn has begun; after a failure `mail_patience` passes first.
    """

    database: str
    notices: str = ""
    bot_moment: float = 1.2
    bot_processes: int = 1
    hint_budget: str | None = None
    analysis_budget: str | None = None
    limited: bool = True
    keep: float | None = None
    base_path: str = ""
    trust_proxy: tuple[str, ...] = ()
    metrics_from: tuple[str, ...] = LOOPBACK
    smtp: str = ""
    sender: str = ""
    site: str = ""
    network: str = ""
    push_services: tuple[str, ...] = ()
    mail_after: float = 60.0
    mail_patience: float = 60.0


def create_app(settings: ServerSettings) -> ASGIApp:
    write_any_number()
    vigil = Vigil()
    store = Store(settings.database, vigil, settings.notices)
    desk = Desk(store)
    service = Service(desk)
    # Each kind of thinking has processes of its own: none waits for another.
    thinkers = Workers("bots", vigil, settings.bot_processes)
    advisers = Workers("hints", vigil)
    analysts = Workers("analyses", vigil, niceness=10)
    robots = Robots(service, thinkers, vigil, moment=settings.bot_moment)
    hint_budget = Budget.read(settings.hint_budget) if settings.hint_budget else None
    hints = Hints(service, advisers, hint_budget)
    weighing = settings.analysis_budget
    analyses = Analyses(analysts, vigil, Budget.read(weighing) if weighing else None)
    desk.changed = robots.wake
    desk.new_id = new_id
    thinking = {"bots": thinkers, "hints": advisers, "analyses": analysts}
    pusher = Pusher(
        service, settings.site.rstrip("/") or settings.network, settings.mail_patience,
        settings.push_services,
    )  # fmt: skip
    watch = Watch(desk, thinking, vigil, settings.metrics_from)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        desk.listen()
        end_streams_when_asked_to_stop(desk.live)
        ticking = [vigil.task("clock", Clock(service, robots).run)]
        ticking.append(vigil.task("heartbeat", desk.live.beat))
        ticking.append(vigil.task("watch", watch.run))
        ticking.append(vigil.task("collector", collect))
        ticking.append(vigil.task("presence", service.presence.run))
        if settings.keep is not None:
            ticking.append(vigil.task("keeper", partial(keep, desk, settings.keep)))
        desk.push_after = settings.mail_after
        ticking.append(vigil.task("pusher", pusher.run))
        if settings.smtp:
            desk.mail_after = settings.mail_after
            ticking.append(vigil.task("mailer", Mailer(service, post_of(settings)).run))
        yield
        for task in ticking:
            task.cancel()
        await robots.close()
        analyses.close()
        for workers in (thinkers, advisers, analysts):
            workers.close()
        store.close()

    static_files = [
        create_static_files_router(
            f"/static/{start}".rstrip("/"),
            [folder],
            name=f"static {start}",
            include_in_schema=False,
            cache_control=CacheControlHeader(max_age=YEAR, public=True, immutable=True),
        )
        for start, folder in static_folders().items()
    ]
    app = Litestar(
        [*DOORS, *static_files],
        lifespan=[lifespan],
        state=State(
            {
                "service": service,
                "hints": hints,
                "analyses": analyses,
                "vigil": vigil,
                "limited": settings.limited,
                "network": settings.network,
                "pusher": pusher,
            }
        ),
        exception_handlers={
            Problem: say_error,
            Refused: say_error,
            Unstorable: say_unstorable,
            Overfull: say_overfull,
            RecursionError: say_nested,
            HTTPException: say_http_error,
            500: say_failure,
        },
        openapi_config=OpenAPIConfig(
            title="Spielgeld",
            version=__version__,
            description="Tables for bots and tools: see docs/api.md.",
            render_plugins=[JsonRenderPlugin()],
            path="/api/schema",
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    guarded = Guard(app, limited=settings.limited)
    arrival = Arrival(settings.base_path, tuple(settings.trust_proxy))
    express = Express((ExpressForm(service), ExpressCalls(service)), guarded, watch, arrival)
    return Front(guarded, watch, arrival, express)


def new_id() -> str:
    neighbours = Patient.neighbours
    return new_table_id() if neighbours is None else neighbours.new_id()


def post_of(settings: ServerSettings) -> Post:
    server = read_server(settings.smtp)
    return Post(server, settings.sender, settings.site.rstrip("/"), settings.mail_patience)


def end_streams_when_asked_to_stop(live: Live) -> None:
    """The server waits for open answers before it stops, and a stream would stay open for ever."""
    loop = asyncio.get_running_loop()
    if threading.current_thread() is not threading.main_thread():
        return
    for number in STOPS:
        before = signal.getsignal(number)
        if number not in (signal.SIGINT, signal.SIGTERM) and not callable(before):
            continue

        def stop(number: int, frame: FrameType | None, before: Any = before) -> None:
            loop.call_soon_threadsafe(live.close)
            if callable(before):
                before(number, frame)

        signal.signal(number, stop)


def say_error(request: AnyRequest, error: Problem | Refused) -> Response[Any]:
    retry = error.retry_after if isinstance(error, Problem) else None
    headers = {} if retry is None else {"retry-after": str(retry)}
    words = words_about(error, language_of(request))
    if not request.url.path.startswith("/api"):
        visitor = Visitor(request)
        text, status = message_of(error, words), status_of(error)
        if not visitor.htmx:
            text = error_page(visitor.frame(), status, text, way_back(visitor, status))
        return visitor.page(text, status, **headers)
    return Response(to_data(error, words), status_code=status_of(error), headers=headers)


def say_unstorable(request: AnyRequest, _: Unstorable) -> Response[Any]:
    return say_error(request, Problem("bad-text"))


def say_overfull(request: AnyRequest, _: Overfull) -> Response[Any]:
    return say_error(request, Problem("overfull", retry_after=5))


def say_nested(request: AnyRequest, _: RecursionError) -> Response[Any]:
    """What is read of a request is nested too deeply; nothing of ours is."""
    return say_error(request, Problem("bad-form"))


def way_back(visitor: Visitor, status: int) -> str:
    """The table at which something was refused; nowhere if the table itself is not for them."""
    parts = visitor.request.url.path.split("/")
    if parts[1] != "t" or len(parts) <= 3 or status in (403, 404):
        return ""
    return visitor.at(f"/t/{parts[2]}")


def say_http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What Litestar refuses: no such page, a body of the wrong form."""
    reason = {404: "no-page", 405: "no-page", 413: "too-large"}.get(error.status_code, "bad-form")
    if not request.url.path.startswith("/api"):
        visitor = Visitor(request)
        return visitor.page(error_page(visitor.frame(), error.status_code), error.status_code)
    data = to_data(Problem(reason), words_of(language_of(request)))
    extra = [entry for entry in error.extra if isinstance(entry, dict)] if error.extra else []
    data["error"]["values"] = {str(entry.get("key")): entry.get("message") for entry in extra}
    return Response(data, status_code=error.status_code)


def say_failure(request: AnyRequest, error: Exception) -> Response[Any]:
    """A mistake of ours. The log names it and the kind of page, never a secret in an address."""
    cause = error.__cause__
    if isinstance(cause, OSError) and cause.errno in NO_SUCH_NAMES:
        return say_http_error(request, NotFoundException())
    log.error("%s failed", request.scope.get("path_template", "a page"), exc_info=error)
    return say_error(request, Problem("failed"))


def from_environment(database: str) -> ServerSettings:
    """Settings with what the environment says: for tests, which don't wait for bots."""
    return ServerSettings(**{**json.loads(os.environ.get(ENVIRONMENT, "{}")), "database": database})


def to_environment(settings: ServerSettings) -> None:
    """Leave the settings where worker processes find them."""
    os.environ[ENVIRONMENT] = json.dumps(asdict(settings))


def app_from_environment() -> ASGIApp:
    """The app of a worker process."""
    end_with_parent()
    return create_app(ServerSettings(**json.loads(os.environ[ENVIRONMENT])))
