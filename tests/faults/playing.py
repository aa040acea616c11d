"""Somebody who plays all chairs of a table, whatever happens to the server meanwhile."""

import contextlib
import http.client
import json
import re
import time
from random import Random
from typing import Any
from urllib.parse import urlencode

from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from spielgeld import games
from spielgeld.house import keys
from spielgeld.house.settings import read_settings
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.play import Play
from spielgeld.laws.table import decide
from spielgeld.page.boards import page_of
from spielgeld.store import CantOpen, Entry, Store, TableRow
from spielgeld.telling.game import words_for
from tests.aside import run
from tests.faults.server import Failing, Together

PLAYERS = {"qe": 4, "plutocracy": 3, "euro-crisis": 3}
DOORS = ("api", "socket", "page")
PATIENCE = 120.0
LEFT = 14
"""So many decisions of each game are still to be made when it begins."""


class Lost(AssertionError):
    """Something that was promised did not hold."""


def nearly_over(game: str, rng: Random) -> Play:
    """A game with a few decisions left."""
    players = PLAYERS[game]
    play = games.new(game, players, seed=rng.getrandbits(64))
    while not play.over:
        play.submit(play.waiting[0], decide(play.choice(play.waiting[0]), rng))
    begun = games.new(game, players, deal=play.deal)
    for seat, decision in play.decisions[:-LEFT]:
        begun.submit(seat, decision)
    return begun


