"""Run tests on every supported Python that is to be had: python tools/pythons.py tests/...

Each has an environment of its own under build/pythons, with all that tests need.
"""

import re
import subprocess
import sys
from pathlib import Path

from install import EDITABLE, ROOT, Failed, find_uv, install, python_of, run

TEST = ["--require-hashes", "--requirement", str(ROOT / "requirements/test.txt")]


def supported() -> list[str]:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return re.findall(r'"Programming Language :: Python :: (3\.\d+)"', text)


def find(version: str, uv: list[str]) -> str | None:
    """An interpreter that is installed here; none is fetched."""
    command = [*uv, "python", "find", "--system", "--no-python-downloads", version]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    return found.stdout.strip() or None


def main() -> None:
    uv = find_uv(sys.executable)
    if uv is None:
        sys.exit("Pythons are found by uv, which pip could not fetch.")
    failed = []
    for version in supported():
        interpreter = find(version, uv)
        if interpreter is None:
            print(f"Python {version}: not here")
            continue
        venv = Path(ROOT, "build", "pythons", version)
        try:
            if not venv.exists():
                run([interpreter, "-m", "venv", str(venv)], {})
            install(python_of(venv), TEST, EDITABLE)
        except Failed as error:
            sys.exit(f"Python {version} can't be tried: {error}.")
        pytest = [python_of(venv), "-m", "pytest", "-n", "auto", "--dist", "worksteal"]
        if subprocess.run([*pytest, *sys.argv[1:]], cwd=ROOT, check=False).returncode:
            failed.append(version)
    if failed:
        sys.exit(f"Tests fail on Python {', '.join(failed)}.")


if __name__ == "__main__":
    main()
