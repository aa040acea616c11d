"""The game record: what is read, and what is refused with which rule."""

import json
from random import Random
from typing import Any

import pytest

from spielgeld import games
from spielgeld.kernel.playout import play_out
from spielgeld.kernel.record import BrokenRecord, IllegalRecord

DEAL = {
    "nations": ["US", "EU", "JP", "CN"],
    "industries": ["AGR", "HOU", "FIN", "MAN"],
    "tiles": [
        "US-HOU", "US-FIN", "US-MAN", "US-AGR", "EU-AGR", "EU-HOU", "EU-FIN", "EU-MAN",
        "JP-FIN", "JP-MAN", "JP-AGR", "JP-HOU", "CN-MAN", "CN-AGR", "CN-HOU", "CN-FIN",
    ],
    "first": 0,
}  # fmt: skip


def record(*decisions: Any, **changes: Any) -> dict[str, Any]:
    return {
        "format": "spielgeld/1",
        "game": "qe",
        "players": 4,
        "deal": DEAL,
        "decisions": list(decisions),
        **changes,
    }


def illegal(data: str | dict[str, Any]) -> tuple[int | None, int | None, str]:
    with pytest.raises(IllegalRecord) as refused:
        games.replay(data if isinstance(data, str) else json.dumps(data))
    error = refused.value
    return error.index, error.seat, error.refusal.rule


def test_the_example_of_the_contract() -> None:
    play = games.replay(record([0, {"bid": 25}], [1, {"bid": 30}]))
    assert play.waiting == [2, 3]
    assert play.options == {"edition": "2019", "max_digits": 1000, "memory": "on"}


def test_integers_may_be_strings_everywhere() -> None:
    play = games.replay(
        record(["0", {"bid": "25"}], players="4", deal={**DEAL, "first": "0"},
               options={"max_digits": "50"})
    )  # fmt: skip
    assert play.view(1).table.sales[0].open_bid == 25
    assert play.options["max_digits"] == 50


def test_bare_integers_are_exact_at_any_size() -> None:
    text = json.dumps(record([0, {"bid": 12345}])).replace("12345", "9" * 999)
    play = games.replay(text)
    assert play.view(1).table.sales[0].open_bid == int("9" * 999)
    assert games.record(play)["decisions"] == [[0, {"bid": "9" * 999}]]
    assert illegal(json.loads(text.replace("9" * 999, "9" * 1001))) == (0, 0, "QE-5")
    assert illegal(text.replace("9" * 999, "9" * 5000)) == (0, 0, "QE-5")


def test_large_integers_are_written_as_strings() -> None:
    for amount, written in ((2**53 - 1, 2**53 - 1), (2**53, str(2**53))):
        play = games.replay(record([0, {"bid": amount}], [1, {"bid": 1}], [2, {"bid": 2}],
                                   [3, {"bid": 3}]))  # fmt: skip
        assert games.record(play)["decisions"][0] == [0, {"bid": written}]


@pytest.mark.parametrize(
    "decision",
    [{"bid": 1.0}, {"bid": 1e3}, {"bid": True}, {"bid": None}, {"bid": "1e3"}, {"bid": "01"},
     {"bid": ""}, {"bid": " 5"}, {"bid": "+5"}, {"bid": [5]}, {}, [], "bid", None, 5,
     {"bid": 5, "x": 1}, {"look": True}, {"Bid": 5}, {"bid": "٣"}],
)  # fmt: skip
def test_malformed_decisions_are_g2(decision: Any) -> None:
    assert illegal(record([0, decision])) == (0, 0, "G-2")


@pytest.mark.parametrize("entry", [[0], [], [0, {"bid": 5}, 1], {"bid": 5}, 5, [None, {"bid": 5}],
                                   [0.0, {"bid": 5}], [True, {"bid": 5}]])  # fmt: skip
def test_malformed_entries_are_g2(entry: Any) -> None:
    assert illegal(record([0, {"bid": 5}], entry)) == (1, None, "G-2")


def test_a_minus_sign_is_read_then_refused_by_the_rule() -> None:
    assert illegal(record([0, {"bid": "-5"}])) == (0, 0, "QE-5")
    assert illegal(record([0, {"bid": 5}], [1, {"bid": -5}])) == (1, 1, "QE-6")


def test_order_of_refusals() -> None:
    assert illegal(record([1, {"bid": 5}])) == (0, 1, "G-1")
    assert illegal(record([1, {"bid": 0}])) == (0, 1, "G-1")
    assert illegal(record([1, {"look": True}])) == (0, 1, "G-2")
    assert illegal(record([7, {"bid": 5}])) == (0, 7, "G-1")
    assert illegal(record([-1, {"bid": 5}])) == (0, -1, "G-1")
    assert illegal(record([0, {"bid": 5}], [0, {"bid": 6}])) == (1, 0, "G-1")
    assert illegal(record([0, {"bid": 5}], [1, {"bid": 6}], [1, {"bid": 6}])) == (2, 1, "G-1")


