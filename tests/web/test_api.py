"""The JSON API, over real HTTP, on both databases."""

import json
import time
from random import Random
from typing import Any

import pytest

from spielgeld import games
from tests.web.server import Client, Server, fetch, new_table, send

HUGE = 10**39 + 7


def play_on(players: list[Client], rng: Random, decisions: int = 10_000) -> int:
    """Decide at random for everyone who is asked, until the game is over."""
    made = 0
    while True:
        for player in players:
            view = player.view
            if view["status"] == "over" or made == decisions:
                return made
            if view["choice"] is None:
                continue
            if view["choice"]["kind"] == "look":
                player.decide(look=rng.random() < 0.3)
            else:
                barred = view["choice"]["barred"]
                bids = [bid for bid in range(view["choice"]["low"], 9) if bid not in barred]
                player.decide(bid=rng.choice(bids))
            made += 1


@pytest.mark.parametrize("names", ["ABC", "ABCD", "ABCDE"])
def test_a_whole_game(server: Server, names: str) -> None:
    host, players = new_table(server, names)
    assert host.get("")["status"] == "open"
    host.post("/start")
    play_on(players, Random(names))
    stranger = Client(server, host.table)
    for reader in (host, stranger, players[0]):
        record = reader.get("/record")
        play = games.replay(json.dumps(record))
        assert play.over
        assert len(play.decisions) == len(record["decisions"])
    views = [player.view["view"] for player in players]
    assert all(view["table"]["scores"] == views[0]["table"]["scores"] for view in views)
    assert host.get("")["status"] == "over"
    events = stranger.get("/events")
    assert events[0]["event"] == "RoundBegan"
    assert events[-1]["event"] == "GameEnded"


def test_bots_play_on_the_other_chairs(server: Server) -> None:
    host, players = new_table(
        server, "A", players=4, bots={"1": "random", "2": "random", "3": "random"}
    )
    assert [chair["kind"] for chair in host.get("")["chairs"]] == ["person", "bot", "bot", "bot"]
    host.post("/start")
    deadline = time.monotonic() + 180
    while host.get("")["status"] != "over":
        assert time.monotonic() < deadline
        if players[0].view["choice"] is not None:
            play_on(players, Random(1), 1)
        time.sleep(0.01)
    play = games.replay(host.get("/record"))
    rebids = [sale.ties[: len(sale.attempts) - 1] for sale in play.view(None).table.sales]
    assert play.over
    assert len(play.decisions) == 64 + sum(len(tied) for ties in rebids for tied in ties)


def test_the_start_needs_the_host_and_everyone(server: Server) -> None:
    host, players = new_table(server, "ABC", players=4)
    assert players[0].error("POST", "/start")[1]["reason"] == "not-host"
    assert host.error("POST", "/start")[1]["reason"] == "not-ready"
    assert players[0].error("POST", "/decide", {"decision": {"bid": 1}})[0] == 409
    host.post("/bot", seat=3, level="random")
    host.post("/start")
    assert host.error("POST", "/start")[1]["reason"] == "started"
    status, error = host.error("POST", "/chairs", {"invite": host.invite, "name": "E"})
    assert (status, error["reason"]) == (409, "no-open-chair")
    status, error = host.error("POST", "/chairs", {"invite": "wrong" * 5, "name": "E"})
    assert (status, error["reason"]) == (403, "bad-invitation")


def test_a_refusal_is_structured_and_says_why_in_the_readers_language(server: Server) -> None:
    host, players = new_table(server)
    host.post("/start")
    auctioneer = host.get("")["waiting"][0]
    players[auctioneer].decide(bid=40)
    bidder = players[auctioneer - 1]
    status, error = bidder.error("POST", "/decide?lang=de", {"decision": {"bid": 40}, "step": 1})
    assert status == 422
    assert error == {
        "rule": "QE-6",
        "reason": "barred",
        "values": {"barred": 40},
        "message": "Dein Gebot darf nicht dem offenen Gebot von 40 gleichen (QE-6).",
        "retry_after": None,
    }
    status, error = bidder.error("POST", "/decide", {"decision": {"bid": 41}, "step": 0})
    assert (status, error["rule"], error["reason"]) == (409, "G-1", "stale")
    assert (
        bidder.error("POST", "/decide", {"decision": {"bid": 1.5}, "step": 1})[1]["rule"] == "G-2"
    )
    status, error = players[auctioneer].error("POST", "/decide", {"decision": {"bid": 4}})
    assert (status, error["rule"], error["reason"]) == (422, "G-1", "not-asked")
    stranger = Client(server, host.table)
    assert stranger.error("POST", "/decide", {"decision": {"bid": 4}})[0] == 403


