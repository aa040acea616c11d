"""A table keeps the rules by which it began; a rematch takes the newest and says so."""

import time
from typing import Any

import httpx
import pytest

from spielgeld import games
from spielgeld.house import keys
from spielgeld.store import Entry, Store, TableRow
from tests import games as shelf
from tests.aside import run
from tests.web.server import Client, Server, fetch, new_table
from tests.web.wire import Socket

GAME = "plutocracy-auction-4-tie-by-gap-rules-1"
"""Four players tie, and the smaller gap wins: by rules 1 alone."""


class OldTable:
    """A table from before versions, with the last decision of a record still to be made."""

    def __init__(self, server: Server, record: dict[str, Any]) -> None:
        self.id = keys.new_table_id()
        self.secrets = [keys.new_secret() for _ in range(record["players"])]
        self.host = keys.new_secret()
        *made, self.last = record["decisions"]
        options = games.get(record["game"], 1).read_options(record["options"])
        settings = {
            "game": record["game"], "players": record["players"], "options": options, "bots": {},
            "language": "en", "pace": "live", "clock": None, "timeout": "bot", "spectators": True,
            "hints": True,
        }  # fmt: skip
        now = time.time()
        row = TableRow(
            self.id, record["game"], settings, keys.hash_of(self.host),
            keys.hash_of(keys.new_secret()), now, status="running",
        )  # fmt: skip
        kinds: list[tuple[str, int | None, dict[str, Any]]] = [
            ("sit", seat, {"name": "ABCD"[seat], "hash": keys.hash_of(secret)})
            for seat, secret in enumerate(self.secrets)
        ]
        kinds.append(("start", None, {"deal": record["deal"]}))
        kinds += [("decide", seat, {"decision": decision}) for seat, decision in made]
        journal = [
            Entry(self.id, number, kind, seat, body, None, now)
            for number, (kind, seat, body) in enumerate(kinds, start=1)
        ]
        run(self._store(server, row, journal))

    async def _store(self, server: Server, row: TableRow, journal: list[Entry]) -> None:
        store = Store(server.database)
        await store.create(row, journal)
        store.close()


@pytest.fixture
def old(server: Server) -> OldTable:
    return OldTable(server, shelf.record_of(GAME))


def page(server: Server, table: str, secret: str, language: str) -> httpx.Response:
    address = f"{server.url}/t/{table}?lang={language}"
    return fetch(address, cookies={"chair": secret}, follow_redirects=True)


def test_a_stored_table_without_rules_is_played_to_its_end_by_rules_1(
    server: Server, old: OldTable
) -> None:
    summary = shelf.summary_of(GAME)
    players = [Client(server, old.id, secret) for secret in old.secrets]
    seat, decision = old.last
    assert players[seat].get("")["settings"]["rules"] == 1
    assert players[seat].view["view"]["rules"] == 1
    players[seat].post("/decide", decision=decision)
    assert players[0].get("")["status"] == "over"
    assert players[0].view["winners"] == summary["winners"]
    assert players[0].view["view"]["ranking"] == summary["ranking"]
    record = players[0].get("/record")
    assert record["rules"] == 1
    assert games.replay(record).winners() == summary["winners"]
    back = fetch(f"{server.url}/t/{old.id}/back?step=3", cookies={"chair": old.secrets[0]})
    assert back.status_code == 200

    made = players[0].post("/rematch")["table"]
    settings = Client(server, made, old.secrets[0]).get("")["settings"]
    assert (settings["rules"], settings["rules_before"]) == (3, 1)
    assert settings["options"]["gap"] == "larger"
    assert settings["options"]["auction"] is True
    for language, words in (
        ("en", "The last game was played by rules 1"),
        ("de", "Das letzte Spiel lief nach Regeln 1"),
        ("fr", "La dernière partie suivait les règles 1"),
    ):
        assert words in page(server, made, old.secrets[0], language).text


def twice_tied() -> dict[str, Any]:
    """QE 2019-fr: a tie at 40, then one at 20. By rules 1 the next bids must be below 20."""
    play = games.new("qe", 4, seed=7, rules=1, edition="2019-fr")
    opener = play.waiting[0]
    play.submit(opener, {"bid": 10})
    first, second, third = play.waiting
    for seat, bid in ((first, 40), (second, 40), (third, 5), (first, 20), (second, 20)):
        play.submit(seat, {"bid": bid})
    assert play.waiting == [first, second]
    play.submit(first, {"bid": 15})
    record = games.record(play)
    del record["rules"]
    return record


def test_qe9_an_old_table_after_a_second_tie_is_asked_and_advised_by_rules_1(
    server: Server,
) -> None:
    old = OldTable(server, twice_tied())
    seat, _ = old.last
    player = Client(server, old.id, old.secrets[seat])
    assert player.view["view"]["rules"] == 1
    assert player.view["choice"]["high"] == 19
    status, refused = player.error("POST", "/decide", {"decision": {"bid": 30}})
    assert (status, refused["rule"]) == (422, "QE-9")
    socket = Socket(player)
    seen = socket.wait(0)
    assert (seen["view"]["rules"], seen["choice"]["high"]) == (1, 19)
    assert socket.decide({"bid": 30}, step=seen["view"]["step"])["error"]["rule"] == "QE-9"

    hint = player.get("/hint")
    assert hint["suggestions"]
    assert all(int(advised["decision"]["bid"]) < 20 for advised in hint["suggestions"])
    for language, words in (
        ("en", "lower than the tie: from 0 to 19"),
        ("de", "diesmal darunter: von 0 bis 19"),
        ("fr", "plus bas que l’égalité : de 0 à 19"),
    ):
        text = page(server, old.id, old.secrets[seat], language).text
        assert words in text.replace("\u00a0", " ").replace("\u202f", " "), language
        asked = text[text.index('id="now-ask"') :]
        assert "#QE-9" in asked[: asked.index("</p>")]
    step = player.view["view"]["step"]
    chair = {"chair": old.secrets[seat]}
    back = fetch(f"{server.url}/t/{old.id}/back?step={step - 1}", cookies=chair)
    assert back.status_code == 200
    player.post("/decide", decision={"bid": 19})


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "This game is played by rules 1."),
        ("de", "Dieses Spiel läuft nach Regeln 1."),
        ("fr", "Cette partie suit les règles 1."),
    ],
)
def test_the_page_of_an_older_table_says_what_changed(
    server: Server, old: OldTable, language: str, words: str
) -> None:
    text = page(server, old.id, old.secrets[0], language).text
    assert words in text
    assert "PL-24" in text


def test_a_new_table_takes_the_newest_rules_and_cant_name_others(server: Server) -> None:
    host, _ = new_table(server, "ABC")
    assert host.get("")["settings"]["rules"] == 3
    body = {"game": "qe", "players": 3, "rules": 1}
    refused = httpx.post(f"{server.url}/api/tables", json=body)
    assert refused.status_code == 400
    listed = {game["game"]: game for game in httpx.get(f"{server.url}/api/games").json()}
    assert (listed["qe"]["rules"], listed["qe"]["changes"]) == (3, {"2": ["QE-9"], "3": ["QE-9"]})
    assert (listed["euro-crisis"]["rules"], listed["euro-crisis"]["changes"]) == (1, {})


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_rules_pages_name_the_version_and_what_changed(server: Server, language: str) -> None:
    for game, rule in (("qe", "QE-9"), ("plutocracy", "PL-24")):
        text = fetch(f"{server.url}/rules/{game}?lang={language}").text
        versions = text[text.index('id="versions"') :]
        assert rule in versions
