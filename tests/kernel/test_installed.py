"""The games that are installed, found by entry point and loaded one by one."""

import subprocess
import sys

import pytest

from spielgeld import games

ASK = """
import sys
from spielgeld import games
play = games.new({game!r}, 4, seed=1)
games.replay(games.record(play))
print(*sorted(name for name in sys.modules if name.startswith("spielgeld.games.")))
"""


@pytest.mark.parametrize("game", ["qe", "plutocracy", "euro-crisis"])
def test_a_game_is_loaded_alone(game: str) -> None:
    command = [sys.executable, "-c", ASK.format(game=game)]
    result = subprocess.run(command, capture_output=True, text=True, check=True)
    loaded = {".".join(name.split(".")[2:4]) for name in result.stdout.split()}
    own = game.replace("-", "_")
    assert loaded == {"package", "lesson", "example", own, f"{own}.rules"}


def test_a_game_has_the_name_of_its_entry_point() -> None:
    assert list(games.installed()) == sorted(games.installed())
    for name, game in games.installed().items():
        assert game.name == name