def test_bids_have_no_limit_and_come_back_as_strings(server: Server) -> None:
    host, players = new_table(server)
    host.post("/start")
    auctioneer = players[host.get("")["waiting"][0]]
    body = f'{{"decision": {{"bid": {HUGE}}}, "step": 0}}'
    response = auctioneer.http.post(
        f"/api/tables/{host.table}/decide",
        content=body,
        headers={"content-type": "application/json"},
    )
    assert response.status_code == 200
    sale = Client(server, host.table).view["view"]["table"]["sales"][0]
    assert sale["open_bid"] == str(HUGE)
    bidder = next(player for player in players if player is not auctioneer)
    assert bidder.view["choice"]["barred"] == [str(HUGE)]
    bidder.decide(bid=str(HUGE + 1))
    assert bidder.view["view"]["sealed"] == {"bid": str(HUGE + 1)}


def test_a_repeated_submission_is_answered_as_the_first_time(server: Server) -> None:
    host, players = new_table(server)
    host.post("/start")
    auctioneer = players[host.get("")["waiting"][0]]
    first = auctioneer.post("/decide", decision={"bid": 5}, step=0, key="k1")
    again = auctioneer.post("/decide", decision={"bid": 5}, step=0, key="k1")
    assert again == first
    assert first["step"] == 1
    others = [player for player in players if player is not auctioneer]
    answers = [player.post("/decide", decision={"bid": 1}, step=1, key="k1") for player in others]
    assert [player.post("/decide", decision={"bid": 1}, step=1, key="k1") for player in others] == (
        answers
    )
    assert auctioneer.post("/decide", decision={"bid": 5}, step=0, key="k1") == first
    assert len(host.get("")["waiting"]) > 0


def test_undo_while_nobody_has_learned_anything(server: Server) -> None:
    host, players = new_table(server)
    host.post("/start")
    auctioneer = players[host.get("")["waiting"][0]]
    auctioneer.decide(bid=5)
    assert auctioneer.error("POST", "/undo", {})[1]["reason"] == "nothing-to-undo"
    others = [player for player in players if player is not auctioneer]
    others[0].decide(bid=6)
    assert others[0].view["may_undo"]
    assert len(host.get("")["waiting"]) == 2
    others[0].post("/undo")
    assert len(host.get("")["waiting"]) == 3
    assert others[0].view["view"]["sealed"] is None
    for bid, player in enumerate(others):
        player.decide(bid=bid)
    assert others[0].error("POST", "/undo", {})[1]["reason"] == "nothing-to-undo"
    play_on(players, Random(1))
    play = games.replay(host.get("/record"))
    rebids = [sale.ties[: len(sale.attempts) - 1] for sale in play.view(None).table.sales]
    assert play.over
    assert len(play.decisions) == 64 + sum(len(tied) for ties in rebids for tied in ties)


def test_a_bot_stands_in_for_a_missing_player_until_the_chair_is_given_back(
    server: Server,
) -> None:
    host, players = new_table(server)
    host.post("/start")
    missing = host.get("")["waiting"][0]
    host.post("/bot", seat=missing, level="random")
    wait_for(lambda: host.get("")["step"] == 1)
    host.post("/give-back", seat=missing)
    assert host.get("")["chairs"][missing]["kind"] == "person"
    play_on([player for seat, player in enumerate(players) if seat != missing], Random(1), 3)
    assert host.get("")["step"] == 2


def test_chat_is_for_those_at_the_table(server: Server) -> None:
    host, players = new_table(server)
    players[1].post("/chat", text="  <b>Print   more!</b> ", key="c1")
    players[1].post("/chat", text="<b>Print more!</b>", key="c1")
    said = [(line["seat"], line["text"]) for line in host.get("")["chat"]]
    assert said == [(1, "<b>Print more!</b>")]
    assert Client(server, host.table).error("POST", "/chat", {"text": "hi"})[0] == 403
    assert players[0].error("POST", "/chat", {"text": "x" * 501})[1]["reason"] == "bad-chat"
    assert players[0].error("POST", "/chat", {"text": "x" * 5000})[1]["reason"] == "bad-form"


def test_a_table_without_spectators(server: Server) -> None:
    host, players = new_table(server, spectators=False)
    stranger = Client(server, host.table)
    for path in ("", "/view", "/events", "/stream", "/record"):
        assert stranger.error("GET", path)[1]["reason"] == "no-spectators"
    assert players[0].get("")["status"] == "open"


