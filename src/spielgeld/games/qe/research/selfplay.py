"""Learning QE from nothing but games, in plain numpy.

    python -m spielgeld.games.qe.research.selfplay --out scholar.npz --plot rise.svg

One network sits on many chairs of many tables at once (batch.py), with three, four and five players
in turn, among old selves, reckoners and all kinds of styles (population.py). When the games are
over, every bid is told how the game ended, beside how it was expected to end, and becomes more or
less likely: policy gradients, by small steps (PPO). To be out is the worst that can happen, also
where everybody is. Exams are played by the rules themselves, at tables like any other. A plot needs
spielgeld[plots].
"""

import json
import time
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random

import click
import numpy as np

from spielgeld import bots, games
from spielgeld.games.qe.bots.cards import Numbers, cards_of
from spielgeld.games.qe.bots.crowd import Crowd, SharedLuck
from spielgeld.games.qe.bots.habits import Prospect
from spielgeld.games.qe.bots.scholar import Floats, Network, Scholar, chances
from spielgeld.games.qe.bots.sight import BIDS, FEATURES, OPENS, PriceMemory, Sight
from spielgeld.games.qe.bots.temperaments import TILTS, USUAL_ANSWERS, USUAL_OPENINGS
from spielgeld.games.qe.research.batch import LIMIT, QeTables
from spielgeld.games.qe.research.deals import deal
from spielgeld.games.qe.research.population import (
    OLD_SELF,
    RECKONER,
    SCHOLAR,
    STYLE,
    DrawnStyles,
    Guests,
    draw_chairs,
)
from spielgeld.kernel.play import Play
from spielgeld.research import plots
from spielgeld.research.envs.rewards import rank
from spielgeld.research.executors import executor_for, run_all

