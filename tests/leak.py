"""Whether the time of an answer tells what is hidden; the figures go to docs/trust.md.

python -m tests.leak [REQUESTS]

Two tables on one server differ in what others have sealed: small bids at one, bids of 900 digits at
the other. A spectator and a seat ask both by turns; the medians are compared with those of a table
that is asked twice, which differ by noise alone.
"""

import statistics
import tempfile
import time
from random import Random

from spielgeld import games
from spielgeld.kernel.play import Play
from tests import figures
from tests.aside import run
from tests.web.asking import Asker
from tests.web.pairs import Secrets, Set
from tests.web.worlds import World

DOORS = {
    "page": "/t/{}",
    "fragments": "/t/{}/fragments?page=table",
    "look-back": "/t/{}/back?step=0",
    "table": "/api/tables/{}",
    "view": "/api/tables/{}/view",
    "events": "/api/tables/{}/events",
    "refused decision": "/api/tables/{}/decide",
}


def play_with(bids: list[int]) -> Play:
    play = games.new("qe", 4, seed="leak")
    (opener,) = play.waiting
    play.submit(opener, {"bid": 5})
    for seat, bid in zip(play.waiting[:2], bids, strict=True):
        play.submit(seat, {"bid": bid})
    return play


def main(many: int) -> None:
    rng = Random(1)
    with tempfile.TemporaryDirectory() as folder:
        world = World("one", folder)
        world.wait()
        tables = []
        for name, bids in (("a", [6, 7]), ("b", [10**900 + 7, 10**899 + 3]), ("c", [6, 7])):
            secrets = Secrets.of("leak", world, 4, ())
            settings = {"game": "qe", "players": 4}
            table = Set(name * 18, play_with(bids), settings, secrets, world.cell["now"])
            run(table.keep(world.database))
            tables.append(table)
        play = tables[0].play
        assert play is not None
        last = play.waiting[-1]
        lines = [f"{many:,} requests at each door and table, medians in milliseconds of wall time:"]
        lines += ["", "| door | reader | small bids | long bids | difference | noise |"]
        lines += ["| --- | --- | --- | --- | --- | --- |"]
        for reader in ("spectator", "seat"):
            askers = [
                Asker(world, table.id, *([table.secrets.chairs[last]] if reader == "seat" else []))
                for table in tables
            ]
            for door, path in DOORS.items():
                took: list[list[float]] = [[], [], []]
                for _ in range(many):
                    for place in rng.sample(range(3), 3):
                        asker, address = askers[place], path.format(tables[place].id)
                        began = time.perf_counter()
                        if door == "refused decision":
                            asker.ask("POST", address, {"decision": {"bid": -1}, "step": play.step})
                        else:
                            asker.ask("GET", address)
                        took[place].append(1000 * (time.perf_counter() - began))
                a, b, c = [statistics.median(times) for times in took]
                row = f"| {door} | {reader} | {a:.3f} | {b:.3f} | {b - a:+.3f} | {c - a:+.3f} |"
                print(row, flush=True)
                lines.append(row)
        world.end()
    lines += ["", "`noise` is the same for two tables that differ in nothing."]
    figures.write("leak", lines)


if __name__ == "__main__":
    main(figures.how_many("tests.leak", "Requests at each door and table.", 3_000))
