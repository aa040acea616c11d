"""EC-30, EC-31: a state sells its cheapest property to the highest bid of gold."""

from typing import Final

from spielgeld.games.euro_crisis.rules.choices import gold_bid
from spielgeld.games.euro_crisis.rules.events import (
    BidsOpened,
    LastYearAnnounced,
    PropertyOffered,
    PropertySold,
)
from spielgeld.games.euro_crisis.rules.pieces import LAST_YEAR_PP
from spielgeld.games.euro_crisis.rules.state import EuroCrisisState
from spielgeld.kernel.state import Asked, Decisions, Phase, Seat


class GoldBids(Phase[EuroCrisisState]):
    """EC-30, EC-31: all bid gold at once and in secret; the highest pays and owns."""

    def asks(self, state: EuroCrisisState) -> Asked:
        return {seat: gold_bid(state.gold[seat]) for seat in state.order}

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        highest = -1
        tied: list[Seat] = []
        for seat, decision in decisions.items():
            bid: int = decision["gold"]
            if bid > highest:
                highest = bid
                tied = [seat]
            elif bid == highest:
                tied.append(seat)
        winner, tie = tied[0], ""
        if len(tied) > 1:
            winner, tie = break_tie(state, tied)
        number = state.sale
        country = state.setting.countries[number]
        lot = len(state.owners[number])
        if state.tell is not None:
            bids = [
                decisions[seat]["gold"] if seat in decisions else None
                for seat in range(state.setting.players)
            ]
            name, points = country.sheet.properties[lot]
            state.tell(BidsOpened(name, tuple(bids)))
            state.tell(PropertySold(country.name, name, points, winner, highest, tie or None))
        state.gold[winner] -= highest
        state.owners[number] += (winner,)
        state.pp[winner] += country.property_values[lot]
        check_last_year(state, winner)


GOLD_BIDS: Final = GoldBids()


def privatise(state: EuroCrisisState, number: int) -> None:
    """EC-30: the state sells its cheapest unsold property, if one is left."""
    state.sale = number
    country = state.setting.countries[number]
    lot = len(state.owners[number])
    if lot < len(country.property_names):
        if state.tell is not None:
            state.tell(PropertyOffered(country.name, *country.sheet.properties[lot]))
        state.follow((GOLD_BIDS,))


def break_tie(state: EuroCrisisState, tied: list[Seat]) -> tuple[Seat, str]:
    """EC-31: who of the tied wins, and by what: income, loans, or the one furthest right."""
    winner = next(seat for seat in tie_order(state) if seat in tied)
    holders = state.loans_in(state.sale)
    most = holders.count(winner)
    if most == 0:
        return winner, "income"
    equal = sum([holders.count(seat) == most for seat in tied])
    return winner, "loans" if equal == 1 else "right"


def tie_order(state: EuroCrisisState) -> list[Seat]:
    """EC-31: more loan markers in the state; then the one furthest right; else more income."""
    holders = state.loans_in(state.sale)
    lenders = [seat for seat in dict.fromkeys(holders[::-1]) if seat in state.order]
    lenders.sort(key=lambda seat: -holders.count(seat))
    return lenders + [seat for seat in state.order if seat not in lenders]


def check_last_year(state: EuroCrisisState, seat: Seat) -> None:
    """EC-16: whoever has 33 PP at any point makes this year the last."""
    if state.pp[seat] >= LAST_YEAR_PP and not state.is_last_year:
        state.is_last_year = True
        if state.tell is not None:
            state.tell(LastYearAnnounced(seat, state.pp[seat]))
