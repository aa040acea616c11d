"""A dozen of the leaks of `make mutants`: the tests against leaks notice each of them."""

import pytest

from tests.copies import START
from tests.mutants import MUTANTS
from tests.mutants.__main__ import FEW, LEAKS, hunt


@pytest.mark.parametrize("name", FEW)
def test_a_deliberate_leak_is_noticed(name: str) -> None:
    found = hunt(MUTANTS[name])
    assert found.caught, found.what


def test_every_leak_can_be_put_in() -> None:
    """Each in a process of its own, for the mistake stays there."""
    put = {name: START.Process(target=mutant.leak) for name, mutant in MUTANTS.items()}
    for process in put.values():
        process.start()
        process.join()
    assert [name for name, process in put.items() if process.exitcode] == []


def test_there_are_leaks_of_all_classes() -> None:
    assert len(FEW) == 12
    assert len(MUTANTS) >= 135
    kinds = {mutant.kind for mutant in MUTANTS.values()}
    assert kinds >= {
        "second serialiser", "cache without the seat", "cache without the table",
        "parameter that names another seat", "audience forgotten", "htmx only", "POST doors",
        "closed or deleted tables", "derived data", "hints and analyses from the truth",
        "undo as an oracle", "refusals with values", "presence", "logs", "mails", "pushes",
        "idempotent answers across seats", "look-back", "memory off",
        "spectators admitted by any secret", "curtain", "pause", "regions", "search", "streams",
    }  # fmt: skip


def test_the_list_names_them_all() -> None:
    """docs/leaks.md is written by `make mutants`: again, when there is another one."""
    text = LEAKS.read_text(encoding="utf-8")
    assert f"{len(MUTANTS)} of {len(MUTANTS)} were caught" in text
    for mutant in MUTANTS.values():
        assert f"| {mutant.kind} | {mutant.says} |" in text, mutant.name
