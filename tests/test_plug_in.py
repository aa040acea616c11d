"""A fourth game lives in another package and is found through its entry point."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

FOURTH_GAME = Path(__file__).parent / "fourth_game"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The other package, really installed, in a folder of its own."""
    target = tmp_path_factory.mktemp("fourth")
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation",
         "--target", str(target), str(FOURTH_GAME)],
        check=True,
        capture_output=True,
    )  # fmt: skip
    return target


def run(target: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(target), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [sys.executable, "-m", "spielgeld", *arguments],
        env={**os.environ, "PYTHONPATH": path, "LANG": "en_GB.UTF-8", "LC_ALL": ""},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_is_listed(installed: Path) -> None:
    result = run(installed, "games")
    assert "odds-and-evens" in result.stdout, result.stderr
    assert "hand=right|left" in result.stdout


def test_it_is_replayed(installed: Path) -> None:
    record = {
        "format": "spielgeld/1",
        "game": "odds-and-evens",
        "players": 2,
        "deal": {},
        "decisions": [[1, {"fingers": 2}], [0, {"fingers": 4}]],
    }
    result = run(installed, "replay", "-", "--json", typed=json.dumps(record))
    summary = json.loads(result.stdout)
    assert summary["winners"] == [0]
    assert summary["seats"] == [{"fingers": 4}, {"fingers": 2}]
    record["decisions"] = [[1, {"fingers": 6}]]
    result = run(installed, "replay", "-", "--json", typed=json.dumps(record))
    assert result.returncode == 1
    assert json.loads(result.stdout)["error"]["rule"] == "OE-1"


def test_it_is_played_at_the_terminal(installed: Path) -> None:
    result = run(
        installed, "play", "odds-and-evens", "--players", "2", "--seed", "1", typed="seven\n3\n"
    )
    assert result.returncode == 0, result.stderr
    assert "FingersShown" in result.stdout
