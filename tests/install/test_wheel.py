"""What is built installs into an empty environment, plays there, and says what is missing.

With SPIELGELD_COMPILED set these are the compiled rules: see `make test-compiled`.
"""

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from spielgeld import __version__
from tests.install.environment import Environment

pytestmark = pytest.mark.proof

ROOT = Path(__file__).resolve().parent.parent.parent
COMPILED = "SPIELGELD_COMPILED" in os.environ
GAMES = ["euro-crisis", "plutocracy", "qe"]


def test_a_wheel_in_an_empty_environment(tmp_path: Path) -> None:
    """One test: to build and to install takes longer than all that is looked at."""
    source = build_source(tmp_path)
    wheel = build_wheel(source)
    assert (wheel.name == f"spielgeld-{__version__}-py3-none-any.whl") != COMPILED
    has_all_licences(wheel)
    environment = Environment(tmp_path / "environment")
    environment.install(wheel)
    plays_at_the_terminal(environment)
    plays_in_python_with_all_bots(environment)
    says_what_brings(environment, "server", "serve", "--port", "0")
    says_what_brings(environment, "server", "tables")
    says_what_brings(environment, "arena", "arena", "qe", "--games", "1")
    says_what_brings(environment, "plots", "simulate", "qe", "--games", "1", "--plot", "one.svg")
    environment.install(wheel, "server")
    elsewhere = ["--database", "postgresql://nobody@127.0.0.1/none"]
    says_what_brings(environment, "postgres", "serve", "--port", "0", *elsewhere)
    keeps_the_rules(environment, source)


def has_all_licences(wheel: Path) -> None:
    """Ours, and those of the fonts and of htmx, which are in it."""
    with zipfile.ZipFile(wheel) as archive:
        names = {Path(name).name for name in archive.namelist() if "/licenses/" in name}
    assert names == {
        "LICENSE",
        "fraunces-LICENSE.txt",
        "public-sans-LICENSE.txt",
        "htmx-LICENSE.txt",
    }


def build_source(folder: Path) -> Path:
    """The source distribution, unpacked."""
    build(ROOT, "sdist", folder)
    with tarfile.open(folder / f"spielgeld-{__version__}.tar.gz") as archive:
        archive.extractall(folder, filter="data")
    return folder / f"spielgeld-{__version__}"


def build_wheel(source: Path) -> Path:
    """A wheel built of the source distribution, as pip would."""
    tree = {"SPIELGELD_COMPILED_TREE": str(ROOT / "build/compiled-for-tests")} if COMPILED else {}
    build(source, "wheel", source.parent, **tree)
    (built,) = source.parent.glob("*.whl")
    return built


def build(folder: Path, target: str, into: Path, **environment: str) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", target]
    subprocess.run(
        [*command, "--directory", str(into)],
        cwd=folder,
        env={**os.environ, **environment},
        check=True,
        capture_output=True,
    )


def plays_at_the_terminal(environment: Environment) -> None:
    done = environment.run("spielgeld", "play", "qe", "--seed", "3", typed="5\n" * 3)
    assert done.stderr == ""
    assert "Stopped after 15 decisions." in done.stdout
    listed = environment.run("spielgeld", "games").stdout
    assert [name for name in GAMES if name in listed] == GAMES


PLAY = """
from random import Random
import spielgeld.kernel.play
from spielgeld import bots, games

for name in games.installed():
    levels = [level for level in bots.known(name) if level != "quant"] + ["quant@1it"]
    decide = [bots.find(level, name) for level in levels]
    play = games.new(name, players=4, seed=1)
    while play.step < 12:
        seat, bot = play.waiting[0], decide[play.step % len(decide)]
        play.submit(seat, bot(play.view(seat), play.choice(seat), Random(1)))
    print(name, *levels)
print(spielgeld.kernel.play.__file__)
"""


def plays_in_python_with_all_bots(environment: Environment) -> None:
    done = environment.run("python", "-c", PLAY)
    assert done.stderr == ""
    *games, kernel = done.stdout.splitlines()
    assert [line.split()[0] for line in games] == GAMES
    for line in games:
        assert {"banker", "random", "rookie", "quant@1it"} <= set(line.split())
    assert kernel.startswith(str(environment.site))
    assert kernel.endswith(".py") != COMPILED


def says_what_brings(environment: Environment, extra: str, *command: str) -> None:
    done = environment.run("spielgeld", *command)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert f"pip install 'spielgeld[{extra}]'" in done.stderr


def keeps_the_rules(environment: Environment, source: Path) -> None:
    """The tests of the rules, as the source distribution has them."""
    environment.bring("pytest-xdist", "pytest-timeout", "hypothesis")
    pytest = ["python", "-m", "pytest", "-p", "no:cacheprovider"]
    done = environment.run(*pytest, "tests/rulebook", "tests/test_records.py", folder=source)
    assert done.returncode == 0, done.stdout
    assert re.search(r"^\d{3,} passed", done.stdout, re.MULTILINE), done.stdout
