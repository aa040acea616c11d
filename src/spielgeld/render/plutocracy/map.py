"""The solar system as a picture: an SVG of a table, with names and marks for pages to work with.

Hexes are flat-topped: [q, r] lies at x = 1.5 q, y = sqrt(3) (r + q/2), times the size of a hex.
Spaces, bodies and ships have ids that stay (map-space_-3_4, map-body-mars, map-ship-0), and spaces
say where they are (data-q, data-r), so that a page can move, mark and click them.
"""

import math
from functools import cache
from html import escape
from itertools import pairwise
from pathlib import Path

from spielgeld.games.plutocracy.board import BODY_OF, DIRECTIONS, SPACES, radius
from spielgeld.games.plutocracy.pieces import ASTEROID, BODIES, ORBITS, SUN, Hex
from spielgeld.games.plutocracy.view import PlanetView, PlutocracyTable
from spielgeld.render.plutocracy.plan import place_after
from spielgeld.render.words import Words

FOLDER = Path(__file__).parent
SIZE = 30.0
MARGIN = 14.0
LEGEND = 112.0
STEPS = 180
"""So many points make a closed orbit."""

LONG_NAME = 7
"""Longer names are set smaller, to fit a hex."""

Point = tuple[float, float]

SHIPS = {
    "imperial": "M0-10L10-3L6 8H-6L-10-3Z",
    "galactica": "M-8-8H8V8H-8Z",
    "cosmos": "M0-11L11 0L0 11L-11 0Z",
    "horizon": "M-11-7H11L0 12Z",
}
"""A shape for each corporation; the letter is on it."""
CORNERS: tuple[tuple[int, int], ...] = ((-1, -1), (1, -1), (-1, 1), (1, 1))
"""At which corner of a body the ships of seats 0 to 3 lie, so that none hides another."""
BERTH, MOORING = (24, 31), (14, 21)
"""On a body a ship lies outside the corner, moored to the inside."""
WAITING: tuple[tuple[Point, ...], ...] = (
    (),
    ((0, -8),),
    ((-11, -8), (11, -8)),
    ((-11, -11), (11, -11), (0, 12)),
    ((-11, -11), (11, -11), (-11, 12), (11, 12)),
)
"""Where ships wait in an empty space, by their number."""


def draw_map(
    table: PlutocracyTable,
    words: Words,
    *,
    alone: bool = False,
    marked: Hex | None = None,
    rotations: int = 0,
) -> str:
    """The map of this table as an <svg>.

    `alone` adds colours and a legend, for a file of its own; on a page map.css does it. A space may
    be `marked`: the way of the ship in turn is drawn to it. With `rotations` the spaces where
    bodies will be then are dashed.
    """
    left, top, width, height = frame(alone)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="sky-map" role="img" '
        f'aria-labelledby="map-title map-about" '
        f'viewBox="{number(left)} {number(top)} {number(width)} {number(height)}">',
        f'<title id="map-title">{escape(words.say("picture-title"))}</title>',
        f'<desc id="map-about">{escape(words.say("picture-about"))}</desc>',
    ]
    if alone:
        style = [(FOLDER / name).read_text("utf-8") for name in ("map.css", "map-alone.css")]
        parts.append(f"<style>\n{''.join(style)}</style>")
        parts.append(
            f'<rect class="ground" x="{number(left)}" y="{number(top)}" '
            f'width="{number(width)}" height="{number(height)}"/>'
        )
    parts.append(f'<path class="hexes" d="{empty_sky()}"/>')
    parts += [draw_orbit(body) for body in range(len(BODIES))]
    parts.append(draw_sun(words))
    parts += draw_spaces(table, words, marked, rotations)
    if marked is not None:
        parts.append(draw_way(table, marked))
    parts += draw_bodies(table, words)
    parts.append(draw_stars())
    parts += [draw_ship(seat, table) for seat in range(len(table.players))]
    if alone:
        parts.append(draw_legend(table, words, left, top + height))
    return "\n".join([*[part for part in parts if part], "</svg>"]) + "\n"


