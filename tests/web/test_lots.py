"""What the table chooses, in the browser and in the API."""

import re

import httpx

from tests.web.browser import Browser
from tests.web.server import Server, new_table


def test_qe4_a_table_chooses_who_opens(server: Server) -> None:
    host, _ = new_table(server, "ABC", chosen={"first": 2})
    assert host.get("")["settings"]["chosen"] == {"first": 2}
    host.post("/start")
    assert host.get("")["waiting"] == [2]
    wrong = {"game": "qe", "players": 3, "chosen": {"first": 3}}
    refused = httpx.post(f"{server.url}/api/tables", json=wrong)
    assert refused.json()["error"]["rule"] == "G-4"


def test_ec1_the_form_chooses_the_states_and_the_initial_player(server: Server) -> None:
    browser = Browser(server)
    browser.open("/new?game=euro-crisis")
    chosen = {"lot-states-0": "greece", "lot-states-1": "ireland", "lot-states-2": "spain"}
    chairs = {"seat-0": "bot:random", "seat-1": "me", "seat-2": "bot:random"}
    fields = {"name": "Ada", "players": "3", "lot-first": "1", **chairs, **chosen}
    browser.send("new-form", None, **fields)
    record = browser.url.rpartition("/t/")[2]
    view = browser.http.get(f"/api/tables/{record}/view").json()["view"]["table"]
    assert [state["name"] for state in view["states"]] == ["greece", "ireland", "spain"]
    assert view["first"] == 1
    browser.open("/new?game=euro-crisis")
    half = browser.send("new-form", None, **{**fields, "lot-states-2": ""})
    assert browser.status == 422
    assert "G-4" in half


def test_pl20_a_guest_chooses_a_corporation(server: Server) -> None:
    host, _ = new_table(server, "A", game="plutocracy", players=3)
    browser = Browser(server)
    browser.open(f"/t/{host.table}/join/{host.invite}")
    assert "Cosmos" in browser.text
    browser.send("take-form", None, name="Bob", seat="2")
    assert [chair["name"] for chair in host.get("")["chairs"]] == ["A", "", "Bob"]


def test_pl21_any_corporations_may_play_at_a_random_set_up(server: Server) -> None:
    browser = Browser(server)
    browser.open("/new?game=plutocracy")
    chosen = {"lot-corporations-0": "horizon", "lot-corporations-1": "cosmos"}
    fields = {"name": "Ada", "players": "2", "seat-0": "me", "seat-1": "open", **chosen}
    refused = browser.send("new-form", None, **fields)
    assert browser.status == 422
    assert "G-4" in refused
    browser.open("/new?game=plutocracy")
    browser.send("new-form", None, **fields, **{"option-setup": "random"})
    table, invite = re.findall(r"/t/([^/]+)/join/([^\"<]+)", browser.text)[0]
    guest = Browser(server)
    guest.open(f"/t/{table}/join/{invite}")
    assert "Cosmos" in guest.text
    assert "Imperial" not in guest.text
    assert "Galactica" not in guest.text
