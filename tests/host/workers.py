"""Which worker process of a server has a client's connection: the system knows."""

import os
import signal
import socket
from pathlib import Path

from tests.web.server import Client, Server


def workers_of(server: Server) -> set[int]:
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {int(child) for child in children if b"spawn_main" in command_of(int(child))}


def command_of(pid: int) -> bytes:
    """How a process was begun; nothing if it is gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def worker_of(client: Client) -> int | None:
    """The worker at the other end of the connection that this client keeps."""
    answer = client.http.get("/healthz")
    stream = answer.extensions["network_stream"].get_extra_info("socket")
    assert isinstance(stream, socket.socket)
    inode = f"socket:[{inode_of(client.server.port, stream.getsockname()[1])}]"
    for worker in workers_of(client.server):
        if inode in {link_of(entry) for entry in Path(f"/proc/{worker}/fd").iterdir()}:
            return worker
    raise AssertionError("nobody has this connection")


def link_of(entry: Path) -> str:
    try:
        return str(entry.readlink())
    except FileNotFoundError:
        return ""


def inode_of(port: int, client: int) -> str:
    """The server's end of a connection, as the system calls it."""
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        local, remote = (int(field.rpartition(":")[2], 16) for field in fields[1:3])
        if (local, remote) == (port, client):
            return fields[9]
    raise AssertionError("no such connection")


def at_worker(client: Client, worker: int) -> Client:
    """The same player with a connection to this worker: no other one answers the door meanwhile."""
    others = workers_of(client.server) - {worker}
    for other in others:
        os.kill(other, signal.SIGSTOP)
    try:
        found = Client(client.server, client.table, *client.secrets)
        assert worker_of(found) == worker
    finally:
        for other in others:
            os.kill(other, signal.SIGCONT)
    return found
