"""Bids that are legal."""

from spielgeld.kernel.choice import Choice, Decision


def near(bid: int, choice: Choice) -> Decision:
    """The bid, or the next legal one: above it, or below it where bids must fall."""
    for other in (bid, bid + 1, max(bid, 1)):
        if {"bid": other} in choice:
            return {"bid": other}
    high = getattr(choice, "high", None)
    return {"bid": high} if high is not None and {"bid": high} in choice else {"bid": 0}
