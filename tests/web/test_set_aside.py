"""A table that can't be read any more is set aside, and everything else goes on."""

import sqlite3
from pathlib import Path

from tests.web.server import Client, Server, fetch, new_table
from tests.web.test_api import wait_for


def spoil(database: Path, table: str, body: str) -> None:
    with sqlite3.connect(database) as connection:
        connection.execute(
            "UPDATE entries SET body = ? WHERE table_id = ? AND kind = 'decide'", (body, table)
        )
        connection.execute("UPDATE tables SET wakes = 1 WHERE id = ?", (table,))


def bots_decide(host: Client) -> bool:
    return int(host.get("")["step"] or 0) > 2


def test_a_broken_table_stops_nobody_elses_clock(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/games.db", bot_moment=0.0)
    broken = []
    for body in ('{"decision": {"bid": -5}}', '{"x": 1}', "[]", '{"decision": 7}'):
        host, players = new_table(server, "AB", players=3, bots={"2": "random"})
        host.post("/start")
        wait_for(lambda: any(seat < 2 for seat in host.get("")["waiting"]))  # noqa: B023
        asked = next(seat for seat in host.get("")["waiting"] if seat < 2)
        players[asked].decide(bid=987_654)  # no bot bids so much, so that it would be barred
        broken.append((host, players, body))
    healthy, _ = new_table(server, "A", players=3, bots={"1": "random", "2": "random"}, clock=1)
    healthy.post("/start")
    server.kill()
    for host, _, body in broken:
        spoil(tmp_path / "games.db", host.table, body)
    server.restart()
    # The clock decides for the missing player, and bots for themselves.
    wait_for(lambda: bots_decide(healthy))
    for host, players, _ in broken:
        for _ in range(2):
            status, error = players[0].error("GET", "/view")
            assert (status, error["reason"]) == (503, "broken-table")
        page = fetch(f"{server.url}/t/{host.table}")
        assert page.status_code == 503
        assert "can&#39;t be read any more" in page.text or "can't be read any more" in page.text
    log = server.stop()
    for host, _, _ in broken:
        assert log.count(f"table {host.table} is set aside") == 1
    assert "the clock stumbled" not in log
