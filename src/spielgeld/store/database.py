"""Opening a database: the right settings, the schema, and one clear sentence if it can't be."""

import sqlite3
import time
from collections.abc import Callable
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

from spielgeld.store.schema import (
    VERSION,
    chairs,
    mailboxes,
    metadata,
    pushes,
    schema_version,
    server_keys,
)


def add_chairs(connection: Connection) -> None:
    metadata.create_all(connection, tables=[chairs, mailboxes])


def add_pushes(connection: Connection) -> None:
    metadata.create_all(connection, tables=[pushes, server_keys])


UPGRADES: dict[int, Callable[[Connection], None]] = {1: add_chairs, 2: add_pushes}
"""From each older version of the schema, the step to the next."""

# Two workers that start at once must not both create the schema.
SCHEMA_LOCK = 0x5347


class CantOpen(Exception):
    """The database can't be used; the reason is one sentence for whoever starts the server."""


class InUse(Exception):
    """A server has this SQLite file for itself."""


def open_engine(text: str, *, pooled: bool = False) -> Engine:
    """An engine for a URL such as sqlite:///games.db or postgresql://host/games, ready to use.

    `pooled`: what is at that address hands each transaction to whichever session is free.
    """
    url = read_url(text)
    try:
        sqlite = url.drivername == "sqlite"
        engine = sqlite_engine(url) if sqlite else postgres_engine(url, pooled=pooled)
        try:
            prepare(engine)
        except BaseException:
            engine.dispose()
            raise
    except (SQLAlchemyError, OSError) as error:
        cause = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        shown = url.render_as_string(hide_password=True)
        raise CantOpen(f"The database {shown} can't be opened: {cause}.") from None
    return engine


def hold(text: str, patience: float = 0.0) -> IO[str] | None:
    """Take an SQLite file for this process alone, until what this returns is closed.

    A server has tables in memory and would not see what another writes into the file. None if the
    database is shared by its nature, or this system knows no locks.
    """
    url = read_url(text)
    if url.drivername != "sqlite" or not url.database or find_spec("fcntl") is None:
        return None
    import fcntl

    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    held = Path(f"{url.database}.lock").open("w")  # noqa: SIM115
    late = time.monotonic() + patience
    while True:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return held
        except OSError:
            if time.monotonic() >= late:
                held.close()
                raise InUse(url.database) from None
            time.sleep(0.1)


def share(held: IO[str]) -> None:
    """Let workers of this process have the file, too: see `join`."""
    import fcntl

    fcntl.flock(held, fcntl.LOCK_SH | fcntl.LOCK_NB)


def join(text: str) -> IO[str]:
    """Hold a file with the other workers: nobody else has it as long as one of them lives."""
    held = Path(f"{read_url(text).database}.lock").open("w")  # noqa: SIM115
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
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    # To open the file costs more than most of what is read in it.
    engine = create_engine(url, hide_parameters=True, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: Any) -> None:
        # The driver's own BEGIN is deferred, which fails under load; `begin` below does it.
        connection.isolation_level = None
        connection.execute("PRAGMA busy_timeout = 10000")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def say_so(connection: Connection) -> None:
        options = connection.get_execution_options()
        if not options.get("one_statement", False):
            reading = options.get("reading", False)
            connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine


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
    if not inspect(connection).has_table(schema_version.name):
        metadata.create_all(connection)
        connection.execute(insert(schema_version).values(version=VERSION))
        return
    version = connection.execute(select(schema_version.c.version)).scalar_one()
    if version > VERSION:
        raise CantOpen("This database was made by a newer Spielgeld: update this one.")
    for older in range(version, VERSION):
        UPGRADES[older](connection)
        connection.execute(schema_version.update().values(version=older + 1))
