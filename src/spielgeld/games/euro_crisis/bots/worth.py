"""What a €uro Crisis table is worth to each bank, in points of the final score."""

import math

from spielgeld.games.euro_crisis.rules.pieces import LEAD_PER_PROPERTY, QUARTERS, YEARS
from spielgeld.games.euro_crisis.rules.state import EuroCrisisState
from spielgeld.kernel.state import Seat

GOLD_IN_SALES = 2.5
WEAPONS_IN_RIOTS = 0.15
MONEY = 0.3
"""What these are worth beyond the final score, while there is time to use them."""
MARKER = 2.6
"""The income that a loan marker in one's supply may still bring."""


class Season:
    """How much of the game is still to come."""

    def __init__(self, state: EuroCrisisState) -> None:
        years = 0 if state.is_last_year else YEARS - state.year
        quarters = QUARTERS - state.quarter if state.quarter else 0
        if state.quarter == 0 and not state.event and state.starters[0] < 0:
            quarters = QUARTERS
        self.years = years
        self.left = (years * QUARTERS + quarters) / (YEARS * QUARTERS)
        self.soon = min(3.0 * self.left, 1.0)
        self.anger_to_come = state.quarter <= 1
        self.economy_to_come = state.quarter <= 2


def worth_of_all(state: EuroCrisisState) -> list[float]:
    """For each seat what it has, what that will bring, and what it may lose."""
    season = Season(state)
    players = state.setting.players
    income_worth = 0.5 + MONEY * season.years
    gold = 0.5 + GOLD_IN_SALES * season.soon
    weapons = 0.5 + WEAPONS_IN_RIOTS * season.soon
    worth = [0.0] * players
    for seat in range(players):
        worth[seat] = (
            state.pp[seat]
            + gold * state.gold[seat]
            + weapons * state.weapons[seat]
            + income_worth * state.income[seat]
            + MONEY * season.soon * state.money[seat]
            + MARKER * income_worth * season.soon * min(state.loans[seat], 4)
        )
        if seat not in state.order:
            worth[seat] -= 40.0
        elif state.income[seat] < -12:
            worth[seat] -= 2.0 * (-12 - state.income[seat])
    for number in range(len(state.setting.names)):
        lose_loans(state, number, season, worth)
        lose_property(state, number, season, worth)
    return worth


def standing(state: EuroCrisisState, seat: Seat) -> float:
    """What a seat has more than the others."""
    worth = worth_of_all(state)
    others = [worth[other] for other in range(len(worth)) if other != seat]
    return worth[seat] - 0.3 * sum(others) / len(others) - 0.3 * max(others)


def danger(steps: float) -> float:
    """How likely something happens that is so many steps beyond what is sure to come."""
    return 0.95 if steps <= 0 else 0.6 * math.exp(-steps / 2.0)


def lose_loans(state: EuroCrisisState, number: int, season: Season, worth: list[float]) -> None:
    """A debt cut takes loan markers and the income from them."""
    country, setting = state.setting.countries[number], state.setting
    start = number * setting.box.width
    mine = [0] * setting.players
    for column in range(country.columns):
        holder = state.holders[start + column]
        if holder >= 0:
            mine[holder] += country.number[state.loan_spaces[start + column]]
    if not any(mine):
        return
    steps, space = 0, state.debt[number]
    while space != country.black and steps < 40:
        space = country.right[space]
        steps += 1
    # Income that is paid out before the cut comes is kept: only what is left after it is lost.
    lost = 0.0
    for year in range(state.year, state.year + season.years + 1):
        if year > state.year or season.economy_to_come:
            named = setting.economy[year - 1] == country.name
            steps -= country.economy_shock if named else setting.box.economy_others
        if year < state.year + season.years:
            lost += MONEY * danger(steps)
        steps -= country.annual_debt
    chance = danger(steps)
    lost += 0.5 * chance
    for seat, income in enumerate(mine):
        if income:
            worth[seat] -= lost * income
            if state.income[seat] - income < -20:
                worth[seat] -= chance * 15.0


def lose_property(state: EuroCrisisState, number: int, season: Season, worth: list[float]) -> None:
    """A riot takes the topmost property, if the people are strong enough."""
    owners = state.owners[number]
    if not owners:
        return
    country, setting = state.setting.countries[number], state.setting
    steps = float(state.happiness[number])
    first = state.year - 1 if season.anger_to_come else state.year
    for year in range(first, state.year + season.years):
        named = setting.anger[year] == country.name
        steps -= setting.box.anger_named if named else setting.box.anger_others
    lead = min(country.fist_weapons / LEAD_PER_PROPERTY, 1.0)
    owner, points = owners[-1], country.property_values[len(owners) - 1]
    armed = min(state.weapons[owner] / country.fist_weapons, 1.0)
    worth[owner] -= danger(steps) * lead * (1.0 - 0.7 * armed) * points * 0.8
