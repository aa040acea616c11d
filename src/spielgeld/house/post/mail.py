"""Mail to players whose turn it is at tables of days, if the host has a mail server.

What is to be sent stands in the database (store/mailboxes.py): a restart, a mail server that is
down or a second process change nothing about it. No address is ever logged.
"""

import asyncio
import logging
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr
from ipaddress import ip_address
from typing import Any
from urllib.parse import unquote, urlsplit

import aiosmtplib
from babel.dates import format_datetime as write_datetime

from spielgeld.house import keys
from spielgeld.house.names import badge_of
from spielgeld.house.problems import Problem
from spielgeld.house.service import Service
from spielgeld.house.table import Table
from spielgeld.render.game import render_of, words_for
from spielgeld.store.mailboxes import Mailbox

LONGEST_PATIENCE = 6 * 60 * 60
MOST_TRIES = 12

log = logging.getLogger(__name__)

MailServer = dict[str, Any]
"""What aiosmtplib must know of it."""


@dataclass(frozen=True)
class Post:
    """`patience`: seconds until a mail that could not be sent is tried again, at first."""

    server: MailServer
    sender: str
    site: str
    patience: float


def read_server(url: str) -> MailServer:
    """smtps:// speaks TLS from the start, smtp:// as soon as it can; a password waits for it."""
    parts = urlsplit(url)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise ValueError("not the address of a mail server")
    secure = parts.scheme == "smtps"
    server: MailServer = {"hostname": parts.hostname, "use_tls": secure}
    server["port"] = parts.port or (465 if secure else 587)
    if parts.username is not None:
        server["username"] = unquote(parts.username)
        server["password"] = unquote(parts.password or "")
        server["start_tls"] = True if not secure and not is_loopback(parts.hostname) else None
    return server


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def is_sender(text: str) -> bool:
    name, sign, host = parseaddr(text)[1].rpartition("@")
    return bool(name and sign and host) and text.isprintable()


class Mailer:
    def __init__(self, service: Service, post: Post) -> None:
        self._desk = service.desk
        self._boxes = service.desk.store.mailboxes
        self._post = post

    async def run(self) -> None:
        while True:
            try:
                await self._look_up()
            except Exception:
                log.exception("the mailer stumbled")
            await asyncio.sleep(self._post.patience / 12)

    async def _look_up(self) -> None:
        now = time.time()
        for box in await self._boxes.due(now):
            wait = min(self._post.patience * 3**box.tries, LONGEST_PATIENCE)
            claimed = await self._boxes.claim(box, now + wait)
            if claimed is not None:
                await self._deliver(claimed)

    async def _deliver(self, box: Mailbox) -> None:
        """Send a claimed mail. If that fails it stays due, unless it will never succeed."""
        letter = await self._write(box)
        if letter is None:
            await self._boxes.done(box, None)
            return
        try:
            # Shorter than the claim lasts, so that nobody else begins meanwhile.
            timeout = self._post.patience / 2
            await aiosmtplib.send(letter, timeout=timeout, **self._post.server)
        except (aiosmtplib.SMTPException, OSError) as error:
            log.warning("a mail could not be sent: %s", describe(error))
            if is_final(error) or box.tries >= MOST_TRIES:
                await self._boxes.done(box, None)
        else:
            await self._boxes.done(box, time.time() if box.confirmed else None)

    async def _write(self, box: Mailbox) -> EmailMessage | None:
        """The mail; None if it is not needed any more."""
        try:
            table = await self._desk.get(box.table_id)
        except Problem:
            return None
        if not box.confirmed:
            return compose("confirm", box, table, self._post)
        waiting = table.running and table.play is not None and box.seat in table.play.waiting
        by_bot = table.chairs[box.seat].level is not None
        if not waiting or by_bot or box.seat in table.present:
            return None
        return compose("turn", box, table, self._post)


def compose(kind: str, box: Mailbox, table: Table, post: Post) -> EmailMessage:
    """A mail in the player's language. Its links open a table, but nobody's chair."""
    words = words_for(box.language, table.settings.game)
    own = f"{post.site}/mail/{box.token}"
    values = {
        "name": table.chairs[box.seat].name,
        "game": render_of(table.settings.game).title(words),
        "badge": badge_of(table),
        "link": own if kind == "confirm" else f"{post.site}/t/{table.id}",
        "stop": own,
    }
    text = words.say(f"mail-{kind}", **values)
    if kind == "turn" and table.deadline is not None:
        until = datetime.fromtimestamp(table.deadline, UTC)
        when = write_datetime(until, "d MMMM, HH:mm 'UTC'", locale=box.language)
        text = f"{words.say('mail-until', when=when)}\n\n{text}"
    step = 0 if table.play is None else table.play.step
    letter = EmailMessage()
    letter["From"] = post.sender
    letter["To"] = box.address
    letter["Subject"] = words.say(f"mail-{kind}.subject", **values)
    letter["Date"] = format_datetime(datetime.now(UTC))
    # The same mail sent twice, because a process ended between sending and saying so, is one.
    number = keys.hash_of(f"{kind} {box.token} {step}")[:32]
    letter["Message-ID"] = f"<{number}@{parseaddr(post.sender)[1].rpartition('@')[2]}>"
    letter["List-Unsubscribe"] = f"<{own}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(text)
    return letter


def describe(error: Exception) -> str:
    """For the log: kind and code, but not the server's words, which may repeat the address."""
    code = code_of(error)
    return type(error).__name__ if code is None else f"{type(error).__name__} {code}"


def code_of(error: Exception) -> int | None:
    if isinstance(error, aiosmtplib.SMTPRecipientsRefused):
        return max([refused.code for refused in error.recipients])
    return error.code if isinstance(error, aiosmtplib.SMTPResponseException) else None


def is_final(error: Exception) -> bool:
    """The server knows the address and will never take it."""
    return isinstance(error, aiosmtplib.SMTPRecipientsRefused) and (code_of(error) or 0) >= 500
