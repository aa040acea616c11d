"""Bids that are hardly meant."""

from spielgeld.games.qe.rules.view import QeTable
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.view import View

STRIKING = 1000
"""Smaller bids are never asked about."""
LEAP = 10


def is_striking(view: View, decision: Decision) -> bool:
    """A bid far above anything that the bidder has seen at this table."""
    bid: int = decision.get("bid", 0)
    return bid >= STRIKING and bid >= LEAP * max(amounts_seen(view), default=0)


def amounts_seen(view: View) -> list[int]:
    table: QeTable = view.table
    seen = [sale.open_bid for sale in table.sales]
    for sale in table.sales:
        seen += [bid for attempt in sale.attempts for bid in attempt]
    return [amount for amount in seen if amount is not None]
