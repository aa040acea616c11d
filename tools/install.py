"""Make or complete a virtual environment: python tools/install.py .venv serve|test

`serve` is what serving needs and nothing else, `test` all that tests need as well. uv is used where
it can be had, because it is quick: with the certificates it brings, then with the system's (those
of a company, say). Where neither works pip does, as it may know a mirror that uv does not.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
EDITABLE = ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
# By its newer and its older name.
SYSTEM_CERTIFICATES = {"UV_SYSTEM_CERTS": "true", "UV_NATIVE_TLS": "true"}


class Failed(Exception):
    """A command did not do its work; the last line that it said."""


class Way(NamedTuple):
    """One way to install packages."""

    name: str
    command: list[str]
    environment: dict[str, str]


def run(command: list[str], environment: dict[str, str]) -> None:
    said = [f"{name}={value}" for name, value in environment.items()]
    print("$", *said, *command, flush=True)
    try:
        done = subprocess.run(
            command,
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            check=False,
        )
    except OSError as error:
        raise Failed(f"{command[0]}: {error.strerror}") from None
    if done.returncode != 0:
        raise Failed(last_line(done.stdout))


def last_line(text: str) -> str:
    """What a tool said last, without its frame; notices about a newer pip tell nothing."""
    lines = [line.strip(" ╰─▶│├×→.") for line in text.splitlines() if "[notice]" not in line]
    return next((line for line in reversed(lines) if line), "it did not say why")


def find_uv(python: str) -> list[str] | None:
    """uv from the PATH, or fetched with pip into the new environment."""
    if shutil.which("uv"):
        return ["uv"]
    try:
        run([python, "-m", "pip", "install", "--quiet", "uv"], {})
    except Failed:
        return None
    return [python, "-m", "uv"]


def ways(python: str) -> Iterator[Way]:
    uv = find_uv(python)
    if uv is not None:
        command = [*uv, "pip", "install", "--quiet", "--python", python]
        yield Way("uv", command, {})
        yield Way("uv with the system's certificates", command, SYSTEM_CERTIFICATES)
    yield Way("pip", [python, "-m", "pip", "install", "--quiet"], {})


def install(python: str, *wanted: list[str]) -> None:
    """Install each of these by the first way that can do all of them."""
    reason = ""
    for way in ways(python):
        try:
            for arguments in wanted:
                run([*way.command, *arguments], way.environment)
        except Failed as failed:
            reason = f"{way.name} says: {failed}"
            print(f"  {reason}", flush=True)
        else:
            return
    raise Failed(reason)


def python_of(venv: Path) -> str:
    folder = "Scripts" if sys.platform == "win32" else "bin"
    return str(venv.resolve() / folder / "python")


def is_usable(venv: Path) -> bool:
    """Whether the environment is there, with pip and this version of Python."""
    try:
        found = subprocess.run(
            [python_of(venv), "-c", "import pip, sys; print(*sys.version_info[:2])"],
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return False
    return found.stdout.split() == [str(number) for number in sys.version_info[:2]]


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - the message is for older ones
        sys.exit(f"Spielgeld needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    venv, wanted = Path(sys.argv[1]), sys.argv[2]
    requirements = ["--require-hashes", "--requirement", str(ROOT / f"requirements/{wanted}.txt")]
    try:
        if not is_usable(venv):
            run([sys.executable, "-m", "venv", "--clear", str(venv)], {})
        install(python_of(venv), requirements, EDITABLE)
    except Failed as failed:
        sys.exit(f"Spielgeld can't be installed: {failed}.")


if __name__ == "__main__":
    main()
