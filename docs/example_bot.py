"""A bot for a table on a server, with nothing but Python's standard library.

    python docs/example_bot.py http://127.0.0.1:8000/t/TABLE/join/INVITATION [NAME]

It takes a chair and plays QE: a little more than the open bid, and zero when that seems too much.
"""

import json
import random
import sys
import urllib.request
from typing import Any


class Chair:
    """A chair at a table: the JSON API with the chair's secret."""

    def __init__(self, invitation: str, name: str) -> None:
        server, _, rest = invitation.partition("/t/")
        table, _, invite = rest.partition("/join/")
        self.base = f"{server}/api/tables/{table}"
        self.secret = ""
        self.secret = self.call("/chairs", {"invite": invite, "name": name})["secret"]

    def call(self, path: str, data: Any = None) -> Any:
        """GET, or POST if there is something to send."""
        body = None if data is None else json.dumps(data).encode()
        headers = {"content-type": "application/json", "authorization": f"Bearer {self.secret}"}
        request = urllib.request.Request(self.base + path, body, headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def happenings(self) -> Any:
        """Wakes up whenever something has happened; the number says only how far the table is."""
        headers = {"authorization": f"Bearer {self.secret}"}
        request = urllib.request.Request(f"{self.base}/stream?last=0", headers=headers)
        with urllib.request.urlopen(request) as stream:
            for line in stream:
                if line.startswith(b"data: "):
                    yield int(line.removeprefix(b"data: "))


def decide(view: dict[str, Any], choice: dict[str, Any]) -> dict[str, Any]:
    if choice["kind"] == "look":
        return {"look": True}
    sale = view["table"]["sales"][-1]
    if sale["open_bid"] is None:
        return {"bid": random.randint(1, 50)}
    # Large numbers come as strings and may be sent as strings.
    bid = int(sale["open_bid"]) + random.randint(1, 10)
    return {"bid": str(bid) if bid < 500 else 0}


def play(invitation: str, name: str = "Example") -> list[int]:
    """Play to the end; the seats that won."""
    chair = Chair(invitation, name)
    for _ in chair.happenings():
        seen = chair.call("/view")
        if seen["status"] == "over":
            return list(seen["winners"])
        if seen["choice"] is not None:
            decision = decide(seen["view"], seen["choice"])
            chair.call("/decide", {"decision": decision, "step": seen["view"]["step"]})
    return []


if __name__ == "__main__":
    print("winners:", play(*sys.argv[1:]))
