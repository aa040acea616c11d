"""The Plutocracy table as everybody sees it: nothing is hidden.

Most of a table is as it was a decision ago, so the views of its parts are kept and shown again.
"""

from dataclasses import dataclass
from functools import lru_cache

from spielgeld.games.plutocracy.rules.board import NEXT_SPACE, NOWHERE, SPACES
from spielgeld.games.plutocracy.rules.choices import ACTIONS, shown_to, turn_choice
from spielgeld.games.plutocracy.rules.flights import (
    FlightView,
    acts_before,
    asteroid_falls,
    flights_of,
    times_to_come,
)
from spielgeld.games.plutocracy.rules.moves import fallen, risen
from spielgeld.games.plutocracy.rules.phases import CHOOSE_START, START_AUCTION, TURN, by_seats
from spielgeld.games.plutocracy.rules.pieces import (
    BODIES,
    DEMANDED,
    FREE,
    MARKERS,
    PLANETS,
    RESOURCES,
    ROTATE,
    SOCIETIES,
    WANTED,
    Hex,
)
from spielgeld.games.plutocracy.rules.scoring import tie_break
from spielgeld.games.plutocracy.rules.state import PlutocracyState
from spielgeld.kernel.frozen import Frozen
from spielgeld.kernel.state import Phase, Seat

STAGES: dict[str, Phase[PlutocracyState]] = {
    "auction": START_AUCTION,
    "start": CHOOSE_START,
    "turn": TURN,
}
"""The phases in which somebody is asked."""
STAGE_NAMES = {phase: name for name, phase in STAGES.items()}


@dataclass(frozen=True)
class PlayerView(Frozen):
    """`body` is what the ship is on. `end` is the personal THE END, or the common one.

    `shows` says how much of what each society wants to see the player has.
    """

    corporation: str
    councillors: int
    money: int
    hold: dict[str, int]
    seats: dict[str, int]
    societies: tuple[str, ...]
    shows: dict[str, int]
    alien: bool
    time: int
    end: int
    ship: Hex | None
    body: str | None
    retired: bool
    out: bool


@dataclass(frozen=True)
class BodyView(Frozen):
    """Where a body is (None: in the sun) and where it goes, rotation by rotation.

    A planet and Earth then start anew, the asteroid then falls into the sun.
    """

    name: str
    at: Hex | None
    coming: tuple[Hex, ...]


@dataclass(frozen=True)
class PlanetView(Frozen):
    """The resource that a planet demands and the one that it supplies, and its parliament.

    Parliaments are listed from the cheapest seat up; `recent` are those with seats, the latest
    buyer first, and `ahead` the same as an election would see them now. After a sale the
    DEMAND price is `demand_after`, after a purchase the SUPPLY price `supply_after`.
    """

    name: str
    demand: str
    demand_price: int
    demand_after: int
    supply: str
    supply_price: int
    supply_after: int
    parliament: tuple[Seat | None, ...]
    recent: tuple[Seat, ...]
    ahead: tuple[Seat, ...]


@dataclass(frozen=True)
class SocietyView(Frozen):
    """Who has the first and the second spot, and how much it `wants` to see of a member."""

    name: str
    members: tuple[Seat | None, ...]
    wants: int


@dataclass(frozen=True)
class PieceView(Frozen):
    """A piece on the time track: "disc" or "retired" of a seat, or an event marker."""

    kind: str
    seat: Seat | None


@dataclass(frozen=True)
class StackView(Frozen):
    """What lies on one space of the time track, from bottom to top."""

    time: int
    pieces: tuple[PieceView, ...]


@dataclass(frozen=True)
class BidView(Frozen):
    """Who has a position in the start auction, and for how much."""

    seat: Seat
    bid: int