# Where things are


def centre(place: Hex) -> Point:
    q, r = place
    return 1.5 * q * SIZE, math.sqrt(3) * (r + q / 2) * SIZE


def corners(middle: Point, size: float) -> list[Point]:
    x, y = middle
    angles = [math.radians(60 * corner) for corner in range(6)]
    return [(x + size * math.cos(angle), y + size * math.sin(angle)) for angle in angles]


def frame(alone: bool) -> tuple[float, float, float, float]:
    """Left, top, width and height of the picture."""
    middles = [centre(space) for space in SPACES]
    left = min(x for x, _ in middles) - SIZE - MARGIN
    right = max(x for x, _ in middles) + SIZE + MARGIN
    top = min(y for _, y in middles) - SIZE - MARGIN
    bottom = max(y for _, y in middles) + SIZE + MARGIN
    return left, top, right - left, bottom - top + (LEGEND if alone else 0)


@cache
def sky() -> tuple[Hex, ...]:
    """All hexes inside the frame, also those that nobody can land on."""
    left, top, width, height = frame(alone=False)
    edge = max(radius(space) for space in SPACES) + 4
    across = range(-edge, edge + 1)
    return tuple(
        (q, r)
        for q in across
        for r in across
        if left + SIZE <= centre((q, r))[0] <= left + width - SIZE
        and top + SIZE <= centre((q, r))[1] <= top + height - SIZE
    )


@cache
def empty_sky() -> str:
    return "".join(closed(corners(centre(place), SIZE)) for place in sky() if place not in SUN)


@cache
def orbit_path(body: int) -> str:
    """A smooth line through the spaces of an orbit; the asteroid's goes straight into the sun."""
    middles = [centre(space) for space in ORBITS[body]]
    if body == ASTEROID:
        start, end = middles[0], centre((-1, 1))
        return f"M{point(start)}L{point(end)}"
    wide, high = ellipse_near(middles)
    turns = sorted(
        (math.atan2(y / high, x / wide), math.hypot(x / wide, y / high)) for x, y in middles
    )
    line = []
    for step in range(STEPS):
        angle = -math.pi + math.tau * step / STEPS
        reach = reach_at(angle, turns)
        line.append((reach * wide * math.cos(angle), reach * high * math.sin(angle)))
    return closed(line)


def ellipse_near(places: list[Point]) -> Point:
    """Half the width and height of the ellipse around the sun that is nearest to some places.

    Least squares for a in a_0 x^2 + a_1 y^2 = 1; a circle if the places lie on one line.
    """
    squares = [(x * x, y * y) for x, y in places]
    xx, xy, yy = (
        sum(x * x for x, _ in squares),
        sum(x * y for x, y in squares),
        sum(y * y for _, y in squares),
    )
    x_sum, y_sum = sum(x for x, _ in squares), sum(y for _, y in squares)
    determinant = xx * yy - xy * xy
    if determinant < 1:
        circle = math.hypot(*places[0])
        return circle, circle
    wide = (x_sum * yy - y_sum * xy) / determinant
    high = (y_sum * xx - x_sum * xy) / determinant
    return 1 / math.sqrt(wide), 1 / math.sqrt(high)


def reach_at(angle: float, turns: list[Point]) -> float:
    """How far out an orbit is in a direction, gently between its spaces."""
    (first, near_first), (last, near_last) = turns[0], turns[-1]
    around = [(last - math.tau, near_last), *turns, (first + math.tau, near_first)]
    for (before, near), (after, far) in pairwise(around):
        if before <= angle <= after:
            share = (1 - math.cos(math.pi * (angle - before) / (after - before))) / 2
            return near + (far - near) * share
    raise AssertionError(angle)


