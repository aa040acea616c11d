"""The list of limits in docs/server.md is true; who is above one is told in the API's own form."""

import importlib
import re
from pathlib import Path

import httpx
import pytest

from spielgeld.web import guard
from tests.web.server import Server

GUIDE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (.+) \| (.+) \| `([\w/]+)\.py`: `(\w+)` \|$", GUIDE, re.MULTILINE)


@pytest.mark.parametrize(("what", "limit", "file", "name"), ROWS)
def test_a_limit_is_as_the_guide_says(what: str, limit: str, file: str, name: str) -> None:
    value = getattr(importlib.import_module(f"spielgeld.{file.replace('/', '.')}"), name)
    wanted = [value.burst, value.per_second] if isinstance(value, guard.Rate) else [value]
    said = [float(number.replace(",", "")) for number in re.findall(r"[\d,.]*\d", limit)]
    assert said == wanted, what


def test_every_rate_and_size_of_the_guard_is_in_the_list() -> None:
    listed = {name for _, _, file, name in ROWS if file == "web/guard"}
    bounds = {
        name
        for name, value in vars(guard).items()
        if isinstance(value, guard.Rate)
        or (isinstance(value, int | float) and re.match("LARGEST|LONGEST|[A-Z]+_SECONDS", name))
    }
    assert listed == bounds


def test_who_is_too_fast_is_told_as_the_schema_says(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/games.db", "--rate-factor", "0.1", limited=True)
    with httpx.Client(base_url=server.url, headers={"accept-language": "en"}) as http:
        # Three new tables and no more: a tenth of what is usual.
        made = [http.post("/api/tables", json={"game": "qe", "players": 4}) for _ in range(4)]
        page = http.post("/new", data={"game": "qe"})
        schema = http.get("/api/schema/openapi.json").json()
    assert [answer.status_code for answer in made] == [201, 201, 201, 429]
    said = made[-1].json()["error"]
    assert made[-1].headers["content-type"] == "application/json"
    assert said["reason"] == "too-fast"
    assert said["retry_after"] == int(made[-1].headers["retry-after"]) > 0
    answer = schema["paths"]["/api/tables"]["post"]["responses"]["429"]["content"]
    form = schema["components"]["schemas"][
        answer["application/json"]["schema"]["$ref"].split("/")[-1]
    ]
    assert set(form["required"]) == set(made[-1].json())
    error = schema["components"]["schemas"][form["properties"]["error"]["$ref"].split("/")[-1]]
    assert set(error["properties"]) == set(said)
    assert page.status_code == 429
    assert page.headers["content-type"].startswith("text/plain")
    server.stop()
