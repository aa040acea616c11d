"""Every field has a policy, and the pairs of the no-leak law differ in all that is not for all."""

import dataclasses
from random import Random
from typing import Any

import pytest

from spielgeld import games
from spielgeld.games.euro_crisis.rules.state import EuroCrisisState, Setting
from spielgeld.games.plutocracy.rules.state import PlutocracyState
from spielgeld.games.qe.rules.state import QeState, Sale
from spielgeld.house.standing import Chair, ChatMessage, Promised, Standing
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import State
from spielgeld.laws.no_leak import whole_game
from spielgeld.laws.table import Configuration
from spielgeld.store import TableRow
from spielgeld.store.mailboxes import Mailbox
from spielgeld.store.pushes import Subscription
from tests.policy import ALL, GAMES, HOUSE

TABLES: dict[str, tuple[Any, ...]] = {
    "qe": (QeState, Sale),
    "plutocracy": (PlutocracyState,),
    "euro-crisis": (EuroCrisisState, Setting),
}
PLAYERS = {"qe": 4, "plutocracy": 3, "euro-crisis": 4}


def fields_of(kind: Any) -> set[str]:
    if dataclasses.is_dataclass(kind):
        return {field.name for field in dataclasses.fields(kind)}
    if hasattr(kind, "_fields"):
        return set(kind._fields)
    slots = {name for part in kind.__mro__ for name in getattr(part, "__slots__", ())}
    if not slots:  # compiled
        slots = {name for name in kind.__mypyc_attrs__ if not name.startswith("_")}
    return {name for name in slots if not name.startswith("__")}


@pytest.mark.parametrize("game", sorted(TABLES))
def test_every_field_of_a_table_has_a_policy(game: str) -> None:
    assert set(GAMES) == set(TABLES)
    for kind in TABLES[game]:
        found = {name for name in fields_of(kind) if not name.startswith("_")}
        assert found == set(GAMES[game][kind.__name__]), kind.__name__


@pytest.mark.parametrize(
    "kind", [Chair, ChatMessage, Promised, Standing, TableRow, Mailbox, Subscription]
)
def test_every_field_of_the_house_has_a_policy(kind: Any) -> None:
    assert fields_of(kind) == set(HOUSE[kind.__name__])


def test_every_field_of_a_play_has_a_policy() -> None:
    open_names = {name for name in fields_of(Play) if not name.startswith("_")}
    assert open_names == set(HOUSE["Play"])


@pytest.mark.parametrize("game", ["qe", "euro-crisis"])
def test_pairs_differ_in_all_that_is_not_for_all_and_in_nothing_else(game: str) -> None:
    """Otherwise the law would say nothing about a field, or the policy would be wrong."""
    table = Configuration(game, PLAYERS[game], {})
    policy = GAMES[game][TABLES[game][0].__name__]
    different: set[str] = set()
    for number in range(160):
        rng = Random(f"policy {game} {number // 8}")
        whole = whole_game(table, number // 8, rng)
        rng = Random(f"moment {number}")
        watcher = rng.choice([None, *range(table.players)])
        first = second = whole.up_to(rng.randrange(len(whole.made)))
        for secret in games.get(game).secrets():
            second = second.told_by(secret, watcher, rng)
        one, other = [state_of(telling) for telling in (first, second)]
        different |= {
            name for name in policy if not alike(getattr(one, name), getattr(other, name))
        }
    assert different == {name for name, who in policy.items() if who != ALL}


def state_of(telling: Any) -> State:
    play = telling.start()
    for decisions in telling.made:
        for seat, decision in decisions.items():
            play.submit(seat, decision)
    state: State = play.state
    return state


def alike(one: Any, other: Any) -> bool:
    if isinstance(one, list) and one and isinstance(one[0], Sale):
        return [s.amount for s in one] == [s.amount for s in other]
    if callable(one) or type(one).__name__ in ("Setting", "TimeTrack", "Terms", "Box"):
        return True
    return bool(one == other)
