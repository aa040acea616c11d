"""The example bot of the documentation plays a whole game."""

import subprocess
import sys
from pathlib import Path

from tests.web.server import Server, new_table

BOT = Path(__file__).parent.parent.parent / "docs" / "example_bot.py"


def test_the_example_bot_plays_to_the_end(server: Server) -> None:
    host, _ = new_table(server, "", players=3, bots={"1": "random", "2": "random"})
    invitation = f"{server.url}/t/{host.table}/join/{host.invite}"
    command = [sys.executable, str(BOT), invitation, "Exa"]
    bot = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    while not host.get("")["chairs"][0]["name"]:
        assert bot.poll() is None
    host.post("/start")
    out, _ = bot.communicate(timeout=120)
    assert out.startswith("winners: [")
    assert host.get("")["status"] == "over"
