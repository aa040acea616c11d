"""No table is lost: copies of either database, and single tables taken to another server."""

import json
import stat
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

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
    assert "other kind" in refused("restore", str(copy), "--database", f"{old}x")

    server = Server(postgres_url)
    moved = [Client(server, host.table, *player.secrets) for player in players]
    for was, player in zip(before, moved, strict=True):
        now = player.view
        assert (now["view"], now["choice"]) == (was["view"], was["choice"])
    assert "Traceback" not in server.stop()


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
