"""The solar system as it is drawn: spaces, bodies, ships and the time track around them."""

from dataclasses import dataclass
from itertools import product

from spielgeld.games.plutocracy.board import BODY_OF, SPACE_AT, SPACES
from spielgeld.games.plutocracy.pieces import BODIES, ORBITS, SUN, Hex
from spielgeld.games.plutocracy.view import PlutocracyTable
from spielgeld.kernel.state import Seat
from spielgeld.render.html.region import Macros, Region, draw, remembered
from spielgeld.render.plutocracy.html.flights import way_path
from spielgeld.render.plutocracy.html.frame import CELL, HEIGHT, LAST_TIME, WIDTH, cell, inwards
from spielgeld.render.plutocracy.map import SHIPS, Point, centre, point
from spielgeld.render.same import Same
from spielgeld.render.words import Say

SKY = Macros("plutocracy/sky.html")

BERTHS: tuple[Point, ...] = ((-33, -11), (33, -11), (-33, 15), (33, 15))
"""Where the ships of seats 0 to 3 lie, so that none hides another, a name or a price."""

LAYOUTS = ("around", "up", "down", "under")
"""The name above a body and its prices below, all above, all below, or the name below."""
LETTER = 12
"""How wide a letter of a name is, more or less."""
SMALL_LETTER = 18.5
"""The same on a small map, where names are larger than all else."""
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
class Cell:
    time: int
    at: str
    beyond: bool


Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""

Places = tuple[tuple[str, Hex | None, tuple[Hex, ...]], ...]
"""The bodies: where each of them is, and where it will be after the next rotation."""


@remembered
def draw_picture(
    say: Say, names: tuple[str, ...], same: Same, last: tuple[Seat, Hex, Hex] | None
) -> Region:
    """The map and the time track with all pieces: the same for everybody at the table."""
    game: PlutocracyTable = same.value
    places = tuple([(body.name, body.at, body.coming[:1]) for body in game.bodies])
    parts = [draw("spaces", spaces, say, places)]
    if last is not None:
        seat, start, to = last
        parts.append(draw("last-flight", SKY.last_flight, seat, way_path(start, to)))
    parts += [*draw_bodies(say, game), *draw_ships(say, names, game)]
    parts.append(Region("pieces", '<g id="pieces">', draw_pieces(say, game), "</g>"))
    return Region("sky-picture", PICTURE, tuple(parts), "</g>")


PICTURE = (
    '<g id="sky-picture" role="img" aria-labelledby="board-title" aria-describedby="board-facts">'
    '<use href="#sky-ground"/>'
)


def spaces(say: Say, places: Places) -> str:
    return SKY.spaces(say, spaces_of(places))


def spaces_of(places: Places) -> list[Space]:
    following = {name: coming[0] for name, _, coming in places if coming}
    where = {name: at for name, at, _ in places}
    found = []
    for number, place in enumerate(SPACES):
        body = BODIES[BODY_OF[number]]
        at = where[body]
        passed = body == "asteroid" and (at is None or number < SPACE_AT[at])
        star = place == ORBITS[BODY_OF[number]][0]
        coming = following.get(body) == place
        found.append(Space(number, body, point(centre(place)), star, coming, passed))
    return found


def draw_bodies(say: Say, game: PlutocracyTable) -> list[Region]:
    planets = {
        planet.name: (planet.demand, planet.demand_price, planet.supply, planet.supply_price)
        for planet in game.planets
    }
    places = {body.name: centre(body.at) for body in game.bodies if body.at is not None}
    layouts = layouts_of(tuple(places.items()))
    low = low_names(tuple([(name, say(f"body-{name}"), at) for name, at in places.items()]))
    return [
        draw(
            f"body-{name}", SKY.body, say, name, point(at), name in low,
            name_line(layouts[name], trades=name in planets), prices_line(layouts[name]),
            planets.get(name), game.aliens if name == "asteroid" else 0,
        )
        for name, at in places.items()
    ]  # fmt: skip


@remembered
def layouts_of(places: tuple[tuple[str, Point], ...]) -> dict[str, str]:
    """How each body has its name and prices, so that they cover as little as can be."""
    known = dict(places)
    letters = [around(at, 11) for at in map(centre, SPACES) if at not in known.values()]
    letters += [around(centre(place), 16) for place in SUN]
    labels = {
        (name, layout): labels_of(name, at, layout) for name, at in places for layout in LAYOUTS
    }

    def hides(name: str, boxes: list[Box]) -> int:
        """The time track, other bodies, letters of orbits and the sun, the worst counting most."""
        discs = [berths(at) for other, at in places if other != name]
        outside = sum([not inside_the_frame(box) for box in boxes])
        return 100 * outside + 30 * overlaps(boxes, discs) + 10 * overlaps(boxes, letters)

    alone = {key: hides(key[0], boxes) for key, boxes in labels.items()}

    def cost(name: str, layout: str, layouts: dict[str, str]) -> int:
        others = [labels[other, layouts[other]] for other in known if other != name]
        return alone[name, layout] + 1000 * sum(
            [overlaps(labels[name, layout], boxes) for boxes in others]
        )

    found = []
    for first in LAYOUTS:
        layouts = dict.fromkeys(known, first)
        for name in (*known, *known, *known):
            layouts[name] = min(LAYOUTS, key=lambda each: cost(name, each, layouts))
        found.append(layouts)
    return min(found, key=lambda each: sum([cost(name, each[name], each) for name in known]))


