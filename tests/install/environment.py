"""Environments that hold what a package declares and nothing else.

Packages are copied from the environment in which the tests run, so no network is needed: as
links, and with their bytecode, so that it is quick.
"""

import os
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from importlib.util import cache_from_source
from pathlib import Path
from shutil import copy2

from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


class Environment:
    """A virtual environment of its own, empty at first."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, symlinks=True)
        self.bin = folder / "bin"
        self.python = self.bin / "python"
        self.site = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder)}))
        self.outside = {"PATH": str(self.bin), "LANG": "en_GB.UTF-8", "HOME": str(folder)}
        if "SPIELGELD_COMPILED" in os.environ:
            self.outside["SPIELGELD_COMPILED"] = "1"
        self._there: set[tuple[str, str]] = set()

    def bring(self, *wanted: str) -> None:
        """Copy these packages, and all that they declare to need."""
        for text in wanted:
            requirement = Requirement(text)
            found = distribution(requirement.name)
            for extra in ("", *requirement.extras):
                name = canonicalize_name(requirement.name)
                if (name, extra) not in self._there:
                    self._there.add((name, extra))
                    if not extra:
                        self._copy(found)
                    self.bring(*needs(found, extra))

    def _copy(self, found: Distribution) -> None:
        for file in found.files or []:
            if ".." not in file.parts and "__pycache__" not in file.parts:
                path, target = Path(str(file.locate())), self.site / file
                put(path, target)
                if path.suffix == ".py":
                    put(Path(cache_from_source(path)), Path(cache_from_source(target)))

    def install(self, wheel: Path, extra: str = "") -> None:
        """Install a wheel, with what it declares; pip must find that nothing is missing."""
        self.bring(*needs(distribution("spielgeld"), ""))
        if extra:
            self.bring(*needs(distribution("spielgeld"), extra))
        self._pip("install", "--quiet", "--no-deps", "--no-index", "--no-compile", str(wheel))
        self._pip("check")

    def _pip(self, *arguments: str) -> None:
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), *arguments]
        done = subprocess.run(pip, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    def run(
        self, *command: str, typed: str = "", folder: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.bin / command[0]), *command[1:]],
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            cwd=folder or self.bin.parent,
            env=self.outside,
        )


def put(path: Path, target: Path) -> None:
    """A file, if there is one, in a second place. Bytecode counts only with its source's time."""
    if path.exists():
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            target.hardlink_to(path)
        except OSError:
            copy2(path, target)


def needs(found: Distribution, extra: str) -> Iterator[str]:
    """What a package (or one of its extras) declares, on this machine."""
    for text in found.requires or []:
        requirement = Requirement(text)
        marker = requirement.marker
        if applies(marker, extra) and not (extra and applies(marker, "")):
            if requirement.name == "spielgeld":
                for inner in requirement.extras:
                    yield from needs(found, inner)
            else:
                yield f"{requirement.name}[{','.join(requirement.extras)}]"


def applies(marker: Marker | None, extra: str) -> bool:
    return marker is None or marker.evaluate({"extra": extra})
