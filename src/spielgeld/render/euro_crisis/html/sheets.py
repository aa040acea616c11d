"""The sheet of a state as a drawing: where every space and marker stands, and the same in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest

from markupsafe import Markup

from spielgeld.games.euro_crisis.events import (
    DebtCutEnded,
    GovernmentChanged,
    LoansPlaced,
    PropertySold,
    QuarterBegan,
    ReformMade,
    RiotEnded,
    YearEnded,
)
from spielgeld.games.euro_crisis.pieces import PARTIES, Box, Country, Sheet
from spielgeld.games.euro_crisis.view import EuroCrisisTable, GovernmentMarker, StateView
from spielgeld.kernel.state import Event, Seat
from spielgeld.render.euro_crisis.html.grounds import bond_zone, mood_bar, party_track
from spielgeld.render.html.page import Table

WIDTH = 360
PAD = 8
HEAD = 38
ROW = 27
"""The height of a space in the bond zone."""
WIDEST = 34

MOOD_LEFT = 100
MOOD = 34
"""The height of the happiness bar."""
FOOT = 156
"""The height of party cross and property ladder."""
CROSS_X = 77
CROSS_REACH = 63
"""From the middle of the cross to its outermost spaces."""
CROSS_CORE = 15
LADDER_X = 160
TALLEST_RUNG = 21

ARMS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Where the tracks of the PARTIES point."""


STATE_EVENTS = (GovernmentChanged, ReformMade, RiotEnded, DebtCutEnded)
"""What else happens in one state."""


@dataclass(frozen=True)
class Spot:
    x: float
    y: float


@dataclass(frozen=True)
class LoanMarker:
    x: float
    y: float
    column: int
    seat: Seat
    number: int
    latest: bool


@dataclass(frozen=True)
class Marker:
    """A government marker with the reforms left to it."""

    x: float
    y: float
    party: str
    steps_left: int


@dataclass(frozen=True)
class Rung:
    """A property on the ladder; `state` is sold, on-sale, next, unsold or just-sold."""

    y: float
    name: str
    value: int
    owner: Seat | None
    state: str


@dataclass(frozen=True)
class Mood:
    """The happiness bar and the middle of the marker on it."""

    bar: Markup
    y: float
    x: float
    at: int


@dataclass(frozen=True)
class StateSheet:
    """A state, drawn."""

    name: str
    words: str
    height: float
    cell: float
    zone: Markup
    following: tuple[Spot, ...]
    """Where the next loans would go."""
    loans: tuple[LoanMarker, ...]
    debt: Spot
    mood: Mood
    cross_y: float
    tracks: tuple[Markup, ...]
    large: Marker
    small: Marker
    rungs: tuple[Rung, ...]
    rung: float
    annual_debt: int
    crisis: str
    """riot or cut while one is to be resolved here, else empty."""
    latest: bool
    """The last move was made here."""
    facts: tuple[str, ...]
    """All that the drawing shows, in words."""


@lru_cache(64)
def country_of(name: str, sheet: Sheet) -> Country:
    return Country(name, sheet)


def draw_states(table: Table, box: Box) -> tuple[StateSheet, ...]:
    euro: EuroCrisisTable = table.view.table
    columns = max(state.board.columns for state in euro.states)
    cell = min(WIDEST, (WIDTH - 2 * PAD) / columns)
    return tuple(draw_state(table, state, cell, box) for state in euro.states)


def draw_state(table: Table, state: StateView, cell: float, box: Box) -> StateSheet:
    euro: EuroCrisisTable = table.view.table
    rows = len(state.board.rows)
    latest = latest_in(table.told)
    if latest.state != state.name:
        latest = NOTHING

    def place(column: int, row: int) -> Spot:
        return Spot(PAD + (column - 1) * cell, HEAD + (rows - row) * ROW)

    mood_y = HEAD + rows * ROW + 8
    foot = mood_y + MOOD + 6
    cross_y = foot + FOOT / 2
    spots = [place(bond.column, bond.row) for bond in state.bonds]
    rung = min(TALLEST_RUNG, FOOT / len(state.board.properties))
    return StateSheet(
        name=state.name,
        words=table.frame.say(f"state-{state.name}"),
        height=foot + FOOT + PAD,
        cell=cell,
        zone=bond_zone(state.board, PAD, HEAD, cell, ROW),
        following=tuple(place(*space) for space in next_spaces(state)),
        loans=tuple(
            LoanMarker(
                spot.x, spot.y, bond.column, bond.seat, bond.number, bond.column in latest.columns
            )
            for spot, bond in zip(spots, state.bonds, strict=True)
        ),
        debt=place(*state.debt),
        mood=mood_of(state, mood_y),
        cross_y=cross_y,
        tracks=tuple(track_of(table, party, cross_y, box) for party in PARTIES),
        large=marker_of(state.large, cross_y, box),
        small=marker_of(state.small, cross_y, box),
        rungs=rungs_of(euro, state, foot + FOOT, rung, latest.property),
        rung=rung,
        annual_debt=state.board.annual_debt,
        crisis=crisis_of(euro, state.name),
        latest=latest is not NOTHING,
        facts=facts_of(table, state),
    )


