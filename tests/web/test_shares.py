"""An address has its share of what is scarce; all others go on as if it were not there."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from spielgeld.limits import Limits
from tests.web.inside import Inside
from tests.web.server import PATIENCE, Client, new_table
from tests.web.test_api import wait_for

RECORD = Path(__file__).parent.parent / "games/records/qe-2017-3-bots-rules-3.json"
SHARES = Limits(
    waiting_hints_of_a_visitor=1,
    waiting_analyses_of_a_visitor=1,
    bytes_at_once=9_000,
    bytes_per_second=1.0,
)
ENDLESS = "99999it"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Inside]:
    running = Inside(
        f"sqlite:///{tmp_path / 'games.db'}", limited=True, limits=SHARES,
        hint_budget=ENDLESS, analysis_budget=ENDLESS,
    )  # fmt: skip
    yield running
    running.stop()


def ask(server: Inside, visitor: str, path: str, *secrets: str, **told: object) -> httpx.Response:
    """A request from some address, which a proxy on this machine tells of."""
    headers = {"x-forwarded-for": visitor}
    if secrets:
        headers["authorization"] = f"Bearer {'.'.join(secrets)}"
    method = "POST" if told else "GET"
    arguments = {"headers": headers, "timeout": PATIENCE, **told}
    return httpx.request(method, f"{server.url}{path}", **arguments)  # type: ignore[arg-type]


def started(server: Inside) -> Client:
    """Who is asked first at a new table."""
    host, players = new_table(server, "ABC")
    host.post("/start")
    asked: int = host.get("")["waiting"][0]
    return players[asked]


def refused(answer: httpx.Response) -> str:
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) > 0
    reason: str = answer.json()["error"]["reason"]
    return reason


def test_hints(server: Inside) -> None:
    def hint(visitor: str, player: Client) -> httpx.Response:
        return ask(server, visitor, f"/api/tables/{player.table}/hint", *player.secrets)

    def waiting() -> float:
        lines = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text.splitlines()
        (line,) = [line for line in lines if line.startswith('spielgeld_queue{what="hints"}')]
        return float(line.rpartition(" ")[2])

    first, second, third = [started(server) for _ in range(3)]
    with ThreadPoolExecutor(2) as pool:
        pool.submit(hint, "203.0.113.1", first)
        wait_for(lambda: waiting() == 1)
        assert refused(hint("203.0.113.1", second)) == "hints-busy"
        pool.submit(hint, "203.0.113.2", third)
        wait_for(lambda: waiting() == 2)
        server.stop()


def test_analyses(server: Inside) -> None:
    opened = ask(server, "203.0.113.3", "/record", files={"record": RECORD.read_bytes()})
    assert opened.status_code == 303, opened.text
    table = opened.headers["location"].split("/")[2]

    def analysis(visitor: str, seat: int) -> httpx.Response:
        return ask(server, visitor, f"/api/tables/{table}/analysis?seat={seat}")

    assert analysis("203.0.113.1", 0).status_code == 200
    assert analysis("203.0.113.1", 0).status_code == 200, "it is begun"
    assert refused(analysis("203.0.113.1", 1)) == "analyses-busy"
    assert analysis("203.0.113.2", 1).status_code == 200


def test_what_is_said(server: Inside) -> None:
    player = started(server)

    def bid(visitor: str) -> httpx.Response:
        path, told = f"/api/tables/{player.table}/decide", {"decision": {"bid": "9" * 4_000}}
        return ask(server, visitor, path, "nobody" * 3, json=told)

    assert [bid("203.0.113.1").status_code for _ in range(2)] == [403, 403]
    assert refused(bid("203.0.113.1")) == "too-fast"
    assert bid("203.0.113.2").status_code == 403
