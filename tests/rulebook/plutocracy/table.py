"""Plutocracy tables for tests: from the start, or laid out as in a printed example."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from spielgeld import games
from spielgeld.games.plutocracy.rules.pieces import Hex
from spielgeld.games.plutocracy.rules.view import PieceView, PlutocracyTable, StackView
from spielgeld.kernel.play import Play
from spielgeld.kernel.refusal import Refusal, Refused

MARS, SATURN, JUPITER, URANUS, NEPTUNE = [-3, 4], [-9, 5], [1, 3], [-9, 8], [-11, 3]
EARTH, ASTEROID = [0, -2], [-12, 1]
"""The spaces with a star."""

SUPPLY = {
    "mars": "uranium",
    "jupiter": "water",
    "saturn": "oxygen",
    "uranus": "carbon",
    "neptune": "plants",
}
DICE = {"neptune": 7, "uranus": 3, "saturn": 12, "jupiter": 1, "mars": 4}

RETIRE = {"retire": True}
TIMEOUT = {"timeout": True}


def standard(players: int = 2, **options: Any) -> Play:
    return games.new("plutocracy", players, deal={}, listen=True, **options)


def random(players: int = 2, *, first: int = 0, **options: Any) -> Play:
    deal = {"supply": SUPPLY, "dice": DICE, "first": first}
    return games.new("plutocracy", players, deal=deal, listen=True, setup="random", **options)


def table(play: Play) -> PlutocracyTable:
    view: PlutocracyTable = play.view(None).table
    return view


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
    now = table(play)
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


def hold(**units: int) -> dict[str, int]:
    return {"oxygen": 0, "uranium": 0, "carbon": 0, "plants": 0, "water": 0, **units}


def parliament(*seats: int | None) -> tuple[int | None, ...]:
    return (*seats, *[None] * (8 - len(seats)))


def play_all(play: Play, *decisions: tuple[int, dict[str, Any]]) -> None:
    for seat, decision in decisions:
        play.submit(seat, decision)


def fly(to: list[int], time: int) -> dict[str, Any]:
    return {"fly": to, "time": time}


def seat_of(play: Play, seat: int) -> dict[str, Any]:
    summary: dict[str, Any] = play.summary()["seats"][seat]
    return summary


def refusal(play: Play, seat: int, decision: object) -> Refusal:
    """Why a decision is refused; it must be, and nothing may change."""
    before = play.summary()
    with pytest.raises(Refused) as refused:
        play.submit(seat, decision)
    assert play.summary() == before
    return refused.value.refusal


def impossible(players: Any, deal: Any, **options: Any) -> Refusal:
    """Why a table can't be (G-4)."""
    with pytest.raises(Refused) as refused:
        games.new("plutocracy", players, deal=deal, **options)
    assert refused.value.refusal.rule == "G-4"
    return refused.value.refusal


def told(play: Play, *kinds: type) -> list[Any]:
    return [event for event in play.full_story() if isinstance(event, kinds)]
