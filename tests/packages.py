"""Debian's packages for tests, where the machine has them and may install them."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

LOCK = Path(tempfile.gettempdir()) / "spielgeld-tests-apt.lock"
QUIETLY = {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
PATIENCE = 600


def install(package: str) -> None:
    """As far as that can be done. Who installs at the same time is waited for.

    A machine that is new knows no packages, or old ones, until it has asked.
    """
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        wanted = ("install", "--yes", "--quiet", package)
        if not apt(*wanted):
            apt("update", "--quiet")
            apt(*wanted)


def apt(*command: str) -> bool:
    whole = ["apt-get", "--option", f"DPkg::Lock::Timeout={PATIENCE}", *command]
    environment = {**os.environ, **QUIETLY}
    done = subprocess.run(
        whole, capture_output=True, check=False, timeout=PATIENCE, env=environment
    )
    return done.returncode == 0
