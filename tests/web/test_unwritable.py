"""No writing or no reading: players are told to come back, the host once, and it passes."""

import logging
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from spielgeld.store import store as stores
from spielgeld.store.reader import Reader
from spielgeld.store.writer import Writer
from tests.web.inside import Inside
from tests.web.server import PATIENCE, new_table


def test_a_full_disk_is_said_and_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(stores, "SECONDS_BETWEEN_CHECKS", 0.0)
    server = Inside(f"sqlite:///{tmp_path / 'games.db'}")

    def ready() -> httpx.Response:
        return httpx.get(f"{server.url}/readyz", timeout=PATIENCE)

    host, players = new_table(server)
    host.post("/start")
    asked = players[host.get("")["waiting"][0]]
    before = host.get("")["number"]
    assert ready().status_code == 200

    def full(*_: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as meanwhile, caplog.at_level(logging.WARNING, "spielgeld"):
        meanwhile.setattr(Writer, "_commit", full)
        assert ready().status_code == 503, "before anybody has tried to decide"
        for _ in range(3):
            path = f"/api/tables/{host.table}/decide"
            answer = asked.http.post(path, json={"decision": {"bid": 12}})
            assert (answer.status_code, answer.json()["error"]["reason"]) == (503, "cant-write")
            assert answer.headers["retry-after"] == "5"
        said = ready()
        assert said.status_code == 503
        assert said.json()["waits"]["writes"] == "OperationalError"
        figures = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
        (line,) = [one for one in figures.splitlines() if 'failures{part="writes"}' in one]
        assert float(line.rpartition(" ")[2]) >= 4
    assert ready().status_code in (200, 503)  # what it writes shows that it can again
    assert ready().status_code == 200
    asked.decide(bid=12)
    assert host.get("")["number"] == before + 1
    told = [record for record in caplog.records if record.exc_info]
    assert [record.getMessage() for record in told] == ["writes failed, and is tried again"]
    server.stop()


def test_a_database_that_is_gone_is_said_and_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    server = Inside(f"sqlite:///{tmp_path / 'games.db'}")
    nobody, client = "0" * 18, httpx.Client(base_url=server.url, timeout=PATIENCE)

    def gone(*_: Any) -> None:
        raise OperationalError("SELECT", {}, sqlite3.OperationalError("disk I/O error"))

    with monkeypatch.context() as meanwhile, caplog.at_level(logging.WARNING, "spielgeld"):
        meanwhile.setattr(Reader, "_once", gone)
        for _ in range(3):
            answer = client.get(f"/api/tables/{nobody}")
            assert (answer.status_code, answer.json()["error"]["reason"]) == (503, "cant-read")
            page = client.get(f"/t/{nobody}")
            assert (page.status_code, page.headers["retry-after"]) == (503, "5")
            assert "Please try again soon." in page.text
        assert client.get("/readyz").status_code == 503
        figures = client.get("/metrics").text
        (line,) = [one for one in figures.splitlines() if 'failures{part="reads"}' in one]
        assert float(line.rpartition(" ")[2]) >= 7
    assert client.get(f"/api/tables/{nobody}").status_code == 404
    told = [record.getMessage() for record in caplog.records if record.exc_info]
    assert told.count("reads failed, and the rest goes on") == 1
    assert not [message for message in told if "/t" in message], "no traceback for each visitor"
    client.close()
    server.stop()
