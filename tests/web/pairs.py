"""Pairs of tables on a running server, and readers who ask them for everything.

Two tables differ only in what a reader may not know; all that this reader receives from the two
is equal to the byte: pages, fragments, JSON, live messages with their number and order, the
regions that are pushed to an open page, refusals, exports and headers.
"""

import re
import time
from collections.abc import Iterable
from typing import Any

import httpx
from litestar.handlers import HTTPRouteHandler

from spielgeld.house import keys
from spielgeld.house.settings import read_settings
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.play import Play
from spielgeld.store import Entry, Store, TableRow
from spielgeld.web.api.tables import Api
from spielgeld.web.pages.table import Pages
from tests.aside import run
from tests.web.server import PATIENCE, Client, Server
from tests.web.stream import Pushed, Stream
from tests.web.wire import Socket

NORMALISED = [
    (r"\b[0-9a-f]{18}\b", "TABLE"),  # the id of the table
    (r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", "TIME"),
    (r"(?m)^date: .*$", "date: DATE"),
    (r"(?m)^: still here\n\n", ""),  # every 20 seconds, to everyone
    (r"(?m)^event: presence\ndata: \d+\n\n", ""),  # somebody came or went
    (r"(?m)^event: beat\ndata: \d+\n\n", ""),  # every 20 seconds, to every open page
    (r'data-mark="\w+"', "MARK"),  # of a page, its id included
    (r'"present":(true|false),"seen":(null|\d+)', "PRESENCE"),  # as far as this process has heard
]
"""Random ids and times: all that may differ."""

NAMES = ("Ada", "Bob", "Cyd", "Dan", "Eve")
TABLE = "/tables/{table_id:str}"


def normalise(text: str) -> str:
    for pattern, name in NORMALISED:
        text = re.sub(pattern, name, text)
    return text


def doors(controller: type[Pages | Api]) -> list[str]:
    """The addresses at a table that anyone can ask for, those of tomorrow included."""
    handlers = [door for door in vars(controller).values() if isinstance(door, HTTPRouteHandler)]
    paths = [path for door in handlers if "GET" in door.http_methods for path in door.paths]
    if controller is Api:
        paths = [path.removeprefix(TABLE) for path in paths if path.startswith(TABLE)]
    return sorted(path for path in paths if "{" not in path and path != "/stream")


PAGE_DOORS, API_DOORS = doors(Pages), doors(Api)


def secrets_for(players: int, watcher: int | None) -> tuple[list[str], list[str]]:
    """Secrets for the chairs of both tables; only the watcher's own is the same at both."""
    first, second = ([keys.new_secret() for _ in range(players)] for _ in range(2))
    if watcher is not None:
        second[watcher] = first[watcher]
    return first, second


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


class Reader:
    """One who may know some things: asks for everything, as a browser and as a program.

    `nonsense` is never legal, `sense` is, in some phases, if one is asked; forms likewise.
    """

    def __init__(
        self,
        table: SeededTable,
        seat: int | None,
        *,
        nonsense: Iterable[Decision],
        sense: Iterable[Decision] = (),
        forms: Iterable[dict[str, str]] = (),
    ) -> None:
        self.table = table
        self.seat = seat
        self.nonsense, self.sense, self.forms = list(nonsense), list(sense), list(forms)
        secrets = () if seat is None else (table.secrets[seat],)
        self.client = Client(table.server, table.id, *secrets)
        cookies = {"chair": secrets[0]} if secrets else {}
        self.browser = httpx.Client(
            base_url=table.server.url, cookies=cookies, timeout=PATIENCE, verify=False
        )
        self.socket: Socket | None = None

    def listen(self) -> None:
        self.stream = Stream(self.client)
        self.page = Pushed(self.client)
        self.pushed = 0
        self.page.wait(self.table.number)
        self.socket = Socket(self.client)
        # What happens before the first look is told with it: then both have one message less.
        self.socket.wait(self.table.number)

    def everything(self, step: int, *, asked: bool) -> dict[str, str]:
        base, api = f"/t/{self.table.id}", f"/api/tables/{self.table.id}"
        got: dict[str, httpx.Response] = {}
        for path in (*PAGE_DOORS, "/?lang=de", f"/back?step={max(step - 1, 0)}"):
            got[path] = self.browser.get(f"{base}{path}".removesuffix("/"))
        got["fragments"] = self.browser.get(f"{base}/fragments?page=table")
        for path in (*API_DOORS, "/view?seat=9", "/view?seat=0"):
            got[f"api {path}"] = self.client.http.get(f"{api}{path}".removesuffix("/"))
        tried = self.nonsense if asked else [*self.nonsense, *self.sense]
        for decision in tried:
            body = {"decision": decision, "step": step}
            got[f"refused {decision}"] = self.client.http.post(f"{api}/decide", json=body)
        for form in self.forms:
            fields = {**form, "step": str(step)}
            got[f"form {form}"] = self.browser.post(f"{base}/decide", data=fields)
        stale = {"decision": (self.sense or self.nonsense)[0], "step": step + 5}
        got["stale"] = self.client.http.post(f"{api}/decide", json=stale)
        got["undo"] = self.client.http.post(f"{api}/undo", json={"seat": 9})
        for name, response in got.items():
            assert response.status_code < 500, response.text
            assert response.request.method == "GET" or not response.is_success, name
        told = {name: whole(response) for name, response in got.items()}
        if self.socket is not None:
            for decision in self.nonsense:
                self.socket.decide(decision, step=step, key="same")
            told["socket"] = normalise("\n".join(self.socket.texts))
        return told

    def heard(self) -> tuple[str, str]:
        """All numbers so far, and what has been pushed to the open page since this was asked."""
        assert self.socket is not None
        self.stream.wait(self.table.number)
        self.page.wait(self.table.number)
        self.socket.wait(self.table.number)
        pushed = self.page.raw.decode()
        new, self.pushed = pushed[self.pushed :], len(pushed)
        return normalise(self.stream.raw.decode()), normalise(new)


def whole(response: httpx.Response) -> str:
    """Its length is that of what is left of it when random ids and times are gone."""
    text = normalise(response.text)
    headers = response.headers.copy()
    if headers.get("content-length") == str(len(response.content)):
        headers["content-length"] = str(len(text))
    lines = "\n".join(f"{name}: {value}" for name, value in headers.multi_items())
    return f"{response.status_code}\n{normalise(lines)}\n\n{text}"


class Pair:
    """Two tables beside each other, and the same reader at both."""

    def __init__(
        self, server: Server, plays: tuple[Play, Play], watcher: int | None, *,
        spectators: bool = True, **probes: Any,
    ) -> None:  # fmt: skip
        self.plays = plays
        self.watcher = watcher
        badge = keys.new_table_id()[:8]
        self.tables = [
            SeededTable(server, play, secrets, badge, spectators=spectators)
            for play, secrets in zip(plays, secrets_for(plays[0].players, watcher), strict=True)
        ]
        self.readers = [Reader(table, watcher, **probes) for table in self.tables]
        self.compared = 0

    def listen(self) -> None:
        for reader in self.readers:
            reader.listen()

    def let_send(self, forms: list[dict[str, str]]) -> None:
        for reader in self.readers:
            reader.forms = forms

    def compare(self) -> None:
        """Everything that can be asked for now."""
        asked = self.watcher in self.plays[0].waiting
        first, second = [
            reader.everything(self.plays[0].step, asked=asked) for reader in self.readers
        ]
        for name, text in first.items():
            assert text == second[name], name
        self.compared += 1

    def decide(self, seat: int, first: Decision, second: Decision) -> None:
        """A decision at both tables, and what the reader hears of it."""
        step = self.plays[0].step
        for play, table, decision in zip(self.plays, self.tables, (first, second), strict=True):
            play.submit(seat, decision)
            table.decide(seat, decision, step)
        self._hear()

    def _hear(self) -> None:
        """Numbers are equal whatever happens, and what is pushed while there is nothing to know."""
        heard = [reader.heard() for reader in self.readers]
        assert heard[0][0] == heard[1][0]
        if self.plays[0].view(self.watcher) == self.plays[1].view(self.watcher):
            assert heard[0][1] == heard[1][1]

    def undo(self, seat: int) -> None:
        """A seat takes its sealed decision back at both tables."""
        for play, table in zip(self.plays, self.tables, strict=True):
            play.withdraw(seat)
            table.clients[seat].post("/undo", seat=seat)
            table.number += 1
        self._hear()
