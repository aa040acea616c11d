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


def least_winning_bid(
    attempts: tuple[Bids, ...], ties: Ties, winner: Seat, low: int, *, overridden_count: bool
) -> int:
    """The least that would have won a sale, not below `low`, if all others had bid as they did.

    After a third tie (QE-10, QE-34) it is the least above all other single bids that equals none.
    """
    others = [bid for seat, bid in enumerate(attempts[-1]) if seat != winner]
    if len(ties) < TIES_THAT_END_A_SALE:
        return max(low, max(others) + 1)
    made = Counter(others)
    if overridden_count:
        for bids, tied in zip(attempts[:-1], ties, strict=False):
            made.update([bids[seat] for seat in tied])
    least = max([low - 1, *[bid for bid in others if made[bid] == 1]]) + 1
    while made[least]:
        least += 1
    return least
