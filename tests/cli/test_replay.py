"""spielgeld replay, as a real process and with every kind of file."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spielgeld import games
from spielgeld.kernel.playout import play_out
from tests.cli.process import run


def finished(seed: int = 1, players: int = 4, **options: Any) -> dict[str, Any]:
    play = games.new("qe", players, seed=seed, **options)
    play_out(play, Random(seed))
    return games.record(play)


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(finished(), indent=1), encoding="utf-8")
    return path


def test_summary(record_file: Path) -> None:
    result = run("replay", record_file, "--json")
    assert result.returncode == 0
    summary = json.loads(result.stdout)
    expected = games.replay(record_file.read_text()).summary()
    assert summary == expected
    assert list(summary)[:6] == ["game", "over", "waiting", "decisions", "winners", "ranking"]
    assert list(summary["seats"][0]) == [
        "companies", "zero_bids", "nationalisation", "monopolisation", "diversification",
        "subtotal", "spent", "out", "bonus", "total", "tiles", "bids", "look_left",
    ]  # fmt: skip


def test_standard_input_position_and_seat(record_file: Path) -> None:
    text = record_file.read_text()
    result = run("replay", "-", "--json", "--at", 17, "--seat", 2, typed=text)
    view = json.loads(result.stdout)
    assert view["seat"] == 2
    assert [player["token"] is None for player in view["table"]["players"]] == [
        True, True, False, True,
    ]  # fmt: skip
    result = run("replay", "-", "--json", "--at", 0, typed=text)
    assert json.loads(result.stdout)["decisions"] == 0


def test_huge_bids_are_strings_in_the_summary() -> None:
    data = finished()
    amount = "1" + "0" * 900
    data["decisions"] = [[data["deal"]["first"], {"bid": amount}]]
    for seat in range(4):
        if seat != data["deal"]["first"]:
            data["decisions"].append([seat, {"bid": seat}])
    summary = json.loads(run("replay", "-", "--json", typed=json.dumps(data)).stdout)
    winner = summary["seats"][data["deal"]["first"]]
    assert winner["spent"] == amount
    assert winner["bids"] == [amount]


def test_the_account_in_three_languages(record_file: Path) -> None:
    for lang, words in (("en", "Scoring sheet"), ("de", "Wertung"), ("fr", "Feuille de score")):
        result = run("replay", record_file, "--lang", lang)
        assert result.returncode == 0, result.stderr
        assert words in result.stdout
    assert "Wertung" in run("replay", record_file, lang="de_AT.UTF-8").stdout
    assert "Scoring sheet" in run("replay", record_file, lang="C").stdout


def test_the_account_of_a_seat_tells_no_more_than_it_heard(record_file: Path) -> None:
    result = run("replay", record_file, "--seat", 1, "--at", 30)
    assert result.returncode == 0
    play = games.replay(record_file.read_text(), at=30, listen=True)
    heard = len(play.story(1))
    assert len(play.full_story()) > heard
    assert "sees the bids" in result.stdout


def test_lines(tmp_path: Path) -> None:
    bad = finished(2)
    bad["decisions"][5] = [bad["decisions"][5][0], {"bid": -1}]
    lines = [json.dumps(finished(1)), json.dumps(bad), "{broken", "", json.dumps(finished(3))]
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    result = run("replay", path, "--json")
    assert result.returncode == 1
    results = [json.loads(line) for line in result.stdout.splitlines()]
    assert len(results) == 4
    assert results[0]["over"]
    assert results[1]["error"]["index"] == 5
    assert "line 3" in results[2]["error"]["message"]
    assert results[3]["over"]
    plain = run("replay", path)
    assert plain.returncode == 1
    assert len(plain.stdout.splitlines()) == 2
    assert plain.stderr.startswith("line 2: ")


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_an_illegal_record(tmp_path: Path, lang: str) -> None:
    data = finished()
    first = data["deal"]["first"]
    data["decisions"] = [[first, {"bid": 40}], [(first + 1) % 4, {"bid": 40}]]
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    result = run("replay", path, "--json", "--lang", lang)
    assert result.returncode == 1
    error = json.loads(result.stdout)["error"]
    assert (error["index"], error["seat"], error["rule"]) == (1, (first + 1) % 4, "QE-6")
    assert "40" in error["message"]
    plain = run("replay", path, "--lang", lang)
    assert plain.returncode == 1
    assert plain.stdout == ""
    assert "(QE-6)" in plain.stderr
    assert "Traceback" not in plain.stderr


def test_an_impossible_table(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text(json.dumps({**finished(), "players": 7}), encoding="utf-8")
    result = run("replay", path, "--json")
    assert result.returncode == 1
    error = json.loads(result.stdout)["error"]
    assert (error["index"], error["seat"], error["rule"]) == (None, None, "G-4")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"{\n  oops", "line 2, column 3"),
        (b"", "no record"),
        (b"[1, 2]", "no record of a game"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b'{"format": "spielgeld/1", "game": "qe"}', "players"),
    ],
)
def test_a_broken_file_is_a_clear_message(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    result = run("replay", path)
    assert result.returncode == 1
    assert said in result.stderr
    assert "Traceback" not in result.stderr
    assert len(result.stderr.splitlines()) == 1
    as_json = run("replay", path, "--json")
    assert as_json.returncode == 1
    assert said in json.loads(as_json.stdout)["error"]["message"]


def test_no_such_file_seat_or_position(record_file: Path) -> None:
    missing = run("replay", record_file.with_name("missing.json"))
    assert (missing.returncode, len(missing.stderr.splitlines())) == (1, 1)
    assert "seats count from 0 to 3" in run("replay", record_file, "--seat", 4).stderr
    assert "only" in run("replay", record_file, "--at", 999).stderr
    assert run("replay", record_file, "--at", -1).returncode == 2
