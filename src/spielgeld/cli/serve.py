"""spielgeld serve: tables in the browser."""

import socket
from contextlib import suppress
from dataclasses import replace
from urllib.parse import urlsplit

import click
import uvicorn
from uvicorn.supervisors import Multiprocess

from spielgeld.cli.shared import Clear, default_database, language_option
from spielgeld.house.post.mail import is_loopback, is_sender, read_server
from spielgeld.render.words import Words, words_of
from spielgeld.store.database import CantOpen, open_engine
from spielgeld.web.api.wire import Wire
from spielgeld.web.app import ServerSettings, from_environment, to_environment
from spielgeld.web.guard import LARGEST_BODY

GRACE_SECONDS = 2
"""Open streams never end by themselves; this long a stopping server waits for anything else."""


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen.")
@click.option(
    "--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0: any free."
)
@click.option(
    "--database",
    metavar="URL",
    help="sqlite:///file or postgresql://...; a file in your data folder if nothing is said.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    help="Server processes; several need PostgreSQL.",
)
@click.option(
    "--keep",
    type=click.FloatRange(min=1),
    metavar="DAYS",
    help="Delete tables at which nothing has happened for so long; all are kept if not said.",
)
@click.option(
    "--smtp",
    metavar="URL",
    envvar="SPIELGELD_SMTP",
    show_envvar=True,
    help="Mail players at tables of days: smtp://user:password@host:587 or smtps://...",
)
@click.option(
    "--sender",
    metavar="ADDRESS",
    envvar="SPIELGELD_SENDER",
    show_envvar=True,
    help="Who these mails are from.",
)
@click.option(
    "--site",
    metavar="URL",
    envvar="SPIELGELD_SITE",
    show_envvar=True,
    help="The public address of this server, for links in mails.",
)
@language_option
def command(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    keep: float | None,
    smtp: str | None,
    sender: str | None,
    site: str | None,
    lang: str,
) -> None:
    """Serve tables in the browser."""
    words = words_of(lang)
    database = database or default_database(words)
    if workers > 1 and database.startswith("sqlite"):
        raise Clear(words.say("serve-workers"))
    settings = from_environment(database)
    if keep is not None:
        settings = replace(settings, keep=keep)
    listening = listen(host, port, words)
    try:
        open_engine(database).dispose()
    except CantOpen as error:
        raise Clear(str(error)) from None
    if smtp:
        site = site or address_of(listening)
        settings = replace(settings, smtp=smtp, sender=sender or "", site=site)
        check_mail(settings, words)
    to_environment(settings)
    click.echo(words.say("serve-address", address=address_of(listening)))
    if not is_loopback(host):
        click.echo(words.say("serve-in-front"))
    config = uvicorn.Config(
        "spielgeld.web.app:app_from_environment",
        factory=True,
        workers=workers,
        log_level="warning",
        access_log=False,  # addresses hold secrets
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        ws=Wire,
        ws_max_size=LARGEST_BODY,
        ws_per_message_deflate=False,  # costs more time than it saves on a view
    )
    if workers == 1:
        with suppress(KeyboardInterrupt):
            uvicorn.Server(config).run(sockets=[listening])
    else:
        Multiprocess(config, [listening]).run()


def check_mail(settings: ServerSettings, words: Words) -> None:
    try:
        read_server(settings.smtp)
    except ValueError:
        raise Clear(words.say("serve-smtp")) from None
    if not is_sender(settings.sender):
        raise Clear(words.say("serve-sender"))
    if urlsplit(settings.site).scheme not in ("http", "https"):
        raise Clear(words.say("serve-site"))


def listen(host: str, port: int, words: Words) -> socket.socket:
    """Take the port before anything else, so that one in use is said at once."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise Clear(words.say("serve-port", host=host, port=str(port), reason=reason)) from None
    listening.set_inheritable(True)
    return listening


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    if ":" in host:
        host = f"[{host}]"
    return f"http://{host}:{port}/"
