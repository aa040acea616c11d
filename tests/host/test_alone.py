"""One server for one SQLite file: a second one, and who deletes beside it, is told so."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from spielgeld.cli import serve, spielgeld
from spielgeld.store.database import InUse, hold, open_engine
from tests.web.server import Server


def test_a_running_server_has_its_file_for_itself(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.db"
    running = Server(database)
    with pytest.raises(InUse):
        hold(database)
    running.kill()
    held = hold(database)
    assert held is not None, "a server that was killed holds nothing"
    held.close()


@pytest.mark.parametrize(
    "command", [["serve", "--port", "0"], ["tables", "--delete", "--yes"], ["restore", "x"]]
)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_beside_a_server_it_is_said(
    tmp_path: Path, command: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "SECONDS_TO_MAKE_ROOM", 0.0)
    database = f"sqlite:///{tmp_path}/games.db"
    held = hold(database)
    assert held is not None
    with held:
        arguments = [*command, "--database", database, "--lang", language]
        told = CliRunner().invoke(spielgeld, arguments)
    assert told.exit_code != 0
    assert f"{tmp_path}/games.db" in told.output.replace("\n", "")
    assert "Traceback" not in told.output


def test_tables_are_listed_beside_a_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.db"
    open_engine(database).dispose()
    held = hold(database)
    assert held is not None
    with held:
        told = CliRunner().invoke(spielgeld, ["tables", "--database", database])
    assert told.exit_code == 0, told.output


def test_postgresql_is_shared_by_its_nature() -> None:
    assert hold("postgresql://games@localhost/games") is None
