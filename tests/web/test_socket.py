"""A chair's socket: decisions go in, and what the chair sees comes out."""

import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from spielgeld.limits import USUAL
from spielgeld.web.guard import Guard
from tests.aside import run
from tests.web.server import PATIENCE, Client, Server, new_table
from tests.web.wire import Socket, open_socket


def bid_for(seen: dict[str, Any], rng: Random) -> dict[str, Any]:
    choice = seen["choice"]
    if choice["kind"] == "look":
        return {"look": False}
    return {"bid": rng.choice([n for n in range(choice["low"], 99) if n not in choice["barred"]])}


def test_a_whole_game_by_sockets_alone(server: Server) -> None:
    host, players = new_table(server)
    sockets = [Socket(player) for player in players]
    watching = Socket(Client(server, host.table))
    before = host.get("")["number"]
    host.post("/start")
    rng = Random(5)
    number = before + 1
    decided: list[int] = []
    while True:
        seen = [socket.wait(number) for socket in sockets]
        if seen[0]["status"] == "over":
            break
        waiting = seen[0]["view"]["waiting"]
        for seat in waiting:
            # All at once: each is told at least of the last.
            sockets[seat].send(decision=bid_for(seen[seat], rng), step=seen[seat]["view"]["step"])
        decided += [sockets[seat].answer()["decided"]["number"] for seat in waiting]
        number += len(waiting)
    assert watching.wait(number)["status"] == "over"
    assert [socket.seen for socket in sockets] == [player.view for player in players]
    assert watching.seen == Client(server, host.table).view
    for socket in (*sockets, watching):
        numbers = [json.loads(text)["number"] for text in socket.texts if '"view"' in text]
        assert numbers == sorted(set(numbers))
    assert sorted(decided) == list(range(before + 2, number + 1))


def test_a_refusal_is_structured_and_the_socket_stays(server: Server) -> None:
    host, players = new_table(server)
    host.post("/start")
    auctioneer = host.get("")["waiting"][0]
    sockets = [Socket(player) for player in players]
    bidder = sockets[auctioneer - 1]
    first = sockets[auctioneer].decide({"bid": 40}, step=0, key="one")
    assert first["key"] == "one"
    assert first["decided"]["step"] == 1
    assert sockets[auctioneer].decide({"bid": 40}, step=0, key="one") == first
    other = sockets[auctioneer].decide({"bid": 77}, step=0, key="one")
    assert (other["key"], other["error"]["reason"]) == ("one", "used-key")
    barred = bidder.decide({"bid": 40}, step=1, key="two")
    assert (barred["key"], barred["error"]["rule"], barred["error"]["reason"]) == (
        "two", "QE-6", "barred",
    )  # fmt: skip
    stale = bidder.decide({"bid": 41}, step=0)
    assert (stale["key"], stale["error"]["reason"]) == (None, "stale")
    assert sockets[auctioneer].decide({"bid": 4})["error"]["reason"] == "not-asked"
    zero = '{"decision": {"bid": 5}, "key": "a\\u0000b"}'
    for nonsense in (
        "",
        "{",
        "[]",
        '{"decision": 3}',
        '{"decision": {}, "seat": 1}',
        b"\xff",
        zero,
    ):
        bidder.connection.send(nonsense)
        assert bidder.answer()["error"]["reason"] == "bad-form"
    assert bidder.decide({"bid": "9" * 40}, step=1)["decided"]["step"] == 1
    seen = bidder.wait(first["decided"]["number"] + 1)
    assert seen["view"]["sealed"] == {"bid": "9" * 40}
    assert seen == players[auctioneer - 1].view


def test_who_one_is_can_be_said_first(server: Server) -> None:
    host, players = new_table(server)
    host.post("/start")
    with open_socket(server, host.table) as connection:
        with pytest.raises(TimeoutError):
            connection.recv(timeout=0.2)
        connection.send(json.dumps({"secret": players[2].secrets[0]}))
        seen = json.loads(connection.recv(timeout=PATIENCE))
        assert seen == players[2].view
    stranger = Socket(Client(server, host.table))
    assert stranger.receive() == Client(server, host.table).view
    assert stranger.decide({"bid": 1})["error"]["reason"] == "not-yours"


def refused(socket: Socket) -> tuple[str, int]:
    """The reason and the code with which a socket is closed."""
    while "error" not in (message := socket.receive()):
        pass
    with pytest.raises(ConnectionClosed) as closed:
        socket.receive()
    assert closed.value.rcvd is not None
    return message["error"]["reason"], closed.value.rcvd.code


def test_strangers_and_old_secrets_are_shown_out(server: Server) -> None:
    host, players = new_table(server, spectators=False)
    assert refused(Socket(Client(server, host.table))) == ("no-spectators", 1008)
    assert refused(Socket(Client(server, "0" * 18))) == ("no-table", 1008)
    socket = Socket(players[0])
    socket.receive()
    players[0].post("/renew")
    assert refused(socket) == ("not-yours", 1008)


def test_pages_of_others_and_large_messages_are_refused(server: Server) -> None:
    host, players = new_table(server)
    elsewhere = open_socket(server, host.table, origin="https://elsewhere.example")
    with pytest.raises(InvalidStatus) as refusal, elsewhere:
        pass
    assert refusal.value.response.status_code == 403
    with open_socket(server, host.table, origin=server.url) as connection:
        connection.send(json.dumps({"secret": None}))
        assert "view" in connection.recv(timeout=PATIENCE)
    socket = Socket(players[0])
    socket.receive()
    socket.connection.send("x" * (USUAL.body_bytes + 1))
    with pytest.raises(ConnectionClosed) as closed:
        socket.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


def test_a_socket_that_is_refused_is_no_fault_for_the_log(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/games.db")
    host, _ = new_table(server)
    elsewhere = open_socket(server, host.table, origin="https://elsewhere.example")
    with pytest.raises(InvalidStatus), elsewhere:
        pass
    assert "error" not in server.stop()


def test_messages_that_come_too_fast_are_read_slowly() -> None:
    async def receive() -> Any:
        return {"type": "websocket.receive", "text": "{}"}

    async def send(message: Any) -> None:
        raise AssertionError(message)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        for _ in range(USUAL.requests_at_once):
            await receive()

    scope: Any = {"type": "websocket", "path": "/", "raw_path": b"/", "query_string": b"",
                  "headers": [], "client": ("1.2.3.4", 5)}  # fmt: skip
    started = time.monotonic()
    run(Guard(app, limited=True)(scope, receive, send))
    assert time.monotonic() - started > 0.9
