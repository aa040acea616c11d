"""Make a virtual environment with everything the project needs: python tools/install.py .venv

uv is used where it can be had, because it is quick; pip does the same otherwise.
"""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ["--requirement", str(ROOT / "requirements.txt"), "--require-hashes"]
EDITABLE = ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)]


def run(*command: str) -> None:
    print("$", *command, flush=True)
    subprocess.run(command, check=True)


def find_uv(python: str) -> list[str] | None:
    """uv from the PATH, or fetched with pip into the new environment."""
    if shutil.which("uv"):
        return ["uv"]
    fetched = subprocess.run(
        [python, "-m", "pip", "install", "--quiet", "uv"], capture_output=True, check=False
    )
    return [python, "-m", "uv"] if fetched.returncode == 0 else None


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - the message is for older ones
        sys.exit(f"Spielgeld needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    venv = Path(sys.argv[1])
    run(sys.executable, "-m", "venv", "--clear", str(venv))
    folder = "Scripts" if sys.platform == "win32" else "bin"
    python = str(venv.resolve() / folder / "python")
    uv = find_uv(python)
    if uv is None:
        pip = [python, "-m", "pip", "install", "--quiet"]
        run(*pip, *REQUIREMENTS)
        run(*pip, *EDITABLE)
    else:
        pip = [*uv, "pip", "install", "--quiet", "--python", python]
        run(*pip, *REQUIREMENTS)
        run(*pip, *EDITABLE)


if __name__ == "__main__":
    main()
