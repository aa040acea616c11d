"""The list of limits in docs/server.md is true, each can be set, who is above one is told so."""

import json
import re
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from spielgeld.cli import spielgeld
from spielgeld.house.texts import MOST_DIGITS
from spielgeld.limits import NAMES, USUAL, Limits, NoLimit, read_limits
from spielgeld.web.server import GRACE_SECONDS, RESERVED_FILES
from spielgeld.web.server_settings import ServerSettings, settings_from_environment, to_environment
from tests.web.server import Server

GUIDE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `([\w-]+)` \| .+ \| ([\d.,]+) \|$", GUIDE, re.MULTILINE)


def test_the_guide_lists_every_limit_with_its_figure() -> None:
    said = {name: float(figure.replace(",", "")) for name, figure in ROWS}
    assert said == {name: getattr(USUAL, field) for name, field in NAMES.items()}
    assert f"all but {RESERVED_FILES} of them" in GUIDE
    assert f"{MOST_DIGITS:,} digits" in GUIDE
    assert f"`timeout_graceful_shutdown`: {GRACE_SECONDS} s" in GUIDE


@pytest.mark.parametrize("name", NAMES)
def test_each_can_be_set_alone_and_reaches_the_workers(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = read_limits([f"{name}=7"])
    assert limits == Limits(**{NAMES[name]: 7})
    monkeypatch.setenv("SPIELGELD_SERVER", "")
    to_environment(ServerSettings("sqlite:///x.db", limits=limits))
    assert settings_from_environment().limits == limits


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        *(("colour=1", "unknown"), ("", "unknown"), ("Spectators=1", "unknown")),
        *(("spectators", "whole"), ("spectators=many", "whole"), ("spectators=0", "whole")),
        *(("spectators=1.5", "whole"), ("spectators=-3", "whole"), ("spectators=1e99", "whole")),
        *(("hints-per-second=0", "number"), ("hints-per-second=nan", "number")),
        *(("read-seconds=inf", "number"), ("take-seconds=True", "number")),
    ],
)
def test_what_is_no_limit_is_said(text: str, reason: str) -> None:
    with pytest.raises(NoLimit) as error:
        read_limits([text])
    assert error.value.reason == reason
    for language in ("en", "de", "fr"):
        command = ["serve", "--port", "0", "--lang", language, "--limit", text]
        told = CliRunner().invoke(spielgeld, command)
        assert told.exit_code == 2
        assert len(told.stderr.strip().splitlines()) == 1
        assert text.partition("=")[0] in told.stderr


def test_a_file_sets_some_and_a_command_line_others(tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text("[limit]\nspectators-of-a-table = 1\n", encoding="utf-8")
    database = f"sqlite:///{tmp_path}/games.db"
    server = Server(database, "--config", str(file))
    with httpx.Client(base_url=server.url) as http:
        table = http.post("/api/tables", json={"game": "qe", "players": 3}).json()["table"]
        stream = f"/api/tables/{table}/stream"
        with http.stream("GET", stream) as first, http.stream("GET", stream) as second:
            assert (first.status_code, second.status_code) == (200, 429)
            assert json.loads(second.read())["error"]["reason"] == "too-many"
    server.stop()
    file.write_text("limit = 3\n", encoding="utf-8")
    told = CliRunner().invoke(spielgeld, ["serve", "--port", "0", "--config", str(file)])
    assert told.exit_code == 2
    assert "[limit]" in told.stderr


def test_who_is_too_fast_is_told_as_the_schema_says(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/games.db", "--limit", "tables-at-once=3", limited=True)
    with httpx.Client(base_url=server.url, headers={"accept-language": "en"}) as http:
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
