"""Starting the server: the address, or one clear sentence."""

import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from spielgeld.web.guard import Buckets, Rate
from tests.web.server import Server, fetch, new_table, send
from tests.web.test_api import wait_for


def serve(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from spielgeld.cli import main; main()", "serve"]
    return subprocess.run(
        [*command, "--lang", "en", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, **environment},
    )


def check_sentence(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    return done.stderr


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = serve("--port", port, "--database", f"sqlite:///{tmp_path}/games.db")
    assert port in check_sentence(done)


@pytest.mark.parametrize("url", ["nonsense", "mysql://host/db", "postgresql://me:pw@127.0.0.1:1/x"])
def test_a_bad_url(url: str) -> None:
    assert ":pw@" not in check_sentence(serve("--port", "0", "--database", url))


def test_a_folder_that_cant_be_written_to(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = serve("--port", "0", XDG_DATA_HOME=str(tmp_path / "file"), HOME=str(tmp_path / "file"))
    assert "file" in check_sentence(done)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_an_address_to_listen_at_is_postgresqls(tmp_path: Path, language: str) -> None:
    database = f"sqlite:///{tmp_path}/games.db"
    done = serve("--database", database, "--database-listen", database, "--lang", language)
    assert "postgresql://" in check_sentence(done)


def test_who_wants_too_many_tables_or_hints_must_wait(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/games.db", limited=True)
    settings = {"game": "qe", "players": 4}
    made = [send(f"{server.url}/api/tables", json=settings) for _ in range(60)]
    refused = [response for response in made if response.status_code == 429]
    assert refused
    assert int(refused[0].headers["retry-after"]) > 0
    hints = [fetch(f"{server.url}/api/tables/no-table/hint") for _ in range(40)]
    assert {response.status_code for response in hints} == {404, 429}
    assert "Traceback" not in server.stop()


def test_buckets_fill_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("spielgeld.web.guard.time.monotonic", lambda: now)
    buckets = Buckets(Rate(burst=3, per_second=0.5))
    assert [buckets.take("a") for _ in range(5)] == [None, None, None, 2, 2]
    assert buckets.take("b") is None
    now = 2.0
    assert [buckets.take("a") for _ in range(2)] == [None, 2]


def test_the_log_holds_no_secret(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/games.db")
    host, players = new_table(server)
    for secret in (host.invite, *players[0].secrets):
        fetch(f"{server.url}/t/{host.table}/chair/{secret}")
        fetch(f"{server.url}/t/{host.table}/join/{secret}")
    log = server.stop()
    for secret in (host.invite, *host.secrets, *players[0].secrets):
        assert secret not in log
    raw = b"".join(path.read_bytes() for path in tmp_path.glob("games.db*"))
    for secret in (host.invite, *host.secrets, *players[0].secrets):
        assert secret.encode() not in raw


def test_old_tables_are_listed_and_deleted_on_demand(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.db"
    server = Server(database)
    hosts = [new_table(server)[0] for _ in range(2)]
    hosts[0].post("/close")
    server.stop()
    assert tables(database, "--older-than", "1").strip().count("\n") == 0
    listed = tables(database)
    assert all(host.table in listed for host in hosts)
    tables(database, "--state", "closed", "--delete", "--yes")
    listed = tables(database)
    assert hosts[0].table not in listed
    assert hosts[1].table in listed


def tables(*arguments: str) -> str:
    command = [sys.executable, "-c", "from spielgeld.cli import main; main()", "tables"]
    command += ["--lang", "en", "--database", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    return done.stdout


def test_tables_are_kept_unless_the_host_says_how_long(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.db"
    server = Server(database)
    host, _ = new_table(server)
    server.stop()
    with sqlite3.connect(tmp_path / "games.db") as connection:
        connection.execute("UPDATE entries SET at = at - 100 * 86400")
    for keep, status in ((None, 200), (101, 200), (99, 404)):
        server.settings["keep"] = keep
        server.restart()
        wait_for(lambda: fetch(f"{server.url}/api/tables/{host.table}").status_code == status)  # noqa: B023
        server.stop()
