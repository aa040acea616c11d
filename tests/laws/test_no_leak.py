"""The no-leak law, for all that the games declare to be secret."""

import pytest

from spielgeld import games
from spielgeld.laws import no_leak
from tests.laws.configurations import CONFIGURATIONS, Configuration, share

PAIRS = {"qe": 1_300, "euro-crisis": 400}
DIFFERENT = {
    "the others' industry tokens": 0.75,
    "the tiles to come": 0.7,
    "bids that others may not see": 0.55,
    "cards that others chose and have not revealed": 0.55,
}
"""The share of pairs in which each secret must really have been another one."""

TABLES = [configuration for configuration in CONFIGURATIONS if configuration.game in PAIRS]


@pytest.mark.parametrize("configuration", TABLES, ids=str)
def test_no_leak(configuration: Configuration) -> None:
    found = [no_leak(configuration, seed) for seed in range(share(PAIRS[configuration.game]))]
    for secret in games.get(configuration.game).secrets():
        different = [secret.name in names for names in found]
        assert sum(different) >= DIFFERENT[secret.name] * len(different), secret.name


def test_there_are_enough_pairs() -> None:
    tables = [table for table in TABLES if table.game == "qe"]
    assert len(tables) * PAIRS["qe"] >= 10_000


def test_plutocracy_has_no_secrets() -> None:
    assert games.get("plutocracy").secrets() == ()
