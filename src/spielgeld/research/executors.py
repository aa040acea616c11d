"""Where games are played: in this process, in others, or on other machines.

Everything that plays many games takes any executor of `concurrent.futures`. Numbers go out in
chunks and results come back in order, so the same seed gives the same report, whatever ran it.
"""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")

LOCAL_CHUNK = 4
CLUSTER_CHUNK = 25
"""Games in one task: on a cluster a single task costs milliseconds before it begins."""
AHEAD = 64
"""So many chunks are on their way at once, so that a long series does not fill the memory."""
ATTEMPTS = 3
"""How often a chunk is tried whose process was killed."""


class NoCluster(ValueError):
    """There is no such kind of cluster, or what it needs is not installed."""


class LocalProcesses(Executor):
    """Processes on this machine. Where one is killed, its chunk is played again in a new pool."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = self._start()

    def _start(self) -> ProcessPoolExecutor:
        pool = ProcessPoolExecutor(self.processes, None, begin_process, (dict(os.environ),))
        # Started before anything else runs here that a forked process should not inherit.
        list(pool.map(abs, range(self.processes)))
        return pool

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        try:
            return self.pool.submit(fn, *args, **kwargs)
        except BrokenProcessPool:
            self.pool = self._start()
            return self.pool.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.pool.shutdown(wait=wait, cancel_futures=cancel_futures)


def begin_process(environment: dict[str, str]) -> None:
    """However processes begin: the environment is that of now, interrupts are the parent's."""
    os.environ.update(environment)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run_all(
    executor: Executor | None,
    function: Callable[[T], R],
    inputs: Iterable[T],
    chunk: int = LOCAL_CHUNK,
) -> Iterator[R]:
    """What the function says to each input, in order."""
    if executor is None:
        yield from map(function, inputs)
        return
    chunks = batched(inputs, chunk)
    waiting: deque[tuple[Future[list[R]], tuple[T, ...]]] = deque()
    try:
        for each in islice(chunks, AHEAD):
            waiting.append((executor.submit(run_chunk, function, each), each))
        while waiting:
            future, asked = waiting.popleft()
            yield from _result(executor, function, future, asked)
            for each in islice(chunks, 1):
                waiting.append((executor.submit(run_chunk, function, each), each))
    finally:
        for future, _ in waiting:
            future.cancel()


def batched(inputs: Iterable[T], size: int) -> Iterator[tuple[T, ...]]:
    several = iter(inputs)
    while chunk := tuple(islice(several, size)):
        yield chunk


def run_chunk(function: Callable[[T], R], chunk: tuple[T, ...]) -> list[R]:
    return [function(each) for each in chunk]


def _result(
    executor: Executor, function: Callable[[T], R], future: Future[list[R]], chunk: tuple[T, ...]
) -> list[R]:
    """Clusters try again by themselves; a pool on this machine is started anew."""
    for _ in range(ATTEMPTS - 1):
        try:
            return future.result()
        except BrokenProcessPool:
            if not isinstance(executor, LocalProcesses):
                raise
            future = executor.submit(run_chunk, function, chunk)
    return future.result()


@contextmanager
def executor_for(
    processes: int, cluster: str | None = None
) -> Iterator[tuple[Executor | None, int]]:
    """An executor and the size of its chunks; None is this process itself."""
    if cluster is not None:
        with cluster_at(cluster) as executor:
            yield executor, CLUSTER_CHUNK
    elif processes == 1:
        yield None, 1
    else:
        pool = LocalProcesses(processes)
        try:
            yield pool, LOCAL_CHUNK
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
        pool.shutdown()


@contextmanager
def cluster_at(address: str) -> Iterator[Executor]:
    """A cluster by its address: ray://host:10001, dask://host:8786.

    `ray://` and `dask://` alone start one on this machine, with a worker for every core.
    """
    kind, found, place = address.partition("://")
    if not found or kind not in ("ray", "dask"):
        raise NoCluster(f"a cluster is ray://HOST:PORT or dask://HOST:PORT, not {address!r}")
    try:
        with ray_at(place) if kind == "ray" else dask_at(place) as executor:
            yield executor
    except ModuleNotFoundError as error:
        if error.name not in ("ray", "distributed", "dask"):
            raise
        raise NoCluster(f"{kind}:// needs spielgeld[{kind}]") from None


def load_ray() -> Any:
    """Ray reads its settings when it is loaded: those of the environment come first."""
    # Ray otherwise counts how it is used and tells its makers.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # On a busy machine its own 30 seconds are not enough for all of its processes to start.
    os.environ.setdefault("RAY_raylet_start_wait_time_s", "150")
    return import_module("ray")


@contextmanager
def ray_at(place: str) -> Iterator[Executor]:
    ray = load_ray()
    mine = not ray.is_initialized()
    if mine and place:
        ray.init(f"ray://{place}", log_to_driver=False, logging_level="warning")
    elif mine:
        ray.init(include_dashboard=False, log_to_driver=False, logging_level="warning")
    try:
        yield RayExecutor(ray)
    finally:
        if mine:
            ray.shutdown()


class RayExecutor(Executor):
    """Ray's tasks as futures. A task whose worker was killed is run again by Ray."""

    def __init__(self, ray: Any) -> None:
        self.run: Any = ray.remote(max_retries=ATTEMPTS)(call)

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        future: Future[R] = self.run.remote(fn, args, kwargs).future()
        return future


def call(function: Callable[..., Any], args: Any, kwargs: Any) -> Any:
    return function(*args, **kwargs)


@contextmanager
def dask_at(place: str) -> Iterator[Executor]:
    start: Any = import_module("distributed").Client
    # One thread each: games are pure Python, and a bot that stalls holds up its own worker only.
    alone = {"threads_per_worker": 1, "dashboard_address": "127.0.0.1:0"}
    client = start(f"tcp://{place}") if place else start(**alone)
    try:
        yield client.get_executor(pure=False, retries=ATTEMPTS)
    finally:
        client.close()
