"""Durable decisions a second, of the store alone: python -m bench.store [SECONDS]

The tables of a busy server share commits. Beside it, in the same run and on the same disk, the
same store when only one table is played at, so that each decision has a commit of its own.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from spielgeld.store import Entry, Store, TableRow

TABLES = 100


async def store_decisions(url: str, tables: int, seconds: float) -> float:
    store = Store(url)
    names = [f"table {number}" for number in range(tables)]
    for name in names:
        await store.create(TableRow(name, "qe", {}, "", "", created=0.0), [])
    stop = time.perf_counter() + seconds

    async def play(name: str) -> int:
        number = 0
        while time.perf_counter() < stop:
            number += 1
            entry = Entry(name, number, "decide", 0, {"decision": {"bid": number}}, None, 0.0)
            assert await store.append(entry)
        return number

    started = time.perf_counter()
    stored = sum(await asyncio.gather(*[play(name) for name in names]))
    rate = stored / (time.perf_counter() - started)
    store.close()
    return rate


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    with tempfile.TemporaryDirectory() as folder:
        rates = [
            asyncio.run(store_decisions(f"sqlite:///{Path(folder) / name}.db", tables, seconds))
            for name, tables in (("alone", 1), ("together", TABLES))
        ]
    alone, together = rates
    print(f"SQLite, 1 table:     {alone:8,.0f} stored decisions/s")
    print(f"SQLite, {TABLES} tables: {together:8,.0f} stored decisions/s, {together / alone:.1f} x")


if __name__ == "__main__":
    main()
