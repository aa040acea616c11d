"""spielgeld serve: tables in the browser."""

import os
import shutil
import signal
import socket
import sys
import tempfile
from contextlib import nullcontext, suppress
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from types import FrameType
from typing import IO, Any
from urllib.parse import urlsplit

import click
import uvicorn

from spielgeld.cli.hosting import (
    config_option,
    database_option,
    no_password_for_all,
    setting,
    with_password,
)
from spielgeld.cli.shared import CantRun, check_data_folder, default_database, language_option
from spielgeld.house.post.mail import is_loopback, is_sender, read_server
from spielgeld.limits import Limits, NoLimit, read_limits
from spielgeld.store.database import CantOpen, InUse, hold, open_engine, share
from spielgeld.store.switchboard import Switchboard
from spielgeld.telling.words import Words, words_of
from spielgeld.vigil import Vigil
from spielgeld.web.app import create_app
from spielgeld.web.door import LOOPBACK
from spielgeld.web.health import SHARED_FOLDER
from spielgeld.web.logs import log_config
from spielgeld.web.server import raise_limit_of_files, server_options
from spielgeld.web.server_settings import ServerSettings, settings_from_environment, to_environment

SECONDS_TO_MAKE_ROOM = 4.0
"""So long a new server waits for one before it that is about to stop."""
READY_SECONDS = 60
"""How long a worker may take to begin on a busy machine before its restart is given up."""
HANDED_OVER = "SPIELGELD_LISTENING"
"""The number of the open socket that a server leaves to the one that follows it."""
FIRST_OF_SYSTEMD = 3
EVERYWHERE = "0.0.0.0"
NOWHERE = ("192.0.2.1", 9)
"""An address that is nobody's: the way there shows which of ours others see."""


