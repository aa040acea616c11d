"""Rules of thumb for one bank at a €uro Crisis table: what things are worth, and what to do best.

They look at what lies open and never at cards or bids that are hidden.
"""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from spielgeld.games.euro_crisis.rules.pieces import (
    BORROWING_COST,
    CONSERVATIVES,
    LEAD_PER_PROPERTY,
    LIBERALS,
    MOST_GOODS,
    PARTIES,
    QUARTERS,
    SOCIALISTS,
    YEARS,
)
from spielgeld.games.euro_crisis.rules.state import EuroCrisisState
from spielgeld.kernel.state import Seat

FADING: Final = 1.8
"""Steps over which a danger fades."""
FAR: Final = 200
"""Steps that no board has."""
DANGERS: Final = [0.95] + [0.6 * math.exp(-steps / FADING) for steps in range(1, FAR)]
"""How likely something happens, by how many steps it is beyond what is sure to come."""
USUAL_SHARES = (0.14, 0.17, 0.2, 0.23, 0.27, 0.3, 0.33, 0.36)
"""Gold that rivals bid for a point."""
ENOUGH_GOLD: Final = 6
"""With more nobody is a stronger rival."""
BITS: Final = 3
"""Enough for the number of rivals."""


@dataclass(frozen=True)
class Taste:
    """What a bank likes. These figures did best where every bank had others: tools/tune.py."""

    money: float = 0.43
    gold: float = 2.85
    weapon: float = 0.15
    """In points, beyond the final score, while there is time to use them."""
    marker: float = 2.75
    """The income that a loan marker in one's supply may still bring."""
    spite: float = 0.35
    """A loss of the others, compared with one's own."""
    prospect: float = 0.43
    """The points of a property that is for sale, to the one with all the gold."""
    frankfurt: float = 2.2
    london: float = 2.6
    moscow: float = 0.2
    brussels: float = -0.7
    rome: float = -1.0
    """Cards, beyond what they do at once."""
    reforms: float = 1.1
    """How many times the best reform Rome is worth."""
    markers: float = 3.2
    """As many as one wants in one's supply."""
    floor: float = -12.5
    """The income down to which one borrows."""
    erratic: float = 0.6
    """How much chance there is in the choice of cards."""
    bold: float = 0.15
    """How often a bid is one more or less than the usual."""


def danger(steps: int) -> float:
    """How likely something happens that is so many steps beyond what is sure to come."""
    return DANGERS[steps] if steps > 0 else DANGERS[0]


def years_left(state: EuroCrisisState) -> int:
    """How many more years follow this one."""
    return 0 if state.is_last_year else YEARS - state.year


def anger_slack(state: EuroCrisisState, number: int) -> int:
    """Steps to a riot once all the public anger that is sure has come."""
    setting = state.setting
    name = setting.names[number]
    steps = state.happiness[number]
    first = state.year - 1 if state.quarter <= 1 else state.year
    for year in range(first, state.year + years_left(state)):
        is_named = setting.anger[year] == name
        steps -= setting.box.anger_named if is_named else setting.box.anger_others
    return steps


