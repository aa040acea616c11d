"""Several workers on one SQLite file: each serves every table, and nothing is lost with one."""

import os
import shutil
import signal
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from click.testing import CliRunner
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

from spielgeld.cli import spielgeld
from spielgeld.store.database import InUse, hold
from tests.host.test_restart import wait_until
from tests.host.workers import at_worker, command_of, worker_of, workers_of
from tests.house.test_repeated_work import without
from tests.web.server import Client, Server, new_table
from tests.web.stream import Stream
from tests.web.test_api import play_on, wait_for


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A server that no test stops."""
    with tempfile.TemporaryDirectory() as folder:
        yield from running(Path(folder))


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server of which something is killed."""
    yield from running(tmp_path)


def running(folder: Path) -> Iterator[Server]:
    server = Server(f"sqlite:///{folder}/games.db", workers=2)
    wait_for_both(server)
    yield server
    if server.process.poll() is None:
        assert "Traceback" not in server.stop()


def wait_for_both(server: Server) -> None:
    """Until two workers answer: the first may do so before the second has begun."""
    wait_until(lambda: len(workers_of(server)) == 2, "no two workers")
    for worker in workers_of(server):
        at_worker(Client(server), worker)


def spread(server: Server, players: list[Client]) -> list[Client]:
    """Every second player at each of the two workers."""
    workers = sorted(workers_of(server))
    assert len(workers) == 2
    return [at_worker(player, workers[seat % 2]) for seat, player in enumerate(players)]


def test_one_table_is_played_at_both_workers(server: Server) -> None:
    host, players = new_table(server)
    at_both = spread(server, players)
    assert len({worker_of(player) for player in at_both}) == 2
    streams = [Stream(player) for player in spread(server, players)]
    host.post("/start")
    play_on(at_both, Random(2))
    last = host.get("")["number"]
    for stream in streams:
        stream.wait(last)
        assert stream.numbers == sorted(stream.numbers), "nobody is told what is over"
    assert {player.view["number"] for player in at_both} == {last}
    assert [player.get("/events") for player in at_both] == [
        player.get("/events") for player in players
    ]


