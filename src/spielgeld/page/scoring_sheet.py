"""The scoring sheet, line by line."""

from dataclasses import dataclass


@dataclass(frozen=True)
class SheetLine:
    """A category with one cell per player, and the rule behind it."""

    label: str
    rule: str
    cells: tuple[int | str, ...]
    kind: str = ""
