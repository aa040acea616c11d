"""A record keeps what was promised about its cards, or it is found out."""

import json
from random import Random
from typing import Any

import pytest

from spielgeld import games
from spielgeld.kernel.playout import play_out
from spielgeld.kernel.record import BrokenRecord, IllegalRecord
from spielgeld.luck import Contribution, Luck, deal_from, new_number, pledge_of, seal, verify
from tests.cli.process import run


def part(seat: int, value: str | None = None, *, silent: bool = False) -> Contribution:
    value = value or new_number()
    return Contribution(seat, pledge_of(value), None if silent else value)


def promised(
    *parts: Contribution, game: str = "qe", players: int = 4, **options: Any
) -> dict[str, Any]:
    """A game that was dealt as promised and played to its end."""
    luck = Luck("ab" * 9, new_number(), parts)
    deal = deal_from(game, players, options, luck.seed)
    play = games.new(game, players, deal=deal, **options)
    play_out(play, Random(1))
    return seal({**games.record(play), "luck": luck.to_json()})


@pytest.mark.parametrize(
    ("game", "options"),
    [("qe", {}), ("plutocracy", {"setup": "random"}), ("euro-crisis", {}), ("plutocracy", {})],
)
def test_a_promise_that_was_kept(game: str, options: dict[str, Any]) -> None:
    found = verify(json.dumps(promised(part(0), part(2), game=game, **options)))
    assert (found.outcome, found.gave, found.silent, found.absent) == ("kept", (0, 2), (), (1, 3))


def test_a_chair_that_fell_silent_is_left_out_visibly() -> None:
    found = verify(promised(part(0), part(1, silent=True)))
    assert (found.outcome, found.gave, found.silent, found.absent) == ("kept", (0,), (1,), (2, 3))


def test_an_old_record_made_no_promise() -> None:
    play = games.new("qe", 4, seed=1)
    play_out(play, Random(1))
    assert verify(games.record(play)).outcome == "none"
    assert verify(games.record(play), new_number()).outcome == "broken"


def test_other_numbers_give_other_cards() -> None:
    """Whoever gives a number changes the whole deal, and so does the server's."""
    deals = set()
    values = [new_number() for _ in range(3)]
    for secret in (new_number(), new_number()):
        for told in ((), (part(0, values[0]),), (part(1, values[0]),), (part(0, values[1]),)):
            deals.add(json.dumps(deal_from("qe", 4, {}, Luck("t", secret, told).seed)))
    assert len(deals) == 8


def test_one_changed_byte_fails() -> None:
    """Each byte of a record, turned into another: it is broken, or no record at all."""
    text = json.dumps(promised(part(0), part(3), players=3), separators=(",", ":"))
    rng = Random("bytes")
    for place in rng.sample(range(len(text)), 400):
        other = rng.choice([sign for sign in '0123456789abcdefz",:{}[]- ' if sign != text[place]])
        changed = text[:place] + other + text[place + 1 :]
        if other == " " and json_or_none(changed) == json.loads(text):
            continue
        try:
            outcome = verify(changed).outcome
        except (BrokenRecord, IllegalRecord):
            continue
        assert outcome == "broken", changed[max(place - 30, 0) : place + 30]


def json_or_none(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return None


def test_who_changes_the_record_and_seals_it_again_is_found_out() -> None:
    """The seal is no secret: what can't be made up are the numbers behind the hashes."""
    record = promised(part(0), part(1))
    other = promised(part(0), part(1))
    for change, fault in (
        ({"deal": other["deal"], "decisions": other["decisions"]}, "deal"),
        ({"luck": {**record["luck"], "secret": new_number()}}, "commitment"),
        ({"luck": {**record["luck"], "table": "cd" * 9}}, "commitment"),
        ({"luck": {**record["luck"], "chairs": record["luck"]["chairs"][:1]}}, "deal"),
    ):
        found = verify(seal({**record, **change}))
        assert found.outcome == "broken"
        assert fault in [name for name, _ in found.faults]
    chair = {**record["luck"]["chairs"][0], "value": new_number()}
    chairs = [chair, record["luck"]["chairs"][1]]
    found = verify(seal({**record, "luck": {**record["luck"], "chairs": chairs}}))
    assert ("chair", {"seat": 0}) in found.faults


def test_a_server_that_promised_something_else_is_found_out() -> None:
    record = promised(part(0))
    assert verify(record, record["luck"]["commitment"]).outcome == "kept"
    found = verify(record, new_number())
    assert found.faults == [("other-promise", {})]


@pytest.mark.parametrize(
    "luck",
    [
        None, [], {}, {"version": 2}, 7,
        {"version": 1, "table": "t", "commitment": "x", "secret": "y", "chairs": []},
        {"version": 1, "table": "t", "commitment": "0" * 64, "secret": "0" * 64, "chairs": {}},
        {"version": 1, "table": "t", "commitment": "0" * 64, "secret": "0" * 64, "chairs": [1]},
    ],
)  # fmt: skip
def test_what_can_not_be_read_is_broken(luck: Any) -> None:
    found = verify(seal({**promised(), "luck": luck}))
    assert [name for name, _ in found.faults] == ["form"]


def test_a_part_that_stands_there_twice_is_no_record() -> None:
    text = json.dumps(promised(part(0)))
    with pytest.raises(BrokenRecord):
        verify(f'{text[:-1]}, "luck": {{}}}}')


def test_verify_says_it_in_plain_words(tmp_path: Any) -> None:
    record = promised(part(0), part(1))
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    result = run("verify", file)
    assert result.returncode == 0
    assert "Nobody, not even this server, could choose these cards" in result.stdout
    assert "A number of their own: Player 1 and Player 2" in result.stdout
    german = run("verify", file, "--lang", "de", "--promise", record["luck"]["commitment"])
    assert german.returncode == 0
    assert "Niemand, auch dieser Server nicht" in german.stdout
    file.write_text(json.dumps(record).replace('"qe"', '"qe" '))
    assert run("verify", file).returncode == 0
    text = json.dumps(record)
    file.write_text(text.replace(record["luck"]["secret"], new_number()))
    broken = run("verify", file, "--json")
    assert broken.returncode == 1
    assert json.loads(broken.stdout)["outcome"] == "broken"
    assert run("verify", file, "--promise", "x").returncode == 2
    assert run("verify", tmp_path / "nothing.json").returncode == 1
    play = games.new("qe", 4, seed=1)
    play_out(play, Random(1))
    old = run("verify", "-", typed=json.dumps(games.record(play)))
    assert old.returncode == 0
    assert "No promise was made" in old.stdout
