"""What a request leaves behind is freed at once, without Python's own search for garbage.

Of streams and sockets that search finds the rest: Litestar and anyio leave circles there.
"""

import gc
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.web.inside import Inside
from tests.web.server import PATIENCE, Client, new_table
from tests.web.wire import Socket

ROOMS = ("spielgeld.web.", "litestar.", "anyio.")
FEW = 12


def alive() -> Counter[str]:
    """Objects of the server's rooms, by class."""
    kinds = [type(thing) for thing in gc.get_objects()]
    return Counter(
        f"{kind.__module__}.{kind.__qualname__}"
        for kind in kinds
        if str(kind.__module__).startswith(ROOMS)
    )


def ask(player: Client) -> None:
    player.get("/view")
    player.error("POST", "/decide", {"decision": {"bid": -1}})
    page = f"{player.server.url}/t/{player.table}"
    cookies = {"cookie": f"chair={player.secrets[0]}"}
    player.http.get(page, headers=cookies)
    player.http.post(f"{page}/decide", data={"bid": "-1", "step": "0"}, headers=cookies)


def listen(player: Client) -> None:
    for path in (f"/api/tables/{player.table}/stream", f"/t/{player.table}/stream"):
        with (
            httpx.Client(base_url=player.server.url, timeout=PATIENCE, verify=False) as line,
            line.stream("GET", path, headers=player.http.headers) as stream,
        ):
            next(stream.iter_raw())
    socket = Socket(player)
    socket.receive()
    socket._open.close()


def grown(visit: Callable[[Client], None], player: Client, *, search: bool) -> dict[str, int]:
    """What is there more after forty visits."""
    visit(player)
    time.sleep(0.5)
    gc.collect()
    before = alive()
    gc.disable()
    try:
        for _ in range(40):
            visit(player)
        time.sleep(1)
        if search:
            gc.collect()
        more = alive() - before
    finally:
        gc.enable()
    return {name: number for name, number in more.items() if number > FEW}


def test_nothing_is_left_behind(tmp_path: Path) -> None:
    server = Inside(f"sqlite:///{tmp_path / 'games.db'}")
    host, players = new_table(server)
    host.post("/start")
    assert not grown(ask, players[0], search=False)
    assert not grown(listen, players[0], search=True)
    server.stop()
