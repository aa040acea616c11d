"""No silly moves: positions from games that were played, and what must not be decided there.

A position (positions/*.json) is a record up to a question, the seat that is asked, and decisions
that nobody at these levels may make: a key that they have, a number at least or at most so large,
or the decision itself. Where it is a matter of taste, `at_most` says how large a share of them may.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spielgeld import bots, games
from spielgeld.bots.company import people_of
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.numbers import JsonObject

FOLDER = Path(__file__).parent / "positions"
GAMES = ("qe", "plutocracy", "euro-crisis")
EXPERT = "quant"
LUCKS = range(4)
PEOPLE = 3
"""Of a game's people so many are asked about each position, in turn; the proof asks all."""


def positions_of(game: str) -> list[JsonObject]:
    found: list[JsonObject] = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    return found


POSITIONS = [(game, number) for game in GAMES for number in range(len(positions_of(game)))]
every_position = pytest.mark.parametrize(
    ("game", "number"),
    POSITIONS,
    ids=[f"{game}-{positions_of(game)[number]['name']}" for game, number in POSITIONS],
)


def matches(decision: Decision, pattern: JsonObject) -> bool:
    """Amounts beyond 2**53 are written as strings, as everywhere in JSON."""
    match pattern:
        case {"has": key}:
            return key in decision
        case {"least": [key, number]}:
            return key in decision and int(decision[key]) >= int(number)
        case {"most": [key, number]}:
            return key in decision and int(decision[key]) <= int(number)
    return all([decision.get(key) == value for key, value in pattern.items()])


def share_of_silly(position: JsonObject, names: list[str]) -> float:
    play = games.replay(position["record"])
    seat: int = position["seat"]
    view, choice = play.known(seat), play.choice(seat)
    silly: list[bool] = []
    for name in names:
        for luck in LUCKS:
            decision: Any = bots.find(name, play.game.name)(view, choice, Random(luck))
            assert decision in choice
            silly.append(any([matches(decision, pattern) for pattern in position["never"]]))
    return sum(silly) / len(silly)


def test_there_are_enough_positions_of_each_game() -> None:
    assert len(POSITIONS) >= 60
    assert all(len(positions_of(game)) >= 20 for game in GAMES)
    for game in GAMES:
        names = [position["name"] for position in positions_of(game)]
        assert len(names) == len(set(names))


@every_position
def test_what_is_silly_is_possible(game: str, number: int) -> None:
    """Or a position would say nothing."""
    position = positions_of(game)[number]
    choice = games.replay(position["record"]).choice(position["seat"])
    if choice.count() < 10_000:
        assert any(matches(d, pattern) for d in choice for pattern in position["never"])


@every_position
def test_nobody_below_the_experts_is_silly(game: str, number: int) -> None:
    position = positions_of(game)[number]
    people = people_of(game)
    some = [people[(number + 2 * step) % len(people)] for step in range(PEOPLE)]
    for level in position["levels"]:
        if level != EXPERT:
            names = [level, *[f"{level}.{person}" for person in some]]
            assert share_of_silly(position, names) <= position["at_most"], position["why"]


@pytest.mark.proof
@every_position
def test_nobody_at_any_level_is_silly(game: str, number: int) -> None:
    position = positions_of(game)[number]
    for level in position["levels"]:
        people = people_of(game) if level != EXPERT else people_of(game)[number % 2 : 3]
        names = [level, *[f"{level}.{person}" for person in people]]
        assert share_of_silly(position, names) <= position["at_most"], position["why"]
