"""A small proxy between a server and its PostgreSQL, which can be cut or stalled."""

import contextlib
import selectors
import socket
import threading
import time
from typing import Any


class Proxy:
    """Passes bytes between a port on this machine and a Unix socket."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._listening, selectors.EVENT_READ)
        self._other: dict[socket.socket, socket.socket] = {}
        self._stalled_until = 0.0
        self._cut = False
        self._closing = False
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def cut(self) -> None:
        """All connections end."""
        self._cut = True

    def stall(self, seconds: float) -> None:
        """Nothing gets through for so long."""
        self._stalled_until = time.monotonic() + seconds

    def close(self) -> None:
        self._closing = True
        self._thread.join(5)

    def _run(self) -> None:
        while not self._closing:
            if self._cut:
                self._cut = False
                for line in list(self._other):
                    self._drop(line)
            wait = self._stalled_until - time.monotonic()
            if wait > 0:
                time.sleep(min(wait, 0.05))
                continue
            for key, _ in self._selector.select(0.05):
                ready: Any = key.fileobj
                if ready is self._listening:
                    self._accept()
                elif ready in self._other:
                    self._pass_on(ready)
        for line in list(self._other):
            self._drop(line)
        self._listening.close()

    def _accept(self) -> None:
        line, _ = self._listening.accept()
        beyond = socket.socket(socket.AF_UNIX)
        try:
            beyond.connect(self._path)
        except OSError:
            line.close()
            beyond.close()
            return
        for one, other in ((line, beyond), (beyond, line)):
            self._other[one] = other
            self._selector.register(one, selectors.EVENT_READ)

    def _pass_on(self, line: socket.socket) -> None:
        try:
            data = line.recv(1 << 16)
            if data:
                self._other[line].sendall(data)
                return
        except OSError:
            pass
        self._drop(line)

    def _drop(self, line: socket.socket) -> None:
        other = self._other.pop(line, None)
        for one in (line, other):
            if one is not None:
                self._other.pop(one, None)
                with contextlib.suppress(KeyError, ValueError):
                    self._selector.unregister(one)
                one.close()
