"""Opening a database: the right settings, the schema, and one clear sentence if it can't be."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any

from sqlalchemy import (
    Connection,
    Engine,
    RootTransaction,
    create_engine,
    event,
    insert,
    inspect,
    select,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from spielgeld.store.migrations import migrate
from spielgeld.store.schema import VERSION, metadata, schema_version

# Two workers that start at once must not both create the schema.
SCHEMA_LOCK = 0x5347


class CantOpen(Exception):
    """The database can't be used; the reason is one sentence for whoever starts the server."""


class NoDatabase(CantOpen):
    """Nothing is there yet."""


class InUse(Exception):
    """A server has this SQLite file for itself."""


def open_engine(text: str, *, pooled: bool = False) -> Engine:
    """An engine for a URL such as sqlite:///games.db or postgresql://host/games, ready to use.

    What is missing there is made, and an older schema is brought up to date: this is for servers.
    `pooled`: what is at that address hands each transaction to whichever session is free.
    """
    url = read_url(text)
    with clearly(url):
        sqlite = url.drivername == "sqlite"
        engine = sqlite_engine(url) if sqlite else postgres_engine(url, pooled=pooled)
        with disposed_if_it_fails(engine):
            prepare(engine)
    return engine


def open_as_it_is(text: str, *, oldest: int = VERSION) -> Engine:
    """An engine for a database that is left as it is: nothing is made, nothing brought up to date.

    NoDatabase if there is none; CantOpen if its schema is older than `oldest`, the first one that
    the caller can work with.
    """
    url = read_url(text)
    shown = url.render_as_string(hide_password=True)
    with clearly(url):
        if url.drivername == "sqlite":
            if not Path(url.database or "").is_file():
                raise NoDatabase(f"There is no database {shown} yet: `spielgeld serve` makes it.")
            engine = existing_sqlite_engine(Path(url.database or ""))
        else:
            engine = postgres_engine(url, pooled=False)
        with disposed_if_it_fails(engine):
            version = version_of(engine)
            if version is None:
                raise NoDatabase(f"There are no tables in {shown} yet: `spielgeld serve` makes it.")
            if version < oldest:
                raise CantOpen(
                    f"The database {shown} was made by an earlier Spielgeld: make a backup, then"
                    " `spielgeld upgrade` (or starting the server) brings it up to date."
                )
    return engine


@contextmanager
def clearly(url: URL) -> Iterator[None]:
    """Whatever is wrong with a database is said in one sentence, without its password."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        cause = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        shown = url.render_as_string(hide_password=True)
        raise CantOpen(f"The database {shown} can't be opened: {cause}.") from None


@contextmanager
def disposed_if_it_fails(engine: Engine) -> Iterator[None]:
    try:
        yield
    except BaseException:
        engine.dispose()
        raise


def version_of(engine: Engine) -> int | None:
    """The version of a database's schema; None if it has none."""
    with engine.execution_options(reading=True).connect() as connection:
        return read_version(connection)


def read_version(connection: Connection) -> int | None:
    if not inspect(connection).has_table(schema_version.name):
        return None
    version: int = connection.execute(select(schema_version.c.version)).scalar_one()
    if version > VERSION:
        raise CantOpen("This database was made by a newer Spielgeld: update this one.")
    return version


def hold(text: str, patience: float = 0.0) -> IO[str] | None:
    """Take an SQLite file for this process alone, until what this returns is closed.

    A server has tables in memory and would not see what another writes into the file. None if the
    database is shared by its nature, or this system knows no locks.
    """
    url = read_url(text)
    if url.drivername != "sqlite" or not url.database:
        return None
    with clearly(url):
        return hold_file(Path(url.database), patience)


def hold_file(file: Path, patience: float = 0.0) -> IO[str] | None:
    if find_spec("fcntl") is None:
        return None
    import fcntl

    lock = lock_of(file)
    make_private(lock)
    held = lock.open("w")
    late = time.monotonic() + patience
    while True:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return held
        except OSError:
            if time.monotonic() >= late:
                held.close()
                raise InUse(str(file)) from None
            time.sleep(0.1)


def lock_of(file: Path) -> Path:
    """It is there as soon as a server has had this SQLite file."""
    return Path(f"{file}.lock")


def share(held: IO[str]) -> None:
    """Let workers of this process have the file, too: see `join`."""
    import fcntl

    fcntl.flock(held, fcntl.LOCK_SH | fcntl.LOCK_NB)


