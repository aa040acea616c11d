"""Where a server listens: at a Unix socket, or at one that systemd holds open for it."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import httpx

from tests.web.server import PATIENCE

SERVE = "from spielgeld.cli import main; main()"
# As systemd does it: the socket is number 3, and the variables name the process it is for.
ACTIVATE = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ |= {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
os.execv(sys.executable, [sys.executable, "-c", *sys.argv[2:]])
"""


def begin(*command: str, keep: tuple[int, ...] = ()) -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen(
        [sys.executable, "-c", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        pass_fds=keep,
    )
    assert process.stdout is not None
    return process, process.stdout.readline()


def end(process: subprocess.Popen[str]) -> str:
    process.terminate()
    log = process.communicate(timeout=60)[0]
    assert "Traceback" not in log
    return log


def test_a_unix_socket(tmp_path: Path) -> None:
    path = tmp_path / "socket"
    with socket.socket(socket.AF_UNIX) as left_behind:
        left_behind.bind(str(path))
    serve = [SERVE, "serve", "--lang", "en", "--database", f"sqlite:///{tmp_path}/games.db"]
    process, line = begin(*serve, "--unix-socket", str(path))
    assert str(path) in line, line
    with httpx.Client(
        transport=httpx.HTTPTransport(uds=str(path)), base_url="http://localhost", timeout=PATIENCE
    ) as client:
        proxied = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
        assert client.get("/new", headers=proxied).status_code == 200
        # Who comes by the socket is on this machine; who comes through its proxy is not.
        assert client.get("/metrics").status_code == 200
        assert client.get("/metrics", headers=proxied).status_code == 404
    second = subprocess.run(
        [sys.executable, "-c", *serve, "--unix-socket", str(path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert second.returncode == 2
    assert "somebody listens there" in second.stderr
    end(process)


def test_a_socket_of_systemd(tmp_path: Path) -> None:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        held.listen()
        number = held.fileno()
        os.set_inheritable(number, True)
        serve = [SERVE, "serve", "--lang", "en", "--database", f"sqlite:///{tmp_path}/games.db"]
        process, line = begin(ACTIVATE, str(number), *serve, keep=(number,))
        port = held.getsockname()[1]
        assert f":{port}/" in line, line
        answer = httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE)
        assert answer.text == "ok\n"
        end(process)
