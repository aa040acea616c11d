"""`spielgeld` as a process of its own: a copy of one that has read all modules and words.

To begin on its own takes a process longer than what most tests ask of it; tests/cli/test_play.py
does so where a terminal matters.
"""

import os
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path

from tests.copies import START

LONGEST = 200.0


def run(
    *arguments: object, typed: str = "", lang: str = "en_GB.UTF-8"
) -> subprocess.CompletedProcess[str]:
    """What it said and how it ended, when this was typed."""
    command = [str(argument) for argument in arguments]
    environment = {**os.environ, "LANG": lang, "LC_ALL": lang, "COLUMNS": "100"}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "typed").write_text(typed, encoding="utf-8")
        process = START.Process(target=carry_out, args=(command, environment, os.getcwd(), folder))
        process.start()
        process.join(LONGEST)
        if process.exitcode is None:
            process.kill()
            raise subprocess.TimeoutExpired(command, LONGEST)
        said, complained = [
            (folder / name).read_text(encoding="utf-8") for name in ("said", "complained")
        ]
    return subprocess.CompletedProcess(command, process.exitcode, said, complained)


def carry_out(arguments: list[str], environment: dict[str, str], where: str, folder: Path) -> None:
    assert "tests.warm" in sys.modules, "nothing is warm: tests/warm.py can't be imported"
    os.chdir(where)
    for number, name in enumerate(("typed", "said", "complained")):
        opened = os.open(folder / name, os.O_CREAT | (os.O_WRONLY if number else os.O_RDONLY))
        os.dup2(opened, number)
        os.close(opened)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", buffering=1, encoding="utf-8", closefd=False)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(environment)
    warnings.simplefilter("error")
    from spielgeld.cli import main

    sys.argv = ["spielgeld", *arguments]
    main()
