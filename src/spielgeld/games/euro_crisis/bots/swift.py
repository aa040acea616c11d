"""A quick hand for all banks at once: an imagined €uro Crisis table is played on without copies.

Sensible and a little erratic, because nobody knows what the others will do. A game takes a
fiftieth of the time of one between bankers.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from spielgeld.games.euro_crisis.bots.sense import Sense, Taste
from spielgeld.games.euro_crisis.rules.phases.actions import (
    BRUSSELS,
    FRANKFURT,
    FURTHER_REFORM,
    LONDON,
    MOSCOW,
    ROME,
)
from spielgeld.games.euro_crisis.rules.phases.crises import CHOOSE_CRISIS, PLACE_WEAPONS
from spielgeld.games.euro_crisis.rules.phases.initial_round import FIRST_LOANS
from spielgeld.games.euro_crisis.rules.phases.privatisation import GOLD_BIDS
from spielgeld.games.euro_crisis.rules.phases.year import CHOOSE_CARDS, CHOOSE_QUARTERS
from spielgeld.games.euro_crisis.rules.pieces import CARDS, PARTIES, QUARTERS, YEARS
from spielgeld.games.euro_crisis.rules.state import EuroCrisisState
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.state import Decisions, Phase

Tastes = Sequence[Taste]
"""By seat."""

USUAL: Tastes = (Taste(),) * 4
WISHES = (QUARTERS, 1, 2, 3)
"""The quarters in which one would like to begin: where prices have fallen, then early."""
USELESS: Final = -5.0
SKIP: Decision = {"skip": True}


def play_on(state: EuroCrisisState, tastes: Tastes, rng: Random, last: int = YEARS) -> None:
    """Let all banks decide, up to the end of the `last` year."""
    agenda = state.agenda
    while agenda:
        phase = agenda[-1]
        hand = HANDS.get(phase)
        decisions: Decisions = {}
        if hand is not None:
            if state.year > last and phase == CHOOSE_QUARTERS:
                return
            decisions = hand(state, tastes, rng)
        agenda.pop()
        phase.resolve(state, decisions)


def decide_all(state: EuroCrisisState, tastes: Tastes, rng: Random) -> Decisions:
    """What everybody who is asked now does."""
    return HANDS[state.agenda[-1]](state, tastes, rng)


def choose_cards(state: EuroCrisisState, tastes: Tastes, rng: Random) -> Decisions:
    decisions: Decisions = {}
    sense = Sense(state, tastes[0], 0)
    for seat in state.order:
        sense = sense.turn_to(seat, tastes[seat])
        hand = state.hands[seat]
        best, best_gain = "", -99.0
        for card, name in enumerate(CARDS):
            if hand[card]:
                luck = sense.taste.erratic * (rng.random() + rng.random())
                gain = gain_of(sense, name) + luck
                if gain > best_gain:
                    best, best_gain = name, gain
        decisions[seat] = {"card": best}
    return decisions


def gain_of(sense: Sense, card: str) -> float:
    """What a card promises."""
    taste = sense.taste
    if card == "london":
        gain, number, _ = sense.best_loan()
        return gain + taste.london if number >= 0 else USELESS
    if card == "moscow":
        return sense.purchase()[0] + taste.moscow
    if card == "frankfurt":
        gain, markers = sense.borrowing()
        return gain + taste.frankfurt if markers else USELESS
    if card == "rome":
        return taste.reforms * max(sense.best_reform()[0] - sense.money, 0.0) + taste.rome
    return sense.best_anger()[0] + taste.brussels


def act(state: EuroCrisisState, tastes: Tastes) -> Sense:
    return Sense(state, tastes[state.actor], state.actor)


def borrow(state: EuroCrisisState, tastes: Tastes, rng: Random) -> Decisions:
    _, markers = act(state, tastes).borrowing()
    return {state.actor: {"borrow": markers} if markers else SKIP}


def lend(state: EuroCrisisState, tastes: Tastes, rng: Random) -> Decisions:
    _, number, markers = act(state, tastes).best_loan()
    if number < 0:
        return {state.actor: SKIP}
    return {state.actor: {"lend": state.setting.names[number], "markers": markers}}


def buy(state: EuroCrisisState, tastes: Tastes, rng: Random) -> Decisions:
    _, gold, weapons = act(state, tastes).purchase()
    if gold + weapons == 0:
        return {state.actor: SKIP}
    return {state.actor: {"buy_gold": gold, "buy_weapons": weapons}}


def govern(state: EuroCrisisState, tastes: Tastes, rng: Random) -> Decisions:
    """The same government again, for the anger that it stirs up."""
    gain, number = act(state, tastes).best_anger()
    if gain <= 0:
        return {state.actor: SKIP}
    name, large, small = state.setting.names[number], state.large[number], state.small[number]
    return {state.actor: {"state": name, "large": PARTIES[large], "small": PARTIES[small]}}


def reform(state: EuroCrisisState, tastes: Tastes, rng: Random) -> Decisions:
    sense = act(state, tastes)
    if state.money[state.actor]:
        gain, number, party = sense.best_reform()
        if gain > sense.money:
            name = state.setting.names[number]
            return {state.actor: {"reform": "real", "state": name, "party": PARTIES[party]}}
    return {state.actor: {"done": True} if state.reforms else SKIP}


def place_weapons(state: EuroCrisisState, tastes: Tastes, rng: Random) -> Decisions:
    seat = state.order[-1 - len(state.placed)]
    placed = Sense(state, tastes[seat], seat).riot()
    if placed == 0:
        return {seat: {"weapons": 0}}
    return {seat: {"weapons": abs(placed), "side": "people" if placed > 0 else "government"}}


def bid(state: EuroCrisisState, tastes: Tastes, rng: Random) -> Decisions:
    decisions: Decisions = {}
    sense = Sense(state, tastes[0], 0)
    for seat in state.order:
        sense = sense.turn_to(seat, tastes[seat])
        gold = sense.bid()
        if rng.random() < tastes[seat].bold:
            gold = min(gold + 1, state.gold[seat]) if rng.random() < 0.5 else max(gold - 1, 0)
        decisions[seat] = {"gold": gold}
    return decisions


def take_quarter(state: EuroCrisisState, tastes: Tastes, rng: Random) -> Decisions:
    free = [quarter for quarter in WISHES if state.starters[quarter - 1] < 0]
    return {seat: {"quarter": free[0]} for seat in CHOOSE_QUARTERS.asks(state)}


def take_any(state: EuroCrisisState, tastes: Tastes, rng: Random) -> Decisions:
    """First loans and the order of crises: where sense has nothing to say."""
    asked = state.agenda[-1].asks(state)
    return {seat: choice.sample(rng) for seat, choice in asked.items()}


HANDS: dict[Phase[EuroCrisisState], Callable[[EuroCrisisState, Tastes, Random], Decisions]] = {
    FIRST_LOANS: take_any,
    GOLD_BIDS: bid,
    CHOOSE_QUARTERS: take_quarter,
    CHOOSE_CARDS: choose_cards,
    FRANKFURT: borrow,
    LONDON: lend,
    MOSCOW: buy,
    BRUSSELS: govern,
    ROME: reform,
    FURTHER_REFORM: reform,
    CHOOSE_CRISIS: take_any,
    PLACE_WEAPONS: place_weapons,
}
