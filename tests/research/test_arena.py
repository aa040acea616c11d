"""Tournaments: fair seats, figures that add up, and results that survive a kill."""

import json
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from spielgeld.cli.arena import arena
from spielgeld.research.arena import Match, rate
from spielgeld.research.series import Series, places


def run(*arguments: str) -> Result:
    return CliRunner().invoke(arena, arguments)


@pytest.mark.parametrize(("bots", "players"), [(1, 4), (2, 3), (2, 4), (3, 4), (4, 4), (5, 3)])
def test_in_every_block_each_bot_sits_on_each_chair_equally_often(bots: int, players: int) -> None:
    series = Series("qe", players, tuple("abcde"[:bots]), "seats")
    for block in range(20):
        numbers = range(block * players, (block + 1) * players)
        seatings = [series.seating(number) for number in numbers]
        chairs = Counter((bot, seat) for line in seatings for seat, bot in enumerate(line))
        line_up = Counter(seatings[0])
        for (bot, _), times in chairs.items():
            assert times == line_up[bot]
        assert max(line_up.values()) - min(line_up.values()) <= 1
    games_of = Counter(bot for number in range(60 * players) for bot in series.seating(number))
    assert max(games_of.values()) - min(games_of.values()) <= players


def test_shared_places_count_as_the_middle_of_them() -> None:
    assert places([[2], [0, 3], [1]]) == [2.5, 4.0, 1.0, 2.5]


def test_the_better_bot_gets_the_better_rating() -> None:
    series = Series("qe", 4, ("good", "bad"), "ratings")
    matches = [
        Match(number, (0, 1, 0, 1), [[0], [2], [1], [3]], [0], [], 0, [], [])
        for number in range(20)
    ]
    good, bad = rate(series, matches)
    assert good > bad


def test_rookies_beat_random_and_the_report_adds_up() -> None:
    result = run("qe", "--bots", "rookie,random", "--games", "40", "--json", "--processes", "1")
    assert result.exit_code == 0, result.output
    answer = json.loads(result.output)
    report = answer["report"]
    rookie, random = report["bots"]
    assert rookie["games"] == random["games"] == 80
    assert rookie["wins"]["share"] + random["wins"]["share"] == pytest.approx(0.5)
    middle = rookie["average_place"]["share"] + random["average_place"]["share"]
    assert middle == pytest.approx(5.0)
    better, worse = report["better"]
    assert better["share"] + worse["share"] == pytest.approx(1.0)
    assert 0.5 < better["low"] < better["share"] < better["high"]
    assert rookie["rating"]["low"] > random["rating"]["high"]
    assert [entry["bot"] for entry in answer["timing"]] == ["rookie", "random"]


def test_it_resumes_where_it_was_killed(tmp_path: Path) -> None:
    bots = ("qe", "--bots", "rookie,random", "--seed", "3", "--json", "--processes", "1")
    whole = json.loads(run(*bots, "--games", "12").output)["report"]
    file = tmp_path / "results.jsonl"
    assert run(*bots, "--games", "7", "--resume", str(file)).exit_code == 0
    kept = file.read_bytes()
    file.write_bytes(kept[:-20])  # killed in the middle of a line
    result = run(*bots, "--games", "12", "--resume", str(file))
    assert json.loads(result.output)["report"] == whole
    assert file.read_bytes().startswith(kept[: kept.rindex(b"\n", 0, -20) + 1])
    assert len(file.read_text().splitlines()) == 13
    fewer = json.loads(run(*bots, "--games", "8", "--resume", str(file)).output)["report"]
    assert fewer["games"] == 8
    again = run("qe", "--bots", "random", "--games", "4", "--resume", str(file))
    assert again.exit_code == 2
    assert "holds no results of this tournament" in again.output
    assert len(file.read_text().splitlines()) == 13


def test_the_same_report_on_two_cores_with_a_plot(tmp_path: Path) -> None:
    arguments = ("plutocracy", "--players", "2", "--bots", "rookie,random", "--games", "6")
    reports = []
    for processes in ("1", "2"):
        plot = tmp_path / f"{processes}.svg"
        result = run(*arguments, "--json", "--processes", processes, "--plot", str(plot))
        reports.append((json.loads(result.output)["report"], plot.read_bytes()))
    assert reports[0] == reports[1]
    assert "rookie" in run(*arguments, "--processes", "1").output


def test_faults_are_reported() -> None:
    bots = "tests.bots.test_seated:raising,random"
    result = run("qe", "--bots", bots, "--games", "4", "--processes", "1")
    assert "faults of bots; the first:" in result.output
    assert "ZeroDivisionError: no idea" in result.output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["qe", "--bots", "oracle"], "no bot 'oracle'"),
        (["qe", "--bots", "quant@soon"], "a budget is written as 50ms, 2s or 200it"),
        (["qe", "--bots", "random", "--budget", "1"], "a budget is written as 50ms, 2s or 200it"),
        (["qe", "--bots", "random", "--resume", "/no/folder/r"], "/no/folder/r can't be written."),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(arguments: list[str], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert sentence in result.output
