"""Only `serve` and `spielgeld upgrade` bring an older database up to date."""

from pathlib import Path

import pytest

from spielgeld.store.schema import VERSION
from tests.host.test_keep import done, refused, run
from tests.store.test_migrations import TABLE, as_it_is, fill
from tests.web.server import Server

OLDER = range(1, VERSION)

pytestmark = pytest.mark.usefixtures("postgres_tools")


@pytest.mark.parametrize("version", OLDER)
def test_the_other_commands_read_or_say_what_is_needed(
    database_url: str, version: int, tmp_path: Path
) -> None:
    fill(database_url, version)
    before, there = as_it_is(database_url), ["--database", database_url]
    assert TABLE in done("tables", *there)
    assert "One table" in done("backup", str(tmp_path / "copy"), *there)
    assert "earlier Spielgeld" in done("doctor", *there)
    sample = str(Path(__file__).parent / "table.json")
    for command in (
        ("tables", "--delete", "--yes"),
        ("export", TABLE, str(tmp_path / "table.json")),
        ("import", sample),
    ):
        assert "spielgeld upgrade" in refused(*command, *there)
    assert as_it_is(database_url) == before
    assert "up to date now" in done("upgrade", *there)
    assert as_it_is(database_url)[0] == VERSION
    assert "already" in done("upgrade", *there)
    assert TABLE in done("export", TABLE, str(tmp_path / "table.json"), *there)


def test_a_server_brings_its_database_up_to_date(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.db"
    fill(database, 1)
    assert "Traceback" not in Server(database).stop()
    assert as_it_is(database)[0] == VERSION


@pytest.mark.parametrize("command", ["tables", "upgrade", "doctor"])
def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, command: str) -> None:
    told = run(command, "--database", f"sqlite:///{tmp_path}/no/games.db")
    assert "no database" in told.output
    assert not [*tmp_path.iterdir()]
