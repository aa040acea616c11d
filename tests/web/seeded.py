"""A table as a test wants it, put into the database of a server before anyone sees it."""

import time
from typing import Any

from spielgeld.house import keys
from spielgeld.house.settings import read_settings
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.play import Play
from spielgeld.store import Entry, Store, TableRow
from tests.aside import run
from tests.web.server import Client, Server

NAMES = ("Ada", "Bob", "Cyd", "Dan", "Eve")


class SeededTable:
    """A table as a test wants it, put into the database before anyone sees it."""

    def __init__(
        self, server: Server, play: Play, secrets: list[str], badge: str, *, spectators: bool = True
    ) -> None:
        self.server = server
        # Both have the same beginning, from which the serial number and the pattern are drawn.
        self.id = badge + keys.new_table_id()[len(badge) :]
        self.secrets = secrets
        self.clients = [Client(server, self.id, secret) for secret in secrets]
        self.number = 0
        run(self._store(play, spectators))

    async def _store(self, play: Play, spectators: bool) -> None:
        agreed = {"game": play.game.name, "players": play.players, "options": play.options}
        settings = read_settings({**agreed, "spectators": spectators})
        hashes = [keys.hash_of(secret) for secret in self.secrets]
        now = time.time()
        row = TableRow(
            self.id, play.game.name, settings.to_json(), keys.hash_of(keys.new_secret()),
            keys.hash_of(keys.new_secret()), now, status="running",
        )  # fmt: skip
        kinds: list[tuple[str, int | None, dict[str, Any]]] = [
            ("sit", seat, {"name": NAMES[seat], "hash": known}) for seat, known in enumerate(hashes)
        ]
        kinds.append(("start", None, {"deal": play.deal}))
        kinds += [("decide", seat, {"decision": made}) for seat, made in play.decisions]
        journal = [
            Entry(self.id, number, kind, seat, body, None, now)
            for number, (kind, seat, body) in enumerate(kinds, start=1)
        ]
        self.number = len(journal)
        store = Store(self.server.database)
        await store.create(row, journal)
        store.close()

    def decide(self, seat: int, decision: Decision, step: int) -> None:
        body = {"decision": decision, "step": step}
        response = self.clients[seat].http.post(f"/api/tables/{self.id}/decide", json=body)
        assert response.status_code == 200, response.text
        self.number += 1