def test_a_chair_can_have_a_new_secret(server: Server) -> None:
    host, players = new_table(server)
    renewed = Client(server, host.table, players[2].post("/renew")["secret"])
    host.post("/start")
    assert renewed.view["view"]["seat"] == 2
    assert players[2].view["view"]["seat"] is None


def test_the_host_closes_the_table(server: Server) -> None:
    host, players = new_table(server)
    host.post("/start")
    host.post("/close")
    assert host.get("")["status"] == "closed"
    asked = players[host.get("")["waiting"][0]]
    error = asked.error("POST", "/decide", {"decision": {"bid": 5}, "step": 0})[1]
    assert error["reason"] == "closed"
    assert host.error("GET", "/record")[1]["reason"] == "not-over"


def test_a_rematch_seats_the_same_players(server: Server) -> None:
    host, players = new_table(server, "ABC")
    assert host.error("POST", "/rematch")[1]["reason"] == "not-over"
    host.post("/start")
    play_on(players, Random(5))
    made = players[1].post("/rematch")["table"]
    assert host.post("/rematch")["table"] == made
    again = Client(server, made, *players[2].secrets)
    assert [chair["name"] for chair in again.get("")["chairs"]] == ["A", "B", "C"]
    Client(server, made, *host.secrets).post("/start")
    assert again.view["view"]["seat"] == 2


def test_time_runs_out_and_a_bot_decides(server: Server) -> None:
    host, players = new_table(server, clock=1)
    host.post("/start")
    players[host.get("")["waiting"][0]].decide(bid=5)
    wait_for(lambda: host.get("")["step"] >= 2)
    assert host.get("")["chairs"][0]["kind"] == "person"


def test_a_turn_against_the_clock_costs_time_in_the_game(server: Server) -> None:
    """PL-23: the server's clock enters time-outs; an action within a turn gives no more time."""
    options = {"pressure": True, "turn_seconds": 2}
    host, players = new_table(server, "AB", game="plutocracy", players=2, options=options)
    host.post("/start")
    players[0].decide(buy=1)
    wait_for(lambda: players[0].view["view"]["table"]["players"][0]["end"] < 75)
    assert players[0].get("")["waiting"] == [0]
    assert players[0].view["view"]["table"]["players"][1]["end"] == 75
    host.post("/close")


def test_only_the_clock_says_that_time_ran_out(server: Server) -> None:
    host, players = new_table(
        server, "AB", game="plutocracy", players=2, options={"pressure": True}
    )
    host.post("/start")
    asked = players[host.get("")["waiting"][0]]
    step = asked.view["view"]["step"]
    status, error = asked.error("POST", "/decide", {"decision": {"timeout": True}, "step": step})
    assert status == 422
    assert (error["rule"], error["reason"]) == ("G-2", "clock")
    assert "clock" in error["message"]


def test_nothing_secret_before_the_end(server: Server) -> None:
    host, _ = new_table(server)
    host.post("/start")
    assert host.error("GET", "/record")[1]["reason"] == "not-over"
    text = json.dumps([host.get(""), host.view, Client(server, host.table).view])
    assert "deal" not in text
    assert "hash" not in text


@pytest.mark.parametrize(
    "settings",
    [
        {"game": "no such game"},
        {"players": 2},
        {"options": {"edition": "1999"}},
        {"options": {"max_digits": 10**9}},
        {"bots": {"9": "random"}},
        {"bots": {"1": "no such bot"}},
        {"bots": {"1": "os:system"}},
        {"clock": 0},
        {"pace": "slow"},
        {"language": "xx"},
        {"colour": "red"},
    ],
    ids=str,
)
def test_an_impossible_table_is_refused(server: Server, settings: dict[str, Any]) -> None:
    response = send(f"{server.url}/api/tables", json={"game": "qe", "players": 4, **settings})
    assert response.status_code in (400, 422)
    error = response.json()["error"]
    assert error["message"]
    assert error["rule"] in (None, "G-4")


def test_the_api_describes_itself(server: Server) -> None:
    schema = fetch(f"{server.url}/api/schema/openapi.json").json()
    assert schema["openapi"].startswith("3.")
    assert "/api/tables/{table_id}/decide" in schema["paths"]


def wait_for(happened: Any) -> None:
    deadline = time.monotonic() + 30
    while not happened():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.05)
