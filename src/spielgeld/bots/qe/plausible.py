"""Imagined QE tables with amounts that are not only possible but likely."""

from random import Random

from spielgeld import games
from spielgeld.bots.qe.beliefs import Beliefs
from spielgeld.games.qe.state import QeState, Sale
from spielgeld.games.qe.view import SaleView
from spielgeld.kernel.play import Play
from spielgeld.kernel.view import View


def imagine_plausible(view: View, rng: Random) -> Play:
    """An imagined play in which hidden bids are such as this seat has seen."""
    assert view.seat is not None
    beliefs = Beliefs(view.table, view.seat)
    play = games.imagine(view, rng)
    state = play.state
    assert isinstance(state, QeState)
    for number, seen in enumerate(view.table.sales):
        if seen.winner is not None and seen.amount is None and not seen.ties:
            reprice(state, number, seen, beliefs, rng)
    return play


def reprice(state: QeState, number: int, seen: SaleView, beliefs: Beliefs, rng: Random) -> None:
    """Give a sale without ties another winning amount, above all bids that it must beat."""
    sale = state.sales[number]
    assert sale.winner is not None
    known = [bid for bid in seen.attempts[-1] if bid is not None]
    amount = max(beliefs.in_money(beliefs.likely_amount(seen, rng)), max([*known, 0]) + 1)
    bids = list(sale.attempts[-1])
    lost = [
        seat for seat, bid in enumerate(seen.attempts[-1]) if bid is None and seat != sale.winner
    ]
    least = 1 if state.box.zero_bids_score else 0
    # Room for a bid that is neither the open bid nor a zero that would have been revealed.
    amount = min(max(amount, least + 3), state.limit - 1)
    for seat in lost:
        bid = beliefs.in_money(beliefs.likely_bid(seat, 3.0, rng))
        bids[seat] = bid if least <= bid < amount else least + int(rng.random() * 2)
        if bids[seat] == seen.open_bid:
            bids[seat] += 1 if bids[seat] + 1 < amount else -1
    bids[sale.winner] = amount
    attempts = (tuple(bids),)
    state.spent[sale.winner] += amount - sale.amount
    state.sales[number] = Sale(
        sale.tile, sale.auctioneer, attempts, sale.ties, sale.winner, amount, sale.looked
    )
    if number == state.sale:
        state.attempts = attempts
