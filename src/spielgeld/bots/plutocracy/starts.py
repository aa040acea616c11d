"""Where to start, and what a place in the order of choosing is worth."""

from spielgeld.games.plutocracy.board import DISTANCE, SPACE_AT
from spielgeld.games.plutocracy.pieces import PLANETS, START_AND_LANDING
from spielgeld.games.plutocracy.view import PlutocracyTable
from spielgeld.kernel.choice import Decision


def best_start(table: PlutocracyTable) -> Decision:
    """The planet whose goods bring most per time at the planet that wants them."""
    buyers = {planet.demand: planet for planet in table.planets}
    space = {body.name: SPACE_AT[body.at] for body in table.bodies if body.at is not None}
    best, best_gain = PLANETS[0], -1.0
    taken = [player.body for player in table.players]
    for planet in table.planets:
        buyer = buyers[planet.supply]
        time = DISTANCE[space[planet.name]][space[buyer.name]] + START_AND_LANDING
        gain = (buyer.demand_price - planet.supply_price) / time - 0.05 * taken.count(planet.name)
        if gain > best_gain:
            best, best_gain = planet.name, gain
    return {"start": best}


def cheapest_position(table: PlutocracyTable) -> Decision:
    """The last position that is free (who chooses last moves first), else the cheapest."""
    lows = [0 if bid is None else bid.bid + 1 for bid in table.auction]
    position = min(range(len(lows)), key=lambda place: (lows[place], -place))
    return {"position": position + 1, "bid": lows[position]}
