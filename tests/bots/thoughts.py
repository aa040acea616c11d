"""What the quant thinks at a point of every game on the shelf: python -m tests.bots.thoughts

To be written again, and thought about, when a change of how it thinks is meant.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

from spielgeld.bots.budget import Budget
from spielgeld.bots.guide import Weighed
from spielgeld.bots.question import question_at
from spielgeld.bots.search import Quant
from spielgeld.kernel.numbers import to_json
from tests import games as shelf

FILE = Path(__file__).parent / "thoughts.json"
ITERATIONS = {"qe": 400, "plutocracy": 100, "euro-crisis": 60}
LUCKS = range(3)
"""Points are taken where these all lead to the same decision: there no machine's rounding
matters."""


def weigh(name: str, index: int, luck: int = 0) -> list[Weighed]:
    record = shelf.record_of(name)
    asked = question_at(record, index)
    quant = Quant(Budget(iterations=ITERATIONS[record["game"]]))
    return quant.weigh(asked.view, asked.choice, Random(luck))


def read() -> dict[str, dict[str, Any]]:
    thoughts: dict[str, dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return thoughts


def choose(name: str, start: int) -> dict[str, Any] | None:
    """A point of a game from which all luck leads to the same decision, of several."""
    for index in range(start, len(shelf.record_of(name)["decisions"])):
        weighed = weigh(name, index)
        decisions = [weigh(name, index, luck)[0].decision for luck in LUCKS]
        if len(weighed) > 1 and all(each == weighed[0].decision for each in decisions):
            best = weighed[0]
            return {"index": index, "decision": to_json(best.decision), "worth": best.worth}
    return None


def main() -> None:
    thoughts = {}
    for number, name in enumerate(shelf.names()):
        decisions = len(shelf.record_of(name)["decisions"])
        chosen = choose(name, decisions * (number % 7 + 1) // 9)
        if chosen is not None:
            thoughts[name] = chosen
    lines = [f"{json.dumps(name)}: {json.dumps(chosen)}" for name, chosen in thoughts.items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{len(thoughts)} thoughts of {len(shelf.names())} games written")


if __name__ == "__main__":
    main()
