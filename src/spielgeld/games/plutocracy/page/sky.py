"""The solar system as it is drawn: spaces, bodies, ships and the time track around them."""

import math
from typing import NamedTuple

from spielgeld.games.plutocracy.page.flights import way_path
from spielgeld.games.plutocracy.page.geometry import SHIPS, Point, centre, point
from spielgeld.games.plutocracy.page.labels import label_of, places_of, small_label_of
from spielgeld.games.plutocracy.page.time_track import cell, inwards
from spielgeld.games.plutocracy.rules.board import BODY_OF, SPACE_AT, SPACES
from spielgeld.games.plutocracy.rules.pieces import BODIES, ORBITS, Hex
from spielgeld.games.plutocracy.rules.view import PlutocracyTable
from spielgeld.kernel.state import Seat
from spielgeld.page.cache import remembered
from spielgeld.page.region import Macros, Region, group, region
from spielgeld.telling.same import Same
from spielgeld.telling.words import Words

SKY = Macros("plutocracy/sky.html")

BERTHS: tuple[Point, ...] = ((-33, -11), (33, -11), (-33, 15), (33, 15))
"""Where the ships of seats 0 to 3 lie, so that none hides another, a name or a price."""

BESIDE = 15
"""How far small pieces that share a space of the time track lie from its middle, and"""
ROW = 31
"""how far the rows of two lie from each other."""


class OrbitSpace(NamedTuple):
    """A space of an orbit. `next` says that its body comes here with the next rotation."""

    body: str
    at: str
    star: bool
    next: bool
    passed: bool
    """The asteroid has left it behind."""


class PlanetPrices(NamedTuple):
    demand: str
    demand_price: int
    supply: str
    supply_price: int


class DrawnBody(NamedTuple):
    """A body with its name, its prices if it trades, and the aliens on the asteroid.

    `label` is where the name stands, from the body; on a small map it is `small_label`. If it is
    not beside the body, a line leads there.
    """

    name: str
    at: str
    label: str
    leader: str
    small_label: str
    small_leader: str
    prices: PlanetPrices | None
    aliens: int


class DrawnShip(NamedTuple):
    seat: Seat
    name: str
    at: str
    shape: str
    in_turn: bool


class DrawnPiece(NamedTuple):
    """A piece on the time track or beside it."""

    id: str
    kind: str
    seat: Seat | None
    at: str
    small: bool
    next: bool
    """On top of others: it is next of those on this space."""


class FlownWay(NamedTuple):
    seat: Seat
    path: str


BodyMoves = tuple[tuple[str, Hex | None, tuple[Hex, ...]], ...]
"""The bodies: where each of them is, and where it will be after the next rotation."""


@remembered
def draw_picture(
    words: Words, names: tuple[str, ...], same: Same, last: tuple[Seat, Hex, Hex] | None
) -> Region:
    """The map and the time track with all pieces: the same for everybody at the table."""
    game: PlutocracyTable = same.value
    moves = tuple([(body.name, body.at, body.coming[:1]) for body in game.bodies])
    parts = [draw_spaces(words, moves)]
    if last is not None:
        seat, start, to = last
        flown = FlownWay(seat, way_path(start, to))
        parts.append(region("last-flight", SKY.last_flight, None, flown))
    parts += [*draw_bodies(words, game), *draw_ships(words, names, game)]
    parts.append(group("pieces", SKY.pieces, None, None, draw_pieces(words, game)))
    return group("sky-picture", SKY.picture, None, None, tuple(parts))


@remembered
def draw_spaces(words: Words, moves: BodyMoves) -> Region:
    following = {name: coming[0] for name, _, coming in moves if coming}
    where = {name: at for name, at, _ in moves}
    spaces = []
    for number, place in enumerate(SPACES):
        body = BODIES[BODY_OF[number]]
        at = where[body]
        passed = body == "asteroid" and (at is None or number < SPACE_AT[at])
        star = place == ORBITS[BODY_OF[number]][0]
        coming = following.get(body) == place
        spaces.append(OrbitSpace(body, point(centre(place)), star, coming, passed))
    return region("spaces", SKY.spaces, words, tuple(spaces))


