"""What other worker processes wrote into one SQLite file: the parent passes it on.

PostgreSQL tells its listeners by itself (notices.py); SQLite has nothing of the kind. So each
worker says to its parent, after each commit, which table has which entry by now, and the parent
says it to all others. Nobody relies on a notice for what is true, only for when to look: one that
is lost with a connection, or with a worker that was killed before it could tell, is made up for by
looking again.
"""

import logging
import selectors
import socket
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from spielgeld.store.notices import PAUSE_SECONDS, RETRY_SECONDS, Heard, read_notices
from spielgeld.vigil import Vigil

LOOK_AGAIN = b"\n"
"""An empty line: somebody was cut off, and what they had to tell may be lost."""
PATIENCE = 1.0
MOST_AT_ONCE = 65_536

log = logging.getLogger(__name__)


class Switchboard:
    """In the parent: whatever one worker says, all others hear. It listens at a file."""

    def __init__(self, file: Path, vigil: Vigil) -> None:
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(file))
        self._listening.listen()
        self._listening.setblocking(False)
        self._begun: dict[socket.socket, bytes] = {}
        """The workers, each with the line that it has not ended yet."""
        self._closing = False
        self._thread = vigil.thread("switchboard", self._run)

    def close(self) -> None:
        self._closing = True
        self._thread.join()
        self._listening.close()

    def _run(self) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(self._listening, selectors.EVENT_READ)
            for worker in self._begun:
                selector.register(worker, selectors.EVENT_READ)
            while not self._closing:
                for key, _ in selector.select(timeout=PATIENCE):
                    if key.fileobj is self._listening:
                        self._answer(selector)
                    elif isinstance(key.fileobj, socket.socket) and key.fileobj in self._begun:
                        self._pass_on(selector, key.fileobj)
                time.sleep(PAUSE_SECONDS)
        for worker in self._begun:
            worker.close()

    def _answer(self, selector: selectors.BaseSelector) -> None:
        with suppress(BlockingIOError):
            worker, _ = self._listening.accept()
            worker.setblocking(False)
            self._begun[worker] = b""
            selector.register(worker, selectors.EVENT_READ)
            # It has not heard the others up to now, nor they it.
            self._say(selector, LOOK_AGAIN, list(self._begun))

    def _pass_on(self, selector: selectors.BaseSelector, worker: socket.socket) -> None:
        try:
            said = worker.recv(MOST_AT_ONCE)
        except BlockingIOError:
            return
        except OSError:
            said = b""
        whole, end, rest = (self._begun[worker] + said).rpartition(b"\n")
        self._begun[worker] = rest
        if not said:
            self._cut_off(selector, worker)
            whole, end = b"", LOOK_AGAIN
        if end:
            others = [other for other in self._begun if other is not worker]
            self._say(selector, whole + end, others)

    def _say(
        self, selector: selectors.BaseSelector, text: bytes, workers: list[socket.socket]
    ) -> None:
        for worker in workers:
            if not sends(worker, text):
                # It does not listen. It will look again when it comes back.
                self._cut_off(selector, worker)

    def _cut_off(self, selector: selectors.BaseSelector, worker: socket.socket) -> None:
        selector.unregister(worker)
        del self._begun[worker]
        worker.close()


def sends(worker: socket.socket, text: bytes) -> bool:
    try:
        return worker.send(text) == len(text)
    except OSError:
        return False


class Extension:
    """In a worker: a thread that hears what others say, and a way to tell them."""

    def __init__(
        self, file: Path, heard: Heard, reconnected: Callable[[], None], vigil: Vigil
    ) -> None:
        self._file = file
        self._heard = heard
        self._reconnected = reconnected
        self._line: socket.socket | None = None
        self._lock = threading.Lock()
        self._closing = False
        self._thread = vigil.thread("extension", self._run)

    def close(self) -> None:
        self._closing = True
        self._thread.join()

    def tell(self, notices: Iterable[tuple[str, int]]) -> None:
        """Say which tables have which entries; if nobody can be told, they will look again."""
        text = "".join([f"{table_id} {number}\n" for table_id, number in notices])
        with self._lock:
            line = self._line
            if line is None or not text:
                return
            try:
                line.sendall(text.encode())
            except OSError:
                # The thread that listens finds it cut off, too, and calls again.
                with suppress(OSError):
                    line.shutdown(socket.SHUT_RDWR)

    def _run(self) -> None:
        while not self._closing:
            with socket.socket(socket.AF_UNIX) as line:
                line.settimeout(PATIENCE)
                try:
                    line.connect(str(self._file))
                    self._hold(line)
                    self._listen(line)
                except OSError as error:
                    log.warning("the other workers can't be heard: %s", type(error).__name__)
                    time.sleep(RETRY_SECONDS)
                finally:
                    self._hold(None)

    def _hold(self, line: socket.socket | None) -> None:
        with self._lock:
            self._line = line

    def _listen(self, line: socket.socket) -> None:
        begun = b""
        while not self._closing:
            try:
                said = line.recv(MOST_AT_ONCE)
            except TimeoutError:
                continue
            if not said:
                return
            *whole, begun = (begun + said).split(b"\n")
            if b"" in whole:
                self._reconnected()
            self._heard(read_notices([line.decode(errors="replace") for line in whole]))
