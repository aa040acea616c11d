"""The table of a Plutocracy game."""

from dataclasses import dataclass
from typing import Final

from spielgeld.games.plutocracy.rules.board import BODY_OF, NOWHERE, STARS
from spielgeld.games.plutocracy.rules.pieces import (
    CORPORATIONS,
    EMPTY_HOLD,
    FIRST_TIMES,
    FREE,
    PLANETS,
    SEAT_PRICES,
    SOCIETIES,
    SPOTS,
    STANDARD_PRICES,
    START_MONEY,
)
from spielgeld.games.plutocracy.rules.track import TimeTrack
from spielgeld.games.plutocracy.rules.versions import spots_stay_used
from spielgeld.kernel.frozen import Frozen
from spielgeld.kernel.game import Options
from spielgeld.kernel.state import Seat, State

EMPTY_PARLIAMENT: Final[tuple[int, ...]] = (FREE,) * len(SEAT_PRICES)
EMPTY_SOCIETY: Final[tuple[int, ...]] = (FREE,) * len(SPOTS)


@dataclass(frozen=True)
class Terms(Frozen):
    """What the table agreed on, and the times that go with its number of players."""

    players: int
    random: bool
    auction: bool
    pressure: bool
    turn_seconds: int
    larger_gap: bool
    spots_stay_used: bool
    first_times: tuple[int, ...]
    the_end: int
    corporations: tuple[str, ...]
    """Which one each player has."""

    @property
    def personal(self) -> bool:
        """PL-22, PL-23: does everyone have a THE END of their own?"""
        return self.auction or self.pressure


def read_terms(
    players: int, options: Options, rules: int, corporations: tuple[str, ...] = CORPORATIONS
) -> Terms:
    times = FIRST_TIMES[players]
    return Terms(
        players,
        random=options["setup"] == "random",
        auction=options["auction"],
        pressure=options["pressure"],
        turn_seconds=options["turn_seconds"],
        larger_gap=options["gap"] == "larger",
        spots_stay_used=spots_stay_used(rules),
        first_times=times,
        the_end=times[-1],
        corporations=corporations[:players],
    )


class PlutocracyState(State):
    """What lies on the table. Holds, parliaments and the like are tuples: they are replaced.

    `seat` is the one who is asked, `done` the last action of its turn. `recent` are the seats in
    each parliament, the latest buyer first. `choosing` is the order of choosing start planets.
    """

    __slots__ = (
        "aliens",
        "auction",
        "choosing",
        "councillors",
        "demand",
        "done",
        "elections",
        "ends",
        "holds",
        "joined",
        "money",
        "out",
        "parliaments",
        "places",
        "recent",
        "rescued",
        "retired",
        "rotations",
        "seat",
        "ships",
        "societies",
        "supplied",
        "supply",
        "terms",
        "track",
    )

    def __init__(self, terms: Terms, supplied: tuple[int, ...]) -> None:
        super().__init__()
        self.terms = terms
        self.supplied = supplied

        players = terms.players
        demand, supply = STANDARD_PRICES
        self.places: tuple[int, ...] = STARS
        self.demand = [demand] * len(PLANETS)
        self.supply = [supply] * len(PLANETS)
        self.parliaments = [EMPTY_PARLIAMENT] * len(PLANETS)
        self.recent: list[tuple[Seat, ...]] = [()] * len(PLANETS)
        self.societies = [EMPTY_SOCIETY] * len(SOCIETIES)
        self.track = TimeTrack()
        self.rotations = 0
        self.elections = 0
        self.aliens = players

        self.money = [START_MONEY] * players
        self.holds = [EMPTY_HOLD] * players
        self.councillors = [0] * players
        self.joined: list[tuple[int, ...]] = [()] * players
        self.rescued = [False] * players
        self.ships = [NOWHERE] * players
        self.ends = [terms.the_end] * players
        self.retired = [False] * players
        self.out = [False] * players

        self.seat: Seat = 0
        self.done = 0
        self.choosing: tuple[Seat, ...] = ()
        self.auction: list[tuple[Seat, int] | None] = [None] * players if terms.auction else []

    def clone(self) -> "PlutocracyState":
        state = PlutocracyState(self.terms, self.supplied)
        state.agenda = self.agenda.copy()
        state.places = self.places
        state.demand = self.demand.copy()
        state.supply = self.supply.copy()
        state.parliaments = self.parliaments.copy()
        state.recent = self.recent.copy()
        state.societies = self.societies.copy()
        state.track = self.track.clone()
        state.rotations = self.rotations
        state.elections = self.elections
        state.aliens = self.aliens
        state.money = self.money.copy()
        state.holds = self.holds.copy()
        state.councillors = self.councillors.copy()
        state.joined = self.joined.copy()
        state.rescued = self.rescued.copy()
        state.ships = self.ships.copy()
        state.ends = self.ends.copy()
        state.retired = self.retired.copy()
        state.out = self.out.copy()
        state.seat = self.seat
        state.done = self.done
        state.choosing = self.choosing
        state.auction = self.auction.copy()
        return state

    def body_under(self, seat: Seat) -> int:
        """The body that a seat's ship is on, or NOWHERE."""
        space = self.ships[seat]
        if space == NOWHERE:
            return NOWHERE
        body = BODY_OF[space]
        return body if self.places[body] == space else NOWHERE

    def seats_on(self, planet: int, seat: Seat) -> int:
        return self.parliaments[planet].count(seat)

    def planets_with_seats(self, seat: Seat) -> int:
        return sum([seat in recent for recent in self.recent])
