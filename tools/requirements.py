"""Pin what pyproject.toml asks for: python tools/requirements.py [--upgrade]

requirements/test.txt holds all that tests need, requirements/serve.txt what serving needs and
requirements/compile.txt what makes wheels, in the same versions; requirements/release.txt what
publishing needs. All are for every Python and platform, with hashes, and name no registry.
"""

import subprocess
import sys
from pathlib import Path

from install import find_uv

ROOT = Path(__file__).resolve().parent.parent
TEST, SERVE, COMPILE, RELEASE = (
    f"requirements/{name}.txt" for name in ("test", "serve", "compile", "release")
)
PIN = ["pip", "compile", "--quiet"]
PIN += ["--universal", "--generate-hashes", "--python-version", "3.11", "--no-header"]


def pin(target: str, *wanted: str) -> None:
    uv = find_uv(sys.executable)
    if uv is None:
        sys.exit("Requirements are pinned by uv, which pip could not fetch.")
    command = [*uv, *PIN, "--output-file", target, *wanted, *sys.argv[1:]]
    subprocess.run(command, cwd=ROOT, check=True)
    print(f"written: {target}")


def main() -> None:
    pin(TEST, "pyproject.toml", "--all-extras", "--group", "dev")
    pin(SERVE, "pyproject.toml", "--extra", "postgres", "--group", "build", "--constraint", TEST)
    pin(COMPILE, "--group", "compile", "--constraint", TEST)
    pin(RELEASE, "--group", "release")


if __name__ == "__main__":
    main()