@cache
def steps_to(to: Hex) -> dict[Hex, int]:
    """PL-2: how far all hexes are from a space, around the sun."""
    free = set(sky()) - set(SUN)
    steps = {to: 0}
    ring = [to]
    while ring:
        further = []
        for q, r in ring:
            for dq, dr in DIRECTIONS:
                neighbour = (q + dq, r + dr)
                if neighbour in free and neighbour not in steps:
                    steps[neighbour] = steps[q, r] + 1
                    further.append(neighbour)
        ring = further
    return steps


@cache
def way(start: Hex, to: Hex) -> tuple[Hex, ...]:
    """PL-2: a shortest way around the sun, both ends included, as straight as there is one."""
    steps = steps_to(to)
    (x, y), (x_end, y_end) = centre(start), centre(to)

    def aside(place: Hex) -> float:
        across, down = centre(place)
        return abs((x_end - x) * (down - y) - (y_end - y) * (across - x))

    hexes = [start]
    while hexes[-1] != to:
        q, r = hexes[-1]
        around = [(q + dq, r + dr) for dq, dr in DIRECTIONS]
        nearer = [place for place in around if steps.get(place, math.inf) < steps[q, r]]
        hexes.append(min(nearer, key=aside))
    return tuple(hexes)


# What is drawn


def draw_orbit(body: int) -> str:
    return f'<path class="orbit of-{BODIES[body]}" d="{orbit_path(body)}"/>'


def draw_sun(words: Words) -> str:
    hexes = "".join(closed(corners(centre(place), SIZE)) for place in SUN)
    return (
        f'<g id="map-sun"><path class="rays" d="{hexes}"/>'
        f'<text class="sun-name" y="6">{escape(words.say("sun"))}</text></g>'
    )


def draw_spaces(
    table: PlutocracyTable, words: Words, marked: Hex | None, rotations: int
) -> list[str]:
    reached = {flight.to: flight.shortest for flight in table.flights if flight.in_reach}
    occupied = {body.at for body in table.bodies}
    to_come = {place_after(body, rotations) for body in table.bodies}
    drawn = []
    for number_of_space, space in enumerate(SPACES):
        body = BODIES[BODY_OF[number_of_space]]
        classes = ["space", f"of-{body}"]
        classes += ["in-reach"] if space in reached else []
        classes += ["marked"] if space == marked else []
        classes += ["to-come"] if rotations and space in to_come else []
        label = "" if space in occupied else draw_label(space, body, words, table)
        drawn.append(draw_space(space, body, classes, words, reached.get(space), label))
    return drawn


def draw_space(
    space: Hex, body: str, classes: list[str], words: Words, shortest: int | None, label: str
) -> str:
    q, r = space
    title = words.say("picture-space", body=words.say(f"body-{body}"), q=q, r=r)
    time = "" if shortest is None else f' data-shortest="{shortest}"'
    return (
        f'<g id="map-space_{q}_{r}" class="{" ".join(classes)}" data-q="{q}" data-r="{r}" '
        f'data-body="{body}"{time} transform="translate({point(centre(space))})">'
        f'<title>{escape(title)}</title><polygon points="{HEXAGON}"/>{label}</g>'
    )


def draw_label(space: Hex, body: str, words: Words, table: PlutocracyTable) -> str:
    """The letter of the body and the numbers of the space, as far as ships leave room."""
    crew = len(waiting_at(table, space))
    q, r = space
    whose = f'<text class="whose" y="-2">{escape(words.say(f"body-{body}")[0])}</text>'
    name = f'<text class="name" y="16">{q} {r}</text>'
    return ("" if crew else whose) + ("" if crew > 2 else name)


def draw_bodies(table: PlutocracyTable, words: Words) -> list[str]:
    planets = {planet.name: planet for planet in table.planets}
    drawn = []
    for body in table.bodies:
        if body.at is None:
            continue
        name = words.say(f"body-{body.name}")
        planet = planets.get(body.name)
        prices = "" if planet is None else draw_prices(planet, words)
        size = " long" if len(name) > LONG_NAME else ""
        drawn.append(
            f'<g id="map-body-{body.name}" class="body of-{body.name}" data-body="{body.name}" '
            f'transform="translate({point(centre(body.at))})"><polygon points="{HEXAGON}"/>'
            f'<text class="name{size}" y="4">{escape(name)}</text>{prices}</g>'
        )
    return drawn


