"""Figures that commands write into docs/trust.md, each between two marks of its own."""

from pathlib import Path

TRUST = Path(__file__).resolve().parent.parent / "docs" / "trust.md"


def write(name: str, lines: list[str]) -> None:
    marks = f"<!-- {name} -->", f"<!-- end of {name} -->"
    text = TRUST.read_text(encoding="utf-8")
    before, found, rest = text.partition(marks[0])
    assert found, name
    _, _, after = rest.partition(marks[1])
    shown = "\n".join(lines)
    TRUST.write_text(f"{before}{marks[0]}\n{shown}\n{marks[1]}{after}", encoding="utf-8")
