"""Who is at the table, also for other server processes."""

from dataclasses import dataclass

import pytest

from spielgeld.house.desk import Desk
from spielgeld.house.presence import BEAT_SECONDS
from spielgeld.house.service import Service
from spielgeld.house.settings import read_settings
from spielgeld.house.table import AWAY_SECONDS
from spielgeld.store import Store
from tests.aside import run


@dataclass
class Time:
    now: float = 1000.0

    def time(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    clock = Time()
    for module in ("presence", "desk"):
        monkeypatch.setattr(f"spielgeld.house.{module}.time", clock)
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
