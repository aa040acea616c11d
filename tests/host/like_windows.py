"""The command line without what Windows lacks: `python -m tests.host.like_windows serve ...`."""

import os
import signal
import socket
import sys
from functools import partial

MODULES = ("fcntl", "grp", "pwd", "readline", "resource", "syslog", "termios", "uvloop")
NAMES: dict[object, tuple[str, ...]] = {
    os: ("fchmod", "fchown", "fork", "nice", "sched_getaffinity"),
    signal: ("SIGHUP", "SIGQUIT", "SIGUSR1", "SIGUSR2", "pthread_sigmask"),
    socket: ("AF_UNIX", "CMSG_LEN", "CMSG_SPACE", "SCM_RIGHTS", "recv_fds", "send_fds"),
}

# Here and not below: the processes of bots and hints load this module, too.
for name in MODULES:
    sys.modules[name] = None  # type: ignore[assignment]
# asyncio takes a pair of sockets from the system, which makes Unix sockets here.
socket.socketpair = partial(socket.socketpair, socket.AF_UNIX)
for module, names in NAMES.items():
    for name in names:
        delattr(module, name)

if hasattr(
    os, "process_cpu_count"
):  # since Python 3.13 it asks for the affinity, where there is one
    os.process_cpu_count = os.cpu_count

if __name__ == "__main__":
    from spielgeld.cli import main

    main()
