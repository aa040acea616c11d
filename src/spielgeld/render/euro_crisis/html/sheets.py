"""The sheet of a state as a drawing: where every space and marker stands, and the same in words."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest

from spielgeld.games.euro_crisis.pieces import BLACK, PARTIES, Box, Country, Sheet
from spielgeld.games.euro_crisis.view import EuroCrisisTable, GovernmentMarker, StateView
from spielgeld.kernel.state import Seat
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


@dataclass(frozen=True)
class Space:
    """A space of the bond zone; `kind` is number, blank or black."""

    x: float
    y: float
    shown: str
    kind: str
    is_next: bool
    """The next loans would go here."""


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


@dataclass(frozen=True)
class PartyTrack:
    """One arm of the cross; `dot` is where the small marker starts."""

    party: str
    spaces: tuple[Spot, ...]
    dot: Spot
    label: Spot
    governs: bool


@dataclass(frozen=True)
class Marker:
    """A government marker with the reforms left to it."""

    x: float
    y: float
    party: str
    steps_left: int


@dataclass(frozen=True)
class Rung:
    """A property on the ladder; `state` is sold, on-sale, next or unsold."""

    y: float
    name: str
    value: int
    owner: Seat | None
    state: str


@dataclass(frozen=True)
class Mood:
    """The happiness bar, from the fist on the left."""

    y: float
    width: float
    spaces: tuple[float, ...]
    start: int
    at: int
    fist_weapons: int

    @property
    def x(self) -> float:
        return self.spaces[self.at]


@dataclass(frozen=True)
class StateSheet:
    """A state, drawn."""

    name: str
    words: str
    height: float
    cell: float
    spaces: tuple[Space, ...]
    loans: tuple[LoanMarker, ...]
    debt: Spot
    mood: Mood
    cross_y: float
    tracks: tuple[PartyTrack, ...]
    large: Marker
    small: Marker
    rungs: tuple[Rung, ...]
    rung: float
    annual_debt: int
    crisis: str
    """riot or cut while one is to be resolved here, else empty."""
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
        spaces=spaces_of(state, place),
        loans=tuple(
            LoanMarker(spot.x, spot.y, bond.column, bond.seat, bond.number)
            for spot, bond in zip(spots, state.bonds, strict=True)
        ),
        debt=place(*state.debt),
        mood=mood_of(state, mood_y),
        cross_y=cross_y,
        tracks=tuple(track_of(state, party, cross_y, box) for party in PARTIES),
        large=marker_of(state.large, cross_y, box),
        small=marker_of(state.small, cross_y, box),
        rungs=rungs_of(euro, state, foot + FOOT, rung),
        rung=rung,
        annual_debt=state.board.annual_debt,
        crisis=crisis_of(euro, state.name),
        facts=facts_of(table, state),
    )


def next_spaces(state: StateView) -> list[int]:
    """Where loan markers would go now, from the left."""
    country = country_of(state.name, state.board)
    column, row = state.debt
    taken = {bond.column for bond in state.bonds}
    free = [other for other in range(1, column) if other not in taken]
    return [country.lend_at[country.space(other, row)] for other in free]


def spaces_of(state: StateView, place: Callable[[int, int], Spot]) -> tuple[Space, ...]:
    country = country_of(state.name, state.board)
    following = {country.place(space) for space in next_spaces(state)}
    spaces = []
    for row, shown in enumerate(state.board.rows, start=1):
        for column, number in enumerate(shown, start=1):
            spot = place(column, row)
            kind = "black" if number == BLACK else "blank" if number is None else "number"
            text = str(number) if isinstance(number, int) else ""
            spaces.append(Space(spot.x, spot.y, text, kind, (column, row) in following))
    return tuple(spaces)


def mood_of(state: StateView, y: float) -> Mood:
    most = state.board.most_happiness
    width = min(32, (WIDTH - PAD - MOOD_LEFT) / (most + 1))
    spaces = tuple(MOOD_LEFT + width * number for number in range(most + 1))
    return Mood(
        y, width, spaces, state.board.happiness_start, state.happiness, state.board.fist_weapons
    )


def spot_on_track(party: str, steps: int, cross_y: float, box: Box) -> Spot:
    """The space so many steps from the innermost one of a party's track."""
    right, down = ARMS[PARTIES.index(party)]
    longest = max(box.large_steps, box.small_steps)
    reach = CROSS_CORE + (CROSS_REACH - CROSS_CORE) * steps / longest
    return Spot(CROSS_X + right * reach, cross_y + down * reach)


def track_of(state: StateView, party: str, cross_y: float, box: Box) -> PartyTrack:
    longest = max(box.large_steps, box.small_steps)
    spaces = tuple(spot_on_track(party, steps, cross_y, box) for steps in range(longest + 1))
    right, down = ARMS[PARTIES.index(party)]
    outermost = spaces[-1]
    label = Spot(outermost.x + 13 * abs(down), outermost.y + 4 * abs(down) - 14 * abs(right))
    return PartyTrack(
        party,
        spaces,
        spaces[box.small_steps],
        label,
        party in (state.large.party, state.small.party),
    )


def marker_of(marker: GovernmentMarker, cross_y: float, box: Box) -> Marker:
    spot = spot_on_track(marker.party, marker.steps_left, cross_y, box)
    return Marker(spot.x, spot.y, marker.party, marker.steps_left)


def rungs_of(
    euro: EuroCrisisTable, state: StateView, floor: float, rung: float
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
