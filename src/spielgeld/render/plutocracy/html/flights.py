"""Flights as buttons: what they cost, and what happens before the next turn."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from spielgeld.games.plutocracy.board import SPACE_AT
from spielgeld.games.plutocracy.flights import FlightView
from spielgeld.games.plutocracy.pieces import Hex
from spielgeld.games.plutocracy.view import PlutocracyTable
from spielgeld.render.html.region import remembered
from spielgeld.render.plutocracy.html.frame import cell
from spielgeld.render.plutocracy.map import centre, point, way
from spielgeld.render.plutocracy.plan import place_after, plan, time_now
from spielgeld.render.words import Say


@dataclass(frozen=True)
class Trip:
    """A flight of one length. `body` is what the ship is on at the next turn."""

    value: str
    """As the form says it: q,r,time."""
    time: int
    wait: int
    arrival: int
    rotations: int
    prices: int
    elections: int
    body: str | None
    falls: bool
    said: str
    """What it costs and brings, in a sentence."""


@dataclass(frozen=True)
class Target:
    """A space to fly to: the shortest flight, and the one with a wait that is on its body."""

    number: int
    to: Hex
    body: str
    trips: tuple[Trip, ...]
    path: str
    at: str
    arrives: str
    """On the time track, with the last of its trips."""

    @property
    def best(self) -> Trip:
        return self.trips[-1]


@dataclass(frozen=True)
class Ghosts:
    """Where the bodies will be after so many rotations."""

    rotations: int
    places: tuple[tuple[str, str], ...]


class Flying:
    """All flights of a turn. Equal to those of another step from which all is the same."""

    def __init__(self, game: PlutocracyTable, say: Say) -> None:
        player = None if game.asked is None else game.players[game.asked]
        self._key: tuple[object, ...] = (say, game.flights)
        if player is not None:
            places = tuple([body.at for body in game.bodies])
            markers = tuple(game.markers.values())
            self._key += (player.ship, player.time, player.end, places, markers, game.rotations)
        self._game, self._say = game, say

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Flying) and other._key == self._key

    @cached_property
    def targets(self) -> tuple[Target, ...]:
        return targets_of(self._game, self._say)

    @property
    def meetings(self) -> tuple[tuple[Target, Trip], ...]:
        return meetings(self.targets)

    @property
    def ghosts(self) -> tuple[Ghosts, ...]:
        return ghosts_of(self._game, self.targets)

    @property
    def reach(self) -> int:
        """The longest flight that ends in time."""
        game = self._game
        if game.asked is None:
            return 0
        player = game.players[game.asked]
        return min(player.end, game.markers["the_end"] or 0) - player.time


@remembered
def _same(flying: Flying) -> Flying:
    return flying


def flying(say: Say, game: PlutocracyTable) -> Flying:
    """The flights of the ship in turn, planned once for all steps of the turn."""
    return _same(Flying(game, say))


def targets_of(table: PlutocracyTable, say: Say) -> tuple[Target, ...]:
    """All spaces that can be flown to, the nearest first."""
    if table.asked is None or not table.flights:
        return ()
    player = table.players[table.asked]
    assert player.ship is not None
    targets = []
    for flight in table.flights:
        if not flight.in_reach:
            continue
        times = [flight.shortest]
        if flight.to_meet is not None and flight.to_meet != flight.shortest:
            times.append(flight.to_meet)
        trips = tuple([trip(table, flight, time, say) for time in times])
        targets.append(
            Target(
                number=SPACE_AT[flight.to],
                to=flight.to,
                body=flight.body,
                trips=trips,
                path=way_path(player.ship, flight.to),
                at=point(centre(flight.to)),
                arrives=point(cell(trips[-1].arrival)),
            )
        )
    return tuple(targets)


def meetings(targets: Iterable[Target]) -> tuple[tuple[Target, Trip], ...]:
    """For every body the flight that is soonest on it, the soonest first."""
    soonest: dict[str, tuple[Target, Trip]] = {}
    for target in targets:
        for flight in target.trips:
            known = soonest.get(target.body)
            if flight.body and (known is None or flight.time < known[1].time):
                soonest[target.body] = (target, flight)
    return tuple(sorted(soonest.values(), key=lambda entry: entry[1].time))


def trip(table: PlutocracyTable, flight: FlightView, time: int, say: Say) -> Trip:
    """What a flight of this length brings."""
    planned = plan(table, flight, time)
    arrival = time_now(table) + time
    lost = flight.falls_in(time)
    body = flight.body if flight.ends_on_body(time) else None
    values = {
        "arrival": arrival,
        "rotations": planned.rotations,
        "wait": planned.wait,
        "on": say(f"body-{flight.body}.on"),
    }
    outcome = "falls" if lost else "there" if body else "empty"
    return Trip(
        value=f"{flight.to[0]},{flight.to[1]},{time}",
        time=time,
        wait=planned.wait,
        arrival=arrival,
        rotations=planned.rotations,
        prices=table.acts_before("prices", arrival),
        elections=table.acts_before("elect", arrival),
        body=body,
        falls=lost,
        said=say(f"trip-{outcome}", **values),
    )


def ghosts_of(table: PlutocracyTable, targets: Iterable[Target]) -> tuple[Ghosts, ...]:
    """For every number of rotations that a flight lasts: the bodies as they will stand then."""
    numbers = sorted({target.best.rotations for target in targets} - {0})
    return tuple(
        [
            Ghosts(
                number,
                tuple(
                    [
                        (body.name, point(centre(place)))
                        for body in table.bodies
                        if (place := place_after(body, number)) is not None
                    ]
                ),
            )
            for number in numbers
        ]
    )


@remembered
def way_path(start: Hex, to: Hex) -> str:
    return "M" + "L".join([point(centre(place)) for place in way(start, to)])
