"""Helpers to lead a €uro Crisis game to the situation that a test is about."""

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from spielgeld import games
from spielgeld.games.euro_crisis.examples import board, let_pass, stage
from spielgeld.kernel.play import Play
from spielgeld.kernel.refusal import Refusal, Refused

PRINTED: dict[str, Any] = json.loads(
    files("spielgeld.games.euro_crisis.rules").joinpath("board.json").read_text(encoding="utf-8")
)
CARDS = ("frankfurt", "london", "moscow", "brussels", "rome")


def deal(players: int = 4, **other: Any) -> dict[str, Any]:
    states = ["spain", "france", "ireland", "greece"][:players]
    return {
        "first": 0,
        "states": states,
        "anger": states[:3],
        "economy": states[2::-1],
        "market": [[2, 2], [3, 1], [1, 3]],
        "governments": {state: ["conservatives", "socialists"] for state in states},
        **other,
    }


def new(players: int = 4, changes: dict[str, Any] | None = None, **other: Any) -> Play:
    options: dict[str, Any] = {"board": board(changes)} if changes else {}
    return games.new("euro-crisis", players, deal=deal(players, **other), listen=True, **options)


def after_initial_round(players: int = 4, **other: Any) -> Play:
    return let_pass(new(players, **other), is_stage("choose quarters"))


def is_stage(name: str) -> Callable[[Play], bool]:
    return lambda play: stage(play) == name


def is_year(year: int) -> Callable[[Play], bool]:
    return lambda play: table(play).year == year and stage(play) == "choose quarters"


def table(play: Play) -> Any:
    return play.view(None).table


def choose_quarters(play: Play, *quarters: int) -> Play:
    for quarter in quarters:
        (seat,) = play.waiting
        play.submit(seat, {"quarter": quarter})
    return play


def choose_cards(play: Play, *cards: str) -> Play:
    """One card for each bank still in, by seat."""
    assert stage(play) == "choose cards"
    for seat, card in zip(play.waiting, cards, strict=True):
        play.submit(seat, {"card": card})
    return play


def seat(play: Play, number: int) -> dict[str, Any]:
    bank: dict[str, Any] = play.summary()["seats"][number]
    return bank


def all_seats(play: Play, field: str) -> list[Any]:
    return [bank[field] for bank in play.summary()["seats"]]


def land(play: Play, name: str) -> dict[str, Any]:
    state: dict[str, Any] = play.summary()["states"][name]
    return state


def told(play: Play, kind: type[Any]) -> list[Any]:
    return [event for event in play.full_story() if isinstance(event, kind)]


def refused(play: Play, seat: int, decision: object) -> tuple[str, str, dict[str, Any]]:
    with pytest.raises(Refused) as caught:
        play.submit(seat, decision)
    refusal = caught.value.refusal
    return refusal.rule, refusal.reason, refusal.values


def impossible(start: Callable[[], object]) -> Refusal:
    with pytest.raises(Refused) as caught:
        start()
    assert caught.value.refusal.rule == "G-4"
    return caught.value.refusal
