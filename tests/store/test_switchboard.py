"""Workers of one SQLite file hear of each other, and what they did not hear they look for."""

import asyncio
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from spielgeld.store import Store
from spielgeld.store.notices import DELETED, read_notices
from spielgeld.store.switchboard import LOOK_AGAIN, Extension, Switchboard
from spielgeld.vigil import Vigil
from tests.aside import run
from tests.store.test_store import entry, row, until

SOON = 60.0


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    vigil = Vigil()
    board = Switchboard(tmp_path / "board", vigil)
    yield tmp_path / "board"
    assert all([part.running for part in vigil.parts])
    assert [part.failures for part in vigil.parts] == [0]
    board.close()
    assert vigil.parts == []


class Worker:
    """What one worker hears."""

    def __init__(self, file: Path) -> None:
        self.heard: list[tuple[str, int]] = []
        self.looked = 0
        self.vigil = Vigil()
        self.extension = Extension(file, self.hear, self.look, self.vigil)

    def hear(self, notices: dict[str, int]) -> None:
        self.heard.extend(notices.items())

    def look(self) -> None:
        self.looked += 1


def soon(happened: Callable[[], bool]) -> None:
    late = time.monotonic() + SOON
    while not happened():
        assert time.monotonic() < late, "it did not happen"
        time.sleep(0.01)


def test_all_others_hear_what_one_tells(file: Path) -> None:
    workers = [Worker(file) for _ in range(3)]
    soon(lambda: all([worker.looked for worker in workers]))
    workers[0].extension.tell([("t1", 4), ("t2", 1)])
    soon(lambda: all([len(worker.heard) == 2 for worker in workers[1:]]))
    assert workers[1].heard == workers[2].heard == [("t1", 4), ("t2", 1)]
    assert workers[0].heard == []
    for worker in workers:
        worker.extension.close()


def test_who_comes_and_who_goes_makes_everybody_look(file: Path) -> None:
    """A worker may be killed after it has stored something and before it could tell."""
    one = Worker(file)
    soon(lambda: one.looked == 1)
    other = Worker(file)
    soon(lambda: one.looked == 2 and other.looked == 1)
    other.extension.close()
    soon(lambda: one.looked == 3)
    one.extension.close()


def test_half_a_line_is_told_when_it_is_whole(file: Path) -> None:
    one = Worker(file)
    soon(lambda: one.looked == 1)
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(str(file))
        line.sendall(b"t1 1\nt2 ")
        soon(lambda: one.heard == [("t1", 1)])
        line.sendall(b"7\n\xffnonsense\n")
        soon(lambda: one.heard == [("t1", 1), ("t2", 7)])
    one.extension.close()
    assert [part.failures for part in one.vigil.parts] == []


@pytest.mark.parametrize(
    ("lines", "newest"),
    [
        (["t 1", "t 2"], 2),
        (["t 10", "t 9"], 10),
        (["t 0"], DELETED),
        (["t 3", "t 0"], DELETED),
        (["t 0", "t 3"], DELETED),
    ],
)
def test_the_newest_number_counts_in_whatever_order_it_is_told(
    lines: list[str], newest: int
) -> None:
    assert read_notices([*lines, "another 1", "nonsense", "t ²"]) == {"t": newest, "another": 1}


def test_one_who_does_not_listen_keeps_nobody_waiting(file: Path) -> None:
    one, other = Worker(file), Worker(file)
    soon(lambda: bool(one.looked and other.looked))
    with socket.socket(socket.AF_UNIX) as deaf:
        deaf.settimeout(SOON)
        deaf.connect(str(file))
        assert deaf.recv(1) == LOOK_AGAIN
        notices = [(f"table{number}", number) for number in range(1, 1001)]
        before = other.looked
        for _ in range(100):
            one.extension.tell(notices)
        one.extension.tell([("last", 1)])
        # On a busy machine the other may be cut off as well, and looks again when it is back.
        soon(lambda: ("last", 1) in other.heard or other.looked > before)
        while deaf.recv(65_536):
            pass  # it is cut off after what it was sent
    one.extension.close()
    other.extension.close()


def test_a_switchboard_that_comes_back_is_found_again(tmp_path: Path) -> None:
    vigil, file = Vigil(), tmp_path / "board"
    board = Switchboard(file, vigil)
    one, other = Worker(file), Worker(file)
    soon(lambda: bool(one.looked and other.looked))
    board.close()
    file.unlink()
    one.extension.tell([("t1", 1)])  # nobody hears it
    before = one.looked, other.looked
    board = Switchboard(file, vigil)
    soon(lambda: one.looked > before[0] and other.looked > before[1])
    one.extension.tell([("t1", 2)])
    soon(lambda: ("t1", 2) in other.heard)
    for worker in (one, other):
        worker.extension.close()
        assert worker.vigil.parts == [], "it ended, and never failed"
    board.close()


def test_stores_of_one_file_tell_each_other(file: Path, tmp_path: Path) -> None:
    async def work() -> None:
        url = f"sqlite:///{tmp_path}/games.db"
        one, other = (Store(url, notices=str(file)) for _ in range(2))
        heard: list[tuple[str, int]] = []
        looked: list[int] = []
        one.listen(lambda notices: None, lambda: looked.append(1))
        other.listen(lambda notices: heard.extend(notices.items()), lambda: looked.append(2))
        await until(lambda: set(looked) == {1, 2})
        await one.create(row(), [])
        assert all(await asyncio.gather(one.append(entry(1)), one.append(entry(2))))
        await until(lambda: heard[-1:] == [("t1", 2)])
        assert not await other.append(entry(2)), "the number is taken"
        assert await other.append(entry(3))
        await one.delete("t1")
        await until(lambda: heard[-1:] == [("t1", DELETED)])
        for store in (one, other):
            store.close()

    run(work())
