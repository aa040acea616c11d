"""A small day in the city: nothing is lost through two restarts."""

from pathlib import Path

import pytest
from bench.city import spend

pytestmark = pytest.mark.proof


def test_a_day_of_a_few_tables(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    figures = spend(f"sqlite:///{path}", path, 12, 4, seed=1)
    told = dict([line.strip("| ").split(" | ") for line in figures[2:]])
    tables, finished = told["tables, finished"].split(", ")
    assert int(tables) == 12
    assert 0 < int(finished) < 12
    decisions, requests = [
        int(number.replace(",", ""))
        for number in told["decisions acknowledged, requests"].split(", ")
    ]
    assert 100 < decisions < requests
    assert told["lost or doubled"] == "0"
