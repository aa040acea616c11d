"""Thirty of the schedules of `make faults`; a dozen of them in `make test`."""

from collections.abc import Sequence

import pytest

from tests.faults.schedules import AT_ANY_TIME, ON_POSTGRES, ON_SQLITE, all_of, schedule
from tests.faults.server import POINTS

MANY = 30
DOZEN = (0, 1, 3, 4, 7, 9), (2, 5, 8, 13, 17, 21)
"""Of the commonest faults, at every point, on either database."""
OTHERS = sorted({*range(MANY)} - {*DOZEN[0], *DOZEN[1]})


@pytest.mark.parametrize(
    "numbers",
    [*DOZEN, *[pytest.param(OTHERS[at : at + 6], marks=pytest.mark.proof) for at in (0, 6, 12)]],
    ids=str,
)
def test_nothing_that_was_acknowledged_is_lost_or_doubled(numbers: Sequence[int]) -> None:
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
    dozen = [plans[number] for numbers in DOZEN for number in numbers]
    assert len(dozen) == 12
    assert {plan.point for plan in dozen if plan.fault == "kill"} == set(POINTS)


def test_every_fault_comes_at_every_point() -> None:
    plans = [schedule(number) for number in range(1_000)]
    for database, faults in (("sqlite", ON_SQLITE), ("postgresql", ON_POSTGRES)):
        for fault in set(faults) - set(AT_ANY_TIME):
            found = {p.point for p in plans if (p.database, p.fault) == (database, fault)}
            assert found == set(POINTS), (database, fault)
