"""Several worker processes behind one door: begun, replaced and ended together."""

import asyncio
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from uvicorn.config import STARTUP_FAILURE
from uvicorn.server import Server
from uvicorn.supervisors.multiprocess import Multiprocess, Process, logger

from spielgeld.web.neighbours import Neighbours
from spielgeld.web.patience import Patient
from spielgeld.web.watch import SHARED_FOLDER

LOOK_SECONDS = 0.2
LONGEST_END = 7.0
"""A worker that is asked to go needs two seconds or three; one that hangs is ended."""


class Neighbour(Server):
    """The server in a worker: it takes connections from the others, too."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        folder = Path(os.environ[SHARED_FOLDER])
        Patient.neighbours = Neighbours(folder, self.config.workers)
        Patient.neighbours.settle(self._take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if Patient.neighbours is not None:
            Patient.neighbours.leave(self._take)
            Patient.neighbours = None
        await super().shutdown(sockets)

    def _take(self, connection: socket.socket, heard: bytes) -> None:
        loop = asyncio.get_running_loop()

        def made() -> Patient:
            state = self.lifespan.state
            patient = Patient(self.config, self.server_state, state, loop)
            patient.heard = heard
            return patient

        async def take() -> None:
            with suppress(OSError):  # it may be gone by now
                await loop.connect_accepted_socket(made, connection)

        taking = loop.create_task(take())
        self.server_state.tasks.add(taking)
        taking.add_done_callback(self.server_state.tasks.discard)


class Worker(Process):
    @property
    def server(self) -> Server:
        if self._server is None:
            self._server = Neighbour(self.config)
        return self._server


class Together(Multiprocess):
    """Asked to stop, it does so at once, also while workers begin."""

    def init_processes(self) -> None:
        self.processes = [self._begin() for _ in range(self.processes_num)]
        for worker in self.processes:
            self._begins(worker)

    def _begin(self) -> Process:
        worker = Worker(self.config, self.sockets)
        worker.start()
        return worker

    def keep_subprocess_alive(self) -> None:
        """Whoever is gone, or does not answer, is replaced."""
        for place, worker in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if worker.is_alive(timeout=self.config.timeout_worker_healthcheck):
                continue
            worker.kill()
            worker.join()
            if worker.exitcode == STARTUP_FAILURE:
                logger.error("worker %s can't begin, and so nobody can", worker.pid)
                self.should_exit.set()
                return
            logger.info("worker %s is gone, and another begins", worker.pid)
            self.processes[place] = self._begin()

    def restart_all(self) -> None:
        """All successors begin at once; whoever is ready takes a place, and the old one goes."""
        successors = [self._begin() for _ in self.processes]
        gone = []
        for place, successor in enumerate(successors):
            if not self._begins(successor):
                self._give_up(successors[place:])
                break
            gone.append(self.processes[place])
            self.processes[place] = successor
            gone[-1].terminate()
        wait_for(gone)

    def join_all(self) -> None:
        wait_for(self.processes)

    def _begins(self, worker: Process) -> bool:
        """Whether it answers in time; not if it ends, or if all are to stop."""
        late = time.monotonic() + self.config.timeout_worker_healthcheck
        asked = False
        while worker.process.is_alive() and not self._stopping and time.monotonic() < late:
            if not asked:
                worker.parent_conn.send(b"ping")
                asked = True
            if worker.parent_conn.poll(LOOK_SECONDS):
                if worker.parent_conn.recv():
                    return True
                asked = False
                time.sleep(LOOK_SECONDS)
        return False

    @property
    def _stopping(self) -> bool:
        return signal.SIGINT in self.signal_queue or signal.SIGTERM in self.signal_queue

    def _give_up(self, successors: list[Process]) -> None:
        for successor in successors:
            successor.kill()
            successor.join()
        if not self._stopping:
            logger.error("%d new workers did not begin: the old ones stay", len(successors))


def wait_for(workers: Iterable[Process]) -> None:
    late = time.monotonic() + LONGEST_END
    for worker in workers:
        worker.process.join(max(0.0, late - time.monotonic()))
        if worker.process.exitcode is None:
            worker.process.kill()
            worker.process.join()


def end_with_parent() -> None:
    """A worker stops when the process that began it is gone, however that came about."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, name="parent", daemon=True).start()
