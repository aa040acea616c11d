"""What speaks for a bid in QE, as far as its seat can know."""

from spielgeld.bots.reason import Reason, because
from spielgeld.games.qe.bots.worth import box_of, worth_now
from spielgeld.games.qe.rules.pieces import ZERO_BID_POINTS
from spielgeld.games.qe.rules.view import QeTable
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View


def qe_reasons(view: View, decision: Decision) -> list[Reason]:
    table: QeTable = view.table
    assert view.seat is not None
    if "look" in decision:
        return on_look(table, look=decision["look"])
    bid: int = decision["bid"]
    if bid == 0:
        return [*on_zero(table, view.seat), on_spending_so_far(table, view.seat)]
    reasons = [on_price(table, bid), on_company(table, view.seat)]
    if can_win(table, bid):
        return [*reasons, on_spending(table, view.seat, bid)]
    return [*reasons, on_spending_so_far(table, view.seat)]


def can_win(table: QeTable, bid: int) -> bool:
    """A bid below the open one never does, so nothing is spent."""
    open_bid = table.sales[-1].open_bid
    return open_bid is None or table.stage == "open bid" or bid > open_bid


def on_company(table: QeTable, seat: Seat) -> Reason:
    """Its own points, and what it adds to sets at once."""
    sale = table.sales[-1]
    points = box_of(table).tiles[sale.tile].points
    sets = worth_now(table, seat, sale.tile) - points
    if sets > 0:
        return because("company-sets", tile=sale.tile, points=points, sets=sets)
    return because("company", tile=sale.tile, points=points)


def on_price(table: QeTable, bid: int) -> Reason:
    """A bid against the open one; without one, against the last price that is known."""
    sale = table.sales[-1]
    if sale.open_bid is not None and sale.auctioneer is not None and table.stage != "open bid":
        return because("above-open" if bid > sale.open_bid else "below-open", open=sale.open_bid)
    known = [old for old in table.sales[:-1] if old.amount is not None]
    if not known:
        return because("no-price-known")
    return because("last-price", tile=known[-1].tile, amount=known[-1].amount)


def on_spending(table: QeTable, seat: Seat, bid: int) -> Reason:
    """QE-21: whoever has spent most is out. Is somebody else sure to be above this?"""
    total = (table.players[seat].spent or 0) + bid
    other, most = most_of_others(table, seat)
    if total < most:
        return because("safe", total=total, seat=other, amount=most)
    return because("not-safe", total=total, amount=most)


def on_spending_so_far(table: QeTable, seat: Seat) -> Reason:
    spent = table.players[seat].spent or 0
    other, most = most_of_others(table, seat)
    if spent > most:
        return because("spent-most", total=spent, amount=most)
    if spent == 0 and most == 0:
        return because("nothing-spent")
    return because("spent-less", total=spent, seat=other, amount=most)


def on_zero(table: QeTable, seat: Seat) -> list[Reason]:
    box = box_of(table)
    if not box.zero_bids_score:
        return [because("zero-no-points", points=box.tiles[table.sales[-1].tile].points)]
    if table.players[seat].zero_scored:
        return [because("zero-scored")]
    return [because("zero-scores", points=ZERO_BID_POINTS)]


def on_look(table: QeTable, *, look: bool) -> list[Reason]:
    sale = table.sales[-1]
    assert sale.winner is not None
    to_come = table.sales_in_all - len(table.sales)
    if not look:
        return [because("look-later", sales=to_come)]
    reasons = [because("look-hidden", winner=sale.winner, tile=sale.tile)]
    least = table.players[sale.winner].spent_at_least
    return [*reasons, because("look-most", seat=sale.winner, amount=least)] if least else reasons


def most_of_others(table: QeTable, seat: Seat) -> tuple[Seat, int]:
    """Who of the others has certainly spent most, and how much at least."""
    others = [other for other in range(len(table.players)) if other != seat]
    most = max(others, key=lambda other: table.players[other].spent_at_least)
    return most, table.players[most].spent_at_least