class Player:
    """`told` are the decisions that were acknowledged, in order."""

    def __init__(
        self, server: Failing | Together, game: str, door: str, rng: Random,
        bots: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        self.bots = bots
        self.told: list[tuple[int, Decision]] = []
        self.server = server
        self.door = door
        self.rng = rng
        self.play = nearly_over(game, rng)
        self.id = f"{rng.getrandbits(72):018x}"
        self.secrets = [f"{rng.getrandbits(128):032x}" for _ in range(self.play.players)]
        self.words = words_for("en", game)
        self.retries = 0
        self._place = rng.randrange(2)

    async def sit_down(self, store: Store) -> None:
        play, now = self.play, time.time()
        agreed = {"game": play.game.name, "players": play.players, "options": play.options}
        levels = {str(seat): "rookie" for seat in self.bots}
        settings = read_settings({**agreed, "bots": levels}).to_json()
        wakes = now if self.bots else None
        row = TableRow(self.id, play.game.name, settings, "0", "1", now, "running", wakes)
        hashes = [keys.hash_of(secret) for secret in self.secrets]
        kinds: list[tuple[str, int | None, dict[str, Any]]] = [
            ("sit", seat, {"name": f"P{seat}", "hash": known})
            for seat, known in enumerate(hashes)
            if seat not in self.bots
        ]
        self._first = len(kinds) + 2 + len(play.decisions)
        kinds.append(("start", None, {"deal": play.deal}))
        kinds += [("decide", seat, {"decision": made}) for seat, made in play.decisions]
        entries = [
            Entry(self.id, number, kind, seat, body, None, now)
            for number, (kind, seat, body) in enumerate(kinds, start=1)
        ]
        await store.create(row, entries)

    def run(self) -> None:
        """Play to the end: each decision is sent until it is acknowledged."""
        late = time.monotonic() + PATIENCE
        while not self.play.over:
            asked = [seat for seat in self.play.waiting if seat not in self.bots]
            if asked:
                seat = self.rng.choice(asked)
                decision = decide(self.play.choice(seat), self.rng)
                self._insist(seat, decision, f"{self.id} {len(self.play.decisions)} {seat}")
                self.told.append((seat, decision))
                if not self.bots:
                    self.play.submit(seat, decision)
            if self.bots:
                self._read_on(wait=not asked)
                if time.monotonic() > late:
                    raise Lost("a bot never moves")

    def _read_on(self, *, wait: bool) -> None:
        """What was decided by then, the bots' decisions too, from the journal itself."""
        if wait:
            time.sleep(0.1)
        with contextlib.suppress(SQLAlchemyError, CantOpen):
            run(self._read_journal())

    async def _read_journal(self) -> None:
        store = Store(self.server.database)
        try:
            for entry in await store.journal(self.id, self._first - 1):
                self._first = entry.number + 1
                if entry.kind == "decide" and entry.seat is not None:
                    self.play.submit(entry.seat, entry.body["decision"])
        finally:
            store.close()

    def _insist(self, seat: int, decision: Decision, key: str) -> None:
        late = time.monotonic() + PATIENCE
        while time.monotonic() < late:
            port = self.server.ports[self._place % len(self.server.ports)]
            try:
                if getattr(self, f"_by_{self.door}")(port, seat, decision, key):
                    return
            except (OSError, http.client.HTTPException, WebSocketException, TimeoutError):
                pass
            self.retries += 1
            self._place += 1
            time.sleep(0.05)
        raise Lost(f"{self.play.game.name} by {self.door}: a decision is never acknowledged")

    def _by_api(self, port: int, seat: int, decision: Decision, key: str) -> bool:
        headers = {
            "Authorization": f"Bearer {self.secrets[seat]}",
            "Content-Type": "application/json",
        }
        body = json.dumps({"decision": decision, "step": self.play.step, "key": key})
        status, text = ask(port, "POST", f"/api/tables/{self.id}/decide", body, headers)
        return self._judge(status, text)

    def _by_page(self, port: int, seat: int, decision: Decision, key: str) -> bool:
        """A form, which has a key of its own: what it says."""
        fields = page_of(self.play.game.name).fields(decision, self.words)
        form = {**fields, "step": str(self.play.step), "key": f"{self.play.step}", "sure": "yes"}
        headers = {"Cookie": f"chair={self.secrets[seat]}", "HX-Request": "true"}
        headers["Content-Type"] = "application/x-www-form-urlencoded"
        status, text = ask(port, "POST", f"/t/{self.id}/decide", urlencode(form), headers)
        return self._judge(status, text)

    def _by_socket(self, port: int, seat: int, decision: Decision, key: str) -> bool:
        address = f"ws://127.0.0.1:{port}/api/tables/{self.id}/socket"
        bearer = {"Authorization": f"Bearer {self.secrets[seat]}"}
        with connect(
            address, compression=None, open_timeout=40, additional_headers=bearer
        ) as socket:
            message = {"decision": decision, "step": self.play.step, "key": key}
            socket.send(json.dumps(message))
            while "key" not in (answer := json.loads(socket.recv(timeout=40))):
                pass
        if "decided" in answer:
            return True
        return self._judge(500 if answer["error"]["reason"] in LATER else 409, json.dumps(answer))

    def _judge(self, status: int, text: str) -> bool:
        if status in (200, 204):
            return True
        if status >= 500 or status == 429:
            return False
        raise Lost(f"{self.play.game.name} by {self.door}: refused with {status}: {text[:500]}")

    def look(self, port: int) -> dict[str, bytes]:
        """What everybody can read, to the byte."""
        told = {}
        for seat in (*range(self.play.players), None):
            secret = "" if seat is None else self.secrets[seat]
            for path in ("", "/view", "/events", "/record"):
                headers = {"Authorization": f"Bearer {secret}"} if secret else {}
                if path:
                    address = f"/api/tables/{self.id}{path}"
                    told[f"{seat} {address}"] = ask(port, "GET", address, None, headers)[1].encode()
            cookie = {"Cookie": f"chair={secret}"} if secret else {}
            page = ask(port, "GET", f"/t/{self.id}/fragments?page=table", None, cookie)[1]
            told[f"{seat} page"] = without_presence(page)
        return told

    def check(self, port: int) -> None:
        """Nothing is lost or doubled: the record is what was acknowledged."""
        status, text = ask(port, "GET", f"/api/tables/{self.id}/record", None, {})
        if status != 200:
            raise Lost(f"no record: {status} {text[:300]}")
        record = json.loads(text)
        wanted = json.loads(json.dumps(games.record(self.play)))
        if record["decisions"] != wanted["decisions"]:
            raise Lost("the record is not what was acknowledged")
        people = [entry for entry in self.play.decisions if entry[0] not in self.bots]
        if self.told != people[len(people) - len(self.told) :]:
            raise Lost("what was acknowledged is not in the journal")


WHO = re.compile(r'<p class="who" id="who-\d+">.*?</p>', re.DOTALL)


def without_presence(page: str) -> bytes:
    """Who is there is no part of the journal."""
    parts = [
        [WHO.sub("", text) if isinstance(text, str) else text for text in part]
        for part in json.loads(page)["changes"]
        if not part[0].startswith("who-")
    ]
    return json.dumps(parts).encode()


LATER = ("failed", "overfull", "cant-write", "cant-read", "busy", "too-fast")


def ask(port: int, method: str, path: str, body: str | None, headers: Any) -> tuple[int, str]:
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=40)
    try:
        # Which port it is does not matter, but pages name it.
        line.request(method, path, body, {**headers, "Host": "games.example.org"})
        answer = line.getresponse()
        return answer.status, answer.read().decode()
    finally:
        line.close()
