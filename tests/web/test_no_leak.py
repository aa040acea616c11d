"""The no-leak law on a running server.

Two tables differ only in what a reader may not know: others' tokens, hidden bids and amounts,
the tiles to come. Everything that this reader receives from the two is equal to the byte: pages,
fragments, JSON, live messages with their number and order, refusals, exports and headers.
"""

import asyncio
import re
import time
from random import Random
from typing import Any

import httpx
import pytest

from spielgeld import games
from spielgeld.kernel.play import Play
from spielgeld.store import Entry, Store, TableRow
from spielgeld.web import keys
from spielgeld.web.settings import read_settings
from tests.laws.configurations import Configuration
from tests.laws.test_no_leak_qe import Watcher, other_deal
from tests.web.server import PATIENCE, Client, Server
from tests.web.stream import Stream

NORMALISED = [
    (r"\b[0-9a-f]{18}\b", "TABLE"),  # the id of the table
    (r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", "TIME"),
    (r"(?m)^date: .*$", "date: DATE"),
    (r"(?m)^: still here\n\n", ""),  # every 20 seconds, to everyone
    (r"(?m)^event: presence\ndata: \d+\n\n", ""),  # somebody came or went
]
"""Random ids and times: all that may differ."""

PAIRS = {3: 1, 4: 2, 5: 2}
NAMES = ("Ada", "Bob", "Cyd", "Dan", "Eve")


def normalise(text: str) -> str:
    for pattern, name in NORMALISED:
        text = re.sub(pattern, name, text)
    return text


class SeededTable:
    """A table whose deal a test chose, put into the database before anyone sees it."""

    def __init__(self, server: Server, play: Play, secrets: list[str], badge: str) -> None:
        self.server = server
        # Both have the same beginning, from which the serial number and the pattern are drawn.
        self.id = badge + keys.new_table_id()[len(badge) :]
        self.secrets = secrets
        self.clients = [Client(server, self.id, secret) for secret in secrets]
        asyncio.run(self._store(play))

    async def _store(self, play: Play) -> None:
        settings = read_settings(
            {"game": play.game.name, "players": play.players, "options": play.options}
        )
        hashes = [keys.hash_of(secret) for secret in self.secrets]
        now = time.time()
        row = TableRow(
            self.id, play.game.name, settings.to_json(), hashes[0], keys.hash_of("x" * 32), now,
            status="running",
        )  # fmt: skip
        sat = [
            Entry(self.id, seat + 1, "sit", seat, {"name": NAMES[seat], "hash": known}, None, now)
            for seat, known in enumerate(hashes)
        ]
        start = Entry(self.id, len(sat) + 1, "start", None, {"deal": play.deal}, None, now)
        store = Store(self.server.database)
        await store.create(row, [*sat, start])
        store.close()


class Reader:
    """One who may know some things: asks for everything, as a browser and as a program."""

    def __init__(self, table: SeededTable, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        secrets = () if seat is None else (table.secrets[seat],)
        self.client = Client(table.server, table.id, *secrets)
        cookies = {"chair": secrets[0]} if secrets else {}
        self.browser = httpx.Client(
            base_url=table.server.url, cookies=cookies, timeout=PATIENCE, follow_redirects=False
        )
        self.stream = Stream(self.client)

    def everything(self, step: int) -> dict[str, str]:
        base, api = f"/t/{self.table.id}", f"/api/tables/{self.table.id}"
        asked: dict[str, Any] = {}
        for path in ("?lang=de", "?lang=en", f"/back?step={max(step - 1, 0)}", "/record"):
            asked[path] = self.browser.get(f"{base}{path}")
        asked["fragments"] = self.browser.get(f"{base}/fragments?page=table")
        for path in ("", "/view", "/events", "/record"):
            asked[f"api {path}"] = self.client.http.get(f"{api}{path}")
        for decision in ({"bid": -1}, {"bid": "x"}, {"look": 3}, {"bid": 1, "look": True}):
            body = {"decision": decision, "step": step}
            asked[f"refused {decision}"] = self.client.http.post(f"{api}/decide", json=body)
        if "look-form" not in asked["?lang=en"].text:
            for bid in ("-1", "x"):
                form = {"bid": bid, "step": str(step)}
                asked[f"form {bid}"] = self.browser.post(f"{base}/decide", data=form)
        stale = {"decision": {"bid": 7}, "step": step + 5}
        asked["stale"] = self.client.http.post(f"{api}/decide", json=stale)
        asked["undo"] = self.client.http.post(f"{api}/undo", json={"seat": 9})
        asked["other seat"] = self.client.http.get(f"{api}/view?seat=9")
        return {name: self.whole(response) for name, response in asked.items()}

    def whole(self, response: httpx.Response) -> str:
        headers = "\n".join(f"{name}: {value}" for name, value in response.headers.multi_items())
        return normalise(f"{response.status_code}\n{headers}\n\n{response.text}")

    def heard(self, last: int) -> str:
        self.stream.wait(last)
        return normalise(self.stream.raw.decode())


def check_pair(server: Server, players: int, number: int, seed: str) -> bool:
    """Play a pair of tables beside each other; says whether there was a hidden difference."""
    rng = Random(f"{seed} {players} {number}")
    configuration = Configuration("qe", players, {})
    one = configuration.start(f"{seed} {number}")
    watcher = None if number == 0 else rng.randrange(players)
    cut = rng.randrange(2, 5)
    two = games.new("qe", players, deal=other_deal(one.deal, one, watcher, cut, rng))
    secrets = [keys.new_secret() for _ in range(players)]
    badge = keys.new_table_id()[:8]
    tables = [SeededTable(server, play, secrets, badge) for play in (one, two)]
    readers = [Reader(table, watcher) for table in tables]
    decider = Watcher(watcher, rng)
    entries = players + 1
    while not one.over and len(one.view(None).table.sales) <= cut:
        compare(readers, one.step)
        decisions = {seat: decider.decide(one, seat) for seat in one.waiting}
        pair = (decisions, decider.disguise(one, decisions))
        order = rng.sample(sorted(decisions), len(decisions))
        for place, seat in enumerate(order):
            if place == len(order) - 1 and place > 0:
                compare(readers, one.step)
            for table, made in zip(tables, pair, strict=True):
                body = {"decision": made[seat], "step": one.step}
                response = table.clients[seat].http.post(
                    f"/api/tables/{table.id}/decide", json=body
                )
                assert response.status_code == 200, response.text
            entries += 1
            heard = [reader.heard(entries) for reader in readers]
            assert heard[0] == heard[1]
        for play, made in zip((one, two), pair, strict=True):
            for seat in order:
                play.submit(seat, made[seat])
    return (one.deal, one.decisions) != (two.deal, two.decisions)


def compare(readers: list[Reader], step: int) -> None:
    first, second = [reader.everything(step) for reader in readers]
    for name, text in first.items():
        assert text == second[name], name


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_receives_a_byte_more_than_they_may(server: Server, players: int) -> None:
    pairs = PAIRS[players] if server.workers == 1 else 1
    different = [check_pair(server, players, number, "leak") for number in range(pairs)]
    assert any(different)


def test_the_comparison_would_notice(server: Server) -> None:
    """Where the reader may know the difference, the law finds it."""
    plays = [Configuration("qe", 4, {}).start(seed) for seed in ("one", "two")]
    secrets = [keys.new_secret() for _ in range(4)]
    readers = [Reader(SeededTable(server, play, secrets, "0badge00"), 0) for play in plays]
    with pytest.raises(AssertionError):
        compare(readers, 0)
