"""PettingZoo steps beside its own no-limit hold'em: python -m bench.envs [SECONDS [FILE]]

Every table is played one agent after the other, by chance, with observation and mask at each
step. Tables take turns in many short stints and CPU time is counted, because machines are noisy:
each stint is compared with hold'em's of the same round, and the middle one of these ratios counts.
What hold'em needs besides PettingZoo is put into build/bench-zoo. The figures go into the table of
FILE, such as docs/research.md.
"""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import numpy as np

from spielgeld.kernel import play as kernel_play
from spielgeld.research.envs import aec_env

ROUNDS = 40
AT_ONCE = 4
"""Games between two looks at the clock, which costs as much as many steps on some machines."""
PEERS = Path(__file__).resolve().parent.parent / "build" / "bench-zoo"
NEEDED = ("rlcard", "termcolor", "pygame")
TITLES = {
    "hold'em": "no-limit hold'em",
    "qe": "QE",
    "plutocracy": "Plutocracy",
    "euro-crisis": "€uro Crisis",
}
"""The rows of the table in which figures are written down."""


def hold_em() -> Any:
    if not PEERS.exists():
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps"]
        subprocess.run([*command, "--target", str(PEERS), *NEEDED], check=True)
    sys.path.append(str(PEERS))
    from pettingzoo.classic.rlcard_envs.texas_holdem_no_limit import raw_env

    return raw_env(num_players=4)


TABLES: dict[str, Callable[[], Any]] = {
    "hold'em": hold_em,
    "qe": lambda: aec_env("qe", 4),
    "plutocracy": lambda: aec_env("plutocracy", 4),
    "euro-crisis": lambda: aec_env("euro-crisis", 4),
}


def steps_per_second(env: Any, seconds: float, rng: Random) -> float:
    """Observe, mask, act; starting the games is part of the time."""
    steps = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        for _ in range(AT_ONCE):
            steps += play_game(env, rng)
    return steps / spent


def play_game(env: Any, rng: Random) -> int:
    steps = 0
    env.reset(seed=rng.getrandbits(30))
    for _ in env.agent_iter():
        observation, _, over, cut, info = env.last()
        if over or cut:
            env.step(None)
            continue
        mask = info.get("action_mask") if "action_mask" in info else observation["action_mask"]
        legal = np.flatnonzero(mask)
        env.step(int(legal[int(rng.random() * len(legal))]))
        steps += 1
    return steps


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    tables = {name: make() for name, make in TABLES.items()}
    rng = Random(1)
    rounds = [
        {name: steps_per_second(env, seconds / ROUNDS, rng) for name, env in tables.items()}
        for _ in range(ROUNDS)
    ]
    compiled = not str(kernel_play.__file__).endswith(".py")
    print(f"{'compiled' if compiled else 'plain':16}{'steps/s':>12}{'x hold-em':>12}")
    best = {name: max([stints[name] for stints in rounds]) for name in tables}
    times = {
        name: median([stints[name] / stints["hold'em"] for stints in rounds]) for name in tables
    }
    for name in tables:
        print(f"{name:16}{best[name]:>12,.0f}{times[name]:>12.2f}")
    print(json.dumps({name: round(figure) for name, figure in best.items()}))
    if len(sys.argv) > 2:
        cells = {name: (f"{best[name]:,.0f}", f"{times[name]:.2f}") for name in tables}
        write_down(Path(sys.argv[2]), cells, 3 if compiled else 1)


def write_down(file: Path, cells: dict[str, tuple[str, str]], column: int) -> None:
    """Put the figures of each row into two columns of its table."""
    rows = {TITLES[name]: figures for name, figures in cells.items()}
    lines = file.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines):
        row = [cell.strip() for cell in line.strip("|").split("|")]
        if len(row) == 5 and row[0] in rows:
            row[column : column + 2] = rows.pop(row[0])
            lines[number] = f"| {' | '.join(row)} |"
    assert not rows, f"{file} has no row for {', '.join(rows)}"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
