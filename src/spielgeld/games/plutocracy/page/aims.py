"""Where the reader can fly, on the map: each space shows its flight when it is pointed at."""

from typing import NamedTuple

from spielgeld.games.plutocracy.page.flights import (
    Departure,
    Target,
    departure_of,
    targets_of,
    way_path,
)
from spielgeld.games.plutocracy.page.geometry import centre, point
from spielgeld.games.plutocracy.page.reading import flight_of
from spielgeld.games.plutocracy.rules.plans import place_after
from spielgeld.games.plutocracy.rules.view import PlutocracyTable
from spielgeld.page.cache import remembered
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, Region, region
from spielgeld.telling.words import Words

AIMS = Macros("plutocracy/aims.html")


class GhostOfBody(NamedTuple):
    name: str
    at: str


class GhostsAfter(NamedTuple):
    """Where the bodies will be after so many rotations."""

    rotations: int
    bodies: tuple[GhostOfBody, ...]


class Aims(NamedTuple):
    ghosts: tuple[GhostsAfter, ...]
    targets: tuple[Target, ...]


def draw_aims(table: TablePage) -> Region:
    """Where the reader can fly, or the way that they are asked about."""
    if table.confirm is not None:
        return region("aims", AIMS.way, None, way_to_confirm(table))
    return aims_from(table.frame.words, departure_of(table.view.table))


def way_to_confirm(table: TablePage) -> str:
    """Empty if they are asked about something else."""
    decision = table.confirm
    game: PlutocracyTable = table.view.table
    if decision is None or "fly" not in decision or game.asked is None:
        return ""
    start, flight = game.players[game.asked].ship, flight_of(game, decision)
    return "" if start is None or flight is None else way_path(start, flight.to)


@remembered
def aims_from(words: Words, departure: Departure | None) -> Region:
    targets = () if departure is None else targets_of(words, departure)
    ghosts = () if departure is None else ghosts_of(departure, targets)
    return region("aims", AIMS.aims, words, Aims(ghosts, targets))


def ghosts_of(departure: Departure, targets: tuple[Target, ...]) -> tuple[GhostsAfter, ...]:
    """For every number of rotations that a flight lasts: the bodies as they will stand then."""
    return tuple(
        [
            GhostsAfter(number, bodies_after(departure, number))
            for number in sorted({target.best.rotations for target in targets} - {0})
        ]
    )


def bodies_after(departure: Departure, rotations: int) -> tuple[GhostOfBody, ...]:
    return tuple(
        [
            GhostOfBody(body.name, point(centre(place)))
            for body in departure.bodies.value
            if (place := place_after(body, rotations)) is not None
        ]
    )
