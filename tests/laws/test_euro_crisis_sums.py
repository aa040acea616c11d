"""What adds up in every €uro Crisis game: money, gold, weapons, markers, incomes and PP."""

from random import Random
from typing import Any

import pytest

from spielgeld.games.euro_crisis.rules.events import (
    GoodsBought,
    LoansLost,
    LoansTaken,
    MoneyPaid,
    MoneyReceived,
    PropertySold,
    ReformMade,
    WeaponsPlaced,
)
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Event
from tests.laws.configurations import CONFIGURATIONS, Configuration, play_on, share

TABLES = [configuration for configuration in CONFIGURATIONS if configuration.game == "euro-crisis"]
GAMES = 40

GOODS = ("money", "gold", "weapons", "loans")


def changes(event: Event) -> tuple[int, dict[str, int]] | None:
    """What the bank gave to a seat or took from it; loans count those on the boards too."""
    if isinstance(event, GoodsBought):
        return event.seat, {"money": -event.cost, "gold": event.gold, "weapons": event.weapons}
    if isinstance(event, PropertySold):
        return event.seat, {"gold": -event.gold}
    if isinstance(event, WeaponsPlaced):
        return event.seat, {"weapons": -event.weapons}
    if isinstance(event, MoneyReceived):
        return event.seat, {"money": event.amount}
    if isinstance(event, MoneyPaid):
        return event.seat, {"money": -event.paid}
    if isinstance(event, ReformMade):
        return event.seat, {"money": -1}
    if isinstance(event, LoansTaken):
        return event.seat, {"loans": event.markers}
    if isinstance(event, LoansLost):
        return event.seat, {"loans": -event.markers}
    return None


def holdings(play: Play) -> list[dict[str, int]]:
    summary = play.summary()
    owned = [{good: bank[good] for good in GOODS} for bank in summary["seats"]]
    for state in summary["states"].values():
        for _, _, seat in state["bonds"]:
            owned[seat]["loans"] += 1
    return owned


def check_table(play: Play, limits: dict[str, int]) -> None:
    table = play.view(None).table
    summary = play.summary()
    values: dict[str, int] = {}
    for state in table.states:
        values.update(dict(state.board.properties))
        assert 0 <= state.happiness <= state.board.most_happiness
        assert state.large.party != state.small.party
        assert state.large.steps_left >= 0
        assert state.small.steps_left >= 0
        columns = [bond.column for bond in state.bonds]
        assert columns == sorted(set(columns))
        column, row = state.debt
        assert column <= len(state.board.rows[row - 1])
        assert all(bond.column < column for bond in state.bonds)
        for bond in state.bonds:
            assert state.board.rows[bond.row - 1][bond.column - 1] == bond.number
    order: list[int] = summary["income_order"]
    out = [seat for seat, bank in enumerate(summary["seats"]) if bank["out"]]
    assert sorted([*order, *out]) == list(range(play.players))
    incomes = [summary["seats"][seat]["income"] for seat in order]
    assert incomes == sorted(incomes, reverse=True)
    assert all(limits["min"] <= income <= limits["max"] for income in incomes)
    assert all(summary["seats"][seat]["income"] < limits["min"] for seat in out)
    for bank in summary["seats"]:
        assert all(bank[good] >= 0 for good in GOODS)
        assert bank["pp"] == sum(values[name] for name in bank["properties"])
    sold = [name for state in summary["states"].values() for name, _ in state["sold"]]
    assert sorted(sold) == sorted(name for bank in summary["seats"] for name in bank["properties"])
    assert play.over or play.waiting


@pytest.mark.parametrize("configuration", TABLES, ids=str)
def test_everything_adds_up(configuration: Configuration) -> None:
    board: dict[str, Any] = configuration.options.get("board") or {}
    limits = board.get("income", {"min": -20, "max": 40})
    for number in range(share(GAMES)):
        rng = Random(f"{configuration} {number}")
        play = configuration.start(number, listen=True)
        expected = holdings(play)
        while not play.over:
            play_on(play, rng, 1)
            assert play.chapters is not None
            if not play.sealed:
                for event in play.chapters[-1]:
                    change = changes(event)
                    if change is not None:
                        for good, amount in change[1].items():
                            expected[change[0]][good] += amount
            assert holdings(play) == expected
            check_table(play, limits)