PLAYERS = (4, 3, 5)
OPPONENTS = ("random", "shopper", "reckoner")
HIGHEST = float(LIMIT // 32)


@dataclass(frozen=True)
class Course:
    """How it learns. The same course and number of lessons give the same network."""

    hidden: tuple[int, ...] = (96, 64)
    halls: int = 1
    """Of a lesson; one hall is played by one process."""
    tables: int = 384
    """Of a hall."""
    guests: Guests = field(default_factory=Guests)
    rounds: int = 2
    """How often the bids of a lesson are gone through."""
    batch: int = 2048
    rate: tuple[float, float] = (1.5e-3, 1e-4)
    """The size of steps, at first and in the end."""
    habit: tuple[float, float] = (0.08, 0.045)
    """What it is worth to bid about as often of each kind as people do, at first and in the end."""
    win: float = 1.0
    ahead: float = 0.5
    """For the share of the others that one is ahead of."""
    out: float = 0.6
    """What being out costs."""
    clip: float = 0.2
    selves_every: int = 30
    selves: int = 10
    settled: float = 0.6
    """After this part of the course the weights are averaged: what it learns goes in circles."""
    seed: int = 1

    @property
    def games(self) -> int:
        """Of a lesson."""
        return self.halls * self.tables


@dataclass
class Progress:
    """What was measured on the way: the share of opponents that it ended ahead of."""

    games: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    """Of processor time, without that of exams."""
    ahead: dict[str, list[float]] = field(default_factory=dict)


@dataclass(frozen=True)
class Samples:
    """Bids of games that are over: what was seen, what was done, and what became of it."""

    seen: Floats
    sensible: Numbers
    kinds: Numbers
    chances: Floats
    earned: Floats

    @classmethod
    def joined(cls, parts: list["Samples"]) -> "Samples":
        names = cls.__dataclass_fields__
        return cls(**{n: np.concatenate([getattr(part, n) for part in parts]) for n in names})


def play_hall(course: Course, network: Network, selves: list[Network], number: int) -> Samples:
    """Games at all tables of a hall."""
    return Hall(course, network, selves, number).play()


class Hall:
    """Tables with equally many players, and who sits there."""

    def __init__(
        self, course: Course, network: Network, selves: list[Network], number: int
    ) -> None:
        players = PLAYERS[number % len(PLAYERS)]
        self.rng = rng = np.random.default_rng([course.seed, number])
        self.course, self.network = course, network
        self.old_self = selves[int(rng.integers(len(selves)))] if selves else network
        cards = cards_of("2019", players)
        deals = deal(cards.box, course.tables, rng)
        deals.first[:] = 0
        self.tables = QeTables(players, course.tables, deals=deals)
        luck = SharedLuck(int(rng.integers(2**31)), course.tables)
        crowd = Crowd(cards, 0, deals.nations, deals.tiles, deals.tokens, luck)
        self.memory = PriceMemory(crowd)
        self.chairs = draw_chairs(course.guests, players, course.tables, rng)
        alike = (self.chairs == STYLE).sum(0) == players - 1
        self.styles = DrawnStyles(course.guests, players, course.tables, rng, alike)
        tempers = np.array([np.ones(BIDS), *TILTS.values()])
        self.tilts = tempers[rng.integers(len(tempers), size=self.chairs.shape)]
        """What those like itself do more often or more rarely: they have temperaments."""
        self.made: list[tuple[Floats, Numbers, Numbers, Floats, Numbers, Numbers]] = []

    def play(self) -> Samples:
        """All sales of all tables, and what every bid of the scholar has led to."""
        tables, memory = self.tables, self.memory
        for sale in range(tables.box.sales):
            memory.crowd.turn_up()
            while tables.sale == sale and tables.asked.any():
                tables.step(self.answers())
            memory.settle(tables.bids.astype(float), tables.winners_of_sales[sale])
        seen, sensible, kinds, likely, seats, at = (
            np.concatenate(part) for part in zip(*self.made, strict=True)
        )
        return Samples(seen, sensible, kinds, likely, self.earned()[seats, at])

    def answers(self) -> Numbers:
        """To what the tables ask. Who looks is left to the crowd."""
        tables, auctioneer = self.tables, self.memory.crowd.auctioneer
        if tables.question == "rebid":
            return self.rebids()
        answers = np.zeros(tables.bids.shape, np.int64)
        if tables.question != "look":
            opens = tables.question == "open"
            seats = [s for s in range(tables.players) if (s == auctioneer) == opens]
            open_bid = tables.open_bid.astype(float) if tables.question == "secret" else None
            answers[seats] = self.bids(seats, open_bid)
        return answers

    def bids(self, seats: list[int], open_bid: Numbers | None) -> Numbers:
        sight, chairs = Sight(self.memory, seats, open_bid), self.chairs[seats]
        shape = chairs.shape
        bids, sensible = sight.bids(self.rng.random(shape))
        kinds = np.zeros(shape, np.int64)
        for who, network in ((SCHOLAR, self.network), (OLD_SELF, self.old_self)):
            theirs = chairs == who
            seen, able = sight.features[:, theirs].T, sensible[:, theirs].T
            likely = network.chances(seen, able)
            if who == OLD_SELF:
                likely = likely * self.tilts[seats][theirs]
            drawn = draw(likely, self.rng)
            kinds[theirs] = drawn
            if who == SCHOLAR:
                seat, table = np.nonzero(theirs)
                chance = likely[np.arange(drawn.size), drawn]
                self.made.append((seen, able, drawn, chance, np.array(seats)[seat], table))
        own = np.take_along_axis(bids, kinds[None], 0)[0]
        reckoners = Prospect(self.memory.crowd, seats, open_bid).draw()
        styles = self.styles.bids(sight, self.memory.measure[seats])
        made = np.where(chairs == RECKONER, reckoners, np.where(chairs == STYLE, styles, own))
        made = np.clip(
            np.floor(made), 1.0 if open_bid is None and not sight.blind else 0.0, HIGHEST
        )
        return made if open_bid is None else made + (made == open_bid)

    def rebids(self) -> Numbers:
        """Some who have tied go further."""
        bids, rng = self.tables.bids, self.rng
        further = np.floor(bids * (1.0 + 0.3 * rng.random(bids.shape))) + 1.0
        made = np.where(rng.random(bids.shape) < 0.7, further, bids)
        made = np.minimum(made, HIGHEST)
        legal: Numbers = (made + (made == self.tables.open_bid)).astype(np.int64)
        return legal

    def earned(self) -> Numbers:
        """What the game was worth to each seat."""
        course, tables = self.course, self.tables
        out, better = tables.points()["out"], tables.places()
        won = (better == 0) & ~out
        share = won / np.maximum(won.sum(0), 1)
        ahead = 1.0 - better / (tables.players - 1)
        ahead = np.where(out, 0.0, ahead)
        worth: Numbers = course.win * share + course.ahead * ahead - course.out * out
        return worth.astype(np.float32)


def draw(likely: Floats, rng: np.random.Generator) -> Numbers:
    """A kind for each row, as likely as it says."""
    summed = likely.cumsum(1)
    drawn: Numbers = np.argmax(summed > rng.random((len(likely), 1)) * summed[:, -1:], axis=1)
    return drawn


def network_of(weights: list[Floats]) -> Network:
    """Without the output that says what is to be expected."""
    *layers, (last, biases) = [
        (layer.copy(), biases.copy())
        for layer, biases in zip(weights[::2], weights[1::2], strict=True)
    ]
    return Network((*layers, (last[:, :BIDS], biases[:BIDS])))


class School:
    """The weights, and one output more that says what is to be expected; they learn by Adam."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.rng = rng = np.random.default_rng(course.seed)
        sizes = (FEATURES, *course.hidden, BIDS + 1)
        self.weights: list[Floats] = []
        for before, size in pairwise(sizes):
            scale = np.sqrt(2.0 / before) * (0.1 if size == BIDS + 1 else 1.0)
            self.weights.append((rng.standard_normal((before, size)) * scale).astype(np.float32))
            self.weights.append(np.zeros(size, np.float32))
        self.moments = [(np.zeros_like(each), np.zeros_like(each)) for each in self.weights]
        self.steps = 0
        self.selves: list[Network] = []
        self.averaged = 0
        self.average = [each.copy() for each in self.weights]

    @property
    def network(self) -> Network:
        """As it is now."""
        return network_of(self.weights)

    @property
    def settled(self) -> Network:
        """As it was on average lately."""
        return network_of(self.average if self.averaged else self.weights)

    def keep_self(self) -> None:
        """As it is now it will be met again; of those before, any one is forgotten in the end."""
        self.selves.append(self.network)
        if len(self.selves) > self.course.selves:
            self.selves.pop(int(self.rng.integers(len(self.selves) - 1)))

    def learn(self, samples: Samples, part: float) -> None:
        """`part` of the course is over."""
        course, number = self.course, len(samples.kinds)
        rate, habit = (first + (last - first) * part for first, last in (course.rate, course.habit))
        expected = np.concatenate(
            [
                self._outputs(samples.seen[start : start + 8192])[-1][:, BIDS]
                for start in range(0, number, 8192)
            ]
        )
        lead = samples.earned - expected
        lead = (lead - lead.mean()) / (lead.std() + 1e-6)
        for _ in range(course.rounds):
            order = self.rng.permutation(number)
            for start in range(0, number, course.batch):
                some = order[start : start + course.batch]
                self._step(samples, some, lead[some], rate, habit)
        if part >= course.settled:
            self.averaged += 1
            for average, now in zip(self.average, self.weights, strict=True):
                average += (now - average) / self.averaged

    def _outputs(self, seen: Floats) -> list[Floats]:
        outputs = [seen]
        last = len(self.weights) - 2
        for number in range(0, len(self.weights), 2):
            signal = outputs[-1] @ self.weights[number] + self.weights[number + 1]
            outputs.append(signal if number == last else np.maximum(signal, 0.0))
        return outputs

    def _step(
        self, samples: Samples, some: Numbers, lead: Floats, rate: float, habit: float
    ) -> None:
        outputs = self._outputs(samples.seen[some])
        sensible, kinds, rows = samples.sensible[some], samples.kinds[some], np.arange(some.size)
        likely = chances(outputs[-1][:, :BIDS], sensible)
        ratio = likely[rows, kinds] / samples.chances[some]
        near = np.where(lead > 0, ratio < 1 + self.course.clip, ratio > 1 - self.course.clip)
        pull = (near * ratio * lead)[:, None]
        slope = np.empty_like(outputs[-1])
        done = np.zeros_like(likely)
        done[rows, kinds] = 1.0
        opens = samples.seen[some, OPENS, None] > 0
        usual = sensible * np.where(opens, USUAL_OPENINGS, USUAL_ANSWERS)
        usual = usual / usual.sum(1, keepdims=True)
        unusual = np.log(np.maximum(likely, 1e-8) / np.maximum(usual, 1e-8))
        strange = (likely * unusual).sum(1, keepdims=True)
        slope[:, :BIDS] = -pull * (done - likely) + habit * likely * (unusual - strange)
        slope[:, BIDS] = outputs[-1][:, BIDS] - samples.earned[some]
        slope /= some.size
        self.steps += 1
        for number in reversed(range(0, len(self.weights), 2)):
            before = outputs[number // 2]
            slopes = (before.T @ slope, slope.sum(0))
            if number:
                slope = (slope @ self.weights[number].T) * (before > 0)
            for offset, each in enumerate(slopes):
                first, second = self.moments[number + offset]
                first += 0.1 * (each - first)
                second += 0.001 * (each**2 - second)
                size = np.sqrt(second / (1.0 - 0.999**self.steps)) + 1e-8
                self.weights[number + offset] -= rate * (first / (1.0 - 0.9**self.steps)) / size


def ahead_of(course: Course, network: Network, level: str, number: int) -> float:
    """One game on a chair among bots of a level: the share of them that it leaves behind."""
    scholar, other = Scholar(network), bots.find(level, "qe")
    rng = Random(f"{course.seed} {level} {number}")
    players = 3 + number % 3
    play: Play = games.new("qe", players, seed=f"{course.seed} exam {number}")
    own = number // 3 % players
    while not play.over:
        for seat in play.waiting:
            decide = scholar.decide if seat == own else other
            view, choice = play.known(seat), play.choice(seat)
            play.submit(seat, decide(view, choice, rng))
    return (rank(play)[own] + 1) / 2


def train(
    course: Course,
    lessons: int,
    *,
    exam_games: int = 40,
    exams: int = 5,
    executor: Executor | None = None,
) -> Iterator[tuple[Network, Progress]]:
    """Play and learn for so many lessons; says what came of it now and then."""
    from threadpoolctl import threadpool_limits

    # So small a network loses more by being shared among processors than it gains.
    with threadpool_limits(1):
        yield from _train(course, lessons, exam_games, exams, executor)


def _train(
    course: Course, lessons: int, exam_games: int, exams: int, executor: Executor | None
) -> Iterator[tuple[Network, Progress]]:
    school, progress = School(course), Progress()
    spent = 0.0
    due = {round(number * lessons / (exams - 1)) for number in range(exams)}
    for lesson in range(lessons + 1):
        if lesson in due:
            sit_exam(course, school.settled, progress, exam_games, executor)
            progress.games.append(lesson * course.games)
            progress.seconds.append(round(spent, 1))
            yield school.settled, progress
        if lesson == lessons:
            return
        started = time.process_time()
        if lesson and lesson % course.selves_every == 0:
            school.keep_self()
        play = partial(play_hall, course, school.network, school.selves)
        halls = range(lesson * course.halls, (lesson + 1) * course.halls)
        played = list(run_all(executor, play, halls, 1))
        school.learn(Samples.joined(played), lesson / lessons)
        spent += time.process_time() - started


def sit_exam(
    course: Course, network: Network, progress: Progress, number: int, executor: Executor | None
) -> None:
    for level in OPPONENTS:
        play = partial(ahead_of, course, network, level)
        shares = list(run_all(executor, play, range(number), 8))
        progress.ahead.setdefault(level, []).append(sum(shares) / number)


@click.command()
@click.option("--lessons", default=2000, show_default=True, type=click.IntRange(1))
@click.option("--exam", "exam_games", default=45, show_default=True, type=click.IntRange(1))
@click.option("--exams", default=5, show_default=True, type=click.IntRange(2))
@click.option("--seed", default=1, show_default=True)
@click.option("--processes", default=1, show_default=True, type=click.IntRange(1))
@click.option("--cluster", metavar="ADDRESS", help="ray://HOST:PORT or dask://HOST:PORT.")
@click.option("--out", default="scholar.npz", show_default=True, metavar="FILE")
@click.option("--plot", metavar="FILE", help="Its rise as SVG (needs spielgeld[plots]).")
@click.option("--json", "figures", metavar="FILE", help="Its rise as JSON.")
def main(
    lessons: int,
    exam_games: int,
    exams: int,
    seed: int,
    processes: int,
    cluster: str | None,
    out: str,
    plot: str | None,
    figures: str | None,
) -> None:
    """Let a network play QE against itself and others, and keep it in FILE."""
    course = Course(seed=seed)
    with executor_for(processes, cluster) as (executor, _):
        for network, progress in train(
            course, lessons, exam_games=exam_games, exams=exams, executor=executor
        ):
            network.save(out)
            shares = ", ".join(f"{name} {ahead[-1]:.0%}" for name, ahead in progress.ahead.items())
            click.echo(f"{progress.games[-1]:6} games, {progress.seconds[-1]:4.0f} s: {shares}")
            if figures is not None:
                Path(figures).write_text(json.dumps(vars(progress)) + "\n", encoding="utf-8")
            if plot is not None:
                plots.draw_rise(progress.games, progress.ahead, plot)


if __name__ == "__main__":
    main()
