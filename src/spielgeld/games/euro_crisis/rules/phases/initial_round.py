"""The initial round: first loans and first properties."""

from typing import Final

from spielgeld.games.euro_crisis.rules.choices import FirstLoan
from spielgeld.games.euro_crisis.rules.events import LoansPlaced
from spielgeld.games.euro_crisis.rules.moves import change_income, place_loan
from spielgeld.games.euro_crisis.rules.phases.privatisation import privatise
from spielgeld.games.euro_crisis.rules.state import NOBODY_SEAT, EuroCrisisState
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


FIRST_LOANS: Final = FirstLoans()
FIRST_SALES: Final = FirstSales()
INITIAL_ROUND: tuple[Phase[EuroCrisisState], ...] = (FIRST_LOANS, FIRST_SALES)
