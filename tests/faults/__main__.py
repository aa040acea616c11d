"""python -m tests.faults [SCHEDULES] [--seed N]; the figures go to docs/trust.md."""

import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from tests.faults.schedules import Schedule, list_of
from tests.figures import write

AT_ONCE = 10
"""So many schedules in a row have one PostgreSQL."""


def on_all_cores(numbers: list[int]) -> Iterator[tuple[Schedule, Any]]:
    parts = [numbers[start : start + AT_ONCE] for start in range(0, len(numbers), AT_ONCE)]
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(os.cpu_count(), fresh) as pool:
        for found in pool.map(list_of, parts):
            yield from found


def main(arguments: list[str]) -> int:
    seed = int(arguments[arguments.index("--seed") + 1]) if "--seed" in arguments else None
    many = int(arguments[0]) if arguments and not arguments[0].startswith("-") else 1_000
    numbers = list(range(many)) if seed is None else [seed]
    began, failed = time.monotonic(), 0
    total: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for plan, found in on_all_cores(numbers):
        if isinstance(found, Exception):
            failed += 1
            print(f"FAILED {plan}: {found!r}\n  again: python -m tests.faults --seed {plan.number}")
        else:
            total.update(found)
            kinds[f"{plan.fault}, {plan.database}"] += 1
            print(f"{time.monotonic() - began:6.1f} s  {plan}: {found}", flush=True)
    if seed is None:
        lines = [
            f"{many:,} schedules, {failed} failed:",
            "",
            "| what | how many |",
            "| --- | --- |",
        ]
        lines += [f"| {name} | {count:,} |" for name, count in sorted(total.items())]
        lines += [f"| {name} | {count:,} schedules |" for name, count in sorted(kinds.items())]
        write("faults", lines)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
