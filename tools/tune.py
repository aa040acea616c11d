"""Learn from games of €uro Crisis' quick hand: python tools/tune.py outlook|taste [GAMES]

`outlook` writes the weights of games/euro_crisis/bots/outlook.json: the features of two banks
between two years against who of them ended ahead, a logistic regression for each number of years
left.
`taste` says how the figures of Taste should change: every bank gets its own, at random around
today's, and a linear regression tells which did better. Same seed, same result.
"""

import json
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spielgeld import games
from spielgeld.bots.guide import values
from spielgeld.games.euro_crisis.bots.outlook import FEATURES, features
from spielgeld.games.euro_crisis.bots.sense import Taste
from spielgeld.games.euro_crisis.bots.swift import play_on
from spielgeld.games.euro_crisis.rules.pieces import YEARS
from spielgeld.games.euro_crisis.rules.state import EuroCrisisState

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "src" / "spielgeld" / "games" / "euro_crisis" / "bots" / "outlook.json"
MOST_YEARS = YEARS - 1
RIDGE = 10.0
"""How much weights are drawn towards 0."""
SPREAD = {
    "money": 0.08,
    "gold": 0.5,
    "weapon": 0.15,
    "marker": 0.5,
    "spite": 0.1,
    "prospect": 0.2,
    "frankfurt": 1.0,
    "london": 1.0,
    "moscow": 1.0,
    "brussels": 0.5,
    "rome": 1.0,
    "reforms": 0.7,
    "markers": 1.0,
    "floor": 3.0,
}
"""How far the figures of Taste are varied."""
MAY_BE_NEGATIVE = ("weapon", "frankfurt", "london", "moscow", "brussels", "rome", "floor")

Vector = NDArray[np.float64]


class Game:
    """The quick hand plays banks of different tastes; and what was seen between two years."""

    def __init__(self, number: int, erratic: float) -> None:
        self.players = 3 if number % 3 == 2 else 4
        quick: dict[str, Any] = {"quick_start": True} if number % 9 == 0 else {}
        rng = Random(f"tune {number}")
        play = games.new("euro-crisis", self.players, seed=f"tune {number}", **quick)
        state = play.state
        assert isinstance(state, EuroCrisisState)
        self.varied = [[rng.gauss(0.0, 1.0) for _ in SPREAD] for _ in range(self.players)]
        tastes = [replace(vary(varied), erratic=erratic) for varied in self.varied]
        self.seen: list[tuple[int, list[list[float]], list[int]]] = []
        for year in range(1, YEARS + 1):
            play_on(state, tastes, rng, year)
            if not state.agenda:
                break
            self.seen.append((YEARS - year, features(state), list(state.order)))
        self.values = values(play.game.ranking(state), self.players)


def vary(varied: list[float]) -> Taste:
    taste = Taste()
    for name, by in zip(SPREAD, varied, strict=True):
        figure = getattr(taste, name) + SPREAD[name] * by
        lowest = -99.0 if name in MAY_BE_NEGATIVE else 0.0
        taste = replace(taste, **{name: max(figure, lowest)})
    return taste


class Pairs:
    """Two banks each, by years left: how they differ, and whether the first ended ahead."""

    def __init__(self) -> None:
        self.differences: list[list[Vector]] = [[] for _ in range(MOST_YEARS)]
        self.results: list[list[float]] = [[] for _ in range(MOST_YEARS)]

    def add(self, game: Game) -> None:
        for left, rows, banks in game.seen:
            marks = np.array(rows)
            for one in banks:
                for other in banks:
                    if one < other:
                        self.differences[left - 1].append(marks[one] - marks[other])
                        ahead = np.sign(game.values[one] - game.values[other])
                        self.results[left - 1].append(0.5 + 0.5 * float(ahead))

    def fit(self, left: int) -> Vector:
        return logistic(np.array(self.differences[left]), np.array(self.results[left]))


def fit_outlook(count: int) -> None:
    pairs = Pairs()
    for number in range(count):
        pairs.add(Game(number, erratic=0.3 + 1.7 * (number % 100) / 100))
    by_year = [pairs.fit(left) for left in range(MOST_YEARS)]
    weights = {
        name: [round(float(row[column]), 4) for row in by_year]
        for column, name in enumerate(FEATURES)
    }
    about = (
        f"Weights by years left, 1 and {MOST_YEARS}, from {count} games of the quick hand: "
        f"python tools/tune.py outlook {count}"
    )
    lines = [f"    {json.dumps(name)}: {json.dumps(row)}" for name, row in weights.items()]
    text = ",\n".join(lines)
    FILE.write_text(f'{{\n  "about": {json.dumps(about)},\n  "weights": {{\n{text}\n  }}\n}}\n')


def logistic(differences: Vector, results: Vector) -> Vector:
    """Weights that make the results most likely, drawn towards 0."""
    scale = np.maximum(differences.std(axis=0), 0.05)
    scaled = differences / scale
    weights = np.zeros(len(scale))
    for _ in range(12):
        odds = 1.0 / (1.0 + np.exp(-scaled @ weights))
        slope = scaled.T @ (results - odds) - RIDGE * weights
        bend = (scaled.T * (odds * (1.0 - odds))) @ scaled + RIDGE * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    print(f"{len(results)} pairs, {np.mean((odds > 0.5) == (results > 0.5)):.0%} told right")
    found: Vector = weights / scale
    return found


def try_tastes(count: int) -> None:
    varied: list[list[float]] = []
    results: list[float] = []
    for number in range(count):
        game = Game(number, erratic=Taste().erratic)
        varied += game.varied
        results += [value - 0.5 for value in game.values]
    rows, better = np.array(varied), np.array(results)
    inverse = np.linalg.inv(rows.T @ rows)
    slopes = inverse @ rows.T @ better
    errors = np.sqrt(np.var(better - rows @ slopes) * np.diag(inverse))
    print("figure, today's value, change of the result for 1 more (in standard errors)")
    for name, slope, error in zip(SPREAD, slopes, errors, strict=True):
        today = getattr(Taste(), name)
        print(f"{name:12}{today:8.2f}{slope / SPREAD[name]:+9.4f} ({slope / error:+.1f})")


def main() -> None:
    what, *rest = sys.argv[1:] or [""]
    count = int(rest[0]) if rest else 5000
    if what == "outlook":
        fit_outlook(count)
    elif what == "taste":
        try_tastes(count)
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
