"""Same seed, same report, whatever runs it; workers may be killed and bots may stall."""

import json
import os
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from spielgeld.cli.analyse import command as analyse
from spielgeld.cli.arena import command as arena
from spielgeld.cli.simulate import simulate as simulate_command
from spielgeld.games.qe.research.selfplay import Course, train
from spielgeld.research.arena import play_matches, report
from spielgeld.research.executors import (
    NoCluster,
    begin_process,
    cluster_at,
    executor_for,
    load_ray,
    run_all,
)
from spielgeld.research.series import Series
from spielgeld.research.simulation import simulate
from tests.research import stalling

GAMES = 24
STALL = "tests.research.stalling"


def tournament(
    executor: Executor | None, *bots: str, limit: float | None = None, matches: int = GAMES
) -> str:
    """The report as bytes that must be equal."""
    series = Series("qe", 4, bots or ("rookie", "random"), "1", limit_seconds=limit, same_deal=True)
    return json.dumps(report(series, play_matches(series, range(matches), executor, 5)))


@pytest.fixture(scope="module")
def expected() -> str:
    return tournament(None)


@pytest.fixture(
    scope="module",
    params=[pytest.param(engine, marks=pytest.mark.proof) for engine in ("ray", "dask")],
)
def cluster(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Executor]:
    """Two workers on this machine, by each engine's own means."""
    once = tmp_path_factory.mktemp(request.param) / "killed"
    os.environ["SPIELGELD_TEST_FATAL"] = str(once)
    root = str(Path(__file__).parents[2])
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([root, *([before] if before else [])])
    try:
        if request.param == "ray":
            ray = load_ray()
            ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
            try:
                with cluster_at("ray://") as executor:
                    yield executor
            finally:
                ray.shutdown()
        else:
            distributed = import_module("distributed")
            with (
                distributed.LocalCluster(
                    n_workers=2, threads_per_worker=1, dashboard_address="127.0.0.1:0"
                ) as local,
                cluster_at(local.scheduler_address.replace("tcp://", "dask://")) as executor,
            ):
                yield executor
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


def test_a_cluster_gives_the_same_bytes(cluster: Executor, expected: str) -> None:
    assert tournament(cluster) == expected
    series = Series("plutocracy", 3, ("random",), "2")
    assert json.dumps(simulate(series, GAMES, cluster)) == json.dumps(simulate(series, GAMES))
    assert learned(cluster) == learned(None)


def learned(executor: Executor | None) -> list[bytes]:
    """A network after a little self-play, and its exam."""
    course = Course(halls=2, tables=4, hidden=(8,))
    *_, (network, progress) = train(course, 2, exam_games=1, exams=2, executor=executor)
    weights = [array.tobytes() for layer in network.layers for array in layer]
    return [*weights, json.dumps(progress.ahead).encode()]


def test_a_cluster_loses_a_worker(cluster: Executor) -> None:
    once = Path(os.environ["SPIELGELD_TEST_FATAL"])
    assert not once.exists()
    lost = tournament(cluster, f"{STALL}:fatal", "random")
    assert once.exists()
    assert lost == tournament(None, f"{STALL}:fatal", "random")


def test_a_bot_stalls_in_a_cluster(cluster: Executor) -> None:
    bots = (f"{STALL}:asleep", "random", "random", "random")
    # So long that nobody else needs it, however busy the machine is.
    stalled = tournament(cluster, *bots, limit=3, matches=2)
    faults = json.loads(stalled)["faults"]
    assert faults
    assert all("stalled for more than 3 s" in fault for fault in faults)
    assert stalled == tournament(None, *bots, limit=3, matches=2)


def test_a_bot_stalls_outside_of_a_main_thread() -> None:
    """The same games with the same faults, in threads and in the main thread."""
    for bot in ("asleep", "spinning"):
        series = Series("qe", 4, (f"{STALL}:{bot}", "random"), "1", limit_seconds=1)
        with ThreadPoolExecutor(2) as pool:
            there = list(play_matches(series, range(2), pool, 1))
        here = list(play_matches(series, range(2)))
        assert [match.faults for match in there] == [match.faults for match in here]
        assert [match.ranking for match in there] == [match.ranking for match in here]
        assert any(match.faults for match in here)