def join(text: str) -> IO[str]:
    """Hold a file with the other workers: nobody else has it as long as one of them lives."""
    held = lock_of(Path(read_url(text).database or "")).open("w")
    share(held)
    return held


def prepare(engine: Engine) -> None:
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({SCHEMA_LOCK})")
        prepare_schema(connection)


def read_url(text: str) -> URL:
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise CantOpen(
            "The database must be a URL such as sqlite:////home/me/games.db"
            " or postgresql://user@host/games."
        ) from None
    if url.drivername == "sqlite":
        return url
    if url.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        if find_spec("psycopg") is None:
            raise CantOpen("PostgreSQL needs its driver: pip install 'spielgeld[postgres]'.")
        return url.set(drivername="postgresql+psycopg")
    raise CantOpen(f"Databases are sqlite:// or postgresql://, not {url.drivername}://.")


def sqlite_engine(url: URL) -> Engine:
    if not url.database or url.database == ":memory:":
        raise CantOpen("An SQLite database must be a file: sqlite:////home/me/games.db.")
    make_private(Path(url.database))
    # To open the file costs more than most of what is read in it.
    engine = create_engine(url, hide_parameters=True, connect_args={"check_same_thread": False})
    set_up_sqlite(engine, "PRAGMA journal_mode = WAL")
    return engine


def existing_sqlite_engine(file: Path) -> Engine:
    def connect() -> sqlite3.Connection:
        return sqlite3.connect(address_of(file), uri=True, check_same_thread=False)

    engine = create_engine("sqlite://", creator=connect, poolclass=QueuePool, hide_parameters=True)
    set_up_sqlite(engine)
    return engine


def set_up_sqlite(engine: Engine, *more: str) -> None:
    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: object) -> None:
        # The driver's own BEGIN is deferred, which fails under load; `begin` below does it.
        connection.isolation_level = None
        connection.execute("PRAGMA busy_timeout = 10000")
        for statement in more:
            connection.execute(statement)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def say_so(connection: Connection) -> None:
        options = connection.get_execution_options()
        if not options.get("one_statement", False):
            reading = options.get("reading", False)
            connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def address_of(file: Path, *, finished: bool = False) -> str:
    """Where sqlite3 finds a file that is there, whatever characters are in its name.

    One that can't be written is only read; one that is `finished`, or in a place that can't be
    written, leaves nothing beside it, as nobody else has it open.
    """
    written = Path(f"{file}-wal").exists()
    if not written and (finished or not os.access(file.absolute().parent, os.W_OK)):
        mode = "mode=ro&immutable=1"
    else:
        mode = "mode=rw" if os.access(file, os.W_OK) and not finished else "mode=ro"
    return f"{file.absolute().as_uri()}?{mode}"


def make_private(file: Path) -> None:
    """An empty file that only its owner can read, if there is none.

    What root makes is for the server, whose user has the folder.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        made = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        try:
            if hasattr(os, "fchown") and os.geteuid() == 0:
                folder = file.absolute().parent.stat()
                os.fchown(made, folder.st_uid, folder.st_gid)
        finally:
            os.close(made)


def postgres_engine(url: URL, *, pooled: bool) -> Engine:
    keep_alive = {"keepalives_idle": 15, "keepalives_interval": 5, "keepalives_count": 3}
    arguments: dict[str, Any] = {"connect_timeout": 5, **keep_alive}
    if pooled:
        arguments["prepare_threshold"] = None  # the next session would not know the statement
    return create_engine(url, hide_parameters=True, pool_size=5, connect_args=arguments)


def begin(connection: Connection, *, one_statement: bool) -> RootTransaction:
    """Begin a transaction. One statement is one by itself, so the database need not be told."""
    if connection.dialect.name == "postgresql":
        level = "AUTOCOMMIT" if one_statement else "READ COMMITTED"
        connection.execution_options(isolation_level=level)
    else:
        connection.execution_options(one_statement=one_statement)
    return connection.begin()


def prepare_schema(connection: Connection) -> None:
    """Create the schema in an empty database, or bring an older one up to date."""
    version = read_version(connection)
    if version is None:
        metadata.create_all(connection)
        connection.execute(insert(schema_version).values(version=VERSION))
        return
    for older in range(version, VERSION):
        migrate(connection, older)
        connection.execute(schema_version.update().values(version=older + 1))
