"""Learn from games of €uro Crisis' quick hand: python tools/tune.py outlook|taste [GAMES]

`outlook` writes the weights of bots/euro_crisis/outlook.json: the features of two banks between
two quarters against who of them ended ahead, a logistic regression for each number of quarters
left, over games of the quick hand and then of bankers. `taste` says how the figures of Taste
should change: every bank gets its own, at random around today's, and a linear regression tells
which did better. Same seed, same result.
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
from spielgeld.bots.euro_crisis import banker
from spielgeld.bots.euro_crisis.outlook import FEATURES, features, quarters_left
from spielgeld.bots.euro_crisis.sense import Taste
from spielgeld.bots.euro_crisis.swift import BETWEEN_QUARTERS, decide_all, play_on
from spielgeld.bots.guide import values
from spielgeld.games.euro_crisis.state import EuroCrisisState

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "src" / "spielgeld" / "bots" / "euro_crisis" / "outlook.json"
MOST_QUARTERS = 12
RIDGE = 100.0
BANKERS = 8
"""One game in so many is between bankers."""
SLIPS = 0.04
AT_THE_END = {"points": 0.25, "gold": 0.125, "weapons": 0.125, "income": 0.125}
"""As in the final score."""
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
    """A game that is played from quarter to quarter, and what was seen between them."""

    def __init__(self, number: int) -> None:
        self.players = 3 if number % 3 == 2 else 4
        quick: dict[str, Any] = {"quick_start": True} if number % 9 == 0 else {}
        self.rng = Random(f"tune {number}")
        self.play = games.new("euro-crisis", self.players, seed=f"tune {number}", **quick)
        self.seen: list[tuple[int, list[list[float]], list[int]]] = []

    def state(self) -> EuroCrisisState:
        assert isinstance(self.play.state, EuroCrisisState)
        return self.play.state

    def look(self) -> None:
        state = self.state()
        self.seen.append((quarters_left(state), features(state), list(state.order)))

    def end(self) -> None:
        self.values = values(self.play.game.ranking(self.state()), self.players)


class QuickGame(Game):
    """The quick hand plays banks of different tastes."""

    def __init__(self, number: int, erratic: float) -> None:
        super().__init__(number)
        state, rng = self.state(), self.rng
        self.varied = [[rng.gauss(0.0, 1.0) for _ in SPREAD] for _ in range(self.players)]
        tastes = [replace(vary(varied), erratic=erratic) for varied in self.varied]
        while True:
            play_on(state, tastes, rng)
            if not state.agenda:
                break
            self.look()
            phase = state.agenda[-1]
            while state.agenda[-1] is phase:
                decisions = decide_all(state, tastes, rng)
                state.agenda.pop().resolve(state, decisions)
        self.end()


class BankersGame(Game):
    """Bankers, who now and then do anything, so that games differ."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        play, asked_before = self.play, None
        while not play.over:
            phase = play.state.agenda[-1]
            if phase in BETWEEN_QUARTERS and phase is not asked_before:
                self.look()
            asked_before = phase
            for seat in play.waiting:
                choice = play.choice(seat)
                if self.rng.random() < SLIPS:
                    play.submit(seat, choice.sample(self.rng))
                else:
                    play.submit(seat, banker.decide(play.view(seat), choice, self.rng))
        self.end()


def vary(varied: list[float]) -> Taste:
    taste = Taste()
    for name, by in zip(SPREAD, varied, strict=True):
        figure = getattr(taste, name) + SPREAD[name] * by
        lowest = -99.0 if name in MAY_BE_NEGATIVE else 0.0
        taste = replace(taste, **{name: max(figure, lowest)})
    return taste


class Pairs:
    """Two banks each, by quarters left: how they differ, and whether the first ended ahead."""

    def __init__(self) -> None:
        self.differences: list[list[Vector]] = [[] for _ in range(MOST_QUARTERS)]
        self.results: list[list[float]] = [[] for _ in range(MOST_QUARTERS)]

    def add(self, game: Game) -> None:
        for left, rows, banks in game.seen:
            marks = np.array(rows)
            for one in banks:
                for other in banks:
                    if one < other:
                        self.differences[left - 1].append(marks[one] - marks[other])
                        ahead = np.sign(game.values[one] - game.values[other])
                        self.results[left - 1].append(0.5 + 0.5 * float(ahead))

    def fit(self, left: int, expected: Vector) -> Vector:
        return logistic(np.array(self.differences[left]), np.array(self.results[left]), expected)


def fit_outlook(count: int) -> None:
    """First from many quick games, each quarter near the one after it; then from bankers' games."""
    quick, slow = Pairs(), Pairs()
    for number in range(count):
        quick.add(QuickGame(number, erratic=0.3 + 1.7 * (number % 100) / 100))
    for number in range(count // BANKERS):
        slow.add(BankersGame(number))
    by_quarter: list[Vector] = []
    weights_after = np.array([AT_THE_END.get(name, 0.0) for name in FEATURES])
    for left in range(MOST_QUARTERS):
        weights_after = quick.fit(left, weights_after)
        by_quarter.append(slow.fit(left, weights_after))
    weights = {
        name: [round(float(row[column]), 4) for row in by_quarter]
        for column, name in enumerate(FEATURES)
    }
    about = (
        f"Weights by quarters left, 1 to {MOST_QUARTERS}, from {count} games of the quick hand "
        f"and {count // BANKERS} of bankers: python tools/tune.py outlook"
    )
    lines = [f"    {json.dumps(name)}: {json.dumps(row)}" for name, row in weights.items()]
    text = ",\n".join(lines)
    FILE.write_text(f'{{\n  "about": {json.dumps(about)},\n  "weights": {{\n{text}\n  }}\n}}\n')


def logistic(differences: Vector, results: Vector, expected: Vector) -> Vector:
    """Weights that make the results most likely, drawn towards those that are expected."""
    scale = np.maximum(differences.std(axis=0), 0.05)
    scaled = differences / scale
    weights = prior = expected * scale
    for _ in range(12):
        odds = 1.0 / (1.0 + np.exp(-scaled @ weights))
        slope = scaled.T @ (results - odds) - RIDGE * (weights - prior)
        bend = (scaled.T * (odds * (1.0 - odds))) @ scaled + RIDGE * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    print(f"{len(results)} pairs, {np.mean((odds > 0.5) == (results > 0.5)):.0%} told right")
    found: Vector = weights / scale
    return found


def try_tastes(count: int) -> None:
    varied: list[list[float]] = []
    results: list[float] = []
    for number in range(count):
        game = QuickGame(number, erratic=Taste().erratic)
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
