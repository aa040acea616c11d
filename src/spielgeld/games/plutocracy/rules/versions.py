"""The versions of Plutocracy's rules: all that ever changed, and from which version on."""

from typing import Final

CHANGES: Final[dict[int, tuple[str, ...]]] = {2: ("PL-24",), 3: ("PL-30",)}
"""The rules that changed, by version."""

NEWEST: Final = max(CHANGES)


def gaps(rules: int) -> tuple[str, str]:
    """PL-24: the values of `gap`, the default first. In rules 1 that was the smaller one."""
    return ("larger", "smaller") if rules >= 2 else ("smaller", "larger")


def spots_stay_used(rules: int) -> bool:
    """PL-30: the spot of a member who is out. By rules 1 and 2 it was free again."""
    return rules >= 3
