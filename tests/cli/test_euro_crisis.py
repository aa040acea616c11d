"""€uro Crisis at the terminal: typed games, other boards from a file, and the guided first game."""

import json
from pathlib import Path

import pytest

from spielgeld import games
from spielgeld.games.euro_crisis.examples import board
from tests.cli.process import run
from tests.rulebook.euro_crisis.table import PRINTED

PATIENCE = (
    *("lend spain", "lend france", "lend ireland", "lend greece", "0", "1", "2", "3", "4"),
    *("london", "moscow", "rome", "frankfurt", "brussels", "lend greece 1", "lend spain 1"),
    *("buy 1 weapons", "form france liberals socialists", "reform real ireland liberals"),
    *("skip", "done", "riot greece", "riot spain", "riot france", "riot ireland"),
    *("cut spain", "cut france", "cut ireland", "cut greece"),
)
"""Whatever is asked, one of these will do."""


def file_with(tmp_path: Path, data: object) -> Path:
    path = tmp_path / "board.json"
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("players", "lang", "title"),
    [
        (3, "en", "Final score"),
        (4, "de", "Schlusswertung"),
        (4, "fr", "Décompte final"),
    ],
)
def test_a_whole_game_against_bots(players: int, lang: str, title: str, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    result = run("play", "euro-crisis", "--players", players, "--seed", 5, "--bots", "random",
                 "--lang", lang, "--record", record,
                 typed="".join(f"{line}\n" for line in PATIENCE) * 60)  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert title in result.stdout
    assert games.replay(record.read_text()).over


def test_a_board_from_a_file_is_in_the_record(tmp_path: Path) -> None:
    other = board({"states.greece.annual_debt": 5})
    record = tmp_path / "game.json"
    result = run("play", "euro-crisis", "--option", f"board={file_with(tmp_path, other)}",
                 "--record", record, "--seed", 1, typed="quit\n")  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert "Greece, debt +5 a year" in result.stdout
    assert json.loads(record.read_text())["options"] == {"board": other, "quick_start": False}


def test_simulate_takes_a_board_from_a_file(tmp_path: Path) -> None:
    other = board({"states.greece.annual_debt": 5})
    records = tmp_path / "games.jsonl"
    result = run("simulate", "euro-crisis", "--games", 2, "--processes", 1, "--records", records,
                 "--option", f"board={file_with(tmp_path, other)}")  # fmt: skip
    assert result.returncode == 0, result.stderr
    first = json.loads(records.read_text().splitlines()[0])
    assert first["options"]["board"]["states"]["greece"]["annual_debt"] == 5


WRONG_START = board({"states.spain.bond_zone.debt_start": {"column": 5, "row": 9}})


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("data", "said"),
    [
        ('{"states": \n  nonsense}', "board.json: This file can't be read: line 2, column 3"),
        ([], "The board is wrong at $: Must be an object with parts (G-4)."),
        (
            WRONG_START,
            "The board is wrong at $.states.spain.bond_zone.debt_start.row: Must be from 1 to 4",
        ),
        (
            {**PRINTED, "cards": {**PRINTED["cards"], "rome": "many"}},
            "The board is wrong at $.cards.rome: Must be a whole number",
        ),
    ],
)
def test_a_wrong_board_is_refused_at_the_exact_place(
    command: str, data: object, said: str, tmp_path: Path
) -> None:
    path = file_with(tmp_path, data)
    result = run(command, "euro-crisis", "--option", f"board={path}", typed="quit\n")
    assert result.returncode == 2
    assert said in result.stderr.replace("\n", " ") or said in result.stderr
    assert "Traceback" not in result.stderr


def test_a_missing_board_file_is_named() -> None:
    result = run("play", "euro-crisis", "--option", "board=missing.json")
    assert result.returncode == 2
    assert "missing.json can't be read: No such file" in result.stderr


LESSON = {
    "en": ("1", "London", "lend spain 2", "2", "0", "rome", "reform real ireland liberals",
           "reform senseless greece conservatives", "1 government"),
    "de": ("1", "London", "leihe Spanien 2", "2", "0", "Rom", "reform echt Irland Liberale",
           "reform sinnlos Griechenland Konservative", "1 Regierung"),
    "fr": ("1", "Londres", "prêter Espagne 2", "2", "0", "Rome", "réforme vraie Irlande libéraux",
           "réforme creuse Grèce conservateurs", "1 gouvernement"),
}  # fmt: skip


def as_red(lang: str) -> list[str]:
    """What the learner types, with Enter after every explanation."""
    quarter, london, lend, first, second, rome, real, senseless, weapon = LESSON[lang]
    return [
        *("", "", "", quarter, london, lend, first, "", "", "", "", second, "", rome, ""),
        *(real, real, senseless, senseless, "", "", weapon, "", "", "", ""),
        *("b", "a", "b", "c", ""),
    ]


@pytest.mark.parametrize("lang", LESSON)
def test_the_guided_first_game_goes_on_against_bots(lang: str, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    lines = [*as_red(lang), *PATIENCE * 60]
    result = run("learn", "euro-crisis", "--lang", lang, "--seed", 1, "--bots", "random",
                 "--record", record, typed="".join(f"{line}\n" for line in lines))  # fmt: skip
    assert result.returncode == 0, result.stderr
    play = games.replay(record.read_text())
    assert play.over
    assert play.options["quick_start"] is True
    first = games.replay(record.read_text(), at=29).summary()
    assert [seat["income"] for seat in first["seats"]] == [15, -1, 5, 15]


def test_other_moves_get_a_friendly_hint_in_the_scripted_part() -> None:
    lines = ["", "rules EC-10", "", "", "9", "what?", "4", "moscow", "quit"]
    result = run("learn", "euro-crisis", typed="".join(f"{line}\n" for line in lines))
    assert result.returncode == 0, result.stderr
    said = result.stdout
    assert "EC-10 Choosing quarters" in said
    assert "It can be at most 4 (EC-10)." in said
    assert "I didn't understand that." in said
    said = " ".join(said.split())
    assert "The lesson follows the printed example, in which Blue opens quarter I." in said
    assert "Blue will open quarter I." in said
    assert "The lesson plays London, where income comes from." in said
    assert "Stopped after 8 decisions." in said


def test_the_lesson_can_be_taken_as_another_bank() -> None:
    result = run("learn", "euro-crisis", "--as", "purple", typed="\n\n\n\n2\nquit\n")
    assert "You are Purple." in result.stdout
    assert "Purple will open quarter II." in result.stdout


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        ("qe", [*("", "", "", "7", "", "", "20", "", "0", "", "30", ""),
                *("c", "b", "c", "a", "")]),
        ("plutocracy", [*("", "", "", "buy 3", "seats 1", "fly saturn", "", "", "sell 3", "buy 3"),
                        *("seats 1", "fly -3 -1", "", "sell 3", "fly asteroid", "rescue"),
                        *("fly earth", "", "join scientist", "", "c", "b", "a", "")]),
    ],
)  # fmt: skip
def test_the_lessons_of_the_other_games_end_with_questions(game: str, lines: list[str]) -> None:
    result = run("learn", game, "--seed", 1, typed="".join(f"{line}\n" for line in lines))
    assert result.returncode == 0, result.stderr
    said = " ".join(result.stdout.split())
    assert said.count("Right: ") == 3
    assert "The lesson is over." in said
    assert "Not quite: first strike out whoever has spent most" in said or game != "qe"


def test_a_lesson_that_is_not_there_is_named() -> None:
    assert "no role pink" in run("learn", "euro-crisis", "--as", "pink").stderr
    assert "no game chess" in run("learn", "chess").stderr
