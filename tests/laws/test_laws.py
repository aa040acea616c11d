"""What holds for every game, edition and number of players."""

import pytest

from spielgeld.laws import rules
from tests.laws.configurations import CONFIGURATIONS, Configuration, share

pytestmark = pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)

RANDOM_GAMES = 2_000
SHARDS = 4

GAMES: dict[rules.Law, int] = {
    rules.what_is_offered_is_accepted: 10,
    rules.replay_equals_play: 20,
    rules.the_same_seed_gives_the_same_game: 5,
    rules.clones_do_not_touch: 10,
    rules.a_copy_of_any_kind_is_a_clone: 10,
    rules.equal_views_have_equal_hashes: 5,
    rules.sealed_decisions_arrive_in_any_order: 10,
    rules.a_sealed_decision_is_its_own_views: 10,
    rules.a_refused_decision_changes_nothing: 5,
    rules.a_withdrawn_decision_leaves_no_trace: 5,
    rules.imagine_gives_back_the_view: 12,
}
"""By law. The laws of telling have tests of their own in tests/page, the no-leak law beside."""


@pytest.mark.parametrize("shard", range(SHARDS))
def test_random_games_end(configuration: Configuration, shard: int) -> None:
    for number in range(shard, share(RANDOM_GAMES), SHARDS):
        rules.random_games_end(configuration, number)


@pytest.mark.parametrize("law", GAMES, ids=lambda law: law.__name__)
def test_law(configuration: Configuration, law: rules.Law) -> None:
    for number in range(share(GAMES[law])):
        law(configuration, number)
