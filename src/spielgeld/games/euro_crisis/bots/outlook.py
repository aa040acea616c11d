"""Who will end ahead of whom, read off a €uro Crisis table between two years.

Each bank has marks: its features, weighted by how many years are left. The difference of two
banks' marks gives the odds that one ends ahead of the other. The weights in outlook.json are a
logistic regression over games of quick hands and bankers, made by tools/tune.py.
"""

import json
import math
from importlib.resources import files

from spielgeld.games.euro_crisis.bots.sense import anger_slack, danger, years_left
from spielgeld.games.euro_crisis.rules.pieces import YEARS
from spielgeld.games.euro_crisis.rules.scoring import score
from spielgeld.games.euro_crisis.rules.state import EuroCrisisState

FEATURES = (
    "points",
    "gold",
    "gold beyond 4",
    "weapons",
    "income",
    "money",
    "money beyond 12",
    "loan markers",
    "loan markers beyond 2",
    "income in danger this year",
    "income in danger by the end",
    "danger that a cut puts one out",
    "income below -6",
    "income below -13",
    "topmost properties in danger",
    "the same where one has weapons",
    "second properties in danger",
    "properties",
    "place in the order of income",
    "room for loan markers",
    "share of all gold",
)
CLOSE = 2.0
"""A final score so far ahead counts as fairly sure: play to the end is only a likely one."""
OUT = -50.0


def read_weights() -> list[list[float]]:
    """By years left, from the last one on."""
    file = files("spielgeld.games.euro_crisis.bots").joinpath("outlook.json")
    weights: dict[str, list[float]] = json.loads(file.read_text(encoding="utf-8"))["weights"]
    by_year = [weights[name] for name in FEATURES]
    return [[row[left] for row in by_year] for left in range(len(by_year[0]))]


WEIGHTS = read_weights()


def chances(state: EuroCrisisState) -> list[float]:
    """For each bank the share of the others that it may hope to end ahead of."""
    seats = range(state.setting.players)
    if not state.agenda:
        marks = [score(state, seat) / CLOSE for seat in seats]
    else:
        weights = WEIGHTS[min(YEARS - state.year, len(WEIGHTS) - 1)]
        marks = [weighted(weights, row) for row in features(state)]
    for seat in seats:
        if seat not in state.order:
            marks[seat] = OUT
    shares: list[float] = []
    for mine in marks:
        ahead = 0.0
        for other in marks:
            ahead += 1.0 / (1.0 + math.exp(other - mine))
        shares.append((ahead - 0.5) / (len(marks) - 1))
    return shares


def weighted(weights: list[float], row: list[float]) -> float:
    total = 0.0
    for place in range(len(weights)):
        total += weights[place] * row[place]
    return total


def features(state: EuroCrisisState) -> list[list[float]]:
    """By seat, in the order of FEATURES."""
    players = state.setting.players
    risks = Risks(state)
    gold_of_all = sum([state.gold[seat] for seat in state.order]) + 1.0
    result: list[list[float]] = []
    for seat in range(players):
        gold, money = state.gold[seat], state.money[seat]
        loans, income = state.loans[seat], state.income[seat]
        row: list[float] = [
            state.pp[seat],
            gold,
            max(gold - 4, 0),
            state.weapons[seat],
            income,
            money,
            max(money - 12, 0),
            loans,
            max(loans - 2, 0),
            risks.this_year[seat],
            risks.by_the_end[seat],
            risks.out[seat],
            max(-6 - income, 0),
            max(-13 - income, 0),
            risks.topmost[seat],
            risks.armed[seat],
            risks.second[seat],
            risks.properties[seat],
        ]
        row.append(state.order.index(seat) if seat in state.order else players)
        row.append(risks.room[seat])
        row.append(gold / gold_of_all)
        result.append(row)
    return result


class Risks:
    """What debt cuts and riots threaten to take, by seat, and where there is room to lend."""

    def __init__(self, state: EuroCrisisState) -> None:
        players = state.setting.players
        self.this_year = [0.0] * players
        self.by_the_end = [0.0] * players
        self.out = [0.0] * players
        self.room = [0.0] * players
        self.topmost = [0.0] * players
        self.armed = [0.0] * players
        self.second = [0.0] * players
        self.properties = [0.0] * players
        for number in range(len(state.setting.countries)):
            self.add_loans(state, number)
            self.add_properties(state, number)

    def add_loans(self, state: EuroCrisisState, number: int) -> None:
        setting, country = state.setting, state.setting.countries[number]
        start = number * setting.box.width
        incomes = [0] * setting.players
        for column in range(start, start + country.columns):
            holder = state.holders[column]
            if holder >= 0:
                incomes[holder] += country.number[state.loan_spaces[column]]
        steps = country.to_black[state.debt[number]]
        this_year = by_the_end = 0.0
        for year in range(state.year - 1, state.year + years_left(state)):
            if year >= state.year or state.quarter <= 2:
                is_named = setting.economy[year] == country.name
                steps -= country.economy_shock if is_named else setting.box.economy_others
            before = danger(steps)
            steps -= country.annual_debt
            by_the_end = danger(steps)
            if year == state.year - 1:
                this_year = 0.5 * (before + by_the_end)
        free = state.holders[start : start + country.column[state.debt[number]]].count(-1)
        for seat in range(setting.players):
            income = incomes[seat]
            self.this_year[seat] += income * this_year
            self.by_the_end[seat] += income * by_the_end
            if income and state.income[seat] - income < setting.box.least_income:
                self.out[seat] += by_the_end
            self.room[seat] += min(free, state.loans[seat]) * (1.0 - by_the_end)

    def add_properties(self, state: EuroCrisisState, number: int) -> None:
        owners = state.owners[number]
        if not owners:
            return
        country = state.setting.countries[number]
        risk = danger(anger_slack(state, number))
        points = risk * country.property_values[len(owners) - 1]
        self.topmost[owners[-1]] += points
        weapons = state.weapons[owners[-1]]
        self.armed[owners[-1]] += points * min(weapons / max(country.fist_weapons, 1), 1.0)
        if len(owners) > 1:
            self.second[owners[-2]] += risk * country.property_values[len(owners) - 2]
        for owner in owners:
            self.properties[owner] += 1.0
