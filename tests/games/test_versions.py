"""What the shelf is for: a rule that changes without a version is noticed and explained."""

import pytest

from spielgeld import games
from spielgeld.games.qe.rules import phases
from spielgeld.kernel.record import IllegalRecord
from tests import games as shelf


def test_a_rule_changed_without_a_version_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if somebody had let a second tie end a sale of QE, for all versions alike."""
    monkeypatch.setattr(phases, "TIES_THAT_END_A_SALE", 2)
    with pytest.raises(AssertionError) as failed:
        shelf.replay("qe-2019-4-third-tie-rules-1")
    for words in ("must end so for ever", "new version", "versions.py", "CONTRIBUTING.md"):
        assert words in str(failed.value)


def test_pl24_a_tie_by_the_gap_ends_otherwise_by_other_rules() -> None:
    name = "plutocracy-auction-4-tie-by-gap-rules-1"
    record = shelf.record_of(name)
    assert "rules" not in record
    assert "gap" not in record["options"]
    first, second = games.replay(record), games.replay({**record, "rules": 2})
    assert first.winners() == shelf.summary_of(name)["winners"]
    assert first.ranking() != second.ranking()


def test_qe9_a_rebid_above_the_second_tie_is_illegal_by_rules_1() -> None:
    record = shelf.record_of("qe-2019-fr-4-above-the-second-tie-rules-2")
    assert games.replay(record).over
    with pytest.raises(IllegalRecord) as illegal:
        games.replay({**record, "rules": 1})
    assert illegal.value.refusal.rule == "QE-9"


def test_qe9_a_rebid_above_ones_own_first_bid_is_illegal_by_rules_3() -> None:
    record = shelf.record_of("qe-2019-fr-5-third-tie-rules-2")
    assert games.replay(record).over
    with pytest.raises(IllegalRecord) as illegal:
        games.replay({**record, "rules": 3})
    assert illegal.value.refusal.rule == "QE-9"


@pytest.mark.parametrize("players", [3, 4])
def test_pl30_a_used_spot_makes_the_next_member_the_second(players: int) -> None:
    record = shelf.record_of(f"plutocracy-pressure-{players}-spot-stays-used-rules-3")
    third, second = games.replay(record), games.replay({**record, "rules": 2})
    councillors = [
        sum([seat["councillors"] for seat in play.summary()["seats"]]) for play in (third, second)
    ]
    assert councillors[0] < councillors[1]


def test_nothing_is_put_on_the_shelf_twice() -> None:
    name = shelf.names()[0]
    with pytest.raises(FileExistsError):
        shelf.put(name, shelf.record_of(name))
