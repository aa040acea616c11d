"""A Plutocracy table from a view of it. Nothing is hidden, so it is an exact copy."""

from spielgeld.games.plutocracy.rules.board import NOWHERE, SPACE_AT
from spielgeld.games.plutocracy.rules.choices import ACTIONS
from spielgeld.games.plutocracy.rules.phases import AUCTION, NEXT, RANDOM, TURN
from spielgeld.games.plutocracy.rules.pieces import (
    FREE,
    MARKERS,
    RESOURCES,
    ROTATE,
    SOCIETIES,
    Hex,
)
from spielgeld.games.plutocracy.rules.state import PlutocracyState, read_terms
from spielgeld.games.plutocracy.rules.view import PlayerView, PlutocracyTable
from spielgeld.kernel.state import Phase, Seat
from spielgeld.kernel.view import View

AGENDAS: dict[str, tuple[Phase[PlutocracyState], ...]] = {
    "auction": AUCTION,
    "start": RANDOM,
    "turn": (TURN, NEXT),
    "over": (),
}


def imagine_state(view: View) -> PlutocracyState:
    table: PlutocracyTable = view.table
    supplied = tuple([RESOURCES.index(planet.supply) for planet in table.planets])
    corporations = tuple([player.corporation for player in table.players])
    terms = read_terms(view.players, view.options, view.rules, corporations)
    state = PlutocracyState(terms, supplied)
    state.places = tuple([space_of(body.at) for body in table.bodies])
    state.demand = [planet.demand_price for planet in table.planets]
    state.supply = [planet.supply_price for planet in table.planets]
    state.parliaments = [seats_of(planet.parliament) for planet in table.planets]
    state.recent = [planet.recent for planet in table.planets]
    state.societies = [seats_of(society.members) for society in table.societies]
    state.rotations = table.rotations
    state.elections = table.elections
    state.aliens = table.aliens
    for seat, player in enumerate(table.players):
        imagine_player(state, seat, player)
    imagine_track(state, table)
    state.seat = table.asked or 0
    state.done = ACTIONS.index(table.done or "")
    state.choosing = table.choosing
    state.auction = [None if bid is None else (bid.seat, bid.bid) for bid in table.auction]
    state.follow(AGENDAS[table.stage])
    return state


def imagine_player(state: PlutocracyState, seat: Seat, player: PlayerView) -> None:
    state.money[seat] = player.money
    state.holds[seat] = tuple([player.hold[name] for name in RESOURCES])
    state.councillors[seat] = player.councillors
    state.joined[seat] = tuple([SOCIETIES.index(name) for name in player.societies])
    state.rescued[seat] = player.alien
    state.ships[seat] = space_of(player.ship)
    state.ends[seat] = player.end
    state.retired[seat] = player.retired
    state.out[seat] = player.out
    state.track.times[seat] = player.time


def imagine_track(state: PlutocracyState, table: PlutocracyTable) -> None:
    for stack in table.track:
        for piece in stack.pieces:
            if piece.seat is None:
                state.track.put(ROTATE + MARKERS.index(piece.kind), stack.time)
            else:
                state.track.put(piece.seat, stack.time)
                if piece.kind == "retired":
                    state.track.retire(piece.seat)


def space_of(place: Hex | None) -> int:
    return NOWHERE if place is None else SPACE_AT[place]


def seats_of(members: tuple[Seat | None, ...]) -> tuple[int, ...]:
    return tuple([FREE if seat is None else seat for seat in members])
