"""What it costs to keep pages open: python -m bench.pages [--tables 40] [--rounds 3] [GAME ...]

Four readers at each table have its page open, and scripted games (bench/scripts.py) are played in
this process, without a network and without a disk. Whatever happens, each reader is sent what
changed on their page, as `web/pages/stream.py` does it; the processor time of that is measured, and
nothing else. Pages are sent either after every decision, as people play, or after every step, as
those do who are faster than the server.

The parts are counted without those inside them: `look` finds who asks and what they see, `story`
tells what happened, `regions` draws, `compare` finds what changed and `encode` writes it down.
`open` is a whole page, as a browser asks for it first. The best of several rounds counts.
"""

import argparse
import asyncio
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import wraps
from time import thread_time
from typing import Any
from unittest.mock import patch

from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import RequestFactory

from bench.scripts import DIFFERENT, seat_players, write_game
from spielgeld.house.desk import Desk
from spielgeld.house.journal import Decide
from spielgeld.house.live import WatchQuota
from spielgeld.house.service import Service
from spielgeld.house.settings import read_settings
from spielgeld.house.table import Table
from spielgeld.store import Store
from spielgeld.web.pages import memory, sitting, stream
from spielgeld.web.pages.sitting import Sitting
from spielgeld.web.pages.visitor import CHAIR_COOKIE, Visitor

GAMES = ("qe", "plutocracy", "euro-crisis")
MOST_DECISIONS = 100
"""So many of a game are played; one of €uro Crisis has some hundred."""

PARTS: dict[str, list[tuple[Any, str]]] = {
    "story": [
        (memory, "story"),
        (memory, "told"),
        (memory, "happened"),
    ],
    "regions": [(sitting, "table_region")],
    "compare": [(stream, "changes")],
    "encode": [(stream, "message")],
}
"""By which functions each part is known; what is in none of them is `look`."""


class Watch:
    """How long each part took, without the parts inside it."""

    def __init__(self) -> None:
        self.spent: defaultdict[str, float] = defaultdict(float)
        self._inside: list[str] = []
        self._since = 0.0

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        self._switch()
        self._inside.append(name)
        try:
            yield
        finally:
            self._switch()
            self._inside.pop()

    def _switch(self) -> None:
        now = thread_time()
        if self._inside:
            self.spent[self._inside[-1]] += now - self._since
        self._since = now

    def timed(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def call(*values: Any, **named: Any) -> Any:
            self._switch()
            self._inside.append(name)
            try:
                return function(*values, **named)
            finally:
                self._switch()
                self._inside.pop()

        return call


class Reader:
    """Somebody whose page is open: the messages that it is sent."""

    def __init__(self, at: Sitting) -> None:
        self._messages = stream.push(at, "table", None, WatchQuota(at.shown, ""), looking=False)

    async def open(self) -> None:
        await anext(self._messages)  # how soon to come back
        await anext(self._messages)  # everything

    async def hear(self) -> int:
        """What changed: so many bytes."""
        return len(await anext(self._messages))


class House:
    """Tables of one game, as a server has them, and those who read there."""

    def __init__(self, game: str, folder: str) -> None:
        self.game = game
        self.store = Store(f"sqlite:///{folder}/{game}.db")
        self.service = Service(Desk(self.store))
        self.app = Litestar([], state=State({"service": self.service, "network": ""}))
        self.written = [write_game(game, number) for number in range(DIFFERENT)]
        self.settings = read_settings({"game": game, "players": 4}).to_json()

    async def table(self, number: int) -> tuple[Table, list[Sitting]]:
        row, journal, secrets = seat_players(self.game, self.settings, self.written[number][0])
        table = await self.service.desk.create(row, journal)
        sittings = []
        for secret in secrets:
            request = RequestFactory(app=self.app).get(
                f"/t/{table.id}/stream", headers={"cookie": f"{CHAIR_COOKIE}={secret}"}
            )
            sittings.append(Sitting(Visitor(request), self.service, table, table.role([secret])))
        return table, sittings


class Figures:
    """What was spent on so many pushes."""

    def __init__(self) -> None:
        self.watch = Watch()
        self.pushes = 0
        self.bytes = 0

    @property
    def total(self) -> float:
        return sum(self.watch.spent.values())


async def play(house: House, tables: int, *, every_step: bool) -> Figures:
    """One round: all tables from their first decision on, side by side."""
    figures = Figures()
    watch = figures.watch
    games = []
    with ExitStack() as timing:
        for name, functions in PARTS.items():
            for owner, function in functions:
                timed = watch.timed(name, getattr(owner, function))
                timing.enter_context(patch.object(owner, function, timed))
        for number in range(tables):
            table, sittings = await house.table(number % DIFFERENT)
            script = house.written[number % DIFFERENT][1][:MOST_DECISIONS]
            readers = [Reader(at) for at in sittings]
            for reader in readers:
                await reader.open()
            games.append((table, readers, script))
        watch.spent.clear()
        for place in range(MOST_DECISIONS):
            for table, readers, script in games:
                if place >= len(script):
                    continue
                line = script[place]
                what = Decide(line["seat"], line["decision"])
                table.commit(table.preview(what, None, 0.0))
                last = place + 1 == len(script) or script[place + 1]["step"] != line["step"]
                if last or not every_step:
                    house.service.desk.live.nudge(table.id)
                    for reader in readers:
                        with watch.part("look"):
                            figures.bytes += await reader.hear()
                    figures.pushes += len(readers)
    return figures


async def open_pages(house: House, tables: int) -> float:
    """Seconds for a whole page, as it is read before any stream."""
    games = [await house.table(number % DIFFERENT) for number in range(tables)]
    began, pages = thread_time(), 0
    for _, sittings in games:
        for at in sittings:
            await at.show()
            pages += 1
    return (thread_time() - began) / pages


HEADING = (
    f"{'µs of CPU a push':28}{'all':>6}{'look':>7}{'story':>7}{'regions':>9}{'compare':>9}"
    f"{'encode':>8}{'kB':>7}{'open, µs':>10}"
)


async def measure(game: str, tables: int, rounds: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        house = House(game, folder)
        for every_step, when in ((True, "after every step"), (False, "after every decision")):
            best = min(
                [await play(house, tables, every_step=every_step) for _ in range(rounds)],
                key=lambda figures: figures.total,
            )
            opened = min([await open_pages(house, tables) for _ in range(rounds)])
            each = {name: spent / best.pushes * 1e6 for name, spent in best.watch.spent.items()}
            print(
                f"{game + ', ' + when:28}{best.total / best.pushes * 1e6:>6.0f}"
                f"{each['look']:>7.0f}{each['story']:>7.0f}{each['regions']:>9.0f}"
                f"{each['compare']:>9.0f}{each['encode']:>8.0f}"
                f"{best.bytes / best.pushes / 1000:>7.2f}{opened * 1e6:>10.0f}",
                flush=True,
            )
        house.store.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.pages")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("games", nargs="*", default=GAMES)
    arguments = parser.parse_args()
    print(HEADING)
    for game in arguments.games:
        asyncio.run(measure(game, arguments.tables, arguments.rounds))


if __name__ == "__main__":
    main()
