"""What just happened since the reader decided last, turn by turn, with the places it changed."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from spielgeld.kernel.state import Event, Seat
from spielgeld.page.lines import Happened, StoryLine, Turned
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, Region, region
from spielgeld.telling.game import SEAT_FIELDS

MOST_LINES = 40
"""More is read in the story."""

HAPPENED = Macros("happened.html")


class ShownHappened(NamedTuple):
    """What came since the reader's last decision, with the names of those who did it."""

    happened: Happened
    names: tuple[str, ...]

    @property
    def number(self) -> int:
        return sum([len(turn.lines) for turn in self.happened.turns])


def turns_since(
    story: Iterable[StoryLine],
    step: int,
    deciders: Sequence[Seat | None],
    opening: Sequence[str],
    sum_up: Callable[[list[Event]], list[str]],
) -> tuple[Turned, ...]:
    """The lines of later chapters; those in a row that follow from the same seat are one turn.

    An event that opens a turn (`opening`) belongs to the seat that it names. What nobody else was
    told is said by itself. `sum_up` says the events of a turn.
    """
    turns: list[tuple[Seat | None, list[StoryLine]]] = []
    for line in story:
        if line.step > step:
            seat = turn_of(line, deciders, opening)
            if not turns or turns[-1][0] != seat:
                turns.append((seat, []))
            turns[-1][1].append(line)
    told: list[Turned] = []
    room = MOST_LINES
    for seat, lines in reversed(turns):
        for secret in (True, False):
            said = said_of([line for line in lines if line.secret == secret], sum_up)[-room:]
            if said and room:
                told.append(Turned(seat, tuple(said), secret))
                room -= len(said)
    return tuple(reversed(told))


def turn_of(
    line: StoryLine, deciders: Sequence[Seat | None], opening: Sequence[str]
) -> Seat | None:
    if type(line.event).__name__ in opening:
        named = [getattr(line.event, name, None) for name in SEAT_FIELDS]
        return next((seat for seat in named if seat is not None), None)
    return deciders[line.step] if line.step < len(deciders) else None


def said_of(lines: list[StoryLine], sum_up: Callable[[list[Event]], list[str]]) -> list[str]:
    """What is nothing of the game, such as that time was up, stands between the sums."""
    said: list[str] = []
    for told, run in groupby(lines, key=lambda line: line.event is not None):
        part = list(run)
        events = [line.event for line in part if line.event is not None]
        said += sum_up(events) if told else [line.text for line in part]
    return said


def places_in(events: Iterable[object], fields: dict[str, str]) -> tuple[str, ...]:
    """The elements that events name: `fields` says how the value of a field is an id."""
    found = {
        form.format(getattr(event, name)): None
        for event in events
        for name, form in fields.items()
        if getattr(event, name, None) is not None
    }
    return tuple(found)


def draw_happened(table: TablePage) -> Region:
    if not table.happened.turns or table.at is not None or table.view.over:
        return region("happened", HAPPENED.nothing)
    shown = ShownHappened(table.happened, tuple(table.names))
    return region("happened", HAPPENED.happened, table.frame.words, shown)
