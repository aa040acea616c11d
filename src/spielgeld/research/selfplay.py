"""Learning QE from nothing but games against oneself: deep Monte Carlo with scikit-learn.

    python -m spielgeld.research.selfplay --seconds 300 --out scholar.npz --plot rise.svg

All chairs are played by one network, with a little chance. When a game is over, every decision of
it is told the place that it led to, and the network learns to foretell that. Some chairs are left
to guests, so that it does not only know its own ways. Needs spielgeld[learn], a plot
spielgeld[plots].
"""

import json
import time
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import click
import numpy as np

from spielgeld import bots, games
from spielgeld.kernel.play import Play
from spielgeld.research import plots
from spielgeld.research.codecs import Codec, codec_for
from spielgeld.research.envs.rewards import rank
from spielgeld.research.executors import executor_for, run_all
from spielgeld.research.scholar import Floats, Network, Scholar

OPPONENTS = ("random", "rookie", "banker")


@dataclass(frozen=True)
class Course:
    """How it learns. The same course, seed and number of games give the same network."""

    game: str = "qe"
    players: int = 4
    hidden: tuple[int, ...] = (96, 48)
    games_per_lesson: int = 64
    lessons_kept: int = 8
    batches_per_lesson: int = 48
    batch: int = 256
    chance: tuple[float, float] = (0.3, 0.05)
    """Of a decision by chance, at first and in the end."""
    settled: int = 60
    """The lesson by which chance is at its end."""
    guests: tuple[str, ...] = ("rookie",)
    guest_share: float = 0.5
    top: int = 150
    """Of the grid of bids: beyond it there are only those relative to the open bid."""
    seed: int = 1


@dataclass
class Progress:
    """What was measured on the way: the share of opponents that it ended ahead of."""

    games: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    ahead: dict[str, list[float]] = field(default_factory=dict)


@cache
def codec_of(course: Course) -> Codec:
    return codec_for(course.game, course.players, grid={"top": course.top})


Samples = tuple[Floats, Floats]


def play_lesson(course: Course, network: Network, chance: float, number: int) -> Samples:
    """One game: what its decisions saw and did, and the places that they led to."""
    codec = codec_of(course)
    rng = Random(f"{course.seed} game {number}")
    play = games.new(course.game, course.players, seed=f"{course.seed} deal {number}")
    guests = {
        seat: bots.find(rng.choice(course.guests), course.game)
        for seat in range(1, course.players)
        if course.guests and rng.random() < course.guest_share
    }
    seen: list[Floats] = []
    seats: list[int] = []
    while not play.over:
        for seat in play.waiting:
            view, choice = play.view(seat), play.choice(seat)
            if seat in guests:
                play.submit(seat, guests[seat](view, choice, rng))
                continue
            vector, legal = codec.observe(view), np.flatnonzero(codec.mask(view, choice))
            if rng.random() < chance:
                slot = int(legal[rng.randrange(len(legal))])
            else:
                slot = int(legal[int(np.argmax(network.values(vector, legal)))])
            seen.append(joined(codec, vector, slot))
            seats.append(seat)
            play.submit(seat, codec.decide(slot, view, choice))
    places = rank(play)
    return np.array(seen, np.float16), np.array([places[seat] for seat in seats], np.float32)


def joined(codec: Codec, vector: Floats, slot: int) -> Floats:
    """What was seen and, as one 1 among zeros, what was done."""
    whole = np.zeros(len(codec.features) + len(codec.slots), np.float32)
    whole[: len(vector)] = vector
    whole[len(vector) + slot] = 1
    return whole


def ahead_of(course: Course, network: Network, level: str, number: int) -> float:
    """One game on a chair among bots of a level: the share of them that it leaves behind."""
    scholar, other = Scholar(network), bots.find(level, course.game)
    rng = Random(f"{course.seed} {level} {number}")
    play: Play = games.new(course.game, course.players, seed=f"{course.seed} exam {number}")
    own = number % course.players
    while not play.over:
        for seat in play.waiting:
            decide = scholar.decide if seat == own else other
            view, choice = play.view(seat), play.choice(seat)
            play.submit(seat, decide(view, choice, rng))
    return (rank(play)[own] + 1) / 2


