"""python -m tests.faults [SCHEDULES] [--seed N ...]; the figures go to docs/trust.md.

Ended early (Ctrl+C, SIGTERM), it writes the figures of the schedules that were carried out. With
`--into FILE` it adds to what the file has, so that a long run can be carried out in parts.
"""

import argparse
import json
import multiprocessing
import os
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from tests.faults.schedules import Schedule, list_of, schedule
from tests.figures import at_least_one, write

IN_A_ROW = 10
"""So many schedules in a row have one PostgreSQL."""


def on_all_cores(numbers: list[int], at_once: int) -> Iterator[tuple[Schedule, Any]]:
    parts = [numbers[start : start + IN_A_ROW] for start in range(0, len(numbers), IN_A_ROW)]
    fresh = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(at_once, fresh)
    try:
        for done in as_completed([pool.submit(list_of, part) for part in parts]):
            yield from done.result()
    except KeyboardInterrupt:
        print("No more schedules are begun.", flush=True)
    finally:
        pool.shutdown(cancel_futures=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tests.faults", description=__doc__)
    parser.add_argument("schedules", nargs="?", type=at_least_one, default=1_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first of them")
    parser.add_argument("--seed", nargs="+", type=int, help="these alone; writes no figures")
    parser.add_argument("--into", type=Path, help="where results are kept; known ones are left out")
    parser.add_argument(
        "--at-once", type=at_least_one, default=os.cpu_count() or 1, help="so many; they wait a lot"
    )
    return parser.parse_args()


def read(path: Path | None) -> dict[int, Any]:
    """By their numbers, the figures of schedules; None for one that failed."""
    lines = path.read_text(encoding="utf-8").splitlines() if path and path.exists() else []
    return {found["schedule"]: found["figures"] for found in map(json.loads, lines)}


def keep(path: Path | None, number: int, figures: Any) -> None:
    if path is not None:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"schedule": number, "figures": figures}) + "\n")


def table(done: dict[int, Any]) -> list[str]:
    total: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for number, figures in done.items():
        if figures is not None:
            plan = schedule(number)
            total.update(figures)
            kinds[f"{plan.fault}, {plan.database}"] += 1
    failed = list(done.values()).count(None)
    lines = [f"{len(done):,} schedules, {failed} failed:", "", "| what | how many |"]
    lines += ["| --- | --- |"]
    lines += [f"| {name} | {count:,} |" for name, count in sorted(total.items())]
    lines += [f"| {name} | {count:,} schedules |" for name, count in sorted(kinds.items())]
    return lines


def main(asked: argparse.Namespace) -> int:
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    known = read(asked.into)
    wanted = asked.seed or range(asked.first, asked.first + asked.schedules)
    done: dict[int, Any] = {}
    for plan, found in on_all_cores([n for n in wanted if n not in known], asked.at_once):
        failed = isinstance(found, Exception)
        done[plan.number] = None if failed else found
        keep(asked.into, plan.number, done[plan.number])
        if failed:
            print(f"FAILED {plan}: {found!r}")
            print(f"  again: python -m tests.faults --seed {plan.number}", flush=True)
    print("\n".join(table(done)))
    if not asked.seed:
        write("faults", table({**done, **read(asked.into)}))
    return 1 if None in done.values() else 0


if __name__ == "__main__":
    sys.exit(main(arguments()))
