"""The sheet of a state as a drawing: where every space and marker stands, and the same in words."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from markupsafe import Markup

from spielgeld.games.euro_crisis.board import box_of
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
from spielgeld.games.euro_crisis.pieces import PARTIES, Box
from spielgeld.games.euro_crisis.view import Bond, EuroCrisisTable, GovernmentMarker, StateView
from spielgeld.kernel.state import Event, Seat
from spielgeld.render.euro_crisis.html.grounds import bond_zone, mood_bar, party_track
from spielgeld.render.html.page import Table
from spielgeld.render.html.region import Macros, Region, draw, remembered, tag
from spielgeld.render.same import Same
from spielgeld.render.words import Say

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
TALLEST_RUNG = 21

ARMS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Where the tracks of the PARTIES point."""


STATE = Macros("euro-crisis/state.html")
SHEET = '<article class="sheet-card card" id="state-%s" aria-labelledby="state-%s-title">'
STIR = '<span id="stir-%s" class="stir %s" hidden></span>'
"""Whether there is unrest, or the last move was made here."""

STATE_EVENTS = (GovernmentChanged, ReformMade, RiotEnded, DebtCutEnded)
"""What else happens in one state."""


Point = tuple[float, float]


@dataclass(frozen=True)
class Rung:
    """A property on the ladder; `state` is sold, on-sale, next, unsold or just-sold."""

    y: float
    name: str
    value: int
    owner: Seat | None
    state: str


def draw_states(table: Table) -> list[Region]:
    """The sheets of the states: the same for everybody at the table."""
    euro: EuroCrisisTable = table.view.table
    box = Same(box_of(table.view.options["board"]))
    columns = max([state.board.columns for state in euro.states])
    cell = min(WIDEST, (WIDTH - 2 * PAD) / columns)
    latest = latest_in(table.told)
    names, say = tuple(table.names), table.frame.say
    return [
        draw_state(
            say, names, box, Same(state.board), cell, state.name, state.debt, state.happiness,
            state.large, state.small, state.bonds, state.owners, crisis_of(euro, state.name),
            latest if latest.state == state.name else NOTHING,
            euro.sale is not None and euro.sale.state == state.name,
        )
        for state in euro.states
    ]  # fmt: skip


@remembered
def draw_state(
    say: Say, names: tuple[str, ...], box: Same, board: Same, cell: float, name: str,
    debt: tuple[int, int], happiness: int, large: GovernmentMarker, small: GovernmentMarker,
    bonds: tuple[Bond, ...], owners: tuple[Seat, ...], crisis: str, latest: "Latest", on_sale: bool,
) -> Region:  # fmt: skip
    state = StateView(name, board.value, debt, happiness, large, small, bonds, owners)
    rows = len(state.board.rows)

    def place(column: int, row: int) -> Point:
        return PAD + (column - 1) * cell, HEAD + (rows - row) * ROW

    mood_y = HEAD + rows * ROW + 8
    foot = mood_y + MOOD + 6
    cross_y = foot + FOOT / 2
    rung = min(TALLEST_RUNG, FOOT / len(state.board.properties))
    bar, mood_x = mood_of(state, mood_y)
    spots = tuple([place(*space) for space in state.next_loans()])
    loans = [
        draw(
            f"loan-{name}-{bond.column}-{bond.seat}", STATE.loan, say, name,
            *place(bond.column, bond.row), bond.column, bond.seat, bond.number,
            bond.column in latest.columns, cell,
        )
        for bond in bonds
    ]  # fmt: skip
    pieces = [
        draw(f"following-{name}", STATE.following, name, spots, cell),
        Region(f"loans-{name}", tag('<g id="loans-%s">', name), tuple(loans), "</g>"),
        draw(f"debt-{name}", STATE.debt, say, name, *place(*debt), cell),
        draw(f"mood-{name}", STATE.mood, say, name, mood_x, mood_y, happiness),
        draw_marker(say, "large", name, large, cross_y, box.value),
        draw_marker(say, "small", name, small, cross_y, box.value),
        draw(
            f"ladder-{name}", STATE.ladder, name,
            rungs_of(state, foot + FOOT, rung, latest.property, on_sale), rung,
        ),
    ]  # fmt: skip
    if crisis:
        pieces.append(draw(f"headline-{name}", STATE.headline, name, say(f"crisis-{crisis}")))
    tracks = tuple([track_of(say, party, cross_y, box.value) for party in PARTIES])
    ground = draw(
        f"sheet-{name}", STATE.ground, say, name, say(f"state-{name}"), foot + FOOT + PAD,
        state.board.annual_debt, bond_zone(state.board, PAD, HEAD, cell, ROW), mood_y, bar, cross_y,
        tracks,
    )  # fmt: skip
    stir = "unrest" if crisis else "" if latest is NOTHING else "latest-move"
    parts = (
        Region(f"stir-{name}", tag(STIR, name, stir)),
        Region(ground.id, ground.opening, tuple(pieces), "</svg>"),
        draw(f"state-{name}-facts", STATE.facts, name, facts_of(say, names, state)),
    )
    return Region(f"state-{name}", tag(SHEET, name, name), parts, "</article>")


