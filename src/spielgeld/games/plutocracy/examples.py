"""The worked examples of Plutocracy's rulebook that the rules page shows.

Seats are 0 Imperial, 1 Galactica, 2 Cosmos, 3 Horizon.
"""

from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any

from spielgeld import games
from spielgeld.games.example import Example
from spielgeld.games.plutocracy.rules.pieces import Hex
from spielgeld.games.plutocracy.rules.view import PieceView, PlutocracyTable, StackView
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat

IMPERIAL, GALACTICA, COSMOS, HORIZON = range(4)

SUPPLY = {
    "mars": "uranium",
    "jupiter": "water",
    "saturn": "oxygen",
    "uranus": "carbon",
    "neptune": "plants",
}
DICE = {"neptune": 7, "uranus": 3, "saturn": 12, "jupiter": 1, "mars": 4}

RETIRE = {"retire": True}


def standard(players: int = 2, **options: Any) -> Play:
    return games.new("plutocracy", players, deal={}, listen=True, **options)


def random(players: int = 2, *, first: int = 0, **options: Any) -> Play:
    deal = {"supply": SUPPLY, "dice": DICE, "first": first}
    return games.new("plutocracy", players, deal=deal, listen=True, setup="random", **options)


def fly(to: list[int], time: int) -> Decision:
    return {"fly": to, "time": time}


def play_all(play: Play, *decisions: tuple[Seat, Decision]) -> None:
    for seat, decision in decisions:
        play.submit(seat, decision)


def lay_out(
    play: Play,
    *,
    track: dict[int, list[int | str]] | None = None,
    players: dict[int, dict[str, Any]] | None = None,
    planets: dict[str, dict[str, Any]] | None = None,
    bodies: dict[str, Hex] | None = None,
    **fields: Any,
) -> Play:
    """The same table with some things lying differently. A view says it all, so it can be given.

    `track` has seats and markers by time, from bottom to top; whoever is on top of the least
    time is asked, unless `asked` is among the fields.
    """
    view = play.view(None)
    now: PlutocracyTable = view.table
    seats = [
        replace(player, **(players or {}).get(seat, {})) for seat, player in enumerate(now.players)
    ]
    stacks = now.track
    if track is not None:
        stacks = tuple(
            StackView(time, tuple(piece_of(piece, seats) for piece in pieces))
            for time, pieces in sorted(track.items())
        )
        for stack in stacks:
            for piece in stack.pieces:
                if piece.seat is not None:
                    seats[piece.seat] = replace(seats[piece.seat], time=stack.time)
        top = next(
            piece for stack in stacks for piece in stack.pieces[::-1] if piece.kind == "disc"
        )
        fields.setdefault("asked", top.seat)
    laid_out = replace(
        now,
        players=tuple(seats),
        track=stacks,
        planets=tuple(
            replace(planet, **(planets or {}).get(planet.name, {})) for planet in now.planets
        ),
        bodies=tuple(
            replace(body, at=bodies[body.name]) if bodies and body.name in bodies else body
            for body in now.bodies
        ),
        **fields,
    )
    waiting = (laid_out.asked,) if laid_out.asked is not None else ()
    again = games.imagine(replace(view, table=laid_out, waiting=waiting), Random(0))
    again.chapters = [[]]
    return again


def piece_of(piece: int | str, players: list[Any]) -> PieceView:
    if isinstance(piece, str):
        return PieceView(piece, None)
    return PieceView("retired" if players[piece].retired else "disc", piece)


def rotation_comes() -> Play:
    return lay_out(
        standard(4),
        players={
            IMPERIAL: {"ship": (3, -5)},
            GALACTICA: {"ship": (0, 2)},
            COSMOS: {"ship": (-10, 1)},
            HORIZON: {"ship": (-6, -3)},
        },
        bodies={
            "jupiter": (-6, 5),
            "uranus": (-10, 3),
            "neptune": (-6, -3),
            "earth": (0, 2),
            "asteroid": (-10, 1),
        },
        track={
            15: [HORIZON],
            20: ["rotate"],
            22: [GALACTICA],
            24: [COSMOS],
            30: [IMPERIAL],
            40: ["elect"],
            60: ["the_end"],
        },
        rotations=1,
    )


ROTATION = Example(
    "rotation",
    "PL-7",
    rotation_comes,
    lambda play: play.submit(HORIZON, fly([-5, -3], 6)),
    MappingProxyType(
        {"horizon_before": 15, "flight": 6, "horizon": 21, "rotate_before": 20, "rotate": 30}
    ),
)

BIDS = (
    (0, {"position": 4, "bid": 1}),
    (1, {"position": 1, "bid": 1}),
    (2, {"position": 4, "bid": 3}),
    (3, {"position": 2, "bid": 0}),
    (0, {"position": 2, "bid": 1}),
    (3, {"position": 3, "bid": 0}),
)
"""Of those who sit clockwise from the one who begins."""

AUCTION = Example(
    "auction",
    "PL-22",
    lambda: random(4, first=0, auction=True),
    lambda play: play_all(play, *BIDS),
    MappingProxyType(
        {
            **{f"bid_{number}": decision["bid"] for number, (_, decision) in enumerate(BIDS, 1)},
            "end": 60,
            "end_1": 59,
            "end_2": 59,
            "end_3": 57,
            "end_4": 60,
        }
    ),
)


def equal_under_pressure(gap: str = "larger") -> Play:
    ends = {IMPERIAL: 73, GALACTICA: 72, COSMOS: 74}
    return lay_out(
        standard(3, pressure=True, gap=gap),
        players={
            seat: {"councillors": 10, "end": end, "retired": seat != COSMOS}
            for seat, end in ends.items()
        },
        track={68: [GALACTICA], 70: [COSMOS], 71: [IMPERIAL], 75: ["the_end"]},
    )


GAP = Example(
    "gap",
    "PL-24",
    equal_under_pressure,
    lambda play: play.submit(COSMOS, RETIRE),
    MappingProxyType(
        {
            "time_1": 71, "end_1": 73, "gap_1": 2,
            "time_2": 68, "end_2": 72, "gap_2": 4,
            "time_3": 70, "end_3": 74, "gap_3": 4,
        }
    ),
)  # fmt: skip

EXAMPLES = (ROTATION, AUCTION, GAP)