@dataclass(frozen=True)
class PlutocracyTable(Frozen):
    """The whole table.

    `asked` is whose turn it is to do, choose or bid; of a turn, `done` is the last action, and
    `actions` are the kinds of decisions that are possible now and `flights` what they cost.
    `choosing` is the order in which start planets are chosen, `auction` the bids by position.
    `personal` says whether everybody has a THE END of their own. `coming` are all times at which
    a marker is still to act, and `asteroid_falls` is the one at which the asteroid does.
    `tie_break` says of a finished game what decided between those who were level.
    """

    stage: str
    asked: Seat | None
    done: str | None
    actions: tuple[str, ...]
    players: tuple[PlayerView, ...]
    bodies: tuple[BodyView, ...]
    planets: tuple[PlanetView, ...]
    societies: tuple[SocietyView, ...]
    track: tuple[StackView, ...]
    markers: dict[str, int | None]
    coming: dict[str, tuple[int, ...]]
    personal: bool
    asteroid_falls: int | None
    rotations: int
    elections: int
    aliens: int
    flights: tuple[FlightView, ...]
    choosing: tuple[Seat, ...]
    auction: tuple[BidView | None, ...]
    tie_break: str

    def acts_before(self, marker: str, arrival: int) -> int:
        """How often a marker is next before a disc that is now put down at `arrival`."""
        return acts_before(self.coming[marker], arrival)

    def next_pieces(self) -> list[tuple[int, PieceView]]:
        """PL-5: what is next, and next: the least time first, and of a stack the top."""
        return [
            (stack.time, piece)
            for stack in self.track
            for piece in stack.pieces[::-1]
            if piece.kind != "retired"
        ]


def look_at_table(state: PlutocracyState) -> PlutocracyTable:
    stage = stage_of(state)
    turn = stage == "turn"
    over = stage == "over"
    times = state.track.of_markers()
    return PlutocracyTable(
        stage=stage,
        asked=None if over else state.seat,
        done=ACTIONS[state.done] if turn and state.done else None,
        actions=tuple(turn_choice(state).kinds()) if turn else (),
        players=tuple(
            [
                look_at_player(state, seat, seats)
                for seat, seats in enumerate(
                    count_seats(tuple(state.parliaments), state.terms.players)
                )
            ]
        ),
        bodies=look_at_bodies(state.places),
        planets=tuple(
            [
                look_at_planet(
                    planet,
                    state.demand[planet],
                    state.supplied[planet],
                    state.supply[planet],
                    state.parliaments[planet],
                    state.recent[planet],
                )
                for planet in range(len(PLANETS))
            ]
        ),
        societies=look_at_societies(tuple(state.societies)),
        track=look_at_track(state),
        markers=look_at_markers(times),
        coming=times_to_come(times, state.terms.first_times),
        personal=state.terms.personal,
        asteroid_falls=asteroid_falls(state),
        rotations=state.rotations,
        elections=state.elections,
        aliens=state.aliens,
        flights=flights_of(state) if turn else (),
        choosing=state.choosing,
        auction=tuple(
            [None if place is None else BidView(place[0], place[1]) for place in state.auction]
        ),
        tie_break=tie_break(state) if over else "",
    )


def stage_of(state: PlutocracyState) -> str:
    if not state.agenda:
        return "over"
    return STAGE_NAMES[state.agenda[-1]]


@lru_cache(4096)
def count_seats(parliaments: tuple[tuple[int, ...], ...], players: int) -> list[tuple[int, ...]]:
    """How many seats each player has in each parliament."""
    return [
        tuple([parliament.count(seat) for parliament in parliaments]) for seat in range(players)
    ]


def look_at_player(state: PlutocracyState, seat: Seat, seats: tuple[int, ...]) -> PlayerView:
    return player_view(
        state.terms.corporations[seat],
        state.councillors[seat],
        state.money[seat],
        state.holds[seat],
        seats,
        state.joined[seat],
        state.rescued[seat],
        state.track.times[seat],
        state.ends[seat],
        state.ships[seat],
        state.body_under(seat),
        state.retired[seat],
        state.out[seat],
    )


