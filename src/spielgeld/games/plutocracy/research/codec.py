"""Plutocracy as numbers: flights are a space and a delay; everything lies open."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from spielgeld.games.plutocracy.rules.board import DISTANCE, SPACES
from spielgeld.games.plutocracy.rules.choices import ACTIONS, BidChoice, TurnChoice
from spielgeld.games.plutocracy.rules.pieces import (
    BODIES,
    CORPORATIONS,
    FIRST_TIMES,
    HIGHEST_PRICE,
    HOLD_LIMIT,
    MARKERS,
    ORBITS,
    PIECES,
    PLANETS,
    RESOURCES,
    ROTATIONS_OF_THE_ASTEROID,
    SEAT_PRICES,
    SOCIETIES,
    SPOTS,
    START_AND_LANDING,
)
from spielgeld.games.plutocracy.rules.view import (
    STAGES,
    BidView,
    BodyView,
    PlanetView,
    PlutocracyTable,
    SocietyView,
)
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View
from spielgeld.research.codecs.codec import (
    Codec,
    Marks,
    Mask,
    Mosaic,
    Rows,
    Tile,
    Vector,
    one_of,
    part,
    size,
    steps,
    turned,
)

STAGE_NAMES: Final = (*STAGES, "over")
TALLER: Final = 16
"""More than councillors that anybody has."""
ELECTIONS: Final = 3
NEVER: Final = 10_000
"""Longer than any flight."""


class PlutocracyCodec(Codec):
    """A flight arrives `delays` later than it could; a start bid lies `raises` above the least.

    "Player 0" is oneself, "player 1" the next clockwise.
    """

    def __init__(
        self,
        players: int,
        options: dict[str, Any],
        *,
        delays: Sequence[int] = tuple(range(11)),
        raises: Sequence[int] = (0, 1, 2, 3, 5, 8, 13, 21),
    ) -> None:
        self.players = players
        self.the_end = FIRST_TIMES[players][-1]
        self.delays = steps("delays", delays)
        self.raises = steps("raises", raises)
        plain: list[tuple[str, Decision]] = list(plain_decisions())
        self.plain = [decision for _, decision in plain]
        self.slot_of = {key_of(decision): slot for slot, decision in enumerate(self.plain, 1)}
        self.bids_start = 1 + len(plain)
        positions = range(1, players + 1) if options["auction"] else range(0)
        self.bids = [(position, more) for position in positions for more in self.raises]
        self.flights_start = self.bids_start + len(self.bids)
        self.flight_times = [self.flights_from(start) for start in range(len(SPACES))]
        self.chairs = Marks(range(players))
        self.stages, self.deeds = Marks(STAGE_NAMES), Marks(ACTIONS[1:])
        self.corporations, self.bodies = Marks(CORPORATIONS), Marks(BODIES)
        self.ships = Marks(SPACES)
        around, player, planet, society, bodies = self.labels()
        self.mosaic = Mosaic(self.tiles(len(planet), len(society)))
        super().__init__(
            [
                *[label for label, _ in plain],
                *[f"bid on position {position}: least + {more}" for position, more in self.bids],
                *[f"fly to {q},{r}, wait {wait}" for q, r in SPACES for wait in self.delays],
            ],
            [
                *around,
                *[f"player {seat}: {label}" for seat in range(players) for label in player],
                *[f"{name}: {label}" for name in PLANETS for label in planet],
                *[f"{name}: {label}" for name in SOCIETIES for label in society],
                *bodies,
            ],
        )
        self.turns = turned(self.features, players)

    def __reduce__(self) -> Any:
        options = {"auction": bool(self.bids)}
        grid = {"delays": self.delays, "raises": self.raises}
        return partial(PlutocracyCodec, self.players, options, **grid), ()

    # --- decisions ---

    def decision(self, slot: int, view: View, choice: Choice) -> Decision | None:
        if slot < self.bids_start:
            return self.plain[slot - 1]
        if slot < self.flights_start:
            if not isinstance(choice, BidChoice):
                return None
            position, more = self.bids[slot - self.bids_start]
            return {"position": position, "bid": choice.lows[position - 1] + more}
        if not isinstance(choice, TurnChoice):
            return None
        to, delay = divmod(slot - self.flights_start, len(self.delays))
        shortest = DISTANCE[choice.space][to] + START_AND_LANDING
        return {"fly": list(SPACES[to]), "time": shortest + self.delays[delay]}

    def fill_mask(self, mask: Mask, view: View, choice: Choice) -> None:
        if isinstance(choice, TurnChoice):
            for kind in choice.actions():
                for value in choice.values(kind):
                    slot = self.slot_of.get((kind, value))
                    if slot is not None:
                        mask[slot] = 1
            mask[self.slot_of["retire", True]] = 1
            if choice.can_fly():
                mask[self.flights_start :] = self.flight_times[choice.space] <= choice.reach
        elif isinstance(choice, BidChoice):
            for slot, (position, more) in enumerate(self.bids, self.bids_start):
                mask[slot] = choice.lows[position - 1] + more <= choice.high
        else:
            super().fill_mask(mask, view, choice)

    def flights_from(self, start: int) -> NDArray[np.intp]:
        """How long the flight of each slot takes; to where one is there is none."""
        shortest = np.array(DISTANCE[start]) + START_AND_LANDING
        times = shortest[:, None] + np.array(self.delays)[None, :]
        times[start] = NEVER
        flat: NDArray[np.intp] = times.ravel()
        return flat

    # --- what is seen ---

    def labels(self) -> tuple[list[str], list[str], list[str], list[str], list[str]]:
        seats = [f"player {seat}" for seat in range(self.players)]
        around = [
            *[f"stage: {stage}" for stage in STAGE_NAMES],
            *[f"asked: {seat}" for seat in seats],
            *[f"done: {action}" for action in ACTIONS[1:]],
            *[f"time of {marker}" for marker in MARKERS],
            "rotations",
            "elections",
            "aliens",
            *[f"{number} chooses: {seat}" for number in range(self.players) for seat in seats],
            *[
                f"bid {number}: {label}"
                for number in range(self.players)
                for label in (*seats, "bid")
            ],
        ]
        player = [
            *[f"corporation {name}" for name in CORPORATIONS],
            "councillors",
            "money",
            *[f"hold: {name}" for name in RESOURCES],
            *[f"member of {name}" for name in SOCIETIES],
            "alien",
            "time",
            "height on the track",
            "end",
            "retired",
            "out",
            *[f"ship on {q},{r}" for q, r in SPACES],
            *[f"on {name}" for name in BODIES],
        ]
        planet = [
            *[f"supplies {name}" for name in RESOURCES],
            "demand price",
            "supply price",
            *[f"seat {number}: {seat}" for number in range(len(SEAT_PRICES)) for seat in seats],
            *[f"latest but {number}: {seat}" for number in range(self.players) for seat in seats],
        ]
        society = [f"spot {number}: {seat}" for number in range(len(SPOTS)) for seat in seats]
        bodies = [
            f"{name} at {q},{r}"
            for name, orbit in zip(BODIES, ORBITS, strict=True)
            for q, r in orbit
        ]
        return around, player, planet, society, bodies

    def tiles(self, planet: int, society: int) -> list[Tile]:
        """What seat 0 sees, in the order of `fill`, with so many numbers for one of each."""
        players = self.players
        return [
            (len(STAGE_NAMES), self.stages.__getitem__),
            (players, self.chairs.__getitem__),
            (len(ACTIONS) - 1, self.deeds.__getitem__),
            (len(MARKERS), self.marker_row),
            (1, lambda rotations: part(rotations, ROTATIONS_OF_THE_ASTEROID)),
            (1, lambda elections: part(elections, ELECTIONS)),
            (1, lambda aliens: aliens / players),
            (players * players, self.order_row),
            (players * (players + 1), self.auction_row),
            *self.player_tiles() * players,
            *[(planet, Rows(self.planet_row))] * len(PLANETS),
            *[(society, Rows(self.society_row))] * len(SOCIETIES),
            *[(len(orbit), Rows(self.body_row)) for orbit in ORBITS],
        ]

    def player_tiles(self) -> list[Tile]:
        """A player piece by piece, because most change little in a turn."""
        the_end = self.the_end
        return [
            (len(CORPORATIONS), self.corporations.__getitem__),
            (1, lambda councillors: part(councillors, TALLER)),
            (1, size),
            (len(RESOURCES), lambda hold: [units / HOLD_LIMIT for units in hold.values()]),
            (len(SOCIETIES), lambda joined: [float(name in joined) for name in SOCIETIES]),
            (1, float),
            (1, lambda time: part(time, the_end)),
            (1, lambda height: height / PIECES),
            (1, lambda end: part(end, the_end)),
            (1, float),
            (1, float),
            (len(SPACES), self.ships.__getitem__),
            (len(BODIES), self.bodies.__getitem__),
        ]

    def fill(self, vector: Vector, view: View) -> None:
        table: PlutocracyTable = view.table
        heights = [0] * self.players
        for stack in table.track:
            for height, piece in enumerate(stack.pieces, 1):
                if piece.seat is not None:
                    heights[piece.seat] = height
        parts: list[Any] = [
            table.stage,
            table.asked,
            table.done,
            table.markers,
            table.rotations,
            table.elections,
            table.aliens,
            table.choosing,
            table.auction,
        ]
        for player, height in zip(table.players, heights, strict=True):
            parts += (
                player.corporation,
                player.councillors,
                player.money,
                player.hold,
                player.societies,
                player.alien,
                player.time,
                height,
                player.end,
                player.retired,
                player.out,
                player.ship,
                player.body,
            )
        parts += table.planets
        parts += table.societies
        parts += table.bodies
        self.mosaic.look(parts).take(self.turns[view.seat or 0], out=vector, mode="clip")

    def marker_row(self, markers: dict[str, int | None]) -> list[float]:
        return [1.0 if time is None else part(time, self.the_end) for time in markers.values()]

    def order_row(self, choosing: tuple[int, ...]) -> list[float]:
        """The order of choosing start planets."""
        order = [0.0] * (self.players * self.players)
        for number, chooser in enumerate(choosing):
            order[number * self.players + chooser] = 1.0
        return order

    def auction_row(self, auction: tuple[BidView | None, ...]) -> list[float]:
        """The bids on positions in that order."""
        bids = [0.0] * (self.players * (self.players + 1))
        for number, bid in enumerate(auction):
            if bid is not None:
                start = number * (self.players + 1)
                bids[start + bid.seat] = 1.0
                bids[start + self.players] = part(bid.bid, self.the_end)
        return bids

    def planet_row(self, planet: PlanetView) -> list[float]:
        seats: list[float] = []
        for owner in planet.parliament:
            seats += self.chairs[owner].tolist()
        for number in range(self.players):
            recent = planet.recent[number] if number < len(planet.recent) else None
            seats += self.chairs[recent].tolist()
        return [
            *one_of(planet.supply, RESOURCES),
            planet.demand_price / HIGHEST_PRICE,
            planet.supply_price / HIGHEST_PRICE,
            *seats,
        ]

    def society_row(self, society: SocietyView) -> list[float]:
        return [value for member in society.members for value in self.chairs[member].tolist()]

    def body_row(self, body: BodyView) -> list[float]:
        return one_of(body.at, ORBITS[BODIES.index(body.name)])


def key_of(decision: Decision) -> tuple[Any, ...]:
    ((kind, value),) = decision.items()
    return kind, value


def plain_decisions() -> Iterator[tuple[str, Decision]]:
    """All that is neither a flight nor a bid."""
    for planet in PLANETS:
        yield f"start on {planet}", {"start": planet}
    for kind, most in (("sell", HOLD_LIMIT), ("buy", HOLD_LIMIT), ("seats", len(SEAT_PRICES))):
        for number in range(1, most + 1):
            yield f"{kind} {number}", {kind: number}
    yield "rescue", {"rescue": True}
    for society in SOCIETIES:
        yield f"join {society}", {"join": society}
    yield "retire", {"retire": True}
