"""How markers and discs move: income, debt, happiness, money."""

from spielgeld.games.euro_crisis.rules.events import (
    BankDroppedOut,
    GameEnded,
    MoneyPaid,
    MoneyReceived,
)
from spielgeld.games.euro_crisis.rules.scoring import ranking, score
from spielgeld.games.euro_crisis.rules.state import EuroCrisisState
from spielgeld.kernel.state import Seat


def change_income(state: EuroCrisisState, seat: Seat, change: int) -> None:
    """EC-4: whoever moves to an occupied space goes on top. Below the track a bank is out."""
    if change == 0:
        return
    box = state.setting.box
    incomes = state.income
    income = min(incomes[seat] + change, box.most_income)
    incomes[seat] = income
    order = state.order
    order.remove(seat)
    if income < box.least_income:
        drop_out(state, seat)
        return
    above = 0
    for other in order:
        if incomes[other] <= income:
            break
        above += 1
    order.insert(above, seat)


def drop_out(state: EuroCrisisState, seat: Seat) -> None:
    """EC-40: the bank is out; if one is left, the game ends at this moment."""
    if state.tell is not None:
        state.tell(BankDroppedOut(seat, state.income[seat]))
    if state.is_decided:
        end_game(state)


def end_game(state: EuroCrisisState) -> None:
    state.agenda.clear()
    if state.tell is not None:
        places = ranking(state)
        scores = [score(state, seat) for seat in range(state.setting.players)]
        state.tell(
            GameEnded(tuple(places[0]), tuple([tuple(place) for place in places]), tuple(scores))
        )


def settle(state: EuroCrisisState, amounts: list[int], reason: str) -> None:
    """EC-15, EC-25: each receives or pays, from the lowest income up; a shortfall costs income."""
    for seat in state.order[::-1]:
        amount = amounts[seat]
        if amount > 0:
            state.money[seat] += amount
            if state.tell is not None:
                state.tell(MoneyReceived(seat, amount, reason))
        elif amount < 0:
            paid = min(state.money[seat], -amount)
            state.money[seat] -= paid
            if state.tell is not None:
                income = state.income[seat] + amount + paid
                state.tell(MoneyPaid(seat, -amount, paid, income, reason))
            change_income(state, seat, amount + paid)
            if state.is_decided:
                return


def change_happiness(state: EuroCrisisState, number: int, change: int) -> None:
    """EC-26: from the fist to the end of the track, the rest is lost."""
    most = state.setting.countries[number].most_happiness
    state.happiness[number] = max(0, min(state.happiness[number] + change, most))


def raise_debt(state: EuroCrisisState, number: int, steps: int) -> None:
    """EC-27: to the right, up from the last space of a row, and no further than the black one."""
    right = state.setting.countries[number].right
    space = state.debt[number]
    for _ in range(steps):
        space = right[space]
    state.debt[number] = space


def lower_debt(state: EuroCrisisState, number: int) -> None:
    """EC-27: one to the left, but never into a column that holds a loan marker."""
    country = state.setting.countries[number]
    space = country.left[state.debt[number]]
    if state.holders[number * state.setting.box.width + country.column[space]] < 0:
        state.debt[number] = space


def raise_interest(state: EuroCrisisState, number: int) -> None:
    """EC-27: one row up."""
    state.debt[number] = state.setting.countries[number].up[state.debt[number]]


def lower_interest(state: EuroCrisisState, number: int) -> None:
    """EC-27: one row down."""
    state.debt[number] = state.setting.countries[number].down[state.debt[number]]


def place_loan(state: EuroCrisisState, number: int, seat: Seat, space: int) -> int:
    """A loan marker goes from the supply to a space; says the number it covers."""
    country = state.setting.countries[number]
    column = number * state.setting.box.width + country.column[space]
    state.holders[column] = seat
    state.loan_spaces[column] = space
    state.loans[seat] -= 1
    return country.number[space]
