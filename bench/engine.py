"""Random playouts and clones of one game through the kernel's public API, on one core.

    python -m bench.engine qe 4 [SECONDS]
    python -m bench.engine qe-batch 4 [SECONDS]     # thousands of tables as arrays

Time is this process's own CPU time, so that neighbours on a shared machine disturb less.
Every decision is sampled from its choice and checked on submission. Dealing and setting up the
games is part of the time. Prints one JSON object.
"""

import json
import sys
import time
from random import Random

from spielgeld import games
from spielgeld.kernel import play as kernel_play
from spielgeld.kernel.playout import play_out

TABLES = 4096
"""So many are played at once in arrays."""


def decisions_per_second(name: str, players: int, seconds: float) -> float:
    game, rng = games.get(name), Random(1)
    play_out(kernel_play.new_play(game, players, {}, rng=rng), rng)
    decisions = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        for _ in range(20):
            decisions += play_out(kernel_play.new_play(game, players, {}, rng=rng), rng)
    return decisions / spent


def clones_per_second(name: str, players: int, seconds: float) -> float:
    """Clones of a game in the middle, where there is most to copy and to come."""
    rng = Random(1)
    whole = games.new(name, players, seed=1)
    half = play_out(whole, rng) // 2
    play = games.new(name, players, seed=1)
    for seat, decision in whole.decisions[:half]:
        play.submit(seat, decision)
    clones = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        for _ in range(1000):
            play.clone()
        clones += 1000
    return clones / spent


def batch_decisions_per_second(players: int, seconds: float) -> float:
    from spielgeld.games.qe.research.batch import QeTables

    decisions = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        tables = QeTables(players, TABLES, seed=decisions)
        while tables.question != "over":
            tables.step(tables.draw())
        decisions += tables.decisions
    return decisions / spent


def main() -> None:
    name, players = sys.argv[1], int(sys.argv[2])
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 2.0
    if name == "qe-batch":
        print(json.dumps({"decisions/s": round(batch_decisions_per_second(players, seconds))}))
        return
    figures = {
        "decisions/s": round(decisions_per_second(name, players, seconds)),
        "clones/s": round(clones_per_second(name, players, seconds / 2)),
        "compiled": not str(kernel_play.__file__).endswith(".py"),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
