"""spielgeld play: typed games, as a person would play them."""

import json
import os
import pty
import subprocess
import sys
import time
from pathlib import Path

import pytest

from spielgeld import games
from tests.cli.process import run


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_a_whole_game_against_bots(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    result = run("play", "qe", "--players", 4, "--seed", 5, "--bots", "random",
                 "--record", record, typed="3 million\n" * 60)  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert "Scoring sheet" in result.stdout
    play = games.replay(record.read_text())
    assert play.over
    mine = [decision for seat, decision in play.decisions if seat == 0]
    assert {"bid": 3_000_000} in mine


@pytest.mark.parametrize("words", ["1_000_000", "1e6", "1 million", "1,000,000"])
def test_amounts_as_people_type_them(words: str, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    run("play", "qe", "--seed", 5, "--record", record, typed=typed(words, "yes", "quit"))
    play = games.replay(record.read_text())
    assert (0, {"bid": 10**6}) in play.decisions


def test_german_and_french_amounts(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    for lang, words, yes in (("de", "5 Mrd", "ja"), ("fr", "5 milliards", "oui")):
        run(
            "play", "--seed", 5, "--lang", lang, "--record", record, typed=typed(words, yes, "quit")
        )
        assert (0, {"bid": 5 * 10**9}) in games.replay(record.read_text()).decisions


def test_refusals_and_help_keep_the_game_going() -> None:
    lines = ("?", "nonsense", "-5", "rules QE-6", "rules XX-1", "story", "board", "", "quit")
    result = run("play", "qe", "--seed", 5, typed=typed(*lines))
    assert result.returncode == 0, result.stderr
    assert "Type a whole number" in result.stdout
    assert "(QE-" in result.stdout
    assert "QE-6 Secret bids" in result.stdout
    assert "no rule XX-1" in result.stdout
    assert "Stopped after" in result.stdout
    assert "print as much money as you like" in result.stdout
    assert "rules QE-1 (any id)" in result.stdout


def test_a_huge_bid_is_asked_about_again(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    lines = typed("4 billion", "no", "12", "quit")
    result = run("play", "--seed", 5, "--record", record, typed=lines)
    assert "Bid 4,000,000,000: do you really mean that?" in result.stdout
    assert (0, {"bid": 12}) in games.replay(record.read_text()).decisions


def test_open_moves_can_be_taken_back(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    lines = typed("undo", "buy 1", "undo", "buy 2", "quit")
    result = run("play", "plutocracy", "--players", 2, "--record", record, typed=lines)
    assert "There is nothing to take back" in result.stdout
    assert "takes the last decision back" in result.stdout
    assert games.replay(record.read_text()).decisions == [(0, {"buy": 2})]


def test_stopping_and_resuming(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    run("play", "--seed", 5, "--bots", "random", "--record", record, typed=typed("7", "quit"))
    before = json.loads(record.read_text())["decisions"]
    result = run("play", "--resume", record, "--bots", "random", typed="8\n9\n" * 60)
    assert "Scoring sheet" in result.stdout, result.stderr
    after = json.loads(record.read_text())["decisions"]
    assert after[: len(before)] == before
    assert games.replay(record.read_text()).over


def test_several_people_pass_the_screen_round() -> None:
    result = run("play", "--players", 3, "--people", 3, "--names", "Ann,Ben,Cem", "--seed", 2,
                 typed="\n".join(["", "11", "", "22222", "yes", "", "33"]) + "\n")  # fmt: skip
    assert result.stdout.count("Pass the screen to") >= 3
    assert "Ann" in result.stdout
    shown_to_last = result.stdout.rsplit("Pass the screen to", 1)[1]
    assert "22222" not in shown_to_last.replace(",", "")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "monopoly"], "no game monopoly"),
        (["play", "qe", "--players", "9"], "(G-4)"),
        (["play", "qe", "--option", "edition=1999"], "2019, 2019-fr, 2017"),
        (["play", "qe", "--option", "edition"], "name=value"),
        (["play", "qe", "--option", "speed=3"], "no option speed"),
        (["play", "qe", "--bots", "deep-thought"], "no bot deep-thought"),
        (["play", "qe", "--people", "5"], "only 4 chairs"),
        (["play", "--resume", "missing.json"], "missing.json"),
        (["play", "--record", "/no/such/folder/x.json"], "can't be written"),
    ],
)
def test_bad_input_gets_one_clear_sentence(arguments: list[str], said: str) -> None:
    result = run(*arguments, typed="5\n")
    assert result.returncode == 2
    assert said in result.stderr
    assert "Traceback" not in result.stderr


def at_a_terminal(arguments: list[str], lines: list[bytes], **environment: str) -> bytes:
    """What a pseudo-terminal shows; a line is typed whenever there is one more prompt."""
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "spielgeld", *arguments, "--lang", "en"],
        stdin=slave, stdout=slave, stderr=slave,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "100", **environment},
    )  # fmt: skip
    os.close(slave)
    os.set_blocking(master, False)
    output = b""
    deadline = time.monotonic() + 60
    for asked, line in enumerate(lines, 1):
        while output.count(b"\n> ") < asked and time.monotonic() < deadline:
            try:
                output += os.read(master, 65536)
            except BlockingIOError:
                time.sleep(0.02)
        os.write(master, line)
    process.wait(timeout=60)
    os.close(master)
    return output