@click.command("serve")
@config_option
@setting("host", default="127.0.0.1", show_default=True, help="Where to listen.")
@setting(
    "port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0: any free."
)
@setting(
    "reach", type=click.Choice(("here", "network", "ask")), default="here", show_default=True,
    help="Who can join: this computer only, or others in your network; or ask first.",
)  # fmt: skip
@setting(
    "allow-host",
    metavar="NAME",
    multiple=True,
    help="Another name that this server is asked for, besides that of --site; repeatable.",
)
@setting("unix-socket", metavar="FILE", help="Listen here instead, for a proxy on this machine.")
@setting("base-path", metavar="PATH", default="", help="Live below this path, such as /games.")
@setting(
    "trust-proxy",
    metavar="CIDR",
    multiple=True,
    help="Believe proxies of this network about who asks, such as 10.0.0.0/24; repeatable.",
)
@database_option
@setting(
    "database-listen",
    metavar="URL",
    callback=with_password,
    help="PostgreSQL's own address, if --database is a PgBouncer.",
)
@setting(
    "workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Server processes, for as many cores.",
)
@setting(
    "keep",
    type=click.FloatRange(min=1),
    metavar="DAYS",
    help="Delete tables at which nothing has happened for so long; all are kept if not said.",
)
@setting(
    "limit",
    metavar="NAME=NUMBER",
    multiple=True,
    help="Another limit than the usual one, as docs/server.md lists them; repeatable.",
)
@setting(
    "metrics-from",
    metavar="CIDR",
    multiple=True,
    default=LOOPBACK,
    show_default=True,
    help="Who may read /metrics; repeatable.",
)
@setting(
    "log-format", type=click.Choice(("text", "json")), default="text", show_default=True,
    help="How log lines look.",
)  # fmt: skip
@setting(
    "log-level", type=click.Choice(("error", "warning", "info")), default="warning",
    show_default=True, help="With info, every request is a line.",
)  # fmt: skip
@setting(
    "smtp",
    metavar="URL",
    callback=no_password_for_all,
    help="Mail players at tables of days: smtp://user:password@host:587 or smtps://...",
)
@setting("sender", metavar="ADDRESS", help="Who these mails are from.")
@setting("site", metavar="URL", help="The public address of this server, for links in mails.")
@language_option
def command(
    host: str,
    port: int,
    reach: str,
    allow_host: tuple[str, ...],
    unix_socket: str | None,
    base_path: str,
    trust_proxy: tuple[str, ...],
    database: str | None,
    database_listen: str | None,
    workers: int,
    keep: float | None,
    limit: tuple[str, ...],
    metrics_from: tuple[str, ...],
    log_format: str,
    log_level: str,
    smtp: str | None,
    sender: str | None,
    site: str | None,
    lang: str,
) -> None:
    """Serve tables in the browser."""
    before = dict(os.environ)
    words = words_of(lang)
    if database is None:
        check_data_folder(words)
        database = default_database()
    if not hasattr(socket, "AF_UNIX"):
        # Windows has no Unix sockets and can't leave an open door to another process.
        if workers > 1:
            raise CantRun(words.say("serve-not-here", option="--workers"))
        if unix_socket is not None:
            raise CantRun(words.say("serve-not-here", option="--unix-socket"))
    if database_listen and not database_listen.startswith("postgres"):
        raise CantRun(words.say("serve-database-listen"))
    settings = replace(
        settings_from_environment(database=database),
        limits=find_limits(limit, words),
        notices=database_listen or "",
        base_path=read_base_path(base_path, words),
        allow_host=allow_host,
        trust_proxy=read_networks(trust_proxy, words),
        metrics_from=read_networks(metrics_from, words),
    )
    if site:
        check_site(site, words)
    if keep is not None:
        settings = replace(settings, keep=keep)
    network = reach == "network"
    if reach == "ask" and sys.stdin.isatty():
        network = click.confirm(words.say("serve-ask-network"), default=False)
    if network and unix_socket is None and is_loopback(host):
        host = EVERYWHERE
    listening = listen(host, port, unix_socket, words)
    click.get_current_context().with_resource(listening)
    try:
        # Until this process ends; one that is just about to stop is waited for.
        held = hold(database, SECONDS_TO_MAKE_ROOM)
        open_engine(database).dispose()
    except CantOpen as error:
        raise CantRun(str(error)) from None
    except InUse as error:
        raise CantRun(words.say("serve-in-use", file=str(error))) from None
    address = address_of(listening) + settings.base_path.lstrip("/")
    settings = replace(settings, site=site or settings.site or address)
    if smtp:
        settings = replace(settings, smtp=smtp, sender=sender or "", site=site or address)
        check_mail(settings, words)
    if network:
        own = own_address()
        reached = f"http://{own}:{listening.getsockname()[1]}"
        address = f"http://127.0.0.1:{listening.getsockname()[1]}/" + settings.base_path.lstrip("/")
        settings = replace(settings, network=reached if own else "")
    click.echo(words.say("serve-address", address=address))
    if network:
        reached = settings.network + settings.base_path + "/"
        warning = words.say("serve-network-warning", address=reached)
        click.echo(warning if settings.network else words.say("serve-network-none"))
    elif unix_socket is None and not is_loopback(host):
        click.echo(words.say("serve-in-front"))
    raise_limit_of_files(settings.limits.open_files)
    options = {**server_options(settings), "log_config": log_config(log_format, log_level)}
    with held or nullcontext():
        if workers == 1:
            serve_alone(uvicorn.Config(create_app(settings), **options), listening, before)
        else:
            serve_together(options, workers, listening, settings, held)