def labels_of(name: str, at: Point, layout: str) -> list[Box]:
    """About what the name and the prices of a body take up, as sky.html draws them."""
    x, y = at
    trades = name not in ("earth", "asteroid")
    line = name_line(layout, trades=trades)
    half = LETTER / 2 * len(name)
    boxes = [(x - half, y + line - 18, x + half, y + line + 4)]
    if trades:
        top = y + prices_line(layout)
        boxes += [(x - 60, top, x - 2, top + 24), (x + 2, top, x + 60, top + 24)]
    return boxes


@remembered
def low_names(places: tuple[tuple[str, str, Point], ...]) -> frozenset[str]:
    """The bodies whose names stand below them on a small map, so that no name touches another."""
    labels = [(small_label(said, at, low=False), small_label(said, at, low=True))
              for _, said, at in places]  # fmt: skip
    alone = []
    for number, pair in enumerate(labels):
        discs = [around(at, 28) for other, (_, _, at) in enumerate(places) if other != number]
        hidden = [overlaps([label], discs) for label in pair]
        outside = [not inside_the_frame(label) for label in pair]
        alone.append([100 * outside[low] + 30 * hidden[low] + low for low in (0, 1)])
    apart = {
        (one, other): [[overlap(label, next_to) for next_to in labels[other]] for label in pair]
        for one, pair in enumerate(labels)
        for other in range(one)
    }

    def cost(lows: tuple[int, ...]) -> int:
        touching = sum([each[lows[one]][lows[other]] for (one, other), each in apart.items()])
        return 1000 * touching + sum([costs[low] for low, costs in zip(lows, alone, strict=True)])

    best = min(product((0, 1), repeat=len(places)), key=cost)
    return frozenset([name for (name, _, _), low in zip(places, best, strict=True) if low])


def small_label(said: str, at: Point, *, low: bool) -> Box:
    """About what a name takes up on a small map, as game.css places it."""
    x, y = at
    half, line = SMALL_LETTER / 2 * len(said), y + (57 if low else -37)
    return x - half, line - 25, x + half, line + 8


def overlap(one: Box, other: Box) -> bool:
    left, top, right, bottom = one
    west, north, east, south = other
    return left < east and west < right and top < south and north < bottom


def overlaps(some: list[Box], others: list[Box]) -> int:
    return sum([overlap(one, other) for one in some for other in others])


def name_line(layout: str, *, trades: bool) -> int:
    """How far below a body its name stands; prices may be between them."""
    return {
        "around": -33,
        "up": -63 if trades else -33,
        "down": 76 if trades else 46,
        "under": 46,
    }[layout]


def prices_line(layout: str) -> int:
    return -55 if layout in ("up", "under") else 31


def around(at: Point, reach: float) -> Box:
    x, y = at
    return x - reach, y - reach, x + reach, y + reach


def berths(at: Point) -> Box:
    """A body with the ships that may lie beside it."""
    x, y = at
    return x - 46, y - 24, x + 46, y + 28


def inside_the_frame(box: Box) -> bool:
    left, top, right, bottom = box
    return max(-left, right) <= WIDTH / 2 - CELL and max(-top, bottom) <= HEIGHT / 2 - CELL


def draw_ships(say: Say, names: tuple[str, ...], game: PlutocracyTable) -> list[Region]:
    """Each has its own berth, so that ships on the same space lie beside each other."""
    ships = []
    for seat, player in enumerate(game.players):
        if player.ship is not None:
            x, y = centre(player.ship)
            dx, dy = BERTHS[seat]
            at, shape = point((x + dx, y + dy)), SHIPS[player.corporation]
            ships.append(
                draw(
                    f"ship-{seat}", SKY.ship, say, names[seat], seat, at, shape, seat == game.asked
                )
            )
    return ships


def cells_of(table: PlutocracyTable) -> tuple[Cell, ...]:
    end = table.markers["the_end"] or LAST_TIME
    return tuple([Cell(time, point(cell(time)), time > end) for time in range(LAST_TIME + 1)])


def draw_pieces(say: Say, game: PlutocracyTable) -> tuple[Region, ...]:
    """What lies on the time track, from bottom to top; stacks grow towards the sky."""
    pieces = []
    for stack in game.track:
        for level, piece in enumerate(stack.pieces):
            name = f"event-{piece.kind}" if piece.seat is None else f"disc-{piece.seat}"
            at = _lying(stack.time, level)
            pieces.append(draw(name, SKY.piece, say, name, piece.kind, piece.seat, at))
    if game.personal:
        for seat, player in enumerate(game.players):
            if not player.out:
                x, y = cell(player.end)
                dx, dy = inwards(player.end)
                aside = 12 * seat - 18
                at = point((x + 38 * dx + aside * abs(dy), y + 38 * dy + aside * abs(dx)))
                pieces.append(draw(f"end-{seat}", SKY.piece, say, f"end-{seat}", "end", seat, at))
    return tuple(pieces)


def _lying(time: int, level: int) -> str:
    x, y = cell(time)
    dx, dy = inwards(time)
    return point((x + dx * STACKED * level, y + dy * STACKED * level))
