"""The versions of QE's rules: all that ever changed, and from which version on.

A function that nobody asks about rules 1 any more can go, with the branch that asks it.
"""

from typing import Final

from spielgeld.games.qe.rules.bids import Ties
from spielgeld.kernel.state import Seat

CHANGES: Final[dict[int, tuple[str, ...]]] = {2: ("QE-9",), 3: ("QE-9",)}
"""The rules that changed, by version."""

NEWEST: Final = max(CHANGES)

REBIDS_BELOW: Final = ("", "last-tie", "first-tie", "own-first-bid")
"""QE-9 in `2019-fr`: what a rebid must be lower than, by version."""


def rebid_below(rules: int) -> str:
    return REBIDS_BELOW[rules]


def tie_to_go_below(rules: int, ties: Ties, seat: Seat) -> int:
    """QE-9 in `2019-fr`: the tie of its sale below whose amount a seat bids again.

    One's own first bid of a sale stands until the first tie that one is in, and is its amount.
    """
    if rules == 1:
        return len(ties) - 1
    if rules == 2:
        return 0
    return next(number for number, tied in enumerate(ties) if seat in tied)


def tells_the_first_tie(rules: int) -> bool:
    """QE-9 in `2019-fr`: by rules 2 who had to go below a tie of others was told its amount."""
    return rules == 2
