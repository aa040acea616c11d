"""Rules of thumb for one bank at a €uro Crisis table: what things are worth, and what to do best.

They look at what lies open and never at cards or bids that are hidden.
"""

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from spielgeld.games.euro_crisis.pieces import (
    BORROWING_COST,
    CONSERVATIVES,
    LEAD_PER_PROPERTY,
    LIBERALS,
    MOST_GOODS,
    QUARTERS,
    SOCIALISTS,
    YEARS,
)
from spielgeld.games.euro_crisis.state import EuroCrisisState
from spielgeld.kernel.state import Seat

FADING: Final = 1.8
"""Steps over which a danger fades."""
USUAL_SHARES = (0.14, 0.17, 0.2, 0.23, 0.27, 0.3, 0.33, 0.36)
"""Gold that rivals bid for a point."""
ENOUGH_GOLD: Final = 6
"""With more nobody is a stronger rival."""


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
    return 0.95 if steps <= 0 else 0.6 * math.exp(-steps / FADING)


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
    """What things are worth to a bank at this moment, in points of the final score."""

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
        self.loans: dict[int, float] = {}
        self.exposures: dict[int, float] = {}

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
        worth = self.loans.get(number)
        if worth is None:
            worth = self.loans[number] = self.loan(number)
        return worth

    def exposure(self, number: int) -> float:
        """The income that one has from a state, less what the others have, who are rivals."""
        state = self.state
        country = state.setting.countries[number]
        start = number * state.setting.box.width
        mine = theirs = 0
        for column in range(start, start + country.columns):
            holder = state.holders[column]
            if holder == self.seat:
                mine += country.number[state.loan_spaces[column]]
            elif holder >= 0:
                theirs += country.number[state.loan_spaces[column]]
        return mine - self.taste.spite * theirs

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
            if state.large_left[number]:
                gain = self.reform(number, large)
                if gain > best:
                    best, best_state, best_party = gain, number, large
            if state.small_left[number]:
                gain = self.reform(number, small)
                if gain > best:
                    best, best_state, best_party = gain, number, small
        return best, best_state, best_party

    def reform(self, number: int, party: int) -> float:
        """What a real reform gains by debt, happiness and payments, one's own and the others'."""
        if party == CONSERVATIVES:
            return self.debt(number, 1) + self.anger(number, -1)
        if party == SOCIALISTS:
            return self.debt(number, -1) + self.anger(number, 1)
        country, space = self.state.setting.countries[number], self.state.debt[number]
        after = country.down[space] if party == LIBERALS else country.up[space]
        steps = country.to_black
        owners = self.state.owners[number]
        mine = owners.count(self.seat)
        paid = self.money * (mine - self.taste.spite * (len(owners) - mine))
        gain = self.debt(number, steps[after] - steps[space])
        return gain + paid if party == LIBERALS else gain - paid

    def debt(self, number: int, away: int) -> float:
        """What it gains if a debt cut is so many steps further away."""
        loans = self.exposures.get(number)
        if loans is None:
            loans = self.exposures[number] = self.exposure(number)
        return loans * (self.loan(number, away) - self.loan_now(number)) if loans else 0.0

    def anger(self, number: int, away: int) -> float:
        """What it gains if a riot is so many steps further away."""
        points = self.at_stake(number)
        if not points:
            return 0.0
        steps = anger_slack(self.state, number)
        return points * (danger(steps) - danger(steps + away))

    def best_anger(self) -> tuple[float, int]:
        """Where less happiness hurts others most: what it gains, and the state."""
        best, best_state = 0.0, -1
        for number in range(len(self.state.happiness)):
            gain = self.anger(number, -1)
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
        gold = sum([state.gold[other] for other in state.order])
        share = state.gold[seat] / max(gold, 1) - 1.0 / len(state.order)
        for number, country in enumerate(state.setting.countries):
            column = country.column[state.debt[number]]
            row = state.debt[number] - column
            start = number * state.setting.box.width
            lot = len(state.owners[number])
            gain = 0.0
            if lot < len(country.property_values):
                gain = self.taste.prospect * country.property_values[lot] * share
            each = self.loan_now(number)
            placed = 0
            for at in range(column):
                if state.holders[start + at] < 0:
                    placed += 1
                    gain += each * country.number[country.lend_at[row + at]] - self.marker
                    if gain > best or best_state < 0:
                        best, best_state, best_markers = gain, number, placed
                    if placed == markers:
                        break
        return best, best_state, best_markers

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
        rivals = [min(state.gold[other], ENOUGH_GOLD) for other in state.order if other != seat]
        return usual_bid(points, state.gold[seat], tuple(sorted(rivals)), self.gold)


@lru_cache(maxsize=65536)
def usual_bid(points: int, most: int, rivals: tuple[int, ...], price: float) -> int:
    """The bid with the best mix of a good chance and a low price, as rivals usually bid."""
    best_bid, best_gain = 0, -1.0
    usual = [round(points * share) for share in USUAL_SHARES]
    for gold in range(most + 1):
        chance = 1.0
        for theirs in rivals:
            beaten = 0.0
            for bid in usual:
                other = bid if bid < theirs else theirs
                beaten += 1.0 if gold > other else 0.5 if gold == other else 0.0
            chance *= beaten / len(USUAL_SHARES)
        gain = chance * (points - price * gold)
        if gain > best_gain:
            best_bid, best_gain = gold, gain
    return best_bid