def draw_marker(
    say: Say, size: str, name: str, marker: GovernmentMarker, cross_y: float, box: Box
) -> Region:
    x, y = spot_on_track(marker.party, marker.steps_left, cross_y, box)
    steps = marker.steps_left
    return draw(f"{size}-{name}", STATE.government, say, size, name, x, y, marker.party, steps)


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


def mood_of(state: StateView, y: float) -> tuple[Markup, float]:
    """The happiness bar, and where the middle of the marker is on it."""
    board = state.board
    width = min(32, (WIDTH - PAD - MOOD_LEFT) / (board.most_happiness + 1))
    bar = mood_bar(board, MOOD_LEFT, y, width)
    return bar, MOOD_LEFT + width * (state.happiness + 0.5)


def spot_on_track(party: str, steps: int, cross_y: float, box: Box) -> Point:
    """The space so many steps from the innermost one of a party's track."""
    right, down = ARMS[PARTIES.index(party)]
    longest = max(box.large_steps, box.small_steps)
    reach = CROSS_CORE + (CROSS_REACH - CROSS_CORE) * steps / longest
    return CROSS_X + right * reach, cross_y + down * reach


def track_of(say: Say, party: str, cross_y: float, box: Box) -> Markup:
    longest = max(box.large_steps, box.small_steps)
    spots = [spot_on_track(party, steps, cross_y, box) for steps in range(longest + 1)]
    points = tuple(spots)
    right, down = ARMS[PARTIES.index(party)]
    end_x, end_y = points[-1]
    # Beside the end of an upright arm; above a level one, within the sheet on both sides.
    label = (
        (end_x + 13, end_y + 4) if down else (end_x - 8 if right < 0 else end_x - 30, end_y - 14)
    )
    short = say(f"party-short-{party}")
    return party_track(party, short, points, points[box.small_steps], label)


def rungs_of(
    state: StateView, floor: float, rung: float, latest: str, on_sale: bool
) -> tuple[Rung, ...]:
    """The ladder from the cheapest property at the bottom to the dearest."""
    rungs = []
    sold = len(state.owners)
    for number, ((name, value), owner) in enumerate(
        zip_longest(state.board.properties, state.owners)
    ):
        standing = "sold" if number < sold else "next" if number == sold else "unsold"
        if on_sale and standing == "next":
            standing = "on-sale"
        if standing == "sold" and name == latest:
            standing = "sold just-sold"
        rungs.append(Rung(floor - (number + 1) * rung, name, value, owner, standing))
    return tuple(rungs)


def crisis_of(euro: EuroCrisisTable, name: str) -> str:
    return next((crisis for crisis, state in euro.crises if state == name), "")


def facts_of(say: Say, names: tuple[str, ...], state: StateView) -> tuple[str, ...]:
    """All that the drawing shows, in words."""
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
