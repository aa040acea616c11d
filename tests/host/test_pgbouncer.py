"""A server behind PgBouncer hears of changes all the same: LISTEN has an address of its own."""

import tempfile
from pathlib import Path
from random import Random

import pytest

from tests.host.pgbouncer import PgBouncer
from tests.web.server import Client, Server, new_table
from tests.web.stream import Stream
from tests.web.test_api import play_on

pytestmark = pytest.mark.proof


def test_two_servers_play_one_game_through_a_pool_of_transactions(postgres_url: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        pool = PgBouncer(Path(folder), postgres_url)
        listening = ("--database-listen", postgres_url)
        one, other = Server(pool.url, *listening), Server(pool.url, *listening)
        host, players = new_table(one)
        spread = [
            Client(server, host.table, *player.secrets)
            for server, player in zip((one, other, one, other), players, strict=True)
        ]
        host.post("/start")
        streams = [Stream(player) for player in spread]
        play_on(spread, Random(2))
        for stream in streams:
            stream.wait(host.get("")["number"])
        for server in (one, other):
            assert "Traceback" not in server.stop()
        pool.stop()
