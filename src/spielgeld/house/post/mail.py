"""Mail to players whose turn it is at tables of days, if the host has a mail server."""

import unicodedata
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
from spielgeld.house.post.outbox import NotSent
from spielgeld.house.table import Table
from spielgeld.store.mailboxes import Mailbox
from spielgeld.telling.game import telling_of, words_for
from spielgeld.telling.languages import ENGLISH, closest, locale_of

MailServer = dict[str, Any]
"""What aiosmtplib must know of it."""


@dataclass(frozen=True)
class Post:
    """The host's mail server, whom mails come from, and the address of our own server."""

    server: MailServer
    sender: str
    site: str


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
    """Sends mails by the host's own server."""

    name = "mail"
    most_tries = 12

    def __init__(self, post: Post) -> None:
        self._post = post

    async def send(self, one: Mailbox, table: Table, patience: float) -> None:
        letter = compose("turn" if one.confirmed else "confirm", one, table, self._post)
        try:
            await aiosmtplib.send(letter, timeout=patience, **self._post.server)
        except (aiosmtplib.SMTPException, OSError) as error:
            raise NotSent(describe(error), "never" if is_final(error) else "later") from None


def compose(kind: str, box: Mailbox, table: Table, post: Post) -> EmailMessage:
    """A mail in the player's language. Its links open a table, but nobody's chair."""
    words = words_for(closest(box.language) or ENGLISH, table.settings.game)
    own = f"{post.site}/mail/{box.token}"
    values = {
        "name": without_links(table.chairs[box.seat].name),
        "game": telling_of(table.settings.game).title(words),
        "badge": badge_of(table),
        "link": own if kind == "confirm" else f"{post.site}/t/{table.id}",
        "stop": own,
    }
    text = words.say(f"mail-{kind}", **values)
    if kind == "turn" and table.deadline is not None:
        until = datetime.fromtimestamp(table.deadline, UTC)
        when = write_datetime(until, "d MMMM, HH:mm 'UTC'", locale=locale_of(words.language))
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


def without_links(name: str) -> str:
    """A name in which no mail program finds an address that it could make a link of."""
    kept = [c if unicodedata.category(c)[0] in "LMN" or c in "-'’" else " " for c in name]
    return " ".join("".join(kept).split()) or "…"


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
