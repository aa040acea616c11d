"""Debian's PgBouncer before a PostgreSQL: each transaction has whichever session is free."""

import getpass
import os
import socket
import subprocess
import time
from pathlib import Path

from sqlalchemy.engine import make_url

from tests.host.programs import find_program


class PgBouncer:
    """`url` leads to the same database as `database`, through the pool."""

    def __init__(self, folder: Path, database: str) -> None:
        program = find_program("pgbouncer", "pgbouncer")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        url = make_url(database)
        place = Path(str(url.query["host"]))
        settings = {
            "listen_addr": "127.0.0.1",
            "listen_port": self.port,
            "unix_socket_dir": "",
            "auth_type": "trust",
            "auth_file": folder / "users",
            "pool_mode": "transaction",
            "default_pool_size": 3,
            "max_client_conn": 500,
            "logfile": folder / "log",
        }
        lines = [f"{name} = {value}" for name, value in settings.items()]
        (folder / "users").write_text(f'"{url.username}" ""\n')
        (folder / "pgbouncer.ini").write_text(
            "\n".join(["[databases]", f"* = host={place}", "[pgbouncer]", *lines, ""])
        )
        command = [program, "-q", str(folder / "pgbouncer.ini")]
        if os.geteuid() == 0:  # it won't be root: it is who owns the database
            owner = place.stat().st_uid
            for path in (folder, *folder.iterdir()):
                os.chown(path, owner, -1)
            command = ["setpriv", f"--reuid={owner}", "--clear-groups", *command]
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        self.url = f"postgresql://{url.username or getpass.getuser()}@127.0.0.1:{self.port}"
        self.url += f"/{url.database}"
        self._wait()

    def _wait(self) -> None:
        for _ in range(600):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            assert self.process.poll() is None, "PgBouncer does not begin"
            time.sleep(0.05)
        raise AssertionError("PgBouncer does not answer")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
