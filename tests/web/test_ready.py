"""/readyz and /metrics of a server whose clock can't read its database any more."""

from pathlib import Path

from tests.house.test_repeated_work import without
from tests.web.server import Server, fetch
from tests.web.test_api import wait_for


def test_a_server_whose_clock_keeps_failing_is_not_ready_until_it_works(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/games.db")
    ready = f"{server.url}/readyz"
    assert fetch(ready).json() == {"ready": True, "waits": {}}
    with without(tmp_path / "games.db", "tables"):
        wait_for(lambda: fetch(ready).status_code == 503)
        assert fetch(ready).json() == {"ready": False, "waits": {"clock": "Unreadable"}}
    wait_for(lambda: fetch(ready).status_code == 200)
    figures = fetch(f"{server.url}/metrics").text
    failures = [line for line in figures.splitlines() if line.startswith("spielgeld_failures")]
    assert any(['part="clock"' in line and float(line.split()[-1]) >= 3 for line in failures])
    log = server.stop()
    assert log.count("clock failed") == 1
    assert log.count("clock works again") == 1
