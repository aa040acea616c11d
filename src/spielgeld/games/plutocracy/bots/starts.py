"""Where to start, and what a place in the order of choosing is worth."""

from collections.abc import Sequence

from spielgeld.bots.guide import Weighed
from spielgeld.games.plutocracy.bots.planner import chance
from spielgeld.games.plutocracy.bots.voyage import WORTH_OF_TIME
from spielgeld.games.plutocracy.rules.board import DISTANCE, SPACE_AT
from spielgeld.games.plutocracy.rules.pieces import START_AND_LANDING
from spielgeld.games.plutocracy.rules.view import PlutocracyTable
from spielgeld.kernel.choice import Decision

FULL_TIME = 60
"""How much time lies ahead when a game begins, about."""
CHOOSING_LATER = 0.05
"""Councillors that it brings to choose one place later: who chooses last moves first."""


def best_starts(table: PlutocracyTable) -> list[Decision]:
    """All start planets, those first whose goods bring most per time."""
    buyers = {planet.demand: planet for planet in table.planets}
    space = {body.name: SPACE_AT[body.at] for body in table.bodies if body.at is not None}
    taken = [player.body for player in table.players]
    gains = {}
    for planet in table.planets:
        buyer = buyers[planet.supply]
        time = DISTANCE[space[planet.name]][space[buyer.name]] + START_AND_LANDING
        margin = buyer.demand_price - planet.supply_price
        gains[planet.name] = margin / time - 0.05 * taken.count(planet.name)
    return [{"start": name} for name in sorted(gains, key=lambda name: -gains[name])]


def cheapest_position(table: PlutocracyTable) -> Decision:
    """The last position that is free (who chooses last moves first), else the cheapest."""
    lows = [0 if bid is None else bid.bid + 1 for bid in table.auction]
    position = min(range(len(lows)), key=lambda place: (lows[place], -place))
    return {"position": position + 1, "bid": lows[position]}


def weigh_positions(table: PlutocracyTable, also: Sequence[Decision]) -> list[Weighed]:
    """Each position at its least bid: it costs time, and it is good to choose last."""
    players = len(table.players)
    bids: list[Decision] = [
        {"position": place + 1, "bid": 0 if bid is None else bid.bid + 1}
        for place, bid in enumerate(table.auction)
    ]
    bids += [decision for decision in also if decision not in bids]
    weighed = []
    for bid in bids:
        lead = CHOOSING_LATER * bid["position"] - WORTH_OF_TIME * bid["bid"]
        weighed.append(Weighed(bid, chance([lead] * (players - 1), FULL_TIME, players), 1))
    return sorted(weighed, key=lambda position: -position.worth)
