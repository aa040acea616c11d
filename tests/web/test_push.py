"""Pushes to browsers whose player's turn it is, by a push service that the test runs itself."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.web.push_service import Device, PushService
from tests.web.server import Client, Server, fetch, new_table, send
from tests.web.test_api import wait_for

SITE = "https://games.example.org"


@pytest.fixture
def service() -> Iterator[PushService]:
    running = PushService()
    yield running
    running.close()


@pytest.fixture
def server(service: PushService, tmp_path: Path) -> Iterator[Server]:
    running = Server(
        f"sqlite:///{tmp_path}/games.db", site=SITE, mail_after=0.2, mail_patience=1.2,
        push_services=[service.host],
    )  # fmt: skip
    yield running
    assert "Traceback" not in running.stop()


def post(player: Client, **form: str) -> httpx.Response:
    address = f"{player.server.url}/t/{player.table}/push"
    return send(address, data=form, cookies={"chair": player.secrets[0]})


def key_of(player: Client) -> str:
    address = f"{player.server.url}/t/{player.table}/push"
    key: str = fetch(address, cookies={"chair": player.secrets[0]}).json()["key"]
    return key


def test_who_is_away_is_told_once_and_the_keys_are_kept(
    server: Server, service: PushService
) -> None:
    host, players = new_table(server, "ABC", pace="days", clock=86400)
    devices = [Device(service, str(seat)) for seat in range(3)]
    for player, device in zip(players, devices, strict=True):
        assert post(player, **device.form).status_code == 204
    key = key_of(players[0])
    host.post("/start")
    wait_for(lambda: len(service.pushed) == 1)
    first = players[0].view["view"]["waiting"][0]
    players[first].decide(bid=10)
    wait_for(lambda: len(service.pushed) == 3)
    for pushed in service.pushed:
        told = json.loads(devices[int(pushed.path[1:])].read(pushed.body))
        assert told["url"] == f"{SITE}/t/{players[0].table}"
        assert told["title"] == "Your turn"
        assert "QE" in told["body"]
        assert f"k={key}" in pushed.headers["authorization"]
    assert service.pushed[0].path == f"/{first}"
    assert sorted([pushed.path for pushed in service.pushed]) == ["/0", "/1", "/2"]
    wait_for(lambda: "spielgeld_pushes_due 0.0" in fetch(f"{server.url}/metrics").text)
    # The next turn of somebody who was told waits for a quarter of an hour.
    # The one who is asked next decides last, and may be gone before seeing that.
    for seat in ((first + 2) % 3, (first + 1) % 3):
        players[seat].decide(bid=seat)
    wait_for(lambda: "spielgeld_pushes_due 1.0" in fetch(f"{server.url}/metrics").text)
    assert len(service.pushed) == 3
    server.stop()
    server.start(server.port)
    assert key_of(players[0]) == key, "the keys are kept"


def test_only_push_services_are_written_to_and_only_by_who_has_a_chair(
    server: Server, service: PushService
) -> None:
    _, players = new_table(server, "ABC", pace="days", clock=86400)
    form = Device(service, "x").form
    for endpoint in (
        "https://127.0.0.1/x", "http://fcm.googleapis.com/x", "https://evilfcm.googleapis.com.org/",
        "https://" + "x" * 2000, "nonsense", "file:///etc/passwd", "https://[",
    ):  # fmt: skip
        assert post(players[0], **{**form, "endpoint": endpoint}).status_code == 403, endpoint
    assert post(players[0], **{**form, "auth": "ü"}).status_code == 403
    stranger = send(f"{server.url}/t/{players[0].table}/push", data=form)
    assert stranger.status_code == 403
    assert post(players[0], endpoint="").status_code == 204
    _, live = new_table(server, "ABC")
    assert post(live[0], **form).status_code == 403
