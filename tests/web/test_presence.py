"""Who is at the table, also for other server processes; and what lies on one's own desk."""

import re
from dataclasses import dataclass

import pytest

from spielgeld.store import Store
from spielgeld.web.desk import Desk
from spielgeld.web.presence import BEAT_SECONDS
from spielgeld.web.service import Service
from spielgeld.web.settings import read_settings
from spielgeld.web.table import AWAY_SECONDS
from tests.aside import run
from tests.web.server import Server, new_table, send
from tests.web.stream import Stream
from tests.web.test_api import wait_for
from tests.web.test_pages import full_table


@dataclass
class Time:
    now: float = 1000.0

    def time(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    clock = Time()
    for module in ("presence", "desk"):
        monkeypatch.setattr(f"spielgeld.web.{module}.time", clock)
    return clock


def test_who_closes_the_page_is_away_after_a_while(database_url: str, clock: Time) -> None:
    """Two server processes (one with SQLite) on one database."""

    async def work() -> None:
        stores = [Store(database_url)]
        stores += [Store(database_url)] if stores[0].shared else []
        first = Service(Desk(stores[0]))
        last = Service(Desk(stores[-1])) if len(stores) > 1 else first
        table_id = (await first.create(read_settings({"game": "qe", "players": 3}))).table.id
        table = await first.desk.get(table_id)
        other = await last.desk.get(table_id)
        assert not table.present
        messages = first.desk.live.stream(table_id, 0, 0, (1,))
        first.presence.greet(table, (1,))
        await anext(messages)
        listening = last.desk.live.stream(table_id, 0, 0, ())
        await anext(listening)
        for _ in range(5):
            clock.now += BEAT_SECONDS
            await first.presence.beat()
            await last.presence.beat()
            assert table.present == other.present == {1}
        if first is not last:
            assert await anext(listening) == b"event: presence\ndata: 0\n\n"
        await messages.aclose()
        left = clock.now
        clock.now += AWAY_SECONDS + 1
        await last.presence.beat()
        assert other.present == frozenset()
        assert other.seen == {1: left}
        assert await anext(listening) == b"event: presence\ndata: 0\n\n"
        await listening.aclose()
        for store in stores:
            store.close()
        again = Store(database_url)
        later = await Desk(again).get(table_id)
        assert later.seen == {1: left}
        again.close()

    run(work())


def test_those_at_the_table_hear_at_once_that_somebody_came(server: Server) -> None:
    _, players = new_table(server)
    waiting = Stream(players[0])
    if server.workers == 1:
        arriving = Stream(players[1])
        wait_for(lambda: b"event: presence" in waiting.raw)
        assert arriving.numbers == []
    assert waiting.numbers in ([], [4])


def test_a_page_that_nobody_looks_at_makes_nobody_present(server: Server) -> None:
    host, players = new_table(server)
    Stream(players[1], path=f"/api/tables/{host.table}/stream?hidden=1")
    Stream(players[0])
    if server.workers == 1:
        here, hidden, *_ = host.get("")["chairs"]
        assert here["present"]
        assert not hidden["present"]
        assert hidden["seen"] is None


def test_notes_are_private_and_stay(server: Server) -> None:
    browsers = full_table(server)
    browsers[1].open(browsers[1].url)
    browsers[1].send("notes-form", notes="Cyd has gone mad & <b>spends</b>")
    for browser in browsers:
        browser.open(browser.url)
        assert ("has gone mad &amp; &lt;b&gt;spends" in browser.text) == (browser is browsers[1])
        fragments = browser.http.get(f"{browser.url}/fragments?page=table").text
        assert "has gone mad" not in fragments
        assert re.search(r'<div id="desk" hx-morph-skip>\s*</div>', fragments)
    answer = browsers[1].http.post(
        f"{browsers[1].url}/notes", data={"notes": "x"}, headers={"hx-request": "true"}
    )
    assert answer.status_code == 204
    long = browsers[1].http.post(f"{browsers[1].url}/notes", data={"notes": "x" * 5000})
    assert long.status_code == 400
    stranger = send(f"{browsers[1].url}/notes", data={"notes": "x"})
    assert stranger.status_code == 403