@lru_cache(4096)
def player_view(
    corporation: str,
    councillors: int,
    money: int,
    hold: tuple[int, ...],
    seats: tuple[int, ...],
    joined: tuple[int, ...],
    rescued: bool,
    time: int,
    end: int,
    space: int,
    body: int,
    retired: bool,
    out: bool,
) -> PlayerView:
    return PlayerView(
        corporation=corporation,
        councillors=councillors,
        money=money,
        hold=look_at_hold(hold),
        seats=look_at_seats(seats),
        societies=tuple([SOCIETIES[society] for society in joined]),
        shows=look_at_shown(money, rescued, len(seats) - seats.count(0), hold),
        alien=rescued,
        time=time,
        end=end,
        ship=None if space == NOWHERE else SPACES[space],
        body=None if body == NOWHERE else BODIES[body],
        retired=retired,
        out=out,
    )


@lru_cache(4096)
def look_at_hold(hold: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(RESOURCES, hold, strict=True))


@lru_cache(4096)
def look_at_seats(seats: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(PLANETS, seats, strict=True))


@lru_cache(4096)
def look_at_shown(money: int, rescued: bool, planets: int, hold: tuple[int, ...]) -> dict[str, int]:
    return {
        name: shown_to(society, money, rescued, planets, hold)
        for society, name in enumerate(SOCIETIES)
    }


@lru_cache(4096)
def look_at_bodies(places: tuple[int, ...]) -> tuple[BodyView, ...]:
    return tuple([look_at_body(body, at) for body, at in enumerate(places)])


@lru_cache(1000)
def look_at_body(body: int, at: int) -> BodyView:
    if at == NOWHERE:
        return BodyView(BODIES[body], None, ())
    coming = []
    space = NEXT_SPACE[at]
    while space not in (NOWHERE, at):
        coming.append(SPACES[space])
        space = NEXT_SPACE[space]
    return BodyView(BODIES[body], SPACES[at], tuple(coming))


@lru_cache(4096)
def look_at_planet(
    planet: int,
    demand: int,
    supplied: int,
    supply: int,
    parliament: tuple[int, ...],
    recent: tuple[Seat, ...],
) -> PlanetView:
    return PlanetView(
        name=PLANETS[planet],
        demand=RESOURCES[DEMANDED[planet]],
        demand_price=demand,
        demand_after=fallen(demand),
        supply=RESOURCES[supplied],
        supply_price=supply,
        supply_after=risen(supply),
        parliament=owners(parliament),
        recent=recent,
        ahead=tuple(by_seats(recent, parliament)),
    )


@lru_cache(4096)
def look_at_societies(societies: tuple[tuple[int, ...], ...]) -> tuple[SocietyView, ...]:
    return tuple([look_at_society(society, members) for society, members in enumerate(societies)])


@lru_cache(1024)
def look_at_society(society: int, members: tuple[int, ...]) -> SocietyView:
    return SocietyView(SOCIETIES[society], owners(members), WANTED[society])


@lru_cache(4096)
def look_at_markers(times: tuple[int | None, ...]) -> dict[str, int | None]:
    return dict(zip(MARKERS, times, strict=True))


def look_at_track(state: PlutocracyState) -> tuple[StackView, ...]:
    times = state.track.times
    stacks: dict[int, tuple[int, ...]] = {}
    for piece in state.track.from_bottom():
        time = times[piece]
        stacks[time] = (*stacks[time], piece) if time in stacks else (piece,)
    retired = tuple([seat for seat, at_rest in enumerate(state.retired) if at_rest])
    return tuple([look_at_stack(time, pieces, retired) for time, pieces in stacks.items()])


@lru_cache(4096)
def look_at_stack(time: int, pieces: tuple[int, ...], retired: tuple[Seat, ...]) -> StackView:
    return StackView(time, tuple([look_at_piece(piece, piece in retired) for piece in pieces]))


@lru_cache(1000)
def look_at_piece(piece: int, retired: bool) -> PieceView:
    if piece >= ROTATE:
        return PieceView(MARKERS[piece - ROTATE], None)
    return PieceView("retired" if retired else "disc", piece)


def owners(seats: tuple[int, ...]) -> tuple[Seat | None, ...]:
    return tuple([None if seat == FREE else seat for seat in seats])
