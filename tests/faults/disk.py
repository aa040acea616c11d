"""Disks that are really full, and files that really can't be written.

Both need a machine on which this user may mount and mark files (root, in most containers). Where
that is not so, a limit on the size of files stands for them, or for PostgreSQL its end, and the
figures say how often.
"""

import contextlib
import errno
import os
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path


def try_to(*command: str) -> bool:
    try:
        return subprocess.run(command, capture_output=True).returncode == 0
    except OSError:
        return False


@cache
def can_mount() -> bool:
    return os.geteuid() == 0 and try_to("unshare", "--mount", "mount", "-t", "tmpfs", "no", "/mnt")


@contextmanager
def small_disk(folder: str, megabytes: int) -> Iterator[bool]:
    """A file system of its own in this folder; False if that can't be."""
    mounted = can_mount() and try_to(
        "mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=755", "faults", folder
    )
    try:
        yield mounted
    finally:
        if mounted:
            try_to("umount", "--lazy", folder)


@contextmanager
def filled(folder: str) -> Iterator[None]:
    """Not a byte is left on it."""
    path = Path(folder, "filler")
    with path.open("wb", buffering=0) as file:
        for size in (1 << 20, 1 << 12, 1):
            with contextlib.suppress(OSError):
                while True:
                    file.write(bytes(size))
    assert no_room(folder), "the disk is not full"
    try:
        yield
    finally:
        path.unlink()


def no_room(folder: str) -> bool:
    path = Path(folder, "more")
    try:
        path.write_bytes(bytes(1 << 12))
    except OSError as error:
        return error.errno == errno.ENOSPC
    finally:
        path.unlink(missing_ok=True)
    return False


@contextmanager
def read_only(paths: list[str]) -> Iterator[bool]:
    """Nobody can write these files, not even whoever has them open; False if that can't be."""
    marked = os.geteuid() == 0 and try_to("chattr", "+i", *paths)
    try:
        yield marked
    finally:
        try_to("chattr", "-i", *paths)


@contextmanager
def limited_files(pid: int, size: int) -> Iterator[None]:
    """No file of this process can grow beyond that."""
    try:
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, before[1]))
    except ProcessLookupError:
        yield
        return
    try:
        yield
    finally:
        with contextlib.suppress(ProcessLookupError):
            resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
