"""How pieces move: what a player does in a turn, as on the player's board."""

from spielgeld.games.plutocracy.rules.board import BODY_OF, DISTANCE, NOWHERE, SPACE_AT, SPACES
from spielgeld.games.plutocracy.rules.events import (
    AlienRescued,
    PlayerRetired,
    PlayerWentOut,
    ResourcesBought,
    ResourcesSold,
    SeatsBought,
    ShipFlew,
    SocietyJoined,
    TimeRanOut,
)
from spielgeld.games.plutocracy.rules.pieces import (
    BODIES,
    DEMANDED,
    EMPTY_HOLD,
    FREE,
    HIGHEST_PRICE,
    LOWEST_PRICE,
    PLANETS,
    RESOURCES,
    SEAT_PRICES,
    SOCIETIES,
    SPOTS,
    START_AND_LANDING,
)
from spielgeld.games.plutocracy.rules.state import PlutocracyState
from spielgeld.kernel.state import Seat


def load(state: PlutocracyState, seat: Seat, resource: int, units: int) -> None:
    hold = list(state.holds[seat])
    hold[resource] += units
    state.holds[seat] = tuple(hold)


def fallen(price: int) -> int:
    return price - 1 if price > LOWEST_PRICE else price


def risen(price: int) -> int:
    return price + 1 if price < HIGHEST_PRICE else price


def sell(state: PlutocracyState, seat: Seat, units: int) -> None:
    """PL-12: so many units of what the planet demands, at one price; then DEMAND falls."""
    planet = state.body_under(seat)
    price = state.demand[planet]
    resource = DEMANDED[planet]
    load(state, seat, resource, -units)
    state.money[seat] += units * price
    state.demand[planet] = fallen(price)
    if state.tell is not None:
        state.tell(
            ResourcesSold(
                seat, PLANETS[planet], RESOURCES[resource], units, price, state.demand[planet]
            )
        )


def buy(state: PlutocracyState, seat: Seat, units: int) -> None:
    """PL-13: so many units of what the planet supplies, at one price; then SUPPLY rises."""
    planet = state.body_under(seat)
    price = state.supply[planet]
    resource = state.supplied[planet]
    load(state, seat, resource, units)
    state.money[seat] -= units * price
    state.supply[planet] = risen(price)
    if state.tell is not None:
        state.tell(
            ResourcesBought(
                seat, PLANETS[planet], RESOURCES[resource], units, price, state.supply[planet]
            )
        )


def buy_seats(state: PlutocracyState, seat: Seat, seats: int) -> None:
    """PL-14: the cheapest free seats of the parliament, one after the other."""
    planet = state.body_under(seat)
    parliament = list(state.parliaments[planet])
    cost = 0
    for _ in range(seats):
        cheapest = parliament.index(FREE)
        parliament[cheapest] = seat
        cost += SEAT_PRICES[cheapest]
    state.parliaments[planet] = tuple(parliament)
    others = [other for other in state.recent[planet] if other != seat]
    state.recent[planet] = (seat, *others)
    state.money[seat] -= cost
    if state.tell is not None:
        state.tell(SeatsBought(seat, PLANETS[planet], seats, cost))


def rescue(state: PlutocracyState, seat: Seat) -> None:
    """PL-15: one alien from the asteroid."""
    state.rescued[seat] = True
    state.aliens -= 1
    if state.tell is not None:
        state.tell(AlienRescued(seat, state.aliens))


def join(state: PlutocracyState, seat: Seat, society: int) -> None:
    """PL-16: the best free spot of a society sends its councillors at once."""
    members = list(state.societies[society])
    spot = members.index(FREE)
    members[spot] = seat
    state.societies[society] = tuple(members)
    state.joined[seat] += (society,)
    state.councillors[seat] += SPOTS[spot]
    if state.tell is not None:
        state.tell(SocietyJoined(seat, SOCIETIES[society], SPOTS[spot]))


def fly(state: PlutocracyState, seat: Seat, q: int, r: int, time: int) -> None:
    """PL-17: the ship moves to another space, the disc moves on by the length of the flight."""
    start = state.ships[seat]
    to = SPACE_AT[q, r]
    arrival = state.track.times[seat] + time
    state.ships[seat] = to
    state.track.put(seat, arrival)
    if state.tell is not None:
        distance = DISTANCE[start][to]
        waited = time - distance - START_AND_LANDING
        there = state.places[BODY_OF[to]] == to
        body = BODIES[BODY_OF[to]] if there else None
        state.tell(ShipFlew(seat, SPACES[start], SPACES[to], body, distance, waited, arrival))


def retire(state: PlutocracyState, seat: Seat) -> None:
    """PL-18: the ship leaves the board, the disc stays where it is."""
    state.ships[seat] = NOWHERE
    state.retired[seat] = True
    state.track.retire(seat)
    if state.tell is not None:
        state.tell(PlayerRetired(seat, state.track.times[seat]))


def run_out_of_time(state: PlutocracyState, seat: Seat) -> None:
    """PL-23: the personal THE END moves back by 1; when it reaches the disc, the player is out."""
    state.ends[seat] -= 1
    if state.tell is not None:
        state.tell(TimeRanOut(seat, state.ends[seat]))
    if state.ends[seat] <= state.track.times[seat]:
        go_out(state, seat, "time")


def go_out(state: PlutocracyState, seat: Seat, cause: str) -> None:
    """PL-30: all pieces leave the board. Seats are free again; a society has two members in all."""
    state.ships[seat] = NOWHERE
    state.out[seat] = True
    state.track.take_off(seat)
    state.councillors[seat] = 0
    state.money[seat] = 0
    state.holds[seat] = EMPTY_HOLD
    state.rescued[seat] = False
    state.joined[seat] = ()
    for planet, parliament in enumerate(state.parliaments):
        state.parliaments[planet] = without(parliament, seat)
        state.recent[planet] = tuple([other for other in state.recent[planet] if other != seat])
    if not state.terms.spots_stay_used:
        state.societies = [without(members, seat) for members in state.societies]
    if state.tell is not None:
        state.tell(PlayerWentOut(seat, cause))


def without(owners: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return tuple([FREE if owner == seat else owner for owner in owners])
