"""Connections find the worker with whom their table lives."""

import asyncio
import socket
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from spielgeld.web.neighbours import Neighbours, table_of
from tests.aside import run

REST = b" HTTP/1.1\r\nhost: x\r\n\r\n"
AT = [next(b"%x" % n for n in range(99) if crc32(b"%x" % n) % 2 == place) for place in (0, 1)]
"""A table for each of two places."""


@pytest.mark.parametrize(
    ("line", "table"),
    [
        (b"GET /t/abc123", b"abc123"),
        (b"GET /t/abc123?lang=de", b"abc123"),
        (b"POST /games/t/abc123/decide", b"abc123"),
        (b"GET /t/abc123/stream?page=table", b"abc123"),
        (b"GET /api/tables/abc123/socket", b"abc123"),
        (b"POST /api/tables", None),
        (b"GET /tables", None),
        (b"GET /static/t.css", None),
        (b"GET /?next=/t/abc123", None),
        (b"GET /new?game=qe&x=/tables/abc123/stream", None),
        (b"\x16\x03\x01", None),
    ],
)
def test_what_is_asked_says_which_table(line: bytes, table: bytes | None) -> None:
    assert table_of(line + REST) == table
    assert table_of(line) is None, "perhaps it goes on"


class Wire:
    """A connection as its worker has it."""

    def __init__(self) -> None:
        self.client, self.mine = socket.socketpair()

    def get_extra_info(self, name: str) -> socket.socket:
        return self.mine

    def abort(self) -> None:
        self.mine.close()


def test_a_connection_is_passed_on_and_goes_on_there(tmp_path: Path) -> None:
    async def work() -> None:
        taken: list[tuple[int, Any, bytes]] = []

        def at(place: int) -> Any:
            return lambda connection, asked: taken.append((place, connection, asked))

        rooms = [Neighbours(tmp_path, 2) for _ in range(3)]
        for place, room in enumerate(rooms):
            room.settle(at(place))
        with ExitStack() as stack:
            wire = Wire()
            stack.enter_context(wire.client)
            assert not rooms[0].pass_on(wire, b"asked", AT[0]), "it lives here"
            assert rooms[0].pass_on(wire, b"asked", AT[1])
            assert wire.mine.fileno() == -1
            await asyncio.sleep(0.05)
            ((place, connection, asked),) = taken
            stack.enter_context(connection)
            assert (place, asked) == (1, b"asked")
            connection.sendall(b"answered")
            assert wire.client.recv(100) == b"answered"
            # The third has no place, and gives away all it gets.
            for table in AT:
                late = Wire()
                stack.enter_context(late.client)
                assert rooms[2].pass_on(late, b"", table)
            await asyncio.sleep(0.05)
            assert [place for place, _, _ in taken] == [1, 0, 1]
            # The first goes, with something on its way, and the third follows it.
            last = Wire()
            stack.enter_context(last.client)
            assert rooms[1].pass_on(last, b"last", AT[0])
            rooms[0].leave(at(0))
            assert [asked for _, _, asked in taken][-1] == b"last"
            alone = Wire()
            stack.enter_context(alone.client)
            stack.enter_context(alone.mine)
            assert not rooms[1].pass_on(alone, b"", AT[0]), "nobody is there"
            async with asyncio.timeout(20):
                while not rooms[1].pass_on(alone, b"new", AT[0]):
                    await asyncio.sleep(0.05)
                while taken[-1][2] != b"new":
                    await asyncio.sleep(0.05)
            assert taken[-1][0] == 2
            for _, connection, _ in taken:
                connection.close()
        for room in rooms[1:]:
            room.leave(at(0))

    run(work())


def test_a_neighbour_with_its_hands_full_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        rooms = [Neighbours(tmp_path, 2) for _ in range(2)]
        taken: list[Any] = []
        for room in rooms:
            room.settle(lambda connection, asked: taken.append(connection))
        with ExitStack() as stack:
            given = 0
            wire = Wire()
            try:
                while given < 100_000:
                    stack.enter_context(wire.client)
                    if not rooms[0].pass_on(wire, b"x" * 10_000, AT[1]):
                        raise AssertionError("it is there")
                    given += 1
                    wire = Wire()
            except BlockingIOError:
                assert wire.mine.fileno() != -1, "it stays as it is"
                wire.abort()
            assert given > 0
            async with asyncio.timeout(20):
                while len(taken) < given:
                    await asyncio.sleep(0.01)
            for connection in taken:
                connection.close()
        for room in rooms:
            room.leave(lambda connection, asked: None)

    run(work())


def test_new_tables_live_with_each_worker_in_turn(tmp_path: Path) -> None:
    neighbours = Neighbours(tmp_path, 3)
    names = [neighbours.new_id() for _ in range(30)]
    homes = [crc32(name.encode()) % 3 for name in names]
    assert homes == [1, 2, 0] * 10
    assert len(set(names)) == 30
    neighbours._sender.close()
