"""The files of an SQLite database: who can read them, whose they are, and what they are called."""

import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from spielgeld.store.database import hold, open_engine
from tests.host.test_keep import done

WAL = b"\x02\x02"
"""Bytes 18 and 19 of a file whose last changes may stand in another one beside it."""


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


@pytest.fixture
def careless() -> Iterator[None]:
    """A user whose files everybody can read if nothing else is said."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def test_only_its_owner_can_read_a_database(tmp_path: Path, careless: None) -> None:
    first, second = tmp_path / "first" / "games.db", tmp_path / "second" / "games.db"
    held = hold(f"sqlite:///{first}")
    assert held is not None
    held.close()
    engine = open_engine(f"sqlite:///{first}")
    with engine.connect():
        assert names(first.parent) > {"games.db", "games.db.lock", "games.db-wal"}
        assert {mode(path) for path in first.parent.iterdir()} == {0o600}
    engine.dispose()
    done("backup", str(tmp_path / "copy"), "--database", f"sqlite:///{first}")
    done("restore", str(tmp_path / "copy"), "--database", f"sqlite:///{second}")
    assert {mode(path) for path in (tmp_path / "copy", *second.parent.iterdir())} == {0o600}


def test_what_root_makes_belongs_to_whoever_has_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[tuple[str, int, int]] = []

    def give(file: int, user: int, group: int) -> None:
        given.append((Path(f"/dev/fd/{file}").resolve().name, user, group))

    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "fchown", give)
    engine = open_engine(f"sqlite:///{tmp_path}/games.db")
    engine.dispose()
    done("backup", str(tmp_path / "copy"), "--database", f"sqlite:///{tmp_path}/games.db")
    done("restore", str(tmp_path / "copy"), "--database", f"sqlite:///{tmp_path}/new.db")
    owner = tmp_path.stat()
    assert given == [
        (name, owner.st_uid, owner.st_gid) for name in ("games.db", "new.db.lock", "new.db")
    ]


def test_a_database_that_is_there_stays_the_file_that_it_is(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    open_engine(f"sqlite:///{file}").dispose()
    file.chmod(0o640)
    before = file.stat()
    done("backup", str(tmp_path / "copy"), "--database", f"sqlite:///{file}")
    done("restore", str(tmp_path / "copy"), "--replace", "--database", f"sqlite:///{file}")
    after = file.stat()
    assert (after.st_ino, after.st_mode, after.st_uid) == (
        before.st_ino,
        before.st_mode,
        before.st_uid,
    )


def test_the_doctor_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    open_engine(f"sqlite:///{file}").dispose()
    before = names(tmp_path)
    assert "answers" in done("doctor", "--database", f"sqlite:///{file}")
    assert names(tmp_path) == before


@pytest.mark.parametrize("name", ["games #1.db", "100%.db", "100%25 ä.db"])
def test_a_copy_is_one_file_of_any_name(tmp_path: Path, name: str) -> None:
    database, folder = tmp_path / "live" / name, tmp_path / "copies"
    folder.mkdir()
    engine = open_engine(f"sqlite:///{database}")
    with engine.connect():  # as if a server ran
        done("backup", str(folder / name), "--database", f"sqlite:///{database}")
    engine.dispose()
    assert names(folder) == {name}
    assert (folder / name).read_bytes()[18:20] != WAL
    done("restore", str(folder / name), "--database", f"sqlite:///{tmp_path}/new {name}")
    assert names(folder) == {name}
    assert "0" in done(
        "backup", str(folder / "2"), "--database", f"sqlite:///{tmp_path}/new {name}"
    )


def test_a_place_that_can_only_be_read(tmp_path: Path) -> None:
    """Also a copy of an earlier Spielgeld, which still asked for a log beside it."""
    folder = tmp_path / "copies"
    folder.mkdir()
    open_engine(f"sqlite:///{folder}/copy").dispose()
    assert (folder / "copy").read_bytes()[18:20] == WAL
    (folder / "copy").chmod(0o400)
    folder.chmod(0o500)
    try:
        done("restore", str(folder / "copy"), "--database", f"sqlite:///{tmp_path}/games.db")
        done("doctor", "--database", f"sqlite:///{folder}/copy")
        done("backup", str(tmp_path / "again"), "--database", f"sqlite:///{folder}/copy")
        assert names(folder) == {"copy"}
    finally:
        folder.chmod(0o700)
    with sqlite3.connect(tmp_path / "again") as connection:
        assert connection.execute("SELECT version FROM schema_version").fetchone()
    connection.close()
