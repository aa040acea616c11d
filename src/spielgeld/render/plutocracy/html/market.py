"""What lies beside the map: planet boards, societies, and what everybody has."""

from dataclasses import dataclass

from spielgeld.games.plutocracy.pieces import HOLD_LIMIT, RESOURCES, SEAT_PRICES, SPOTS
from spielgeld.games.plutocracy.view import PlanetView, PlayerView, PlutocracyTable
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.render.html.page import Table


@dataclass(frozen=True)
class Bench:
    """A seat of a parliament: its price, and who has it."""

    price: int
    seat: Seat | None


@dataclass(frozen=True)
class PlanetBoard:
    """`ahead` are those with seats as an election would see them now: most first."""

    planet: PlanetView
    name: str
    benches: tuple[Bench, ...]
    ahead: tuple[tuple[Seat, int], ...]
    here: bool
    """The ship in turn is on it."""


@dataclass(frozen=True)
class Spot:
    councillors: int
    seat: Seat | None


@dataclass(frozen=True)
class SocietyBoard:
    name: str
    title: str
    spots: tuple[Spot, ...]
    have: int
    needed: int
    """What the reader has of what the society wants to see."""
    state: str
    """joined, open, not yet or full."""


@dataclass(frozen=True)
class Tank:
    resource: str
    units: int


@dataclass(frozen=True)
class Corporation:
    """What lies before a player."""

    seat: Seat
    name: str
    corporation: str
    player: PlayerView
    mine: bool
    tanks: tuple[Tank, ...]
    seats: tuple[tuple[str, int, bool], ...]
    """Planets with seats, how many, and whether they are most of all."""
    state: str
    """turn, retired, out or nothing."""
    limit: int = HOLD_LIMIT


def planets_of(table: Table) -> tuple[PlanetBoard, ...]:
    game: PlutocracyTable = table.view.table
    here = None if game.asked is None else game.players[game.asked].body
    boards = []
    for planet in game.planets:
        benches = [
            Bench(price, seat) for price, seat in zip(SEAT_PRICES, planet.parliament, strict=True)
        ]
        name = table.frame.say(f"body-{planet.name}")
        boards.append(
            PlanetBoard(planet, name, tuple(benches), ahead_on(planet), planet.name == here)
        )
    return tuple(boards)


def ahead_on(planet: PlanetView) -> tuple[tuple[Seat, int], ...]:
    """Those with seats and how many, as an election would see them now."""
    return tuple([(seat, planet.parliament.count(seat)) for seat in planet.ahead])


def societies_of(table: Table) -> tuple[SocietyBoard, ...]:
    view = table.view
    game: PlutocracyTable = view.table
    boards = []
    for society in game.societies:
        spots = [
            Spot(councillors, seat)
            for councillors, seat in zip(SPOTS, society.members, strict=True)
        ]
        have = 0 if view.seat is None else game.players[view.seat].shows[society.name]
        state = "open"
        if view.seat is not None and view.seat in society.members:
            state = "joined"
        elif None not in society.members:
            state = "full"
        elif have < society.wants:
            state = "not-yet"
        title = table.frame.say(f"society-{society.name}")
        boards.append(SocietyBoard(society.name, title, tuple(spots), have, society.wants, state))
    return tuple(boards)


def corporations_of(table: Table) -> tuple[Corporation, ...]:
    return tuple([corporation_of(table, seat) for seat in range(table.view.players)])


def corporation_of(table: Table, seat: Seat) -> Corporation:
    view: View = table.view
    game: PlutocracyTable = view.table
    player = game.players[seat]
    seats = []
    for planet in game.planets:
        if player.seats[planet.name]:
            seats.append((planet.name, player.seats[planet.name], planet.ahead[0] == seat))
    state = "out" if player.out else "retired" if player.retired else ""
    if seat == game.asked:
        state = game.stage
    return Corporation(
        seat=seat,
        name=table.names[seat],
        corporation=table.frame.say(f"corporation-{player.corporation}"),
        player=player,
        mine=seat == view.seat,
        tanks=tuple([Tank(resource, player.hold[resource]) for resource in RESOURCES]),
        seats=tuple(seats),
        state=state,
    )
