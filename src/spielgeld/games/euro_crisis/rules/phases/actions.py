"""The five actions."""

from typing import Final

from spielgeld.games.euro_crisis.rules.choices import (
    BORROW_OR_SKIP,
    DONE,
    SKIP,
    Govern,
    Lend,
    OrElse,
    Reform,
    buy_or_skip,
)
from spielgeld.games.euro_crisis.rules.events import (
    ActionSkipped,
    GoodsBought,
    GovernmentChanged,
    LoansPlaced,
    LoansTaken,
    ReformMade,
    RomeEnded,
)
from spielgeld.games.euro_crisis.rules.moves import (
    change_happiness,
    change_income,
    lower_debt,
    lower_interest,
    place_loan,
    raise_debt,
    raise_interest,
    settle,
)
from spielgeld.games.euro_crisis.rules.phases.privatisation import privatise
from spielgeld.games.euro_crisis.rules.pieces import (
    BORROWING_COST,
    CARDS,
    COMMUNISTS,
    CONSERVATIVES,
    LIBERALS,
    MOST_REFORMS,
    PARTIES,
    PARTY_NUMBER,
    SOCIALISTS,
)
from spielgeld.games.euro_crisis.rules.state import EuroCrisisState
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.state import Asked, Decisions, Phase


class Frankfurt(Phase[EuroCrisisState]):
    """EC-20: take any number of loan markers; each costs 2 income."""

    def asks(self, state: EuroCrisisState) -> Asked:
        return {state.actor: BORROW_OR_SKIP}

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        seat = state.actor
        decision = decisions[seat]
        if is_skipped(state, decision):
            return
        markers: int = decision["borrow"]
        state.loans[seat] += markers
        if state.tell is not None:
            income = state.income[seat] - BORROWING_COST * markers
            state.tell(LoansTaken(seat, markers, income))
        change_income(state, seat, -BORROWING_COST * markers)


class London(Phase[EuroCrisisState]):
    """EC-21: place loan markers in one state, which then privatises."""

    def asks(self, state: EuroCrisisState) -> Asked:
        columns = [free_columns(state, number) for number in range(len(state.debt))]
        lend = Lend(state.setting, state.loans[state.actor], columns)
        return {state.actor: OrElse(lend, SKIP)}

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        seat = state.actor
        decision = decisions[seat]
        if is_skipped(state, decision):
            return
        number = state.setting.numbers[decision["lend"]]
        country = state.setting.countries[number]
        row_start = state.debt[number] - country.column[state.debt[number]]
        placed: list[int] = []
        column = 0
        start = number * state.setting.box.width
        while len(placed) < decision["markers"]:
            if state.holders[start + column] < 0:
                placed.append(country.lend_at[row_start + column])
            column += 1
        rise = sum([place_loan(state, number, seat, space) for space in placed])
        change_income(state, seat, rise)
        if state.tell is not None:
            spaces = [(*country.place(space), country.number[space]) for space in placed]
            state.tell(LoansPlaced(seat, country.name, tuple(spaces), state.income[seat]))
        privatise(state, number)


def free_columns(state: EuroCrisisState, number: int) -> int:
    """How many columns left of the debt marker have no loan marker."""
    start = number * state.setting.box.width
    end = start + state.setting.countries[number].column[state.debt[number]]
    return state.holders[start:end].count(-1)


class Moscow(Phase[EuroCrisisState]):
    """EC-22: buy gold and weapons; what was bought gets dearer."""

    def asks(self, state: EuroCrisisState) -> Asked:
        box = state.setting.box
        return {
            state.actor: buy_or_skip(
                box.gold_track[state.gold_price],
                box.weapons_track[state.weapons_price],
                state.money[state.actor],
            )
        }

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        seat = state.actor
        decision = decisions[seat]
        if is_skipped(state, decision):
            return
        gold: int = decision["buy_gold"]
        weapons: int = decision["buy_weapons"]
        box = state.setting.box
        cost = gold * box.gold_track[state.gold_price]
        cost += weapons * box.weapons_track[state.weapons_price]
        state.money[seat] -= cost
        state.gold[seat] += gold
        state.weapons[seat] += weapons
        if gold:
            state.gold_price = min(state.gold_price + 1, len(box.gold_track) - 1)
        if weapons:
            state.weapons_price = min(state.weapons_price + 1, len(box.weapons_track) - 1)
        if state.tell is not None:
            prices = box.gold_track[state.gold_price], box.weapons_track[state.weapons_price]
            state.tell(GoodsBought(seat, gold, weapons, cost, *prices))


