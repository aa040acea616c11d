"""Pin what pyproject.toml asks for: python tools/requirements.py [--upgrade]

requirements/test.txt holds all that tests need, requirements/serve.txt what serving needs, in the
same versions. Both are for every Python and platform, with hashes, and name no registry.
"""

import subprocess
import sys
from pathlib import Path

from install import find_uv

ROOT = Path(__file__).resolve().parent.parent
TEST, SERVE = "requirements/test.txt", "requirements/serve.txt"
COMPILE = ["pip", "compile", "pyproject.toml", "--quiet"]
COMPILE += ["--universal", "--generate-hashes", "--python-version", "3.11", "--no-header"]


def pin(target: str, *wanted: str) -> None:
    uv = find_uv(sys.executable)
    if uv is None:
        sys.exit("Requirements are pinned by uv, which pip could not fetch.")
    command = [*uv, *COMPILE, "--output-file", target, *wanted, *sys.argv[1:]]
    subprocess.run(command, cwd=ROOT, check=True)
    print(f"written: {target}")


def main() -> None:
    pin(TEST, "--all-extras", "--group", "dev")
    pin(SERVE, "--extra", "postgres", "--group", "build", "--constraint", TEST)


if __name__ == "__main__":
    main()