def draw_bodies(words: Words, game: PlutocracyTable) -> list[Region]:
    prices = {
        planet.name: PlanetPrices(
            planet.demand, planet.demand_price, planet.supply, planet.supply_price
        )
        for planet in game.planets
    }
    places = {body.name: centre(body.at) for body in game.bodies if body.at is not None}
    said = [(name, words.say(f"body-{name}"), at) for name, at in places.items()]
    labels = tuple([label_of(*each, trades=each[0] in prices) for each in said])
    wide, small = places_of(labels), places_of(tuple([small_label_of(*each) for each in said]))
    bodies = []
    for name, at in places.items():
        body = DrawnBody(
            name=name,
            at=point(at),
            label=point(apart(at, wide[name])),
            leader=leader(apart(at, wide[name]), trades=name in prices),
            small_label=point(apart(at, small[name])),
            small_leader=leader(apart(at, small[name]), trades=False),
            prices=prices.get(name),
            aliens=game.aliens if name == "asteroid" else 0,
        )
        bodies.append(region(f"body-{name}", SKY.body, words, body))
    return bodies


def apart(at: Point, place: Point) -> Point:
    return place[0] - at[0], place[1] - at[1]


FAR = 75
"""A label whose middle is further from its body has a line that leads to it."""


def leader(label: Point, *, trades: bool) -> str:
    """From the edge of a body to the edge of its label; nothing if they are neighbours."""
    x, y = label
    far = math.hypot(x, y)
    if abs(y) < FAR and (abs(x) < FAR or trades):
        return ""
    start, end = 28 / far, 1 - 24 / far
    return f"M{point((x * start, y * start))}L{point((x * end, y * end))}"


def draw_ships(words: Words, names: tuple[str, ...], game: PlutocracyTable) -> list[Region]:
    """Each has its own berth, so that ships on the same space lie beside each other."""
    ships = []
    for seat, player in enumerate(game.players):
        if player.ship is not None:
            x, y = centre(player.ship)
            dx, dy = BERTHS[seat]
            at, shape = point((x + dx, y + dy)), SHIPS[player.corporation]
            ship = DrawnShip(seat, names[seat], at, shape, seat == game.asked)
            ships.append(region(f"ship-{seat}", SKY.ship, words, ship))
    return ships


def draw_pieces(words: Words, game: PlutocracyTable) -> tuple[Region, ...]:
    """What lies on the time track. Pieces on one space are fanned out, the next of them first."""
    pieces = []
    for stack in game.track:
        shared = len(stack.pieces) > 1
        for place, piece in enumerate(reversed(stack.pieces)):
            name = f"event-{piece.kind}" if piece.seat is None else f"disc-{piece.seat}"
            at = fanned_out(stack.time, place, len(stack.pieces))
            first = shared and place == 0
            pieces.append(DrawnPiece(name, piece.kind, piece.seat, at, shared, first))
    if game.personal:
        pieces += [
            DrawnPiece(f"end-{seat}", "end", seat, beside(player.end, 12 * seat - 18), False, False)
            for seat, player in enumerate(game.players)
            if not player.out
        ]
    return tuple([region(piece.id, SKY.piece, words, piece) for piece in pieces])


def fanned_out(time: int, place: int, number: int) -> str:
    """One of so many pieces on a space: alone in its middle, else in rows of two."""
    x, y = cell(time)
    if number == 1:
        return point((x, y))
    dx, dy = inwards(time)
    aside = 2 * BESIDE * (place % 2) - BESIDE
    if place == number - 1 and number % 2:
        aside = 0
    rows = (number + 1) // 2
    deep = ROW * (place // 2) - (ROW // 2 if rows > 1 else 0)
    return point((x + dx * deep + aside * abs(dy), y + dy * deep + aside * abs(dx)))


def beside(time: int, aside: int) -> str:
    """At the inner edge of the time track."""
    x, y = cell(time)
    dx, dy = inwards(time)
    return point((x + 38 * dx + aside * abs(dy), y + 38 * dy + aside * abs(dx)))
