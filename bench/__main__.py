"""Speed beside peers, in one run: python -m bench [ROUNDS]

Every contender runs in turn, several times over, because machines are shared and noisy; the best
of its runs counts. The figures are printed with their ratios, kept in build/bench.json and written
into docs/speed.md.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
PEERS = ROOT / "build" / "bench-venv"
GOALS = {
    "qe": (235_000, 1_000_000),
    "plutocracy": (92_000, 400_000),
    "euro-crisis": (135_000, 600_000),
    "qe-batch": (5_000_000, 5_000_000),
}
"""Decisions per second that we want, plain and compiled."""

Figures = dict[str, float]


def install_peers() -> Path | None:
    """RLCard and OpenSpiel in an environment of their own; None if they can't be had."""
    python = PEERS / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
        command = [str(python), "-m", "pip", "install", "--quiet", "rlcard", "open_spiel"]
        if subprocess.run(command, check=False).returncode != 0:
            print("bench: RLCard and OpenSpiel can't be installed here; no peers to compare with")
            return None
    return python


def contenders() -> dict[str, tuple[list[str], dict[str, str]]]:
    from spielgeld import games

    plain = dict(os.environ)
    compiled = {**plain, "PYTHONPATH": str(COMPILED)}
    found: dict[str, tuple[list[str], dict[str, str]]] = {}
    for name in games.installed():
        command = [sys.executable, "-m", "bench.engine", name, "4"]
        found[f"{name} plain"] = (command, plain)
        if COMPILED.exists():
            found[f"{name} compiled"] = (command, compiled)
    found["qe-batch plain"] = ([sys.executable, "-m", "bench.engine", "qe-batch", "4"], plain)
    peers = install_peers()
    if peers is not None:
        for peer in ("rlcard", "open_spiel"):
            found[peer] = ([str(peers), str(ROOT / "bench" / "peers.py"), peer], plain)
    return found


def measure(command: list[str], environment: dict[str, str]) -> Figures | None:
    result = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, cwd=ROOT
    )
    if result.returncode != 0:
        print(f"bench: {' '.join(command)} failed:\n{result.stderr[-1000:]}", file=sys.stderr)
        return None
    figures: Figures = json.loads(result.stdout.splitlines()[-1])
    return figures


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    best: dict[str, Figures] = {}
    everyone = contenders()
    for number in range(rounds):
        for name, (command, environment) in everyone.items():
            print(f"round {number + 1} of {rounds}: {name}", file=sys.stderr)
            figures = measure(command, environment)
            if figures is not None:
                kept = best.setdefault(name, {})
                for figure, value in figures.items():
                    kept[figure] = max(value, kept.get(figure, 0))
    report(best)
    out = ROOT / "build" / "bench.json"
    out.write_text(json.dumps(best, indent=2) + "\n", encoding="utf-8")
    print(f"kept in {out.relative_to(ROOT)}")


def report(best: dict[str, Figures]) -> None:
    from tests.figures import write

    peers = [name for name in ("rlcard", "open_spiel") if name in best]
    lines = [
        "| | decisions/s | goal | clones/s |" + "".join([f" x {peer} |" for peer in peers]),
        "| --- " * (4 + len(peers)) + "|",
    ]
    print(f"{'':24}{'decisions/s':>14}{'goal':>12}{'clones/s':>12}", end="")
    print("".join(f"{'x ' + peer:>16}" for peer in peers))
    for name, figures in best.items():
        game, _, form = name.partition(" ")
        goal = f"{GOALS[game][form == 'compiled']:,}" if game in GOALS else ""
        clones = f"{figures['clones/s']:,}" if "clones/s" in figures else ""
        ratios = [figures["decisions/s"] / best[peer]["decisions/s"] for peer in peers]
        shown = [name, f"{figures['decisions/s']:,}", goal, clones]
        shown += [f"{ratio:.2f}" for ratio in ratios]
        lines.append(f"| {' | '.join(shown)} |")
        print(
            f"{name:24}{figures['decisions/s']:>14,}{goal:>12}{clones:>12}"
            + "".join(f"{ratio:>16.2f}" for ratio in ratios)
        )
    write("engine", lines, "speed")


if __name__ == "__main__":
    main()