class Brussels(Phase[EuroCrisisState]):
    """EC-23: change the government of a state, whose happiness falls by 1."""

    def asks(self, state: EuroCrisisState) -> Asked:
        return {state.actor: OrElse(Govern(state.setting, state.large.copy()), SKIP)}

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        decision = decisions[state.actor]
        if is_skipped(state, decision):
            return
        name: str = decision["state"]
        large: str = decision["large"]
        small: str = decision["small"]
        number = state.setting.numbers[name]
        state.large[number] = PARTY_NUMBER[large]
        state.small[number] = PARTY_NUMBER[small]
        state.large_left[number] = state.setting.box.large_steps
        state.small_left[number] = state.setting.box.small_steps
        change_happiness(state, number, -1)
        if state.tell is not None:
            happiness = state.happiness[number]
            state.tell(GovernmentChanged(state.actor, name, large, small, happiness))


class Rome(Phase[EuroCrisisState]):
    """EC-24: the first of up to 4 reforms, or none."""

    def asks(self, state: EuroCrisisState) -> Asked:
        return {state.actor: OrElse(possible_reforms(state), SKIP)}

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        decision = decisions[state.actor]
        if not is_skipped(state, decision):
            reform(state, decision)


class FurtherReform(Phase[EuroCrisisState]):
    """EC-24: the next reform, or the end of Rome."""

    def asks(self, state: EuroCrisisState) -> Asked:
        return {state.actor: OrElse(possible_reforms(state), DONE)}

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        decision = decisions[state.actor]
        if "done" not in decision:
            reform(state, decision)
        elif state.tell is not None:
            state.tell(RomeEnded(state.actor, state.reforms))


FRANKFURT: Final = Frankfurt()
LONDON: Final = London()
MOSCOW: Final = Moscow()
BRUSSELS: Final = Brussels()
ROME: Final = Rome()
FURTHER_REFORM: Final = FurtherReform()
ACTIONS: Final[tuple[Phase[EuroCrisisState], ...]] = (FRANKFURT, LONDON, MOSCOW, BRUSSELS, ROME)
"""In the order of CARDS."""


def is_skipped(state: EuroCrisisState, decision: Decision) -> bool:
    """EC-12: an action may be left out as a whole."""
    if "skip" not in decision:
        return False
    if state.tell is not None:
        state.tell(ActionSkipped(state.actor, CARDS[state.revealed[state.actor]]))
    return True


def possible_reforms(state: EuroCrisisState) -> Reform:
    governing: list[int] = []
    movable: list[int] = []
    for number in range(len(state.large)):
        large = number * len(PARTIES) + state.large[number]
        small = number * len(PARTIES) + state.small[number]
        governing.append(large)
        governing.append(small)
        if state.large_left[number]:
            movable.append(large)
        if state.small_left[number]:
            movable.append(small)
    return Reform(state.setting, governing, movable, state.money[state.actor])


def reform(state: EuroCrisisState, decision: Decision) -> None:
    """EC-24: pay 1, move a government marker in, and let it take effect or not."""
    seat = state.actor
    number = state.setting.numbers[decision["state"]]
    party = PARTY_NUMBER[decision["party"]]
    state.money[seat] -= 1
    state.reforms += 1
    if state.large[number] == party:
        state.large_left[number] -= 1
        left = state.large_left[number]
    else:
        state.small_left[number] -= 1
        left = state.small_left[number]
    is_real = decision["reform"] == "real"
    if is_real:
        move_by_party(state, number, party)
    if state.tell is not None:
        country, space = state.setting.countries[number], state.debt[number]
        made = ReformMade(
            seat,
            country.name,
            decision["party"],
            is_real,
            left,
            country.place(space),
            state.happiness[number],
            country.to_black[space],
        )
        state.tell(made)
    if is_real and party in (LIBERALS, COMMUNISTS):
        pay_by_party(state, number, party)
    if state.is_decided:
        return
    if seat in state.order and state.reforms < MOST_REFORMS:
        state.follow((FURTHER_REFORM,))
    elif state.tell is not None:
        state.tell(RomeEnded(seat, state.reforms))


def move_by_party(state: EuroCrisisState, number: int, party: int) -> None:
    """EC-25: debt and happiness, or the interest row."""
    if party == CONSERVATIVES:
        lower_debt(state, number)
        change_happiness(state, number, -1)
    elif party == SOCIALISTS:
        raise_debt(state, number, 1)
        change_happiness(state, number, 1)
    elif party == LIBERALS:
        lower_interest(state, number)
    else:
        raise_interest(state, number)


def pay_by_party(state: EuroCrisisState, number: int, party: int) -> None:
    """EC-25: 1 for each property in the state: received with liberals, paid with communists."""
    each = 1 if party == LIBERALS else -1
    owners = state.owners[number]
    amounts = [each * owners.count(seat) for seat in range(state.setting.players)]
    settle(state, amounts, PARTIES[party])
