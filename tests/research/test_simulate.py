"""`spielgeld simulate`: the same games from the same seed, and clear words for what is wrong."""

import csv
import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from spielgeld import games
from spielgeld.cli.simulate import simulate
from spielgeld.research import plots


def run(*arguments: str) -> Result:
    return CliRunner().invoke(simulate, arguments)


def test_same_seed_same_bytes_on_one_core_or_two(tmp_path: Path) -> None:
    outputs = []
    for number, processes in enumerate(("1", "2")):
        folder = tmp_path / str(number)
        folder.mkdir()
        result = run(
            *("qe", "--games", "12", "--seed", "7", "--json", "--processes", processes),
            *("--records", str(folder / "r.jsonl"), "--csv", str(folder / "r.csv")),
            *("--plot", str(folder / "r.svg")),
        )
        assert result.exit_code == 0, result.output
        files = sorted(folder.iterdir())
        assert [file.name for file in files] == ["r.csv", "r.jsonl", "r.svg"]
        outputs.append([result.output, *[file.read_bytes() for file in files]])
    assert outputs[0] == outputs[1]
    assert run("qe", "--games", "12", "--seed", "8", "--json").output != outputs[0][0]


def test_the_report_adds_up(tmp_path: Path) -> None:
    records, rows = tmp_path / "r.jsonl", tmp_path / "r.csv"
    result = run(
        *("qe", "--players", "3", "--games", "20", "--option", "edition=2017", "--json"),
        *("--processes", "1", "--records", str(records), "--csv", str(rows)),
    )
    report = json.loads(result.output)
    assert report["games"] == 20
    assert report["options"] == {"edition": "2017"}
    assert report["bots"][0]["games"] == 60
    won = sum(seat["wins"]["share"] for seat in report["seats"])
    assert won == pytest.approx(1 - report["nobody_wins"]["share"])
    assert report["events"]["GameEnded"] == {"per_game": 1.0, "games": 1.0}
    assert [group["group"] for group in report["series"]["price by round"]] == [1, 2, 3, 4, 5, 6]
    assert report["faults"]["number"] == 0
    plays = [games.replay(line) for line in records.read_text().splitlines()]
    assert len(plays) == 20
    assert all(play.over for play in plays)
    with rows.open() as file:
        table = list(csv.DictReader(file))
    assert len(table) == 60
    totals = [int(row["total"]) for row in table if row["game"] == "0"]
    assert totals == [seat["total"] for seat in plays[0].summary()["seats"]]


def test_tables_for_people() -> None:
    result = run("qe", "--games", "5", "--processes", "1")
    assert "qe, 4 players, 5 games, seed 1: 64 decisions" in result.output
    assert "price by points on the tile" in result.output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game chess; there are "),
        (["qe", "--players", "7"], "7 can't play this; possible are 3, 4, 5 (G-4)."),
        (["qe", "--bots", "oracle"], "no bot 'oracle'; there are "),
        (["qe", "--bots", "no.such:Bot"], "no bot 'no.such:Bot'; there are "),
        (["qe", "--bots", ","], "name at least one bot"),
        (["qe", "--option", "edition"], "An option is written name=value, not edition."),
        (["qe", "--option", "edition=1999"], "The option edition can't be 1999; possible are"),
        (["qe", "--option", "colour=red"], "There is no option colour; there are edition,"),
        (["qe", "--budget", "soon"], "a budget is written as 50ms, 2s or 200it"),
        (["qe", "--records", "/no/such/folder/r.jsonl"], "/no/such/folder/r.jsonl can't be writ"),
        (["qe", "--plot", "out.png"], "plots are SVG"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(arguments: list[str], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert sentence in result.output
    assert len(result.output.splitlines()) == 1


def test_without_matplotlib_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise plots.NoPlots

    monkeypatch.setattr(plots, "check", missing)
    result = run("qe", "--plot", "out.svg")
    assert result.exit_code == 2
    assert "pip install 'spielgeld[plots]'" in result.output


def test_nothing_is_left_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(series: object, keep_record: bool, number: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("spielgeld.research.simulation.run_game", fail)
    result = run("qe", "--processes", "1", "--records", str(tmp_path / "r.jsonl"))
    assert result.exit_code != 0
    assert list(tmp_path.iterdir()) == []