def test_any_executor_will_do(expected: str) -> None:
    for kind in (ThreadPoolExecutor, ProcessPoolExecutor):
        with kind(2) as pool:
            assert tournament(pool) == expected
            assert learned(pool) == learned(None)
    with executor_for(2) as (pool, _):
        assert tournament(pool) == expected


def test_a_process_of_this_machine_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    once = tmp_path / "killed"
    monkeypatch.setenv("SPIELGELD_TEST_FATAL", str(once))
    with executor_for(2) as (pool, _):
        killed = tournament(pool, f"{STALL}:fatal", "random")
    assert once.exists()
    assert killed == tournament(None, f"{STALL}:fatal", "random")
    once.unlink()
    environment = (dict(os.environ),)
    with (
        pytest.raises(BrokenProcessPool),
        ProcessPoolExecutor(1, None, begin_process, environment) as other,
    ):
        tournament(other, f"{STALL}:fatal", "random")


def test_results_come_in_order_and_not_all_at_once() -> None:
    taken = 0

    def numbers() -> Iterator[int]:
        nonlocal taken
        for number in range(100_000):
            taken += 1
            yield number

    with ThreadPoolExecutor(2) as pool:
        results = run_all(pool, stalling.twice, numbers(), 3)
        assert [next(results) for _ in range(5)] == [0, 2, 4, 6, 8]
        results.close()  # type: ignore[attr-defined]
    assert taken < 1000


def run(*arguments: str) -> Result:
    return CliRunner().invoke(arena, arguments)


def test_a_queue_plays_parts_that_are_merged(tmp_path: Path) -> None:
    bots = ("qe", "--bots", "rookie,random", "--seed", "3", "--processes", "1", "--json")
    whole = run(*bots, "--games", "12")
    parts = [str(tmp_path / name) for name in ("one", "two", "three")]
    for part, numbers in zip(parts, ("0:5", "5:8", "8:12"), strict=True):
        result = run(*bots, "--numbers", numbers, "--resume", part)
        assert result.exit_code == 0, result.output
    merged = run("merge", *parts[::-1], "--json")
    assert merged.exit_code == 0, merged.output
    assert json.loads(merged.output)["report"] == json.loads(whole.output)["report"]
    gap = run("merge", parts[0], parts[2])
    assert gap.exit_code == 2
    assert "game 5 and 2 more" in gap.output
    other = tmp_path / "other"
    assert run("qe", "--bots", "random", "--games", "2", "--resume", str(other)).exit_code == 0
    assert "another tournament" in run("merge", parts[0], str(other)).output
    other.write_text("nothing of the kind\n")
    assert "no results of a tournament" in run("merge", str(other)).output


def test_what_can_not_be_is_said() -> None:
    bots = ("qe", "--bots", "random", "--games", "2")
    assert "--numbers needs --resume" in run(*bots, "--numbers", "0:2").output
    for wrong in ("2", "2:1", "a:b", "-1:3"):
        assert "written as 0:500" in run(*bots, "--numbers", wrong).output
    for wrong in ("slurm://there", "nowhere"):
        result = run(*bots, "--cluster", wrong)
        assert result.exit_code == 2
        assert "ray://HOST:PORT or dask://HOST:PORT" in result.output
    with pytest.raises(NoCluster):
        cluster_at("spark://x").__enter__()
    assert "GAME" in run("--help").output


def test_simulate_and_analyse_take_a_cluster(tmp_path: Path) -> None:
    games = ("qe", "--games", "6", "--seed", "5", "--json")
    alone = CliRunner().invoke(simulate_command, [*games, "--processes", "1"])
    records = tmp_path / "games.jsonl"
    together = CliRunner().invoke(
        simulate_command, [*games, "--processes", "2", "--records", str(records)]
    )
    assert together.exit_code == 0, together.output
    assert together.output == alone.output
    one = tmp_path / "game.json"
    record = json.loads(records.read_text().splitlines()[0])
    one.write_text(json.dumps({**record, "decisions": record["decisions"][:6]}))
    weigh = [str(one), "--budget", "20it", "--json"]
    first = CliRunner().invoke(analyse, weigh)
    again = CliRunner().invoke(analyse, [*weigh, "--processes", "2"])
    assert again.exit_code == 0, again.output
    assert again.output == first.output
