"""Thirty of the schedules of `make faults`."""

import pytest

from tests.faults.schedules import AT_ANY_TIME, ON_POSTGRES, ON_SQLITE, all_of, schedule
from tests.faults.server import POINTS

MANY = 30


@pytest.mark.parametrize("start", range(0, MANY, 10))
def test_nothing_that_was_acknowledged_is_lost_or_doubled(start: int) -> None:
    numbers = list(range(start, start + 10))
    for plan, found in all_of(numbers):
        assert not isinstance(found, Exception), (
            f"{plan}: {found!r}; again: python -m tests.faults --seed {plan.number}"
        )
        assert found["tables"] == 3


def test_a_schedule_follows_from_its_number() -> None:
    plans = [schedule(number) for number in range(1_000)]
    assert plans == [schedule(number) for number in range(1_000)]
    on = {kind: {p.fault for p in plans if p.database == kind} for kind in ("sqlite", "postgresql")}
    assert on == {"sqlite": set(ON_SQLITE), "postgresql": set(ON_POSTGRES)}
    assert {plan.point for plan in plans[:MANY] if plan.fault == "kill"} == set(POINTS)


def test_every_fault_comes_at_every_point() -> None:
    plans = [schedule(number) for number in range(1_000)]
    for database, faults in (("sqlite", ON_SQLITE), ("postgresql", ON_POSTGRES)):
        for fault in set(faults) - set(AT_ANY_TIME):
            found = {p.point for p in plans if (p.database, p.fault) == (database, fault)}
            assert found == set(POINTS), (database, fault)
