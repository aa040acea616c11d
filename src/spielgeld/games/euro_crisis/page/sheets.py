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
from spielgeld.page.cache import remembered
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, Region, group, region
from spielgeld.telling.same import Same
from spielgeld.telling.words import Words

SHEETS = Macros("euro-crisis/sheets.html")

WIDTH = 360
PAD = 8
HEAD = 38
ROW = 27
"""The height of a space in the bond zone."""
WIDEST = 34

MOOD_LEFT = 100
MOOD = 34
"""The height of the happiness bar."""
WIDEST_MOOD = 32
FOOT = 156
"""The height of party cross and property ladder."""
CROSS_X = 77
CROSS_REACH = 63
"""From the middle of the cross to its outermost spaces."""
CROSS_CORE = 15
TALLEST_RUNG = 21

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
    """One arm of the cross: its spaces, the dot where the small marker starts, the label."""

    party: str
    spots: tuple[Point, ...]
    dot: Point
    label: Point


class PrintedSheet(NamedTuple):
    """What is printed on the sheet of a state."""

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
    cross_y: float
    tracks: tuple[PartyTrack, ...]


class SheetLayout:
    """Where things are on the sheet of a state, which is the same for a whole game."""

    def __init__(self, name: str, board: Same, box: Same, cell: float) -> None:
        self.board, self.box, self.cell = board.value, box.value, cell
        self.mood_y = HEAD + len(self.board.rows) * ROW + 8
        spaces = self.board.most_happiness + 1
        self.mood_cell = min(WIDEST_MOOD, (WIDTH - PAD - MOOD_LEFT) / spaces)
        foot = self.mood_y + MOOD + 6
        self.floor = foot + FOOT
        self.cross_y = foot + FOOT / 2
        self.rung = min(TALLEST_RUNG, FOOT / len(self.board.properties))
        self.longest_track = max(self.box.large_steps, self.box.small_steps)
        self.printed = PrintedSheet(
            state=name,
            annual_debt=self.board.annual_debt,
            height=self.floor + PAD,
            cell=cell,
            bond_zone=tuple(self._bond_zone()),
            mood_y=self.mood_y,
            mood_cell=self.mood_cell,
            mood=tuple([self._mood_space(n) for n in range(spaces)]),
            happiness_start=self.board.happiness_start,
            fist_weapons=self.board.fist_weapons,
            cross_y=self.cross_y,
            tracks=tuple([self._track(party) for party in PARTIES]),
        )

    def bond(self, column: int, row: int) -> Point:
        """The corner of a space of the bond zone; row 1 is at the bottom."""
        rows = len(self.board.rows)
        return Point(PAD + (column - 1) * self.cell, HEAD + (rows - row) * ROW)

    def happiness(self, number: int) -> Point:
        return Point(MOOD_LEFT + self.mood_cell * (number + 0.5), self.mood_y + 16)

    def step(self, party: str, steps: int) -> Point:
        """The space so many steps from the innermost one of a party's track."""
        right, down = ARMS[PARTIES.index(party)]
        reach = CROSS_CORE + (CROSS_REACH - CROSS_CORE) * steps / self.longest_track
        return Point(CROSS_X + right * reach, self.cross_y + down * reach)

    def _bond_zone(self) -> list[BondSpace]:
        spaces = []
        for row in range(len(self.board.rows), 0, -1):
            for column, number in enumerate(self.board.rows[row - 1], start=1):
                kind = "black" if number == BLACK else "blank" if number is None else "number"
                spaces.append(BondSpace(*self.bond(column, row), kind, number))
        return spaces

    def _mood_space(self, number: int) -> MoodSpace:
        x = MOOD_LEFT + number * self.mood_cell
        return MoodSpace(x, x + self.mood_cell / 2, number)

    def _track(self, party: str) -> PartyTrack:
        spots = tuple([self.step(party, steps) for steps in range(self.longest_track + 1)])
        right, down = ARMS[PARTIES.index(party)]
        x, y = spots[-1]
        # Beside the end of an upright arm; above a level one, within the sheet on both sides.
        label = (x + 13, y + 4) if down else (x - 8 if right < 0 else x - 30, y - 14)
        return PartyTrack(party, spots, spots[self.box.small_steps], Point(*label))


