"""Pushes to browsers whose player's turn it is, by a push service that the test runs itself."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from spielgeld.house.desk import Desk
from spielgeld.house.post.outbox import Outbox
from spielgeld.house.service import Service
from spielgeld.house.settings import read_settings
from spielgeld.house.table import Table
from spielgeld.store import Store
from spielgeld.store.pushes import Subscription
from tests.aside import run
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


def test_an_endpoint_that_is_none_is_refused_at_the_door(
    server: Server, service: PushService
) -> None:
    _, players = new_table(server, "ABC", pace="days", clock=86400)
    form = Device(service, "x").form
    for sign in ("\n", "\r", "\x01", "\x7f", " ", "ü"):
        for start in (f"http://{service.host}/", "https://fcm.googleapis.com/"):
            refused = post(players[0], **{**form, "endpoint": f"{start}x{sign}y"})
            assert refused.status_code == 403, (start, sign)


class Senders:
    """Pushes of a kind, to push services of one's own."""

    name, most_tries = "push", 3

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.tried: Counter[str] = Counter()
        self.silent = self.most_silent = 0

    async def send(self, one: Subscription, table: Table, patience: float) -> None:
        kind = one.endpoint.partition(":")[0]
        self.tried[one.endpoint] += 1
        if kind == "bad":
            raise httpx.InvalidURL("a control character")
        if kind == "silent":
            self.silent += 1
            self.most_silent = max(self.silent, self.most_silent)
            try:
                await asyncio.Event().wait()
            finally:
                self.silent -= 1
        self.sent.append(one.endpoint)


def test_nobody_waits_for_anothers_push_service(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(f"sqlite:///{tmp_path}/games.db")
        desk = Desk(store, push_after=0.0)
        service = Service(desk)
        settings = read_settings({"game": "qe", "players": 3, "pace": "days", "clock": 86400})
        sender = Senders()
        outbox = Outbox(desk, store.pushes, sender, patience=0.4)
        kinds = ("bad", *["silent"] * 5, "good", "good")
        for number, kind in enumerate(kinds):
            made = await service.create(settings)
            for name in ("Ada", "Bob", "Cyd"):
                secret = await service.sit(made.table.id, made.invite, name)
            await service.start(made.table.id, [made.host])
            table = await service.find(made.table.id)
            seat = min(table.asked)
            one = Subscription(
                table.id,
                seat,
                f"{kind}:{number}",
                "key",
                "auth",
                "en",
                asked=True,
                due=1.0 + number,
            )
            await store.pushes.put(one)
        assert secret
        await outbox.send_due()
        assert sorted(sender.sent) == ["good:6", "good:7"], "whoever comes before them"
        assert sender.most_silent == 5, "silent ones have their time side by side"
        assert sender.silent == 0, "and no more than that"
        assert sender.tried["bad:0"] == 1
        for _ in range(sender.most_tries):  # however late it is
            for late in await store.pushes.due(time.time() + 1e9):
                claimed = await store.pushes.claim(late, time.time() - 1)
                assert claimed is not None
                await outbox._deliver(claimed)
        assert await store.pushes.due(time.time() + 1e9) == [], "given up after some tries"
        store.close()

    run(work())
