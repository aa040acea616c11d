"""One whole game of every configuration, as a text that people can read and compare.

After a change that is meant: `python -m tests.playthroughs` writes the files again.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spielgeld import games
from spielgeld.kernel.numbers import to_json
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Event
from tests.laws.configurations import CONFIGURATIONS, Configuration, decide

FOLDER = Path(__file__).parent


def path_of(configuration: Configuration) -> Path:
    return FOLDER / f"{configuration}.txt"


def compact(data: Any) -> str:
    return json.dumps(to_json(data), ensure_ascii=False)


def told(event: Event) -> str:
    fields = to_json(event)
    audience = fields.pop("audience")
    to = "all" if audience is None else ", ".join(map(str, audience))
    return f"    {type(event).__name__} {compact(fields)} -> {to}"


def play_through(configuration: Configuration) -> str:
    """Who was asked what, what they decided, what was told to whom, and where it ended."""
    rng = Random(str(configuration))
    play = configuration.start("playthrough", listen=True)
    lines = [f"{configuration}", f"deal {compact(play.deal)}"]
    lines += [told(event) for event in (play.chapters or [[]])[0]]
    while not play.over:
        lines.append(f"step {play.step}")
        chapters = len(play.chapters or [])
        for seat in play.waiting:
            choice = play.choice(seat)
            decision = decide(choice, rng)
            asked = compact(choice.describe())
            lines.append(f"  {seat}: {compact(decision)} of {asked}")
            play.submit(seat, decision)
        for chapter in (play.chapters or [])[chapters:]:
            lines += [told(event) for event in chapter]
    lines += picture(play)
    return "\n".join(lines) + "\n"


def picture(play: Play) -> list[str]:
    summary = play.summary()
    lines = ["summary"]
    for key, value in summary.items():
        if key == "seats":
            lines += [f"  seat {seat}: {compact(entry)}" for seat, entry in enumerate(value)]
        else:
            lines.append(f"  {key}: {compact(value)}")
    return [*lines, f"record {compact(games.record(play))}"]


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_playthrough(configuration: Configuration) -> None:
    expected = path_of(configuration).read_text(encoding="utf-8")
    assert play_through(configuration) == expected
    record = json.loads(expected.splitlines()[-1].removeprefix("record "))
    assert picture(games.replay(record)) == picture_lines(expected)


def picture_lines(text: str) -> list[str]:
    lines = text.splitlines()
    return lines[lines.index("summary") :]
