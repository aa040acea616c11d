"""How the values of every box are known: each says it, and the data is what is played by."""

import re
from types import ModuleType
from typing import Any

import pytest

from spielgeld import games
from spielgeld.games.euro_crisis.rules.board_file import box_of
from spielgeld.games.plutocracy.rules import facts as plutocracy_facts
from spielgeld.games.plutocracy.rules import pieces as plutocracy_pieces
from spielgeld.games.qe.rules import facts as qe_facts
from spielgeld.games.qe.rules import pieces as qe_pieces
from spielgeld.kernel.facts import INFERRED, PRINTED, RECONSTRUCTED, SOURCES, Facts, leaves
from spielgeld.kernel.facts import pattern_of as pattern
from tests.rulebook.euro_crisis.table import PRINTED as BOARD

GAMES = ("qe", "plutocracy", "euro-crisis")


def facts_of(game: str) -> Facts:
    facts = games.get(game).facts()
    assert facts is not None
    return facts


@pytest.mark.parametrize("game", GAMES)
def test_every_value_has_one_source_and_every_source_a_value(game: str) -> None:
    facts = facts_of(game)
    paths = [path for path, _ in leaves(facts.data)]
    assert sum(facts.counted().values()) == len(paths) > 50
    for path in paths:
        own = {source for source in SOURCES if path in facts.sources.get(source, [])}
        assert len(own) <= 1, path
    for named in facts.sources.values():
        for source in named:
            assert any(pattern(source).fullmatch(path) for path in paths), source


def test_a_value_without_a_source_is_an_error() -> None:
    with pytest.raises(LookupError, match="money"):
        Facts({"money": 12}, {}).counted()


def test_euro_crisis_tells_of_the_very_data_that_is_played_by() -> None:
    assert facts_of("euro-crisis").data["states"] == BOARD["states"]
    assert box_of(None).money == tuple(facts_of("euro-crisis").data["start"]["money"])


MADE_OF_OTHERS = {
    "WANTED", "ROTATIONS_OF_THE_ASTEROID", "DIE_SIDES", "EMPTY_HOLD", "BOXES", "EDITIONS",
    "PLAYER_COUNTS", "SOCIETIES",
}  # fmt: skip
NO_FACTS = {"PIECES", "FREE"}
"""Numbers of ours, which stand on nothing in the box."""


@pytest.mark.parametrize(
    ("pieces", "facts"), [(plutocracy_pieces, plutocracy_facts), (qe_pieces, qe_facts)]
)
def test_no_number_of_the_pieces_is_left_out(pieces: ModuleType, facts: ModuleType) -> None:
    values = {
        name: value for name, value in vars(pieces).items() if re.fullmatch("[A-Z][A-Z0-9_]+", name)
    }
    words = {word for value in values.values() if isinstance(value, tuple) for word in value}
    numbered = {name for name in values if name.lower() in words}
    told = set(vars(facts)) | numbered | MADE_OF_OTHERS | NO_FACTS
    assert len(values) > 10
    assert set(values) - told == set()


KNOWN: list[tuple[str, str, Any, str]] = [
    ("qe", "$.tiles_2019.US-HOU", 1, PRINTED),
    ("qe", "$.tiles_2017.US-CAR", 1, RECONSTRUCTED),
    ("plutocracy", "$.orbits.mars[0][0]", -3, PRINTED),
    ("plutocracy", "$.starts.galactica", "saturn", RECONSTRUCTED),
    ("plutocracy", "$.first_order[0]", "imperial", RECONSTRUCTED),
    ("euro-crisis", "$.states.greece.happiness.fist_weapons", 2, PRINTED),
    ("euro-crisis", "$.states.spain.happiness.fist_weapons", 3, RECONSTRUCTED),
    ("euro-crisis", "$.states.france.properties[0][1]", 2, INFERRED),
    ("euro-crisis", "$.states.france.properties[1][1]", 3, PRINTED),
    ("euro-crisis", "$.states.france.properties[2][1]", 7, RECONSTRUCTED),
    ("euro-crisis", "$.states.spain.bond_zone.rows_bottom_up[1][2]", 5, RECONSTRUCTED),
    ("euro-crisis", "$.states.spain.bond_zone.debt_start.column", 5, RECONSTRUCTED),
    ("euro-crisis", "$.quick_start_4p.loans.first_column.spain", "red", RECONSTRUCTED),
    ("euro-crisis", "$.quick_start_4p.gold_paid.white", 4, PRINTED),
]


@pytest.mark.parametrize(("game", "path", "value", "source"), KNOWN)
def test_how_a_value_is_known(game: str, path: str, value: Any, source: str) -> None:
    facts = facts_of(game)
    assert dict(leaves(facts.data))[path] == value
    assert facts.source(path) == source
