"""The sheet of a state as a drawing: where every space and marker stands, and the same in words."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

from spielgeld.games.euro_crisis.rules.board_file import box_of
from spielgeld.games.euro_crisis.rules.events import (
    DebtCutEnded,
    GovernmentChanged,
    LoansPlaced,
    PropertySold,
    QuarterBegan,
    ReformMade,
    RiotEnded,
    YearEnded,
)
from spielgeld.games.euro_crisis.rules.pieces import BLACK, PARTIES
from spielgeld.games.euro_crisis.rules.view import EuroCrisisTable, GovernmentMarker, StateView
from spielgeld.kernel.state import Event, Seat
from spielgeld.kernel.view import View
from spielgeld.page.cache import remembered
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, Region, group, region
from spielgeld.telling.same import Same
from spielgeld.telling.words import Words

SHEETS = Macros("euro-crisis/sheets.html")

ZONE = 264
"""The width of bond zone and happiness bar."""
ROW = 25
"""The height of a space in the bond zone."""
WIDEST = 30

CAPTION = 19
MOOD = 30
"""The height of the happiness bar, with a caption above it."""

CROSS_WIDTH, CROSS_HEIGHT = 150, 122
CROSS_X, CROSS_Y = 75, 61
CROSS_REACH = 50
"""From the middle of the cross to its outermost spaces."""
CROSS_CORE = 13

NEAR = 2
"""So few steps from a crisis it is time to worry."""

ARMS = ((1, 0), (-1, 0), (0, -1), (0, 1))
"""Where the tracks of the PARTIES point: a marker comes inwards the way debt and happiness go."""

STATE_EVENTS = (GovernmentChanged, ReformMade, RiotEnded, DebtCutEnded)
"""What else happens in one state."""


class Point(NamedTuple):
    """Where something is drawn. Templates round all of it: nobody sees less than a tenth."""

    x: float
    y: float


class BondSpace(NamedTuple):
    """A printed space of the bond zone; `kind` is number, black or blank."""

    x: float
    y: float
    kind: str
    number: int | str | None


class MoodSpace(NamedTuple):
    """A printed space of the happiness bar, with its middle."""

    x: float
    middle: float
    number: int


class PartyTrack(NamedTuple):
    """One arm of the cross: its spaces, the dot where the small marker starts, the label.

    `quarter` is the part of the cross that belongs to it.
    """

    party: str
    spots: tuple[Point, ...]
    dot: Point
    label: Point
    quarter: tuple[Point, Point]


class PrintedZone(NamedTuple):
    """What is printed of debt and happiness."""

    state: str
    annual_debt: int
    height: float
    cell: float
    bond_zone: tuple[BondSpace, ...]
    mood_y: float
    mood_cell: float
    mood: tuple[MoodSpace, ...]
    happiness_start: int
    fist_weapons: int


class PartyCross(NamedTuple):
    """The tracks of the parties."""

    state: str
    tracks: tuple[PartyTrack, ...]


class SheetLayout:
    """Where things are on the sheet of a state, which is the same for a whole game."""

    def __init__(self, name: str, board: Same, box: Same, cell: float) -> None:
        self.board, self.box, self.cell = board.value, box.value, cell
        self.mood_y = len(self.board.rows) * ROW + CAPTION
        spaces = self.board.most_happiness + 1
        self.mood_cell = min(WIDEST, ZONE / spaces)
        self.longest_track = max(self.box.large_steps, self.box.small_steps)
        self.zone = PrintedZone(
            state=name,
            annual_debt=self.board.annual_debt,
            height=self.mood_y + MOOD + 3,
            cell=cell,
            bond_zone=tuple(self._bond_zone()),
            mood_y=self.mood_y,
            mood_cell=self.mood_cell,
            mood=tuple([self._mood_space(n) for n in range(spaces)]),
            happiness_start=self.board.happiness_start,
            fist_weapons=self.board.fist_weapons,
        )
        self.cross = PartyCross(name, tuple([self._track(party) for party in PARTIES]))

    def bond(self, column: int, row: int) -> Point:
        """The corner of a space of the bond zone; row 1 is at the bottom."""
        return Point((column - 1) * self.cell, (len(self.board.rows) - row) * ROW)

    def happiness(self, number: int) -> Point:
        return Point(self.mood_cell * (number + 0.5), self.mood_y + MOOD / 2)

    def step(self, party: str, steps: float) -> Point:
        """The space so many steps from the innermost one of a party's track."""
        right, down = ARMS[PARTIES.index(party)]
        reach = CROSS_CORE + (CROSS_REACH - CROSS_CORE) * steps / self.longest_track
        return Point(CROSS_X + right * reach, CROSS_Y + down * reach)

    def _bond_zone(self) -> list[BondSpace]:
        spaces = []
        for row in range(len(self.board.rows), 0, -1):
            for column, number in enumerate(self.board.rows[row - 1], start=1):
                kind = "black" if number == BLACK else "blank" if number is None else "number"
                spaces.append(BondSpace(*self.bond(column, row), kind, number))
        return spaces

    def _mood_space(self, number: int) -> MoodSpace:
        x = number * self.mood_cell
        return MoodSpace(x, x + self.mood_cell / 2, number)

    def _track(self, party: str) -> PartyTrack:
        spots = tuple([self.step(party, steps) for steps in range(self.longest_track + 1)])
        right, down = ARMS[PARTIES.index(party)]
        x, y = spots[-1]
        # Beside the end of an upright arm; above a level one, within the cross on both sides.
        label = (x + 13, y + 4) if down else (x - 20 if right < 0 else x - 18, y - 14)
        corners = [
            Point(CROSS_X + across * CROSS_WIDTH / 2, CROSS_Y + along * CROSS_HEIGHT / 2)
            for across, along in ((right - down, down - right), (right + down, down + right))
        ]
        return PartyTrack(
            party, spots, spots[self.box.small_steps], Point(*label), (corners[0], corners[1])
        )


