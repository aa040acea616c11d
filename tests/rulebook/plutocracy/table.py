"""Plutocracy tables for tests: from the start, or laid out as in a printed example."""

from typing import Any

import pytest

from spielgeld import games
from spielgeld.games.plutocracy.rules.view import PlutocracyTable
from spielgeld.kernel.play import Play
from spielgeld.kernel.refusal import Refusal, Refused

MARS, SATURN, JUPITER, URANUS, NEPTUNE = [-3, 4], [-9, 5], [1, 3], [-9, 8], [-11, 3]
EARTH, ASTEROID = [0, -2], [-12, 1]
"""The spaces with a star."""

TIMEOUT = {"timeout": True}


def table(play: Play) -> PlutocracyTable:
    view: PlutocracyTable = play.view(None).table
    return view


def hold(**units: int) -> dict[str, int]:
    return {"oxygen": 0, "uranium": 0, "carbon": 0, "plants": 0, "water": 0, **units}


def parliament(*seats: int | None) -> tuple[int | None, ...]:
    return (*seats, *[None] * (8 - len(seats)))


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
