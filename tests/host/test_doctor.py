"""The doctor looks at the mail server's certificate, as a real server shows it."""

import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import trustme
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Sink

from tests.host.test_keep import run
from tests.web.post_office import free_port

HOST = "127.0.0.1"


@contextmanager
def mail_server(certificate: trustme.LeafCert | None, *, at_once: bool) -> Iterator[str]:
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
