"""Several worker processes behind one door: begun, replaced and ended together."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterable

from uvicorn.supervisors.multiprocess import Multiprocess, Process, logger

LOOK_SECONDS = 0.2
LONGEST_END = 7.0
"""A worker that is asked to go needs two seconds or three; one that hangs is ended."""


class Together(Multiprocess):
    """Asked to stop, it does so at once, also while workers begin."""

    def init_processes(self) -> None:
        super().init_processes()
        for worker in self.processes:
            self._begins(worker)

    def restart_all(self) -> None:
        """All successors begin at once; whoever is ready takes a place, and the old one goes."""
        successors = [Process(self.config, self.sockets) for _ in self.processes]
        for successor in successors:
            successor.start()
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
