"""Comparing bids."""

from collections import Counter
from typing import Final

from spielgeld.kernel.state import Seat

Bids = tuple[int, ...]
"""One standing bid per seat."""

Ties = tuple[tuple[Seat, ...], ...]
"""Who tied for the highest bid, at one comparison after another."""

TIES_THAT_END_A_SALE: Final = 3


def highest_bidders(bids: Bids) -> list[Seat]:
    highest = -1
    leaders: list[Seat] = []
    for seat, bid in enumerate(bids):
        if bid > highest:
            highest = bid
            leaders = [seat]
        elif bid == highest:
            leaders.append(seat)
    return leaders


def highest_single_bidder(
    attempts: tuple[Bids, ...], ties: Ties, *, overridden_count: bool
) -> Seat | None:
    """QE-10: the highest of the bids now standing that equals no other of them.

    QE-34: in 2017 overridden bids count too: nobody may have bid the amount in the whole sale.
    """
    standing = attempts[-1]
    made = Counter(standing)
    if overridden_count:
        for bids, tied in zip(attempts[:-1], ties, strict=False):
            made.update([bids[seat] for seat in tied])
    single = [seat for seat, bid in enumerate(standing) if made[bid] == 1]
    return max(single, key=lambda seat: standing[seat]) if single else None
