"""A €uro Crisis table that a seat can't tell from the true one: for search.

All is open but the cards that others chose and have not revealed: these are made up from
what they hold.
"""

from random import Random

from spielgeld.games.euro_crisis.rules.board_file import box_of
from spielgeld.games.euro_crisis.rules.phases.crises import CRISES, END_RIOT, NEXT_CRISIS
from spielgeld.games.euro_crisis.rules.phases.initial_round import FIRST_SALES
from spielgeld.games.euro_crisis.rules.phases.year import (
    CHOOSE_QUARTERS,
    ECONOMY,
    END_EVENT,
    NATIONAL_DEBT,
    PUBLIC_ANGER,
    QUARTER,
    TAKE_TURNS,
    YEAR,
)
from spielgeld.games.euro_crisis.rules.pieces import CARD_NUMBER, CARDS, PARTY_NUMBER
from spielgeld.games.euro_crisis.rules.state import (
    NO_CARD,
    NOBODY_SEAT,
    EuroCrisisState,
    Setting,
    lay_out,
)
from spielgeld.games.euro_crisis.rules.view import STAGES, BankView, EuroCrisisTable
from spielgeld.kernel.state import Phase, Seat
from spielgeld.kernel.view import View

EVENTS = {"anger": PUBLIC_ANGER, "economy": ECONOMY, "debt": NATIONAL_DEBT}


def imagine_state(view: View, rng: Random) -> EuroCrisisState:
    table: EuroCrisisTable = view.table
    setting = Setting(
        box_of(view.options["board"]),
        view.players,
        table.first,
        tuple([state.name for state in table.states]),
        table.tokens.anger,
        tuple([name for name, _ in table.tokens.economy]),
        table.tokens.market,
    )
    setting.first_income = table.first_income
    governments = [
        (PARTY_NUMBER[state.large.party], PARTY_NUMBER[state.small.party]) for state in table.states
    ]
    state = lay_out(setting, governments)
    state.year = table.year
    state.quarter = table.quarter
    state.event = table.event or ""
    state.direction = table.direction
    state.is_last_year = table.last_year
    state.turn = table.turn
    state.actor = seat_or_nobody(table.actor)
    state.decider = seat_or_nobody(table.decider)
    state.reforms = table.reforms
    state.gold_price = table.market.gold_at
    state.weapons_price = table.market.weapons_at
    state.order = list(table.income_order)
    state.starters = [seat_or_nobody(seat) for seat in table.starters]
    if table.sale is not None:
        state.sale = setting.numbers[table.sale.state]
    if table.riot is not None:
        state.crisis = setting.numbers[table.riot.state]
        state.placed = tuple([weapons for _, weapons in table.riot.placed])
    put_states(state, table)
    for seat, bank in enumerate(table.banks):
        put_bank(state, seat, bank)
        if bank.has_hidden_card:
            is_own = seat == view.seat and table.chosen is not None
            card = table.chosen if is_own else imagine_card(bank, rng)
            state.chosen[seat] = NO_CARD if card is None else CARD_NUMBER[card]
    if table.stage != "over":
        state.follow(agenda_from(table))
    return state


def seat_or_nobody(seat: Seat | None) -> Seat:
    return NOBODY_SEAT if seat is None else seat


def put_states(state: EuroCrisisState, table: EuroCrisisTable) -> None:
    for number, seen in enumerate(table.states):
        country = state.setting.countries[number]
        state.debt[number] = country.space(*seen.debt)
        state.happiness[number] = seen.happiness
        state.large_left[number] = seen.large.steps_left
        state.small_left[number] = seen.small.steps_left
        state.owners[number] = seen.owners
        for bond in seen.bonds:
            column = number * state.setting.box.width + bond.column - 1
            state.holders[column] = bond.seat
            state.loan_spaces[column] = country.space(bond.column, bond.row)


def put_bank(state: EuroCrisisState, seat: Seat, bank: BankView) -> None:
    state.money[seat] = bank.money
    state.gold[seat] = bank.gold
    state.weapons[seat] = bank.weapons
    state.loans[seat] = bank.loans
    state.income[seat] = bank.income
    state.pp[seat] = bank.pp
    state.hands[seat] = tuple([bank.cards[card] for card in CARDS])
    if bank.revealed is not None:
        state.chosen[seat] = state.revealed[seat] = CARD_NUMBER[bank.revealed]


def imagine_card(bank: BankView, rng: Random) -> str:
    held = [card for card in CARDS for _ in range(bank.cards[card])]
    return held[int(rng.random() * len(held))]


def agenda_from(table: EuroCrisisTable) -> tuple[Phase[EuroCrisisState], ...]:
    """What is being asked, what it interrupts, and the rest of the year."""
    stage = STAGES[table.stage]
    if table.quarter == 0 and table.event is None and stage != CHOOSE_QUARTERS:
        return (stage, FIRST_SALES, *YEAR)
    return (stage, *interrupted(table), *rest_of_year(table))


def interrupted(table: EuroCrisisTable) -> tuple[Phase[EuroCrisisState], ...]:
    """What goes on after the current question, within its quarter or event."""
    outer = TAKE_TURNS if table.event is None else END_EVENT
    if table.stage == "choose quarters":
        return ()
    if table.stage == "choose cards":
        return (outer,)
    if table.stage == "place weapons":
        return (END_RIOT, NEXT_CRISIS, outer)
    if table.stage == "choose crisis":
        return (NEXT_CRISIS, outer)
    return (CRISES, outer)


def rest_of_year(table: EuroCrisisTable) -> tuple[Phase[EuroCrisisState], ...]:
    if table.event is not None:
        now: Phase[EuroCrisisState] = EVENTS[table.event]
    elif table.quarter:
        now = QUARTER[table.quarter - 1]
    else:
        now = CHOOSE_QUARTERS
    return YEAR[YEAR.index(now) + 1 :]
