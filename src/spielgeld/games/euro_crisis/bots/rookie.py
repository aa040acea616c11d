"""The rookie of €uro Crisis: lends what it has, buys gold with it and bids for properties."""

from random import Random

from spielgeld.games.euro_crisis.rules.view import BankView, EuroCrisisTable
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View

POINTS_FOR_GOLD = 4.0
"""Points of a property for which the rookie gives one gold."""


def decide(view: View, choice: Choice, rng: Random) -> Decision:
    table: EuroCrisisTable = view.table
    assert view.seat is not None
    me = table.banks[view.seat]
    decision = DECIDE.get(table.stage, sample)(table, me, choice, rng)
    if decision in choice:
        return decision
    skip = {"skip": True}
    return skip if skip in choice else choice.sample(rng)


def sample(table: EuroCrisisTable, me: BankView, choice: Choice, rng: Random) -> Decision:
    return choice.sample(rng)


def bid(table: EuroCrisisTable, me: BankView, choice: Choice, rng: Random) -> Decision:
    assert table.sale is not None
    gold = round(table.sale.points / POINTS_FOR_GOLD * rng.uniform(0.5, 1.5))
    richest = max([bank.gold for bank in table.banks if bank is not me])
    return {"gold": min(gold, me.gold, richest + 1)}


def choose_card(table: EuroCrisisTable, me: BankView, choice: Choice, rng: Random) -> Decision:
    """Any card that is of some use now: lend, buy, borrow or reform."""
    wishes = ["rome"]
    if me.loans:
        wishes.append("london")
    if me.money >= 2 * table.market.gold:
        wishes.append("moscow")
    if not me.loans and me.income > 0:
        wishes.append("frankfurt")
    held = [card for card in wishes if me.cards[card]]
    return {"card": rng.choice(held)} if held else choice.sample(rng)


def borrow(table: EuroCrisisTable, me: BankView, choice: Choice, rng: Random) -> Decision:
    return {"borrow": 2} if me.income >= 0 else {"skip": True}


def lend(table: EuroCrisisTable, me: BankView, choice: Choice, rng: Random) -> Decision:
    """As much as possible where there is most room."""
    room = {
        state.name: sum(
            [
                all([bond.column != column for bond in state.bonds])
                for column in range(1, state.debt[0])
            ]
        )
        for state in table.states
    }
    name = max(room, key=lambda state: room[state])
    return {"lend": name, "markers": min(me.loans, room[name])}


def buy(table: EuroCrisisTable, me: BankView, choice: Choice, rng: Random) -> Decision:
    return {"buy_gold": min(me.money // max(table.market.gold, 1), 5), "buy_weapons": 0}


def reform(table: EuroCrisisTable, me: BankView, choice: Choice, rng: Random) -> Decision:
    """Liberals pay the owners: real reforms where one owns most."""
    seat = table.banks.index(me)
    states = sorted(table.states, key=lambda state: -state.owners.count(seat))
    for state in states:
        wish = {"reform": "real", "state": state.name, "party": "liberals"}
        if state.owners.count(seat) and wish in choice:
            return wish
    done = {"done": True}
    return done if done in choice else {"skip": True}


def skip(table: EuroCrisisTable, me: BankView, choice: Choice, rng: Random) -> Decision:
    return {"skip": True}


def defend(table: EuroCrisisTable, me: BankView, choice: Choice, rng: Random) -> Decision:
    """Weapons for the government where one's own property is the topmost."""
    assert table.riot is not None
    riot = table.riot
    owners = next(state.owners for state in table.states if state.name == riot.state)
    if owners and table.banks[owners[-1]] is me and me.weapons:
        return {"weapons": min(me.weapons, riot.fist_weapons), "side": "government"}
    return {"weapons": 0}


DECIDE = {
    "gold bids": bid,
    "choose cards": choose_card,
    "frankfurt": borrow,
    "london": lend,
    "moscow": buy,
    "brussels": skip,
    "rome": reform,
    "further reform": reform,
    "place weapons": defend,
}
