"""Hints: for one's own chair, from what it knows, and without anybody else noticing."""

import re

import httpx
import pytest

from tests.web.server import PATIENCE, Client, Line, Server, new_table

NAMES = {"qe": "ABCD", "plutocracy": "ABC", "euro-crisis": "ABC"}


def browser_of(client: Client) -> httpx.Client:
    return Line(
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
    (filled,) = re.findall(r'<form id="bid-form".*?</form>', page, re.DOTALL)
    inputs = [
        dict(re.findall(r'(\w+)="([^"]*)"', each)) for each in re.findall("<input[^>]*>", filled)
    ]
    fields = {each["name"]: each["value"] for each in inputs if "name" in each}
    assert {"bid": int(fields["bid"])} == asked.get("/hint")["suggestions"][0]["decision"]
    assert browser.post(f"{address}/decide", data=fields).status_code == 303
    assert host.get("")["number"] == before["number"] + 1
    stale = browser.post(f"{address}/hint", data=form)
    assert stale.status_code == 303
