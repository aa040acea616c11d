"""How fast the quant searches, beside OpenSpiel's MCTS in the same run: python -m bench.search

An iteration of ours imagines what is hidden, lets others answer and judges the position (in €uro
Crisis at the end of the year; in Plutocracy it follows a voyage to all next stops or foresees a
third of a banker's decision; in QE it plays the game out with the habits of bankers); one of
OpenSpiel's plays out at random. So the figures say how long a decision takes, not who is better.
OpenSpiel plays goofspiel(players=4,num_cards=13) in turns, as its MCTS needs it. The figures are
written into docs/speed.md.
"""

import json
import os
import subprocess
import sys
import time
from random import Random

from bench.__main__ import COMPILED, ROOT, install_peers
from spielgeld.bots.budget import Budget
from spielgeld.kernel.play import Play

GAMES = ("qe", "plutocracy", "euro-crisis")
SECONDS = 6.0
ITERATIONS = {"qe": 1000, "plutocracy": 600, "euro-crisis": 150}
"""For one decision."""

OPEN_SPIEL = """
import json, time
import pyspiel
from open_spiel.python.algorithms import mcts
game = pyspiel.load_game_as_turn_based("goofspiel(players=4,num_cards=13)")
def speed(make, simulations):
    done, started = 0, time.process_time()
    while time.process_time() - started < 4.0:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        make(simulations).step(state)
        done += simulations
    return done / (time.process_time() - started)
python = lambda n: mcts.MCTSBot(game, 2.0, n, mcts.RandomRolloutEvaluator(1))
cpp = lambda n: pyspiel.MCTSBot(
    game, pyspiel.RandomRolloutEvaluator(1, 7), 2.0, n, 100, False, 7, False)
print(json.dumps({"python": speed(python, 200), "c++": speed(cpp, 5000)}))
"""


def own_speed(game: str) -> float:
    """Iterations of the quant per second, over the positions of games between bankers."""
    from spielgeld import bots, games

    rng = Random(game)
    banker = bots.find("banker", game)
    iterations, spent, number = 0, 0.0, 0
    while spent < SECONDS:
        play = games.new(game, 4, seed=number)
        number += 1
        while not play.over:
            for seat in play.waiting:
                if spent < SECONDS and len(play.decisions) % 5 == 2:
                    started = time.process_time()
                    iterations += think(play, seat, rng)
                    spent += time.process_time() - started
                play.submit(seat, banker(play.view(seat), play.choice(seat), rng))
    return iterations / spent


def think(play: Play, seat: int, rng: Random) -> int:
    """Search for one decision; says how many iterations that took."""
    from spielgeld.bots.search import Search, guide_of

    guide, view, choice = guide_of(play.game.name), play.view(seat), play.choice(seat)
    budget = Budget(iterations=ITERATIONS[play.game.name])
    planned = guide.plan(view, choice, budget)
    if planned is not None:
        return max([entry.tried for entry in planned])
    search = Search(guide, view, choice, rng)
    search.run(budget)
    return search.iterations


def main() -> None:
    if len(sys.argv) > 1:
        print(json.dumps({"": own_speed(sys.argv[1])}))
        return
    from tests.figures import write

    print("search, iterations per second")
    lines = ["| | iterations/s |", "| --- | --- |"]
    for form, path in (("plain", None), ("compiled", COMPILED)):
        if path is not None and not path.exists():
            continue
        environment = dict(os.environ) | ({} if path is None else {"PYTHONPATH": str(path)})
        for game in GAMES:
            command = [sys.executable, "-m", "bench.search", game]
            lines += show(f"{game} {form}", command, environment)
    peers = install_peers()
    if peers is not None:
        command = [str(peers), "-c", OPEN_SPIEL]
        lines += show("open_spiel, goofspiel, ", command, dict(os.environ))
    write("search", lines, "speed")


def show(name: str, command: list[str], environment: dict[str, str]) -> list[str]:
    """Measure, print and say the lines of a table."""
    result = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, cwd=ROOT
    )
    if result.returncode != 0:
        print(f"{name}: failed: {result.stderr.strip().splitlines()[-1:]}")
        return [f"| {name} | failed |"]
    speeds = json.loads(result.stdout.splitlines()[-1])
    for form, speed in speeds.items():
        print(f"{name + form:36}{speed:>10,.0f}")
    return [f"| {name + form} | {speed:,.0f} |" for form, speed in speeds.items()]


if __name__ == "__main__":
    main()