def draw_stars() -> str:
    """Where the bodies start, on the upper edge of their spaces."""
    drawn = []
    for orbit in ORBITS:
        x, y = centre(orbit[0])
        drawn.append(f'<polygon class="star" points="{star_points((x, y - SIZE * 0.87), 7)}"/>')
    return "".join(drawn)


def draw_prices(planet: PlanetView, words: Words) -> str:
    demand = words.say(f"resource-{planet.demand}.short")
    supply = words.say(f"resource-{planet.supply}.short")
    return (
        f'<text class="price" y="-10">{escape(demand)} {planet.demand_price}</text>'
        f'<text class="price" y="18">{escape(supply)} {planet.supply_price}</text>'
    )


def draw_ship(seat: int, table: PlutocracyTable) -> str:
    player = table.players[seat]
    if player.ship is None:
        return ""
    x, y = centre(player.ship)
    mooring = ""
    if player.body is None:
        crew = waiting_at(table, player.ship)
        dx, dy = WAITING[len(crew)][crew.index(seat)]
    else:
        across, down = CORNERS[seat]
        dx, dy = across * BERTH[0], down * BERTH[1]
        to_x, to_y = across * MOORING[0] - dx, down * MOORING[1] - dy
        mooring = f'<line x2="{number(to_x)}" y2="{number(to_y)}"/>'
    return (
        f'<g id="map-ship-{seat}" class="ship {player.corporation}" data-seat="{seat}" '
        f'transform="translate({point((x + dx, y + dy))})">'
        f'{mooring}<path d="{SHIPS[player.corporation]}"/>'
        f'<text y="4">{player.corporation[0].upper()}</text></g>'
    )


def waiting_at(table: PlutocracyTable, space: Hex) -> list[int]:
    """The ships on a space that no body is on."""
    return [
        seat
        for seat, player in enumerate(table.players)
        if player.ship == space and player.body is None
    ]


def draw_way(table: PlutocracyTable, to: Hex) -> str:
    ship = None if table.asked is None else table.players[table.asked].ship
    if ship is None:
        return ""
    line = "L".join(point(centre(place)) for place in way(ship, to))
    return f'<path id="map-way" class="way" d="M{line}"/>'


def draw_legend(table: PlutocracyTable, words: Words, left: float, bottom: float) -> str:
    ships = [
        f"{player.corporation[0].upper()} {words.say(f'corporation-{player.corporation}')}"
        for player in table.players
    ]
    lines = [
        *[words.say(f"picture-legend-{name}") for name in ("demand", "supply", "space", "star")],
        words.say("picture-legend-ships", ships=", ".join(ships)),
    ]
    x = left + MARGIN
    texts = [
        f'<text x="{number(x)}" y="{number(bottom - MARGIN - 20 * (len(lines) - 1 - row))}">'
        f"{escape(line)}</text>"
        for row, line in enumerate(lines)
    ]
    return f'<g class="legend">{"".join(texts)}</g>'


# Numbers and lines


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0") if abs(value) >= 0.05 else "0"


def point(place: Point) -> str:
    return f"{number(place[0])} {number(place[1])}"


def closed(line: list[Point]) -> str:
    return "M" + "L".join(point(place) for place in line) + "Z"


def polygon(line: list[Point]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in line)


def star_points(middle: Point, size: float) -> str:
    x, y = middle
    tips = []
    for tip in range(10):
        reach = size if tip % 2 == 0 else size * 0.42
        angle = math.radians(36 * tip - 90)
        tips.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(tips)


HEXAGON = polygon(corners((0, 0), SIZE - 2))
"""A hex about the origin, a little smaller than its place so that neighbours do not touch."""