def own_address() -> str:
    """This machine's address in its network; nothing is sent to find it. Empty if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
        except OSError:
            return ""
        address = str(probe.getsockname()[0])
    return "" if is_loopback(address) or address == EVERYWHERE else address


def serve_alone(config: uvicorn.Config, listening: socket.socket, before: dict[str, str]) -> None:
    """One process. Hung up on, it ends what it does and begins anew; its door stays open."""
    server = uvicorn.Server(config)
    again = False

    def hang_up(number: int, frame: FrameType | None) -> None:
        nonlocal again
        again = True
        server.should_exit = True

    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, hang_up)
    with listening.dup() as kept:  # uvicorn closes what it listens to
        kept.set_inheritable(True)
        with suppress(KeyboardInterrupt):
            server.run(sockets=[listening])
        if again:
            arguments = [sys.executable, *sys.orig_argv[1:]]
            os.execve(sys.executable, arguments, {**before, HANDED_OVER: str(kept.fileno())})


def serve_together(
    options: dict[str, Any],
    workers: int,
    listening: socket.socket,
    settings: ServerSettings,
    held: IO[str] | None,
) -> None:
    """Several processes. Hung up on, each makes room for a new one when that is ready.

    Those that share an SQLite file hear of each other by this one, and hold the file with it.
    """
    folder = tempfile.mkdtemp(prefix="spielgeld-")
    os.environ[SHARED_FOLDER] = folder
    switchboard = None
    try:
        if held is not None:
            share(held)
            settings = replace(settings, notices=f"{folder}/switchboard")
            switchboard = Switchboard(Path(settings.notices), Vigil())
        to_environment(settings)
        uvicorn.run(
            "spielgeld.web.app:app_from_environment",
            factory=True,
            fd=listening.fileno(),
            workers=workers,
            timeout_worker_healthcheck=READY_SECONDS,
            **options,
        )
    finally:
        if switchboard is not None:
            switchboard.close()
        shutil.rmtree(folder, ignore_errors=True)


def read_base_path(text: str, words: Words) -> str:
    """/games, without a slash at the end; nothing for the root."""
    path = text.rstrip("/")
    plain = path.replace("/", "").replace("-", "").replace("_", "")
    if path and (path[0] != "/" or "//" in path or not (plain.isascii() and plain.isalnum())):
        raise CantRun(words.say("serve-base-path", path=text))
    return path


def find_limits(texts: tuple[str, ...], words: Words) -> Limits:
    try:
        return read_limits(texts)
    except NoLimit as error:
        raise CantRun(words.say(f"limit-{error.reason}", **error.values)) from None


def read_networks(texts: tuple[str, ...], words: Words) -> tuple[str, ...]:
    try:
        return tuple([str(ip_network(text, strict=False)) for text in texts])
    except ValueError as error:
        raise CantRun(words.say("serve-network", reason=str(error))) from None


def check_mail(settings: ServerSettings, words: Words) -> None:
    try:
        read_server(settings.smtp)
    except ValueError:
        raise CantRun(words.say("serve-smtp")) from None
    if not is_sender(settings.sender):
        raise CantRun(words.say("serve-sender"))
    check_site(settings.site, words)


def check_site(site: str, words: Words) -> None:
    if urlsplit(site).scheme not in ("http", "https"):
        raise CantRun(words.say("serve-site"))


def listen(host: str, port: int, path: str | None, words: Words) -> socket.socket:
    """Take the port before anything else, so that one in use is said at once.

    It may be open already: left by the server before, or held by systemd.
    """
    inherited = os.environ.pop(HANDED_OVER, None)
    if inherited is not None:
        listening = socket.socket(fileno=int(inherited))
    elif os.environ.get("LISTEN_PID") == str(os.getpid()):
        listening = socket.socket(fileno=os.dup(FIRST_OF_SYSTEMD))
    elif path is not None:
        listening = listen_at_file(Path(path), words)
    else:
        listening = listen_at_port(host, port, words)
    listening.set_inheritable(True)
    return listening


def listen_at_port(host: str, port: int, words: Words) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
        # On Windows SO_REUSEADDR would let a second server take the port from the first.
        exclusive = getattr(socket, "SO_EXCLUSIVEADDRUSE", None)
        listening.setsockopt(socket.SOL_SOCKET, exclusive or socket.SO_REUSEADDR, 1)
        # For the connections that come of it, too: workers are not told what kind of socket it is.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        listening.bind(address)
        listening.listen(2048)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise CantRun(words.say("serve-port", host=host, port=str(port), reason=reason)) from None
    return listening


def listen_at_file(path: Path, words: Words) -> socket.socket:
    """A Unix socket. One that a dead server left behind is in nobody's way."""
    listening = socket.socket(socket.AF_UNIX)
    try:
        if path.is_socket():
            with socket.socket(socket.AF_UNIX) as probe:
                if probe.connect_ex(str(path)) == 0:
                    raise FileExistsError(0, "somebody listens there")
            path.unlink()
        listening.bind(str(path))
        path.chmod(0o660)
        listening.listen(2048)
    except OSError as error:
        listening.close()
        reason = error.strerror or type(error).__name__
        raise CantRun(words.say("serve-socket", path=str(path), reason=reason)) from None
    return listening


def address_of(listening: socket.socket) -> str:
    if listening.family == getattr(socket, "AF_UNIX", None):
        return f"unix:{listening.getsockname()}"
    host, port = listening.getsockname()[:2]
    if ":" in host:
        host = f"[{host}]"
    return f"http://{host}:{port}/"
