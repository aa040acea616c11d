"""Hints at the terminal, and `spielgeld analyse`."""

import json
from pathlib import Path
from random import Random

import pytest

from spielgeld import games
from spielgeld.kernel.playout import play_out
from tests.cli.process import run


def short_record(folder: Path, game: str) -> Path:
    """The beginning of a game."""
    play = games.new(game, 3, seed=1)
    play_out(play, Random(1))
    record = games.record(play)
    record["decisions"] = record["decisions"][:16]
    path = folder / f"{game}.json"
    path.write_text(json.dumps(record))
    return path


@pytest.mark.parametrize(
    ("game", "lang", "title"),
    [
        ("qe", "en", "The expert bot"),
        ("plutocracy", "de", "Der Profi-Bot"),
        ("euro-crisis", "fr", "Écart"),
    ],
)
def test_a_record_is_analysed_in_every_language(
    tmp_path: Path, game: str, lang: str, title: str
) -> None:
    path = short_record(tmp_path, game)
    result = run("analyse", path, "--seat", 1, "--budget", "4it", "--lang", lang)
    assert result.returncode == 0, result.stderr
    assert title in result.stdout


def test_the_same_as_data(tmp_path: Path) -> None:
    path = short_record(tmp_path, "qe")
    weighed = json.loads(run("analyse", path, "--budget", "4it", "--json").stdout)
    decisions = json.loads(path.read_text())["decisions"]
    assert sorted(each["index"] for each in weighed) == list(range(len(decisions)))
    for each in weighed:
        assert decisions[each["index"]] == [each["seat"], each["decision"]]
        assert 0 <= each["worth"] <= each["best"] <= 1
        assert 0 <= each["top_spender"] <= 1
        assert each["said"]["decided"]


def test_what_can_not_be_analysed(tmp_path: Path) -> None:
    path = short_record(tmp_path, "qe")
    assert run("analyse", path, "--seat", 3).returncode == 2
    path.write_text("{}")
    broken = run("analyse", path)
    assert broken.returncode == 1
    assert "format" in broken.stderr


@pytest.mark.parametrize(
    ("game", "lang", "word", "said"),
    [
        ("qe", "en", "hint", "With what you know"),
        ("plutocracy", "de", "tipp", "Mit deinem Wissen"),
        ("euro-crisis", "fr", "conseil", "Avec ce que vous savez"),
    ],
)
def test_a_hint_at_the_terminal_can_be_typed(
    tmp_path: Path, game: str, lang: str, word: str, said: str
) -> None:
    record = tmp_path / "game.json"
    lines = f"{word}\nquit\n"
    result = run("play", game, "--players", 3, "--seed", 5, "--bots", "random", "--lang", lang,
                 "--record", record, typed=lines)  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert said in result.stdout
    if game != "plutocracy":
        return
    first = " ".join(result.stdout.split(said)[1].split()).partition("Tippe")[2]
    typed = first.partition(")")[0].strip(" :\u00a0")
    before = len(games.replay(record.read_text()).decisions)
    run("play", "--resume", record, "--lang", lang, typed=f"{typed}\nquit\n")
    decided = games.replay(record.read_text()).decisions[before:]
    assert [seat for seat, _ in decided][:1] == [0]
