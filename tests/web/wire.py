"""A chair's socket, as a program would use it."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.web.server import PATIENCE, Client, Server


@contextmanager
def open_socket(server: Server, table: str, **arguments: Any) -> Iterator[ClientConnection]:
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, compression=None, open_timeout=PATIENCE, **arguments) as connection:
        yield connection


class Socket:
    """`texts` is all that was received; `seen` the last of what the chair saw."""

    def __init__(self, client: Client) -> None:
        secrets = ".".join(client.secrets)
        headers = {"authorization": f"Bearer {secrets}"} if secrets else {}
        opened = open_socket(client.server, client.table, additional_headers=headers)
        self._open = ExitStack()
        self.connection = self._open.enter_context(opened)
        self.texts: list[str] = []
        self.seen: dict[str, Any] = {}
        if not secrets:
            self.send(secret=None)

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def receive(self) -> Any:
        text = self.connection.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.texts.append(text)
        message = json.loads(text)
        if "view" in message:
            self.seen = message
        return message

    def wait(self, number: int) -> Any:
        """What the chair sees after this entry or a later one."""
        while self.seen.get("number", -1) < number:
            self.receive()
        return self.seen

    def answer(self) -> Any:
        """The next answer, which may come before or after what it leads to."""
        while "view" in (message := self.receive()):
            pass
        return message

    def decide(self, decision: dict[str, Any], **more: Any) -> Any:
        self.send(decision=decision, **more)
        return self.answer()