def test_a_real_terminal_is_cleared_before_the_next_persons_secrets() -> None:
    """Two people at a pseudo-terminal: the screen is wiped when it changes hands."""
    arguments = ["play", "--players", "3", "--people", "2", "--seed", "1"]
    lines = [b"\n", b"77\n", b"\n", b"88\n", b"\n", b"quit\n"]
    output = at_a_terminal(arguments, lines)
    assert output.count(b"\x1b[2J\x1b[H\x1b[3J") >= 2
    assert b"Pass the screen to" in output


def test_what_is_typed_before_the_whole_table_is_shown_is_not_lost(tmp_path: Path) -> None:
    """A low screen stops in the middle of the board; who answers there has answered."""
    record = tmp_path / "game.json"
    arguments = ["play", "plutocracy", "--players", "2", "--seed", "1", "--record", str(record)]
    output = at_a_terminal(arguments, [b"buy 2\n", b"quit\n"], LINES="16")
    assert b"Press Enter for more" in output
    assert games.replay(record.read_text()).decisions == [(0, {"buy": 2})]


def test_games_lists_everything() -> None:
    result = run("games")
    assert "188 of the 300 values of its box are reconstructed" in " ".join(result.stdout.split())
    begins = [result.stdout.index(f"({game})") for game in ("qe", "plutocracy", "euro-crisis")]
    assert begins == sorted(begins), "the one that is easiest to begin with comes first"
    assert "edition=2019|2019-fr|2017 (default: 2019)" in result.stdout
    assert "3, 4, 5 players" in result.stdout


def test_a_whole_game_of_plutocracy_is_typed(tmp_path: Path) -> None:
    """Trading round the sun until nothing is left but to retire."""
    record = tmp_path / "game.json"
    tour = ("buy all", "fly saturn", "sell all", "seats 1", "buy all", "fly mars", "sell all",
            "seats 1", "fly earth", "join high", "fly jupiter")  # fmt: skip
    result = run("play", "plutocracy", "--players", 2, "--seed", 1, "--bots", "random",
                 "--record", record, typed=typed(*tour * 6, *["retire"] * 3))  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert "Final count" in result.stdout
    assert "(PL-" in result.stdout
    play = games.replay(record.read_text())
    assert play.over
    mine = [decision for seat, decision in play.decisions if seat == 0]
    assert {"buy": 4} in mine
    assert mine[-1] == {"retire": True}


@pytest.mark.parametrize(
    ("lang", "lines", "said"),
    [
        ("en", ("buy 4", "fly neptune", "quit"), "Imperial flies to Neptune, 9 hexes away"),
        ("de", ("kaufe 4", "fliege zum neptun", "quit"), "Imperial fliegt"),
        ("fr", ("acheter 4", "voler vers neptune", "quit"), "Imperial parcourt"),
    ],
)
def test_plutocracy_in_three_languages(lang: str, lines: tuple[str, ...], said: str) -> None:
    result = run("play", "plutocracy", "--players", 3, "--seed", 1, "--lang", lang,
                 "--bots", "random", typed=typed(*lines))  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert said in result.stdout


def test_time_pressure_at_the_terminal_is_entered_into_the_record(tmp_path: Path) -> None:
    """Somebody thinks for more than two seconds where a turn has one."""
    record = tmp_path / "game.json"
    process = subprocess.Popen(
        [sys.executable, "-m", "spielgeld", "play", "plutocracy", "--players", "2", "--seed", "1",
         "--option", "pressure=true", "--option", "turn_seconds=1", "--lang", "en",
         "--bots", "random", "--record", str(record)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    shown = ""
    while not shown.endswith("\n> "):
        shown += process.stdout.read(1)
    time.sleep(2.2)
    output, _ = process.communicate("buy 1\nquit\n", timeout=60)
    decisions = json.loads(record.read_text())["decisions"]
    assert decisions[:3] == [[0, {"timeout": True}], [0, {"timeout": True}], [0, {"buy": 1}]]
    assert "73" in output
