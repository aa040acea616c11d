"""A restart in the middle of fifty live games: nobody is turned away, and nothing is lost."""

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests import aside
from tests.host.workers import command_of, workers_of
from tests.web.server import PATIENCE, Client, Server, new_table
from tests.web.test_api import play_on

TABLES = 50
DECISIONS = 8
"""At each table, of which about half come after the restart."""


class Witness:
    """One who plays all chairs of a table, and sends again, by the same key, what got lost."""

    def __init__(self, http: httpx.AsyncClient, players: list[Client]) -> None:
        self.http = http
        self.players = players
        self.faults: Counter[str] = Counter()
        self.answered = 0

    async def send(self, method: str, player: Client, path: str, **data: Any) -> Any:
        while True:
            try:
                answer = await self.http.request(
                    method,
                    f"/api/tables/{player.table}{path}",
                    headers={"authorization": f"Bearer {player.secrets[0]}"},
                    json=data or None,
                )
            except httpx.TransportError as error:
                self.faults[type(error).__name__] += 1
                await asyncio.sleep(0.05)
                continue
            assert answer.is_success, answer.text
            return answer.json()

    async def play(self) -> None:
        while self.answered < DECISIONS:
            for seat, player in enumerate(self.players):
                view = await self.send("GET", player, "/view")
                if view["choice"] is None or self.answered == DECISIONS:
                    continue
                step, key = view["view"]["step"], f"{seat}-{self.answered}"
                # Bids above the open one and unlike each other: nobody is ever refused.
                bid = {"bid": 10 * (self.answered + 1) + seat}
                await self.send("POST", player, "/decide", decision=bid, step=step, key=key)
                self.answered += 1
                await asyncio.sleep(0)


async def watch(http: httpx.AsyncClient, player: Client, numbers: list[int]) -> None:
    """An open page: it comes back whenever its stream ends, as a browser does."""
    while True:
        try:
            path = f"/api/tables/{player.table}/stream"
            headers = {"authorization": f"Bearer {player.secrets[0]}"}
            headers["last-event-id"] = str(numbers[-1])
            async with http.stream("GET", path, headers=headers, timeout=None) as stream:
                async for line in stream.aiter_lines():
                    if line.startswith("id:"):
                        numbers.append(int(line[3:]))
        except httpx.TransportError:
            await asyncio.sleep(0.05)


def play_through_a_restart(server: Server, count: int) -> None:
    """Live games, all pages open: nobody is turned away, nothing is lost, nothing comes twice."""
    tables = [new_table(server, "ABC") for _ in range(count)]
    for host, _ in tables:
        host.post("/start")
    begins = [players[0].get("")["number"] for _, players in tables]
    seen = [[number] for number in begins]
    witnesses: list[Witness] = []

    async def play() -> None:
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=count)
        async with httpx.AsyncClient(base_url=server.url, timeout=120, limits=limits) as http:
            witnesses.extend([Witness(http, players) for _, players in tables])
            pages = [
                asyncio.create_task(watch(http, players[0], numbers))
                for (_, players), numbers in zip(tables, seen, strict=True)
            ]
            games = [asyncio.create_task(witness.play()) for witness in witnesses]
            while sum([witness.answered for witness in witnesses]) < count * DECISIONS / 2:
                await asyncio.sleep(0.01)
            server.process.send_signal(signal.SIGHUP)
            await asyncio.gather(*games)
            wanted = [number + DECISIONS for number in begins]
            while [numbers[-1] for numbers in seen] != wanted:
                await asyncio.sleep(0.05)
            for page in pages:
                page.cancel()
            await asyncio.gather(*pages, return_exceptions=True)

    aside.run(play())
    # The door was never shut: connections may break, but none was refused.
    faults = sum([witness.faults for witness in witnesses], Counter())
    assert "ConnectError" not in faults, faults
    # Every decision that was answered is there, once, however often it was sent.
    for (_, players), begin in zip(tables, begins, strict=True):
        assert players[0].get("")["number"] == begin + DECISIONS


@pytest.mark.proof
def test_a_restart_in_the_middle_of_fifty_games(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/games.db", own=True)
    play_through_a_restart(server, TABLES)
    log = server.stop()
    assert log.count("Spielgeld is at") == 1, "it began a second time"
    assert "Traceback" not in log


def wait_until(what: Callable[[], bool], message: str) -> None:
    late = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < late, message
        time.sleep(0.05)


def test_workers_make_room_for_others_and_end_with_their_parent(database_url: str) -> None:
    server = Server(database_url, workers=2)
    old = workers_of(server)
    assert len(old) == 2
    play_through_a_restart(server, 6)
    # Games may end before the old workers do; two are left, and neither is one of them.
    wait_until(lambda: len(workers_of(server) - old) == 2, "no new workers")
    wait_until(lambda: not workers_of(server) & old, "the old workers stay")
    new = workers_of(server)
    host, players = new_table(server)
    host.post("/start")
    play_on(players, Random(5))
    server.process.kill()
    wait_until(lambda: not any([command_of(pid) for pid in new]), "they outlive their parent")
    server.process.wait(PATIENCE)
    assert "Traceback" not in server._read_log()


def test_one_who_stops_while_workers_begin_need_not_wait(postgres_url: str) -> None:
    server = Server(postgres_url, workers=2)
    old = workers_of(server)
    server.process.send_signal(signal.SIGHUP)
    wait_until(lambda: bool(workers_of(server) - old), "no new workers")
    every = workers_of(server)
    assert "Traceback" not in server.stop()
    assert not any([command_of(pid) for pid in every])
