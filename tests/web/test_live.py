"""Live messages, and games that outlive the server."""

import threading
import time
from pathlib import Path
from random import Random

from tests.web.server import Client, Server, new_table
from tests.web.stream import Stream
from tests.web.test_api import play_on, wait_for


def test_a_stream_tells_the_number_of_each_change_and_nothing_else(server: Server) -> None:
    host, players = new_table(server)
    streams = [Stream(reader) for reader in (host, Client(server, host.table), *players)]
    before = host.get("")["number"]
    host.post("/start")
    players[host.get("")["waiting"][0]].decide(bid=123456789)
    players[0].post("/chat", text="hello")
    for stream in streams:
        stream.wait(before + 3)
        assert stream.raw.startswith(b"retry: 1000\n\n")
        heard = stream.raw.decode().replace(": still here\n\n", "")
        for message in heard.split("\n\n")[1:-1]:
            number = message.rpartition(" ")[2]
            step = f"id: {number}\nevent: step\ndata: {number}"
            assert message in (step, f"event: presence\ndata: {number}")


def test_a_browser_that_was_away_hears_of_what_it_missed(server: Server) -> None:
    host, players = new_table(server)
    before = host.get("")["number"]
    host.post("/start")
    Stream(players[0], last=before).wait(before + 1)
    assert Stream(players[0], last=before + 1).numbers == []


def test_all_is_there_after_the_server_was_killed(database_url: str) -> None:
    server = Server(database_url)
    host, players = new_table(server, options={"edition": "2017"})
    host.post("/start")
    play_on(players, Random(3), 21)
    asked = players[host.get("")["waiting"][0]]
    step = asked.view["view"]["step"]
    answer = asked.post("/decide", decision={"bid": 77}, step=step, key="before the crash")
    pictures = [player.view for player in players]
    stories = [player.get("/events") for player in players]
    server.kill()
    server.restart()
    assert [player.view for player in players] == pictures
    assert [player.get("/events") for player in players] == stories
    again = asked.post("/decide", decision={"bid": 77}, step=step, key="before the crash")
    assert again == answer
    play_on(players, Random(4))
    assert len(host.get("/record")["decisions"]) >= 64
    server.stop()


def test_what_was_answered_is_never_lost(database_url: str) -> None:
    """Killed in the middle of play: every decision that was acknowledged is there afterwards."""
    server = Server(database_url)
    tables = [new_table(server, "ABC") for _ in range(3)]
    acknowledged = [0 for _ in tables]

    def play(number: int) -> None:
        host, players = tables[number]
        host.post("/start")
        rng = Random(number)
        try:
            while True:
                play_on(players, rng, 1)
                acknowledged[number] += 1
        except Exception:
            return

    threads = [threading.Thread(target=play, args=(number,)) for number in range(3)]
    for thread in threads:
        thread.start()
    wait_for(lambda: min(acknowledged) > 2)
    server.kill()
    for thread in threads:
        thread.join()
    server.restart()
    for number, (host, players) in enumerate(tables):
        stored = host.get("")["number"] - len(players) - 2  # a promise and the start
        made = acknowledged[number]
        assert made <= stored <= made + 1
        play_on(players, Random(9))
        assert host.get("")["status"] == "over"
    server.stop()


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/games.db", bot_moment=30)
    host, _ = new_table(server, "", players=3, bots=dict.fromkeys("012", "random"))
    host.post("/start")
    server.kill()
    server.settings["bot_moment"] = 0
    server.restart()
    wait_for(lambda: host.get("")["status"] == "over")
    server.stop()


def test_two_servers_on_one_database_play_one_game(postgres_url: str) -> None:
    one, two = Server(postgres_url), Server(postgres_url)
    host, players = new_table(one)
    spread = [
        Client(server, host.table, *player.secrets)
        for server, player in zip((one, two, one, two), players, strict=True)
    ]
    host.post("/start")
    streams = [Stream(client) for client in spread]
    play_on(spread, Random(2))
    last = host.get("")["number"]
    for stream in streams:
        stream.wait(last)
    assert len({tuple(sorted(stream.numbers)[-1:]) for stream in streams}) == 1
    for server in (one, two):
        assert "Traceback" not in server.stop()


def test_a_server_stops_at_once_with_streams_open(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/games.db")
    host, players = new_table(server)
    streams = [Stream(player) for player in players]
    started = time.monotonic()
    assert "Traceback" not in server.stop()
    assert time.monotonic() - started < 6
    assert streams
    assert host


def test_a_stream_ends_with_the_secret_that_it_was_opened_with(server: Server) -> None:
    """Also where spectators may listen: whoever has the new secret opens another."""
    host, players = new_table(server)
    stream = Stream(players[0])
    before = host.get("")["number"]
    players[0].post("/renew")
    players[1].post("/chat", text="Who is there?")
    wait_for(lambda: stream.ended)
    assert max(stream.numbers, default=0) <= before
