"""The solar system as it is drawn: spaces, bodies, ships and the time track around them."""

from collections.abc import Iterable
from dataclasses import dataclass

from spielgeld.games.plutocracy.board import BODY_OF, SPACE_AT, SPACES
from spielgeld.games.plutocracy.pieces import BODIES, ORBITS
from spielgeld.games.plutocracy.view import PlanetView, PlutocracyTable
from spielgeld.kernel.state import Seat
from spielgeld.render.plutocracy.html.frame import LAST_TIME, cell, inwards
from spielgeld.render.plutocracy.map import SHIPS, Point, centre, point

BERTHS: tuple[Point, ...] = ((-33, -11), (33, -11), (-33, 15), (33, 15))
"""Where the ships of seats 0 to 3 lie, so that none hides another, a name or a price."""

CROWDED = (120, 115)
"""Bodies that are nearer than this, across and down, could cover each other's names."""
LOWEST = 280
"""Further down there is no room below a body."""
STACKED = 14
"""How far a piece on the time track lies from the one below it."""


@dataclass(frozen=True)
class Space:
    """A space of an orbit. `next` says that its body comes here with the next rotation."""

    number: int
    body: str
    at: str
    star: bool
    next: bool
    passed: bool
    """The asteroid has left it behind."""


@dataclass(frozen=True)
class Body:
    """`layout` keeps names and prices of neighbours apart: all up, all down, or around."""

    name: str
    at: str
    planet: PlanetView | None
    layout: str


@dataclass(frozen=True)
class Ship:
    seat: Seat
    at: str
    shape: str


@dataclass(frozen=True)
class Piece:
    """A piece on the time track: the disc of a seat, an event marker, or a personal THE END."""

    id: str
    kind: str
    seat: Seat | None
    at: str


@dataclass(frozen=True)
class Cell:
    time: int
    at: str
    beyond: bool


@dataclass(frozen=True)
class Coming:
    """A piece on the time track that is still to act, as people read it."""

    time: int
    kind: str
    seat: Seat | None


def spaces_of(table: PlutocracyTable) -> tuple[Space, ...]:
    following = {body.name: body.coming[0] for body in table.bodies if body.coming}
    where = {body.name: body.at for body in table.bodies}
    spaces = []
    for number, place in enumerate(SPACES):
        body = BODIES[BODY_OF[number]]
        at = where[body]
        passed = body == "asteroid" and (at is None or number < SPACE_AT[at])
        star = place == ORBITS[BODY_OF[number]][0]
        coming = following.get(body) == place
        spaces.append(Space(number, body, point(centre(place)), star, coming, passed))
    return tuple(spaces)


def bodies_of(table: PlutocracyTable) -> tuple[Body, ...]:
    planets = {planet.name: planet for planet in table.planets}
    places = {body.name: centre(body.at) for body in table.bodies if body.at is not None}
    return tuple(
        [
            Body(name, point(at), planets.get(name), layout_of(name, at, places.values()))
            for name, at in places.items()
        ]
    )


def layout_of(name: str, at: Point, places: Iterable[Point]) -> str:
    """Of two neighbours the upper one has all above it and the lower one all below it."""
    x, y = at
    if name == "earth":
        return "down" if y > 0 else "up"
    near = [
        (down, across)
        for across, down in places
        if (across, down) != at and abs(across - x) < CROWDED[0] and abs(down - y) < CROWDED[1]
    ]
    if not near:
        return "around"
    return "up" if y > LOWEST or all([place > (y, x) for place in near]) else "down"


def ships_of(table: PlutocracyTable) -> tuple[Ship, ...]:
    """Each has its own berth, so that ships on the same space lie beside each other."""
    ships = []
    for seat, player in enumerate(table.players):
        if player.ship is not None:
            x, y = centre(player.ship)
            dx, dy = BERTHS[seat]
            ships.append(Ship(seat, point((x + dx, y + dy)), SHIPS[player.corporation]))
    return tuple(ships)


def cells_of(table: PlutocracyTable) -> tuple[Cell, ...]:
    end = table.markers["the_end"] or LAST_TIME
    return tuple([Cell(time, point(cell(time)), time > end) for time in range(LAST_TIME + 1)])


def pieces_of(table: PlutocracyTable) -> tuple[Piece, ...]:
    """What lies on the time track, from bottom to top; stacks grow towards the sky."""
    pieces = []
    for stack in table.track:
        for level, piece in enumerate(stack.pieces):
            name = f"event-{piece.kind}" if piece.seat is None else f"disc-{piece.seat}"
            pieces.append(Piece(name, piece.kind, piece.seat, _lying(stack.time, level)))
    if table.personal:
        for seat, player in enumerate(table.players):
            if not player.out:
                x, y = cell(player.end)
                dx, dy = inwards(player.end)
                aside = 12 * seat - 18
                at = (x + 38 * dx + aside * abs(dy), y + 38 * dy + aside * abs(dx))
                pieces.append(Piece(f"end-{seat}", "end", seat, point(at)))
    return tuple(sorted(pieces, key=lambda piece: piece.kind == "end"))


def _lying(time: int, level: int) -> str:
    x, y = cell(time)
    dx, dy = inwards(time)
    return point((x + dx * STACKED * level, y + dy * STACKED * level))


def coming_of(table: PlutocracyTable) -> tuple[Coming, ...]:
    return tuple([Coming(time, piece.kind, piece.seat) for time, piece in table.next_pieces()])
