"""Servers for tests: one of each kind of database for all tests that don't stop it."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.databases import database_url, postgres_server, postgres_url
from tests.web.inside import Inside
from tests.web.server import Server

__all__ = ["database_url", "postgres_server", "postgres_url"]

QUICK = "SPIELGELD_QUICK"
"""In the environment: the server is inside the test's own process (`make quick`)."""


@pytest.fixture(
    scope="session", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.proof)]
)
def server(request: pytest.FixtureRequest) -> Iterator[Server]:
    """A running server on either database; with PostgreSQL it has two worker processes.

    What these two do otherwise is tested in tests/store and tests/host: the repetition is proof.
    """
    if request.param == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            kind = Inside if QUICK in os.environ else Server
            running = kind(f"sqlite:///{Path(folder) / 'games.db'}")
            yield running
            check_log(running.stop())
    else:
        running = Server(request.getfixturevalue("postgres_server"), workers=2)
        yield running
        check_log(running.stop())


def check_log(log: str) -> None:
    """A server that did its work has nothing to say."""
    assert "Traceback" not in log, log
