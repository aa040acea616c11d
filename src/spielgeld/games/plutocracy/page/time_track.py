"""The time track as a frame around the sky, from 0 in the upper left corner clockwise to 75."""

from spielgeld.games.plutocracy.page.geometry import Point

CELL = 57
ACROSS, DOWN = 24, 14
"""Spaces in a row, and in a column between the rows."""
WIDTH, HEIGHT = ACROSS * CELL, (DOWN + 2) * CELL
LAST_TIME = 2 * (ACROSS + DOWN) - 1


def cell(time: int) -> Point:
    """The middle of a space of the time track; the sun is at 0 0."""
    column, row = _cell(time)
    return (column + 0.5) * CELL - WIDTH / 2, (row + 0.5) * CELL - HEIGHT / 2


def _cell(time: int) -> tuple[int, int]:
    if time < ACROSS:
        return time, 0
    time -= ACROSS
    if time < DOWN:
        return ACROSS - 1, time + 1
    time -= DOWN
    if time < ACROSS:
        return ACROSS - 1 - time, DOWN + 1
    return 0, DOWN - (time - ACROSS)


def inwards(time: int) -> Point:
    """From a space of the time track towards the sky."""
    column, row = _cell(time)
    if row in (0, DOWN + 1):
        return 0, 1 if row == 0 else -1
    return 1 if column == 0 else -1, 0