class School:
    """A network in scikit-learn, and what it has played lately."""

    def __init__(self, course: Course) -> None:
        from sklearn.neural_network import MLPRegressor

        self.course = course
        self.codec = codec_of(course)
        self.rng = np.random.default_rng(course.seed)
        self.lessons: list[Samples] = []
        self.model: Any = MLPRegressor(
            hidden_layer_sizes=course.hidden, learning_rate_init=1e-3, random_state=course.seed
        )
        width = len(self.codec.features) + len(self.codec.slots)
        self.model.partial_fit(np.zeros((1, width)), np.zeros(1))

    @property
    def network(self) -> Network:
        layers = [
            (weights.astype(np.float32), biases.astype(np.float32))
            for weights, biases in zip(self.model.coefs_, self.model.intercepts_, strict=True)
        ]
        return Network(self.codec.features, self.codec.slots, self.course.top, tuple(layers))

    def learn(self, lesson: Samples) -> None:
        self.lessons = [*self.lessons, lesson][-self.course.lessons_kept :]
        seen = np.concatenate([seen for seen, _ in self.lessons])
        places = np.concatenate([places for _, places in self.lessons])
        for _ in range(self.course.batches_per_lesson):
            drawn = self.rng.integers(len(places), size=self.course.batch)
            self.model.partial_fit(seen[drawn].astype(np.float32), places[drawn])


def train(
    course: Course,
    *,
    lessons: int | None = None,
    seconds: float | None = None,
    exam_games: int = 120,
    exams: int = 8,
    executor: Executor | None = None,
) -> Iterator[tuple[Network, Progress]]:
    """Play and learn for so many lessons or seconds; says what came of it now and then."""
    school, progress = School(course), Progress()
    started = time.monotonic()
    lesson, next_exam = 0, 0.0
    while True:
        spent = time.monotonic() - started
        done = lesson / lessons if lessons is not None else spent / (seconds or 300)
        if done >= next_exam:
            sit_exam(course, school.network, progress, exam_games, executor)
            progress.games.append(lesson * course.games_per_lesson)
            progress.seconds.append(round(spent, 1))
            next_exam += 1 / (exams - 1)
            yield school.network, progress
        if done >= 1:
            return
        first, last = course.chance
        chance = max(last, first - (first - last) * lesson / course.settled)
        numbers = range(lesson * course.games_per_lesson, (lesson + 1) * course.games_per_lesson)
        play = partial(play_lesson, course, school.network, chance)
        played = list(run_all(executor, play, numbers, 8))
        school.learn(
            (
                np.concatenate([seen for seen, _ in played]),
                np.concatenate([places for _, places in played]),
            )
        )
        lesson += 1


def sit_exam(
    course: Course, network: Network, progress: Progress, number: int, executor: Executor | None
) -> None:
    for level in OPPONENTS:
        play = partial(ahead_of, course, network, level)
        shares = list(run_all(executor, play, range(number), 8))
        progress.ahead.setdefault(level, []).append(sum(shares) / number)


@click.command()
@click.option("--seconds", default=300.0, show_default=True, help="How long it learns.")
@click.option("--lessons", type=click.IntRange(1), help="So many lessons instead of seconds.")
@click.option("--exam", "exam_games", default=120, show_default=True, help="Games of an exam.")
@click.option("--exams", default=8, show_default=True, type=click.IntRange(2))
@click.option("--seed", default=1, show_default=True)
@click.option("--processes", default=1, show_default=True, type=click.IntRange(1))
@click.option("--cluster", metavar="ADDRESS", help="ray://HOST:PORT or dask://HOST:PORT.")
@click.option("--out", default="scholar.npz", show_default=True, metavar="FILE")
@click.option("--plot", metavar="FILE", help="Its rise as SVG (needs spielgeld[plots]).")
@click.option("--json", "figures", metavar="FILE", help="Its rise as JSON.")
def main(
    seconds: float,
    lessons: int | None,
    exam_games: int,
    exams: int,
    seed: int,
    processes: int,
    cluster: str | None,
    out: str,
    plot: str | None,
    figures: str | None,
) -> None:
    """Let a network play QE against itself, and keep it in FILE."""
    course = Course(seed=seed)
    with executor_for(processes, cluster) as (executor, _):
        for network, progress in train(
            course,
            lessons=lessons,
            seconds=seconds,
            exam_games=exam_games,
            exams=exams,
            executor=executor,
        ):
            network.save(out)
            shares = ", ".join(f"{name} {ahead[-1]:.0%}" for name, ahead in progress.ahead.items())
            click.echo(f"{progress.games[-1]:6} games, {progress.seconds[-1]:6.0f} s: {shares}")
            if figures is not None:
                Path(figures).write_text(json.dumps(vars(progress)) + "\n", encoding="utf-8")
            if plot is not None:
                plots.draw_rise(progress.games, progress.ahead, plot)


if __name__ == "__main__":
    main()
