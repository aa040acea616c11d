"""Make or complete a virtual environment: python tools/install.py .venv serve|test|compile|release

`serve` is what serving needs and nothing else, `test` all that tests need as well; `compile` is
what makes wheels and `release` what publishing needs, without the program itself. uv is used where
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


def has_pip(python: str) -> bool:
    """Whether this Python has a pip that can also work in other environments."""
    code = "import pip, sys; sys.exit([int(n) for n in pip.__version__.split('.')[:2]] < [22, 3])"
    return subprocess.run([python, "-c", code], capture_output=True, check=False).returncode == 0


def pip_for(python: str) -> list[str]:
    """pip for an environment: its own, or that of the Python which runs this.

    To give it one takes a third of the time in which all is installed, so that comes last.
    """
    if not has_pip(python):
        if has_pip(sys.executable):
            return [sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check"]
        run([python, "-m", "ensurepip"], {})
    return [python, "-m", "pip", "--disable-pip-version-check"]


def find_uv(python: str) -> list[str] | None:
    """uv from the PATH, or fetched with pip into the new environment."""
    if shutil.which("uv"):
        return ["uv"]
    try:
        run([*pip_for(python), "install", "--quiet", "uv"], {})
    except Failed:
        return None
    return [python, "-m", "uv"]


def ways(python: str) -> Iterator[Way]:
    uv = find_uv(python)
    if uv is not None:
        command = [*uv, "pip", "install", "--quiet", "--python", python]
        yield Way("uv", command, {})
        yield Way("uv with the system's certificates", command, SYSTEM_CERTIFICATES)
    yield Way("pip", [*pip_for(python), "install", "--quiet"], {})


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
    """Whether the environment is there, with this version of Python."""
    try:
        found = subprocess.run(
            [python_of(venv), "-c", "import sys; print(*sys.version_info[:2])"],
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
    ours = [EDITABLE] if wanted in ("serve", "test") else []
    try:
        if not is_usable(venv):
            run([sys.executable, "-m", "venv", "--clear", "--without-pip", str(venv)], {})
        # Tests install what was built.
        if wanted == "test" and not has_pip(python_of(venv)):
            run([python_of(venv), "-m", "ensurepip"], {})
        install(python_of(venv), requirements, *ours)
    except Failed as failed:
        sys.exit(f"Spielgeld can't be installed: {failed}.")


if __name__ == "__main__":
    main()
