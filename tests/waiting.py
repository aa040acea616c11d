"""How long a person waits for two rookies beside thirty tables of bots; written to docs/trust.md.

python -m tests.waiting
"""

import statistics
import tempfile
import time

from tests import figures
from tests.web.server import Client, Server, new_table

CROWD = 30
MOVES = 8


def bots_alone(server: Server) -> None:
    levels = {str(seat): "quant" for seat in range(4)}
    host, _ = new_table(server, "", players=4, bots=levels)
    host.post("/start")


def wait_for_turn(player: Client) -> float:
    """Seconds until it is this player's turn, or the game is over."""
    began = time.monotonic()
    while time.monotonic() - began < 120:
        seen = player.view
        if seen["choice"] is not None or seen["status"] == "over":
            break
        time.sleep(0.02)
    return time.monotonic() - began


def measure(server: Server) -> list[float]:
    host, (person,) = new_table(server, "A", players=3, bots={"1": "rookie", "2": "rookie"})
    host.post("/start")
    waited = []
    for _ in range(MOVES):
        waited.append(wait_for_turn(person))
        seen = person.view
        if seen["choice"] is None:
            break
        look = seen["view"]["table"]["stage"] == "look"
        person.decide(**({"look": False} if look else {"bid": 20 + len(waited)}))
    return waited


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/games.db")
        alone = measure(server)
        for _ in range(CROWD):
            bots_alone(server)
        time.sleep(3)
        beside = measure(server)
        server.kill()
    lines = [
        f"A person with two rookies, {MOVES} turns, seconds until it is their turn again:", "",
        "| the server has | median | longest |", "| --- | --- | --- |",
        f"| this table alone | {statistics.median(alone):.2f} | {max(alone):.2f} |",
        f"| {CROWD} tables of four quants too | {statistics.median(beside):.2f} |"
        f" {max(beside):.2f} |",
    ]  # fmt: skip
    print("\n".join(lines))
    figures.write("waiting", lines)


if __name__ == "__main__":
    main()