@dataclass(frozen=True)
class Latest:
    """Where the last move was made, with what it brought there."""

    state: str = ""
    columns: tuple[int, ...] = ()
    property: str = ""


NOTHING = Latest()


def latest_in(told: Sequence[Event]) -> Latest:
    """The last thing that happened in a state, if nothing else has begun since."""
    for event in reversed(told):
        if isinstance(event, LoansPlaced):
            return Latest(event.state, tuple(column for column, _, _ in event.spaces))
        if isinstance(event, PropertySold):
            return Latest(event.state, property=event.property)
        if isinstance(event, STATE_EVENTS):
            return Latest(event.state)
        if isinstance(event, (QuarterBegan, YearEnded)):
            break
    return NOTHING


def next_spaces(state: StateView) -> list[tuple[int, int]]:
    """Where loan markers would go now, from the left."""
    country = country_of(state.name, state.board)
    column, row = state.debt
    taken = {bond.column for bond in state.bonds}
    free = [other for other in range(1, column) if other not in taken]
    return [country.place(country.lend_at[country.space(other, row)]) for other in free]


def mood_of(state: StateView, y: float) -> Mood:
    board = state.board
    width = min(32, (WIDTH - PAD - MOOD_LEFT) / (board.most_happiness + 1))
    bar = mood_bar(board, MOOD_LEFT, y, width)
    return Mood(bar, y, MOOD_LEFT + width * (state.happiness + 0.5), state.happiness)


def spot_on_track(party: str, steps: int, cross_y: float, box: Box) -> Spot:
    """The space so many steps from the innermost one of a party's track."""
    right, down = ARMS[PARTIES.index(party)]
    longest = max(box.large_steps, box.small_steps)
    reach = CROSS_CORE + (CROSS_REACH - CROSS_CORE) * steps / longest
    return Spot(CROSS_X + right * reach, cross_y + down * reach)


def track_of(table: Table, party: str, cross_y: float, box: Box) -> Markup:
    longest = max(box.large_steps, box.small_steps)
    spots = [spot_on_track(party, steps, cross_y, box) for steps in range(longest + 1)]
    points = tuple((spot.x, spot.y) for spot in spots)
    right, down = ARMS[PARTIES.index(party)]
    end_x, end_y = points[-1]
    # Beside the end of an upright arm; above a level one, within the sheet on both sides.
    label = (
        (end_x + 13, end_y + 4) if down else (end_x - 8 if right < 0 else end_x - 30, end_y - 14)
    )
    short = table.frame.say(f"party-short-{party}")
    return party_track(party, short, points, points[box.small_steps], label)


def marker_of(marker: GovernmentMarker, cross_y: float, box: Box) -> Marker:
    spot = spot_on_track(marker.party, marker.steps_left, cross_y, box)
    return Marker(spot.x, spot.y, marker.party, marker.steps_left)


def rungs_of(
    euro: EuroCrisisTable, state: StateView, floor: float, rung: float, latest: str
) -> tuple[Rung, ...]:
    """The ladder from the cheapest property at the bottom to the dearest."""
    rungs = []
    sold = len(state.owners)
    for number, ((name, value), owner) in enumerate(
        zip_longest(state.board.properties, state.owners)
    ):
        standing = "sold" if number < sold else "next" if number == sold else "unsold"
        if euro.sale is not None and euro.sale.state == state.name and standing == "next":
            standing = "on-sale"
        if standing == "sold" and name == latest:
            standing = "sold just-sold"
        rungs.append(Rung(floor - (number + 1) * rung, name, value, owner, standing))
    return tuple(rungs)


def crisis_of(euro: EuroCrisisTable, name: str) -> str:
    return next((crisis for crisis, state in euro.crises if state == name), "")


def facts_of(table: Table, state: StateView) -> tuple[str, ...]:
    say, names = table.frame.say, table.names
    facts = [
        say("sheet-debt", column=state.debt[0], row=state.debt[1], number=state.board.annual_debt),
        say(
            "sheet-happiness",
            number=state.happiness,
            most=state.board.most_happiness,
            weapons=state.board.fist_weapons,
        ),
        *(
            say(f"sheet-{size}", party=say(f"party-{marker.party}"), number=marker.steps_left)
            for size, marker in (("large", state.large), ("small", state.small))
        ),
        *(
            say("sheet-loan", name=names[bond.seat], column=bond.column, number=bond.number)
            for bond in state.bonds
        ),
    ]
    for (name, value), owner in zip_longest(state.board.properties, state.owners):
        if owner is None:
            facts.append(say("sheet-unsold", property=name, points=value))
        else:
            facts.append(say("sheet-sold", property=name, points=value, name=names[owner]))
    return tuple(facts)
