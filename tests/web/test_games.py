"""Every game that is installed can be played to its end on the server, and looked at."""

import time

import pytest

from spielgeld import games
from tests.web.browser import Browser
from tests.web.server import Client, Server, fetch, new_table

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
            response = fetch(address, cookies=cookies, follow_redirects=True)
            assert response.status_code == 200, response.text


def test_pl23_time_presses_in_a_turn(server: Server) -> None:
    options = {"pressure": True, "turn_seconds": 1}
    host, _ = new_table(server, "ABC", game="plutocracy", players=3, options=options)
    host.post("/start")
    before = host.get("")
    assert before["deadline"] is not None
    deadline = time.monotonic() + 30
    while host.get("")["number"] < before["number"] + 2:
        assert time.monotonic() < deadline
        time.sleep(0.2)
    assert [chair["kind"] for chair in host.get("")["chairs"]] == ["person"] * 3


@pytest.mark.parametrize("game", GAMES)
def test_the_form_for_a_new_table_is_accepted_as_it_stands(server: Server, game: str) -> None:
    browser = Browser(server)
    browser.open(f"/new?game={game}")
    browser.send("new-form", None, name="Ada")
    assert browser.status == 200
    assert "/t/" in browser.url
