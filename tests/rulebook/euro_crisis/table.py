"""Helpers to lead a €uro Crisis game to the situation that a test is about."""

import copy
import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from spielgeld import games
from spielgeld.games.euro_crisis.rules.state import EuroCrisisState
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.refusal import Refusal, Refused

RED, BLUE, WHITE, GREEN = range(4)
PRINTED: dict[str, Any] = json.loads(
    files("spielgeld.games.euro_crisis.rules").joinpath("board.json").read_text(encoding="utf-8")
)
SKIP = {"skip": True}
DONE = {"done": True}
CARDS = ("frankfurt", "london", "moscow", "brussels", "rome")


def board(changes: dict[str, Any]) -> dict[str, Any]:
    """The printed board with other values, by path: {"states.greece.annual_debt": 0}."""
    other = copy.deepcopy(PRINTED)
    for path, value in changes.items():
        *steps, last = path.split(".")
        part = other
        for step in steps:
            part = part[step]
        part[last] = value
    return other


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


def quick(first: int = 0, changes: dict[str, Any] | None = None) -> Play:
    """The quick start: red sits at `first`."""
    options: dict[str, Any] = {"board": board(changes)} if changes else {}
    return games.new(
        "euro-crisis", 4, deal={"first": first}, listen=True, quick_start=True, **options
    )


def passive(play: Play, seat: int) -> Decision:
    """The decision that changes least."""
    choice = play.choice(seat)
    for decision in (SKIP, DONE, {"gold": 0}, {"weapons": 0}):
        if decision in choice:
            return decision
    return next(iter(choice))


def let_pass(play: Play, until: Callable[[Play], bool]) -> Play:
    """Everybody does as little as possible until something is so (or the game is over)."""
    while not play.over and not until(play):
        seat = play.waiting[0]
        play.submit(seat, passive(play, seat))
    return play


def after_initial_round(players: int = 4, **other: Any) -> Play:
    return let_pass(new(players, **other), is_stage("choose quarters"))


def is_stage(name: str) -> Callable[[Play], bool]:
    return lambda play: stage(play) == name


def is_year(year: int) -> Callable[[Play], bool]:
    return lambda play: table(play).year == year and stage(play) == "choose quarters"


def table(play: Play) -> Any:
    return play.view(None).table


def stage(play: Play) -> str:
    name: str = table(play).stage
    return name


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


def bid(play: Play, *gold: int) -> Play:
    """One bid for each bank still in, by seat."""
    assert stage(play) == "gold bids"
    for seat, amount in zip(play.waiting, gold, strict=True):
        play.submit(seat, {"gold": amount})
    return play


def act(play: Play, seat: int, *decisions: Decision) -> Play:
    for decision in decisions:
        play.submit(seat, decision)
    return play


def turn_of(seat: int, card: str, play: Play, *, others: str = "frankfurt") -> Play:
    """It is this seat's turn to play a card in the next quarter; the others play something else."""
    let_pass(play, is_stage("choose cards"))
    cards = [card if other == seat else others for other in play.waiting]
    choose_cards(play, *cards)
    return let_pass(play, lambda play: play.waiting == [seat] and stage(play) == card)


def arrange(play: Play, **fields: Any) -> Play:
    """Put pieces somewhere by hand and ask again: {"money": {0: 3}} or {"gold_price": 2}."""
    state = play.state
    assert isinstance(state, EuroCrisisState)
    for name, value in fields.items():
        if isinstance(value, dict):
            for place, entry in value.items():
                getattr(state, name)[place] = entry
        else:
            setattr(state, name, value)
    play.asked = state.agenda[-1].asks(state)
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
