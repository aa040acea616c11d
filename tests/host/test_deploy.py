"""The samples under deploy/ are what they say: read, linted, and nginx really run."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import yaml
from websockets.sync.client import connect

from spielgeld.cli.hosting import SETTINGS, variable
from tests.host.nginx import DEPLOY, Nginx
from tests.host.programs import find_program
from tests.web.server import Server

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_dockerfile_passes_its_linter() -> None:
    hadolint = shutil.which("hadolint", path=str(Path(sys.executable).parent)) or "hadolint"
    done = subprocess.run(
        [hadolint, str(DEPLOY / "Dockerfile")], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_the_dockerfile_finds_what_it_copies() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    allowed = re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text("utf-8"), re.MULTILINE)
    for line in re.findall(r"^COPY (?!--from)(.+)$", text, re.MULTILINE):
        for source in line.split()[:-1]:
            assert (ROOT / source).exists()
            assert source in allowed, source
    settings = re.findall(r"\b(SPIELGELD_\w+)=", text)
    assert set(settings) <= {variable(name) for name in SETTINGS}
    assert re.search(r"^USER 10001$", text, re.MULTILINE)
    assert "HEALTHCHECK" in text
    assert "VOLUME /data" in text


def test_the_compose_file_hangs_together() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = compose["services"]
    assert set(services) == {"database", "spielgeld", "caddy"}
    for service in services.values():
        for volume in service.get("volumes", []):
            name = volume.partition(":")[0]
            assert (DEPLOY / name).exists() if name.startswith("./") else name in compose["volumes"]
        assert set(service.get("secrets", [])) <= set(compose["secrets"])
        assert set(service.get("depends_on", [])) <= set(services)
        assert set(service["networks"]) <= set(compose["networks"])
        assert service["mem_limit"], "a leak takes this one down, not the machine"
    ours = services["spielgeld"]
    build = ours["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).exists()
    known = {variable(name) for name in SETTINGS}
    assert {name.removesuffix("_FILE") for name in ours["environment"]} <= known
    subnet = compose["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert ours["environment"]["SPIELGELD_TRUST_PROXY"] == subnet


def test_the_sample_settings_are_settings() -> None:
    text = (DEPLOY / "spielgeld.toml").read_text(encoding="utf-8")
    another = re.sub(r"^# (?=[\w-]+ = )", "", text.replace("database = ", "# ", 1), flags=re.M)
    for version in (text, another):
        assert set(tomllib.loads(version)) <= set(SETTINGS)
    assert tomllib.loads(another)["database"].startswith("postgresql:")
    # A variable of the unit would count more than what a host writes into the file.
    unit = (DEPLOY / "spielgeld.service").read_text(encoding="utf-8")
    assert not re.search(r"^Environment=.*SPIELGELD_", unit, re.MULTILINE)


def test_systemd_finds_nothing_wrong_with_the_units(tmp_path: Path) -> None:
    analyse = find_program("systemd-analyze", "systemd")
    for name in ("spielgeld.service", "spielgeld.socket"):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        text = text.replace("/opt/spielgeld/bin/spielgeld", sys.executable)
        (tmp_path / name).write_text(text, encoding="utf-8")
    done = subprocess.run(
        [analyse, "verify", "--man=no", str(tmp_path / "spielgeld.service")],
        env={**os.environ, "SYSTEMD_UNIT_PATH": f"{tmp_path}:"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "spielgeld" not in done.stderr


def test_caddy_finds_nothing_wrong_with_its_file() -> None:
    caddy = find_program("caddy", "caddy")
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    variables = {**os.environ, "SITE": "http://127.0.0.1:8", "UPSTREAM": "127.0.0.1:9"}
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.fixture
def nginx(postgres_url: str, tmp_path: Path) -> Iterator[Nginx]:
    server = Server(postgres_url, workers=2, limited=True)
    before = Nginx(tmp_path, server)
    yield before
    before.stop()
    assert "Traceback" not in server.stop()


@pytest.mark.proof
def test_nginx_before_two_workers(nginx: Nginx) -> None:
    with nginx.client(headers={"accept-encoding": "gzip"}) as client:
        made = client.post("/api/tables", json={"game": "qe", "players": 3}).json()
        table = f"/api/tables/{made['table']}"
        compresses(client)
        knows_its_address(nginx, client, made)
        takes_uploads_up_to_a_size(client)
        passes_streams_on(client, table, made)
        passes_sockets_on(nginx, table)
        assert client.get("/metrics").status_code == 404
        assert client.get("/healthz").text == "ok\n"
    tells_visitors_apart(nginx)


def compresses(client: httpx.Client) -> None:
    page = client.get("/")
    assert page.headers["content-encoding"] == "gzip"
    for address in re.findall(r'"(/static/[^"]+\.(?:css|js)[^"]*)"', page.text):
        assert client.get(address).headers.get("content-encoding") == "gzip", address


def knows_its_address(nginx: Nginx, client: httpx.Client, made: dict[str, str]) -> None:
    answer = client.get(f"/t/{made['table']}/join/{made['invite']}")
    assert "secure" in answer.headers["set-cookie"].lower()
    client.cookies.clear()
    seat = {"invite": made["invite"], "name": "Bob"}
    own = client.post(f"/api/tables/{made['table']}/chairs", json=seat).json()["secret"]
    cookie = {"cookie": f"chair={own}.{made['invite']}"}
    page = client.get(f"/t/{made['table']}", headers=cookie)
    assert f"{nginx.url}/t/{made['table']}/join/" in page.text


def takes_uploads_up_to_a_size(client: httpx.Client) -> None:
    board = {"game": "euro-crisis", "players": 3, "options": {"board": {"x": "y" * 50_000}}}
    assert client.post("/api/tables", json=board).status_code == 422
    board["options"] = {"board": {"x": "y" * 70_000}}
    assert client.post("/api/tables", json=board).status_code == 413


def passes_streams_on(client: httpx.Client, table: str, made: dict[str, str]) -> None:
    """Each message arrives when it is sent, not when a buffer is full."""
    with client.stream("GET", f"{table}/stream") as stream:
        lines = stream.iter_lines()
        assert next(lines).startswith("retry")
        seat = {"invite": made["invite"], "name": "Ada"}
        assert client.post(f"{table}/chairs", json=seat).status_code == 201
        assert next(line for line in lines if line.startswith("event")) == "event: step"


def passes_sockets_on(nginx: Nginx, table: str) -> None:
    address = f"wss://127.0.0.1:{nginx.port}{table}/socket"
    with connect(address, ssl=nginx.trust) as channel:
        channel.send('{"secret": null}')
        assert '"number"' in str(channel.recv(timeout=60))


def tells_visitors_apart(nginx: Nginx) -> None:
    """Two who come by different addresses have different limits, whatever they claim."""
    forged = {"x-forwarded-for": "203.0.113.1"}
    order = {"game": "qe", "players": 3}
    with nginx.client("127.0.0.2", headers=forged) as one:
        assert 429 in [one.post("/api/tables", json=order).status_code for _ in range(90)]
    with nginx.client("127.0.0.3", headers=forged) as other:
        assert other.post("/api/tables", json=order).status_code == 201


def test_what_nginx_writes_down_names_no_address() -> None:
    """Links to chairs and invitations are secrets, and so is where a browser comes from."""
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    (form,) = re.findall(r"^log_format spielgeld '(.*)';$", text, re.MULTILINE)
    assert set(re.findall(r"\$(\w+)", form)) == {
        "remote_addr", "time_iso8601", "request_method", "status", "bytes_sent", "request_time",
    }  # fmt: skip
    assert re.findall(r"access_log (.*);", text) == ["/var/log/nginx/spielgeld.log spielgeld"]
    assert "error_log /var/log/nginx/spielgeld-error.log crit;" in text


def test_the_service_has_a_limit_of_memory() -> None:
    text = (DEPLOY / "spielgeld.service").read_text(encoding="utf-8")
    assert re.search(r"^MemoryMax=\d+M$", text, re.MULTILINE)
