"""The shelf: finished games that must replay to the same end for ever.

A game on the shelf is two files, `records/NAME.json` and `summaries/NAME.json`, and a line in
`SHA256SUMS`. They are written once. Playthroughs may be written again; these may not.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from spielgeld import games
from spielgeld.kernel.numbers import to_json
from spielgeld.kernel.play import Play
from spielgeld.kernel.record import IllegalRecord

SHELF = Path(__file__).parent
SUMS = SHELF / "SHA256SUMS"

VERSIONS_EXPLAINED = """
This game was finished by rules {rules} of {game}, and it must end so for ever: a stored game may
never change under its players. If you changed a rule on purpose, that is a new version of the
rules: let the old way stand for rules {rules}, say what differs in the game's versions.py (CHANGES
and a function that asks for the version), describe it in the words version-N, and add games by the
new rules to the shelf (python -m tests.games NAME record.json). If you did not mean to change a
rule, this is the place where you did. CONTRIBUTING.md says more under "Versions of rules".
"""


def names() -> list[str]:
    return sorted(path.stem for path in (SHELF / "records").glob("*.json"))


def record_of(name: str) -> dict[str, Any]:
    record: dict[str, Any] = read(SHELF / "records" / f"{name}.json")
    return record


def summary_of(name: str) -> dict[str, Any]:
    summary: dict[str, Any] = read(SHELF / "summaries" / f"{name}.json")
    return summary


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def sums() -> dict[str, str]:
    """The hash of every file on the shelf, as it was when it was put there."""
    lines = [line.split("  ", 1) for line in SUMS.read_text(encoding="utf-8").splitlines()]
    return {path: digest for digest, path in lines}


def sum_of(path: str) -> str:
    return sha256((SHELF / path).read_bytes()).hexdigest()


def replay(name: str) -> Play:
    """Play a game of the shelf again; AssertionError, with an explanation, if it ends otherwise."""
    record, summary = record_of(name), summary_of(name)
    explained = VERSIONS_EXPLAINED.format(rules=record.get("rules", 1), game=record["game"])
    try:
        play = games.replay(record, listen=True)
    except IllegalRecord as refused:
        raise AssertionError(f"{name}: decision {refused.index}: {refused}{explained}") from None
    now = to_json(play.summary())
    differing = [key for key in summary if now.get(key) != summary[key]]
    assert not differing, f"{name}: other {', '.join(differing)}{explained}"
    return play


def put(name: str, record: dict[str, Any]) -> None:
    """Put a finished game on the shelf, for ever."""
    path = f"records/{name}.json"
    if path in sums():
        raise FileExistsError(f"{name} is on the shelf already, and stays as it is")
    play = games.replay(record)
    if not play.over:
        raise ValueError(f"{name} is not finished")
    written = {path: record, f"summaries/{name}.json": to_json(play.summary())}
    for place, data in written.items():
        (SHELF / place).write_text(json.dumps(data, separators=(",", ":")) + "\n", encoding="utf-8")
        with SUMS.open("a", encoding="utf-8") as file:
            file.write(f"{sum_of(place)}  {place}\n")
