"""The versions of QE's rules: all that ever changed, and from which version on.

A function that nobody asks about rules 1 any more can go, with the branch that asks it.
"""

from typing import Final

CHANGES: Final[dict[int, tuple[str, ...]]] = {2: ("QE-9",)}
"""The rules that changed, by version."""

NEWEST: Final = max(CHANGES)


def first_tie_binds(rules: int) -> bool:
    """QE-9 in `2019-fr`: a rebid must be lower than the first tie of its sale.

    Rules 1 compared it with the tie just made.
    """
    return rules >= 2
