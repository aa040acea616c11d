"""spielgeld doctor: whether a server has what it needs, said line by line."""

import asyncio
import email.utils
import shutil
import socket
import ssl
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

import aiosmtplib
import click
from sqlalchemy import func, select

from spielgeld import __version__
from spielgeld.cli.hosting import beside_option, database_option, no_password_for_all, setting
from spielgeld.cli.shared import CantRun, default_database, language_option
from spielgeld.house.post.mail import MailServer, is_sender, read_server
from spielgeld.store.database import CantOpen, NoDatabase, open_as_it_is, read_url, version_of
from spielgeld.store.schema import VERSION, entries
from spielgeld.telling.words import Words, words_of

PATIENCE = 10.0
ROOM_MB = 500
DAYS_LEFT = 14
SECONDS_OFF = 30.0
DAY = 24 * 60 * 60
MARKS = {"ok": "✓", "warn": "!", "bad": "✗"}


class Diagnosis(NamedTuple):
    how: str
    said: str


Look = Callable[[], Iterator[Diagnosis]]


class Doctor:
    def __init__(
        self, database: str, smtp: str | None, sender: str | None, site: str | None, words: Words
    ) -> None:
        self.database = database
        self.smtp = smtp
        self.sender = sender
        self.site = site
        self.words = words

    def looks(self) -> list[Look]:
        return [self.look_at_database, self.look_at_disk, self.look_at_mail, self.look_at_site]

    def find(self, how: str, message: str, **values: object) -> Diagnosis:
        return Diagnosis(how, self.words.say(f"doctor-{message}", **values))

    def look_at_database(self) -> Iterator[Diagnosis]:
        try:
            engine = open_as_it_is(self.database, oldest=1)
        except NoDatabase as error:
            yield Diagnosis("warn", str(error))
            return
        except CantOpen as error:
            yield Diagnosis("bad", str(error))
            return
        try:
            if version_of(engine) != VERSION:
                yield self.find("warn", "older")
            with engine.execution_options(reading=True).connect() as connection:
                last = connection.execute(select(func.max(entries.c.at))).scalar()
                theirs = time.time()
                if engine.dialect.name == "postgresql":
                    asked = connection.exec_driver_sql("SELECT extract(epoch FROM now())")
                    theirs = float(asked.scalar_one())
        finally:
            engine.dispose()
        url = read_url(self.database).render_as_string(hide_password=True)
        yield self.find("ok", "database", url=url)
        yield from self.compare_clocks("database", theirs)
        if last is not None and last > time.time() + SECONDS_OFF:
            yield self.find("bad", "clock-behind")
        if engine.dialect.name == "postgresql":
            missing = [t for t in ("pg_dump", "pg_restore", "psql") if shutil.which(t) is None]
            if missing:
                yield self.find("warn", "tools", tools=", ".join(missing))

    def compare_clocks(self, whose: str, theirs: float) -> Iterator[Diagnosis]:
        off = abs(time.time() - theirs)
        how = "ok" if off < SECONDS_OFF else "bad"
        yield self.find(how, f"clock-{whose}", seconds=round(off))

    def look_at_disk(self) -> Iterator[Diagnosis]:
        url = read_url(self.database)
        if url.drivername != "sqlite":
            return
        folder = Path(url.database or "").resolve().parent
        while not folder.is_dir():
            folder = folder.parent
        free = shutil.disk_usage(folder).free // 2**20
        yield self.find("ok" if free >= ROOM_MB else "bad", "disk", free=free, folder=str(folder))
        file = Path(url.database or "")
        if file.exists() and file.stat().st_mode & 0o004:
            yield self.find("warn", "open-file", file=str(file))

    def look_at_mail(self) -> Iterator[Diagnosis]:
        if not self.smtp:
            yield self.find("ok", "no-mail")
            return
        try:
            server = read_server(self.smtp)
        except ValueError:
            yield Diagnosis("bad", self.words.say("serve-smtp"))
            return
        if not is_sender(self.sender or ""):
            yield Diagnosis("bad", self.words.say("serve-sender"))
        host, port = server["hostname"], server["port"]
        try:
            certificate = asyncio.run(self.greet(server))
        except aiosmtplib.SMTPAuthenticationError as error:
            # The server's own words may repeat what they were told.
            yield self.find("bad", "mail-login", host=host, reason=str(error.code))
        except (OSError, aiosmtplib.SMTPException) as error:
            cause = error.__cause__ or error
            if isinstance(cause, ssl.SSLCertVerificationError):
                reason = cause.verify_message
                yield self.find("bad", "certificate", host=host, reason=reason)
                return
            reason = getattr(cause, "strerror", None) or type(cause).__name__
            yield self.find("bad", "mail-down", host=host, port=str(port), reason=str(reason))
        else:
            if certificate is None:
                yield self.find("warn", "mail-plain", host=host)
                return
            ends = ssl.cert_time_to_seconds(str(certificate["notAfter"]))
            days = round((ends - time.time()) / DAY)
            how = "ok" if days >= DAYS_LEFT else "warn"
            yield self.find(how, "mail", host=host, days=days)

    async def greet(self, server: MailServer) -> Mapping[str, object] | None:
        """Log in as the mailer will. The certificate, which must be valid; None without TLS."""
        talk = aiosmtplib.SMTP(timeout=PATIENCE, **server)
        await talk.connect(username=None, password=None)
        transport = talk.transport
        assert isinstance(transport, asyncio.WriteTransport)
        try:
            if "username" in server:
                await talk.login(server["username"], server["password"])
            found: Mapping[str, object] | None = talk.get_transport_info("peercert")
            await talk.quit()
        finally:
            # TLS would wait for the other end's goodbye, and this loop ends here.
            transport.abort()
        return found

    def look_at_site(self) -> Iterator[Diagnosis]:
        if not self.site:
            yield self.find("warn", "no-site")
            return
        import http.client

        parts = urlsplit(self.site)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            yield Diagnosis("bad", self.words.say("serve-site"))
            return
        secure = parts.scheme == "https"
        kind = http.client.HTTPSConnection if secure else http.client.HTTPConnection
        connection = kind(parts.hostname, parts.port, timeout=PATIENCE)
        try:
            connection.request("GET", f"{parts.path.rstrip('/')}/api/schema/openapi.json")
            response = connection.getresponse()
            body, date = response.read(4_000_000), response.getheader("date", "")
        except ssl.SSLCertVerificationError as error:
            reason = error.verify_message
            yield self.find("bad", "certificate", host=parts.hostname, reason=reason)
            return
        except (OSError, http.client.HTTPException) as error:
            reason = getattr(error, "strerror", None) or type(error).__name__
            yield self.find("bad", "site-down", site=self.site, reason=str(reason))
            return
        finally:
            connection.close()
        if response.status != 200 or b'"Spielgeld"' not in body:
            yield self.find("bad", "site-other", site=self.site, status=response.status)
            return
        yield self.find(
            "ok" if secure else "warn", "site" if secure else "site-plain", site=self.site
        )
        if f'"{__version__}"'.encode() not in body:
            yield self.find("warn", "site-version", version=__version__)
        said = email.utils.parsedate_to_datetime(date) if date else None
        if said is not None:
            yield from self.compare_clocks("site", said.timestamp())


@click.command("doctor")
@beside_option
@database_option
@setting("smtp", metavar="URL", callback=no_password_for_all, help="The mail server, if any.")
@setting("sender", metavar="ADDRESS", help="Who mails are from.")
@setting("site", metavar="URL", help="The public address of the server.")
@language_option
def command(
    database: str | None, smtp: str | None, sender: str | None, site: str | None, lang: str
) -> None:
    """Check what a server needs: database, disk, clocks, mail server, public address."""
    words = words_of(lang)
    socket.setdefaulttimeout(PATIENCE)
    doctor = Doctor(database or default_database(), smtp, sender, site, words)
    bad = 0
    click.echo(words.say("doctor-version", version=__version__))
    for look in doctor.looks():
        for finding in look():
            click.echo(f"{MARKS[finding.how]} {finding.said}")
            bad += finding.how == "bad"
    if bad:
        raise CantRun(words.say("doctor-bad", number=bad))
