"""The values of the box, and how each of them is known."""

from typing import Any, Final

from spielgeld.games.euro_crisis.rules.pieces import load
from spielgeld.kernel.facts import Facts

REMARKS: Final = ("about", "provenance")


def box_facts() -> Facts:
    """The values of board.json, without its remarks, and how each of them is known."""
    return Facts(without_remarks(load("board.json")), load("sources.json"))


def without_remarks(board: dict[str, Any]) -> dict[str, Any]:
    """Only what a game is played by."""
    kept: dict[str, Any] = {}
    for key, value in board.items():
        if key not in REMARKS and not key.endswith("note"):
            kept[key] = without_remarks(value) if isinstance(value, dict) else value
    return kept
