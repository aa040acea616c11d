"""Whether goods can still be brought to where they are wanted."""

from spielgeld.games.plutocracy.rules.pieces import MERCHANT_RESOURCES
from spielgeld.games.plutocracy.rules.view import PlutocracyTable
from spielgeld.kernel.state import Seat


def is_use_for(table: PlutocracyTable, seat: Seat, resource: str) -> bool:
    """By a flight from here that ends in time, or as what merchants ask of their members."""
    me = table.players[seat]
    kinds = {kind for kind, units in me.hold.items() if units} | {resource}
    if len(kinds) >= MERCHANT_RESOURCES:
        return True
    buyer = next(planet.name for planet in table.planets if planet.demand == resource)
    end = min(me.end, table.markers["the_end"] or me.end)
    return any(
        [
            flight.body == buyer and flight.to_meet is not None and me.time + flight.to_meet <= end
            for flight in table.flights
        ]
    )
