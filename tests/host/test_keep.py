"""No table is lost: copies of either database, and single tables taken to another server."""

import json
import sqlite3
import stat
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
from click.testing import CliRunner, Result

from spielgeld.cli import spielgeld
from spielgeld.store.database import open_engine
from tests.web.server import Client, Server, new_table

pytestmark = pytest.mark.usefixtures("postgres_tools")


def run(*arguments: str) -> Result:
    """In a thread of its own: where a browser is open, its loop runs in the main one."""
    with ThreadPoolExecutor(1) as aside:
        invoke = partial(CliRunner().invoke, env={"LC_ALL": "en_GB.UTF-8"})
        return aside.submit(invoke, spielgeld, arguments).result()


def done(*arguments: str) -> str:
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*arguments: str) -> str:
    result = run(*arguments)
    assert result.exit_code == 2, result.output
    assert len(result.stderr.strip().splitlines()) == 1
    return result.stderr


def test_a_table_moves_from_server_to_server(tmp_path: Path, postgres_url: str) -> None:
    """Played on SQLite, exported, imported into PostgreSQL, copied and restored: it goes on."""
    old = f"sqlite:///{tmp_path}/old.db"
    server = Server(old)
    host, players = new_table(server, "ABC")
    host.post("/start")
    asked = [player for player in players if player.view["choice"] is not None]
    asked[0].decide(bid=7)
    before = [player.view for player in players]
    server.stop()

    file = tmp_path / "table.json"
    assert host.table in done("export", host.table, str(file), "--database", old)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    text = file.read_text(encoding="utf-8")
    for secret in (*host.secrets, host.invite, *players[0].secrets):
        assert secret not in text
    new = ["--database", postgres_url]
    assert host.table in done("import", str(file), *new)
    assert "here already" in refused("import", str(file), *new)
    assert "no table" in refused("export", "0" * 18, str(tmp_path / "none.json"), *new)

    copy = tmp_path / "copy.pg"
    assert "One table" in done("backup", str(copy), *new)
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute("DELETE FROM entries")
    assert "--replace" in refused("restore", str(copy), *new)
    assert "One table" in done("restore", str(copy), "--replace", *new)
    assert "copy of PostgreSQL" in refused("restore", str(copy), "--database", f"{old}x")

    server = Server(postgres_url)
    moved = [Client(server, host.table, *player.secrets) for player in players]
    for was, player in zip(before, moved, strict=True):
        now = player.view
        assert (now["view"], now["choice"]) == (was["view"], was["choice"])
    assert "Traceback" not in server.stop()


def test_all_tables_go_from_sqlite_to_postgresql_by_one_command(
    tmp_path: Path, postgres_url: str
) -> None:
    file = tmp_path / "games.db"
    server = Server(f"sqlite:///{file}")
    host, players = new_table(server, "ABC")
    new_table(server, "AB")
    host.post("/start")
    asked = next(player for player in players if player.view["choice"] is not None)
    asked.decide(bid=7)
    before = [player.view["view"] for player in players]
    new = ["--database", postgres_url]
    assert "stop it first" in refused("restore", str(file), *new)
    server.stop()
    assert "2 tables" in done("restore", str(file), *new)
    assert "--replace" in refused("restore", str(file), *new)
    server = Server(postgres_url)
    moved = [Client(server, host.table, *player.secrets) for player in players]
    assert [player.view["view"] for player in moved] == before
    assert "stop the server first" in refused("restore", str(file), "--replace", *new)
    assert "Traceback" not in server.stop()


def test_a_copy_that_finds_no_room_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path}/games.db"
    open_engine(database).dispose()
    whole_disk: Callable[..., sqlite3.Connection] = sqlite3.connect

    def small_disk(*place: Any, **options: Any) -> sqlite3.Connection:
        """A file that may have one page."""
        connection = whole_disk(*place, **options)
        connection.execute("PRAGMA max_page_count = 1")
        return connection

    monkeypatch.setattr(sqlite3, "connect", small_disk)
    assert "full" in refused("backup", str(tmp_path / "copy"), "--database", database)
    assert not [*tmp_path.glob("copy*")]


def test_a_copy_of_sqlite_comes_back(tmp_path: Path) -> None:
    database, copy = f"sqlite:///{tmp_path}/games.db", tmp_path / "copy.db"
    assert "no database" in refused("backup", str(copy), "--database", database)
    assert not copy.exists()
    open_engine(database).dispose()
    assert "0 tables" in done("backup", str(copy), "--database", database)
    assert "0 tables" in done("restore", str(copy), "--database", f"sqlite:///{tmp_path}/new.db")
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(copy.read_bytes()[:5000])
    new = ["--database", f"sqlite:///{tmp_path}/new.db"]
    refused("restore", str(damaged), *new)
    assert "not a backup" in refused("restore", __file__, *new)
    assert "can't be read" in refused("restore", str(tmp_path / "none"), *new)
    nowhere = tmp_path / "no" / "folder.db"
    assert "can't be written" in refused("backup", str(nowhere), "--database", database)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data.update(format="other/9"), "$.format"),
        (lambda data: data["table"].update(host_hash="x"), "$.table.host_hash"),
        (lambda data: data["entries"].pop(1), "entry 2"),
        (lambda data: data["entries"][1].update(kind="conquer"), "entry 2"),
        (lambda data: data["table"].update(settings={}), "played again"),
        (lambda data: data["table"].update(status="over"), "played again"),
    ],
)
def test_a_file_that_is_no_table_is_refused(tmp_path: Path, change: object, said: str) -> None:
    data = json.loads(SAMPLE)
    change(data)  # type: ignore[operator]
    file = tmp_path / "table.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    database = ["--database", f"sqlite:///{tmp_path}/games.db"]
    assert said in refused("import", str(file), *database)
    file.write_text("{", encoding="utf-8")
    assert "not JSON" in refused("import", str(file), *database)


SAMPLE = (Path(__file__).parent / "table.json").read_text(encoding="utf-8")
"""What version 0.2.0 exported: every later one must read it."""


def test_what_an_older_version_exported_is_imported(tmp_path: Path) -> None:
    file = Path(__file__).parent / "table.json"
    assert "is here" in done("import", str(file), "--database", f"sqlite:///{tmp_path}/games.db")
