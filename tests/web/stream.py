"""A reader of live messages: what a browser's EventSource does."""

import json
import threading
import time
from typing import Any

import httpx

from tests.web.server import PATIENCE, Client


class Stream:
    """All bytes of a stream, and the numbers it has told."""

    def __init__(self, client: Client, *, path: str = "", last: int | None = None) -> None:
        self.raw = b""
        self._http = client.http
        self._path = path or f"/api/tables/{client.table}/stream"
        self._headers = {} if last is None else {"last-event-id": str(last)}
        self._closing = False
        self._opened = threading.Event()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()
        assert self._opened.wait(PATIENCE)

    def _read(self) -> None:
        try:
            with self._http.stream("GET", self._path, headers=self._headers) as response:
                assert response.status_code == 200
                for chunk in response.iter_raw():
                    self.raw += chunk
                    self._opened.set()
                    if self._closing:
                        return
        except httpx.TransportError:
            pass
        self._opened.set()

    @property
    def ended(self) -> bool:
        return not self._thread.is_alive()

    @property
    def numbers(self) -> list[int]:
        lines = self.raw.decode().split("\n")
        return [int(line.removeprefix("data: ")) for line in lines if line.startswith("data: ")]

    def wait(self, number: int) -> None:
        """Until this number has been told, or a higher one."""
        deadline = time.monotonic() + PATIENCE
        while max(self.numbers, default=-1) < number:
            assert time.monotonic() < deadline, f"{number} was not told, only {self.numbers}"
            time.sleep(0.01)


class Pushed(Stream):
    """The stream of an open page: messages with the regions that changed."""

    def __init__(self, client: Client, *, mark: str = "", page: str = "table") -> None:
        secrets = ".".join(client.secrets)
        client = Client(client.server, client.table, *client.secrets)
        client.http.cookies.set("chair", secrets)
        super().__init__(client, path=f"/t/{client.table}/stream?page={page}&mark={mark}")

    @property
    def messages(self) -> list[dict[str, Any]]:
        lines = self.raw.decode().split("\n")
        told = [line.removeprefix("data: ") for line in lines[:-1] if line.startswith("data: {")]
        return [json.loads(text) for text in told]

    @property
    def numbers(self) -> list[int]:
        return [message["number"] for message in self.messages if "number" in message]
