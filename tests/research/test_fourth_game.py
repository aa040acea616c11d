"""A game from another package, without a codec of its own, in every environment."""

import os
import subprocess
import sys
from pathlib import Path

FOURTH_GAME = Path(__file__).parents[1] / "fourth_game"

PLAY = """
import random, warnings
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test
from spielgeld.research.envs import aec_env, gym_env, openspiel_game, parallel_env

warnings.simplefilter("ignore")
api_test(aec_env("odds-and-evens", 2, hand="left"), num_cycles=10)
parallel_api_test(parallel_env("odds-and-evens", 2), num_cycles=10)
check_env(gym_env("odds-and-evens", 2, opponents="random"), skip_render_check=True)
game = openspiel_game("odds-and-evens", 2)
pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
env = aec_env("odds-and-evens", 2)
env.reset(seed=1)
print(type(env.table.codec).__name__, int(env.last()[0]["action_mask"].sum()))
"""


def test_it_is_played_everywhere(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation",
         "--target", str(tmp_path), str(FOURTH_GAME)],
        check=True,
        capture_output=True,
    )  # fmt: skip
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    result = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout.splitlines()[-1] == "DefaultCodec 5"
