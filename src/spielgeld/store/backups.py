"""Copies of a whole database, made while a server runs; PostgreSQL's by its own tools."""

import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import func, insert, select
from sqlalchemy.engine import URL

from spielgeld.store.database import (
    CantOpen,
    NoDatabase,
    address_of,
    clearly,
    make_private,
    open_as_it_is,
    open_engine,
    postgres_engine,
    read_url,
)
from spielgeld.store.schema import VERSION, metadata, tables

SQLITE_MARK = b"SQLite format 3\0"
POSTGRES_MARK = b"PGDMP"
PAGES_AT_ONCE = 500
"""Between so many pages others may write."""
ROWS_AT_ONCE = 500


class BackupError(Exception):
    """Why a copy can't be made or used: the id of a sentence, and its values."""

    def __init__(self, reason: str, /, **values: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values


def back_up(database: str, file: Path) -> int:
    """Write a copy that is whole and checked, or nothing; how many tables it holds."""
    url = read_url(database)
    number = count_tables(database)
    with whole(file) as unfinished:
        if url.drivername == "sqlite":
            copy_sqlite(Path(url.database or ""), unfinished)
            check_sqlite(unfinished)
        else:
            run_tool("pg_dump", url, "--format=custom", f"--file={unfinished}")
            run_tool("pg_restore", None, "--list", str(unfinished))
    return number


def restore(file: Path, database: str, *, replace: bool = False) -> int:
    """Put a copy in the place of a database that is empty, or may be replaced.

    A copy of SQLite, which a database itself is while no server has it, may become PostgreSQL's.
    """
    url = read_url(database)
    mark = mark_of(file)
    if url.drivername == "sqlite" and mark == POSTGRES_MARK:
        raise BackupError("other-kind", file=str(file))
    if mark == SQLITE_MARK:
        check_sqlite(file)
    try:
        there = count_tables(database)
    except NoDatabase:
        there = 0
    if there and not replace:
        raise BackupError("not-empty", database=url.render_as_string(hide_password=True))
    if url.drivername == "sqlite":
        restore_sqlite(file, Path(url.database or ""))
        return count_tables(database)
    check_nobody_there(database)
    if mark == SQLITE_MARK:
        restore_rows(file, url)
    else:
        restore_dump(file, url)
    return count_tables(database)


def mark_of(file: Path) -> bytes:
    """What kind of database a copy is of."""
    try:
        with file.open("rb") as opened:
            begins = opened.read(len(SQLITE_MARK))
    except OSError as error:
        raise BackupError("unreadable", file=str(file), reason=error.strerror or "?") from None
    for mark in (SQLITE_MARK, POSTGRES_MARK):
        if begins.startswith(mark):
            return mark
    raise BackupError("no-backup", file=str(file))


def count_tables(database: str) -> int:
    """Every version of the schema has tables, so an older database is counted as it is."""
    engine = open_as_it_is(database, oldest=1)
    try:
        with engine.execution_options(reading=True).connect() as connection:
            return connection.execute(select(func.count()).select_from(tables)).scalar_one()
    finally:
        engine.dispose()


@contextmanager
def whole(file: Path) -> Iterator[Path]:
    """A file that is there when all of it is written, and that only its owner can read."""
    unfinished = file.with_name(f"{file.name}.part")
    try:
        unfinished.unlink(missing_ok=True)
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield unfinished
        with unfinished.open("rb") as written:
            os.fsync(written.fileno())
        unfinished.replace(file)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise BackupError("unwritable", file=str(file), reason=reason) from None
    finally:
        unfinished.unlink(missing_ok=True)


def copy_sqlite(source: Path, target: Path) -> None:
    """SQLite's own way: others write meanwhile, and the copy is as of one moment."""
    try:
        with (
            closing(sqlite3.connect(address_of(source), uri=True)) as reading,
            closing(sqlite3.connect(target)) as writing,
        ):
            reading.backup(writing, pages=PAGES_AT_ONCE, sleep=0.005)
            # A copy is one file, which can be read wherever it is brought.
            writing.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise BackupError("unwritable", file=str(target), reason=str(error)) from None


def check_sqlite(file: Path) -> None:
    try:
        with closing(sqlite3.connect(address_of(file, finished=True), uri=True)) as connection:
            ((found,),) = connection.execute("PRAGMA integrity_check(1)").fetchall()
            ((version,),) = connection.execute("SELECT version FROM schema_version").fetchall()
    except (sqlite3.Error, ValueError):
        raise BackupError("no-backup", file=str(file)) from None
    if found != "ok":
        raise BackupError("damaged", file=str(file))
    if version > VERSION:
        raise BackupError("newer", file=str(file))


def restore_sqlite(file: Path, target: Path) -> None:
    make_private(target)
    with closing(sqlite3.connect(target, timeout=1)) as connection:
        try:
            # To leave the write-ahead log needs the database for oneself.
            connection.execute("PRAGMA journal_mode = DELETE")
            with closing(sqlite3.connect(address_of(file, finished=True), uri=True)) as source:
                source.backup(connection)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise BackupError("in-use", database=str(target)) from None
            raise BackupError("unwritable", file=str(target), reason=str(error)) from None


def restore_rows(file: Path, url: URL) -> None:
    """All that an SQLite file holds, in the place of what PostgreSQL has, or nothing of it."""
    with tempfile.TemporaryDirectory() as folder:
        newest = Path(folder, "newest.db")
        make_private(newest)
        copy_sqlite(file, newest)
        source, target = open_engine(f"sqlite:///{newest}"), postgres_engine(url, pooled=False)
        try:
            with clearly(url), source.connect() as reading, target.begin() as writing:
                metadata.drop_all(writing)
                metadata.create_all(writing)
                for table in metadata.sorted_tables:
                    found = reading.execute(select(table).execution_options(stream_results=True))
                    for rows in found.mappings().partitions(ROWS_AT_ONCE):
                        writing.execute(insert(table), [dict(row) for row in rows])
        finally:
            source.dispose()
            target.dispose()


def restore_dump(file: Path, url: URL) -> None:
    """All that a copy of PostgreSQL holds, in the place of what is there, or nothing of it.

    A copy from before an upgrade knows nothing of newer tables, which go as well.
    """
    drop = [f"DROP TABLE IF EXISTS {name} CASCADE;" for name in metadata.tables]
    clear = "".join(["SET client_min_messages = warning;", *drop])
    with tempfile.TemporaryDirectory() as folder:
        script = f"--file={folder}/copy.sql"
        run_tool("pg_restore", None, "--clean", "--if-exists", "--no-owner", script, str(file))
        quiet = ("--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1")
        run_tool("psql", url, *quiet, "--single-transaction", f"--command={clear}", script)


def check_nobody_there(database: str) -> None:
    engine = postgres_engine(read_url(database), pooled=False)
    try:
        with engine.connect() as connection:
            others = connection.exec_driver_sql(
                "SELECT count(*) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            ).scalar_one()
    finally:
        engine.dispose()
    if others:
        raise BackupError("in-use", database=engine.url.render_as_string(hide_password=True))


def shown(url: URL) -> str:
    """The address for a command line, which others can read: without its password."""
    return url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)


def run_tool(tool: str, url: URL | None, *arguments: str) -> None:
    if shutil.which(tool) is None:
        raise BackupError("no-tool", tool=tool)
    command = [tool, *arguments]
    if url is not None:
        command.append(f"--dbname={shown(url)}")
    password = {"PGPASSWORD": str(url.password)} if url is not None and url.password else {}
    done = subprocess.run(
        command, env={**os.environ, **password}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if line.strip()] or ["?"]
        raise BackupError("tool-failed", tool=tool, reason=lines[0])


__all__ = ["BackupError", "CantOpen", "back_up", "restore"]
