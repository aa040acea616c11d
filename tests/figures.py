"""Figures that commands write into pages of docs/, each between two marks of its own."""

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