layout_of = remembered(SheetLayout)


class LoanMarker(NamedTuple):
    """A loan marker on a number; a fresh one was placed with the last move."""

    state: str
    at: Point
    cell: float
    column: int
    seat: Seat
    number: int
    fresh: bool


class NextLoans(NamedTuple):
    """Where the next loan markers would go."""

    state: str
    spots: tuple[Point, ...]
    cell: float


class DebtFrame(NamedTuple):
    state: str
    at: Point
    cell: float


class MoodMarker(NamedTuple):
    state: str
    at: Point
    happiness: int


class PartyMarker(NamedTuple):
    """The large or the small marker of a government, with the reforms that it has left."""

    size: str
    state: str
    at: Point
    party: str
    steps_left: int


class Rung(NamedTuple):
    """A property on the ladder; `standing` is sold, on-sale, next, unsold or sold just-sold."""

    name: str
    value: int
    owner: Seat | None
    standing: str


class PropertyLadder(NamedTuple):
    """From the dearest property at the top to the cheapest."""

    state: str
    rungs: tuple[Rung, ...]


class Danger(NamedTuple):
    """A crisis and how many steps away it is."""

    kind: str
    steps: int
    near: bool


class StateAtAGlance(NamedTuple):
    """How far a state's crises are, and what it sells next; `stir` is unrest or latest-move."""

    state: str
    dangers: tuple[Danger, Danger]
    property: str
    points: int
    stir: str


class StateCard(NamedTuple):
    """The card of a state; on a phone its sheet is folded below the strip, or open."""

    state: str
    open: bool


class SheetInWords(NamedTuple):
    """All that the drawing of a state shows."""

    state: str
    facts: tuple[str, ...]


class LatestMove(NamedTuple):
    """Where the last move was made, with what it brought there."""

    state: str = ""
    columns: tuple[int, ...] = ()
    property: str = ""


NOWHERE = LatestMove()


class ShownState(NamedTuple):
    """A state as it stands; all that its sheet shows."""

    layout: SheetLayout
    state: Same
    names: tuple[str, ...]
    latest: LatestMove
    on_sale: bool
    open: bool


def draw_states(table: TablePage, *, unfolded: bool = False) -> list[Region]:
    """The sheets of the states: the same for everybody at the table."""
    names, latest = tuple(table.names), latest_in(table.told)
    return draw_sheets_of(table.view, table.frame.words, names, latest, unfolded=unfolded)


def draw_sheets_of(
    view: View,
    words: Words,
    names: tuple[str, ...],
    latest: LatestMove = NOWHERE,
    *,
    unfolded: bool,
) -> list[Region]:
    euro: EuroCrisisTable = view.table
    box = Same(box_of(view.options["board"]))
    columns = max([state.board.columns for state in euro.states])
    cell = min(WIDEST, ZONE / columns)
    on_sale = "" if euro.sale is None else euro.sale.state
    return [
        draw_state(
            words,
            ShownState(
                layout=layout_of(state.name, Same(state.board), box, cell),
                state=Same(state),
                names=names,
                latest=latest if latest.state == state.name else NOWHERE,
                on_sale=state.name == on_sale,
                open=unfolded,
            ),
        )
        for state in euro.states
    ]


