"""The doctor looks at the mail server's certificate, as a real server shows it."""

import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.parse import quote

import pytest
import trustme
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Sink
from aiosmtpd.smtp import AuthResult, LoginPassword

from tests.host.test_keep import run
from tests.web.post_office import free_port

HOST = "127.0.0.1"


PASSWORD = "p ä ß"


def log_in(
    server: object, session: object, envelope: object, mechanism: str, data: object
) -> AuthResult:
    known = isinstance(data, LoginPassword) and data.password.decode() == PASSWORD
    return AuthResult(success=known, handled=False)


@contextmanager
def mail_server(
    certificate: trustme.LeafCert | None, *, at_once: bool, logs_in: bool = False
) -> Iterator[str]:
    """A mail server with this certificate, and its address."""
    context = None
    if certificate is not None:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        certificate.configure_cert(context)
    server = Controller(
        Sink(),
        hostname=HOST,
        port=free_port(),
        ssl_context=context if at_once else None,
        tls_context=None if at_once else context,
        authenticator=log_in if logs_in else None,
        auth_require_tls=not at_once,  # it does not know that it speaks TLS from the start
    )
    server.start()
    try:
        yield f"{'smtps' if at_once else 'smtp'}://{HOST}:{server.port}"
    finally:
        server.stop()


@pytest.fixture
def authority(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> trustme.CA:
    """Whose certificates this machine trusts."""
    authority = trustme.CA()
    authority.cert_pem.write_to_path(str(tmp_path / "trusted.pem"))
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "trusted.pem"))
    return authority


def examine(smtp: str, folder: Path) -> tuple[int, str]:
    """The exit code, and the line about mail."""
    database = f"sqlite:///{folder}/tables.db"
    sender = "games@example.org"
    result = run("doctor", "--database", database, "--smtp", smtp, "--sender", sender)
    (line,) = [line for line in result.stdout.splitlines() if HOST in line]
    return result.exit_code, line


@pytest.mark.parametrize("at_once", [True, False], ids=["smtps", "starttls"])
def test_the_certificate_of_the_mail_server(
    authority: trustme.CA, tmp_path: Path, at_once: bool
) -> None:
    now = datetime.now(UTC)
    long_ago, lately = now - timedelta(days=90), now - timedelta(days=2)
    cases = [
        (authority.issue_cert(HOST), 0, "✓"),
        (authority.issue_cert(HOST, not_after=now + timedelta(days=3)), 0, "! "),
        (authority.issue_cert(HOST, not_before=long_ago, not_after=lately), 2, "expired"),
        (authority.issue_cert("mail.example.org"), 2, "mismatch"),
        (trustme.CA().issue_cert(HOST), 2, "unable to get local issuer"),
    ]
    for certificate, code, told in cases:
        with mail_server(certificate, at_once=at_once) as smtp:
            found, line = examine(smtp, tmp_path)
        assert found == code, line
        assert told in line
        assert line.startswith("✗") == (code == 2)


def test_a_mail_server_without_encryption_or_out_of_reach(tmp_path: Path) -> None:
    with mail_server(None, at_once=False) as smtp:
        plain = examine(smtp, tmp_path)
    gone = examine(smtp, tmp_path)
    assert (plain[0], plain[1][0]) == (0, "!")
    assert (gone[0], gone[1][0]) == (2, "✗")


@pytest.mark.parametrize("at_once", [True, False], ids=["smtps", "starttls"])
def test_the_doctor_logs_in_at_the_mail_server(
    authority: trustme.CA, tmp_path: Path, at_once: bool
) -> None:
    """With the unit's own file of secrets, in which a password may have any characters."""
    secrets, certificate = tmp_path / "spielgeld.env", authority.issue_cert(HOST)

    def look(password: str) -> tuple[int, str]:
        known = f"://ada:{quote(password)}@".join(smtp.split("://"))
        secrets.write_text(f"# of the unit\nSPIELGELD_SMTP='{known}'\n", encoding="utf-8")
        database = f"sqlite:///{tmp_path}/tables.db"
        files = ["--env-file", str(secrets), "--sender", "games@example.org"]
        result = run("doctor", "--database", database, *files)
        (line,) = [line for line in result.stdout.splitlines() if HOST in line]
        assert password not in result.output
        return result.exit_code, line

    with mail_server(certificate, at_once=at_once, logs_in=True) as smtp:
        assert look(PASSWORD)[0] == 0
        code, line = look("another")
        assert (code, line[0]) == (2, "✗")
        assert "535" in line
    with mail_server(certificate, at_once=at_once) as smtp:
        assert look(PASSWORD)[0] == 2
