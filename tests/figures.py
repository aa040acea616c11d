"""Figures that commands write into pages of docs/, each between two marks of its own."""

import argparse
from pathlib import Path

DOCS = Path(__file__).resolve().parent.parent / "docs"


def write(name: str, lines: list[str], page: str = "trust") -> None:
    marks = f"<!-- {name} -->", f"<!-- end of {name} -->"
    path = DOCS / f"{page}.md"
    text = path.read_text(encoding="utf-8")
    before, found, rest = text.partition(marks[0])
    assert found, name
    _, _, after = rest.partition(marks[1])
    shown = "\n".join(lines)
    path.write_text(f"{before}{marks[0]}\n{shown}\n{marks[1]}{after}", encoding="utf-8")


def how_many(command: str, about: str, default: int) -> int:
    """The one argument of a command that measures; anything else is refused."""
    parser = argparse.ArgumentParser(f"python -m {command}", description=about)
    parser.add_argument("many", nargs="?", type=at_least_one, default=default)
    many: int = parser.parse_args().many
    return many


def at_least_one(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) > 0):
        raise argparse.ArgumentTypeError(f"{text!r} is no number above zero")
    return int(text)
