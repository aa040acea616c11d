"""The symbols of the drawings: what never changes, and the time track without its pieces."""

from dataclasses import dataclass
from typing import NamedTuple

from spielgeld.games.plutocracy.page import time_track
from spielgeld.games.plutocracy.page.geometry import (
    SIZE,
    centre,
    closed,
    corners,
    empty_sky,
    orbit_path,
    point,
)
from spielgeld.games.plutocracy.page.time_track import LAST_TIME, cell
from spielgeld.games.plutocracy.rules.pieces import BODIES, SUN
from spielgeld.games.plutocracy.rules.view import PlutocracyTable

ORBITS_DRAWN = tuple([(name, orbit_path(body)) for body, name in enumerate(BODIES)])


@dataclass(frozen=True)
class MapShapes:
    """What is drawn and never changes."""

    width: int = time_track.WIDTH
    height: int = time_track.HEIGHT
    cell: int = time_track.CELL
    hex: str = closed(corners((0, 0), SIZE - 2))
    sky: str = empty_sky()
    sun: str = "".join([closed(corners(centre(place), SIZE)) for place in SUN])
    orbits: tuple[tuple[str, str], ...] = ORBITS_DRAWN


MAP_SHAPES = MapShapes()


class TimeSpace(NamedTuple):
    """A space of the time track; those `beyond` THE END are never reached."""

    time: int
    at: str
    beyond: bool


def symbols_of(game: PlutocracyTable) -> dict[str, object]:
    end = game.markers["the_end"] or LAST_TIME
    cells = [TimeSpace(time, point(cell(time)), time > end) for time in range(LAST_TIME + 1)]
    corporations = [player.corporation for player in game.players]
    return {"shapes": MAP_SHAPES, "cells": cells, "corporations": corporations}
