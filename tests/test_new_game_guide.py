"""The guide to a new game: every command in it runs and says what it says there."""

import re
import shutil
from pathlib import Path

import pytest

from tests.test_plug_in import GENERATED, install, run

GUIDE = Path(__file__).resolve().parent.parent / "docs" / "new-game.md"
NOT_RUN = ("cd ", "pip ", "spielgeld serve")
"""The folder and the installation are the test's own; tests/test_plug_in.py serves the game."""
TYPED = "\n1\n5\n\n2\n3\n4\n"


def steps() -> list[tuple[str, str, str]]:
    """The blocks of the guide in order: the title of the step, the kind and the text of each."""
    found = []
    for part in GUIDE.read_text(encoding="utf-8").split("\n## ")[1:]:
        title = part.partition("\n")[0]
        for kind, text in re.findall(r"```(console|diff)\n(.*?)```", part, flags=re.DOTALL):
            found.append((title, kind, text))
    return found


def commands(text: str) -> list[tuple[str, list[str]]]:
    """Each command of a block, with the lines that it must say."""
    found: list[tuple[str, list[str]]] = []
    for line in text.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        elif line.strip():
            found[-1][1].append(line)
    return found


def change(folder: Path, text: str) -> None:
    """Put the new lines of a diff in the place of the old ones, which must be there once."""
    first, *lines = text.rstrip("\n").split("\n")
    path = folder / first.removeprefix("--- ")
    old, new = (
        "".join(f"{line[1:]}\n" for line in lines if line[:1] in (" ", "", sign)) for sign in "-+"
    )
    whole = path.read_text(encoding="utf-8")
    assert whole.count(old) == 1, f"{path}:\n{old}"
    path.write_text(whole.replace(old, new), encoding="utf-8")


@pytest.mark.proof
def test_every_step_of_the_guide(tmp_path: Path) -> None:
    path = tmp_path / "installed"
    folder = tmp_path / GENERATED
    done = []
    for title, kind, text in steps():
        done.append(title)
        if kind == "diff":
            change(folder, text)
            continue
        for command, said in commands(text):
            if command.startswith("pip install"):
                # The modules stay where they are, as with --editable.
                install(path, folder)
                shutil.rmtree(path / "coffee_money")
            if command.startswith(NOT_RUN):
                continue
            where = folder if folder.exists() else tmp_path
            result = run(folder / "src", *command.split(), typed=TYPED, folder=where, also=path)
            shown = f"{result.stdout}{result.stderr}exit code {result.returncode}"
            for line in said:
                assert line in shown, f"{title}, {command}:\n{shown}"
            assert "exit code 1" in said or result.returncode == 0, shown
    assert len(set(done)) >= 9


def test_the_guide_counts_its_steps() -> None:
    titles = re.findall(r"^## (\d+)\. ", GUIDE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert [int(number) for number in titles] == list(range(1, len(titles) + 1))
