"""The rookie of Plutocracy: sells and buys what it can, and flies where it can sell."""

from random import Random

from spielgeld.games.plutocracy.bots.delivery import is_use_for
from spielgeld.games.plutocracy.bots.starts import best_starts, cheapest_position
from spielgeld.games.plutocracy.rules.pieces import HOLD_LIMIT, SEAT_PRICES, SOCIETIES
from spielgeld.games.plutocracy.rules.view import PlanetView, PlutocracyTable
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View

CASH = 6
"""Money that the rookie keeps for goods when it buys seats."""


def decide(view: View, choice: Choice, rng: Random) -> Decision:
    table: PlutocracyTable = view.table
    assert view.seat is not None
    if table.stage == "auction":
        return cheapest_position(table)
    if table.stage == "start":
        return best_starts(table)[0]
    me = table.players[view.seat]
    here = next((planet for planet in table.planets if planet.name == me.body), None)
    if "rescue" in table.actions:
        return {"rescue": True}
    if "join" in table.actions:
        return next({"join": name} for name in SOCIETIES if {"join": name} in choice)
    if here is not None:
        if "sell" in table.actions and here.demand_price > 2:
            return {"sell": me.hold[here.demand]}
        units = min(me.money // here.supply_price, HOLD_LIMIT - me.hold[here.supply])
        pays = price_of(table, here.supply) > here.supply_price
        if "buy" in table.actions and pays and is_use_for(table, view.seat, here.supply):
            return {"buy": units}
        if "seats" in table.actions:
            seats = seats_to_buy(here, me.money - CASH)
            if seats:
                return {"seats": seats}
    decision = fly(view, choice, rng)
    if "retire" in decision and here is not None and "seats" in table.actions:
        # What is left is worth nothing afterwards.
        return {"seats": max(seats_to_buy(here, me.money), 1)}
    return decision


def price_of(table: PlutocracyTable, resource: str) -> int:
    """What the planet that demands a resource pays for it now."""
    return next(planet.demand_price for planet in table.planets if planet.demand == resource)


def seats_to_buy(planet: PlanetView, money: int) -> int:
    """As many seats as there is money for, but none of the dear ones."""
    seats = 0
    for owner, price in zip(planet.parliament, SEAT_PRICES, strict=True):
        if owner is None and price <= min(money, 9):
            money -= price
            seats += 1
    return seats


def fly(view: View, choice: Choice, rng: Random) -> Decision:
    """To the body that promises most for the time it takes, and not always to the best."""
    table: PlutocracyTable = view.table
    assert view.seat is not None
    me = table.players[view.seat]
    best: Decision = {"retire": True}
    best_gain = 0.0
    for flight in table.flights:
        if flight.to_meet is None:
            continue
        gain = 1.0
        planet = next((planet for planet in table.planets if planet.name == flight.body), None)
        if planet is not None:
            gain += me.hold[planet.demand] * planet.demand_price
            gain += 2.0 * (price_of(table, planet.supply) > planet.supply_price)
        elif flight.body == "earth":
            gain += 8.0 * (sum([units > 0 for units in me.hold.values()]) >= 3)
        elif not me.alien:
            gain += 3.0
        gain *= rng.uniform(0.7, 1.3) / flight.to_meet
        decision = {"fly": list(flight.to), "time": flight.to_meet}
        if gain > best_gain and decision in choice:
            best, best_gain = decision, gain
    return best
