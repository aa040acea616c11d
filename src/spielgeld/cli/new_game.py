"""spielgeld new-game: a small, complete game in a package of its own, to start from."""

import keyword
import re
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

import click

from spielgeld.cli.shared import CantRun
from spielgeld.games.package import GROUP

SAMPLE = Path(__file__).parent / "sample"

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LONGEST = 30

TAKEN = ("G", "QE", "PL", "EC")
"""Rule ids begin with these in games that are there already."""


@click.command("new-game")
@click.argument("name")
@click.option(
    "--into",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    default=Path(),
    show_default="here",
    help="The folder in which that of the game is made.",
)
def command(name: str, into: Path) -> None:
    """Write a small, complete game called NAME, to be changed into your own.

    It has rules with something hidden, words in three languages, a page, a rookie, a lesson and
    tests, and it can be played as it is.
    """
    check_name(name)
    folder = into / name
    if folder.exists():
        raise CantRun(f"{folder} is there already: choose another name, or move it away.")
    try:
        written = write_game(name, folder)
    except OSError as error:
        raise CantRun(f"{folder} can't be written: {error.strerror}.") from None
    click.echo(f"{folder}: {written} files. What comes next:\n")
    for line in (
        f"  cd {folder}",
        "  pip install --editable .",
        f"  spielgeld check {name}",
        f"  spielgeld play {name} --players 2 --bots rookie",
        "  spielgeld serve",
    ):
        click.echo(line)
    click.echo("\nThe tutorial (docs/new-game.md of Spielgeld) explains the files step by step.")


def check_name(name: str) -> None:
    if not NAME.fullmatch(name):
        raise CantRun(
            f"{name!r} can't be the name of a game: small letters and digits, words joined by"
            " hyphens, as in coffee-money."
        )
    if len(name) > LONGEST:
        raise CantRun(f"{name} is too long: at most {LONGEST} characters.")
    if name in entry_points(group=GROUP).names:
        raise CantRun(f"there is a game called {name} already.")
    module = module_of(name)
    if keyword.iskeyword(module) or find_spec(module) is not None:
        raise CantRun(f"Python has a module called {module} already: choose another name.")


def module_of(name: str) -> str:
    return name.replace("-", "_")


def prefix_of(name: str) -> str:
    """What the ids of the rules begin with: coffee-money -> CM."""
    words = name.upper().split("-")
    initials = "".join(word[0] for word in words if word[0].isalpha())
    candidates = [initials, *["".join(words)[:length] for length in (2, 3, 4)]]
    fit = [prefix for prefix in candidates if len(prefix) > 1 and prefix not in TAKEN]
    return fit[0] if fit else f"{initials}X"


def write_game(name: str, folder: Path) -> int:
    """Copy the sample with another name; says how many files there are."""
    words = [word.capitalize() for word in name.split("-")]
    instead = {
        "sample-game": name,
        "sample_game": module_of(name),
        "Sample Game": " ".join(words),
        "SampleGame": "".join(words),
        "SG-": f"{prefix_of(name)}-",
        "_sg": f"_{prefix_of(name).lower()}",
    }
    files = [
        path for path in SAMPLE.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    ]
    for path in files:
        target = folder / renamed(str(path.relative_to(SAMPLE)), instead)
        target.parent.mkdir(parents=True, exist_ok=True)
        text = renamed(path.read_text(encoding="utf-8"), instead)
        target.write_text(text, encoding="utf-8", newline="\n")
    return len(files)


def renamed(text: str, instead: dict[str, str]) -> str:
    for old, new in instead.items():
        text = text.replace(old, new)
    return text