def test_sealed_bids_at_both_workers_at_once_are_all_counted_once(server: Server) -> None:
    """The number of an entry is taken once, whoever is quicker."""
    host, players = new_table(server)
    at_both = spread(server, players)
    host.post("/start")
    begin = host.get("")["number"]
    for sale in range(4):
        (open_bidder,) = host.get("")["waiting"]
        at_both[open_bidder].decide(bid=sale + 3)
        step = at_both[0].view["view"]["step"]
        threads = [
            threading.Thread(
                target=player.post,
                args=("/decide",),
                kwargs={"decision": {"bid": 10 + seat}, "step": step, "key": f"{sale}"},
            )
            for seat, player in enumerate(at_both)
            if seat != open_bidder
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert at_both[0].view["number"] == begin + 4 * (sale + 1)


def test_a_worker_that_is_killed_takes_nothing_along(own_server: Server) -> None:
    """Every decision that was answered is there; who was at the other worker hears of them all."""
    doomed, other = sorted(workers_of(own_server))
    tables = [new_table(own_server, "ABC") for _ in range(3)]
    watching = [Stream(at_worker(players[0], other)) for _, players in tables]
    at_doomed = [[at_worker(player, doomed) for player in players] for _, players in tables]
    answered = [0 for _ in tables]

    def play(number: int) -> None:
        tables[number][0].post("/start")
        try:
            while True:
                play_on(at_doomed[number], Random(answered[number]), 1)
                answered[number] += 1
        except httpx.TransportError:
            return

    threads = [threading.Thread(target=play, args=(number,)) for number in range(len(tables))]
    for thread in threads:
        thread.start()
    wait_for(lambda: min(answered) > 2)
    os.kill(doomed, signal.SIGKILL)
    for thread in threads:
        thread.join()
    for number, (_, players) in enumerate(tables):
        stored = at_worker(players[0], other).get("")["number"]
        assert answered[number] <= stored - len(players) - 2 <= answered[number] + 1
        watching[number].wait(stored)
    # Another takes its place, and all goes on at both.
    wait_for_both(own_server)
    for stream, (host, players) in zip(watching, tables, strict=True):
        play_on(spread(own_server, players), Random(9))
        stream.wait(host.get("")["number"])
        assert host.get("")["status"] == "over"


def test_who_is_there_is_seen_at_both_workers(server: Server) -> None:
    _, players = new_table(server)
    one, other = spread(server, players[:2])
    there = Stream(other)

    def seen() -> bool:
        return bool(one.get("")["chairs"][1]["present"])

    wait_for(seen)
    assert there.numbers is not None


def test_the_file_is_theirs_as_long_as_one_lives(own_server: Server) -> None:
    with pytest.raises(InUse):
        hold(own_server.database)
    workers = workers_of(own_server)
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    own_server.process.kill()
    own_server.process.wait(30)
    with pytest.raises(InUse):
        hold(own_server.database)
    for worker in workers:
        os.kill(worker, signal.SIGCONT)
    wait_until(lambda: not any([command_of(pid) for pid in workers]), "they outlive their parent")
    held = hold(own_server.database)
    assert held is not None
    held.close()


def test_a_deleted_table_is_gone_at_both_workers(server: Server) -> None:
    host, players = new_table(server)
    one, other = spread(server, players[:2])
    assert one.get("")["number"] == other.get("")["number"]
    host.post("/close")
    host.answer("DELETE", "")
    for player in (one, other):
        wait_for(lambda: player.http.get(f"/api/tables/{host.table}").status_code == 404)  # noqa: B023


def test_a_copy_is_made_while_both_write(server: Server, tmp_path: Path) -> None:
    host, players = new_table(server)
    host.post("/start")
    playing = threading.Thread(target=play_on, args=(spread(server, players), Random(3)))
    playing.start()
    command = ["backup", str(tmp_path / "copy"), "--database", server.database]
    told = CliRunner().invoke(spielgeld, command)
    playing.join()
    assert told.exit_code == 0, told.output
    assert host.get("")["status"] == "over"


def test_bots_and_the_clock_do_everything_once(server: Server) -> None:
    """Both workers look after every table; each decision is made once all the same."""
    host, _ = new_table(server, "", players=3, bots=dict.fromkeys("012", "random"))
    host.post("/start")
    wait_for(lambda: host.get("")["status"] == "over")
    # Besides decisions there are the promise of the cards and the start.
    assert host.get("")["number"] == len(host.get("/record")["decisions"]) + 2


def figures(client: Client) -> dict[str, list[Sample]]:
    """What Prometheus reads. No figure is described twice, and none is one process's own."""
    text = client.http.get("/metrics").raise_for_status().text
    if shutil.which("promtool"):  # Prometheus' own reader, where it is installed
        subprocess.run(["promtool", "check", "metrics"], input=text, text=True, check=True)
    families = [*text_string_to_metric_families(text)]
    assert len({family.name for family in families}) == len(families) == text.count("# HELP ")
    assert "pid=" not in text
    return {family.name: family.samples for family in families}


@pytest.mark.proof
def test_figures_are_those_of_all_who_live(own_server: Server, tmp_path: Path) -> None:
    doomed, other = sorted(workers_of(own_server))
    _, players = new_table(own_server, "ABC")
    streams = [Stream(at_worker(player, doomed)) for player in players]
    asked = at_worker(Client(own_server), other)

    def watching() -> float:
        (sample,) = figures(asked)["spielgeld_watchers"]
        return sample.value

    wait_for(lambda: watching() == len(streams))
    os.kill(doomed, signal.SIGKILL)
    wait_until(lambda: len(workers_of(own_server) - {doomed}) == 2, "no new worker")
    wait_for(lambda: watching() == 0)
    for seconds in range(2):
        assert figures(asked)["spielgeld_database_up"][0].value == 1, seconds
    tables = {sample.labels["state"]: sample.value for sample in figures(asked)["spielgeld_tables"]}
    assert tables == {"open": 1, "running": 0, "over": 0, "closed": 0}
    with without(tmp_path / "games.db", "tables"):
        there = figures(asked)
        assert there["spielgeld_database_up"][0].value == 0
        assert "spielgeld_tables" not in there
    log = own_server.stop()
    assert log.count(f"Child process [{doomed}] died") == 1