layout_of = remembered(SheetLayout)


class LoanMarker(NamedTuple):
    """A loan marker on a number; a fresh one was placed with the last move."""

    state: str
    at: Point
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

    y: float
    name: str
    value: int
    owner: Seat | None
    standing: str


class PropertyLadder(NamedTuple):
    """From the cheapest property at the bottom to the dearest."""

    state: str
    rungs: tuple[Rung, ...]
    height: float


class StateCrisis(NamedTuple):
    state: str
    crisis: str


class Stir(NamedTuple):
    """Whether there is unrest in a state, or the last move was made there."""

    state: str
    kind: str


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
    crisis: str
    latest: LatestMove
    on_sale: bool


def draw_states(table: TablePage) -> list[Region]:
    """The sheets of the states: the same for everybody at the table."""
    euro: EuroCrisisTable = table.view.table
    box = Same(box_of(table.view.options["board"]))
    columns = max([state.board.columns for state in euro.states])
    cell = min(WIDEST, (WIDTH - 2 * PAD) / columns)
    latest = latest_in(table.told)
    names, crises = tuple(table.names), {state: crisis for crisis, state in reversed(euro.crises)}
    on_sale = "" if euro.sale is None else euro.sale.state
    return [
        draw_state(
            table.frame.words,
            ShownState(
                layout=layout_of(state.name, Same(state.board), box, cell),
                state=Same(state),
                names=names,
                crisis=crises.get(state.name, ""),
                latest=latest if latest.state == state.name else NOWHERE,
                on_sale=state.name == on_sale,
            ),
        )
        for state in euro.states
    ]


@remembered
def draw_state(words: Words, shown: ShownState) -> Region:
    layout, latest = shown.layout, shown.latest
    state: StateView = shown.state.value
    name, cell = state.name, layout.printed.cell
    next_loans = tuple([layout.bond(*space) for space in state.next_loans()])
    debt = DebtFrame(name, layout.bond(*state.debt), cell)
    mood = MoodMarker(name, layout.happiness(state.happiness), state.happiness)
    ladder = PropertyLadder(name, rungs_of(shown), layout.rung)
    pieces = [
        region(f"following-{name}", SHEETS.following, None, NextLoans(name, next_loans, cell)),
        group(f"loans-{name}", SHEETS.loans, None, name, draw_loans(words, shown)),
        region(f"debt-{name}", SHEETS.debt, words, debt),
        region(f"mood-{name}", SHEETS.mood, words, mood),
        draw_marker(words, "large", name, state.large, layout),
        draw_marker(words, "small", name, state.small, layout),
        region(f"ladder-{name}", SHEETS.ladder, None, ladder),
    ]
    if shown.crisis:
        crisis = StateCrisis(name, shown.crisis)
        pieces.append(region(f"headline-{name}", SHEETS.headline, words, crisis))
    stir = Stir(name, "unrest" if shown.crisis else "" if latest is NOWHERE else "latest-move")
    facts = SheetInWords(name, facts_of(words, shown.names, state))
    parts = (
        region(f"stir-{name}", SHEETS.stir, None, stir),
        group(f"sheet-{name}", SHEETS.printed, words, layout.printed, tuple(pieces)),
        region(f"state-{name}-facts", SHEETS.facts, None, facts),
    )
    return group(f"state-{name}", SHEETS.card, None, name, parts)


def draw_loans(words: Words, shown: ShownState) -> tuple[Region, ...]:
    state: StateView = shown.state.value
    loans = []
    for bond in state.bonds:
        x, y = shown.layout.bond(bond.column, bond.row)
        at = Point(x + shown.layout.cell / 2, y + 13.5)
        fresh = bond.column in shown.latest.columns
        loan = LoanMarker(state.name, at, bond.column, bond.seat, bond.number, fresh)
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
    layout = shown.layout
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
        rungs.append(Rung(layout.floor - (number + 1) * layout.rung, name, value, owner, standing))
    return tuple(rungs)


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
