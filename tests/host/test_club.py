"""A server as a club runs it: behind a proxy, below a path, watched, and copied while it runs."""

import json
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.server import Server

SETTINGS = """
base-path = "/games"
trust-proxy = ["127.0.0.8/29"]
log-level = "info"
log-format = "json"
"""


class Club(Server):
    """A server with limits. Visitors come through a proxy at 127.0.0.9, which is not ours."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        config = folder / "club.toml"
        config.write_text(SETTINGS, encoding="utf-8")
        super().__init__(f"sqlite:///{folder}/games.db", "--config", str(config), limited=True)

    def ask(self, path: str, visitor: str = "", proxy: str = "", **arguments: Any) -> Any:
        transport = httpx.HTTPTransport(local_address=proxy or None)
        headers = arguments.pop("headers", {}) | ({"x-forwarded-for": visitor} if visitor else {})
        with httpx.Client(transport=transport, base_url=self.url, timeout=60) as client:
            method = arguments.pop("method", "GET")
            return client.request(method, path, headers=headers, **arguments)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    running = Club(tmp_path_factory.mktemp("club"))
    yield running
    if running.process.poll() is None:
        assert "Traceback" not in running.stop()


def refused(club: Club, proxy: str, visitors: int) -> int:
    """How many of 20 orders for tables by each of so many visitors are too many."""
    transport = httpx.HTTPTransport(local_address=proxy)
    with httpx.Client(transport=transport, base_url=club.url, timeout=60) as client:
        answers = [
            client.post(
                "/games/api/tables",
                headers={"x-forwarded-for": f"6.6.6.6, 203.0.{proxy[-1]}.{visitor}"},
                json={"game": "qe", "players": 3},
            ).status_code
            for visitor in range(visitors)
            for _ in range(20)
        ]
    assert set(answers) <= {201, 429}
    return answers.count(429)


def test_visitors_behind_a_trusted_proxy_have_limits_of_their_own(club: Club) -> None:
    assert refused(club, "127.0.0.9", visitors=4) == 0
    # What a stranger says of others is not believed: all of it counts as theirs.
    assert refused(club, "127.0.0.2", visitors=2) > 0


def test_all_addresses_stand_below_the_base_path(club: Club) -> None:
    made = club.ask(
        "/games/api/tables", "198.51.100.1", method="POST", json={"game": "qe", "players": 3}
    ).json()
    join = club.ask(f"/games/t/{made['table']}/join/{made['invite']}")
    assert join.headers["location"] == f"/games/t/{made['table']}"
    assert f"Path=/games/t/{made['table']}" in join.headers["set-cookie"]
    seat = {"invite": made["invite"], "name": "Ada"}
    chairs = f"/games/api/tables/{made['table']}/chairs"
    own = club.ask(chairs, "198.51.100.1", method="POST", json=seat).json()["secret"]
    cookie = {"cookie": f"chair={own}.{made['invite']}"}
    pages = ["/games", "/games/", "/games/new", "/games/rules/qe", f"/games/t/{made['table']}"]
    for page in pages:
        answer = club.ask(page, headers=cookie)
        assert answer.status_code == 200
        addresses = re.findall(r'\b(?:href|src|action|data-\w+)="(/[^"]*)"', answer.text)
        assert addresses
        assert all(address.startswith("/games") for address in addresses), addresses
        for address in re.findall(r'(?:src|<link[^>]*href)="(/games/static[^"]*)"', answer.text)[
            :2
        ]:
            assert club.ask(address).status_code == 200
    assert f"{club.url}/games/t/{made['table']}/join/" in answer.text
    assert club.ask("/new").status_code == 404
    assert club.ask("/gamesnew").status_code == 404


@pytest.mark.parametrize("path", ["/games/new", "/games/api/games", "/healthz"])
def test_head_is_get_without_a_body(club: Club, path: str) -> None:
    head, whole = club.ask(path, method="HEAD"), club.ask(path)
    assert head.status_code == whole.status_code == 200
    assert head.content == b""
    assert head.headers["content-type"] == whole.headers["content-type"]


def test_the_head_of_a_stream_does_not_hang(club: Club) -> None:
    made = club.ask(
        "/games/api/tables", "198.51.100.2", method="POST", json={"game": "qe", "players": 3}
    ).json()
    head = club.ask(f"/games/api/tables/{made['table']}/stream", method="HEAD")
    assert head.headers["content-type"].startswith("text/event-stream")


def test_watchers_see_how_it_is(club: Club) -> None:
    assert club.ask("/healthz").text == "ok\n"
    assert club.ask("/readyz").json() == {"ready": True, "waits": {}}
    club.ask("/games/new")
    figures = club.ask("/metrics").text
    for name in (
        'spielgeld_tables{state="open"}',
        "spielgeld_tables_at_hand",
        "spielgeld_watchers",
        "spielgeld_commit_seconds_count",
        'spielgeld_queue{what="writes"}',
        'spielgeld_queue{what="bots"}',
        'spielgeld_request_seconds_count{route="/new",status="200"}',
        "spielgeld_mails_due",
    ):
        assert re.search(rf"^{re.escape(name)} \d", figures, re.MULTILINE), name
    # For those who watch from inside, not for visitors.
    assert club.ask("/metrics", "203.0.113.77", "127.0.0.9").status_code == 404


def spielgeld(club: Club, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from spielgeld.cli import main; main()", *arguments]
    command += ["--lang", "en", "--database", club.database]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)


def test_a_copy_is_made_while_it_runs_and_found_whole_later(club: Club, tmp_path: Path) -> None:
    made = club.ask(
        "/games/api/tables", "198.51.100.3", method="POST", json={"game": "qe", "players": 3}
    ).json()
    copy = tmp_path / "copy.db"
    done = spielgeld(club, "backup", str(copy))
    assert done.returncode == 0, done.stderr
    assert copy.stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(copy)) as connection:
        assert (made["table"],) in connection.execute("SELECT id FROM tables").fetchall()
    # Not over the head of a server that runs.
    done = spielgeld(club, "restore", str(copy), "--replace")
    assert done.returncode == 2
    assert "stop it first" in done.stderr
    site = ["--site", f"{club.url}/games"]
    doctor = spielgeld(club, "doctor", *site)
    assert doctor.returncode == 0, doctor.stdout + doctor.stderr
    assert f"! {club.url}/games leads to a Spielgeld server, but without HTTPS" in doctor.stdout


def test_logs_name_routes_and_nobody(tmp_path: Path) -> None:
    club = Club(tmp_path)
    made = club.ask("/games/api/tables", method="POST", json={"game": "qe", "players": 3}).json()
    club.ask(f"/games/t/{made['table']}/join/{made['invite']}", "203.0.113.9", "127.0.0.9")
    club.ask("/games/no-such-page")
    log = club.stop()
    for secret in (made["table"], made["host"], made["invite"], "203.0.113.9", "no-such-page"):
        assert secret not in log
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert {"/t/{table_id}/join/{invite}", "/api/tables"} <= {line["route"] for line in lines}
    assert {line["status"] for line in lines} >= {201, 303, 404}