class Sense:
    """What things are worth to a bank at this moment, in points of the final score.

    Most of it is the same for all banks of one taste: `turn_to` looks at the same table with the
    eyes of another.
    """

    def __init__(self, state: EuroCrisisState, taste: Taste, seat: Seat) -> None:
        self.state = state
        self.taste = taste
        self.seat = seat
        self.years = years = years_left(state)
        quarters = QUARTERS + 1 - state.quarter if state.quarter else 0
        soon = min((years * QUARTERS + quarters) / QUARTERS, 1.0)
        self.income = 0.5 + taste.money * years
        self.money = taste.money * soon
        self.gold = 0.5 + taste.gold * soon
        self.weapon = 0.5 + taste.weapon * soon
        self.marker = taste.marker * self.income * soon
        # Reckoned when first asked for.
        self.loans: list[float] = []
        self.incomes: list[int] = []
        self.openings: list[list[int]] = []
        self.reliefs: list[float] = []
        self.fears: list[float] = []

    def turn_to(self, seat: Seat, taste: Taste) -> "Sense":
        if taste is not self.taste:
            return Sense(self.state, taste, seat)
        self.seat = seat
        return self

    def loan(self, number: int, away: int = 0) -> float:
        """What 1 income from a state is worth, if its debt cut were so many steps further away.

        Income that is paid out before the cut comes is kept.
        """
        state = self.state
        country, setting = state.setting.countries[number], state.setting
        steps = country.to_black[state.debt[number]] + away
        last = state.year + self.years
        worth = 0.0
        for year in range(state.year, last + 1):
            if year > state.year or state.quarter <= 2:
                is_named = setting.economy[year - 1] == country.name
                steps -= country.economy_shock if is_named else setting.box.economy_others
            if year < last:
                worth += self.taste.money * (1.0 - danger(steps))
            steps -= country.annual_debt
        return worth + 0.5 * (1.0 - danger(steps))

    def loan_now(self, number: int) -> float:
        """What 1 income from a state is worth as things stand."""
        if not self.loans:
            self.loans = [self.loan(each) for each in range(len(self.state.debt))]
        return self.loans[number]

    def exposure(self, number: int) -> float:
        """The income that one has from a state, less what the others have, who are rivals."""
        if not self.incomes:
            self.incomes = self.all_incomes()
        start = number * (self.state.setting.players + 1)
        mine = self.incomes[start + self.seat]
        theirs = self.incomes[start + self.state.setting.players] - mine
        return mine - self.taste.spite * theirs

    def all_incomes(self) -> list[int]:
        """By state and seat what loans bring; after the seats, what they bring to all of them."""
        state, setting = self.state, self.state.setting
        players = setting.players
        incomes = [0] * (len(setting.countries) * (players + 1))
        for number, country in enumerate(setting.countries):
            start, row = number * setting.box.width, number * (players + 1)
            for column in range(start, start + country.columns):
                holder = state.holders[column]
                if holder >= 0:
                    income = country.number[state.loan_spaces[column]]
                    incomes[row + holder] += income
                    incomes[row + players] += income
        return incomes

    def at_stake(self, number: int) -> float:
        """The points that a riot would take first, counted for or against oneself."""
        owners = self.state.owners[number]
        if not owners:
            return 0.0
        points = 0.8 * self.state.setting.countries[number].property_values[len(owners) - 1]
        return points if owners[-1] == self.seat else -self.taste.spite * points

    def best_reform(self) -> tuple[float, int, int]:
        """The most useful reform: what it gains, state and party."""
        state = self.state
        best, best_state, best_party = -9.0, -1, -1
        for number in range(len(state.debt)):
            large, small = state.large[number], state.small[number]
            loans, stake = self.exposure(number), self.at_stake(number)
            if state.large_left[number]:
                gain = self.reform(number, large, loans, stake)
                if gain > best:
                    best, best_state, best_party = gain, number, large
            if state.small_left[number]:
                gain = self.reform(number, small, loans, stake)
                if gain > best:
                    best, best_state, best_party = gain, number, small
        return best, best_state, best_party

    def reform(self, number: int, party: int, loans: float, stake: float) -> float:
        """What a real reform gains by debt, happiness and payments, one's own and the others'."""
        gain = 0.0
        if loans:
            if not self.reliefs:
                self.reliefs = self.all_reliefs()
            gain = loans * self.reliefs[number * len(PARTIES) + party]
        if party == CONSERVATIVES:
            return gain + self.anger(number, -1, stake)
        if party == SOCIALISTS:
            return gain + self.anger(number, 1, stake)
        mine = theirs = 0
        for owner in self.state.owners[number]:
            if owner == self.seat:
                mine += 1
            else:
                theirs += 1
        paid = self.money * (mine - self.taste.spite * theirs)
        return gain + paid if party == LIBERALS else gain - paid

    def all_reliefs(self) -> list[float]:
        """By state and party in its government, what a reform does for 1 income from there."""
        state = self.state
        reliefs = [0.0] * (len(state.debt) * len(PARTIES))
        for number in range(len(state.debt)):
            now = self.loan_now(number)
            for party in (state.large[number], state.small[number]):
                after = self.loan(number, self.steps_won(number, party))
                reliefs[number * len(PARTIES) + party] = after - now
        return reliefs

    def steps_won(self, number: int, party: int) -> int:
        """By how many steps a reform moves the debt cut away."""
        if party == CONSERVATIVES:
            return 1
        if party == SOCIALISTS:
            return -1
        country, space = self.state.setting.countries[number], self.state.debt[number]
        after = country.down[space] if party == LIBERALS else country.up[space]
        return country.to_black[after] - country.to_black[space]

    def anger(self, number: int, away: int, stake: float) -> float:
        """What it gains if a riot, with so much at stake, is a step further away, or nearer."""
        if not stake:
            return 0.0
        if not self.fears:
            self.fears = self.all_fears()
        return stake * self.fears[2 * number if away < 0 else 2 * number + 1]

    def all_fears(self) -> list[float]:
        """By state, how much less likely a riot is if it is a step nearer, and further away."""
        fears: list[float] = []
        for number in range(len(self.state.happiness)):
            steps = anger_slack(self.state, number)
            fears.append(danger(steps) - danger(steps - 1))
            fears.append(danger(steps) - danger(steps + 1))
        return fears

    def best_anger(self) -> tuple[float, int]:
        """Where less happiness hurts others most: what it gains, and the state."""
        best, best_state = 0.0, -1
        for number in range(len(self.state.happiness)):
            gain = self.anger(number, -1, self.at_stake(number))
            if gain > best:
                best, best_state = gain, number
        return best, best_state

    def best_loan(self) -> tuple[float, int, int]:
        """The most useful loan: what it gains, state and number of markers."""
        state, seat = self.state, self.seat
        markers = state.loans[seat]
        best, best_state, best_markers = 0.0, -1, 0
        if not markers:
            return best, best_state, best_markers
        gold = 0
        for other in state.order:
            gold += state.gold[other]
        share = state.gold[seat] / max(gold, 1) - 1.0 / len(state.order)
        if not self.openings:
            self.openings = [self.free_numbers(each) for each in range(len(state.debt))]
        for number, country in enumerate(state.setting.countries):
            free = self.openings[number]
            if not free:
                continue
            lot = len(state.owners[number])
            gain = 0.0
            if lot < len(country.property_values):
                gain = self.taste.prospect * country.property_values[lot] * share
            each = self.loan_now(number)
            for placed in range(min(len(free), markers)):
                gain += each * free[placed] - self.marker
                if gain > best or best_state < 0:
                    best, best_state, best_markers = gain, number, placed + 1
        return best, best_state, best_markers

    def free_numbers(self, number: int) -> list[int]:
        """The numbers that loan markers would cover in a state, from the left."""
        state, country = self.state, self.state.setting.countries[number]
        column = country.column[state.debt[number]]
        row = state.debt[number] - column
        start = number * state.setting.box.width
        return [
            country.number[country.lend_at[row + at]]
            for at in range(column)
            if state.holders[start + at] < 0
        ]

    def purchase(self) -> tuple[float, int, int]:
        """Gold first, then weapons: what it gains, gold and weapons."""
        state, box = self.state, self.state.setting.box
        gold_price = box.gold_track[state.gold_price]
        weapons_price = box.weapons_track[state.weapons_price]
        money = state.money[self.seat]
        gold = weapons = 0
        gold_gain = self.gold - self.money * gold_price
        weapon_gain = self.weapon - self.money * weapons_price
        if gold_gain > 0:
            gold = min(money // max(gold_price, 1), MOST_GOODS)
            money -= gold * gold_price
        if weapon_gain > 0:
            weapons = min(money // max(weapons_price, 1), MOST_GOODS)
        return gold * gold_gain + weapons * weapon_gain, gold, weapons

    def borrowing(self) -> tuple[float, int]:
        """What it gains to borrow, and how many markers."""
        each = self.marker - BORROWING_COST * self.income
        if each <= 0:
            return 0.0, 0
        wanted = round(self.taste.markers) - self.state.loans[self.seat]
        bearable = int(self.state.income[self.seat] - self.taste.floor) // BORROWING_COST
        markers = max(min(wanted, bearable), 0)
        return each * markers, markers

    def riot(self) -> int:
        """Weapons that are worth it: above 0 for the people, below for the government."""
        state, seat = self.state, self.seat
        number = state.crisis
        country, owners = state.setting.countries[number], state.owners[number]
        lead = country.fist_weapons + sum(state.placed)
        best, best_gain = 0, -math.inf
        for weapons in range(state.weapons[seat] + 1):
            for placed in (weapons, -weapons):
                lost = min(max(lead + placed, 0) // LEAD_PER_PROPERTY, len(owners))
                gain = -self.weapon * weapons
                for lot in range(len(owners) - lost, len(owners)):
                    points = country.property_values[lot]
                    gain += -points if owners[lot] == seat else self.taste.spite * points
                if gain > best_gain:
                    best, best_gain = placed, gain
        return best

    def bid(self) -> int:
        """The usual bid for what is for sale."""
        state, seat = self.state, self.seat
        values = state.setting.countries[state.sale].property_values
        points = values[len(state.owners[state.sale])]
        rivals = 0
        for other in state.order:
            if other != seat:
                rivals += 1 << BITS * min(state.gold[other], ENOUGH_GOLD)
        return usual_bid(points, state.gold[seat], rivals, self.gold)


@lru_cache(maxsize=65536)
def usual_bid(points: int, most: int, rivals: int, price: float) -> int:
    """The bid with the best mix of a good chance and a low price, as rivals usually bid.

    `rivals` says how many have how much gold, in a few bits for each amount from 0 up.
    """
    best_bid, best_gain = 0, -1.0
    usual = [round(points * share) for share in USUAL_SHARES]
    golds: list[int] = []
    for gold in range(ENOUGH_GOLD + 1):
        golds += [gold] * (rivals >> BITS * gold & (1 << BITS) - 1)
    for gold in range(most + 1):
        chance = 1.0
        for theirs in golds:
            beaten = 0.0
            for bid in usual:
                other = bid if bid < theirs else theirs
                beaten += 1.0 if gold > other else 0.5 if gold == other else 0.0
            chance *= beaten / len(USUAL_SHARES)
        gain = chance * (points - price * gold)
        if gain > best_gain:
            best_bid, best_gain = gold, gain
    return best_bid
