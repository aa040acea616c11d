"""Databases as every version of the schema left them, brought up to date: tests/store/schemas.

The programs of their time wrote them: `KIND-VERSION.sql`. A change of the schema adds two.
"""

import sqlite3
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Engine, inspect, select

from spielgeld.store import CantOpen, Entry, Store, backups
from spielgeld.store.backups import BackupError, back_up, count_tables, restore
from spielgeld.store.database import open_as_it_is, open_engine, version_of
from spielgeld.store.migrations import STEPS
from spielgeld.store.schema import VERSION, metadata
from tests.aside import run

FOLDER = Path(__file__).parent / "schemas"
VERSIONS = range(1, VERSION + 1)
OLDER = range(1, VERSION)
TABLE = "0123456789abcdef01"
ENTRY = Entry(TABLE, 1, "decide", 2, {"bid": "7" * 40}, "k1", at=13.25)


def fill(url: str, version: int) -> None:
    """Make an empty database one of this version."""
    kind = url.partition(":")[0]
    text = (FOLDER / f"{kind}-{version}.sql").read_text(encoding="utf-8")
    if kind == "sqlite":
        with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
            connection.executescript(text)
            connection.execute("PRAGMA journal_mode = WAL")
        connection.close()
    else:
        with psycopg.connect(url, autocommit=True) as session:
            session.execute(text.encode())


def shape_of(engine: Engine) -> dict[str, object]:
    """What tables and indexes there are, with all that is said of their columns."""
    found = inspect(engine)
    return {
        name: (
            {column["name"]: (str(column["type"]), column["nullable"]) for column in columns},
            found.get_pk_constraint(name)["constrained_columns"],
            sorted([key["constrained_columns"] for key in found.get_foreign_keys(name)]),
            sorted([key["column_names"] for key in found.get_unique_constraints(name)]),
            sorted([(index["name"], index["column_names"]) for index in found.get_indexes(name)]),
        )
        for name in sorted(found.get_table_names())
        for columns in [found.get_columns(name)]
    }


def as_it_is(url: str) -> tuple[int | None, dict[str, object]]:
    engine = open_as_it_is(url, oldest=1)
    try:
        return version_of(engine), shape_of(engine)
    finally:
        engine.dispose()


def test_there_is_a_step_from_every_version_and_a_database_of_every_version() -> None:
    assert [*STEPS] == [*VERSIONS][:-1]
    for kind in ("sqlite", "postgresql"):
        assert {path.name for path in FOLDER.glob(f"{kind}-*")} == {
            f"{kind}-{version}.sql" for version in VERSIONS
        }


@pytest.mark.parametrize("version", VERSIONS)
def test_an_older_database_becomes_what_a_new_one_is(database_url: str, version: int) -> None:
    fill(database_url, version)
    assert as_it_is(database_url)[0] == version

    async def work() -> None:
        store = Store(database_url)
        assert await store.journal(TABLE) == [ENTRY]
        assert await store.append(Entry(TABLE, 2, "decide", 1, {"bid": 1}, None, at=14.0))
        kept = await store.chairs.notes(TABLE, 2)
        assert kept == ("hm" if version > 1 else "")
        await store.chairs.keep_notes(TABLE, 3, "later")
        assert await store.mailboxes.due(15.0) == []
        assert await store.pushes.due(15.0) == []
        store.close()

    run(work())
    found, shape = as_it_is(database_url)
    assert found == VERSION
    engine = open_engine(database_url)
    with engine.begin() as connection:
        metadata.drop_all(connection)
    engine.dispose()
    open_engine(database_url).dispose()
    assert shape == as_it_is(database_url)[1]


@pytest.mark.parametrize("version", VERSIONS)
def test_who_only_looks_leaves_an_older_database_as_it_is(
    database_url: str, version: int, tmp_path: Path, postgres_tools: None
) -> None:
    fill(database_url, version)
    before = as_it_is(database_url)
    assert count_tables(database_url) == 1
    copy = tmp_path / "copy"
    assert back_up(database_url, copy) == 1
    assert as_it_is(database_url) == before
    assert restore(copy, database_url, replace=True) == 1
    assert as_it_is(database_url) == before
    if version < VERSION:
        with pytest.raises(CantOpen, match="spielgeld upgrade"):
            open_as_it_is(database_url)


@pytest.mark.parametrize("version", OLDER)
def test_who_goes_back_can_upgrade_again(
    database_url: str, version: int, tmp_path: Path, postgres_tools: None
) -> None:
    """A copy of before an upgrade takes the place of all that the upgrade made."""
    fill(database_url, version)
    before, copy = as_it_is(database_url), tmp_path / "copy"
    back_up(database_url, copy)
    open_engine(database_url).dispose()
    after = as_it_is(database_url)
    assert restore(copy, database_url, replace=True) == 1
    assert as_it_is(database_url) == before
    open_engine(database_url).dispose()
    assert as_it_is(database_url) == after


def test_a_copy_comes_back_whole_or_not_at_all(
    postgres_url: str, tmp_path: Path, postgres_tools: None
) -> None:
    fill(postgres_url, VERSION)
    copy = tmp_path / "copy"
    with psycopg.connect(postgres_url, autocommit=True) as session:
        session.execute("CREATE TABLE others (id INTEGER PRIMARY KEY)")
        back_up(postgres_url, copy)
        session.execute("CREATE TABLE more (id INTEGER REFERENCES others)")
        session.execute("UPDATE tables SET status = 'closed'")
    with pytest.raises(BackupError) as refused:
        restore(copy, postgres_url, replace=True)
    assert "other objects depend on it" in refused.value.values["reason"]
    copy.write_bytes(copy.read_bytes()[:-100])
    with pytest.raises(BackupError):
        restore(copy, postgres_url, replace=True)
    with psycopg.connect(postgres_url) as session:
        assert session.execute("SELECT status FROM tables").fetchall() == [("closed",)]


def rows_of(url: str) -> dict[str, list[tuple[object, ...]]]:
    """All that a database of today holds."""
    engine = open_as_it_is(url)
    with engine.connect() as connection:
        found = {
            name: sorted([tuple(row) for row in connection.execute(select(table))])
            for name, table in metadata.tables.items()
        }
    engine.dispose()
    return found


@pytest.mark.parametrize("version", VERSIONS)
def test_all_tables_go_from_sqlite_to_postgresql(
    postgres_url: str, version: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "ROWS_AT_ONCE", 1)
    file = tmp_path / "games.db"
    fill(f"sqlite:///{file}", version)
    before = as_it_is(f"sqlite:///{file}")
    fill(postgres_url, VERSION)  # what was there goes
    assert restore(file, postgres_url, replace=True) == 1
    assert as_it_is(f"sqlite:///{file}") == before, "it is read, and no more"
    open_engine(f"sqlite:///{file}").dispose()
    brought = rows_of(postgres_url)
    assert brought == rows_of(f"sqlite:///{file}")
    assert len(brought["entries"]) == 1
    assert brought["schema_version"] == [(VERSION,)]
