"""Every game that is installed can be played to its end on the server, and looked at."""

import time

import httpx
import pytest

from spielgeld import games
from tests.web.server import Client, Server, new_table

GAMES = list(games.installed())


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_every_game_and_its_pages_show_it(server: Server, game: str) -> None:
    rules = games.get(game)
    players = rules.player_counts(rules.read_options({}))[0]
    bots = {str(seat): "random" for seat in range(1, players)}
    host, people = new_table(server, "A", game=game, players=players, bots=bots)
    host.post("/start")
    host.post("/bot", seat=0, level="random")
    readers = [{}, {"chair": people[0].secrets[0]}]
    deadline = time.monotonic() + 120
    for _ in range(3):
        look_around(server, host.table, readers)
    while host.get("")["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.2)
    look_around(server, host.table, readers)
    record = host.get("/record")
    assert games.replay(record).over
    assert Client(server, host.table).view["ranking"]


def look_around(server: Server, table: str, readers: list[dict[str, str]]) -> None:
    for cookies in readers:
        for path in ("", "?lang=de", "/fragments?page=table", "/back?step=0"):
            address = f"{server.url}/t/{table}{path}"
            response = httpx.get(address, cookies=cookies, follow_redirects=True, timeout=30)
            assert response.status_code == 200, response.text
