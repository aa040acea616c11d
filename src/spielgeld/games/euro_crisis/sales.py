"""The initial round, and the privatisation that it shares with London."""

from typing import Final

from spielgeld.games.euro_crisis.choices import FirstLoan, gold_bid
from spielgeld.games.euro_crisis.events import (
    BidsOpened,
    LastYearAnnounced,
    LoansPlaced,
    PropertyOffered,
    PropertySold,
)
from spielgeld.games.euro_crisis.moves import change_income, place_loan
from spielgeld.games.euro_crisis.pieces import LAST_YEAR_PP
from spielgeld.games.euro_crisis.state import NOBODY_SEAT, EuroCrisisState
from spielgeld.kernel.state import Asked, Decisions, Phase, Seat


class FirstLoans(Phase[EuroCrisisState]):
    """EC-6: each lends to a state without a loan, then in reverse order to one with one loan."""

    def asks(self, state: EuroCrisisState) -> Asked:
        setting = state.setting
        lying = [
            setting.countries[number].columns - state.loans_in(number).count(NOBODY_SEAT)
            for number in range(len(setting.names))
        ]
        wanted = state.turn // setting.players
        return {self.lender(state): FirstLoan(setting, tuple(lying), wanted)}

    def lender(self, state: EuroCrisisState) -> Seat:
        setting = state.setting
        last = 2 * setting.players - 1
        step = state.turn if state.turn < setting.players else last - state.turn
        return (setting.first + step) % setting.players

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        seat = self.lender(state)
        number = state.setting.numbers[decisions[seat]["lend"]]
        country = state.setting.countries[number]
        space = country.first_loans[state.turn // state.setting.players]
        change_income(state, seat, place_loan(state, number, seat, space))
        if state.tell is not None:
            loan = (*country.place(space), country.number[space])
            state.tell(LoansPlaced(seat, country.name, (loan,), state.income[seat]))
        state.turn += 1
        if state.turn < 2 * state.setting.players:
            state.follow((self,))


class FirstSales(Phase[EuroCrisisState]):
    """EC-7: every state sells its first property, in the order of the states."""

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        number = state.sale + 1
        if number < len(state.setting.names):
            state.follow((self,))
            privatise(state, number)
        else:
            state.sale = -1


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


FIRST_LOANS: Final = FirstLoans()
FIRST_SALES: Final = FirstSales()
GOLD_BIDS: Final = GoldBids()
INITIAL_ROUND: tuple[Phase[EuroCrisisState], ...] = (FIRST_LOANS, FIRST_SALES)


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
    holders = state.loans_in(state.sale)
    equal: list[Seat] = []
    most = 0
    for seat in tied:
        loans = holders.count(seat)
        if loans > most:
            most, equal = loans, [seat]
        elif loans == most:
            equal.append(seat)
    if most == 0:
        for seat in state.order:
            if seat in tied:
                return seat, "income"
    if len(equal) == 1:
        return equal[0], "loans"
    while holders[-1] not in equal:
        holders.pop()
    return holders[-1], "right"


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