def test_after_the_end_everything_is_g3() -> None:
    play = games.new("qe", 4, seed=1)
    play_out(play, Random(1))
    data = games.record(play)
    number = len(data["decisions"])
    for extra in ([0, {"bid": 5}], [0, "nonsense"], [9, {"bid": 5}]):
        assert illegal({**data, "decisions": [*data["decisions"], extra]})[::2] == (number, "G-3")


@pytest.mark.parametrize(
    "changes",
    [
        {"players": 2}, {"players": 6}, {"players": 4.0}, {"players": "four"}, {"players": True},
        {"game": "monopoly"}, {"options": {"edition": "1999"}}, {"options": {"speed": 3}},
        {"options": {"edition": 2019}}, {"options": []}, {"options": {"max_digits": 0}},
        {"options": {"max_digits": 10**12}},
        {"options": {"memory": "sometimes"}}, {"options": {"edition": "2017"}},
        {"deal": {}}, {"deal": []}, {"deal": {**DEAL, "first": 4}}, {"deal": {**DEAL, "first": -1}},
        {"deal": {**DEAL, "extra": 1}}, {"deal": {**DEAL, "nations": ["US", "EU", "JP", "JP"]}},
        {"deal": {**DEAL, "nations": ["US", "EU", "JP", "UK"]}},
        {"deal": {**DEAL, "nations": ["US", "EU", "JP"]}},
        {"deal": {**DEAL, "industries": ["AGR", "HOU", "FIN", "GOV"]}},
        {"deal": {**DEAL, "tiles": DEAL["tiles"][:15]}},  # type: ignore[index]
        {"deal": {**DEAL, "tiles": [*DEAL["tiles"][:15], "US-HOU"]}},  # type: ignore[index]
        {"deal": {**DEAL, "tiles": [*DEAL["tiles"][:15], ["CN-FIN"]]}},  # type: ignore[index]
        {"deal": {**DEAL, "nations": "US EU JP CN"}},
    ],
)  # fmt: skip
def test_impossible_tables_are_g4(changes: dict[str, Any]) -> None:
    assert illegal(record(**changes)) == (None, None, "G-4")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "json"), ("", "json"), ("[]", "object"), ("5", "object"), ("{}", "format"),
        ('{"format": "spielgeld/2"}', "format"), ('{"format": "spielgeld/1"}', "missing"),
        ("[" * 100_000, "nested"),
        (json.dumps(record(decisions={})), "decisions"), (json.dumps(record(game=5)), "game"),
    ],
)  # fmt: skip
def test_broken_records(text: str, reason: str) -> None:
    with pytest.raises(BrokenRecord) as broken:
        games.replay(text)
    assert broken.value.reason == reason


def test_a_broken_record_names_its_line() -> None:
    with pytest.raises(BrokenRecord) as broken:
        games.replay('{\n "format": "spielgeld/1",\n oops}')
    assert (broken.value.values["line"], broken.value.values["column"]) == (3, 2)


def test_a_record_may_stop_anywhere_and_be_cut() -> None:
    play = games.new("qe", 4, seed=3)
    play_out(play, Random(3))
    data = games.record(play)
    for at in (0, 1, 17, len(data["decisions"])):
        position = games.replay(data, at=at)
        assert len(position.decisions) == at
        cut = {**data, "decisions": data["decisions"][:at]}
        assert games.replay(cut).summary() == position.summary()


def test_a_record_without_rules_is_of_rules_1() -> None:
    """Records from before versions: their options were those of that time."""
    old = record([0, {"bid": 25}])
    assert games.replay(old).game.rules == 1
    by_hand = {"format": "spielgeld/1", "game": "plutocracy", "players": 2, "deal": {}}
    by_hand |= {"options": {"pressure": True}, "decisions": []}
    assert games.replay(by_hand).options["gap"] == "smaller"
    assert games.replay({**by_hand, "rules": 2}).options["gap"] == "larger"


def test_a_new_game_takes_the_newest_rules_and_its_record_says_so() -> None:
    for name, game in games.installed().items():
        players = game.player_counts(game.read_options({}))[0]
        play = games.new(name, players, seed=1)
        data = games.record(play)
        assert data["rules"] == game.newest == play.game.rules
        assert set(data["options"]) == {option.name for option in game.options}
        assert games.replay(data).options == play.options


@pytest.mark.parametrize("rules", [0, 4, -1, True, "x", "2.0", 1.5, None, []])
def test_rules_that_a_game_does_not_have_are_impossible(rules: Any) -> None:
    assert illegal(record(rules=rules)) == (None, None, "G-4")


def test_rules_may_be_a_decimal_string_like_every_number() -> None:
    assert games.replay(record(rules="2")).game.rules == 2
    assert games.record(games.replay(record(rules=1)))["rules"] == 1


def test_a_renewed_option_follows_the_default_and_keeps_what_was_said() -> None:
    old = games.get("plutocracy", 1)
    agreed = old.read_options({"setup": "random", "auction": True})
    assert agreed["gap"] == "smaller"
    assert old.renew(agreed) == {**agreed, "gap": "larger"}
    said = old.read_options({"gap": "larger"})
    assert old.renew(said) == said
