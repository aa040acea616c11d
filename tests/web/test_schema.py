"""The JSON API keeps to its own description, whatever it is sent."""

from tests.fuzz import CALLS, fuzz_json
from tests.web.server import Server

EXAMPLES = 24


def test_every_call_keeps_to_the_schema(server: Server) -> None:
    called = fuzz_json(server, EXAMPLES if server.workers == 1 else EXAMPLES // 4)
    assert len(called) >= CALLS
    assert called["get /api/tables/{table_id}/view"]["JSON 2xx"] > 0, called
    posted = [counted for name, counted in called.items() if name.startswith("post")]
    assert sum([counted["JSON 2xx"] for counted in posted]) > 0, called
