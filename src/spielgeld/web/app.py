"""The server put together."""

import asyncio
import gc
import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from types import FrameType
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.datastructures import CacheControlHeader, State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp

from spielgeld import __version__
from spielgeld.bots.budget import Budget
from spielgeld.house.clock import LOOK_UP_SECONDS, Clock
from spielgeld.house.desk import Desk
from spielgeld.house.live import Live
from spielgeld.house.post.mail import Mailer, Post, read_server
from spielgeld.house.post.outbox import Outbox
from spielgeld.house.post.push import Pusher
from spielgeld.house.presence import BEAT_SECONDS
from spielgeld.house.retention import HOUR, delete_idle
from spielgeld.house.service import Service
from spielgeld.house.thinking.analyses import Analyses
from spielgeld.house.thinking.hints import Hints
from spielgeld.house.thinking.robots import Robots
from spielgeld.house.thinking.workers import Workers
from spielgeld.page.environment import static_folders
from spielgeld.store import Store
from spielgeld.telling.numbers import write_any_number
from spielgeld.vigil import Vigil
from spielgeld.web.answers import answer_to
from spielgeld.web.api.socket import socket
from spielgeld.web.api.tables import Api
from spielgeld.web.direct import DirectCalls
from spielgeld.web.door import Arrival, HeadAsGet, Measured
from spielgeld.web.guard import Guard
from spielgeld.web.health import SECONDS_BETWEEN_LOOKS, Health, count_entries
from spielgeld.web.pages.home import HomePages
from spielgeld.web.pages.lesson import LessonPages
from spielgeld.web.pages.mail import MailPages
from spielgeld.web.pages.manifest import ManifestPages
from spielgeld.web.pages.my_tables import MyTablesPages
from spielgeld.web.pages.options import OptionPages
from spielgeld.web.pages.record import RecordPages
from spielgeld.web.pages.table import TablePages
from spielgeld.web.server_settings import ServerSettings, settings_from_environment

YEAR = 60 * 60 * 24 * 365
# A hang-up restarts the server: see cli/serve.py. Windows knows none.
STOPS = (signal.SIGINT, signal.SIGTERM, *[getattr(signal, "SIGHUP", signal.SIGTERM)])

DOORS = (
    Api,
    socket,
    HomePages,
    MyTablesPages,
    OptionPages,
    RecordPages,
    ManifestPages,
    TablePages,
    LessonPages,
    MailPages,
)
"""All that can be asked for, besides files that are the same for everybody."""


def create_app(settings: ServerSettings) -> ASGIApp:
    write_any_number()
    vigil = Vigil()
    limits = settings.limits
    store = Store(
        *(settings.database, vigil, settings.notices, count_entries),
        most_waiting=limits.waiting_entries,
    )
    desk = Desk(
        store,
        changed=lambda table: robots.wake(table),
        mail_after=settings.mail_after if settings.smtp else None,
        push_after=settings.mail_after,
        limits=limits,
    )
    service = Service(desk)
    # Each kind of thinking has processes of its own: none waits for another.
    thinkers = Workers("bots", vigil, settings.bot_processes)
    advisers = Workers("hints", vigil)
    analysts = Workers("analyses", vigil, niceness=10)
    robots = Robots(service, thinkers, vigil, moment=settings.bot_moment)
    hint_budget = Budget.read(settings.hint_budget) if settings.hint_budget else None
    hints = Hints(service, advisers, hint_budget)
    weighing = settings.analysis_budget
    weighing_budget = Budget.read(weighing) if weighing else None
    analyses = Analyses(analysts, vigil, weighing_budget, limits)
    thinking = {"bots": thinkers, "hints": advisers, "analyses": analysts}
    site = settings.site.rstrip("/")
    pusher = Pusher(service, site or settings.network, settings.push_services)
    pushes = Outbox(desk, store.pushes, pusher, settings.mail_patience)
    health = Health(service, thinking, vigil, settings.metrics_from)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        gc.collect()
        gc.freeze()  # what stays as long as the server runs need not be looked through again
        desk.listen()
        end_streams_when_asked_to_stop(desk.live)
        ticking = [
            vigil.every("clock", LOOK_UP_SECONDS, Clock(service, robots).look_up),
            vigil.every("heartbeat", 0.0, desk.live.beat),
            vigil.every("health", SECONDS_BETWEEN_LOOKS, health.look),
            vigil.every("presence", BEAT_SECONDS, service.presence.beat),
            vigil.every("pusher", pushes.pause, pushes.send_due),
        ]
        if settings.keep is not None:
            tidy = partial(delete_idle, desk, settings.keep)
            ticking.append(vigil.every("retention", HOUR, tidy))
        if settings.smtp:
            mailer = Mailer(Post(read_server(settings.smtp), settings.sender, site))
            mails = Outbox(desk, store.mailboxes, mailer, settings.mail_patience)
            ticking.append(vigil.every("mailer", mails.pause, mails.send_due))
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
        exception_handlers={Exception: answer_to},
        openapi_config=OpenAPIConfig(
            title="Spielgeld",
            version=__version__,
            description="Tables for bots and tools: see docs/api.md.",
            render_plugins=[JsonRenderPlugin()],
            path="/api/schema",
        ),
        request_max_body_size=limits.body_bytes,
        logging_config=None,
    )
    guarded = Guard(DirectCalls(app), limited=settings.limited, limits=limits)
    measured = HeadAsGet(Measured(guarded, health))
    names = [urlsplit(site).hostname or "localhost", *settings.allow_host]
    return Arrival(measured, health, settings.base_path, settings.trust_proxy, names)


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


def app_from_environment() -> ASGIApp:
    """The app of a worker process."""
    end_with_parent()
    return create_app(settings_from_environment())


def end_with_parent() -> None:
    """A worker stops when the process that began it is gone, however that came about."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, name="parent", daemon=True).start()
