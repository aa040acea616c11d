"""Each table lives with one of several workers: whoever gets a connection for it passes it on.

The system gives connections to workers as it likes. But a table that all its players have at the
same worker is read once, kept once and told once. So what is asked on a connection is looked at: if
it is about a table of the worker next door, that one gets the connection itself, and what was read
of it. A proxy's connections, which bring what all its visitors ask, so go from one to the other.
Neither browsers nor proxies notice anything. A table's name says where it lives, and names are
given so that all have equally many.

Any worker can serve any table, so nothing hangs on it: if the neighbour is not there, the
connection stays where it is.
"""

import asyncio
import fcntl
import re
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Any
from zlib import crc32

from spielgeld.house.keys import new_table_id

ABOUT_A_TABLE = re.compile(rb"[A-Z]+ /(?:[^ ?]*/)?(?:t|tables)/([0-9a-z]{1,32})[/? ]")
LARGEST = 65_536
"""Of what was read before a connection is passed on."""
SECONDS_TO_LOOK = 0.5
ROOM_FOR_ONE = socket.CMSG_SPACE(array("i", [0]).itemsize)

Take = Callable[[socket.socket, bytes], None]


def table_of(asked: bytes) -> bytes | None:
    """The table that a request is about."""
    line, _, rest = asked.partition(b"\r\n")
    found = ABOUT_A_TABLE.match(line) if rest else None
    return None if found is None else found[1]


class Neighbours:
    """So many places, each a socket in the folder; a worker has one as long as it lives."""

    def __init__(self, folder: Path, places: int) -> None:
        self._folder = folder
        self._places = places
        self._own: int | None = None
        self._next = 0
        self._lock: IO[str] | None = None
        self._door: socket.socket | None = None
        self._looking: asyncio.TimerHandle | None = None
        self._sender = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._sender.setblocking(False)

    def settle(self, take: Take) -> None:
        """Take a place, now or when one is free; connections that are passed on are for `take`."""
        loop = asyncio.get_running_loop()
        for place in range(self._places):
            lock = (self._folder / f"place-{place}").open("w")
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                lock.close()
                continue
            self._own, self._lock = place, lock
            self._open(take)
            return
        # Those who are to make room are still there.
        self._looking = loop.call_later(SECONDS_TO_LOOK, self.settle, take)

    def _open(self, take: Take) -> None:
        assert self._own is not None
        path = self._path(self._own)
        with suppress(FileNotFoundError):
            path.unlink()
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._door.bind(str(path))
        self._door.setblocking(False)
        asyncio.get_running_loop().add_reader(self._door, self._hear, take)

    def _path(self, place: int) -> Path:
        return self._folder / f"place-{place}.sock"

    def _hear(self, take: Take) -> None:
        while self._door is not None:
            try:
                asked, extra, _, _ = self._door.recvmsg(LARGEST, ROOM_FOR_ONE)
            except (BlockingIOError, InterruptedError):
                return
            for connection in connections_in(extra):
                take(connection, asked)

    def pass_on(self, transport: Any, asked: bytes, table: bytes) -> bool:
        """Give a connection to whom its table lives with; False if it is to stay here.

        BlockingIOError if the neighbour has its hands full at the moment.
        """
        place = self._place_of(table)
        if place == self._own or len(asked) > LARGEST:
            return False
        file = transport.get_extra_info("socket").fileno()
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [file]))]
        try:
            self._sender.sendmsg([asked], rights, 0, str(self._path(place)))
        except BlockingIOError:
            raise
        except OSError:
            return False
        # It is open next door, so this ends nothing.
        transport.abort()
        return True

    def new_id(self) -> str:
        """A name for a new table, by which it lives with whose turn it is."""
        self._next = (self._next + 1) % self._places
        while True:
            table = new_table_id()
            if self._place_of(table.encode()) == self._next:
                return table

    def _place_of(self, table: bytes) -> int:
        return crc32(table) % self._places

    def leave(self, take: Take) -> None:
        """Nobody finds this place any more; what is on its way here is taken."""
        if self._looking is not None:
            self._looking.cancel()
        if self._door is not None and self._own is not None:
            self._path(self._own).unlink(missing_ok=True)
            self._hear(take)
            asyncio.get_running_loop().remove_reader(self._door)
            self._door.close()
            self._door = None
        if self._lock is not None:
            self._lock.close()
        self._sender.close()


def connections_in(extra: list[tuple[int, int, bytes]]) -> list[socket.socket]:
    files = array("i")
    for level, kind, data in extra:
        if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
            files.frombytes(data[: len(data) - len(data) % files.itemsize])
    return [socket.socket(fileno=file) for file in files]
