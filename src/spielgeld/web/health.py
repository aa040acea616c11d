"""How the server is: /healthz, /readyz, and /metrics as Prometheus reads it.

Every process keeps its own figures; where there are several, whoever is asked adds them up.
"""

import asyncio
import json
import logging
import os
from collections import Counter
from collections.abc import Iterable
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import NamedTuple, get_args

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client import Counter as EventCounter
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from prometheus_client.registry import Collector

from spielgeld.house.service import Service
from spielgeld.house.standing import Status
from spielgeld.house.thinking.workers import Workers
from spielgeld.store import Entry
from spielgeld.vigil import Vigil

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
SECONDS_BETWEEN_LOOKS = 5.0
PATIENCE = 2.0
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

ENTRIES = EventCounter("spielgeld_entries", "Entries added to journals", ["kind"])
COMMITS = Histogram("spielgeld_commit_seconds", "Time of a commit", buckets=QUICK)
REQUESTS = Histogram(
    "spielgeld_request_seconds", "Time of an answer", ["route", "status"], buckets=QUICK
)
WATCHERS = Gauge("spielgeld_watchers", "Open streams and sockets", multiprocess_mode="livesum")
AT_HAND = Gauge("spielgeld_tables_at_hand", "Tables in memory", multiprocess_mode="livesum")
QUEUES = Gauge("spielgeld_queue", "What waits", ["what"], multiprocess_mode="livesum")
FAILURES = Gauge(
    "spielgeld_failures", "How often a part failed", ["part"], multiprocess_mode="livesum"
)

log = logging.getLogger("spielgeld.requests")


class HealthReport(NamedTuple):
    text: str
    status: int = 200
    kind: str = "text/plain; charset=utf-8"


class Snapshot(Collector):
    """Figures of one moment. A Gauge would be kept, and added up with those of other workers."""

    def __init__(self, families: list[GaugeMetricFamily]) -> None:
        self._families = families

    def collect(self) -> list[GaugeMetricFamily]:
        return self._families


class Health:
    """`readers` are the networks whose machines may read /metrics."""

    def __init__(
        self,
        service: Service,
        thinking: dict[str, Workers],
        vigil: Vigil,
        readers: Iterable[str],
    ) -> None:
        self._service = service
        self._thinking = thinking
        self._vigil = vigil
        self._readers = [ip_network(reader, strict=False) for reader in readers]

    async def look(self) -> None:
        """Look at what comes and goes."""
        live = self._service.live
        WATCHERS.set(live.watching + live.seated_watchers)
        AT_HAND.set(self._service.tables_at_hand)
        QUEUES.labels("writes").set(self._service.writes_waiting)
        for name, workers in self._thinking.items():
            QUEUES.labels(name).set(workers.waiting)
        for part in self._vigil.parts:
            FAILURES.labels(part.name).set(part.failures)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """One request: the kind of page and how it was answered, never its address or visitor."""
        if not route.endswith("/stream"):
            REQUESTS.labels(route, str(status)).observe(seconds)
        if log.isEnabledFor(logging.INFO):
            said = {"method": method, "route": route, "status": status}
            log.info("request", extra={"said": {**said, "ms": round(1000 * seconds, 1)}})

    async def report(self, path: str, visitor: str) -> HealthReport | None:
        """What to say to who watches; None if they asked for something else."""
        if path == "/healthz":
            return HealthReport("ok\n")
        if path == "/readyz":
            return await self._ready()
        if path == "/metrics" and self._may_read(visitor):
            return await self._metrics()
        return None

    def _may_read(self, visitor: str) -> bool:
        try:
            address = ip_address(visitor)
        except ValueError:
            return False
        return any([address in network for network in self._readers])

    async def _ready(self) -> HealthReport:
        """Whether new visitors should be sent here: the database answers and everything runs."""
        waits = {part.name: part.last for part in self._vigil.parts if not part.running}
        if self._service.live.closing:
            waits["server"] = "stopping"
        try:
            await asyncio.wait_for(self._service.check_database(), PATIENCE)
        except Exception as error:
            waits["database"] = type(error).__name__
        text = json.dumps({"ready": not waits, "waits": waits})
        return HealthReport(f"{text}\n", 503 if waits else 200, "application/json")

    async def _metrics(self) -> HealthReport:
        await self.look()
        registry: CollectorRegistry = REGISTRY
        if SHARED_FOLDER in os.environ:
            bury_the_dead(Path(os.environ[SHARED_FOLDER]))
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        stored = CollectorRegistry()
        stored.register(await self._stored())
        text = generate_latest(registry) + generate_latest(stored)
        return HealthReport(text.decode(), kind=CONTENT_TYPE_LATEST)

    async def _stored(self) -> Snapshot:
        """What the database knows, which is the same for all processes; if it answers at all."""
        up = GaugeMetricFamily("spielgeld_database_up", "Whether the database answers", value=0)
        try:
            counts = await asyncio.wait_for(self._service.counts(), PATIENCE)
        except Exception:
            return Snapshot([up])
        up = GaugeMetricFamily("spielgeld_database_up", "Whether the database answers", value=1)
        tables = GaugeMetricFamily("spielgeld_tables", "Tables by state", labels=["state"])
        for state in get_args(Status):
            tables.add_metric([state], counts.tables.get(state, 0))
        mails, pushes = "Mails that wait to be sent", "Pushes that wait to be sent"
        due = GaugeMetricFamily("spielgeld_mails_due", mails, value=counts.mails_due)
        told = GaugeMetricFamily("spielgeld_pushes_due", pushes, value=counts.pushes_due)
        return Snapshot([up, tables, due, told])


def count_entries(seconds: float, entries: list[Entry]) -> None:
    """Called by the thread that writes, after each commit."""
    COMMITS.observe(seconds)
    for kind, number in Counter([entry.kind for entry in entries]).items():
        ENTRIES.labels(kind).inc(number)


def bury_the_dead(folder: Path) -> None:
    """What a process that is gone had open counts no more."""
    for path in folder.glob("gauge_live*_*.db"):
        pid = path.stem.rpartition("_")[2]
        if pid.isdecimal() and is_gone(int(pid)):
            mark_process_dead(int(pid))  # type: ignore[no-untyped-call]


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        pass
    return False
