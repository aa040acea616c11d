"""Hints: for one's own chair, from what it knows, and without anybody else noticing."""

import re
from concurrent.futures import ThreadPoolExecutor
from random import Random

import httpx
import pytest

from spielgeld import games
from spielgeld.house import keys
from tests.laws.configurations import Configuration
from tests.web.pairs import Pair, Reader, SeededTable, whole
from tests.web.server import PATIENCE, Client, Server, new_table
from tests.web.watcher import Watcher, other_deal

NAMES = {"qe": "ABCD", "plutocracy": "ABC", "euro-crisis": "ABC"}


def browser_of(client: Client) -> httpx.Client:
    return httpx.Client(
        base_url=client.server.url,
        cookies={"chair": ".".join(client.secrets)},
        timeout=PATIENCE,
        follow_redirects=False,
        verify=False,
    )


@pytest.mark.parametrize("game", NAMES)
def test_a_hint_is_a_legal_decision_with_reasons(server: Server, game: str) -> None:
    host, players = new_table(server, NAMES[game], game=game)
    assert players[0].error("GET", "/hint")[1]["reason"] == "not-running"
    host.post("/start")
    for _ in range(6):
        table = host.get("")
        player = players[table["waiting"][0]]
        hint = player.get("/hint", lang="de")
        assert hint["step"] == table["step"]
        assert hint["reasons"]
        assert all(reason["text"] for reason in hint["reasons"])
        assert len({entry["text"] for entry in hint["suggestions"]}) == len(hint["suggestions"])
        assert player.get("/hint", lang="de") == hint
        player.decide(**hint["suggestions"][0]["decision"])


def test_who_may_have_a_hint(server: Server) -> None:
    host, players = new_table(server)
    host.post("/start")
    asked = host.get("")["waiting"][0]
    other = players[(asked + 1) % 4]
    assert other.error("GET", "/hint")[1]["rule"] == "G-1"
    assert other.error("GET", f"/hint?seat={asked}")[0] == 403
    assert Client(server, host.table).error("GET", "/hint")[0] == 403


def test_the_host_may_forbid_hints_and_all_can_see_it(server: Server) -> None:
    host, players = new_table(server, hints=False)
    host.post("/start")
    table = host.get("")
    assert table["settings"]["hints"] is False
    asked = players[table["waiting"][0]]
    assert asked.error("GET", "/hint") == (403, asked.error("GET", "/hint")[1])
    browser = browser_of(asked)
    page = browser.get(f"/t/{host.table}").text
    assert "This table plays without hints." in page
    assert "hint-form" not in page
    answer = browser.post(f"/t/{host.table}/hint", data={"step": str(table["step"])})
    assert answer.status_code == 403
    _, others = new_table(server)
    assert "Hints are allowed" in browser_of(others[0]).get(f"/t/{others[0].table}").text


def test_without_scripts_a_suggestion_is_filled_in_and_then_sent(server: Server) -> None:
    host, players = new_table(server)
    host.post("/start")
    before = host.get("")
    asked = players[before["waiting"][0]]
    browser, address = browser_of(asked), f"/t/{host.table}"
    form = {"step": str(before["step"])}
    page = browser.post(f"{address}/hint", data=form).text
    assert page.startswith("<!doctype html>")
    assert 'class="suggestion best"' in page
    page = browser.post(f"{address}/hint", data={**form, "take": "0"}).text
    assert host.get("")["number"] == before["number"], "nothing is decided by a hint"
    (filled,) = re.findall(r'<form id="filled".*?</form>', page, re.DOTALL)
    fields = dict(re.findall(r'name="(\w+)" value="([^"]*)"', filled))
    assert {"bid": int(fields["bid"])} == asked.get("/hint")["suggestions"][0]["decision"]
    assert browser.post(f"{address}/decide", data=fields).status_code == 303
    assert host.get("")["number"] == before["number"] + 1
    stale = browser.post(f"{address}/hint", data=form)
    assert stale.status_code == 303


def test_nobody_notices_that_somebody_had_a_hint(server: Server) -> None:
    play = Configuration("qe", 4, {}).start("quiet")
    secrets = [keys.new_secret() for _ in range(4)]
    table = SeededTable(server, play, secrets, keys.new_table_id()[:8])
    asked = play.waiting[0]
    others = [
        Reader(table, seat, nonsense=[{"bid": -1}]) for seat in (None, *range(4)) if seat != asked
    ]
    for reader in others:
        reader.listen()
        reader.everything(0, asked=False)  # the first answer also sets cookies
    before = [reader.everything(0, asked=False) for reader in others]
    own = table.clients[asked]
    with ThreadPoolExecutor(4) as crowd:
        hints = list(crowd.map(lambda _: own.get("/hint"), range(4)))
    assert all(hint == hints[0] for hint in hints)
    assert browser_of(own).post(f"/t/{table.id}/hint", data={"step": "0"}).status_code == 200
    after = [reader.everything(0, asked=False) for reader in others]
    for one, two in zip(before, after, strict=True):
        # A socket adds an answer for each thing that was sent through it.
        assert {**one, "socket": ""} == {**two, "socket": ""}
    own.post("/chat", text="hm")
    table.number += 1
    for reader in others:
        assert reader.heard()[0].count("event: step") == 1


@pytest.mark.parametrize("watcher", range(2))
def test_a_hint_knows_no_more_than_its_chair(server: Server, watcher: int) -> None:
    """Tables that differ in what the chair may not know give the same hint to the byte."""
    rng, cut = Random(f"hints {watcher}"), 4
    one = Configuration("qe", 4, {}).start(f"hints {watcher}")
    two = games.new("qe", 4, deal=other_deal(one.deal, one, watcher, cut, rng))
    pair = Pair(server, (one, two), watcher, nonsense=[{"bid": -1}])
    pair.listen()
    decider = Watcher(watcher, rng)
    hints = 0
    while len(one.view(None).table.sales) <= cut:
        if watcher in one.waiting:
            hints += 1
            form = {"step": str(one.step), "take": "0"}
            answers = [
                whole(reader.client.http.get(f"/api/tables/{reader.table.id}/hint"))
                + whole(reader.browser.post(f"/t/{reader.table.id}/hint", data=form))
                for reader in pair.readers
            ]
            assert answers[0].startswith("200")
            assert answers[0] == answers[1]
        decisions = {seat: decider.decide(one, seat) for seat in one.waiting}
        disguised = decider.disguise(one, decisions)
        for seat in sorted(decisions):
            pair.decide(seat, decisions[seat], disguised[seat])
    assert hints >= 4
    assert (one.deal, one.decisions) != (two.deal, two.decisions)