@remembered
def draw_state(words: Words, shown: ShownState) -> Region:
    layout = shown.layout
    state: StateView = shown.state.value
    name, cell = state.name, layout.cell
    glance = glance_at(state, latest=shown.latest is not NOWHERE)
    next_loans = tuple([layout.bond(*space) for space in state.next_loans()])
    debt = DebtFrame(name, layout.bond(*state.debt), cell)
    mood = MoodMarker(name, layout.happiness(state.happiness), state.happiness)
    zone = (
        region(f"following-{name}", SHEETS.following, None, NextLoans(name, next_loans, cell)),
        group(f"loans-{name}", SHEETS.loans, None, name, draw_loans(words, shown)),
        region(f"debt-{name}", SHEETS.debt, words, debt),
        region(f"mood-{name}", SHEETS.mood, words, mood),
    )
    markers = (
        draw_marker(words, "large", name, state.large, layout),
        draw_marker(words, "small", name, state.small, layout),
    )
    ladder = PropertyLadder(name, rungs_of(shown))
    facts = SheetInWords(name, facts_of(words, shown.names, state))
    sheet = (
        region(f"masthead-{name}", SHEETS.masthead, words, glance),
        group(f"zone-{name}", SHEETS.zone, words, layout.zone, zone),
        region(f"ladder-{name}", SHEETS.ladder, None, ladder),
        group(f"cross-{name}", SHEETS.cross, words, layout.cross, markers),
        region(f"state-{name}-facts", SHEETS.facts, None, facts),
    )
    parts = (
        region(f"strip-{name}", SHEETS.strip, words, glance),
        group(f"sheet-{name}", SHEETS.sheet, None, name, sheet),
    )
    return group(f"state-{name}", SHEETS.card, None, StateCard(name, shown.open), parts)


def glance_at(state: StateView, *, latest: bool) -> StateAtAGlance:
    dangers = (danger("cut", state.steps_to_cut), danger("riot", state.steps_to_riot))
    unrest = any([danger.steps == 0 for danger in dangers])
    name, points = state.next_sale or ("", 0)
    stir = "unrest" if unrest else "latest-move" if latest else ""
    return StateAtAGlance(state.name, dangers, name, points, stir)


def danger(kind: str, steps: int) -> Danger:
    return Danger(kind, steps, steps <= NEAR)


def draw_loans(words: Words, shown: ShownState) -> tuple[Region, ...]:
    state: StateView = shown.state.value
    loans = []
    for bond in state.bonds:
        x, y = shown.layout.bond(bond.column, bond.row)
        at = Point(x + shown.layout.cell / 2, y + ROW / 2)
        fresh = bond.column in shown.latest.columns
        loan = LoanMarker(
            state.name, at, shown.layout.cell, bond.column, bond.seat, bond.number, fresh
        )
        loans.append(
            region(f"loan-{state.name}-{bond.column}-{bond.seat}", SHEETS.loan, words, loan)
        )
    return tuple(loans)


def draw_marker(
    words: Words, size: str, name: str, marker: GovernmentMarker, layout: SheetLayout
) -> Region:
    at = layout.step(marker.party, marker.steps_left)
    shown = PartyMarker(size, name, at, marker.party, marker.steps_left)
    return region(f"{size}-{name}", SHEETS.government, words, shown)


def latest_in(told: Sequence[Event]) -> LatestMove:
    """The last thing that happened in a state, if nothing else has begun since."""
    for event in reversed(told):
        if isinstance(event, LoansPlaced):
            return LatestMove(event.state, tuple([column for column, _, _ in event.spaces]))
        if isinstance(event, PropertySold):
            return LatestMove(event.state, property=event.property)
        if isinstance(event, STATE_EVENTS):
            return LatestMove(event.state)
        if isinstance(event, (QuarterBegan, YearEnded)):
            break
    return NOWHERE


def rungs_of(shown: ShownState) -> tuple[Rung, ...]:
    state: StateView = shown.state.value
    rungs = []
    sold = len(state.owners)
    for number, ((name, value), owner) in enumerate(
        zip_longest(state.board.properties, state.owners)
    ):
        standing = "sold" if number < sold else "next" if number == sold else "unsold"
        if shown.on_sale and standing == "next":
            standing = "on-sale"
        if standing == "sold" and name == shown.latest.property:
            standing = "sold just-sold"
        rungs.append(Rung(name, value, owner, standing))
    return tuple(reversed(rungs))


def facts_of(words: Words, names: tuple[str, ...], state: StateView) -> tuple[str, ...]:
    say = words.say
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
