"""What rulebooks leave to the table can be chosen; otherwise it is drawn."""

from random import Random
from typing import Any

import pytest

from spielgeld import games
from spielgeld.kernel.refusal import Refused
from tests.cli.process import run


def test_qe4_the_table_says_who_opens() -> None:
    for first in range(5):
        play = games.new("qe", 5, seed=1, chosen={"first": first})
        assert play.waiting == [first]
    assert len({games.new("qe", 5, seed=seed).deal["first"] for seed in range(40)}) == 5


def test_ec1_the_table_says_the_initial_player_and_the_states() -> None:
    states = ["greece", "spain", "ireland"]
    play = games.new("euro-crisis", 3, seed=1, chosen={"states": states, "first": "2"})
    assert play.waiting == [2]
    assert play.deal["states"] == states
    assert set(play.deal["governments"]) == set(play.deal["anger"]) == set(states)
    quick = games.new("euro-crisis", 4, quick_start=True, chosen={"first": 3})
    assert quick.deal == {"first": 3}


def test_ec3_governments_are_drawn_as_cards_and_no_two_states_are_alike() -> None:
    seen: set[tuple[str, ...]] = set()
    for seed in range(200):
        dealt = games.new("euro-crisis", 4, seed=seed).deal["governments"].values()
        cards = [tuple(parties) for parties in dealt]
        assert len(set(cards)) == 4
        seen |= set(cards)
    assert len(seen) == 12


def test_ec3_a_record_may_have_any_governments() -> None:
    deal = games.new("euro-crisis", 4, seed=1).deal
    same = {state: ["liberals", "communists"] for state in deal["states"]}
    assert games.new("euro-crisis", 4, deal={**deal, "governments": same}).waiting


def test_what_is_chosen_leaves_the_rest_to_the_same_chance() -> None:
    game = games.get("qe")
    options = game.read_options({})
    drawn = game.deal(4, options, Random(7))
    assert game.deal_as_chosen(4, options, {"first": 3}, Random(7)) == {**drawn, "first": 3}


@pytest.mark.parametrize(
    ("game", "players", "chosen", "reason"),
    [
        ("qe", 4, {"first": 4}, "deal-first"),
        ("qe", 4, {"first": True}, "deal-first"),
        ("qe", 4, {"tiles": []}, "unknown-lot"),
        ("qe", 4, [], "lots"),
        ("plutocracy", 2, {"first": 0}, "unknown-lot"),
        ("euro-crisis", 3, {"states": ["spain", "france"]}, "deal-number"),
        ("euro-crisis", 3, {"states": ["spain", "spain", "france"]}, "deal-word"),
        ("euro-crisis", 3, {"states": ["spain", "italy", "france"]}, "deal-word"),
        ("euro-crisis", 3, {"states": ["spain", [], "france"]}, "deal-word"),
    ],
)
def test_what_cant_be_chosen_is_refused(game: str, players: int, chosen: Any, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        games.new(game, players, chosen=chosen)
    assert (refused.value.refusal.rule, refused.value.refusal.reason) == ("G-4", reason)


def play(*arguments: str) -> str:
    result = run("play", *arguments, "--seed", "1", typed="quit\n")
    return str(result.stdout + result.stderr)


def test_pl20_a_chair_is_a_corporation_also_at_the_terminal() -> None:
    first = play("plutocracy", "--players", "3", "--seat", "0", "--bots", "random")
    third = play("plutocracy", "--players", "3", "--seat", "2", "--bots", "random")
    assert "Cosmos" in third.splitlines()[0]
    assert "Imperial" in first.splitlines()[0]
    assert "There is no seat 3" in play("plutocracy", "--players", "3", "--seat", "3")


def test_the_terminal_lets_the_table_choose() -> None:
    opening = play("qe", "--players", "4", "--choose", "first=0")
    assert "Your open bid" in opening
    assert "10 to 40" in opening
    assert "number from 0 to 3" in play("qe", "--players", "4", "--choose", "first=5")
    states = "states=greece,spain,ireland"
    shown = play("euro-crisis", "--players", "3", "--choose", states, "--choose", "first=0")
    assert "France" not in shown
