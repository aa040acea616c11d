"""The banker of Plutocracy: plans a voyage of three stops and makes its first move."""

from random import Random

from spielgeld.bots.plutocracy.starts import best_start, cheapest_position
from spielgeld.bots.plutocracy.voyage import ASTEROID, BODIES, EARTH, Chart, Voyage, is_planet
from spielgeld.games.plutocracy.board import SPACES
from spielgeld.games.plutocracy.pieces import SOCIETIES
from spielgeld.games.plutocracy.view import PlutocracyTable
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View

STOPS = 2
"""Stops that are planned beyond the present one."""
WIDTH = 12
"""Voyages that are followed further after each stop."""


def decide(view: View, choice: Choice, rng: Random) -> Decision:
    table: PlutocracyTable = view.table
    assert view.seat is not None
    if table.stage == "auction":
        return cheapest_position(table)
    if table.stage == "start":
        return best_start(table)
    return first_legal(plans(table, view.seat), choice)


Plan = tuple[Decision, float]


def first_legal(ranked: list[Plan], choice: Choice) -> Decision:
    for first, _ in ranked:
        if first in choice:
            return first
    return {"retire": True}


def plans(table: PlutocracyTable, seat: int, stops: int = STOPS, width: int = WIDTH) -> list[Plan]:
    """First decisions with what the best voyage that begins so is worth, the best first."""
    start = Voyage(Chart(table, seat))
    routes = list(here(start, table))
    best: dict[str, Plan] = {}
    if table.players[seat].time > 0:
        # Time that nothing can be done with any more is worth nothing.
        idle = start.copy()
        idle.elections_until(start.chart.end + 1)
        keep(best, {"retire": True}, idle.council)
    for _ in range(stops):
        further = []
        for begun, voyage in routes:
            further += [(after.worth(), first, after) for first, after in onward(begun, voyage)]
        further.sort(key=lambda route: -route[0])
        for worth, first, _ in further:
            assert first is not None
            keep(best, first, worth)
        routes = [(first, after) for _, first, after in further[:width]]
    return sorted(best.values(), key=lambda plan: -plan[1])


def keep(best: dict[str, Plan], first: Decision, worth: float) -> None:
    key = str(first)
    if key not in best or best[key][1] < worth:
        best[key] = (first, worth)


Route = tuple[Decision | None, Voyage]


def here(start: Voyage, table: PlutocracyTable) -> list[Route]:
    """What can be done at the present stop; None where the next thing to do is to fly."""
    body = start.body()
    if body == EARTH:
        for society, name in enumerate(SOCIETIES):
            if start.can_join(society):
                voyage = start.copy()
                voyage.visit_earth()
                return [({"join": name}, voyage)]
    elif body == ASTEROID and not start.rescued:
        voyage = start.copy()
        voyage.rescued = True
        return [({"rescue": True}, voyage)]
    elif is_planet(body):
        return trades(
            start,
            body,
            may_sell="sell" in table.actions,
            may_buy=table.done in (None, "sell"),
            may_sit=table.done != "seats",
        )
    return [(None, start)]


def trades(
    start: Voyage, planet: int, *, may_sell: bool = True, may_buy: bool = True, may_sit: bool = True
) -> list[Route]:
    """Sell all, then take some seats and buy with the rest: a few ways to do it."""
    sold = start.copy()
    units = sold.sell(planet) if may_sell else 0
    first: Decision | None = {"sell": units} if units else None
    routes: list[Route] = []
    for seats in seat_numbers(sold, planet) if may_sit else [0]:
        cost = sum(sold.seat_prices(planet)[:seats])
        room = sold.room_to_buy(planet, sold.money - cost) if may_buy else 0
        for bought in sorted({0, min(1, room), room}):
            voyage = sold.copy()
            voyage.buy(planet, bought)
            voyage.take_seats(planet, seats)
            step = first
            if step is None and bought:
                step = {"buy": bought}
            elif step is None and seats:
                step = {"seats": seats}
            routes.append((step, voyage))
    return routes


def seat_numbers(voyage: Voyage, planet: int) -> list[int]:
    """None, one or two, and as many as are level with the leader or lead."""
    prices = voyage.seat_prices(planet)
    affordable, money = 0, voyage.money
    for price in prices:
        money -= price
        if money < 0:
            break
        affordable += 1
    rivals = voyage.chart.rivals[planet]
    level = max((rivals[0] if rivals else 0) - voyage.seats[planet], 0)
    return sorted({number for number in (0, 1, level, level + 1, 2) if number <= affordable})


def onward(first: Decision | None, voyage: Voyage) -> list[Route]:
    """All next stops, with what can be done there."""
    routes: list[Route] = []
    for body in range(len(BODIES)):
        met = voyage.arrival(body)
        if met is None or (body == ASTEROID and voyage.rescued):
            continue
        there = voyage.copy()
        there.fly(body, *met)
        step = first
        if step is None:
            step = {"fly": list(SPACES[there.space]), "time": met[0] - voyage.time}
        if body == EARTH:
            there.visit_earth()
        elif body == ASTEROID:
            there.rescued = True
        if is_planet(body):
            routes += [(step, after) for _, after in trades(there, body)]
        else:
            routes.append((step, there))
    return routes
