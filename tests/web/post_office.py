"""A mail server on loopback that keeps what it is sent."""

import socket
from email import message_from_bytes, policy
from email.message import EmailMessage

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session


class PostOffice:
    """`letters` are the mails it took, with their addresses. It knows no `nobody@...`."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, EmailMessage]] = []
        self.refused: list[str] = []
        self.port = free_port()
        self.open_again()

    def open_again(self) -> None:
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self._controller.start()

    def close(self) -> None:
        self._controller.stop()

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address.startswith("nobody@"):
            self.refused.append(address)
            return f"550 no such mailbox: {address}"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters += [(address, letter) for address in envelope.rcpt_tos]
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for known, letter in self.letters if known == address]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
